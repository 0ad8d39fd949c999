"""Bots that remember what they have seen, for the games beside Scientific War."""
