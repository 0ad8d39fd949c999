"""The games whose whole transcripts are kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audiowar.command_line.simulate import play_seeded_match
from audiowar.rules.registry import GAMES
from audiowar.storage.match_transcript import format_transcript
from tests.short_games import make_limit_options

FOLDER = Path(__file__).parent

SHORT: Mapping[str, Mapping[str, Any]] = {"casino": {"rounds": 5}, "tod_und_leben": {}}
"""Options that keep the standard case of a game short; others get a trick limit."""

CASES: Mapping[str, tuple[str, int, Mapping[str, Any]]] = {
    **{
        f"{name}-standard": (
            name,
            game.players[0],
            SHORT.get(name, make_limit_options(name, 24)),
        )
        for name, game in GAMES.items()
    },
    "scientific-8-players": ("scientific", 8, {"trick_limit": 12}),
    "scientific-next-trick": (
        "scientific",
        4,
        {"jokers": 2, "revolution": "next_trick", "trick_limit": 20},
    ),
    "scientific-to-the-end": ("scientific", 2, {}),
}
"""File name -> game, players, options."""
SEEDS = {"scientific-to-the-end": 32}
"""The seed of a case whose match would be long with the usual one."""


def transcript_of(case: str) -> str:
    """Play a case with random bots and return its transcript."""
    name, players, options = CASES[case]
    table, events = play_seeded_match(
        name, ["random"] * players, dict(options), SEEDS.get(case, 20)
    )
    return format_transcript(table.header, events)
