"""Turn the events of a step into lines for one listener.

At the normal and full levels of detail, lines are in the order of the events; at the brief level,
the result comes before the cards. `line_order.py` changes the order as the player prefers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card
from audiowar.rules.state import Options

from .announcement import END_MESSAGE_PREFIX
from .game_wording import EventNarrator, get_wording
from .line import NO_LEVEL, Line, Lines
from .line_order import (
    DEFAULT_ORDER_SETTING,
    arrange_lines,
    put_result_first_at_level,
)
from .narrate_shared_events import SHARED_NARRATORS, narrate_own_choice_or_only_sound

RESULT_MESSAGE_PREFIXES = ("event-take", END_MESSAGE_PREFIX)
"""Id prefixes of the messages, shared by all games, that announce a result."""
OUT_MESSAGE_PREFIX = "event-out"
"""Id prefix of messages that say who is out. They are part of the outcome of a trick, too."""
TOO_FEW_CARDS_MESSAGE = "event-put-short"
"""The message about a player with too few cards for a war. It can add that the player is out."""
MERGED_MESSAGES = {
    "event-out": "event-outs",
    "event-out-safe": "event-outs-safe",
    "event-pick-up": "event-pick-ups",
}
"""Ids of messages about one player, with the ids of the messages that replace several of them."""


class Narrator:
    """Narrates one match to one listener, step by step."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        viewer: ev.Seat | None,
    ) -> None:
        self._wording = get_wording(game)
        self._narrators: Mapping[type[ev.Event], EventNarrator] = {
            **SHARED_NARRATORS,
            **self._wording.narrators,
        }
        self._results = (*RESULT_MESSAGE_PREFIXES, *self._wording.result_message_prefixes)
        self._first = (*self._results, *self._wording.running_total_prefixes)
        """Id prefixes of the messages that come first if the result comes first."""
        self._players = len(names)
        self._memory = self._wording.narration_memory_class(game, names, options, viewer)

    def rename_players(self, names: Sequence[str]) -> None:
        """Use new player names."""
        self._memory.names = names

    def narrate_step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines about the events of a step. The events are projected for the viewer."""
        self._memory.begin_step(events)
        lines: list[Line] = []
        for event in events:
            lines += self._tell(event)
        lines += self._memory.narrate_step_end()
        lines += self._memory.describe_unnamed_cards()
        marked = [mark_if_outcome(line, self._results) for line in merge_lines_of_players(lines)]
        return put_result_first_at_level(marked, "brief", marked, self._first)

    def arrange_lines(
        self, lines: Sequence[Line], order: str = DEFAULT_ORDER_SETTING
    ) -> list[Line]:
        """Return the lines of a step in the order that the player's setting asks for."""
        return arrange_lines(lines, self._first, order, self._players)

    def mark_chosen_cards_as_seen(self, cards: Mapping[ev.Seat, Card]) -> None:
        """Note chosen cards that the listener has looked at, so that they are not named again."""
        self._memory.peeked_cards_by_seat = dict(cards)

    def _tell(self, event: ev.Event) -> Lines:
        if isinstance(event, ev.Choose) and isinstance(event.choice, str):
            word = event.choice.partition(":")[0]
            narrators = self._wording.word_narrators
            narrate = narrators.get(word) or narrate_own_choice_or_only_sound
            return narrate(self._memory, event)
        return self._narrators[type(event)](self._memory, event)


def merge_lines_of_players(lines: Sequence[Line]) -> list[Line]:
    """Merge lines that say the same about different players. All sounds are kept."""
    groups: dict[tuple[str, Any], list[int]] = {}
    new_hands = 0
    for index, line in enumerate(lines):
        # Lines about new hands are merged only if nothing else is said between them.
        new_hands += bool(line.levels) and line.message != "event-pick-up"
        if line.message in MERGED_MESSAGES and line.levels and line.args["who"] == "other":
            why = line.args.get("why", new_hands)
            groups.setdefault((line.message, why), []).append(index)
    told = list(lines)
    for (message, why), places in groups.items():
        if len(places) > 1:
            players = [lines[index].args["player"] for index in places]
            args = {"players": players, **({"why": why} if isinstance(why, str) else {})}
            told[places[0]] = replace(lines[places[0]], message=MERGED_MESSAGES[message], args=args)
            for index in places[1:]:
                told[index] = replace(lines[index], levels=NO_LEVEL)
    return told


def mark_if_outcome(line: Line, result_prefixes: tuple[str, ...]) -> Line:
    """Return a line with `is_outcome` and `is_essential` set if it announces an outcome."""
    out = line.message.startswith(OUT_MESSAGE_PREFIX) or (
        line.message == TOO_FEW_CARDS_MESSAGE and line.args["out"]
    )
    mine = out and line.args.get("who") == "you"
    if not (out or line.message.startswith(result_prefixes)):
        return line
    return replace(
        line, is_outcome=True, is_essential=mine or line.message.startswith(END_MESSAGE_PREFIX)
    )
