"""The index of open tables, searched by game, language and free seats.

Tables that wait for people come first, then those where a bot's seat is free, then those that can
only be watched; newest first in each group. The cost of a list does not depend on the number of
tables: equal tables are in one group, in the order in which they were opened.
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
"""The most tables in one list."""
RANK_WAITING, TO_JOIN, TO_WATCH = range(3)
"""The ranks of tables."""
ListPosition: TypeAlias = "tuple[int, int]"
"""The position of a table in a list: its rank and its negated number."""


class GroupKey(NamedTuple):
    """The properties that all tables of a group share."""

    rank: int
    game: str
    language: str
    free_seats: int


@dataclass(frozen=True)
class TableFilter:
    """The properties that a client looks for."""

    game: str = ""
    language: str = ""
    min_free_seats: int = 0
    """The minimum number of free seats."""
    after: ListPosition | None = None
    """The position after which the list continues; None for its beginning."""

    def matches(self, game: str, language: str, free_seats: int) -> bool:
        """Return whether a table has the properties."""
        return (
            self.game in ("", game)
            and self.language in ("", language)
            and free_seats >= self.min_free_seats
        )


class TableIndex:
    """The open tables."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: dict[Room, int] = {}
        """The number of each table in the order of opening."""
        self._rooms: dict[int, Room] = {}
        self._group_keys: dict[Room, GroupKey] = {}
        self._numbers_by_group: dict[GroupKey, list[int]] = {}
        self._summaries: dict[Room, orjson.Fragment] = {}
        """The last summary of each table."""

    def add_or_update(self, room: Room) -> None:
        """Note a new or changed table."""
        self._summaries.pop(room, None)
        shelf = group_key(room)
        if shelf == self._group_keys.get(room):
            return
        self._remove_from_group(room)
        if shelf is not None:
            self._add(room, shelf)

    def _add(self, room: Room, shelf: GroupKey) -> None:
        if room not in self._numbers:
            self._count += 1
            self._numbers[room] = self._count
        number = self._numbers[room]
        self._rooms[number], self._group_keys[room] = room, shelf
        insort(self._numbers_by_group.setdefault(shelf, []), number)

    def _remove_from_group(self, room: Room) -> None:
        shelf = self._group_keys.pop(room, None)
        if shelf is None:
            return
        number = self._numbers[room]
        numbers = self._numbers_by_group[shelf]
        del numbers[bisect_left(numbers, number)], self._rooms[number]
        if not numbers:
            del self._numbers_by_group[shelf]

    def remove(self, room: Room) -> None:
        """Remove a table."""
        self._remove_from_group(room)
        self._summaries.pop(room, None)
        self._numbers.pop(room, None)

    def iter_positions(self, table_filter: TableFilter) -> Iterator[ListPosition]:
        """Yield the positions of matching tables in order."""
        for rank in (RANK_WAITING, TO_JOIN, TO_WATCH):
            if table_filter.after is not None and rank < table_filter.after[0]:
                continue
            fitting = [
                self._positions_of_key(shelf, table_filter.after)
                for shelf in self._numbers_by_group
                if shelf.rank == rank and table_filter.matches(*shelf[1:])
            ]
            yield from merge(*fitting)

    def _positions_of_key(
        self, shelf: GroupKey, after: ListPosition | None
    ) -> Iterator[ListPosition]:
        numbers = self._numbers_by_group[shelf]
        end = len(numbers)
        if after is not None and after[0] == shelf.rank:
            end = bisect_left(numbers, -after[1])
        return ((shelf.rank, -numbers[index]) for index in range(end - 1, -1, -1))

    def find_page(
        self, table_filter: TableFilter, count: int = PAGE_LENGTH
    ) -> tuple[list[tuple[int, Any]], str]:
        """Return matching tables with their ranks, and the position of the next page.

        The position is "" at the end.
        """
        spots = list(islice(self.iter_positions(table_filter), count + 1))
        more = format_position(spots[count - 1]) if len(spots) > count else ""
        found = [(rank, self._summary_json(self._rooms[-number])) for rank, number in spots[:count]]
        return found, more

    def _summary_json(self, room: Room) -> orjson.Fragment:
        said = self._summaries.get(room)
        if said is None:
            said = self._summaries[room] = orjson.Fragment(orjson.dumps(summarize_room(room)))
        return said


def group_key(room: Room) -> GroupKey | None:
    """Return the group of a table, None if it is not open to all."""
    if not room.settings.open or room.seats.locked or room.state not in (OPEN, PLAYING):
        return None
    said = summarize_room(room)
    return GroupKey(rank_of_summary(said), said["game"], said["lang"], said["free"])


def rank_of_summary(summary: Frame) -> int:
    """Return the rank of a table from its summary."""
    if not summary["free"]:
        return TO_WATCH
    return TO_JOIN if summary["playing"] else RANK_WAITING


def summary_matches(summary: Frame, table_filter: TableFilter) -> bool:
    """Return whether a summary matches a filter."""
    return table_filter.matches(summary["game"], summary.get("lang", ""), summary["free"])


def summarize_room(room: Room) -> Frame:
    """Return the summary of a table."""
    return {
        "table": room.ident,
        "game": room.settings.game,
        "options": dict(room.settings.options),
        "players": room.settings.players,
        "free": len(room.seats.list_free_seats()),
        "names": [holder.name for holder in room.seats.holders.values()],
        "playing": room.state in (PLAYING, OVER),
        "lang": room.language,
    }


def format_position(position: ListPosition) -> str:
    """Return a position as text."""
    return f"{position[0]}.{-position[1]}"


def parse_position(text: str) -> ListPosition:
    """Parse a position. Raises ValueError."""
    rank, number = text.split(".")
    if len(text) > 20 or not (rank.isascii() and number.isascii()):
        raise ValueError(text)
    return int(rank), -int(number)
