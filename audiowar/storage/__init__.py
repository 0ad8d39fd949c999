"""Files of the player: saved games, transcripts, settings, locks."""
