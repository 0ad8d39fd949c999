"""The entry of one game in the list of games, read from its file without a replay."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from audiowar.rules.events import LOSERS_RESULT, MATCH_RESULTS, Seat
from audiowar.rules.registry import GAMES
from audiowar.storage import saves
from audiowar.storage.match_transcript import Header
from audiowar.storage.save_summaries import SaveSummary, has_ended, summarize_save

LANGUAGE_FIELD = "language"
"""The header field with the language in which the match was begun."""
DAILY_FIELD = "daily"
"""The header field with the day of a deal of the day, in ISO 8601."""
OUT_EVENT_PATTERN = re.compile(rb'^\{"event": "out", "seat": (\d{1,2})', re.MULTILINE)
"""Matches the line that says that a player is out."""


@dataclass(frozen=True)
class GameListEntry:
    """What the list of games shows of one game, finished or not."""

    file: str
    """The path of the game's file relative to the folder of saves, with slashes."""
    fault: str = ""
    """Why the file cannot be read: "empty", "damaged", "newer" or "unreadable"; otherwise ""."""
    game: str = ""
    options: Mapping[str, int | str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    """The names of the players by seat."""
    bots: Mapping[Seat, str] = field(default_factory=dict)
    """The bots by seat. People play in all other seats."""
    seat: Seat = 0
    """The player's own seat."""
    is_shared: bool = False
    """Whether the match was played with others on a server."""
    language: str = ""
    """The language in which the match was begun; "" if unknown."""
    result: str = ""
    """One of `rules.events.MATCH_RESULTS`; "" while the match is not finished."""
    seats: tuple[Seat, ...] = ()
    """The seats that the event `End` names: the winners, or those who drew, or the losers."""
    out: tuple[Seat, ...] = ()
    """The seats that are out, in the order in which they went out."""
    ranks: tuple[float, ...] = ()
    """The rank of each seat; empty in files of older versions."""
    tricks: int = 0
    """The number of tricks, or of rounds in games with rounds."""
    wars: int = 0
    started: str = ""
    """The time of the start, in ISO 8601, local time; "" if unknown."""
    ended: str = ""
    """The time at which the file was last written, in ISO 8601, local time."""
    title: str = ""
    """The title that the player gave to the game, or ""."""
    is_deleted: bool = False
    is_of_other_player: bool = False
    """Whether another player has played the game in the seat `seat`, so that it does not count in
    this player's statistics."""
    daily: str = ""
    """The day of a deal of the day, in ISO 8601; "" for other games."""
    cents: int | None = None
    """What the player won from the house, in cents; negative for a loss. None in games without
    money."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.result)

    @property
    def person_seats(self) -> tuple[Seat, ...]:
        """The seats of people, without those of bots."""
        return tuple(seat for seat in range(len(self.players)) if seat not in self.bots)

    @property
    def opponent_names(self) -> tuple[str, ...]:
        """The names of the other players, beginning with the next seat."""
        return (*self.players[self.seat + 1 :], *self.players[: self.seat])

    @property
    def own_result(self) -> str:
        """The player's result: "won", "lost", "drawn", or "" before the end.

        In games for money, a gain is a win. A match without winners and losers is drawn.
        """
        named = self.seat in self.seats
        if not self.result:
            return ""
        if self.cents is not None:
            return "won" if self.cents > 0 else "lost" if self.cents < 0 else "drawn"
        if self.game and GAMES[self.game].is_undecided(self.result):
            return "drawn"
        if self.result == LOSERS_RESULT:
            return "lost" if named else "won"
        if self.result == "draw":
            return "drawn" if named else "lost"
        return ("won" if len(self.seats) == 1 else "drawn") if named else "lost"


def read_entry(folder: Path, file: str) -> GameListEntry:
    """Return the entry of a game's file. If the file is unreadable, the entry says why."""
    path, ended = folder / file, ""
    try:
        ended = datetime.fromtimestamp(path.stat().st_mtime).isoformat(timespec="seconds")
        data = saves.read_save(path)
    except (OSError, OverflowError, ValueError):
        fault = "unreadable"
    else:
        summary = summarize_save(path, data)
        if summary.header is not None:
            return make_entry(file, summary, summary.header, data, ended)
        fault = summary.fault
    return GameListEntry(file, fault, started=extract_iso_start_time(path.name), ended=ended)


def make_entry(
    file: str, summary: SaveSummary, header: Header, data: bytes, ended: str
) -> GameListEntry:
    """Return the entry of a readable save with the contents `data`."""
    language, daily = header.extra_fields.get(LANGUAGE_FIELD), header.extra_fields.get(DAILY_FIELD)
    end = read_end_event(data)
    return GameListEntry(
        file=file,
        game=header.game,
        options=header.options,
        players=header.seats,
        bots=header.bots_by_seat,
        seat=header.own_seat,
        is_shared=header.was_played_online,
        language=language if isinstance(language, str) else "",
        result=str(end.get("result", "")),
        seats=tuple(seat for seat in end.get("seats", ()) if type(seat) is int),
        out=tuple(dict.fromkeys(int(seat) for seat in OUT_EVENT_PATTERN.findall(data))),
        ranks=tuple(end.get("ranks", ())),
        tricks=summary.tricks,
        wars=data.count(b'{"event": "war"'),
        started=extract_iso_start_time(Path(file).name),
        ended=ended,
        daily=daily if isinstance(daily, str) else "",
        cents=sum_payments(data, header.own_seat) if GAMES[header.game].uses_money else None,
    )


def read_end_event(data: bytes) -> Mapping[str, Any]:
    """Return the fields of the event that ends the match; none if the match is not finished."""
    if not has_ended(data):
        return {}
    end: Mapping[str, Any] = json.loads(data.rstrip().rpartition(b"\n")[2])
    return end if isinstance(end.get("seats"), list) and end.get("result") in MATCH_RESULTS else {}


def sum_payments(data: bytes, seat: Seat) -> int:
    """Return what a seat won from the house, in cents; negative for a loss."""
    payment = rb'^\{"event": "pay", "seat": %d, "cents": (-?\d{1,15}),' % seat
    return sum(map(int, re.findall(payment, data, re.MULTILINE)))


def extract_iso_start_time(name: str) -> str:
    """Return the start time from the name of a match's file, in ISO 8601; "" if it has none."""
    try:
        # The page's Python has no strptime.
        started = datetime.fromisoformat(
            f"{name[:4]}-{name[4:6]}-{name[6:8]}T{name[9:11]}:{name[11:13]}:{name[13:15]}"
        )
    except ValueError:
        return ""
    return started.isoformat(timespec="seconds")


def entry_to_json(entry: GameListEntry) -> dict[str, Any]:
    """Return an entry as a JSON object, without fields that have their default value."""
    return {name: value for name, value in vars(entry).items() if value != DEFAULT_FIELDS[name]}


def entry_from_json(values: Mapping[str, Any]) -> GameListEntry:
    """Return the entry that `entry_to_json` converted to `values`."""
    fields: dict[str, Any] = {
        name: tuple(v) if isinstance(v, list) else v for name, v in values.items()
    }
    fields["bots"] = {int(seat): name for seat, name in values.get("bots", {}).items()}
    return GameListEntry(**fields)


DEFAULT_FIELDS: Mapping[str, Any] = {**vars(GameListEntry("")), "file": None}
