"""The tables that are open to all, found by what somebody looks for.

Tables that wait for people come first, then those at which a bot's seat can be taken, then those
that can be looked at; among them the newest first. What a list costs does not depend on how many
tables there are: each kind stands on a shelf of its own, in the order in which they were opened.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from .attendee import Frame
from .room import Room
from .seating import OPEN, OVER, PLAYING

MOST: Final = 100
"""Tables in a list."""
WAITING, TO_JOIN, TO_WATCH = range(3)
"""How a table is ranked."""
Spot: TypeAlias = "tuple[int, int]"
"""Where a table stands in a list: its rank, and how many were opened before, below zero."""


class Shelf(NamedTuple):
    """What the tables of a shelf have in common."""

    rank: int
    game: str
    language: str
    free: int


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for."""

    game: str = ""
    language: str = ""
    free: int = 0
    """How many seats must be free."""
    after: Spot | None = None
    """Where the list goes on, None for its beginning."""

    def fits(self, game: str, language: str, free: int) -> bool:
        """Tell whether a table is such a one."""
        return self.game in ("", game) and self.language in ("", language) and free >= self.free


class Index:
    """The tables that are open to all."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: dict[Room, int] = {}
        """How many tables were listed before."""
        self._rooms: dict[int, Room] = {}
        self._shelf: dict[Room, Shelf] = {}
        self._shelves: dict[Shelf, list[int]] = {}
        self._said: dict[Room, orjson.Fragment] = {}
        """What is said of a table in short, as it was said last."""

    def put(self, room: Room) -> None:
        """Note what a table is like now."""
        self._said.pop(room, None)
        shelf = shelf_of(room)
        if shelf == self._shelf.get(room):
            return
        self._take(room)
        if shelf is not None:
            self._add(room, shelf)

    def _add(self, room: Room, shelf: Shelf) -> None:
        if room not in self._numbers:
            self._count += 1
            self._numbers[room] = self._count
        number = self._numbers[room]
        self._rooms[number], self._shelf[room] = room, shelf
        insort(self._shelves.setdefault(shelf, []), number)

    def _take(self, room: Room) -> None:
        shelf = self._shelf.pop(room, None)
        if shelf is None:
            return
        number = self._numbers[room]
        numbers = self._shelves[shelf]
        del numbers[bisect_left(numbers, number)], self._rooms[number]
        if not numbers:
            del self._shelves[shelf]

    def remove(self, room: Room) -> None:
        """Forget a table."""
        self._take(room)
        self._said.pop(room, None)
        self._numbers.pop(room, None)

    def spots(self, wanted: Wanted) -> Iterator[Spot]:
        """Yield where the tables stand that somebody looks for, in their order."""
        for rank in (WAITING, TO_JOIN, TO_WATCH):
            if wanted.after is not None and rank < wanted.after[0]:
                continue
            fitting = [
                self._standing(shelf, wanted.after)
                for shelf in self._shelves
                if shelf.rank == rank and wanted.fits(*shelf[1:])
            ]
            yield from merge(*fitting)

    def _standing(self, shelf: Shelf, after: Spot | None) -> Iterator[Spot]:
        numbers = self._shelves[shelf]
        end = len(numbers)
        if after is not None and after[0] == shelf.rank:
            end = bisect_left(numbers, -after[1])
        return ((shelf.rank, -numbers[index]) for index in range(end - 1, -1, -1))

    def page(self, wanted: Wanted, count: int = MOST) -> tuple[list[tuple[int, Any]], str]:
        """Return so many tables with their ranks, and where the list goes on; "" at its end."""
        spots = list(islice(self.spots(wanted), count + 1))
        more = written(spots[count - 1]) if len(spots) > count else ""
        found = [(rank, self._short(self._rooms[-number])) for rank, number in spots[:count]]
        return found, more

    def _short(self, room: Room) -> orjson.Fragment:
        said = self._said.get(room)
        if said is None:
            said = self._said[room] = orjson.Fragment(orjson.dumps(summary(room)))
        return said


def shelf_of(room: Room) -> Shelf | None:
    """Return on which shelf a table stands; None for one that is not open to all."""
    if not room.terms.open or room.locked or room.state not in (OPEN, PLAYING):
        return None
    said = summary(room)
    return Shelf(rank_of(said), said["game"], said["lang"], said["free"])


def rank_of(said: Frame) -> int:
    """Return the rank of a table of which something was said in short."""
    if not said["free"]:
        return TO_WATCH
    return TO_JOIN if said["playing"] else WAITING


def fits(said: Frame, wanted: Wanted) -> bool:
    """Tell whether a table of which something was said in short is looked for."""
    return wanted.fits(said["game"], said.get("lang", ""), said["free"])


def summary(room: Room) -> Frame:
    """Say in short what goes on at a table."""
    return {
        "table": room.ident,
        "game": room.terms.game,
        "options": dict(room.terms.options),
        "players": room.terms.players,
        "free": room.seats_free(),
        "names": [sitter.name for sitter in room.sitters.values()],
        "playing": room.state in (PLAYING, OVER),
        "lang": room.language,
    }


def written(spot: Spot) -> str:
    """Return a spot as a text."""
    return f"{spot[0]}.{-spot[1]}"


def spot_of(text: str) -> Spot:
    """Read such a text. Raises ValueError."""
    rank, number = text.split(".")
    if len(text) > 20 or not (rank.isascii() and number.isascii()):
        raise ValueError(text)
    return int(rank), -int(number)
