"""From an utterance to a voice and a braille line: queue policy, worker, backends."""
