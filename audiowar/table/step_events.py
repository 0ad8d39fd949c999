"""One step of a table: the events caused by one answer, or by continuing from a pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import project_event


@dataclass(frozen=True, slots=True)
class Step:
    """Events that happened together. The first event of a match has the number 0."""

    first_event_number: int
    """The number of the step's first event, counted from the start of the match."""
    events: tuple[Event, ...]

    @property
    def last_event_number(self) -> int:
        """The number of the step's last event, counted from the start of the match."""
        return self.first_event_number + len(self.events) - 1

    def project(self, viewer: Seat | None) -> Step:
        """Return the step with only what `viewer` may know. The viewer None is a spectator."""
        return Step(
            self.first_event_number, tuple(project_event(event, viewer) for event in self.events)
        )

    def get_part_after(self, since: int) -> Step:
        """Return the part of the step with the events after the event number `since`."""
        known = max(0, since + 1 - self.first_event_number)
        return Step(self.first_event_number + known, self.events[known:]) if known else self


def list_steps_after(log: Sequence[Step], since: int) -> list[Step]:
    """Return the steps of a log after the event number `since`; -1 for all steps."""
    # In a match that starts from a position, the first step can be a question without events.
    first = len(log)
    while (
        first and max(log[first - 1].first_event_number, log[first - 1].last_event_number) > since
    ):
        first -= 1
    return [step.get_part_after(since) for step in log[first:]]
