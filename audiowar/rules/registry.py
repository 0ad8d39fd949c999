"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping

from .games.armed import ARMED
from .games.casino import CASINO
from .games.classic import CLASSIC
from .games.drunkard import DRUNKARD
from .games.razboi import RAZBOI
from .games.scientific import SCIENTIFIC
from .games.steal import STEAL_WAR
from .games.tod_und_leben import TOD_UND_LEBEN
from .state import Refused
from .variant import Variant

GAMES: Mapping[str, Variant] = {
    variant.name: variant
    for variant in (
        SCIENTIFIC,
        RAZBOI,
        CLASSIC,
        STEAL_WAR,
        DRUNKARD,
        TOD_UND_LEBEN,
        CASINO,
        ARMED,
    )
}


def variant(name: str) -> Variant:
    """Return the game called `name`. Raises Refused("unknown_game")."""
    try:
        return GAMES[name]
    except KeyError:
        raise Refused("unknown_game", game=name) from None
