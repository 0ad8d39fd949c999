"""What opponents say by the way: chosen from what everybody saw, the seed and their characters.

A remark is no event: it is found again from the same events and the same seed, so that a game
that is played back hears the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from audiowar.rules import events as ev

from .line import Line
from .occasions import OCCASIONS, Watch, Weight
from .scene import Found, taken
from .sizes import size
from .telling import telling

_T = TypeVar("_T")

SETTINGS = ("off", "seldom", "often")
"""How much opponents remark, least first."""
USUAL = "seldom"

GROUPS: Mapping[str, str] = {
    "random": "beginner",
    "dreamer": "beginner",
    "amateur": "beginner",
    "beginner": "beginner",
    "gambler": "gambler",
    "counter": "scholar",
    "d1": "scholar",
    "sel1": "scholar",
    "professor": "scholar",
}
"""In which manner a character speaks; all others speak plainly."""
PLAIN = "plain"
MANNERS = (PLAIN, "beginner", "gambler", "scholar")
PLAINLY = frozenset(("spared", "stole", "robbed", "blocked", "captive", "bet-won", "bet-lost"))
"""Occasions of games without such characters: everybody speaks plainly of them."""
VARIANTS = 3
"""In how many ways each is said."""

CHANCES: Mapping[str, Mapping[Weight, float]] = {
    "seldom": {Weight.END: 1.0, Weight.GREAT: 0.35, Weight.SMALL: 0.0},
    "often": {Weight.END: 1.0, Weight.GREAT: 0.8, Weight.SMALL: 0.4},
}
"""How likely an occasion is spoken of."""
GAPS: Mapping[str, int] = {"seldom": 6, "often": 2}
"""At least so many tricks lie between two remarks, but for the end of the game."""


def message(manner: str, occasion: str, variant: int) -> str:
    """Return the id of a remark; variants count from 1."""
    return f"remark-{manner}-{occasion}-{variant}"


def manner_of(character: str, occasion: str) -> str:
    """Return in which manner a character speaks of an occasion."""
    return PLAIN if occasion in PLAINLY else GROUPS.get(character, PLAIN)


class Remarks:
    """Chooses what the opponents of one game remark, step by step from its beginning.

    `names` has every seat; `characters` the bots among them, by seat.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        characters: Mapping[ev.Seat, str],
        viewer: ev.Seat | None,
        seed: int,
    ) -> None:
        self._names = names
        self._characters = characters
        self._seed = seed
        self._watch = Watch(game, viewer, len(names))
        self._plays = telling(game).plays
        self._number = 0
        """How many events have happened."""
        self._tricks = 0
        """Tricks since the last remark."""
        self._made: Counter[tuple[str, str]] = Counter()
        """How often each manner has spoken of an occasion."""

    def step(self, events: Sequence[ev.Event], setting: str) -> Line | None:
        """Return the remark about a step, projected for the viewer, or None."""
        found = [one for one in self._watch.step(events) if one[1] in self._characters]
        self._number += len(events)
        self._tricks += any(isinstance(event, self._plays) for event in events)
        chosen = self._choose(found, setting) if found and setting in CHANCES else None
        if chosen is None:
            return None
        self._tricks = 0
        take = taken(events)
        count = {} if take is None else {"count": size(take.cards)}
        occasion, seat = chosen
        return Line(
            "remark",
            {"player": self._names[seat], "remark": Line(self._words(occasion, seat), count)},
        )

    def _choose(self, found: Sequence[Found], setting: str) -> Found | None:
        """Choose an occasion and who speaks, or silence."""
        weight = max(OCCASIONS[occasion] for occasion, _ in found)
        if weight < Weight.END and self._tricks < GAPS[setting]:
            return None
        if self._draw("speak") >= CHANCES[setting][weight]:
            return None
        heavy = [occasion for occasion, _ in found if OCCASIONS[occasion] == weight]
        occasion = self._one_of(list(dict.fromkeys(heavy)), "occasion")
        return occasion, self._one_of([s for what, s in found if what == occasion], "seat")

    def _words(self, occasion: str, seat: ev.Seat) -> str:
        """Return the id of the next variant; all are used before one comes again."""
        manner = manner_of(self._characters[seat], occasion)
        first = int(draw(self._seed, manner, occasion) * VARIANTS)
        variant = (first + self._made[manner, occasion]) % VARIANTS + 1
        self._made[manner, occasion] += 1
        return message(manner, occasion, variant)

    def _one_of(self, options: Sequence[_T], what: str) -> _T:
        return options[int(self._draw(what) * len(options))]

    def _draw(self, what: str) -> float:
        return draw(self._seed, str(self._number), what)


def draw(seed: int, *what: str) -> float:
    """Return a number from 0 to 1 that follows from the seed and the words alone."""
    return Random(":".join((str(seed), *what))).random()
