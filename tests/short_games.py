"""Options that keep games in tests short."""

from __future__ import annotations

from typing import Any

from audiowar.rules.registry import GAMES


def make_limit_options(game: str, tricks: int, rounds: int = 2) -> dict[str, Any]:
    """Return options that end a game after this many tricks or rounds, if it has such options."""
    known = {option.name for option in GAMES[game].options}
    if "trick_limit" in known:
        return {"trick_limit": tricks}
    return {"rounds": rounds} if "rounds" in known else {}
