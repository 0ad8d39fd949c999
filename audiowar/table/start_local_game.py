"""Start, resume or practise a match against bots on this computer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.state import Options
from audiowar.storage import save_writer
from audiowar.storage.match_transcript import Header

from . import bot_randomness
from .bot_players import seat_bots, seat_header_bots
from .pace import FixedPace, Pace
from .player_view import LocalPlayerView
from .restore_saved_table import restore_saved_table
from .table import Table, new_header
from .table_runner import TableRunner

PERSON_SEAT: Seat = 0
"""The seat of the person at this computer."""
PRACTICE_SEED = 1
"""The seed of every practice match."""


def start_new_game(
    game: str,
    names: tuple[str, ...],
    options: Options,
    bots: Mapping[Seat, str],
    pace: Pace,
    seed: int | None = None,
    **more: Any,
) -> LocalPlayerView:
    """Start a saved match against bots, and return the person's player view.

    The same `seed` gives the same match. `more` is added to the header of its file. Raises Refused
    for options that the game does not allow.
    """
    named = {str(seat): bot for seat, bot in bots.items()}
    own = bot_randomness.derive_seeds(seed)
    deal = SystemRandom().getrandbits(bot_randomness.JSON_INTEGER_BITS) if seed is None else seed
    return start_with_header(
        new_header(game, names, options, deal, bots=named, **own, **more), pace
    )


def start_with_header(header: Header, pace: Pace) -> LocalPlayerView:
    """Start a saved match with the given header. Raises Refused."""
    table = Table(header)
    save = save_writer.create_save(table.header)
    table.record = save.write
    runner = TableRunner(table, save, pace)
    seat_header_bots(runner, [header.own_seat])
    player_view = LocalPlayerView(runner, header.own_seat)
    runner.start()
    return player_view


def resume_game(path: Path, pace: Pace) -> LocalPlayerView:
    """Resume a saved match, and return the person's player view.

    Raises OSError, FileInUse, DamagedTranscript, Refused or ReplayDiffers; the file is then
    unchanged.
    """
    save = save_writer.reopen_save(path)
    late: list[Event] = []
    try:
        found = restore_saved_table(path, late.extend)
    except BaseException:
        save.close()
        raise
    save.write(late)
    table = found.table
    table.record = save.write
    runner = TableRunner(table, save, pace, found.first_event)
    runner.start_position, runner.snapshots = found.start_position, found.snapshots
    seat_header_bots(runner, [table.header.own_seat])
    player_view = LocalPlayerView(runner, table.header.own_seat)
    runner.restore_steps(found.steps)
    return player_view


def start_practice(
    game: str,
    names: tuple[str, ...],
    options: Options,
    position: Mapping[str, Any],
    bots: Mapping[Seat, Bot],
) -> LocalPlayerView:
    """Start a match from a position, without a file. The bots answer immediately."""
    header = Header(game, names, options, PRACTICE_SEED, position)
    runner = TableRunner(Table(header), None, FixedPace(0.0))
    seat_bots(runner, bots)
    player_view = LocalPlayerView(runner, PERSON_SEAT)
    runner.start()
    return player_view
