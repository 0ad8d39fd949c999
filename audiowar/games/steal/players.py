"""Who plays Steal War well, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.base import Maker
from audiowar.bots.players import Players, Taught
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View


def bots() -> Mapping[str, Maker]:
    """Bring the one that remembers which ranks are hidden."""
    from .strong import StealBot

    return {"strong": StealBot}


def why(choice: Choice, view: View) -> str:
    """Say why to play, to steal or to lay a card on top."""
    if str(choice).startswith("steal"):
        return "coach-steal-most"
    return "coach-steal-protect" if choice == "play" else "coach-steal-rare"


def taught(view: View, history: Sequence[Event]) -> list[Taught]:
    """Return what a game taught."""
    from .taught import lessons

    return lessons(view, history)


PLAYERS = Players(
    bots,
    why,
    ("coach-steal-most", "coach-steal-protect", "coach-steal-rare"),
    worse=0.4,
    taught=taught,
)
"""What the strong one counts are cards."""
