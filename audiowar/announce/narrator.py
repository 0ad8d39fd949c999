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

from .game_wording import telling
from .line import NEVER, Line, Lines
from .line_order import USUAL, aloud, brief_first
from .narrate_cards import CARDS, silent
from .narrate_ends import ENDS

RESULTS = ("event-take", "event-end")
"""Lines that say a result; games have more."""
LOST = ("event-out",)
"""Lines that say who is out; what becomes of a trick is these and the results."""
SEVERAL = {"event-out": "event-outs", "event-out-safe": "event-outs-safe"}
"""Sentences that are said once for several players, and how."""
TELLERS: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = {**CARDS, **ENDS}
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
        self._own = telling(game)
        self._tellers = tellers(game)
        self._results = (*RESULTS, *self._own.results)
        self._first = (*self._results, *self._own.sums)
        """Lines that are said first where the result comes first."""
        self._players = len(names)
        self._tally = self._own.tally()
        if owned := (position or {}).get("owned"):
            self._tally.begin(dict(enumerate(owned)), position or {})
        self._table = self._own.table(game, names, options, viewer, position or {}, self._tally)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by these names from now on."""
        self._table.names = names

    def step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines for the events of one step, already projected for the viewer."""
        self._table.begin_step(events)
        lines: list[Line] = []
        for event in events:
            lines += self._tell(event)
            self._tally.add(event)
        lines += self._table.end_step()
        lines += self._table.name_cards()
        return brief_first(outcomes(together(lines), self._results), self._first)

    def aloud(self, lines: Sequence[Line], order: str = USUAL) -> list[Line]:
        """Return the lines of a step as they are said at once, in the order that is wished."""
        return aloud(lines, self._first, order, self._players)

    def knows(self, cards: Mapping[ev.Seat, Card]) -> None:
        """Learn which chosen cards the listener has seen: they need not be told when revealed."""
        self._table.seen = dict(cards)

    def _tell(self, event: ev.Event) -> Lines:
        """Tell one event; an answer that is a word, as its game does."""
        if isinstance(event, ev.Choose) and isinstance(event.choice, str):
            word, _, what = event.choice.partition(":")
            tell = self._own.words.get(word, silent)
            return tell(self._table, event.seat, what)
        return self._tellers[type(event)](self._table, event)


@cache
def tellers(game: str) -> Mapping[type[ev.Event], Callable[[Any, Any], Lines]]:
    """Return how each kind of event is told in a game."""
    return {**TELLERS, **telling(game).tellers}


def together(lines: Sequence[Line]) -> list[Line]:
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


def outcomes(lines: Sequence[Line], results: tuple[str, ...]) -> list[Line]:
    """Mark the lines that tell what became of a trick."""
    marked = (*results, *LOST)
    return [replace(one, outcome=True) if one.message.startswith(marked) else one for one in lines]
