"""The game Armed War: its rules, wording and bots."""
