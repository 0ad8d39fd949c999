"""The state of a game, its open questions, and refusals with a speakable reason."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from .cards import Card
from .chance import Chance
from .events import Choice, Event, Seat

NO_LIMIT = sys.maxsize

OptionValue: TypeAlias = int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Refused(Exception):
    """An answer, an option or a number of players that the rules refuse.

    `reason` names the message that tells it, `args_` are that message's arguments (cards as
    codes, players as seats).
    """

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_ = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args_.items())
        return f"{self.reason} ({details})" if details else self.reason


@dataclass(slots=True)
class Question:
    """A question that is open for one seat."""

    seat: Seat
    kind: str
    """What is asked: "card", "prisoner", "keep", "steal", "lay", "bet", "tie" …"""
    choices: Collection[Choice]
    """What may be answered. May be a live list of the state, else of a type that never changes."""
    number: int
    """Its own id, unique in the game: a late or double answer names another one."""


class State:
    """Everything on, under and around the table. Only the rules change it.

    A game that needs more has a state of its own.

    Lists of lists are by seat. Stacks are top card first; in hands and piles of Scientific and
    Armed War the order means nothing; the piles of Steal War are top card first.
    """

    __slots__ = (
        "alive", "chance", "emit", "events", "extra", "face_down", "hands", "number", "options",
        "out", "piles", "players", "pot", "questions", "reversed", "sealed", "stacks", "table",
        "trick", "trick_limit",
    )  # fmt: skip

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        self.players = players
        self.options = options
        self.chance = chance
        self.events: list[Event] = []
        """What was emitted since the last step."""
        self.emit: Callable[[Event], None] = self.events.append
        """Records that an event has happened."""
        self.questions: dict[Seat, Question] = {}
        """The open questions, at most one a seat."""
        self.number = 0
        """How many questions have been opened."""
        self.sealed: dict[Seat, Choice] = {}
        """Hidden answers, until the last question of the round closes."""
        self.trick = 0
        """The number of the running trick, from 1."""
        self.trick_limit = int(options.get("trick_limit", 0)) or NO_LIMIT
        self.alive: list[Seat] = list(range(players))
        """The seats still in, in order."""
        self.out: list[Seat] = []
        """The seats that are out, in the order in which they went."""
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stacks: list[list[Card]] = [[] for _ in range(players)]
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.pot: list[Card] = []
        """Cards that wars left on the table."""
        self.table: list[tuple[Seat, Card]] = []
        """Face-up cards on the table with who put them."""
        self.face_down: list[tuple[Seat, Card]] = []
        """Face-down cards on the table with who put them."""
        self.reversed = False
        self.extra: dict[str, Any] = {}
        """What one game alone needs to remember."""

    def ask(self, seat: Seat, kind: str, choices: Collection[Choice]) -> None:
        """Open a question for `seat`."""
        self.number += 1
        self.questions[seat] = Question(seat, kind, choices, self.number)

    def count_owned(self, seat: Seat) -> int:
        """Return how many cards the seat owns."""
        return len(self.hands[seat]) + len(self.stacks[seat]) + len(self.piles[seat])
