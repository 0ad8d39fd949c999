"""From the events of a step to the lines that tell it to one listener.

At the longer levels of detail the lines stand in the order of the events, which the rules fix: who
played what, revolution, war or joker, who takes how many, who is out, the new powers. The brief
telling begins with the result and then names the cards; `order.py` says when longer ones do too.
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
from .line_order import USUAL, arrange_lines, reorder_brief
from .narrate_cards import CARDS, narrate_silently
from .narrate_ends import ENDS

RESULTS = ("event-take", "event-end")
"""Lines that say a result; games have more."""
LOST = ("event-out",)
"""Lines that say who is out; what becomes of a trick is these and the results."""
SEVERAL = {"event-out": "event-outs", "event-out-safe": "event-outs-safe"}
"""Sentences that are said once for several players, and how."""
NARRATORS: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = {**CARDS, **ENDS}
"""How each kind of event is told that games share."""


class Narrator:
    """Tells the events of one game to one listener, step by step from its beginning.

    `viewer` is the listener's seat, or None for a spectator; `position` is what lay open of
    that of the transcript's header, for games that do not begin with a deal, with the number of
    cards that each `owned`.
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
        self._results = (*RESULTS, *self._wording.result_messages)
        self._first = (*self._results, *self._wording.total_messages)
        """Lines that are said first where the result comes first."""
        self._players = len(names)
        self._tally = self._wording.tally()
        if owned := (position or {}).get("owned"):
            self._tally.begin(dict(enumerate(owned)), position or {})
        self._context = self._wording.context(
            game, names, options, viewer, position or {}, self._tally
        )

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names from now on."""
        self._context.names = names

    def narrate_step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines for the events of one step, already projected for the viewer."""
        self._context.begin_step(events)
        lines: list[Line] = []
        for event in events:
            lines += self._tell(event)
            self._tally.add(event)
        lines += self._context.end_step()
        lines += self._context.name_cards()
        return reorder_brief(mark_outcomes(merge_outs(lines), self._results), self._first)

    def arrange_lines(self, lines: Sequence[Line], order: str = USUAL) -> list[Line]:
        """Return the lines of a step as they are said at once, in the order that is wished."""
        return arrange_lines(lines, self._first, order, self._players)

    def mark_cards_as_seen(self, cards: Mapping[ev.Seat, Card]) -> None:
        """Learn which chosen cards the listener has seen: they need not be told when revealed."""
        self._context.looked_at = dict(cards)

    def _tell(self, event: ev.Event) -> Lines:
        """Tell one event; an answer that is a word, as its game does."""
        if isinstance(event, ev.Choose) and isinstance(event.choice, str):
            word = event.choice.partition(":")[0]
            narrate = self._wording.word_narrators.get(word, narrate_silently)
            return narrate(self._context, event)
        return self._narrators[type(event)](self._context, event)


@cache
def get_narrators(game: str) -> Mapping[type[ev.Event], Callable[[Any, Any], Lines]]:
    """Return how each kind of event is told in a game."""
    return {**NARRATORS, **get_wording(game).narrators}


def merge_outs(lines: Sequence[Line]) -> list[Line]:
    """Tell in one sentence who else goes out for the same reason; each keeps its sound."""
    groups: dict[tuple[str, Any], list[int]] = {}
    for index, line in enumerate(lines):
        if line.message in SEVERAL and line.at and line.args["who"] == "other":
            groups.setdefault((line.message, line.args["why"]), []).append(index)
    told = list(lines)
    for (message, why), places in groups.items():
        if len(places) > 1:
            players = [lines[index].args["player"] for index in places]
            args = {"players": players, "why": why}
            told[places[0]] = replace(lines[places[0]], message=SEVERAL[message], args=args)
            for index in places[1:]:
                told[index] = replace(lines[index], at=NEVER)
    return told


def mark_outcomes(lines: Sequence[Line], results: tuple[str, ...]) -> list[Line]:
    """Mark the lines that tell what became of a trick."""
    marked = (*results, *LOST)
    return [replace(one, outcome=True) if one.message.startswith(marked) else one for one in lines]
