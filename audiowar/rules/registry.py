"""All games by name, and all event classes."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from .events import EVENTS, Event
from .state import Refused
from .variant import Variant

PACKAGE = "audiowar.games"
"""The package with all games. They are imported by name, because they depend on the rules."""


def load_games() -> dict[str, Variant]:
    """Load all listed games, in order."""
    names = import_module(PACKAGE).NAMES
    return {name: import_module(f"{PACKAGE}.{name}.rules").GAME for name in names}


GAMES: Mapping[str, Variant] = load_games()
ALL_EVENTS: tuple[type[Event], ...] = (
    *EVENTS,
    *(kind for variant in GAMES.values() for kind in variant.events),
)
"""The event classes of all games."""
USUAL_GAME = next(iter(GAMES))
"""The default game: the first of the list."""


def get_variant(name: str) -> Variant:
    """Return the game with this name. Raises Refused("unknown_game")."""
    try:
        return GAMES[name]
    except KeyError:
        raise Refused("unknown_game", game=name) from None
