"""The lobby: all rooms of a server, found by table id, join code, move code or seat token."""

from __future__ import annotations

import logging
import secrets
import time
from asyncio import TimerHandle
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from operator import itemgetter
from typing import Any

from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, OnWritten, StoredTable

from .people import WRONG_CODE_BURST, Client, Frame, SeatHolder, make_refusal_frame
from .public_table_index import TableCriteria, TableIndex, rank_summary
from .rate_limiting import TokenBuckets
from .room import CLOSED, OPEN, OVER, PLAYING, Room
from .server_context import ServerContext
from .table_settings import TableSettings

LOG = logging.getLogger(__name__)
TOKEN_BYTES = 24
JOIN_CODE_DIGITS = 6
"""The number of digits in a join code. So few are safe, because few wrong codes may be tried."""
MOVE_CODE_DIGITS = 8
"""The number of digits in a code that moves a seat to another device."""
CODE_WAIT_SECONDS = 10.0
"""Seconds until a new client may try a code even if others at its address tried too many."""
MIN_CLOCK_JUMP_SECONDS = 60.0
"""If the system clock has gained or lost more than this, compared with the monotonic clock, then it
was set."""
SECONDS_PER_MINUTE = 60.0
SWEEP_INTERVAL = 60.0
"""Seconds between two searches for expired tables."""
WRITE_CHECK_INTERVAL = 1.0
"""Seconds between two checks whether the server is late in writing its data."""
MAX_LAST_USE_LAG_FRACTION = 0.01
"""How far the stored time of a table's last use may lag behind, as a fraction of
`Limits.seconds_until_unused_table_is_deleted`.

A more exact time would have to be stored more often.
"""


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token. The server stores this instead of the token."""
    return sha256(token.encode()).hexdigest()


def draw_random_digits(count: int) -> str:
    """Return `count` unpredictable digits."""
    return "".join(secrets.choice("0123456789") for _ in range(count))


def keep_digits(text: str) -> str:
    """Return the digits of a typed code."""
    return "".join(char for char in text if char.isdecimal())


@dataclass
class SeatMove:
    """A seat that is being moved to another device."""

    room: Room
    seat: int
    holder: SeatHolder
    """The person who requested the code."""
    expires_at: float
    """When the code expires, by the loop's clock."""
    taker: Client | None = None
    """The client that sent the code; None if none has sent it yet."""

    def is_valid(self, now: float) -> bool:
        """Return whether the code can still be used."""
        same = self.room.seats.holders.get(self.seat) is self.holder
        if self.expires_at <= now or self.room.state == CLOSED or not same:
            return False
        # If the first user of the code disconnected before using the new token, that user may never
        # have received the token. So the code may be used again.
        return self.taker is None or (self.taker.is_lost and len(self.holder.token_hashes) > 1)


