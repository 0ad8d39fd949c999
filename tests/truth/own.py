"""What the tests of single games say about their own events and sentences."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from audiowar.rules.registry import GAMES


@cache
def load_own(table: str) -> dict[str, Any]:
    """Load the tables of this name in `tests/rules/games/test_GAME.py`.

    `CLAIMS`: message id -> claim, as in `claims.py`; `FACTS`: event -> a function that changes the
    facts by it, as the methods `on_EVENT` of `Facts` do; `FIXED`: message id -> numbers and ranks
    that the sentence always names, as in `wording.py`; `OUTCOMES`: game -> its own events that say
    what became of a trick, as in `tests/announce/test_narrator.py`.
    """
    modules = [f"tests.rules.games.test_{game}" for game in GAMES]
    known = [import_module(module) for module in modules if find_spec(module) is not None]
    return {key: value for one in known for key, value in getattr(one, table, {}).items()}
