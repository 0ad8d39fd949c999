"""What opponents remember of how the player chooses: a JSON file in the player's folder.

Invalid entries are ignored. `remark_memory` stores what they remember having said.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.bots.game_bots import get_game_bots
from audiowar.bots.player_habits import Habits, is_count, load_habits
from audiowar.rules.events import Seat
from audiowar.rules.registry import GAMES

from .locks import lock_briefly
from .match_transcript import Header, equal_as_json
from .settings import (
    data_folder,
    dump_settings,
    make_private_folder,
    read_values,
    unused_path,
    write_text_atomically,
)

FORMAT: Final = "audiowar.memory"
VERSION: Final = 1
HEADER_FIELD: Final = "remembered"
"""A field of a transcript's header: the player's remembered habits when the match began.

If it is present, even empty, the player has allowed the match to be remembered.
"""
MAX_CHOICES: Final = 600.0
"""The most choices that are remembered. Older ones weigh less, so that later matches count more."""
TWO_PLAYER, MULTIPLAYER = "duel", "several"
"""Kinds of tables. Matches of two are played differently from larger ones, so each kind has its own
entry."""
TABLE_SIZES: Final = (TWO_PLAYER, MULTIPLAYER)


@dataclass(frozen=True)
class OpponentMemory:
    """The player's habits in one game at one kind of table."""

    games: int
    """The number of remembered matches."""
    habits: Habits


MemoryByGame = Mapping[tuple[str, str], OpponentMemory]
"""The memory by game and kind of table."""


def get_memory_path() -> Path:
    """Return the path of the file, which may not exist."""
    return data_folder() / "memory.json"


def get_table_kind(players: int) -> str:
    """Return the kind of table for a number of players: TWO_PLAYER or MULTIPLAYER."""
    return TWO_PLAYER if players == 2 else MULTIPLAYER


def load_memory() -> MemoryByGame:
    """Return the memory; empty if the file is missing or invalid."""
    with suppress(OSError, ValueError):
        return parse_memory(read_values(get_memory_path()))
    return {}


def parse_memory(values: Mapping[str, Any]) -> MemoryByGame:
    """Parse the memory. Raises ValueError for a file of another format or version."""
    if values.get("format") != FORMAT or not equal_as_json(values.get("version"), VERSION):
        raise ValueError("foreign")
    games = values.get("games")
    found = {}
    for game in GAMES:
        said = games.get(game) if isinstance(games, dict) else None
        for kind in TABLE_SIZES:
            one = parse_entry(said.get(kind) if isinstance(said, dict) else None, game)
            if one is not None:
                found[game, kind] = one
    return found


def parse_entry(values: Any, game: str) -> OpponentMemory | None:
    """Parse the memory of a game at one kind of table. Return None if it is invalid."""
    habits = load_habits(values, get_game_bots(game).habit_groups)
    if habits is None or not habits.choice_count or not is_count(values.get("games")):
        return None
    return OpponentMemory(int(values["games"]), habits.scaled_down_to(MAX_CHOICES))


def remember_game(game: str, players: int, habits: Habits) -> None:
    """Add one match to the memory. Raises OSError.

    An invalid file is kept under another name.
    """
    path = get_memory_path()
    make_private_folder(path.parent)
    with lock_briefly(path):
        before = load_or_rename_invalid(path)
        place = game, get_table_kind(players)
        write_text_atomically(
            path,
            memory_to_json_text({**before, place: add_match_habits(before.get(place), habits)}),
        )


def add_match_habits(before: OpponentMemory | None, habits: Habits) -> OpponentMemory:
    """Return the memory after one more match with these habits."""
    if before is None:
        return OpponentMemory(1, habits.scaled_down_to(MAX_CHOICES))
    return OpponentMemory(
        before.games + 1, before.habits.combine_with(habits).scaled_down_to(MAX_CHOICES)
    )


def load_or_rename_invalid(path: Path) -> MemoryByGame:
    """Load the memory. Rename an invalid file. Raises OSError."""
    try:
        return parse_memory(read_values(path))
    except FileNotFoundError:
        return {}
    except ValueError:
        path.replace(unused_path(path, ".broken"))
        return {}


def memory_to_json_text(memory: MemoryByGame) -> str:
    """Return the memory as JSON text."""
    games: dict[str, dict[str, Any]] = {}
    for (game, kind), one in memory.items():
        games.setdefault(game, {})[kind] = {"games": one.games, **one.habits.to_json()}
    return dump_settings({"format": FORMAT, "version": VERSION, "games": games}) + "\n"


def delete_memory() -> bool:
    """Delete the memory; return whether there was one. Raises OSError."""
    path = get_memory_path()
    with lock_briefly(path):
        existed = path.exists()
        path.unlink(missing_ok=True)
    return existed


# The habits in a transcript's header


def make_header_field(game: str, players: int, seat: Seat) -> dict[str, Any]:
    """Return the field HEADER_FIELD with the player's habits; the player has the seat `seat`."""
    known = load_memory().get((game, get_table_kind(players)))
    return {HEADER_FIELD: {} if known is None else {str(seat): known.habits.to_json()}}


def habits_by_seat(header: Header) -> dict[Seat, Habits]:
    """Return the habits stored in a header, so that bots know them in a resumed match too."""
    said, groups = header.more.get(HEADER_FIELD), get_game_bots(header.game).habit_groups
    if not isinstance(said, dict):
        return {}
    seats = range(len(header.seats))
    read = {seat: load_habits(said.get(str(seat)), groups) for seat in seats}
    return {seat: habits for seat, habits in read.items() if habits is not None}
