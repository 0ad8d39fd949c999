"""Name players in messages, with the listener as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiowar.l10n.list_joining import YOU
from audiowar.rules.events import Seat


def player_args(viewer: Seat | None, names: Sequence[str], seat: Seat) -> dict[str, Any]:
    """Return the message arguments that name a player: `who` ("you" or "other") and `player`."""
    return {"who": "you" if seat == viewer else "other", "player": names[seat]}


def list_names_marking_listener(
    viewer: Seat | None, names: Sequence[str], seats: Sequence[Seat]
) -> list[str]:
    """Return the names of players in seats; the listener's is replaced by the mark `YOU`."""
    return [YOU if seat == viewer else names[seat] for seat in seats]


class NamedPlayers:
    """The players of a match from one listener's side. A `viewer` of None is a spectator."""

    def __init__(self, names: Sequence[str], viewer: Seat | None) -> None:
        self.names = names
        self.viewer = viewer

    def player_args(self, seat: Seat) -> dict[str, Any]:
        """Return the message arguments that name a player (see the function)."""
        return player_args(self.viewer, self.names, seat)

    def list_names_marking_listener(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of players in seats; the listener's is replaced by the mark `YOU`."""
        return list_names_marking_listener(self.viewer, self.names, seats)
