"""How long a game may go on in a test."""

from __future__ import annotations

from typing import Any

from audiowar.rules.registry import GAMES


def short(game: str, tricks: int, rounds: int = 2) -> dict[str, Any]:
    """Return the options that end a game after so many tricks, or rounds, if it has any."""
    known = {option.name for option in GAMES[game].options}
    if "trick_limit" in known:
        return {"trick_limit": tricks}
    return {"rounds": rounds} if "rounds" in known else {}
