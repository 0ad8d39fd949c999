"""The bots, by name and game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .base import Bot, RandomBot
from .sensible import SensibleBot

Maker = Callable[[int], Bot]
"""Makes a bot from the seed of its own generator."""

EVERYWHERE: Mapping[str, Maker] = {"random": RandomBot, "sensible": SensibleBot}
"""The bots that play every game."""


def _scientific() -> Mapping[str, Maker]:
    # Counting bots bring tables and weights that a start without them should not wait for.
    from .scientific.levels import LEVELS

    return LEVELS


SPECIAL: Mapping[str, Callable[[], Mapping[str, Maker]]] = {"scientific": _scientific}
"""Games with bots of their own."""


def bots(game: str) -> dict[str, Maker]:
    """Return the bots that play a game, weakest first."""
    own = SPECIAL[game]() if game in SPECIAL else {}
    return {**EVERYWHERE, **own}


def make(name: str, game: str, seed: int) -> Bot:
    """Return a new bot for a game. Raises LookupError for a name that no bot of it has."""
    if name in EVERYWHERE:
        return EVERYWHERE[name](seed)
    return bots(game)[name](seed)
