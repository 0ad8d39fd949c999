"""The facts about a seat and its table that a player view has and a listener needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .events import Seat
from .state import Options


class SeatInfo(Protocol):
    """A seat, or a spectator, and the facts about its table."""

    @property
    def viewer(self) -> Seat | None:
        """The seat; None for a spectator."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

    @property
    def options(self) -> Options:
        """The options of the match."""

    @property
    def start_position(self) -> Mapping[str, Any]:
        """The public part of the start position, with the number of cards that each seat `owned`.

        Empty if the match began with a deal.
        """

    @property
    def characters(self) -> Mapping[Seat, str]:
        """The names of the bots by seat, as far as their way of playing is public."""

    @property
    def remark_seed(self) -> int:
        """The seed that decides remarks."""

    @property
    def remark_memory(self) -> Mapping[str, Any] | None:
        """What opponents remembered of their remarks and the last match; None: they must not."""
