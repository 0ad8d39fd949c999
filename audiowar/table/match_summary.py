"""The summary of a match, which its save keeps beside the times of its start and its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Final

from audiowar.rules.events import MATCH_RESULTS, Event, Seat, War
from audiowar.rules.match import Match

STARTED_FIELD: Final = "started"
"""The header field with the time at which the match was started, in ISO 8601 with its offset."""
ENDED_FIELD: Final = "ended"
"""The field of the event that ends the match, with the time of the end in the same format. A match
that was played on a server has it in the header, because its events are those of the server."""
SUMMARY_FIELD: Final = "summary"
"""The field of the event that ends the match, with a `MatchSummary` without what the event says."""
EARLIEST_TIME: Final = datetime(2026, 1, 1, tzinfo=timezone.utc)
"""No match is older than the program."""
MAX_CLOCK_ERROR: Final = timedelta(days=1)
"""How far in the future a time may be, because the clocks of two computers differ."""


@dataclass(frozen=True)
class MatchSummary:
    """The outcome and the length of a match, finished or not."""

    result: str = ""
    """One of `rules.events.MATCH_RESULTS`; "" while the match is not finished."""
    seats: tuple[Seat, ...] = ()
    """The seats that the event `End` names: the winners, or those who drew, or the losers."""
    ranks: tuple[float, ...] = ()
    """The rank of each seat, 1 for the first; empty while the match is not finished."""
    tricks: int = 0
    """The number of tricks, or of rounds in games with rounds."""
    wars: int = 0
    cents: tuple[int, ...] = ()
    """What each seat won from the house, in cents; empty in games without money."""
    events: int = 0
    """The number of events."""


def summarize_match(match: Match, events: Iterable[Event]) -> MatchSummary:
    """Return the summary of a match in which `events` have happened, all since its start."""
    end, wars, event_count = match.end_event, 0, 0
    cents = [0] * match.players if match.variant.uses_money else []
    for event in events:
        event_count += 1
        match event:
            case War():
                wars += 1
            case _ if event.kind == "pay":
                cents[event.seat] += event.cents  # type: ignore[attr-defined]  # of Casino War
    return MatchSummary(
        result=end.result if end else "",
        seats=end.seats if end else (),
        ranks=end.ranks if end else (),
        tricks=match.state.trick,
        wars=wars,
        cents=tuple(cents),
        events=event_count,
    )


def make_end_fields(match: Match, events: Iterable[Event]) -> dict[str, Any]:
    """Return the additional fields of the event that has just ended a match with `events`."""
    summary = asdict(summarize_match(match, events))
    del summary["result"], summary["seats"], summary["ranks"]
    return {ENDED_FIELD: format_present_time(), SUMMARY_FIELD: summary}


def parse_summary(end: Mapping[str, Any], players: int) -> MatchSummary | None:
    """Return the summary in the fields of an event that ends a match; None without a valid one."""
    result, seats, values = end.get("result"), end.get("seats"), end.get(SUMMARY_FIELD)
    if result not in MATCH_RESULTS or not isinstance(seats, list) or not isinstance(values, dict):
        return None
    ranks, cents = end.get("ranks"), values.get("cents")
    counts: list[Any] = [values.get(name) for name in ("tricks", "wars", "events")]
    if (
        not all(type(seat) is int and 0 <= seat < players for seat in seats)
        or not (isinstance(ranks, list) and len(ranks) == players)
        or not all(type(rank) in (int, float) and 1 <= rank <= players for rank in ranks)
        or not (isinstance(cents, list) and len(cents) in (0, players))
        or not all(type(amount) is int for amount in cents)
        or not all(type(count) is int and count >= 0 for count in counts)
    ):
        return None
    tricks, wars, events = counts
    return MatchSummary(result, tuple(seats), tuple(ranks), tricks, wars, tuple(cents), events)


def format_present_time() -> str:
    """Return the present time in ISO 8601, with the offset of the local time from UTC."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def parse_time(text: object) -> datetime | None:
    """Parse a time with an offset. Return None for any other value, and for an absurd time."""
    try:
        at = datetime.fromisoformat(text) if isinstance(text, str) else None
        is_credible = (
            at is not None
            and at.tzinfo is not None
            and EARLIEST_TIME <= at <= datetime.now(timezone.utc) + MAX_CLOCK_ERROR
        )
    except (ValueError, OverflowError):
        return None
    return at if is_credible else None
