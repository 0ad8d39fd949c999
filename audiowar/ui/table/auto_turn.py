"""Turn cards automatically, and skip to the next choice with a summary of the skipped events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from audiowar.announce.line import Line
from audiowar.rules import events as ev
from audiowar.table.player_view import PlayerView


class AutoTurn:
    """Turns cards automatically, skips to the next choice, and summarizes skipped events."""

    def __init__(self, player_view: PlayerView) -> None:
        self._player_view = player_view
        self._skipped: list[ev.Event] | None = None
        """The events skipped so far; None while nothing is being skipped."""
        self._essential: list[Line] = []
        """Lines about skipped events that are too important to leave out."""
        self._requested = False
        """Whether the player asked to skip; False if the table is skipping by itself."""

    def toggle(self) -> Line | None:
        """Start or stop turning cards automatically. Return a line that says so.

        Return None if the table is not waiting for somebody to turn a card.
        """
        if not is_waiting_for_card_turn(self._player_view):
            return None
        self._player_view.set_auto_turning(not self._player_view.turns_automatically)
        return Line("auto-on" if self._player_view.turns_automatically else "auto-off")

    def skip_to_next_choice(self) -> bool:
        """Skip to the next choice or to the end of the match.

        Return False if the table is not waiting for somebody to turn a card.
        """
        if not is_waiting_for_card_turn(self._player_view):
            return False
        if self._skipped is None:
            self._skipped, self._requested = [], True
        self._player_view.request_fast_forward()
        return True

    def record_if_skipping(self, events: Sequence[ev.Event], lines: Sequence[Line]) -> bool:
        """Return whether steps are being skipped. If so, record this step for the summary."""
        if self._skipped is None and self._player_view.is_fast_forward:
            # All people are out of the game, so the table itself has begun to run without pauses.
            self._skipped, self._requested = [], False
        if self._skipped is None:
            return False
        self._skipped += events
        self._essential += [replace(line, cue=None) for line in lines if line.is_essential]
        return True

    def pop_skipped_summary_lines(self, last_trick_lines: Sequence[Line]) -> list[Line]:
        """Return the summary of skipped events if skipping has just ended; otherwise no lines."""
        if self._skipped is None or self._player_view.is_fast_forward:
            return []
        skipped, self._skipped = self._skipped, None
        essential, self._essential = self._essential, []
        if not self._requested:
            # What the last trick has told before the skipping began is not told again.
            unheard = [(line.message, line.args) for line in essential]
            return [line for line in last_trick_lines if (line.message, line.args) in unheard]
        last_lines = [(line.message, line.args) for line in last_trick_lines]
        missing = [line for line in essential if (line.message, line.args) not in last_lines]
        wars = sum(isinstance(event, ev.War) for event in skipped)
        count = sum(isinstance(event, ev.Take) for event in skipped)
        return [Line("skipped", {"count": count, "wars": wars}), *missing, *last_trick_lines]


def is_waiting_for_card_turn(player_view: PlayerView) -> bool:
    """Return whether the table only waits until somebody turns the next card."""
    view = player_view.view()
    return not view.asked and not view.over
