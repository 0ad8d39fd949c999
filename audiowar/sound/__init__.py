"""Sound: cues, packs, mixer and backends."""
