"""The games, one package each.

A package contains everything about its game. `rules.py` is the game itself, and depends only on
`audiowar.rules`.
"""

from __future__ import annotations

NAMES = (
    "scientific",
    "razboi",
    "classic",
    "steal",
    "drunkard",
    "tod_und_leben",
    "casino",
    "armed",
)
"""The games in the order in which they are offered. A new game is added only here."""
WITH_COMMANDS: tuple[str, ...] = ()
"""Games with their own commands, in `commands.py`."""
