"""Screens: keys in, announcements out; knows no window."""
