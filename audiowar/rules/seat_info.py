"""The facts about a seat and its table that player views have and listeners need."""

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
    def public_start_position(self) -> Mapping[str, Any]:
        """The public part of the start position, with the number of cards of each seat as `owned`.

        Empty if the match began with a deal.
        """

    @property
    def characters(self) -> Mapping[Seat, str]:
        """The names of the bots by seat, if their way of playing is public."""

    @property
    def remark_seed(self) -> int:
        """The seed from which remarks are chosen."""

    @property
    def remark_memory(self) -> Mapping[str, Any] | None:
        """Remembered remarks and results of earlier matches; None if remembering is not allowed."""
