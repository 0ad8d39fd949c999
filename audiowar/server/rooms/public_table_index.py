"""The index of tables that everybody may find, searched by game, language and free seats.

A list is sorted by rank: first tables that wait for people, then those where somebody can replace a
bot, then those that can only be watched. Within a rank, the newest table comes first. Tables with
the same rank, game, language and number of free seats form a group, so that a search does not take
longer when there are more tables.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import count, islice
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from .people import Frame
from .room import OPEN, OVER, PLAYING, Room

PAGE_LENGTH: Final = 100
"""The maximum number of tables on one page of a list."""
RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE = range(3)
"""The ranks of tables: they wait for people, have a bot's seat free, or can only be watched."""
ListPosition: TypeAlias = "tuple[int, int]"
"""The position of a table in a list: its rank, then its number. The newest has the highest."""


class GroupKey(NamedTuple):
    """The properties that all tables of a group share."""

    rank: int
    game: str
    language: str
    free_seats: int


@dataclass(frozen=True)
class TableCriteria:
    """The properties of the tables that a client looks for. A game or language of "" means any."""

    game: str = ""
    language: str = ""
    min_free_seats: int = 0
    after: ListPosition | None = None
    """The position after which the list continues; None for its beginning."""

    def matches(self, game: str, language: str, free_seats: int) -> bool:
        """Return whether a table with the given properties is one that the client looks for."""
        is_match = self.game in ("", game) and self.language in ("", language)
        return is_match and free_seats >= self.min_free_seats

    def matches_summary(self, summary: Frame) -> bool:
        """Return whether the client looks for tables like the one that `summary` describes."""
        return self.matches(summary["game"], summary.get("lang", ""), summary["free"])


class ListedTable(NamedTuple):
    """A table in the index."""

    number: int
    """Tables are numbered in the order in which they were opened."""
    key: GroupKey
    summary: orjson.Fragment


GET_NUMBER = attrgetter("number")


class TableIndex:
    """A server's public tables, grouped by rank and by the properties that clients search for."""

    def __init__(self) -> None:
        self._count = count(1)
        self._numbers: dict[Room, int] = {}
        self._listed: dict[Room, ListedTable] = {}
        self._groups: dict[GroupKey, list[ListedTable]] = {}
        """The listed tables of each group, ordered by number."""

    def add_or_update(self, room: Room) -> None:
        """Add a table, or move it to the group that it belongs to now.

        Remove it if it is no longer listed, for example because its host has locked it.
        """
        self._remove_from_group(room)
        if not room.settings.is_public or room.seats.is_locked or room.state not in (OPEN, PLAYING):
            return
        summary = summarize_room(room)
        key = GroupKey(rank_summary(summary), summary["game"], summary["lang"], summary["free"])
        number = self._numbers.setdefault(room, next(self._count))
        table = ListedTable(number, key, orjson.Fragment(orjson.dumps(summary)))
        self._listed[room] = table
        insort(self._groups.setdefault(key, []), table, key=GET_NUMBER)

    def _remove_from_group(self, room: Room) -> None:
        table = self._listed.pop(room, None)
        if table is None:
            return
        group = self._groups[table.key]
        del group[bisect_left(group, table.number, key=GET_NUMBER)]
        if not group:
            del self._groups[table.key]

    def remove(self, room: Room) -> None:
        """Stop listing a table."""
        self._remove_from_group(room)
        self._numbers.pop(room, None)

    def find_page(self, criteria: TableCriteria) -> tuple[list[tuple[int, Any]], str]:
        """Return one page of a list, and the position after which the next one begins, as text.

        The page has the rank and the summary of each table. On the last page the position is "".
        """
        tables = list(islice(self._iter_matching(criteria), PAGE_LENGTH + 1))
        next_position = ""
        if len(tables) > PAGE_LENGTH:
            last = tables[PAGE_LENGTH - 1]
            next_position = f"{last.key.rank}.{last.number}"
        return [(table.key.rank, table.summary) for table in tables[:PAGE_LENGTH]], next_position

    def _iter_matching(self, criteria: TableCriteria) -> Iterator[ListedTable]:
        """Yield the tables that match the criteria, in the order of the list."""
        first_rank = 0 if criteria.after is None else criteria.after[0]
        for rank in range(first_rank, RANK_WATCHABLE + 1):
            groups = [
                self._iter_group(key, criteria.after)
                for key in self._groups
                if key.rank == rank and criteria.matches(*key[1:])
            ]
            yield from merge(*groups, key=GET_NUMBER, reverse=True)

    def _iter_group(self, key: GroupKey, after: ListPosition | None) -> Iterator[ListedTable]:
        group = self._groups[key]
        end = len(group)
        if after is not None and after[0] == key.rank:
            end = bisect_left(group, after[1], key=GET_NUMBER)
        return (group[index] for index in reversed(range(end)))


def rank_summary(summary: Frame) -> int:
    """Return the rank of the table that a summary describes. Lists are sorted by rank."""
    if not summary["free"]:
        return RANK_WATCHABLE
    return RANK_JOINABLE if summary["playing"] else RANK_WAITING


def summarize_room(room: Room) -> Frame:
    """Return the description of a table for the `tables` frame."""
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


def parse_list_position(text: str) -> ListPosition:
    """Parse a position that `find_page` returned. Raises ValueError if it is malformed."""
    rank, number = text.split(".")
    if len(text) > 20 or not (text.isascii() and rank.isdecimal() and number.isdecimal()):
        raise ValueError(text)
    return int(rank), int(number)