class Lobby:
    """All rooms of a server, with the limits that protect them from too many requests."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.page_address = ""
        """The address of the page for browsers; "" if there is none or it is unknown."""
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        """All connected clients, whether at a table or not."""
        self._codes: dict[str, Room] = {}
        self._seat_moves: dict[str, SeatMove] = {}
        limits = context.limits
        self._guess_limits = TokenBuckets(
            WRONG_CODE_BURST * limits.max_connections_per_address,
            limits.max_connections_per_address / SECONDS_PER_MINUTE,
        )
        """The number of wrong codes that may still be tried from an address."""
        self.watch_attempt_limits = TokenBuckets(
            2 * limits.max_connections_per_address, limits.max_connections_per_address / 10
        )
        """How often clients at an address may still begin to watch a table."""
        self._creation_limits = TokenBuckets(
            limits.max_tables_per_address, limits.max_tables_per_address / SECONDS_PER_MINUTE
        )
        """For each address, how many tables may still be opened from it."""
        self._rooms_by_creator: defaultdict[str, set[Room]] = defaultdict(set)
        """The tables opened since the server started, by the address of their creator."""
        self.index = TableIndex()
        """The tables of this server that everybody may find."""
        self._timer: TimerHandle | None = None
        self._write_timer: TimerHandle | None = None
        self._warned: set[Room] = set()
        """The tables whose people were told that nothing can be written."""
        self._clock_offset = time.time() - time.monotonic()
        """The difference between the system clock and the monotonic clock."""
        self.can_change_codes = True
        """Whether a table can get a new join code. In a cluster it cannot."""
        self.on_room_added: Callable[[Room], object] = lambda room: None
        self.on_room_removed: Callable[[Room], None] = lambda room: None
        self.on_match_no_longer_needed: Callable[[Room], None] = Room.unload_match
        """Called with a room whose match need not stay in memory (see `Room.can_unload_match`)."""
        self.propose_code: Callable[[], str] = lambda: draw_random_digits(JOIN_CODE_DIGITS)
        """Returns a join code that is probably unused."""
        self.list_remote_table_summaries: Callable[[], Iterable[Frame]] = lambda: ()
        """Returns the summaries of public tables on the other servers of a cluster."""

    # Starting, stopping and removing rooms

    def load_rooms(self) -> None:
        """Load all rooms from the repository, and begin to erase expired ones regularly."""
        for stored in self.context.repository.load_tables():
            self.restore_room(stored)
        self._remove_expired()
        LOG.info("tables taken up: %d", len(self.rooms))

    def restore_room(self, stored: StoredTable) -> Room:
        """Create the room of a stored table."""
        row = stored.table_row
        settings = TableSettings(row.game, row.options, row.players, row.open, row.bot, row.coach)
        room = Room(self.context, row.ident, row.code, settings)
        room.restore(stored)
        self._add(room)
        return room

    def stop_rooms(self) -> None:
        """Stop running all rooms, and the thread of the bots. The tables stay stored."""
        for timer in (self._timer, self._write_timer):
            if timer is not None:
                timer.cancel()
        for room in self.rooms.values():
            room.stop_but_keep_stored()
        self.context.bot_thread.stop()

    def _remove_expired(self) -> None:
        """Erase tables that were unused for too long. Unload idle matches.

        The limit is `Limits.seconds_until_unused_table_is_deleted`.
        """
        self._correct_clock()
        now, max_seconds = time.time(), self.context.limits.seconds_until_unused_table_is_deleted
        for room in list(self.rooms.values()):
            unused_seconds = now - room.last_used
            if room.state in (OVER, PLAYING) and not room.presence.attendees:
                if unused_seconds > max_seconds:
                    room.erase()
            elif room.state == PLAYING and unused_seconds > max_seconds * MAX_LAST_USE_LAG_FRACTION:
                room.last_used = now
                room.save_table_row()
            if room.can_unload_match:
                self.on_match_no_longer_needed(room)
            if room.match is not None:
                room.match.event_sender.drop_encoded_events()
            if room.state == CLOSED:
                self._remove(room)
        self._timer = self.context.loop.call_later(SWEEP_INTERVAL, self._remove_expired)

    def warn_of_late_writes(self) -> None:
        """Warn the people at each table that is written late, once until it is written again.

        Repeat this from now on.
        """
        self._write_timer = self.context.loop.call_later(
            WRITE_CHECK_INTERVAL, self.warn_of_late_writes
        )
        is_late = self.context.repository.get_oldest_write_wait() >= LATE_WRITE_SECONDS
        waiting = {room for room in self.rooms.values() if is_late and room.is_writing}
        for room in waiting - self._warned:
            room.presence.broadcast(make_refusal_frame(Refused("cannot_keep")))
        self._warned = waiting

    def _correct_clock(self) -> None:
        """If the system clock was set, shift all stored times by the same amount."""
        now = time.time() - time.monotonic()
        jump, self._clock_offset = now - self._clock_offset, now
        if abs(jump) > MIN_CLOCK_JUMP_SECONDS:
            LOG.warning("the clock was set by %d seconds", jump)
            for room in self.rooms.values():
                room.last_used += jump
                room.save_table_row()

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
        rooms_of_creator = self._rooms_by_creator.get(room.creator_address, set())
        rooms_of_creator.discard(room)
        if not rooms_of_creator:
            self._rooms_by_creator.pop(room.creator_address, None)
        self.index.remove(room)
        room.unload_match()
        self.on_room_removed(room)

    def stop_moved_room(self, room: Room) -> None:
        """Stop running a room because another server runs its table."""
        room.stop_but_keep_stored()
        self._remove(room)

    # Opening, finding and joining tables

    def find_table_page(self, criteria: TableCriteria) -> tuple[list[Any], str]:
        """Return the summaries on one page of the tables that a client looks for.

        Also return the position of the next page, "" on the last page.
        """
        page, next_page = self.index.find_page(criteria)
        if criteria.after is None:
            # Other servers publish only the first page of their lists, so add their tables only to
            # the first page.
            remote = filter(criteria.matches_summary, self.list_remote_table_summaries())
            page += [(rank_summary(summary), summary) for summary in remote]
            page.sort(key=itemgetter(0))
        return [summary for _, summary in page], next_page

    def create_room(
        self,
        client: Client,
        name: str,
        settings: TableSettings,
        on_seated: Callable[[Room, str], None],
        language: str = "",
    ) -> None:
        """Open a table and seat its host. Raises Refused.

        When the seat is stored, pass the room and the seat token to `on_seated`.
        """
        self._require_writable()
        if self.context.operator.is_draining:
            raise Refused("draining")
        own_rooms = self._rooms_by_creator.get(client.address, ())
        waiting = sum(room.state == OPEN for room in own_rooms)
        now = self.context.loop.time()
        is_allowed = self._creation_limits.get(client.address, now).try_take(now)
        if waiting >= self.context.limits.max_tables_per_address or not is_allowed:
            raise Refused("too_many_tables")
        room = Room(self.context, secrets.token_hex(8), self._draw_code(), settings)
        room.creator_address, room.language = client.address, language
        self._add(room)
        room.save_table_row()
        token = secrets.token_urlsafe(TOKEN_BYTES)
        room.seat_person(0, name, hash_token(token), client, lambda: on_seated(room, token))
        room.run_due()

    def _require_writable(self) -> None:
        if self.context.repository.get_oldest_write_wait() >= LATE_WRITE_SECONDS:
            raise Refused("cannot_keep")

    def _draw_code(self) -> str:
        while (code := self.propose_code()) in self._codes:
            pass
        return code

    def find_room(self, client: Client, table: object, code: object) -> Room:
        """Find a room by join code or, without a code, a public room by id. Raises Refused."""
        if not isinstance(code, str | None):
            raise Refused("bad_frame")
        if isinstance(code, str):
            self.require_code_attempts_left(client)
            room = self._codes.get(keep_digits(code))
            if room is None or room.state == CLOSED:
                self._count_wrong_code(client)
                raise Refused("no_table")
            return room
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED or not room.settings.is_public:
            raise Refused("no_table")
        return room

    def require_code_attempts_left(self, client: Client) -> None:
        """Raise Refused if the client, or others at its address, have tried too many wrong codes.

        The attempts of others are ignored for a client that has been connected for
        CODE_WAIT_SECONDS and has not tried a wrong code itself lately.
        """
        now = self.context.loop.time()
        if not client.wrong_code_limit.has_tokens(now):
            raise Refused("too_fast")
        patient = (
            client.wrong_code_limit.is_full(now) and now - client.connected_at >= CODE_WAIT_SECONDS
        )
        if not patient and not self._guess_limits.get(client.address, now).has_tokens(now):
            raise Refused("too_fast")

    def _count_wrong_code(self, client: Client) -> None:
        now = self.context.loop.time()
        client.wrong_code_limit.try_take(now)
        self._guess_limits.get(client.address, now).try_take(now)

    def assign_free_seat(
        self, client: Client, name: str, room: Room, on_seated: Callable[[Room, int, str], None]
    ) -> None:
        """Give a client a free seat of a room, or again the seat whose token may not have arrived.

        When the seat is stored, pass the room, the seat and the seat token to `on_seated`. Raises
        Refused.
        """
        self._require_writable()
        if room.state not in (OPEN, PLAYING):
            raise Refused("game_over")
        own_seat = room.seats.find_unused_seat(client)
        if own_seat is None:
            room.seats.require_admission(client)
        room.load_match()
        if room.has_ended:
            raise Refused("game_over")
        if own_seat is not None:
            self._replace_token(client, room, own_seat, on_seated)
            return
        free = room.seats.list_free_seats()
        if room.match is not None:
            match = room.match.runner.table.match
            free = [seat for seat in free if seat in match.state.alive]
            if match.variant.needs_choices(match.options):
                free = self._keep_allowed_seats(client, room, free)
        if not free:
            raise Refused("table_full")
        seat, token = free[0], secrets.token_urlsafe(TOKEN_BYTES)
        may_be_second_seat = room.match is not None and room.seats.has_holder_at_address(client)
        room.seat_person(
            seat, name, hash_token(token), client, lambda: on_seated(room, seat, token)
        )
        room.seats.holders[seat].may_be_second_seat = may_be_second_seat

    def _keep_allowed_seats(self, client: Client, room: Room, free: list[Seat]) -> list[Seat]:
        """Return those of the free seats in which a client would see no second hand.

        Raises Refused if there are none because the client has, or had, another seat.
        """
        departed = room.seats.find_departed_seats(client)
        allowed = [seat for seat in free if seat in departed] if departed else free
        if room.seats.may_already_have_seat(client) or (free and not allowed):
            raise Refused("second_seat")
        return allowed

    def change_code_of_room(self, room: Room, on_written: OnWritten) -> None:
        """Give a table a new join code. Raises Refused."""
        self._require_writable()
        if not self.can_change_codes:
            raise Refused("no_new_code")
        del self._codes[room.code]
        room.code = self._draw_code()
        self._codes[room.code] = room
        room.save_table_row(on_written)

    # Moving a seat to another device

    def create_move_code(self, room: Room, seat: int) -> str:
        """Return a code with which another device can take the seat.

        The code is valid for `Limits.seat_move_code_seconds` seconds. An earlier code for the same
        seat becomes invalid.
        """
        now = self.context.loop.time()
        self._seat_moves = {
            code: move
            for code, move in self._seat_moves.items()
            if move.expires_at > now and (move.room, move.seat) != (room, seat)
        }
        while (code := draw_random_digits(MOVE_CODE_DIGITS)) in self._seat_moves:
            pass
        expires_at = now + self.context.limits.seat_move_code_seconds
        self._seat_moves[code] = SeatMove(room, seat, room.seats.holders[seat], expires_at)
        return code

    def claim_moved_seat(
        self, client: Client, code: str, on_seated: Callable[[Room, int, str], None]
    ) -> None:
        """Give a client the seat that a move code belongs to. Raises Refused.

        When its new token is stored, pass the room, the seat and this token to `on_seated`.
        """
        self._require_writable()
        self.require_code_attempts_left(client)
        move = self.find_seat_move(code)
        if move is None:
            self._count_wrong_code(client)
            raise Refused("no_move")
        move.room.load_match()
        move.taker = client
        self._replace_token(client, move.room, move.seat, on_seated)

    def _replace_token(
        self, client: Client, room: Room, seat: Seat, on_seated: Callable[[Room, int, str], None]
    ) -> None:
        """Give a client a new token for a seat. When it is stored, pass it to `on_seated`."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        on_written = room.presence.mark_arriving(client, lambda: on_seated(room, seat, token))
        room.seats.add_second_token(seat, hash_token(token), on_written)

    def find_seat_move(self, code: str) -> SeatMove | None:
        """Return the seat move that a code belongs to; None if the code is invalid."""
        move = self._seat_moves.get(keep_digits(code))
        return move if move and move.is_valid(self.context.loop.time()) else None

    def require_held_seat(self, table: object, token: object) -> tuple[Room, int]:
        """Return the room with an id, and the seat for which a token is valid. Raises Refused.

        Also load the room's match, and note that the token and the table are in use.
        """
        room = self.rooms.get(table) if isinstance(table, str) else None
        if room is None or room.state == CLOSED:
            raise Refused("no_table")
        if isinstance(token, str):
            token_hash = hash_token(token)
            seat = room.seats.find_seat_of_token(token_hash)
            if seat is not None:
                room.seats.holders[seat].is_token_unused = False
                room.load_match()
                room.last_used = time.time()
                return room, seat
            if token_hash in room.seats.barred_hashes:
                raise Refused("kicked")
        raise Refused("no_seat")
