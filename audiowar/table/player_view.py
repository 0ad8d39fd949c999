"""Player views: everything that one participant of a table can see and do.

Screens and bots use this interface. A server has player views of its tables only for bots: people
have theirs in their own programs, or in the engine of a hosted page. The player view of a spectator
has no seat. A player view shows only what its seat may know. An answer can take time: `on_step` is
called when it is accepted, and `on_refused` when it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.rules.table_info import ViewerAndTableInfo
from audiowar.rules.view import View
from audiowar.storage.opponent_memory import HEADER_FIELD
from audiowar.storage.remark_memory import HEADER_FIELD as REMARK_FIELD

from .bot_randomness import REMARK_SEED_FIELD, read_or_derive_seed
from .opponent_lineup import ADAPTING_LINEUP
from .step_events import Step
from .table_runner import TableRunner


class PlayerView(ViewerAndTableInfo, Protocol):
    """Lets one seat, or a spectator, see a table and act there."""

    on_step: Callable[[Step], None]
    """Called with each new step, projected for the seat."""
    on_refused: Callable[[Refused], None]
    """Called with the reason when an action is refused."""

    @property
    def has_bots_matched_to_results(self) -> bool:
        """Whether the bots were chosen according to the player's results."""

    @property
    def allows_opponent_memory(self) -> bool:
        """Whether the player, when the match began, allowed bots to remember the match."""

    @property
    def is_only_person(self) -> bool:
        """Whether no other person plays at the table and has to wait for this player."""

    @property
    def is_unsaved(self) -> bool:
        """Whether saving has failed, so that events would be lost if the program ended now.

        This is False for a match that is not meant to be saved, such as a practice match.
        """

    @property
    def unsaved_reason(self) -> str:
        """Why the match cannot be saved ("full", "denied", "used" or "lost"), or ""."""

    @property
    def rewritten_path(self) -> Path | None:
        """The new file of the match, if the old one was lost and the match was written again.

        Otherwise None.
        """

    @property
    def path(self) -> Path | None:
        """The file from which the match can be resumed; None if this program writes no file."""

    def view(self) -> View:
        """Return the current view of the seat."""

    def steps(self, since: int = -1) -> list[Step]:
        """Return the steps that came after the event number `since`, as the seat may see them."""

    # What a player does

    def answer(self, question_number: int, choice: Choice) -> None:
        """Answer the open question, which must have this number: a late answer is refused."""

    def advance(self) -> None:
        """Continue from a pause; do nothing if another player has already continued."""

    def leave(self) -> None:
        """Leave the table; a saved match can be resumed."""

    # Pace

    @property
    def turns_automatically(self) -> bool:
        """Whether cards turn by themselves after a pause."""

    def set_auto_turning(self, on: bool) -> None:
        """Let cards turn by themselves after a pause, or wait for a player."""

    @property
    def is_fast_forward(self) -> bool:
        """Whether everything happens without pauses until the next question or the end."""

    def request_fast_forward(self) -> None:
        """Run without pauses until the next question or the end. A server ignores this."""

    def deadline(self) -> float | None:
        """Return the time at which a timer answers for the player; None without a time limit."""

    def remove_time_limit(self) -> bool:
        """Remove the time limit of the open question. Return whether there was one."""

    def run_due(self, now: float) -> float | None:
        """Do what is due at the table. Return the time of the next call, or None for no call."""

    def suspend_clock(self, now: float) -> None:
        """Stop the clock, if no other person is at the table.

        The next call of `run_due` starts it again.
        """


def ignore_step(step: Step) -> None:
    """Do nothing. This is the `on_step` of a player view until its owner sets another."""


def raise_refusal(refused: Refused) -> None:
    """Raise a refusal. This is the `on_refused` of a player view until its owner sets another."""
    raise refused


class LocalPlayerView:
    """A player view of a table that this program runs."""

    def __init__(self, runner: TableRunner, viewer: Seat | None) -> None:
        header = runner.table.header
        remarks = header.extra_fields.get(REMARK_FIELD)
        is_own = viewer == header.own_seat and isinstance(remarks, dict)
        self.runner = runner
        self.viewer = viewer
        self.game, self.names, self.options = header.game, header.seats, dict(header.options)
        self.public_bots_by_seat: Mapping[Seat, str] = {
            seat: name for seat, name in header.bots_by_seat.items() if seat != viewer
        }
        self.has_bots_matched_to_results = header.extra_fields.get(ADAPTING_LINEUP) is True
        self.allows_opponent_memory = HEADER_FIELD in header.extra_fields
        self.remark_seed = read_or_derive_seed(header, REMARK_SEED_FIELD)
        self.remark_memory: Mapping[str, Any] | None = remarks if is_own else None
        self.on_step: Callable[[Step], None] = ignore_step
        self.on_refused: Callable[[Refused], None] = raise_refusal
        self._last_event = runner.last_event_number
        runner.step_observers.append(self._on_step)

    def _on_step(self, step: Step) -> None:
        self._last_event = step.last_event_number
        self.on_step(step.project(self.viewer))

    @property
    def is_only_person(self) -> bool:
        return len(self.names) - len(self.runner.answer_functions_by_bot_seat) <= 1

    @property
    def is_unsaved(self) -> bool:
        return self.runner.save is not None and self.runner.save.has_problem

    @property
    def unsaved_reason(self) -> str:
        return "" if self.runner.save is None else self.runner.save.reason

    @property
    def rewritten_path(self) -> Path | None:
        return None if self.runner.save is None else self.runner.save.rewritten_path

    @property
    def path(self) -> Path | None:
        return None if self.runner.save is None else self.runner.save.path

    def view(self) -> View:
        return self.runner.table.view(self.viewer)

    def steps(self, since: int = -1) -> list[Step]:
        return [step.project(self.viewer) for step in self.runner.steps(since)]

    def answer(self, question_number: int, choice: Choice) -> None:
        if self.viewer is None:
            self.on_refused(Refused("not_asked"))
            return
        try:
            self.runner.answer(self.viewer, question_number, choice)
        except Refused as refused:
            self.on_refused(refused)

    def advance(self) -> None:
        try:
            self.runner.advance(self._last_event)
        except Refused as refused:
            self.on_refused(refused)

    def leave(self) -> None:
        if self._on_step in self.runner.step_observers:
            self.runner.step_observers.remove(self._on_step)
        if (
            self.viewer not in self.runner.answer_functions_by_bot_seat
            and self.viewer is not None
            and self.is_only_person
        ):
            self.runner.close()

    @property
    def turns_automatically(self) -> bool:
        return self.runner.turns_automatically

    def set_auto_turning(self, on: bool) -> None:
        self.runner.set_auto_turning(on)

    @property
    def is_fast_forward(self) -> bool:
        return self.runner.is_fast_forward

    def request_fast_forward(self) -> None:
        self.runner.is_fast_forward = True

    def deadline(self) -> float | None:
        return None if self.viewer is None else self.runner.deadline(self.viewer)

    def remove_time_limit(self) -> bool:
        return self.viewer is not None and self.runner.remove_time_limit(self.viewer)

    def run_due(self, now: float) -> float | None:
        return self.runner.run_due(now)

    def suspend_clock(self, now: float) -> None:
        if self.is_only_person:
            self.runner.suspend_clock(now)
