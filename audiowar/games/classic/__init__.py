"""The game Classic War: its rules, wording and bots."""
