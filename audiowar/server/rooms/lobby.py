"""All rooms of a server, found by id or join code."""

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
from audiowar.server.storage.repository import LATE_SECONDS, StoredTable

from .attendee import (
    GUESS_BURST,
    Attendee,
    ConnectedClient,
    Frame,
    FrameSink,
    LogPosition,
    SeatHolder,
)
from .limits import TokenBuckets
from .room import CLOSED, OPEN, OVER, PLAYING, Room
from .server_context import ServerContext
from .table_index import TableFilter, TableIndex, rank_of_summary, summary_matches
from .table_settings import TableSettings

LOG = logging.getLogger(__name__)
TOKEN_BYTES = 24
"""Bytes of a token: 192 bits."""
CODE_DIGITS = 6
"""Digits of a join code. Clients that try many codes are stopped."""
MOVE_CODE_DIGITS = 8
PATIENT_SECONDS = 10.0
"""Seconds of connection after which a client may try a code although others at its address have
tried too many."""
MINUTE = 60.0
SWEEP_INTERVAL = 60.0
"""Seconds between two searches for expired tables."""


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token, which is stored instead of it."""
    return sha256(token.encode()).hexdigest()


def random_digits(count: int) -> str:
    """Return `count` unpredictable digits."""
    return "".join(secrets.choice("0123456789") for _ in range(count))


@dataclass
class SeatMove:
    """A seat that is being moved to another device."""

    room: Room
    seat: int
    holder: SeatHolder
    expires_at: float
    taker: FrameSink | None = None
    """The connection that has sent the code."""

    def is_valid(self, now: float) -> bool:
        """Return whether the code can still be used."""
        same = self.room.seats.holders.get(self.seat) is self.holder
        if self.expires_at <= now or self.room.state == CLOSED or not same:
            return False
        # The code can be used again, because the new token may have been lost on its way.
        unheard = len(self.holder.tokens) > 1
        return self.taker is None or (self.taker.is_lost and unheard)


class Lobby:
    """All rooms of a server."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.page_address = ""
        """The address of the page for browsers; "" if there is none or it is unknown."""
        self.rooms: dict[str, Room] = {}
        self.clients: set[ConnectedClient] = set()
        """All connected clients, at a table or not."""
        self._codes: dict[str, Room] = {}
        self._seat_moves: dict[str, SeatMove] = {}
        limits = context.limits
        self._guess_limits = TokenBuckets(
            GUESS_BURST * limits.connections, limits.connections / MINUTE
        )
        """The number of wrong codes that may still be tried from an address."""
        self.spectator_limits = TokenBuckets(2 * limits.connections, limits.connections / 10)
        """The number of times that clients at an address may still start watching."""
        self._creation_limits = TokenBuckets(limits.tables, limits.tables / MINUTE)
        """The number of tables that may still be opened from an address."""
        self._rooms_by_creator: defaultdict[str, set[Room]] = defaultdict(set)
        """Tables by the address from which they were opened."""
        self.index = TableIndex()
        self._timer: TimerHandle | None = None
        self._clock_offset = time.time() - time.monotonic()
        """The difference between the system clock and the monotonic clock."""
        self.can_change_codes = True
        """Whether the join code of a table can be changed."""
        self.on_room_added: Callable[[Room], None] = lambda room: None
        self.on_room_removed: Callable[[Room], None] = lambda room: None
        self.on_room_unused: Callable[[Room], None] = Room.unload_game
        """Called when the match is over and nobody is connected."""
        self.propose_code: Callable[[], str] = lambda: random_digits(CODE_DIGITS)
        """Returns a code that is probably unused."""
        self.remote_tables: Callable[[], Iterable[Frame]] = lambda: ()
        """Returns the summaries of open tables on other servers."""

    # Start and stop

    def load_rooms(self) -> None:
        """Load all rooms from the repository."""
        for kept in self.context.repository.start_and_load():
            self.restore_room(kept)
        self._remove_expired()
        LOG.info("tables taken up: %d", len(self.rooms))

    def restore_room(self, stored: StoredTable) -> Room:
        """Create a room from its stored table."""
        row = stored.table
        terms = TableSettings(row.game, row.options, row.players, row.open, row.bot, row.coach)
        room = Room(self.context, row.ident, row.code, terms)
        room.restore(stored)
        self._add(room)
        return room

    def stop(self) -> None:
        """Stop running the rooms, which stay stored."""
        if self._timer is not None:
            self._timer.cancel()
        for room in self.rooms.values():
            room.release()

    def _remove_expired(self) -> None:
        """Remove closed rooms, and matches untouched for longer than `Limits.kept`."""
        self._correct_clock()
        oldest = time.time() - self.context.limits.kept
        for room in list(self.rooms.values()):
            if (
                room.state in (OVER, PLAYING)
                and room.last_used < oldest
                and not room.presence.attendees
            ):
                room.close()
            if room.is_unused:
                self.on_room_unused(room)
            if room.game is not None:
                room.game.drop_json_of_past_steps()
            if room.state == CLOSED:
                self._remove(room)
        self._timer = self.context.loop.call_later(SWEEP_INTERVAL, self._remove_expired)

    def _correct_clock(self) -> None:
        """Shift all timestamps after the system clock was set."""
        now = time.time() - time.monotonic()
        jump, self._clock_offset = now - self._clock_offset, now
        if abs(jump) > MINUTE:
            LOG.warning("the clock was set by %d seconds", jump)
            for room in self.rooms.values():
                if room.state != CLOSED:
                    room.last_used += jump
                    room.save()

    def _add(self, room: Room) -> None:
        self.rooms[room.ident] = room
        self._codes[room.code] = room
        if room.creator_address:
            self._rooms_by_creator[room.creator_address].add(room)
        room.on_listing_changed = lambda: self.index.add_or_update(room)
        room.on_listing_changed()
        self.on_room_added(room)

    def _remove(self, room: Room) -> None:
        self.rooms.pop(room.ident, None)
        self._codes.pop(room.code, None)
        mine = self._rooms_by_creator.get(room.creator_address, set())
        mine.discard(room)
        if not mine:
            self._rooms_by_creator.pop(room.creator_address, None)
        self.index.remove(room)
        room.unload_game()
        self.on_room_removed(room)

    def stop_moved_room(self, room: Room) -> None:
        """Stop running a room, because another server runs it."""
        room.release()
        self._remove(room)

    # Tables

    def list_tables(self, table_filter: TableFilter) -> tuple[list[Any], str]:
        """Return the summaries of matching open tables, and the position of the next page."""
        found, more = self.index.find_page(table_filter)
        if table_filter.after is None:
            # Other servers send only the beginning of their lists.
            found += [
                (rank_of_summary(one), one)
                for one in self.remote_tables()
                if summary_matches(one, table_filter)
            ]
            found.sort(key=lambda one: one[0])
        return [said for _, said in found], more

    def create_room(
        self,
        sink: FrameSink,
        name: str,
        settings: TableSettings,
        done: Callable[[Room, str], None],
        language: str = "",
    ) -> None:
        """Open a table and seat its host. `done` is called with the table and the token.

        Raises Refused.
        """
        self._require_writable()
        if self.context.operator.draining:
            raise Refused("draining")
        waiting = [
            room for room in self._rooms_by_creator.get(sink.address, ()) if room.state == OPEN
        ]
        made = self._creation_limits.take(sink.address, self.context.loop.time())
        if len(waiting) >= self.context.limits.tables or not made:
            raise Refused("too_many_tables")
        code = self._draw_code()
        room = Room(self.context, secrets.token_hex(8), code, settings)
        room.creator_address, room.language = sink.address, language
        self._add(room)
        room.save()
        token = secrets.token_urlsafe(TOKEN_BYTES)
        room.seat_person(0, name, hash_token(token), sink, lambda: done(room, token))
        room.run_timers()

    def _require_writable(self) -> None:
        """Raise Refused while the repository cannot write."""
        if self.context.repository.seconds_late() >= LATE_SECONDS:
            raise Refused("cannot_keep")

    def _draw_code(self) -> str:
        while True:
            code = self.propose_code()
            if code not in self._codes:
                return code

    def find_room(self, sink: FrameSink, table: object, code: object) -> Room:
        """Return an open table by its id, or any table by its code. Raises Refused."""
        if isinstance(code, str):
            self.require_code_attempts_left(sink)
            room = self._codes.get("".join(char for char in code if char.isdecimal()))
            if room is None or room.state == CLOSED:
                self._count_wrong_code(sink)
                raise Refused("no_table")
            return room
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED or not room.settings.open:
            raise Refused("no_table")
        return room

    def require_code_attempts_left(self, sink: FrameSink) -> None:
        """Raise Refused if the client has tried too many wrong codes.

        A client that has tried none, but has the same address as others who have, must wait
        PATIENT_SECONDS.
        """
        now = self.context.loop.time()
        if not sink.guess_limit.has_tokens(now):
            raise Refused("too_fast")
        patient = sink.guess_limit.is_full(now) and now - sink.connected_at >= PATIENT_SECONDS
        if not patient and not self._guess_limits.has_tokens(sink.address, now):
            raise Refused("too_fast")

    def _count_wrong_code(self, sink: FrameSink) -> None:
        """Count a wrong code against the connection and its address."""
        now = self.context.loop.time()
        sink.guess_limit.take(now)
        self._guess_limits.take(sink.address, now)

    def join_room(
        self, sink: FrameSink, name: str, room: Room, done: Callable[[Room, int, str], None]
    ) -> None:
        """Seat a client at a table. `done` is called with the table, the seat and the token.

        Raises Refused.
        """
        self._require_writable()
        if room.state not in (OPEN, PLAYING):
            raise Refused("game_over")
        room.seats.require_admission(sink)
        room.load_game()
        free = room.seats.list_free_seats()
        if room.game is not None:
            alive = room.game.runner.table.game.state.alive
            free = [seat for seat in free if seat in alive]
            if get_variant(room.settings.game).has_choices and room.seats.may_be_seated(sink):
                # A person with two seats could see a second hand, and then leave one seat.
                raise Refused("second_seat")
        if not free:
            raise Refused("table_full")
        seat, token = free[0], secrets.token_urlsafe(TOKEN_BYTES)
        is_late = room.game is not None and room.seats.has_holder_at_address_of(sink)
        room.seat_person(seat, name, hash_token(token), sink, lambda: done(room, seat, token))
        room.seats.holders[seat].is_late = is_late

    def change_code(self, room: Room, then: Callable[[], None]) -> None:
        """Give a table a new join code. `then` is called when it is on the disk. Raises Refused."""
        self._require_writable()
        if not self.can_change_codes:
            raise Refused("no_new_code")
        del self._codes[room.code]
        room.code = self._draw_code()
        self._codes[room.code] = room
        room.save(then)

    # Moving to another device

    def create_move_code(self, room: Room, seat: int) -> str:
        """Return a code that moves the seat to another device, within `Limits.move` seconds."""
        now = self.context.loop.time()
        self._seat_moves = {
            code: move
            for code, move in self._seat_moves.items()
            if move.expires_at > now and (move.room, move.seat) != (room, seat)
        }
        code = random_digits(MOVE_CODE_DIGITS)
        while code in self._seat_moves:
            code = random_digits(MOVE_CODE_DIGITS)
        self._seat_moves[code] = SeatMove(
            room, seat, room.seats.holders[seat], now + self.context.limits.move
        )
        return code

    def claim_moved_seat(
        self, sink: FrameSink, code: str, done: Callable[[Room, int, str], None]
    ) -> None:
        """Give the seat of a move code to a client. `done` is called with the new token.

        Raises Refused.
        """
        self._require_writable()
        self.require_code_attempts_left(sink)
        move = self.find_move(code)
        if move is None:
            self._count_wrong_code(sink)
            raise Refused("no_move")
        move.room.load_game()
        move.taker = sink
        token = secrets.token_urlsafe(TOKEN_BYTES)
        room, seat = move.room, move.seat
        on_written = room.presence.note_arrival(sink, lambda: done(room, seat, token))
        room.seats.add_token(seat, hash_token(token), on_written)

    def find_move(self, code: str) -> SeatMove | None:
        """Return the pending move of a code, or None."""
        move = self._seat_moves.get("".join(char for char in code if char.isdecimal()))
        return move if move and move.is_valid(self.context.loop.time()) else None

    def find_held_seat(self, table: object, token: object) -> tuple[Room, int]:
        """Return the table and the seat that belong to a token. Raises Refused."""
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED:
            raise Refused("no_table")
        if isinstance(token, str):
            wanted = hash_token(token)
            seat = room.seats.find_by_token(wanted)
            if seat is not None:
                room.load_game()
                room.last_used = time.time()
                return room, seat
            if wanted in room.seats.barred:
                raise Refused("kicked")
        raise Refused("no_seat")


def new_attendee(
    sink: FrameSink, seat: int | None, position: LogPosition, token: str | None
) -> Attendee:
    """Return an attendee who already has the log up to a position."""
    return Attendee(
        sink, seat, position.last_event, hash_token(token) if token else "", position.checksum
    )
