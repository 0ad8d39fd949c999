"""Play the sounds of the game: cues, packs of sound files, the cue player and backends."""
