"""The games whose whole transcripts are kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audiowar.commands.simulate import simulated
from audiowar.rules.registry import GAMES
from audiowar.rules.variant import Variant
from audiowar.session.transcript import write

FOLDER = Path(__file__).parent

SHORT: Mapping[str, Mapping[str, Any]] = {"casino": {"rounds": 5}}
"""Options that keep the standard case of a game short; elimination games get a trick limit."""


def limit(game: Variant) -> Mapping[str, Any]:
    """Return what keeps a game short, if it knows a limit of tricks."""
    limits = any(option.name == "trick_limit" for option in game.options)
    return {"trick_limit": 60} if limits else {}


CASES: Mapping[str, tuple[str, int, Mapping[str, Any]]] = {
    **{
        f"{name}-standard": (name, game.players[0], SHORT.get(name, limit(game)))
        for name, game in GAMES.items()
    },
    "scientific-8-players": ("scientific", 8, {"trick_limit": 40}),
    "scientific-next-trick": (
        "scientific",
        4,
        {"jokers": 2, "revolution": "next_trick", "trick_limit": 60},
    ),
    "scientific-to-the-end": ("scientific", 2, {}),
}
"""File name -> game, players, options."""


def transcript_of(case: str) -> str:
    """Play a case with random bots and return its transcript."""
    name, players, options = CASES[case]
    table, events = simulated(name, ["random"] * players, dict(options), 20)
    return write(table.header, events)
