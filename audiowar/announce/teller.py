"""From the events of a step to the lines that tell it to one listener.

At the longer levels of detail the lines stand in the order of the events, which the rules fix: who
played what, revolution, war or joker, who takes how many, who is out, the new powers. The brief
telling begins with the result and then names the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.rules import events as ev

from .line import BRIEF, Line, Lines
from .situation import Situation
from .told_cards import CARDS, after
from .told_ends import ENDS
from .told_piles import PILES

FIRST = {"event-choose": 0, "event-war": 3, "event-cards": 3}
"""The place of lines in a brief telling, by the beginning of their ids: the own choice, results,
what else happened, the cards that led to it; a war that was fought out at once is among these."""
RESULTS = ("event-take", "event-end", "event-pay", "event-steal", "event-money", "event-round")


class Teller(Situation):
    """Tells the events of one game to one listener, step by step from its beginning."""

    def step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines for the events of one step, already projected for the viewer."""
        self.begin_step(events)
        lines: list[Line] = []
        for event in events:
            lines += TELLERS[type(event)](self, event)
            self.tally.add(event)
        lines += after(self)
        return in_order(lines)


TELLERS: Mapping[type[ev.Event], Callable[[Situation, Any], Lines]] = {**CARDS, **PILES, **ENDS}
"""How each kind of event is told."""


def in_order(lines: Sequence[Line]) -> list[Line]:
    """Put what the brief telling says in its own order before what the longer ones say."""
    brief = sorted((line for line in lines if "brief" in line.at), key=place)
    longer = [replace(one, at=tuple(d for d in one.at if d != "brief")) for one in lines]
    return [
        *(replace(line, cue=None, at=BRIEF) for line in brief),
        *(line for line in longer if line.at or line.cue is not None),
    ]


def place(line: Line) -> int:
    """Return the place of a line in a brief telling."""
    if line.message.startswith(RESULTS) or line.args.get("open") is True:
        return 1
    return next((at for name, at in FIRST.items() if line.message.startswith(name)), 2)
