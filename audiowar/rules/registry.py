"""All games by name, and all event classes."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from .events import SHARED_EVENTS, Event
from .state import Refused
from .variant import Variant

GAMES_PACKAGE = "audiowar.games"
"""The package with all games. It is imported by name, because the games import `audiowar.rules`."""


GAMES: Mapping[str, Variant] = {
    name: import_module(f"{GAMES_PACKAGE}.{name}.rules").VARIANT
    for name in import_module(GAMES_PACKAGE).NAMES
}
"""All games by name, in the order in which the package lists them."""
ALL_EVENT_CLASSES: tuple[type[Event], ...] = (
    *SHARED_EVENTS,
    *(kind for variant in GAMES.values() for kind in variant.events),
)
"""The event classes of all games."""
DEFAULT_GAME = next(iter(GAMES))
"""The game that is played if no other one is chosen."""


def get_variant(name: str) -> Variant:
    """Return the game with this name. Raises Refused("unknown_game")."""
    try:
        return GAMES[name]
    except KeyError:
        raise Refused("unknown_game", game=name) from None
