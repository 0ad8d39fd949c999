"""The entry of one game in the list of games, read from its file without a replay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from audiowar.rules.events import LOSERS_RESULT, MATCH_RESULTS, Seat
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import Header, format_header
from audiowar.storage.save_summaries import (
    parse_end_line,
    read_end_lines,
    summarize_save,
)
from audiowar.table.match_summary import (
    ENDED_FIELD,
    STARTED_FIELD,
    MatchSummary,
    parse_summary,
    parse_time,
)

LANGUAGE_FIELD = "language"
"""The header field with the language in which the match was begun."""
DAILY_FIELD = "daily"
"""The header field, and the fact, with the day of a deal of the day, in ISO 8601."""


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
    ranks: tuple[float, ...] = ()
    """The rank of each seat, 1 for the first; empty while the match is not finished."""
    tricks: int = 0
    """The number of tricks, or of rounds in games with rounds."""
    wars: int = 0
    events: int = 0
    """The number of events, by which the longest of several versions of a match is known."""
    started: str = ""
    """The time of the start, in ISO 8601, the local time of the player; "" if unknown."""
    is_dated: bool = False
    """Whether the header has the time of the start, so that no two matches have one header."""
    ended: str = ""
    """The time of the end, or of the last step, in the same format."""
    ended_at: float = 0.0
    """The same as a Unix time, by which games are sorted."""
    match_id: str = ""
    """What identifies the match, whatever its file is called."""
    copies: tuple[str, ...] = ()
    """Other files that contain the beginning of this match, or all of it."""
    needs_replay: bool = True
    """Whether the file has no summary, so that nothing is known before the match is replayed."""
    refused_line: int = 0
    """The number of the line that breaks the rules, so that the match does not count; 0 for none.
    """
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
    """Return the entry of a game's file as its header and its last line describe the match.

    If the file is unreadable, the entry says why. Nothing in the entry is proved.
    """
    path, changed_at, first = folder / file, 0.0, b""
    try:
        changed_at = path.stat().st_mtime
        first, last = read_end_lines(path)
    except OSError:
        fault, header = "unreadable", None
    else:
        summary = summarize_save(path, first)
        fault, header = summary.fault, summary.header
    entry = GameListEntry(
        file,
        fault,
        started=extract_iso_start_time(path.name),
        ended=format_local_time(changed_at),
        ended_at=changed_at,
    )
    if header is None:
        return entry
    return add_summary_of_file(add_header(entry, header), header, parse_end_line(last))


def add_header(entry: GameListEntry, header: Header) -> GameListEntry:
    """Return an entry with what the header says."""
    language, daily = header.extra_fields.get(LANGUAGE_FIELD), header.extra_fields.get(DAILY_FIELD)
    return replace(
        entry,
        match_id=make_match_id(header),
        game=header.game,
        options=header.options,
        players=header.seats,
        bots=header.bots_by_seat,
        seat=header.own_seat,
        is_shared=header.was_played_online,
        language=language if isinstance(language, str) else "",
        daily=daily if isinstance(daily, str) else "",
    )


def add_summary_of_file(
    entry: GameListEntry, header: Header, end: Mapping[str, Any]
) -> GameListEntry:
    """Return an entry with the times and the summary in a file, as far as they are valid."""
    started = parse_time(header.extra_fields.get(STARTED_FIELD))
    ended = parse_time(end.get(ENDED_FIELD) or header.extra_fields.get(ENDED_FIELD))
    if started is not None:
        local = started.replace(tzinfo=None).isoformat(timespec="seconds")
        entry = replace(entry, started=local, is_dated=True)
    if ended is not None and (started is None or started <= ended):
        local = ended.replace(tzinfo=None).isoformat(timespec="seconds")
        entry = replace(entry, ended=local, ended_at=ended.timestamp())
    summary = parse_summary(end, len(header.seats))
    if summary is not None:
        return add_summary(entry, summary)
    result, seats = end.get("result"), end.get("seats")
    if result in MATCH_RESULTS and isinstance(seats, list):
        valid_seats = tuple(seat for seat in seats if type(seat) is int)
        entry = replace(entry, result=result, seats=valid_seats)
    return entry


def add_summary(entry: GameListEntry, summary: MatchSummary) -> GameListEntry:
    """Return an entry with the outcome and the length of the match."""
    return replace(
        entry,
        result=summary.result,
        seats=summary.seats,
        ranks=summary.ranks,
        tricks=summary.tricks,
        wars=summary.wars,
        events=summary.events,
        cents=summary.cents[entry.seat] if summary.cents else None,
        needs_replay=False,
    )


def make_match_id(header: Header) -> str:
    """Return what identifies a match, whatever its file is called: its header.

    The seeds in it decide the first events. What each player's program adds to a match on a server
    is left out.
    """
    own_fields = (LANGUAGE_FIELD, STARTED_FIELD, ENDED_FIELD) if header.was_played_online else ()
    fields = {name: value for name, value in header.extra_fields.items() if name not in own_fields}
    text = format_header(replace(header, extra_fields=dict(sorted(fields.items()))))
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:20]


def format_local_time(at: float) -> str:
    """Return a Unix time as local time in ISO 8601; "" if it cannot be."""
    try:
        return datetime.fromtimestamp(at).isoformat(timespec="seconds") if at else ""
    except (OSError, OverflowError, ValueError):
        return ""


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
    """Return the entry that `entry_to_json` converted to `values`.

    Raises ValueError, TypeError or AttributeError for other values.
    """
    fields: dict[str, Any] = {
        name: tuple(v) if isinstance(v, list) else v for name, v in values.items()
    }
    fields["bots"] = {int(seat): name for seat, name in values.get("bots", {}).items()}
    if any(type(value) is not FIELD_TYPES.get(name) for name, value in fields.items()):
        raise ValueError("a value of another type")
    return GameListEntry(**fields)


DEFAULT_FIELDS: Mapping[str, Any] = {**vars(GameListEntry("")), "file": None}
FIELD_TYPES = {name: type(value) for name, value in vars(GameListEntry("", cents=0)).items()}
