"""Read the index of games in small parts, so that keys are handled in between."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain

from audiowar.archive.game_index import GameIndex, Progress

FIRST_SLICE = 0.15
"""Seconds of the first part, within which most reading is done."""
SLICE = 0.02
"""Seconds of each further part."""


class GameIndexReader:
    """Reads and refreshes the index of the player's games."""

    def __init__(self) -> None:
        self.index = GameIndex()
        self.progress = Progress(0, 0)
        """The progress of refreshing."""
        self._steps: Iterator[Progress] = iter(())
        self.is_reading = False

    def start_reading(self, facts: bool = False) -> None:
        """Begin to read what has changed; with `facts` also the facts of each finished match."""
        later = self.index.refresh_facts() if facts else ()
        self._steps = chain(self.index.refresh(), later)
        self.is_reading = True
        self._read(FIRST_SLICE)

    def read_next_part(self) -> None:
        """Read the next part."""
        self._read(SLICE)

    def _read(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        for progress in self._steps:
            self.progress = progress
            if time.perf_counter() > until:
                return
        self.is_reading = False
