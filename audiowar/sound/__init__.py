"""Play the sounds of the game: cues, packs of sound files, mixer and backends."""
