"""Narrate any step of a recorded match, without narrating all steps before it again."""

from __future__ import annotations

from dataclasses import replace

from audiowar.announce.listener import Listener, NarratedStep
from audiowar.archive.compressed_list import CompressedList
from audiowar.archive.recorded_view import RecordedView

COPY_INTERVAL = 64
"""The number of steps after which a copy of the listener is stored."""


class RecordedMatchNarrator:
    """Narrates the steps of a recorded match to a seat, or with all cards open."""

    def __init__(self, view: RecordedView, remarks: str, order: str) -> None:
        """Narrate the whole match once. `remarks` and `order` are the player's settings."""
        self._recorded = view.recorded
        self._viewer = view.viewer
        self._remarks, self._order = remarks, order
        self._copies: CompressedList[Listener] = CompressedList()
        """A copy of the listener as it was before every COPY_INTERVAL-th step."""
        self.listener = Listener(view)
        """The listener as it is after the step that was narrated last."""
        for index in range(len(view.recorded)):
            if index % COPY_INTERVAL == 0:
                self._forget_tricks()
                self._copies.append(self.listener)
            told = self.listener.narrate_in_event_order(
                self._recorded.events_known_to(index, self._viewer), remarks
            )
        self._last, self._told = len(view.recorded) - 1, told

    def narrate_step(self, index: int) -> NarratedStep:
        """Return the narration of the step at `index`, and set `listener` to its state after it."""
        if index != self._last:
            first = self._last + 1
            if not first <= index < first + COPY_INTERVAL:
                first = index - index % COPY_INTERVAL
                self.listener = self._copies[index // COPY_INTERVAL]
            for step in range(first, index + 1):
                self._told = self.listener.narrate_in_event_order(
                    self._recorded.events_known_to(step, self._viewer), self._remarks
                )
            self._last = index
        lines = self.listener.narrator.arrange_lines(self._told.lines, self._order)
        return replace(self._told, lines=tuple(lines))

    def _forget_tricks(self) -> None:
        """Delete what the listener keeps of finished tricks. The recorded match has it too."""
        self.listener.events, self.listener.trick_lines = [], []
