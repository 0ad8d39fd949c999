"""Tell a recorded match to one listener again, from any step on."""

from __future__ import annotations

from dataclasses import replace

from audiowar.announce.listener import Listener, NarratedStep
from audiowar.archive.compressed_list import PackedList
from audiowar.archive.recorded_view import RecordedView

COPY_INTERVAL = 64
"""Steps between two kept copies of the listener, and so the most that one jump hears again."""


class Retelling:
    """A recorded match as it is told to a seat, or with nothing hidden to nobody's."""

    def __init__(self, view: RecordedView, remarks: str, order: str) -> None:
        """Hear the whole match once. `remarks` and `order` are the player's settings."""
        self._recorded = view.recorded
        self._viewer = view.viewer
        self._remarks, self._order = remarks, order
        self._copies: PackedList[Listener] = PackedList()
        """The listener before every COPY_INTERVAL-th step."""
        self.listener = Listener(view)
        """The listener after the step told last."""
        for index in range(len(view.recorded)):
            if index % COPY_INTERVAL == 0:
                self._forget_tricks()
                self._copies.append(self.listener)
            told = self.listener.narrate_in_order(
                self._recorded.known_events(index, self._viewer), remarks
            )
        self._last, self._told = len(view.recorded) - 1, told

    def tell(self, index: int) -> NarratedStep:
        """Return what was told at a step, and let `listener` know what it knew then."""
        if index != self._last:
            first = self._last + 1
            if not first <= index < first + COPY_INTERVAL:
                first = index - index % COPY_INTERVAL
                self.listener = self._copies[index // COPY_INTERVAL]
            for step in range(first, index + 1):
                self._told = self.listener.narrate_in_order(
                    self._recorded.known_events(step, self._viewer), self._remarks
                )
            self._last = index
        lines = self.listener.narrator.arrange_lines(self._told.lines, self._order)
        return replace(self._told, lines=tuple(lines))

    def _forget_tricks(self) -> None:
        """Let the listener forget the finished tricks, which nothing tells again from it."""
        self.listener.events, self.listener.trick_lines = [], []
