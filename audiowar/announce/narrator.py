"""Turn the events of a step into lines for one listener.

At the normal and full levels of detail, lines are in the order of the events, which the rules fix:
cards played, revolution, war or joker, cards taken, players out, new powers. At the brief level,
the result comes before the cards. `line_order.py` changes the order as the player prefers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card
from audiowar.rules.state import Options

from .game_wording import get_wording
from .line import NEVER, Line, Lines
from .line_order import USUAL, arrange_lines, put_brief_lines_first
from .narrate_cards import CARD_NARRATORS, narrate_sound_only
from .narrate_outs_and_end import END_NARRATORS

END_MESSAGE = "event-end"
"""Id prefix of messages that announce the end of the match."""
RESULT_MESSAGES = ("event-take", END_MESSAGE)
"""Id prefixes of shared messages that announce a result."""
OUT_MESSAGE = "event-out"
"""Id prefix of messages that say who is out. They are part of the outcome of a trick, too."""
TOO_FEW_MESSAGE = "event-put-short"
"""The message that also says that a player has too few cards for a war."""
MERGED_MESSAGES = {
    "event-out": "event-outs",
    "event-out-safe": "event-outs-safe",
    "event-pick-up": "event-pick-ups",
}
"""Messages about one player, each with the message that replaces several of them."""
NARRATORS: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = {
    **CARD_NARRATORS,
    **END_NARRATORS,
}
"""Narrators of the events that games share."""


class Narrator:
    """Narrates one match to one listener, step by step from its start.

    `viewer` is the listener's seat, or None for a spectator. For games that do not begin with a
    deal, `position` is the public part of the start position, and `owned` the number of cards of
    each seat.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        viewer: ev.Seat | None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self._wording = get_wording(game)
        self._narrators = get_narrators(game)
        self._results = (*RESULT_MESSAGES, *self._wording.result_messages)
        self._first = (*self._results, *self._wording.running_total_messages)
        """Id prefixes of messages that come first where the result comes first."""
        self._players = len(names)
        self._card_counter = self._wording.card_counter()
        if owned := (position or {}).get("owned"):
            self._card_counter.begin(dict(enumerate(owned)), position or {})
        self._context = self._wording.context(
            game, names, options, viewer, position or {}, self._card_counter
        )

    def rename_players(self, names: Sequence[str]) -> None:
        """Use new player names."""
        self._context.names = names

    def narrate_step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines for the events of one step, which must be projected for the viewer."""
        self._context.begin_step(events)
        lines: list[Line] = []
        for event in events:
            lines += self._tell(event)
            self._card_counter.add(event)
        lines += self._context.lines_at_step_end()
        lines += self._context.describe_unnamed_cards()
        return put_brief_lines_first(
            [mark_outcome(line, self._results) for line in merge_lines_of_players(lines)],
            self._first,
        )

    def arrange_lines(self, lines: Sequence[Line], order: str = USUAL) -> list[Line]:
        """Return the lines of a step in the order of the player's setting."""
        return arrange_lines(lines, self._first, order, self._players)

    def mark_cards_as_seen(self, cards: Mapping[ev.Seat, Card]) -> None:
        """Note chosen cards that the listener has looked at, so that they are not named again."""
        self._context.looked_at = dict(cards)

    def _tell(self, event: ev.Event) -> Lines:
        """Yield the lines about one event."""
        if isinstance(event, ev.Choose) and isinstance(event.choice, str):
            word = event.choice.partition(":")[0]
            narrate = self._wording.word_narrators.get(word, narrate_sound_only)
            return narrate(self._context, event)
        return self._narrators[type(event)](self._context, event)


@cache
def get_narrators(game: str) -> Mapping[type[ev.Event], Callable[[Any, Any], Lines]]:
    """Return the narrators of a game by kind of event."""
    return {**NARRATORS, **get_wording(game).narrators}


def merge_lines_of_players(lines: Sequence[Line]) -> list[Line]:
    """Return the lines, with one for several players who do the same. All sounds are kept."""
    groups: dict[tuple[str, Any], list[int]] = {}
    new_hands = 0
    for index, line in enumerate(lines):
        # Lines of new hands are merged only if nothing else is said between them.
        new_hands += bool(line.at) and line.message != "event-pick-up"
        if line.message in MERGED_MESSAGES and line.at and line.args["who"] == "other":
            why = line.args.get("why", new_hands)
            groups.setdefault((line.message, why), []).append(index)
    told = list(lines)
    for (message, why), places in groups.items():
        if len(places) > 1:
            players = [lines[index].args["player"] for index in places]
            args = {"players": players, **({"why": why} if isinstance(why, str) else {})}
            told[places[0]] = replace(lines[places[0]], message=MERGED_MESSAGES[message], args=args)
            for index in places[1:]:
                told[index] = replace(lines[index], at=NEVER)
    return told


def mark_outcome(line: Line, result_prefixes: tuple[str, ...]) -> Line:
    """Return a line with `outcome` and `essential` set if its message announces an outcome."""
    out = line.message.startswith(OUT_MESSAGE) or (
        line.message == TOO_FEW_MESSAGE and line.args["out"]
    )
    mine = out and line.args.get("who") == "you"
    if not (out or line.message.startswith(result_prefixes)):
        return line
    return replace(line, outcome=True, essential=mine or line.message.startswith(END_MESSAGE))
