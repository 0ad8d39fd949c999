"""A JSON file in which bots remember how the player chose in earlier matches."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.player_habits import Habits, is_valid_count, load_habits
from audiowar.rules.events import Seat
from audiowar.rules.registry import GAMES

from .locks import lock_while_changing
from .match_transcript import Header, are_equal_as_json
from .private_files import change_json_file, read_json_object
from .settings import get_data_folder

FORMAT: Final = "audiowar.memory"
VERSION: Final = 1
HEADER_FIELD: Final = "remembered"
"""The field of a transcript's header with the player's habits when the match began. A header has it
only if the player lets bots remember the match."""
MAX_REMEMBERED_CHOICES: Final = 600.0
"""The maximum number of choices remembered for one game at one kind of table. If there are more,
all counts are reduced in proportion."""
TWO_PLAYER, MULTIPLAYER = "duel", "several"
"""Kinds of tables. People choose differently against one opponent than against several."""


@dataclass(frozen=True)
class RememberedHabits:
    """The player's habits in one game at one kind of table."""

    match_count: int
    """The number of remembered matches."""
    habits: Habits


MemoryByGame = Mapping[tuple[str, str], RememberedHabits]
"""What bots remember, by game and kind of table."""


def get_memory_path() -> Path:
    """Return the path of the memory file. There may be no such file yet."""
    return get_data_folder() / "memory.json"


def get_table_kind(players: int) -> str:
    """Return the kind of table for a number of players: TWO_PLAYER or MULTIPLAYER."""
    return TWO_PLAYER if players == 2 else MULTIPLAYER


def load_memory() -> MemoryByGame:
    """Return the memory; empty if the file is missing or invalid."""
    with suppress(OSError, ValueError):
        return parse_memory(read_json_object(get_memory_path()))
    return {}


def parse_memory(values: Mapping[str, Any]) -> MemoryByGame:
    """Parse the memory. Raises ValueError for a file of another format or version."""
    if values.get("format") != FORMAT or not are_equal_as_json(values.get("version"), VERSION):
        raise ValueError("foreign")
    games = values.get("games")
    memory = {}
    for game in GAMES:
        said = games.get(game) if isinstance(games, dict) else None
        for kind in (TWO_PLAYER, MULTIPLAYER):
            one = parse_remembered_habits(said.get(kind) if isinstance(said, dict) else None, game)
            if one is not None:
                memory[game, kind] = one
    return memory


def parse_remembered_habits(values: Any, game: str) -> RememberedHabits | None:
    """Parse the habits in one game at one kind of table. Return None if they are invalid."""
    habits = load_habits(values, get_bots(game).habit_group_count)
    if habits is None or not habits.choice_count or not is_valid_count(values.get("games")):
        return None
    return RememberedHabits(int(values["games"]), habits.scale_down_to(MAX_REMEMBERED_CHOICES))


def remember_match(game: str, players: int, habits: Habits) -> None:
    """Add the habits of one match to the memory file. Rename an invalid file. Raises OSError.

    The counts are reduced if there are more than MAX_REMEMBERED_CHOICES choices.
    """

    def add(before: MemoryByGame) -> Mapping[str, Any]:
        match_count, place, combined = 1, (game, get_table_kind(players)), habits
        if (known := before.get(place)) is not None:
            match_count += known.match_count
            combined = known.habits.combine_with(habits)
        remembered = RememberedHabits(match_count, combined.scale_down_to(MAX_REMEMBERED_CHOICES))
        games: dict[str, dict[str, Any]] = {}
        for (name, kind), one in {**before, place: remembered}.items():
            fields = {"games": one.match_count, **one.habits.to_json()}
            games.setdefault(name, {})[kind] = fields
        return {"format": FORMAT, "version": VERSION, "games": games}

    empty: MemoryByGame = {}
    change_json_file(get_memory_path(), parse_memory, empty, add)


def delete_memory() -> None:
    """Delete the memory file, if there is one. Raises OSError."""
    with lock_while_changing(path := get_memory_path()):
        path.unlink(missing_ok=True)


def make_habits_header_field(game: str, players: int, seat: Seat) -> dict[str, Any]:
    """Return a dict with HEADER_FIELD: what bots remember about the player in `seat`."""
    known = load_memory().get((game, get_table_kind(players)))
    return {HEADER_FIELD: {} if known is None else {str(seat): known.habits.to_json()}}


def read_habits_by_seat(header: Header) -> dict[Seat, Habits]:
    """Return the habits in a header, by seat. Bots need them when the match is resumed."""
    fields = header.extra_fields.get(HEADER_FIELD)
    if not isinstance(fields, dict):
        return {}
    groups = get_bots(header.game).habit_group_count
    seats = range(len(header.seats))
    read = {seat: load_habits(fields.get(str(seat)), groups) for seat in seats}
    return {seat: habits for seat, habits in read.items() if habits is not None}
