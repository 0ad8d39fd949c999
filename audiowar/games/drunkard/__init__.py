"""The game Drunkard: its rules, wording and bots."""
