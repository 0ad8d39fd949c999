"""A chair: all that anybody at a table, person or program, sees of it and does there.

Keys, a socket, a page and a bot sit in chairs alike; a spectator's has no seat. What a chair
shows is what its seat may know. Answers may take their time: whether one was taken is heard
through `told`, why not through `refused`, at once or later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Options, Refused
from audiowar.rules.variant import Sight, Variant
from audiowar.rules.view import View
from audiowar.storage.opponent_memory import REMEMBERED
from audiowar.storage.transcript import Header

from . import randomness
from .opponent_lineup import ADAPTING
from .step import Step
from .table_runner import TableRunner

OPEN = ("reversed", "out")
"""Parts of a position that lie open before everybody in every game."""


class PlayerView(Protocol):
    """One seat of a table, or a spectator's place, as it is known from outside."""

    viewer: Seat | None
    """The seat; None for a spectator."""
    told: Callable[[Step], None]
    """Called with each new step, as the seat may know it."""
    refused: Callable[[Refused], None]
    """Called with the reason when something cannot be done."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, by seat."""

    @property
    def options(self) -> Options:
        """The rules that are played by."""

    @property
    def began(self) -> Mapping[str, Any]:
        """What lay open when the game began, as in a position, and how many cards each `owned`.

        Empty when it began with a deal.
        """

    @property
    def characters(self) -> Mapping[Seat, str]:
        """The bots among the players, as far as all may know how they play."""

    @property
    def adapting(self) -> bool:
        """Whether the bots were chosen to go with how the player fares."""

    @property
    def remembered(self) -> bool:
        """Whether the player has allowed, when the game began, that something of it is kept."""

    @property
    def remark_seed(self) -> int:
        """What the chance of remarks follows from."""

    @property
    def alone(self) -> bool:
        """Whether nobody but bots waits while this player does something else."""

    @property
    def unsaved(self) -> bool:
        """Whether the game would be lost with the program."""

    @property
    def unsaved_reason(self) -> str:
        """Why, where it would: "full", "denied", "used" or "lost"."""

    @property
    def moved(self) -> Path | None:
        """Where the whole game was written again last, because its file was gone."""

    @property
    def path(self) -> Path | None:
        """The file that the game can be gone on with, where this program writes one."""

    def view(self) -> View:
        """Return what the seat may know now."""

    def steps(self, since: int = -1) -> list[Step]:
        """Return what happened after the event of that number, as the seat may know it."""

    # What is done

    def answer(self, number: int, choice: Choice) -> None:
        """Answer the question of that number; too late, it cannot answer the next one."""

    def go_on(self) -> None:
        """Go on from a pause; nothing if others at the table were faster."""

    def leave(self) -> None:
        """Get up; a game that is saved can be gone on with."""

    # The pace

    @property
    def turning(self) -> bool:
        """Whether cards turn by themselves at a pause."""

    def turn(self, by_itself: bool) -> None:
        """Let cards turn by themselves from now on, or no more."""

    @property
    def hurrying(self) -> bool:
        """Whether all happens at once, up to the next question or to the end."""

    def hurry(self, on: bool) -> None:
        """Let all happen at once, up to the next question or to the end; or no more."""

    def deadline(self) -> float | None:
        """Return when a timer answers in the player's place; None: there is no hurry."""

    def stop_timer(self) -> bool:
        """Let the open question take as long as it needs; tell whether there was a limit."""

    def tick(self, now: float) -> float | None:
        """Let time pass at the table; return when to come again, None: whenever."""

    def hold(self, now: float) -> None:
        """Stop the clock until the next tick, where the player is alone."""


def count_owned(position: Mapping[str, Any], players: int) -> list[int]:
    """Return how many cards each owns where the table stands like that.

    Cards for which one game alone has a place, such as prisoners, are not counted.
    """
    held = [position.get(area) or [] for area in ("hands", "stacks", "piles")]
    return [sum(len(of[seat]) for of in held if seat < len(of)) for seat in range(players)]


