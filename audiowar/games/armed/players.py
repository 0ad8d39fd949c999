"""Who plays Armed War well, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.base import Maker
from audiowar.bots.players import Players, Taught
from audiowar.rules.cards import JACK, TWO
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


def bots() -> Mapping[str, Maker]:
    """Bring the one that remembers who holds what."""
    from .strong import ArmedBot

    return {"strong": ArmedBot}


def why(choice: Choice, view: View) -> str:
    """Say why a card is chosen."""
    assert isinstance(choice, int)
    if choice >> 2 == TWO:
        return "coach-armed-two"
    if view.table:
        return "coach-armed-war"
    return "coach-armed-high" if choice >> 2 >= JACK else "coach-armed-low"


def taught(view: View, history: Sequence[Event]) -> list[Taught]:
    """Return what a game taught."""
    from .taught import lessons

    return lessons(view, history)


PLAYERS = Players(
    bots,
    why,
    ("coach-armed-two", "coach-armed-war", "coach-armed-high", "coach-armed-low"),
    worse=0.5,
    taught=taught,
)
"""What the strong one counts are cards."""
