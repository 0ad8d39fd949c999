"""Bots for Scientific War. They count the played cards and choose at random among good cards."""
