"""The index of tables that everybody may find, searched by game, language and free seats.

A list is sorted by rank: first tables that wait for people, then those where somebody can replace a
bot, then those that can only be watched. Within a rank, the newest table comes first.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from .encoded_events import dump_compactly
from .people import Frame
from .room import OPEN, OVER, PLAYING, Room

PAGE_LENGTH: Final = 100
"""The maximum number of tables on one page of a list."""
RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE = range(3)
"""The ranks of tables: they wait for people, have a bot's seat free, or can only be watched."""
ListPosition: TypeAlias = "tuple[int, int]"
"""The position of a table in a list: its rank, then its number. The newest has the highest."""


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
    """A table in the index. Listed tables are sorted by their first two fields."""

    rank: int
    negative_number: int
    """Tables are numbered in the order in which they were opened."""
    searched: tuple[str, str, int]
    """The game, the language and the number of free seats."""
    summary: orjson.Fragment


class TableIndex:
    """A server's public tables, in the order of lists."""

    def __init__(self) -> None:
        self._count = count(1)
        self._numbers: dict[Room, int] = {}
        self._listed: dict[Room, ListedTable] = {}
        self._sorted: list[ListedTable] = []
        self._counts: Counter[tuple[str, str, int]] = Counter()
        """The number of listed tables by what is searched for."""

    def add_or_update(self, room: Room) -> None:
        """Add a table, or move it to the place in lists that it has now.

        Remove it if it is no longer listed, for example because its host has locked it.
        """
        self._unlist(room)
        if not room.settings.is_public or room.seats.is_locked or room.state not in (OPEN, PLAYING):
            return
        summary = summarize_room(room)
        table = ListedTable(
            rank_summary(summary),
            -self._numbers.setdefault(room, next(self._count)),
            (summary["game"], summary["lang"], summary["free"]),
            orjson.Fragment(dump_compactly(summary)),
        )
        self._listed[room] = table
        insort(self._sorted, table)
        self._counts[table.searched] += 1

    def _unlist(self, room: Room) -> None:
        table = self._listed.pop(room, None)
        if table is not None:
            del self._sorted[bisect_left(self._sorted, table)]
            self._counts[table.searched] -= 1
            if not self._counts[table.searched]:
                del self._counts[table.searched]

    def remove(self, room: Room) -> None:
        """Stop listing a table."""
        self._unlist(room)
        self._numbers.pop(room, None)

    def find_page(self, criteria: TableCriteria) -> tuple[list[tuple[int, Any]], str]:
        """Return one page of a list, and the position after which the next one begins, as text.

        The page has the rank and the summary of each table. On the last page the position is "".
        """
        start = 0
        if criteria.after is not None:
            rank, number = criteria.after
            start = bisect_left(self._sorted, (rank, 1 - number))
        wanted = {searched for searched in self._counts if criteria.matches(*searched)}
        rest = islice(self._sorted, start, None) if wanted else ()
        matching = (table for table in rest if table.searched in wanted)
        tables = list(islice(matching, PAGE_LENGTH + 1))
        next_position = ""
        if len(tables) > PAGE_LENGTH:
            last = tables[PAGE_LENGTH - 1]
            next_position = f"{last.rank}.{-last.negative_number}"
        return [(table.rank, table.summary) for table in tables[:PAGE_LENGTH]], next_position


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
