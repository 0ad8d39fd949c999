"""Update the index of games in small parts, so that keys are handled in between."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain

from audiowar.archive.game_index import GameIndex, Progress

FIRST_SLICE_SECONDS = 0.15
"""Seconds for the first part of an update. Usually the whole update needs no more."""
SLICE_SECONDS = 0.02
"""Seconds for each later part of an update."""


class GameIndexUpdater:
    """Brings the index of the player's games up to date with their files, part by part."""

    def __init__(self) -> None:
        self.index = GameIndex()
        self.progress = Progress(0, 0)
        """The progress in reading changed files and, after that, in computing facts of matches."""
        self._steps: Iterator[Progress] = iter(())
        self.is_reading = False

    def begin_reading_changed_files(self, for_statistics: bool = False) -> None:
        """Begin to read the changed files, and read the first part of them now.

        `for_statistics`: after all files are read, also compute the facts for statistics.
        """
        self._steps = self.take_steps(for_statistics)
        self.is_reading = True
        self._read(FIRST_SLICE_SECONDS)

    def take_steps(self, for_statistics: bool = False) -> Iterator[Progress]:
        """Return the steps of an update, which the caller does in place of `read_next_part`."""
        self.is_reading = False
        later = self.index.refresh_facts_with_progress() if for_statistics else ()
        return chain(self.index.refresh_with_progress(), later)

    def read_next_part(self) -> None:
        """Read the next part. Call this while `is_reading` is true; the last part ends that."""
        self._read(SLICE_SECONDS)

    def _read(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        for progress in self._steps:
            self.progress = progress
            if time.perf_counter() > until:
                return
        self.is_reading = False
