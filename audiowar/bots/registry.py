"""The bots, by name and game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from .base import Bot, Chance, RandomBot
from .mixed import MixedBot
from .sensible import SensibleBot

Maker = Callable[[Chance], Bot]
"""Makes a bot with a generator of its own."""

TESTING: Mapping[str, Maker] = {"random": RandomBot}
"""Bots for tests and measurements, whom nobody meets at a table."""
EVERYWHERE: Mapping[str, Maker] = {
    "dreamer": partial(MixedBot, one=SensibleBot, other=RandomBot, share=0.5),
    "sensible": SensibleBot,
}
"""The bots that play every game."""


def _scientific() -> Mapping[str, Maker]:
    # Counting bots bring tables and weights that a start without them should not wait for.
    from .scientific.levels import LEVELS

    return LEVELS


def _armed() -> Mapping[str, Maker]:
    from .strong.armed import ArmedBot

    return {"strong": ArmedBot}


def _steal() -> Mapping[str, Maker]:
    from .strong.steal import StealBot

    return {"strong": StealBot}


def _razboi() -> Mapping[str, Maker]:
    from .strong.razboi import PrisonerBot

    return {"strong": PrisonerBot}


def _casino() -> Mapping[str, Maker]:
    # Basic strategy is the best there is: the house has its edge on every bet.
    return {"strong": SensibleBot}


SPECIAL: Mapping[str, Callable[[], Mapping[str, Maker]]] = {
    "scientific": _scientific,
    "armed": _armed,
    "casino": _casino,
    "razboi": _razboi,
    "steal": _steal,
}
"""Games with bots of their own."""


def bots(game: str) -> dict[str, Maker]:
    """Return the bots that play a game, weakest first."""
    own = SPECIAL[game]() if game in SPECIAL else {}
    return {**TESTING, **(own if "sensible" in own else {**EVERYWHERE, **own})}


def people(game: str) -> list[str]:
    """Return the opponents of a game, weakest first; of two that play alike only the first."""
    makers = {name: maker for name, maker in bots(game).items() if name not in TESTING}
    known = list(makers.values())
    return [name for index, name in enumerate(makers) if makers[name] not in known[:index]]


def make(name: str, game: str, chance: Chance) -> Bot:
    """Return a new bot for a game. Raises LookupError for a name that no bot of it has."""
    if name == "sensible":
        return SensibleBot(chance)
    return bots(game)[name](chance)
