"""The bots, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .base import Bot, RandomBot
from .sensible import SensibleBot

BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
}
"""A bot's name and how to make one from the seed of its own generator."""


def make(name: str, seed: int) -> Bot:
    """Return a new bot. Raises LookupError for a name that no bot has."""
    try:
        return BOTS[name](seed)
    except KeyError:
        raise LookupError(name) from None
