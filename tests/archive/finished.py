"""Finished matches for tests of what is computed from them."""

from __future__ import annotations

from itertools import count
from typing import Any

from audiowar.archive.game_list_entry import GameListEntry
from audiowar.archive.statistics import FinishedMatch
from audiowar.rules.events import End
from audiowar.rules.trick_record import rank_seats

NUMBERS = count(1)


def make_game(won: bool = True, game: str = "scientific", **more: Any) -> FinishedMatch:
    """Return a match against the sensible bot; `more` are fields of its record, or facts."""
    number = next(NUMBERS)
    out = more.pop("out", ())
    known = set(GameListEntry.__dataclass_fields__)
    fields = {name: value for name, value in more.items() if name in known}
    facts = {name: value for name, value in more.items() if name not in known - {"daily", "cents"}}
    players, seats = more.get("players", ("Mira", "Ana")), (0,) if won else (1,)
    result = more.get("result", "win")
    tricks_out = {seat: trick for trick, seat in enumerate(out)}
    record = {
        "file": f"finished/{number:06}.jsonl",
        "game": game,
        "players": ("Mira", "Ana"),
        "bots": {1: "sensible"},
        "result": "win",
        "seats": seats,
        "ranks": rank_seats(End(result, more.get("seats", seats)), tricks_out, len(players)),
        "ended": f"2026-11-01T00:{number // 60 % 60:02}:{number % 60:02}",
        "ended_at": float(number),
    }
    return FinishedMatch(GameListEntry(**{**record, **fields}), facts)
