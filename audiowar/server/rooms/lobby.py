"""All tables of a server, and who may sit down where."""

from __future__ import annotations

import logging
import secrets
import time
from asyncio import TimerHandle
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import LATE, StoredTable

from .attendee import GUESSES, Attendee, Connected, Frame, FrameSink, Known, SeatedAttendee
from .context import ServerContext
from .limits import Buckets
from .room import Room
from .seating import CLOSED, OPEN, OVER, PLAYING
from .table_index import Index, Wanted, fits, rank_of
from .table_settings import TableSettings

LOG = logging.getLogger(__name__)
TOKEN = 24
"""Bytes of a token: 192 bits."""
CODE = 6
"""Digits of a code; who tries many is stopped."""
MOVE_CODE = 8
SETTLED = 10.0
"""Seconds after which somebody may try a code though others at the address have tried too many."""
MINUTE = 60.0
SWEEP = 60.0
"""Seconds between two looks for tables to be forgotten."""


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()


def digits(count: int) -> str:
    """Return so many digits that nobody can guess."""
    return "".join(secrets.choice("0123456789") for _ in range(count))


@dataclass
class SeatMove:
    """A seat that is about to be taken up elsewhere."""

    room: Room
    seat: int
    sitter: SeatedAttendee
    until: float
    taker: FrameSink | None = None
    """Who has said the code."""

    def holds(self, now: float) -> bool:
        """Tell whether the seat can be taken up with the code."""
        same = self.room.sitters.get(self.seat) is self.sitter
        if self.until <= now or self.room.state == CLOSED or not same:
            return False
        # The line may break before the new token arrives: then the code is worth a second try.
        unheard = len(self.sitter.tokens) > 1
        return self.taker is None or (self.taker.lost and unheard)


