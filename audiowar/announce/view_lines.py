"""Describe parts of a view, for `table_queries.py` and the wordings of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiowar.rules.cards import card_code
from audiowar.rules.view import View

from .line import Line
from .player_names import list_names_marking_listener, player_args


def hyphenate(text: str) -> str:
    """Replace underscores by hyphens, as in message ids."""
    return text.replace("_", "-")


def game_title(game: str) -> Line:
    """Return the title of a game, such as Scientific War."""
    return Line(f"game-{hyphenate(game)}")


def seat_args(view: View, names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the message arguments that name the player in a seat, from the viewer's side."""
    return player_args(view.viewer, names, seat)


def list_names_marking_viewer(view: View, names: Sequence[str], seats: Sequence[int]) -> list[str]:
    """Return the names of players in seats; the viewer's is replaced by the mark `YOU`."""
    return list_names_marking_listener(view.viewer, names, seats)


def describe_pot(view: View) -> Line:
    """Describe the pot: its cards if everybody knows them, else their number."""
    if view.pot:
        cards = [card_code(card) for card in view.pot]
        return Line("now-pot", {"count": view.pot_count, "cards": cards})
    return Line("now-pot-unseen" if view.pot_count else "now-pot-empty", {"count": view.pot_count})