def public_position(position: Mapping[str, Any], game: Variant) -> dict[str, Any]:
    """Return what of a position lies open before everybody; cards that nobody knows are None."""
    found = {
        part: deepcopy(position[part]) for part in (*OPEN, *game.view_codecs) if part in position
    }
    for area in ("pot", "table", "piles"):
        if area in position and game.visibility.get(area) is Sight.ALL:
            found[area] = deepcopy(position[area])
        elif area in position and area != "piles":
            found[area] = [None] * len(position[area])
    return found


def ignore_step(step: Step) -> None:
    """Take no notice of a step."""


def raise_refusal(refused: Refused) -> None:
    """Let a refusal end what led to it: for chairs whose answers are never refused."""
    raise refused


class LocalPlayerView:
    """A chair at a table that this very program holds."""

    def __init__(self, host: TableRunner, viewer: Seat | None) -> None:
        self.host = host
        self.viewer = viewer
        self.told: Callable[[Step], None] = ignore_step
        self.refused: Callable[[Refused], None] = raise_refusal
        self._known = host.last
        """The number of the last event that was told here."""
        host.hearers.append(self._hear)

    def _hear(self, step: Step) -> None:
        self._known = step.last
        self.told(step.project(self.viewer))

    @property
    def _header(self) -> Header:
        return self.host.table.header

    @property
    def game(self) -> str:
        return self._header.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._header.seats

    @property
    def options(self) -> Options:
        return dict(self._header.options)

    @property
    def began(self) -> Mapping[str, Any]:
        if self.host.began is not None:
            return self.host.began
        position = self._header.position or {}
        found = public_position(position, self.host.table.game.variant)
        owned = count_owned(position, len(self.names))
        return {**found, "owned": owned} if any(owned) else found

    @property
    def characters(self) -> Mapping[Seat, str]:
        named = self._header.characters
        return {seat: name for seat, name in named.items() if seat != self.viewer}

    @property
    def adapting(self) -> bool:
        return self._header.more.get(ADAPTING) is True

    @property
    def remembered(self) -> bool:
        return REMEMBERED in self._header.more

    @property
    def remark_seed(self) -> int:
        return randomness.read_seed(self._header, randomness.REMARKS)

    @property
    def alone(self) -> bool:
        return len(self.host.table.seats) - len(self.host.thinkers) <= 1

    @property
    def unsaved(self) -> bool:
        return self.host.save is not None and self.host.save.problem

    @property
    def unsaved_reason(self) -> str:
        return "" if self.host.save is None else self.host.save.reason

    @property
    def moved(self) -> Path | None:
        return None if self.host.save is None else self.host.save.moved

    @property
    def path(self) -> Path | None:
        return None if self.host.save is None else self.host.save.path

    def view(self) -> View:
        return self.host.table.view(self.viewer)

    def steps(self, since: int = -1) -> list[Step]:
        return [step.project(self.viewer) for step in self.host.steps(since)]

    def answer(self, number: int, choice: Choice) -> None:
        if self.viewer is None:
            self.refused(Refused("not_asked"))
            return
        try:
            self.host.answer(self.viewer, choice, number)
        except Refused as refused:
            self.refused(refused)

    def go_on(self) -> None:
        try:
            self.host.go_on(self._known)
        except Refused as refused:
            self.refused(refused)

    def leave(self) -> None:
        self.host.unhear(self._hear)
        if self.viewer not in self.host.thinkers and self.viewer is not None and self.alone:
            self.host.close()

    @property
    def turning(self) -> bool:
        return self.host.turning

    def turn(self, by_itself: bool) -> None:
        self.host.turn(by_itself)

    @property
    def hurrying(self) -> bool:
        return self.host.hurrying

    def hurry(self, on: bool) -> None:
        self.host.hurry(on)

    def deadline(self) -> float | None:
        return None if self.viewer is None else self.host.deadline(self.viewer)

    def stop_timer(self) -> bool:
        return self.viewer is not None and self.host.stop_timer(self.viewer)

    def tick(self, now: float) -> float | None:
        return self.host.tick(now)

    def hold(self, now: float) -> None:
        if self.alone:
            self.host.hold(now)
