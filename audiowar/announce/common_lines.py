"""Make the lines and message arguments that game wordings and other modules share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiowar.l10n.list_joining import LISTENER_MARK
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.rules.view import View

from .line import Line


def list_names_marking_listener(
    viewer: Seat | None, names: Sequence[str], seats: Sequence[Seat]
) -> list[str]:
    """Return the names of the players in seats, with `LISTENER_MARK` for the listener."""
    return [LISTENER_MARK if seat == viewer else names[seat] for seat in seats]


class NamedPlayers:
    """The players of a match from one listener's side. A `viewer` of None is a spectator."""

    def __init__(self, names: Sequence[str], viewer: Seat | None) -> None:
        self.names = names
        self.viewer = viewer

    def get_player_args(self, seat: Seat) -> dict[str, Any]:
        """Return the message arguments `who` ("you" or "other") and `player`, the player's name."""
        return {"who": "you" if seat == self.viewer else "other", "player": self.names[seat]}

    def list_names_marking_listener(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of the players in seats, with `LISTENER_MARK` for the listener."""
        return list_names_marking_listener(self.viewer, self.names, seats)


def replace_underscores(text: str) -> str:
    """Return a text with hyphens instead of underscores, for use in a message id."""
    return text.replace("_", "-")


def get_game_title(game: str) -> Line:
    """Return the title of a game, such as Scientific War."""
    return Line(f"game-{replace_underscores(game)}")


def get_seat_args(view: View, names: Sequence[str], seat: Seat) -> dict[str, Any]:
    """Return the message arguments that name the player in a seat; the viewer is "you"."""
    return NamedPlayers(names, view.viewer).get_player_args(seat)


def describe_refusal(refused: Refused) -> Line:
    """Return the line that says why the rules refuse an answer or an option."""
    return Line(f"refused-{replace_underscores(refused.reason)}", refused.message_args)


def describe_pot(view: View) -> Line:
    """Describe the pot: its cards if everybody knows them, else their number."""
    if view.pot:
        cards = [get_card_code(card) for card in view.pot]
        return Line("now-pot", {"count": view.pot_count, "cards": cards})
    return Line("now-pot-unseen" if view.pot_count else "now-pot-empty", {"count": view.pot_count})
