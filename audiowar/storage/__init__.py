"""Read and write the player's files: saved games, transcripts, settings, locks."""
