"""The game Casino War: its rules, wording and bots."""
