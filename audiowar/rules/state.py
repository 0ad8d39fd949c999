"""The state of a match, its open questions, and the exception for anything that is not allowed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from .cards import Card
from .chance import Chance
from .events import Choice, Event, Seat

NO_TRICK_LIMIT = sys.maxsize
"""The value of `State.trick_limit` in a match without a limit."""

OptionValue: TypeAlias = int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Refused(Exception):
    """Raised for something that is not allowed, such as an answer, an option or a player count.

    `reason` is the end of a message id ("refused-REASON"), and `message_args` are the arguments of
    this message.
    """

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.message_args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.message_args.items())
        return f"{self.reason} ({details})" if details else self.reason


@dataclass(slots=True)
class Question:
    """A question that is open for one seat."""

    seat: Seat
    kind: str
    """What is asked: "card", "prisoner", "keep", "steal", "lay", "bet" or "tie"."""
    choices: Collection[Choice]
    """The allowed answers. A list can be a part of the state that changes later, such as a hand."""
    number: int
    """A number that is unique in the match. It shows whether an answer came too late."""


class State:
    """The whole state of a match. Only the rules change it.

    A game with more state has a subclass. Lists of lists are indexed by seat. The first card of a
    stack is its top card, and so is the first card of a pile in Steal War. The order of the cards
    in hands, and in the piles of Scientific War and Armed War, has no meaning.
    """

    __slots__ = (
        "alive",
        "chance",
        "emit",
        "events",
        "face_down",
        "game_specific_values",
        "hands",
        "options",
        "out",
        "piles",
        "players",
        "pot",
        "question_count",
        "questions",
        "reversed",
        "sealed",
        "stacks",
        "table",
        "trick",
        "trick_limit",
    )  # fmt: skip

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        self.players = players
        self.options = options
        self.chance = chance
        self.events: list[Event] = []
        """The events emitted since the last step."""
        self.emit: Callable[[Event], None] = self.events.append
        self.questions: dict[Seat, Question] = {}
        self.question_count = 0
        self.sealed: dict[Seat, Choice] = {}
        """The hidden answers. They stay hidden until all players who were asked have answered."""
        self.trick = 0
        """The number of the current trick, from 1."""
        self.trick_limit = int(options.get("trick_limit", 0)) or NO_TRICK_LIMIT
        self.alive: list[Seat] = list(range(players))
        """The seats that are still in the match, in ascending order."""
        self.out: list[Seat] = []
        """The seats that are out, in the order in which they went out."""
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stacks: list[list[Card]] = [[] for _ in range(players)]
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.pot: list[Card] = []
        """The cards that earlier wars left on the table for the next taker."""
        self.table: list[tuple[Seat, Card]] = []
        """Face-up cards on the table with their seats."""
        self.face_down: list[tuple[Seat, Card]] = []
        """The face-down cards on the table, each with the seat that put it."""
        self.reversed = False
        """Whether the two is the strongest rank and the ace the weakest."""
        self.game_specific_values: dict[str, Any] = {}
        """Small values that only one game needs, by name."""

    def ask(self, seat: Seat, kind: str, choices: Collection[Choice]) -> None:
        """Open a question for `seat`."""
        self.question_count += 1
        self.questions[seat] = Question(seat, kind, choices, self.question_count)

    def count_owned_cards_not_chosen(self, seat: Seat) -> int:
        """Return the number of cards that the seat owns, without a card that it has just chosen.

        A chosen card has left the hand. It is in `sealed` until it is put on the table.
        """
        return len(self.hands[seat]) + len(self.stacks[seat]) + len(self.piles[seat])
