"""Games to put into a player's folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from random import Random

from audiowar.bots.registry import make_bot
from audiowar.storage import save_file
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table

NOON = 1772449200
"""A moment in March 2026."""


def play_saved(
    seed: int,
    game: str = "classic",
    over: bool = True,
    names: tuple[str, ...] = ("Mira", "Ana"),
    played: float | None = None,
    options: Mapping[str, int | str] | None = None,
    **more: object,
) -> Path:
    """Play a match of bots and save it, last played at `played`; return its file."""
    bots = {str(seat): "random" for seat in range(1, len(names))}
    table = Table(Header(game, names, options or {}, seed, extra_fields={"bots": bots, **more}))
    save = save_file.create_save(table.header)
    table.record_step = save.append_step
    if over:
        play_match(table, [make_bot("random", game, Random(seed)) for _ in names])
    else:
        table.start()
    save.close()
    assert save.path is not None
    if played is not None:
        os.utime(save.path, (played, played))
    return save.path
