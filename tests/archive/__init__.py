"""Tests of the archive of games."""
