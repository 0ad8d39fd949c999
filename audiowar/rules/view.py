"""The table as one seat, or a spectator, may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from .cards import Card
from .events import Choice, Seat
from .state import Options, Question


class SeenBy(Enum):
    """Who sees the cards of an area: everybody, only the seat that owns the cards, or nobody."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


SeenCards = tuple[Card, ...] | None
"""The cards of a hand, stack, pile or pot; None if the viewer may not see them."""


@dataclass(frozen=True)
class View:
    """An immutable copy of the table as `viewer` may see it; the viewer None is a spectator."""

    game: str
    options: Options
    players: int
    viewer: Seat | None
    trick: int
    alive: tuple[Seat, ...]
    out: tuple[Seat, ...]
    owned: tuple[int, ...]
    """The number of cards that each seat owns."""
    hands: tuple[SeenCards, ...]
    stacks: tuple[SeenCards, ...]
    piles: tuple[SeenCards, ...]
    pot: SeenCards
    pot_count: int
    table: tuple[tuple[Seat, Card], ...]
    face_down: tuple[Seat, ...]
    """The seat of each face-down card on the table."""
    reversed: bool
    asked: tuple[Seat, ...]
    """The seats with an open question."""
    chosen: tuple[Seat, ...]
    """The seats that have given a hidden answer."""
    own_choice: Choice | None
    """The viewer's own hidden answer."""
    question: Question | None
    """The viewer's open question, with a copy of its choices."""
    peek: Mapping[str, Any]
    """Values that only views of this game have, by name, such as the bets of Casino War. Some are
    for this viewer only, such as the cards that a spy sees."""
    over: bool

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the viewer's own hand; none for a spectator."""
        held = None if self.viewer is None else self.hands[self.viewer]
        return held or ()

    @property
    def own_seat(self) -> Seat:
        """The seat of the viewer, who must not be a spectator."""
        assert self.viewer is not None
        return self.viewer

    @property
    def open_question(self) -> Question:
        """The open question of the viewer, who must have one."""
        assert self.question is not None
        return self.question
