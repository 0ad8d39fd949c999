"""Start, resume or practise a match against bots on this computer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import SystemRandom
from typing import Any

from audiowar.bots.bot_interface import Bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.state import Options
from audiowar.storage import save_file, saves
from audiowar.storage.match_transcript import Header
from audiowar.storage.save_file import SaveFile

from . import bot_randomness
from .bot_players import seat_bots, seat_bots_from_header
from .match_summary import STARTED_FIELD, format_present_time, make_end_fields
from .pace import FixedPace, Pace
from .player_view import LocalPlayerView
from .table import Table, replay_table
from .table_runner import TableRunner

PERSON_SEAT: Seat = 0
"""The seat of the person at this computer."""
LONG_REPLAY_BYTES = 1_000_000
"""The size in bytes of a save whose replay takes about a second on a slow machine."""
PRACTICE_SEED = 1
"""The seed of all practice matches, so that each of them is the same every time."""


def start_match(
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
    extra_fields = {**header.extra_fields, STARTED_FIELD: format_present_time()}
    table = Table(replace(header, extra_fields=extra_fields))
    runner = make_saving_runner(table, save_file.create_save(table.header), pace)
    seat_bots_from_header(runner, [header.own_seat])
    player_view = LocalPlayerView(runner, header.own_seat)
    runner.start()
    return player_view


def resume_match(path: Path, pace: Pace) -> LocalPlayerView:
    """Resume a saved match, and return the person's player view.

    If it raises OSError, FileInUse, DamagedTranscript, Refused or ReplayDiffers, the file is
    unchanged.
    """
    save = save_file.reopen_save(path)
    missing: list[Event] = []
    try:
        header, records = saves.parse_whole_lines(bytes(save.written_data))
        table, steps = replay_table(header, records, missing.extend)
    except BaseException:
        save.close()
        raise
    if missing:
        append_step(save, table, chain.from_iterable(steps), missing)
    runner = make_saving_runner(table, save, pace)
    seat_bots_from_header(runner, [table.header.own_seat])
    player_view = LocalPlayerView(runner, table.header.own_seat)
    runner.add_restored_steps(steps)
    return player_view


def needs_long_replay(path: Path) -> bool:
    """Return whether resuming a match may take more than a second. Raises OSError."""
    return path.stat().st_size >= LONG_REPLAY_BYTES


def make_saving_runner(table: Table, save: SaveFile, pace: Pace) -> TableRunner:
    """Return a runner of the table that appends each step to `save` before anybody sees it."""

    def record(events: list[Event]) -> None:
        before = (event for step in runner.log for event in step.events)
        append_step(save, table, chain(before, events), events)

    runner = TableRunner(table, save, pace)
    table.record_step = record
    return runner


def append_step(
    save: SaveFile, table: Table, all_events: Iterable[Event], new_events: list[Event]
) -> None:
    """Append the events of a step to a save. If they end the match, append its summary too."""
    match = table.match
    save.append_step(new_events, make_end_fields(match, all_events) if match.end_event else None)


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
