"""The game Scientific War: its rules, wording and bots."""
