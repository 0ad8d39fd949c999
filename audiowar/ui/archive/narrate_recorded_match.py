"""Narrate any step of a recorded match, and describe the cards of all players."""

from __future__ import annotations

import pickle
from dataclasses import replace

from audiowar.announce import table_queries
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import ListenerNarration, NarratedStep
from audiowar.archive.recorded_match import RecordedMatch, RecordedView
from audiowar.rules.cards import get_card_code

STEPS_BETWEEN_COPIES = 64
"""The number of steps between two stored copies of the listener. To narrate a step, the narrator
begins at the last copy before it."""
PLACE_ARGUMENTS = {"hands": "hand", "stacks": "packet", "piles": "pile"}
"""The message argument for each area in which a player has cards."""


class RecordedMatchNarrator:
    """Narrates the steps of a recorded match, as one seat knew it or with all cards open."""

    def __init__(self, view: RecordedView, remarks: str, order: str) -> None:
        """Narrate the whole match once, to store the copies. `remarks` and `order` are settings."""
        self._recorded = view.recorded
        self._viewer = view.viewer
        self._remarks, self._order = remarks, order
        self._copies: list[bytes] = []
        """A pickled copy of the listener as it was before every STEPS_BETWEEN_COPIES-th step."""
        self.narration = ListenerNarration(view)
        """The listener as it is after the step that was narrated last."""
        for index in range(len(view.recorded)):
            if index % STEPS_BETWEEN_COPIES == 0:
                # To save memory, forget finished tricks. The recorded match contains them too.
                self.narration.events, self.narration.finished_trick_lines = [], []
                self._copies.append(pickle.dumps(self.narration))
            news = self.narration.narrate_in_event_order(
                self._recorded.list_step_events(index, self._viewer), remarks
            )
        self._last, self._told = len(view.recorded) - 1, news

    def narrate_step(self, index: int) -> NarratedStep:
        """Return the narration of a step. After this, `narration` has heard all steps up to it."""
        if index != self._last:
            first = self._last + 1
            if not first <= index < first + STEPS_BETWEEN_COPIES:
                first = index - index % STEPS_BETWEEN_COPIES
                self.narration = pickle.loads(self._copies[index // STEPS_BETWEEN_COPIES])
            for step in range(first, index + 1):
                self._told = self.narration.narrate_in_event_order(
                    self._recorded.list_step_events(step, self._viewer), self._remarks
                )
            self._last = index
        lines = self.narration.narrator.arrange_lines(self._told.lines, self._order)
        return replace(self._told, lines=tuple(lines))


def describe_cards_of_all_players(recorded: RecordedMatch, index: int) -> list[Line]:
    """Return lines with all players' cards after a step: sorted hands, packets and piles."""
    lines = []
    for seat, area, cards in recorded.iter_cards_of_all_seats(index):
        if area == "hands":
            cards = table_queries.sort_hand(recorded.get_view_after_step(index, seat)) or cards
        args = {"player": recorded.names[seat], "place": PLACE_ARGUMENTS[area]}
        lines.append(Line("open-cards", {**args, "cards": list(map(get_card_code, cards))}))
    return lines or [Line("now-no-hand")]
