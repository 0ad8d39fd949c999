"""What announcements need to know about a seat and its table. Every player view provides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .events import Seat
from .state import Options


class ViewerAndTableInfo(Protocol):
    """A seat or a spectator, with the game, players and options of the table."""

    @property
    def viewer(self) -> Seat | None:
        """The seat of the viewer; None for a spectator."""

    @property
    def game(self) -> str:
        """The name of the game, such as "scientific"."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

    @property
    def options(self) -> Options:
        """The options of the match."""

    @property
    def public_bots_by_seat(self) -> Mapping[Seat, str]:
        """The names of the bots by seat, such as "gambler"; empty if they are not public."""

    @property
    def remark_seed(self) -> int:
        """The seed with which the remarks of bots are chosen."""

    @property
    def remark_memory(self) -> Mapping[str, Any] | None:
        """What bots remember of their remarks and of the last match; None if not allowed."""
