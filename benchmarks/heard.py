"""Compare what clients at tables received with what the server stored."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Protocol

from audiowar.rules.projection import project
from audiowar.rules.wire import dump_event
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay import Replay


class Listener(Protocol):
    """Somebody who has heard a game."""

    @property
    def seat(self) -> int:
        """Where they sat."""

    @property
    def events(self) -> list[Any]:
        """What they heard."""


@dataclass
class Heard:
    """What was counted, and how long people waited."""

    heard: int = 0
    lost: int = 0
    """Events that somebody heard and that are not in the log."""
    wrong: int = 0
    """Events that were heard otherwise than the log has them."""
    twice: int = 0
    missing: int = 0
    """Events that the log has and that a seat never heard."""
    waits: list[float] = field(default_factory=list)
    """Seconds."""

    @property
    def clean(self) -> bool:
        """Whether nothing was lost, told twice, told wrongly or never told."""
        return not (self.lost or self.wrong or self.twice or self.missing)

    def compare(self, seat: Listener, log: str) -> int:
        """Compare what a seat has heard with a transcript; return how many events that has."""
        header, records = parse_transcript(log)
        there = [
            json.loads(json.dumps(dump_event(project(one, seat.seat))))
            for step in Replay(header, records)
            for one in step
        ][: len(records)]
        self.heard += len(seat.events)
        self.lost += max(0, len(seat.events) - len(there))
        self.wrong += sum(one != other for one, other in zip(seat.events, there, strict=False))
        return len(there)

    def waited(self, part: float) -> float:
        """Return what so many of all waits were not longer than, from 0 to 1."""
        waits = sorted(self.waits) or [0.0]
        return waits[min(int(len(waits) * part), len(waits) - 1)]

    def counts(self) -> str:
        """Say what was counted."""
        return (
            f"heard {self.heard}; lost {self.lost}, wrong {self.wrong}, twice {self.twice}, "
            f"missing {self.missing}"
        )

    def times(self) -> str:
        """Say how long people waited."""
        p50, p95, most = map(self.waited, (0.5, 0.95, 1))
        return f"p50 {p50:.2f} p95 {p95:.2f} most {most:.2f} s ({len(self.waits)} waits)"
