"""The game Steal War: its rules, wording and bots."""
