"""One step of a table: the events caused by one answer, or by continuing from a pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiowar.rules.events import Event, Seat
from audiowar.rules.projection import project_event
from audiowar.rules.state import State


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


class StepTrickFinder:
    """Finds the trick to which each step of a match belongs. It must see all steps, in order."""

    def __init__(self) -> None:
        self._asked_trick: int | None = 0
        """The number of the trick in which the next step answers a question, 0 before the first
        step, or None at a pause."""

    def find_trick(self, state: State) -> int:
        """Return the number of the trick of the step that led to `state`; 0 for the deal.

        The answer that ends a trick often opens the questions of the next one in the same step, so
        `state.trick` may already be that of the next trick.
        """
        trick = state.trick if self._asked_trick is None else self._asked_trick
        self._asked_trick = state.trick if state.questions else None
        return trick


def list_steps_after(log: Sequence[Step], since: int) -> list[Step]:
    """Return the steps of a log after the event number `since`; -1 for all steps."""
    # In a match that starts from a position, the first step can be a question without events.
    first = len(log)
    while (
        first and max(log[first - 1].first_event_number, log[first - 1].last_event_number) > since
    ):
        first -= 1
    return [step.get_part_after(since) for step in log[first:]]