class Lobby:
    """The tables, by their ids and codes."""

    def __init__(self, around: ServerContext) -> None:
        self.around = around
        self.page = ""
        """Where browsers find the page, as far as is known; "" where there is none."""
        self.rooms: dict[str, Room] = {}
        self.clients: set[Connected] = set()
        """All who are connected, at a table or not."""
        self._codes: dict[str, Room] = {}
        self._moves: dict[str, SeatMove] = {}
        limits = around.limits
        self._guesses = Buckets(GUESSES * limits.connections, limits.connections / MINUTE)
        """How many codes that do not exist may still be tried from an address."""
        self.looks = Buckets(2 * limits.connections, limits.connections / 10)
        """How often somebody at an address may still begin to look on."""
        self._made = Buckets(limits.tables, limits.tables / MINUTE)
        """How many tables may still be opened from an address."""
        self._by_maker: defaultdict[str, set[Room]] = defaultdict(set)
        """The tables that were opened from an address."""
        self.index = Index()
        self._timer: TimerHandle | None = None
        self._clock = time.time() - time.monotonic()
        """What the clock of the machine shows beyond the seconds that have passed."""
        self.may_change_codes = True
        """Whether a table may be found by another code than that with which it was opened."""
        self.added: Callable[[Room], None] = lambda room: None
        self.removed: Callable[[Room], None] = lambda room: None
        self.unused: Callable[[Room], None] = Room.clear
        """Called when nobody is left at a table whose game is over."""
        self.spare_code: Callable[[], str] = lambda: digits(CODE)
        """Returns a code that perhaps no table has."""
        self.elsewhere: Callable[[], Iterable[Frame]] = lambda: ()
        """Returns what is said in short of the open tables of other servers."""

    # The life of the server

    def open(self) -> None:
        """Take up all tables as the last server left them."""
        for kept in self.around.store.start():
            self.restore(kept)
        self._sweep()
        LOG.info("tables taken up: %d", len(self.rooms))

    def restore(self, kept: StoredTable) -> Room:
        """Take up a table that was kept."""
        row = kept.table
        terms = TableSettings(row.game, row.options, row.players, row.open, row.bot, row.coach)
        room = Room(self.around, row.ident, row.code, terms)
        room.restore(kept)
        self._add(room)
        return room

    def close(self) -> None:
        """Let no time pass any more."""
        if self._timer is not None:
            self._timer.cancel()
        for room in self.rooms.values():
            room.stop()

    def _sweep(self) -> None:
        """Forget what is closed, and games that nobody wants any more."""
        self._set_clock()
        oldest = time.time() - self.around.limits.kept
        for room in list(self.rooms.values()):
            if room.state in (OVER, PLAYING) and room.touched < oldest and not room.places:
                room.close()
            if room.unused:
                self.unused(room)
            if room.play is not None:
                room.play.tidy()
            if room.state == CLOSED:
                self._remove(room)
        self._timer = self.around.loop.call_later(SWEEP, self._sweep)

    def _set_clock(self) -> None:
        """Take no time for passed by which the clock of the machine was set."""
        now = time.time() - time.monotonic()
        jump, self._clock = now - self._clock, now
        if abs(jump) > MINUTE:
            LOG.warning("the clock was set by %d seconds", jump)
            for room in self.rooms.values():
                if room.state != CLOSED:
                    room.touched += jump
                    room.keep()

    def _add(self, room: Room) -> None:
        self.rooms[room.ident] = room
        self._codes[room.code] = room
        if room.maker:
            self._by_maker[room.maker].add(room)
        room.changed = lambda: self.index.put(room)
        room.changed()
        self.added(room)

    def _remove(self, room: Room) -> None:
        self.rooms.pop(room.ident, None)
        self._codes.pop(room.code, None)
        mine = self._by_maker.get(room.maker, set())
        mine.discard(room)
        if not mine:
            self._by_maker.pop(room.maker, None)
        self.index.remove(room)
        self.removed(room)

    def let_go(self, room: Room) -> None:
        """Leave a table to another server."""
        room.let_go()
        self._remove(room)

    # Tables

    def tables(self, wanted: Wanted) -> tuple[list[Any], str]:
        """Return what is said of the tables that somebody looks for, and where to go on."""
        found, more = self.index.page(wanted)
        if wanted.after is None:
            # Other servers tell no more than the beginning of their lists.
            found += [(rank_of(one), one) for one in self.elsewhere() if fits(one, wanted)]
            found.sort(key=lambda one: one[0])
        return [said for _, said in found], more

    def make(
        self,
        out: FrameSink,
        name: str,
        terms: TableSettings,
        done: Callable[[Room, str], None],
        language: str = "",
    ) -> None:
        """Open a table and seat its host; `done` gets it with the token. Raises Refused."""
        self._may_keep()
        if self.around.operator.draining:
            raise Refused("draining")
        waiting = [room for room in self._by_maker.get(out.address, ()) if room.state == OPEN]
        made = self._made.take(out.address, self.around.loop.time())
        if len(waiting) >= self.around.limits.tables or not made:
            raise Refused("too_many_tables")
        code = self._new_code()
        room = Room(self.around, secrets.token_hex(8), code, terms)
        room.maker, room.language = out.address, language
        self._add(room)
        room.keep()
        token = secrets.token_urlsafe(TOKEN)
        room.sit(0, name, hashed(token), out, room.expecting(out, lambda: done(room, token)))
        room.look()

    def _may_keep(self) -> None:
        """Raise Refused while nothing can be written: whoever asked would wait in vain."""
        if self.around.store.late() >= LATE:
            raise Refused("cannot_keep")

    def _new_code(self) -> str:
        while True:
            code = self.spare_code()
            if code not in self._codes:
                return code

    def find(self, out: FrameSink, table: object, code: object) -> Room:
        """Return an open table, or one whose code somebody knows. Raises Refused."""
        if isinstance(code, str):
            self.may_guess(out)
            room = self._codes.get("".join(char for char in code if char.isdecimal()))
            if room is None or room.state == CLOSED:
                self._guessed(out)
                raise Refused("no_table")
            return room
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED or not room.terms.open:
            raise Refused("no_table")
        return room

    def may_guess(self, out: FrameSink) -> None:
        """Raise Refused for who has tried too many codes, whatever the next one is.

        Where others at the same address have, who has not need not wait for long.
        """
        now = self.around.loop.time()
        if not out.guesses.has(now):
            raise Refused("too_fast")
        patient = out.guesses.full(now) and now - out.since >= SETTLED
        if not patient and not self._guesses.has(out.address, now):
            raise Refused("too_fast")

    def _guessed(self, out: FrameSink) -> None:
        """Count codes that do not exist: of a connection, and of all of an address."""
        now = self.around.loop.time()
        out.guesses.take(now)
        self._guesses.take(out.address, now)

    def join(
        self, out: FrameSink, name: str, room: Room, done: Callable[[Room, int, str], None]
    ) -> None:
        """Seat somebody at a table; `done` gets the seat and the token. Raises Refused."""
        self._may_keep()
        if room.state not in (OPEN, PLAYING):
            raise Refused("game_over")
        room.may_come(out)
        room.load()
        free = room.free()
        if room.play is not None:
            alive = room.play.host.table.game.state.alive
            free = [seat for seat in free if seat in alive]
            if get_variant(room.terms.game).has_choices and room.has_somebody_from(out):
                # Whoever sits here could see a second hand, and get up again.
                raise Refused("second_seat")
        if not free:
            raise Refused("table_full")
        seat, token = free[0], secrets.token_urlsafe(TOKEN)
        then = room.expecting(out, lambda: done(room, seat, token))
        room.sit(seat, name, hashed(token), out, then)

    def new_code(self, room: Room, then: Callable[[], None]) -> None:
        """Let people come with another code than before; `then` is called when that is kept."""
        self._may_keep()
        if not self.may_change_codes:
            raise Refused("no_new_code")
        del self._codes[room.code]
        room.code = self._new_code()
        self._codes[room.code] = room
        room.keep(then)

    # Another device

    def pass_on(self, room: Room, seat: int) -> str:
        """Return a code with which the seat can be taken up elsewhere, once and soon."""
        now = self.around.loop.time()
        self._moves = {
            code: move
            for code, move in self._moves.items()
            if move.until > now and (move.room, move.seat) != (room, seat)
        }
        code = digits(MOVE_CODE)
        while code in self._moves:
            code = digits(MOVE_CODE)
        self._moves[code] = SeatMove(room, seat, room.sitters[seat], now + self.around.limits.move)
        return code

    def take(self, out: FrameSink, code: str, done: Callable[[Room, int, str], None]) -> None:
        """Give the seat of such a code to who says it; `done` gets the token. Raises Refused."""
        self._may_keep()
        self.may_guess(out)
        move = self.moving(code)
        if move is None:
            self._guessed(out)
            raise Refused("no_move")
        move.room.load()
        move.taker = out
        token = secrets.token_urlsafe(TOKEN)
        room, seat = move.room, move.seat
        room.add_token(seat, hashed(token), room.expecting(out, lambda: done(room, seat, token)))

    def moving(self, code: str) -> SeatMove | None:
        """Return the seat that can be taken up with a code."""
        move = self._moves.get("".join(char for char in code if char.isdecimal()))
        return move if move and move.holds(self.around.loop.time()) else None

    def resume(self, table: object, token: object) -> tuple[Room, int]:
        """Return the table and the seat of a token. Raises Refused."""
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED:
            raise Refused("no_table")
        if isinstance(token, str):
            wanted = hashed(token)
            for seat, sitter in room.sitters.items():
                if any(secrets.compare_digest(kept, wanted) for kept in sitter.tokens):
                    room.load()
                    room.touched = time.time()
                    return room, seat
            if wanted in room.barred:
                raise Refused("kicked")
        raise Refused("no_seat")


def place(out: FrameSink, seat: int | None, known: Known, token: str | None) -> Attendee:
    """Return a place at a table, of whom something is known to have heard."""
    return Attendee(out, seat, known.last, hashed(token) if token else "", known.mark)
