"""The game Război: its rules, wording and bots."""
