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
from .room import OPEN, OVER, PLAYING, Room

PAGE_LENGTH: Final = 100
"""Tables in a list."""
WAITING, TO_JOIN, TO_WATCH = range(3)
"""How a table is ranked."""
ListPosition: TypeAlias = "tuple[int, int]"
"""Where a table stands in a list: its rank, and how many were opened before, below zero."""


class ListingKey(NamedTuple):
    """What the tables of a shelf have in common."""

    rank: int
    game: str
    language: str
    free: int


@dataclass(frozen=True)
class TableFilter:
    """What somebody looks for."""

    game: str = ""
    language: str = ""
    free: int = 0
    """How many seats must be free."""
    after: ListPosition | None = None
    """Where the list goes on, None for its beginning."""

    def matches(self, game: str, language: str, free: int) -> bool:
        """Tell whether a table is such a one."""
        return self.game in ("", game) and self.language in ("", language) and free >= self.free


class TableIndex:
    """The tables that are open to all."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: dict[Room, int] = {}
        """How many tables were listed before."""
        self._rooms: dict[int, Room] = {}
        self._keys: dict[Room, ListingKey] = {}
        self._numbers_by_key: dict[ListingKey, list[int]] = {}
        self._summaries: dict[Room, orjson.Fragment] = {}
        """What is said of a table in short, as it was said last."""

    def update(self, room: Room) -> None:
        """Note what a table is like now."""
        self._summaries.pop(room, None)
        shelf = listing_key(room)
        if shelf == self._keys.get(room):
            return
        self._remove_key(room)
        if shelf is not None:
            self._add(room, shelf)

    def _add(self, room: Room, shelf: ListingKey) -> None:
        if room not in self._numbers:
            self._count += 1
            self._numbers[room] = self._count
        number = self._numbers[room]
        self._rooms[number], self._keys[room] = room, shelf
        insort(self._numbers_by_key.setdefault(shelf, []), number)

    def _remove_key(self, room: Room) -> None:
        shelf = self._keys.pop(room, None)
        if shelf is None:
            return
        number = self._numbers[room]
        numbers = self._numbers_by_key[shelf]
        del numbers[bisect_left(numbers, number)], self._rooms[number]
        if not numbers:
            del self._numbers_by_key[shelf]

    def remove(self, room: Room) -> None:
        """Forget a table."""
        self._remove_key(room)
        self._summaries.pop(room, None)
        self._numbers.pop(room, None)

    def iter_positions(self, wanted: TableFilter) -> Iterator[ListPosition]:
        """Yield where the tables stand that somebody looks for, in their order."""
        for rank in (WAITING, TO_JOIN, TO_WATCH):
            if wanted.after is not None and rank < wanted.after[0]:
                continue
            fitting = [
                self._positions_of_key(shelf, wanted.after)
                for shelf in self._numbers_by_key
                if shelf.rank == rank and wanted.matches(*shelf[1:])
            ]
            yield from merge(*fitting)

    def _positions_of_key(
        self, shelf: ListingKey, after: ListPosition | None
    ) -> Iterator[ListPosition]:
        numbers = self._numbers_by_key[shelf]
        end = len(numbers)
        if after is not None and after[0] == shelf.rank:
            end = bisect_left(numbers, -after[1])
        return ((shelf.rank, -numbers[index]) for index in range(end - 1, -1, -1))

    def page(
        self, wanted: TableFilter, count: int = PAGE_LENGTH
    ) -> tuple[list[tuple[int, Any]], str]:
        """Return so many tables with their ranks, and where the list goes on; "" at its end."""
        spots = list(islice(self.iter_positions(wanted), count + 1))
        more = format_position(spots[count - 1]) if len(spots) > count else ""
        found = [(rank, self._summary_json(self._rooms[-number])) for rank, number in spots[:count]]
        return found, more

    def _summary_json(self, room: Room) -> orjson.Fragment:
        said = self._summaries.get(room)
        if said is None:
            said = self._summaries[room] = orjson.Fragment(orjson.dumps(summarize_room(room)))
        return said


def listing_key(room: Room) -> ListingKey | None:
    """Return on which shelf a table stands; None for one that is not open to all."""
    if not room.settings.open or room.seats.locked or room.state not in (OPEN, PLAYING):
        return None
    said = summarize_room(room)
    return ListingKey(rank_of_summary(said), said["game"], said["lang"], said["free"])


def rank_of_summary(said: Frame) -> int:
    """Return the rank of a table of which something was said in short."""
    if not said["free"]:
        return TO_WATCH
    return TO_JOIN if said["playing"] else WAITING


def summary_matches(said: Frame, wanted: TableFilter) -> bool:
    """Tell whether a table of which something was said in short is looked for."""
    return wanted.matches(said["game"], said.get("lang", ""), said["free"])


def summarize_room(room: Room) -> Frame:
    """Say in short what goes on at a table."""
    return {
        "table": room.ident,
        "game": room.settings.game,
        "options": dict(room.settings.options),
        "players": room.settings.players,
        "free": len(room.seats.list_free()),
        "names": [holder.name for holder in room.seats.holders.values()],
        "playing": room.state in (PLAYING, OVER),
        "lang": room.language,
    }


def format_position(spot: ListPosition) -> str:
    """Return a spot as a text."""
    return f"{spot[0]}.{-spot[1]}"


def parse_position(text: str) -> ListPosition:
    """Read such a text. Raises ValueError."""
    rank, number = text.split(".")
    if len(text) > 20 or not (rank.isascii() and number.isascii()):
        raise ValueError(text)
    return int(rank), -int(number)
