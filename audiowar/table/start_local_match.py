"""Start, resume or practise a match against bots on this computer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Seat
from audiowar.rules.state import Options
from audiowar.storage import save_file
from audiowar.storage.match_transcript import Header

from . import bot_randomness
from .bot_players import seat_bots, seat_bots_from_header
from .pace import FixedPace, Pace
from .player_view import LocalPlayerView
from .restore_saved_table import restore_saved_table
from .table import Table
from .table_runner import TableRunner

PERSON_SEAT: Seat = 0
"""The seat of the person at this computer."""
PRACTICE_SEED = 1
"""The seed of all practice matches, so that each of them is the same every time."""


def start_match_and_get_player_view(
    game: str,
    names: tuple[str, ...],
    options: Options,
    bots: Mapping[Seat, str],
    pace: Pace,
    seed: int | None = None,
    **more: Any,
) -> LocalPlayerView:
    """Start a match against bots, and create its save.

    The same `seed` gives the same random outcomes. Without it they cannot be predicted. `more` are
    further fields of the header. Raises Refused for options that are not allowed.
    """
    named = {str(seat): bot for seat, bot in bots.items()}
    own = bot_randomness.derive_seeds(seed)
    deal = SystemRandom().getrandbits(bot_randomness.JSON_INTEGER_BITS) if seed is None else seed
    header = Header(game, names, options, deal, extra_fields={"bots": named, **own, **more})
    return start_match_with_header(header, pace)


def start_match_with_header(header: Header, pace: Pace) -> LocalPlayerView:
    """Start a match with the given header, and create its save. Raises Refused if it is invalid."""
    table = Table(header)
    save = save_file.create_save(table.header)
    table.record_step = save.append_events_and_move_if_over
    runner = TableRunner(table, save, pace)
    seat_bots_from_header(runner, [header.own_seat])
    player_view = LocalPlayerView(runner, header.own_seat)
    runner.start()
    return player_view


def resume_and_get_player_view(path: Path, pace: Pace) -> LocalPlayerView:
    """Resume a saved match, and return the person's player view.

    If it raises OSError, FileInUse, DamagedTranscript, Refused or ReplayDiffers, the file is
    unchanged.
    """
    save = save_file.reopen_save(path)
    try:
        found = restore_saved_table(path)
    except BaseException:
        save.close_and_move_if_over()
        raise
    save.append_events_and_move_if_over(found.events_missing_in_file)
    table = found.table
    table.record_step = save.append_events_and_move_if_over
    runner = TableRunner(table, save, pace, found.first_event_number)
    runner.public_start_position, runner.snapshots = found.public_start_position, found.snapshots
    seat_bots_from_header(runner, [table.header.own_seat])
    player_view = LocalPlayerView(runner, table.header.own_seat)
    runner.add_restored_steps_and_notify(found.steps_since_snapshot)
    return player_view


def start_practice(
    game: str,
    names: tuple[str, ...],
    options: Options,
    position: Mapping[str, Any],
    bots: Mapping[Seat, Bot],
) -> LocalPlayerView:
    """Start a match from a position. The match is not saved, and the bots answer immediately."""
    header = Header(game, names, options, PRACTICE_SEED, position)
    runner = TableRunner(Table(header), None, FixedPace(0.0))
    seat_bots(runner, bots)
    player_view = LocalPlayerView(runner, PERSON_SEAT)
    runner.start()
    return player_view
