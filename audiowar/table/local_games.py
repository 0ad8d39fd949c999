"""Tables of this computer, for one who plays against bots: begun, gone on with, rehearsed at."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from audiowar.bots.base import Bot
from audiowar.rules.events import Event, Seat
from audiowar.rules.state import Options
from audiowar.storage import game_file
from audiowar.storage.transcript import Header

from . import randomness
from .bot_players import seat_bots, seat_header_bots
from .pace import FixedPace, Pace
from .player_view import LocalPlayerView
from .resume_game import resume_table
from .table import Table, new_header
from .table_runner import TableRunner

PERSON: Seat = 0
"""The seat of the one who plays here."""
REHEARSED = 1
"""The seed of what is rehearsed, the same every time."""


def start_new_game(
    game: str,
    names: tuple[str, ...],
    options: Options,
    bots: Mapping[Seat, str],
    pace: Pace,
    seed: int | None = None,
    **more: Any,
) -> LocalPlayerView:
    """Lay a new table and sit down at it; `seed` is for who wants the same game again.

    `more` is what its file also says in the header.

    Raises Refused for options that the game does not allow.
    """
    named = {str(seat): bot for seat, bot in bots.items()}
    own = randomness.derive_seeds(seed)
    deal = SystemRandom().getrandbits(randomness.BITS) if seed is None else seed
    return start_with_header(
        new_header(game, names, options, deal, bots=named, **own, **more), pace
    )


def start_with_header(header: Header, pace: Pace) -> LocalPlayerView:
    """Lay a new table, with its file, and deal. Raises Refused."""
    table = Table(header)
    save = game_file.create_save(table.header)
    table.record = save.write
    host = TableRunner(table, save, pace)
    seat_header_bots(host, [PERSON])
    chair = LocalPlayerView(host, PERSON)
    host.start()
    return chair


def resume_game(path: Path, pace: Pace) -> LocalPlayerView:
    """Sit down again at the table of a saved game.

    Raises OSError, InUse, Damaged, Refused or Differs, and the file is as it was.
    """
    save = game_file.reopen_save(path)
    late: list[Event] = []
    try:
        found = resume_table(path, late.extend)
    except BaseException:
        save.close()
        raise
    save.write(late)
    table = found.table
    table.record = save.write
    host = TableRunner(table, save, pace, found.first)
    host.began, host.snapshots = found.began, found.snapshots
    seat_header_bots(host, [PERSON])
    chair = LocalPlayerView(host, PERSON)
    host.played(found.steps)
    return chair


def start_rehearsal(
    game: str,
    names: tuple[str, ...],
    options: Options,
    position: Mapping[str, Any],
    bots: Mapping[Seat, Bot],
) -> LocalPlayerView:
    """Lay a table that stands as `position` says, is not saved, and at which nobody thinks long."""
    header = Header(game, names, options, REHEARSED, position)
    host = TableRunner(Table(header), None, FixedPace(0.0))
    seat_bots(host, bots)
    chair = LocalPlayerView(host, PERSON)
    host.start()
    return chair
