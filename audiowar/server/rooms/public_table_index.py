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
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from .people import Frame
from .room import OPEN, OVER, PLAYING, Room

PAGE_LENGTH: Final = 100
"""The maximum number of tables on one page of a list."""
RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE = range(3)
"""The ranks of tables: they wait for people, have a bot's seat free, or can only be watched."""
ListPosition: TypeAlias = "tuple[int, int]"
"""The position of a table in a list: its rank, then its number negated to put new tables first."""


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


class TableIndex:
    """A server's public tables, grouped by rank and by the properties that clients search for."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: dict[Room, int] = {}
        """The number of each table. Tables are numbered in the order in which they were opened."""
        self._rooms: dict[int, Room] = {}
        self._group_keys: dict[Room, GroupKey] = {}
        self._numbers_by_group: dict[GroupKey, list[int]] = {}
        self._summaries: dict[Room, orjson.Fragment] = {}
        """The JSON summaries of tables. Each is made when first needed, and dropped at a change."""

    def add_or_update(self, room: Room) -> None:
        """Add a table, or move it to the group that it belongs to now.

        Remove it if it is no longer listed, for example because its host has locked it.
        """
        self._summaries.pop(room, None)
        key = find_group_key(room)
        if key == self._group_keys.get(room):
            return
        self._remove_from_group(room)
        if key is not None:
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
        """Stop listing a table."""
        self._remove_from_group(room)
        self._summaries.pop(room, None)
        self._numbers.pop(room, None)

    def iter_positions(self, criteria: TableCriteria) -> Iterator[ListPosition]:
        """Yield the positions of the tables that match the criteria, in the order of the list."""
        for rank in (RANK_WAITING, RANK_JOINABLE, RANK_WATCHABLE):
            if criteria.after is not None and rank < criteria.after[0]:
                continue
            fitting = [
                self._positions_in_group(key, criteria.after)
                for key in self._numbers_by_group
                if key.rank == rank and criteria.matches(*key[1:])
            ]
            yield from merge(*fitting)

    def _positions_in_group(
        self, key: GroupKey, after: ListPosition | None
    ) -> Iterator[ListPosition]:
        numbers = self._numbers_by_group[key]
        end = len(numbers)
        if after is not None and after[0] == key.rank:
            end = bisect_left(numbers, -after[1])
        return ((key.rank, -numbers[index]) for index in reversed(range(end)))

    def find_page(self, criteria: TableCriteria) -> tuple[list[tuple[int, Any]], str]:
        """Return one page of a list, and the position after which the next one begins, as text.

        The page has the rank and the summary of each table. On the last page the position is "".
        """
        spots = list(islice(self.iter_positions(criteria), PAGE_LENGTH + 1))
        more = format_list_position(spots[-2]) if len(spots) > PAGE_LENGTH else ""
        page = spots[:PAGE_LENGTH]
        return [(rank, self._summary_json(self._rooms[-number])) for rank, number in page], more

    def _summary_json(self, room: Room) -> orjson.Fragment:
        summary = self._summaries.get(room)
        if summary is None:
            summary = self._summaries[room] = orjson.Fragment(orjson.dumps(summarize_room(room)))
        return summary


def find_group_key(room: Room) -> GroupKey | None:
    """Return the key of the group that lists a table; None for a table that is not listed."""
    if not room.settings.is_public or room.seats.is_locked or room.state not in (OPEN, PLAYING):
        return None
    summary = summarize_room(room)
    return GroupKey(rank_summary(summary), summary["game"], summary["lang"], summary["free"])


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


def format_list_position(position: ListPosition) -> str:
    """Return a position in the list as text, with which a client can ask for more tables."""
    return f"{position[0]}.{-position[1]}"


def parse_list_position(text: str) -> ListPosition:
    """Parse the text that `format_list_position` returned. Raises ValueError if it is malformed."""
    rank, number = text.split(".")
    if len(text) > 20 or not (rank.isascii() and number.isascii()):
        raise ValueError(text)
    return int(rank), -int(number)
