"""The game Classic War: its rules and wording."""
