"""The game Drunkard: its rules and wording."""
