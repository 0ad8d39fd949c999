"""The games, one package each.

A package contains everything about its game except texts and tests. Its `rules.py` depends only on
`audiowar.rules` and on its own `events.py`.
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
"""The names of the games' packages, in the order of the menus. To add a game, add its name here."""
GAMES_WITH_COMMANDS: tuple[str, ...] = ()
"""The names of the games that have a module `commands.py`, with commands that no other game has."""
