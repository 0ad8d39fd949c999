"""What opponents remember of the player from game to game: a file in the player's own folder.

It is one JSON object; what in it cannot be understood is as if it were not there.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.habits import Habits, is_count, load_habits
from audiowar.rules.events import Seat
from audiowar.rules.registry import GAMES

from .locks import holding
from .settings import data_folder, dump_lines, private_folder, read_values, unused_path, write_whole
from .transcript import Header, equal_as_json

FORMAT: Final = "audiowar.memory"
VERSION: Final = 1
REMEMBERED: Final = "remembered"
"""A field of a transcript's header, beside the contract: what was remembered when the game began.

Where it stands, even empty, the player has allowed that something is remembered of this game.
"""
MOST: Final = 600.0
"""Choices that are remembered; those of later games weigh more."""
DUEL, SEVERAL = "duel", "several"
"""Games of two are played in another way than those of more."""
SIZES: Final = (DUEL, SEVERAL)


@dataclass(frozen=True)
class OpponentMemory:
    """What is remembered of games of one kind."""

    games: int
    habits: Habits


Memory = Mapping[tuple[str, str], OpponentMemory]
"""By game and size."""


def memory_file() -> Path:
    """Return where it is kept; it may not be there."""
    return data_folder() / "memory.json"


def table_size(players: int) -> str:
    """Return of which kind a game of so many players is."""
    return DUEL if players == 2 else SEVERAL


def load_memory() -> Memory:
    """Return what is remembered; nothing where the file is missing or cannot be understood."""
    with suppress(OSError, ValueError):
        return parse_memory(read_values(memory_file()))
    return {}


def parse_memory(values: Mapping[str, Any]) -> Memory:
    """Return what a file says. Raises ValueError for what is of another kind or version."""
    if values.get("format") != FORMAT or not equal_as_json(values.get("version"), VERSION):
        raise ValueError("foreign")
    games = values.get("games")
    found = {}
    for game in GAMES:
        said = games.get(game) if isinstance(games, dict) else None
        for kind in SIZES:
            one = parse_entry(said.get(kind) if isinstance(said, dict) else None, game)
            if one is not None:
                found[game, kind] = one
    return found


def parse_entry(said: Any, game: str) -> OpponentMemory | None:
    """Return what is said of games of one kind, None where that is not to be understood."""
    habits = load_habits(said, get_game_bots(game).habit_groups)
    if habits is None or not habits.choices or not is_count(said.get("games")):
        return None
    return OpponentMemory(int(said["games"]), habits.scale_to(MOST))


def record_game(game: str, players: int, habits: Habits) -> None:
    """Remember one more game. Raises OSError.

    A file that is not to be understood is kept beside.
    """
    path = memory_file()
    private_folder(path.parent)
    with holding(path):
        before = load_or_set_aside(path)
        place = game, table_size(players)
        write_whole(path, to_json({**before, place: add_game(before.get(place), habits)}))


def add_game(before: OpponentMemory | None, habits: Habits) -> OpponentMemory:
    """Return what is remembered after one more game."""
    if before is None:
        return OpponentMemory(1, habits.scale_to(MOST))
    return OpponentMemory(before.games + 1, before.habits.add(habits).scale_to(MOST))


def load_or_set_aside(path: Path) -> Memory:
    """Return what is remembered, and put a file aside that says nothing. Raises OSError."""
    try:
        return parse_memory(read_values(path))
    except FileNotFoundError:
        return {}
    except ValueError:
        path.replace(unused_path(path, ".broken"))
        return {}


def to_json(memory: Memory) -> str:
    """Return the file's text."""
    games: dict[str, dict[str, Any]] = {}
    for (game, kind), one in memory.items():
        games.setdefault(game, {})[kind] = {"games": one.games, **one.habits.to_json()}
    return dump_lines({"format": FORMAT, "version": VERSION, "games": games}) + "\n"


def delete_memory() -> bool:
    """Remove the file; return whether there was one. Raises OSError."""
    path = memory_file()
    if not os.path.exists(path):
        return False
    with holding(path):
        path.unlink(missing_ok=True)
    return True


# In the file of a game


def header_field(game: str, players: int, seat: Seat) -> dict[str, Any]:
    """Return the field of a new game's header that says what is remembered of a seat."""
    known = load_memory().get((game, table_size(players)))
    return {REMEMBERED: {} if known is None else {str(seat): known.habits.to_json()}}


def habits_by_seat(header: Header) -> dict[Seat, Habits]:
    """Return what was remembered when a game began, by seat; bots of a saved game know it too."""
    said, groups = header.more.get(REMEMBERED), get_game_bots(header.game).habit_groups
    if not isinstance(said, dict):
        return {}
    seats = range(len(header.seats))
    read = {seat: load_habits(said.get(str(seat)), groups) for seat in seats}
    return {seat: habits for seat, habits in read.items() if habits is not None}
