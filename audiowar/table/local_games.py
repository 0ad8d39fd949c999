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
from .bot_players import seat_bots, seat_named
from .pace import Pace, Steady
from .player_view import LocalChair
from .resume_game import resumed
from .table import Table, new_header
from .table_runner import Host

PERSON: Seat = 0
"""The seat of the one who plays here."""
REHEARSED = 1
"""The seed of what is rehearsed, the same every time."""


def play(
    game: str,
    names: tuple[str, ...],
    options: Options,
    bots: Mapping[Seat, str],
    pace: Pace,
    seed: int | None = None,
    **more: Any,
) -> LocalChair:
    """Lay a new table and sit down at it; `seed` is for who wants the same game again.

    `more` is what its file also says in the header.

    Raises Refused for options that the game does not allow.
    """
    named = {str(seat): bot for seat, bot in bots.items()}
    own = randomness.own_seeds(seed)
    deal = SystemRandom().getrandbits(randomness.BITS) if seed is None else seed
    return begin(new_header(game, names, options, deal, bots=named, **own, **more), pace)


def begin(header: Header, pace: Pace) -> LocalChair:
    """Lay a new table, with its file, and deal. Raises Refused."""
    table = Table(header)
    save = game_file.create(table.header)
    table.record = save.write
    host = Host(table, save, pace)
    seat_named(host, [PERSON])
    chair = LocalChair(host, PERSON)
    host.start()
    return chair


def go_on(path: Path, pace: Pace) -> LocalChair:
    """Sit down again at the table of a saved game.

    Raises OSError, InUse, Damaged, Refused or Differs, and the file is as it was.
    """
    save = game_file.reopen(path)
    late: list[Event] = []
    try:
        found = resumed(path, late.extend)
    except BaseException:
        save.close()
        raise
    save.write(late)
    table = found.table
    table.record = save.write
    host = Host(table, save, pace, found.first)
    host.began, host.snapshots = found.began, found.snapshots
    seat_named(host, [PERSON])
    chair = LocalChair(host, PERSON)
    host.played(found.steps)
    return chair


def rehearse(
    game: str,
    names: tuple[str, ...],
    options: Options,
    position: Mapping[str, Any],
    bots: Mapping[Seat, Bot],
) -> LocalChair:
    """Lay a table that stands as `position` says, is not saved, and at which nobody thinks long."""
    header = Header(game, names, options, REHEARSED, position)
    host = Host(Table(header), None, Steady(0.0))
    seat_bots(host, bots)
    chair = LocalChair(host, PERSON)
    host.start()
    return chair
