"""The index of tables that everybody may find, searched by game, language and free seats.

Tables that wait for people come first, then those where a bot's seat is free, then those that can
only be watched; the newest ones first. Tables that are alike in this and in what clients search for
form a group, so that the cost of a search does not depend on the number of tables.
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
"""The maximum number of tables on one page of a list."""
RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE = range(3)
"""The ranks of tables in a list: waiting for people, with a bot's seat free, only to be watched."""
ListPosition: TypeAlias = "tuple[int, int]"
"""The position of a table in a list: its rank, and its number negated to put newer ones first."""


class GroupKey(NamedTuple):
    """The properties that all tables of a group share."""

    rank: int
    game: str
    language: str
    free_seats: int


@dataclass(frozen=True)
class TableFilter:
    """The properties of the tables that a client looks for."""

    game: str = ""
    language: str = ""
    min_free_seats: int = 0
    """The number of free seats that a table must have at least."""
    after: ListPosition | None = None
    """The position after which the list continues; None for its beginning."""

    def matches(self, game: str, language: str, free_seats: int) -> bool:
        """Return whether a table with the given properties is one that the client looks for."""
        return (
            self.game in ("", game)
            and self.language in ("", language)
            and free_seats >= self.min_free_seats
        )


class TableIndex:
    """All tables of a server, grouped by rank and by the properties that clients search for."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: dict[Room, int] = {}
        """The number of each table, in the order in which they were opened."""
        self._rooms: dict[int, Room] = {}
        self._group_keys: dict[Room, GroupKey] = {}
        self._numbers_by_group: dict[GroupKey, list[int]] = {}
        self._summaries: dict[Room, orjson.Fragment] = {}
        """The JSON summary of each table that was listed since its last change."""

    def add_or_update(self, room: Room) -> None:
        """Add a new table, or move a changed one to its group."""
        self._summaries.pop(room, None)
        key = group_key(room)
        if key == self._group_keys.get(room):
            return
        self._remove_from_group(room)
        if key is not None:
            self._add(room, key)

    def _add(self, room: Room, key: GroupKey) -> None:
        if room not in self._numbers:
            self._count += 1
            self._numbers[room] = self._count
        number = self._numbers[room]
        self._rooms[number], self._group_keys[room] = room, key
        insort(self._numbers_by_group.setdefault(key, []), number)

    def _remove_from_group(self, room: Room) -> None:
        key = self._group_keys.pop(room, None)
        if key is None:
            return
        number = self._numbers[room]
        numbers = self._numbers_by_group[key]
        del numbers[bisect_left(numbers, number)], self._rooms[number]
        if not numbers:
            del self._numbers_by_group[key]

    def remove(self, room: Room) -> None:
        """Remove a table."""
        self._remove_from_group(room)
        self._summaries.pop(room, None)
        self._numbers.pop(room, None)

    def iter_positions(self, table_filter: TableFilter) -> Iterator[ListPosition]:
        """Yield the positions of matching tables in the order of a list."""
        for rank in (RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE):
            if table_filter.after is not None and rank < table_filter.after[0]:
                continue
            fitting = [
                self._positions_in_group(key, table_filter.after)
                for key in self._numbers_by_group
                if key.rank == rank and table_filter.matches(*key[1:])
            ]
            yield from merge(*fitting)

    def _positions_in_group(
        self, key: GroupKey, after: ListPosition | None
    ) -> Iterator[ListPosition]:
        numbers = self._numbers_by_group[key]
        end = len(numbers)
        if after is not None and after[0] == key.rank:
            end = bisect_left(numbers, -after[1])
        return ((key.rank, -numbers[index]) for index in range(end - 1, -1, -1))

    def find_page(
        self, table_filter: TableFilter, count: int = PAGE_LENGTH
    ) -> tuple[list[tuple[int, Any]], str]:
        """Return one page of a list, and the position after which the next page begins.

        The page has the rank and the summary of each matching table. The position is text, "" at
        the end of the list.
        """
        spots = list(islice(self.iter_positions(table_filter), count + 1))
        more = format_position(spots[count - 1]) if len(spots) > count else ""
        found = [(rank, self._summary_json(self._rooms[-number])) for rank, number in spots[:count]]
        return found, more

    def _summary_json(self, room: Room) -> orjson.Fragment:
        summary = self._summaries.get(room)
        if summary is None:
            summary = self._summaries[room] = orjson.Fragment(orjson.dumps(summarize_room(room)))
        return summary


def group_key(room: Room) -> GroupKey | None:
    """Return the key of a table's group; None if not everybody may find the table."""
    if not room.settings.open or room.seats.locked or room.state not in (OPEN, PLAYING):
        return None
    summary = summarize_room(room)
    return GroupKey(rank_of_summary(summary), summary["game"], summary["lang"], summary["free"])


def rank_of_summary(summary: Frame) -> int:
    """Return the rank of a table in a list, from its summary."""
    if not summary["free"]:
        return RANK_WATCHABLE
    return RANK_JOINABLE if summary["playing"] else RANK_WAITING


def summary_matches(summary: Frame, table_filter: TableFilter) -> bool:
    """Return whether the table of a summary is one that a client looks for."""
    return table_filter.matches(summary["game"], summary.get("lang", ""), summary["free"])


def summarize_room(room: Room) -> Frame:
    """Return the entry of a table in the `tables` frame."""
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
    """Return a position as text, for the `more` field of the `tables` frame."""
    return f"{position[0]}.{-position[1]}"


def parse_position(text: str) -> ListPosition:
    """Parse a text of `format_position`. Raises ValueError."""
    rank, number = text.split(".")
    if len(text) > 20 or not (rank.isascii() and number.isascii()):
        raise ValueError(text)
    return int(rank), -int(number)
