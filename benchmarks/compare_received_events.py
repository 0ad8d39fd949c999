"""Compare what clients at tables received with what the server stored."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Protocol

from audiowar.rules.projection import project_event
from audiowar.rules.wire import dump_event
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer


class EventReceiver(Protocol):
    """A client that has received the events of a match at its seat."""

    @property
    def seat(self) -> int:
        """Return the number of the seat."""

    @property
    def events(self) -> list[Any]:
        """Return the received events."""


@dataclass
class Differences:
    """Counts of differences between received and stored events, and clients' waiting times."""

    received: int = 0
    lost: int = 0
    """Events that somebody received but that are not in the log."""
    wrong: int = 0
    """Received events that differ from those in the log."""
    twice: int = 0
    """Frames with events that a client had already received."""
    missing: int = 0
    """Events in the log that a seat never received."""
    waits: list[float] = field(default_factory=list)
    """The waiting times in seconds."""

    @property
    def is_clean(self) -> bool:
        """Return whether nothing was lost, sent twice, wrong or never sent."""
        return not (self.lost or self.wrong or self.twice or self.missing)

    def compare(self, seat: EventReceiver, log: str) -> int:
        """Compare the events of a seat with a transcript. Return the number of stored events."""
        header, records = parse_transcript(log)
        there = [
            json.loads(json.dumps(dump_event(project_event(one, seat.seat))))
            for step in TranscriptReplayer(header, records)
            for one in step
        ][: len(records)]
        self.received += len(seat.events)
        self.lost += max(0, len(seat.events) - len(there))
        self.wrong += sum(one != other for one, other in zip(seat.events, there, strict=False))
        return len(there)

    def get_wait_percentile(self, part: float) -> float:
        """Return a percentile of the waiting times; `part` is from 0 to 1."""
        waits = sorted(self.waits) or [0.0]
        return waits[min(int(len(waits) * part), len(waits) - 1)]

    def format_counts(self) -> str:
        """Return the counts as text."""
        return (
            f"heard {self.received}; lost {self.lost}, wrong {self.wrong}, twice {self.twice}, "
            f"missing {self.missing}"
        )

    def format_waits(self) -> str:
        """Return the waiting times as text."""
        p50, p95, most = map(self.get_wait_percentile, (0.5, 0.95, 1))
        return f"p50 {p50:.2f} p95 {p95:.2f} most {most:.2f} s ({len(self.waits)} waits)"
