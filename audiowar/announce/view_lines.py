"""What a view shows, in lines that the tellings of games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiowar.rules.cards import code
from audiowar.rules.view import View

from .line import Line
from .player_names import named, whose


def dashed(text: str) -> str:
    """Return a name as message ids write it."""
    return text.replace("_", "-")


def by(view: View, names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the arguments that say whose a thing is."""
    return whose(view.viewer, names, seat)


def players(view: View, names: Sequence[str], seats: Sequence[int]) -> list[str]:
    """Return names for a list, with the listener marked."""
    return named(view.viewer, names, seats)


def pot(view: View) -> Line:
    """Tell the cards on the table; named where everybody knows them."""
    if view.pot:
        cards = [code(card) for card in view.pot]
        return Line("now-pot", {"count": view.pot_count, "cards": cards})
    return Line("now-pot-unseen" if view.pot_count else "now-pot-empty", {"count": view.pot_count})
