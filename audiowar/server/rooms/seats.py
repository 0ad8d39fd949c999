"""The seats of a room: who holds them, who may take one, and who may return to one."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from secrets import compare_digest

from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import SeatRow

from .address_hashes import address_hash_of_person, hash_address, new_person_id
from .attendee import Attendee, FrameSink, SeatHolder, holder_from_row
from .clean_names_and_chat import make_unique_name
from .server_context import ServerContext


class Seats:
    """The seats of a room, with the people who hold them, whether connected or absent."""

    def __init__(self, table: str, count: int, context: ServerContext) -> None:
        self.holders: dict[Seat, SeatHolder] = {}
        self.host: Seat = 0
        """The seat of the host."""
        self.locked = False
        """Whether new people are refused."""
        self.late_addresses: set[str] = set()
        """The address hashes of people who came with `SeatHolder.is_late` and left again."""
        self.barred: set[str] = set()
        """The address hashes and token hashes of everybody whom the host sent away."""
        self.initial_names = [""] * count
        """The name of each seat when the loaded match began; "" while no match is loaded."""
        self._table = table
        self._context = context

    def restore(self, rows: Mapping[Seat, SeatRow]) -> None:
        """Restore the seat holders from stored rows. None of them is connected yet."""
        now, wall_time = self._context.loop.time(), int(time.time())
        self.holders = {seat: holder_from_row(row, now, wall_time) for seat, row in rows.items()}

    def list_free_seats(self) -> list[Seat]:
        """Return the seats that a person may take: empty ones and those of bots."""
        return [seat for seat in range(len(self.initial_names)) if seat not in self.holders]

    @property
    def names(self) -> list[str]:
        """The current name of each seat: its holder's or its bot's; "" for an empty seat."""
        return [
            self.holders[seat].name if seat in self.holders else name
            for seat, name in enumerate(self.initial_names)
        ]

    def find_holder(self, attendee: Attendee) -> SeatHolder | None:
        """Return the holder of an attendee's seat; None for a spectator."""
        return None if attendee.seat is None else self.holders.get(attendee.seat)

    def save_seat(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Store the row of a seat in the repository. `then` is called when it is on the disk."""
        self._context.repository.save_seat(self._table, self.holders[seat].to_row(seat), then)

    # Who may take a seat

    def require_admission(self, sink: FrameSink) -> None:
        """Raise Refused if the host sent this address away or locked the table."""
        if hash_address(self._table, sink.address) in self.barred:
            raise Refused("kicked")
        if self.locked:
            raise Refused("table_locked")

    def has_holder_at_address_of(self, sink: FrameSink) -> bool:
        """Return whether a seat holder came from the same address."""
        address = hash_address(self._table, sink.address)
        return any(address in self._address_hashes(holder) for holder in self.holders.values())

    def may_already_have_seat(self, sink: FrameSink) -> bool:
        """Return whether a client could be a person who already has, or had, a seat.

        This is so if it has the device of a seat holder or, where one of the two devices is
        unknown, the same address. It is also so if its address is one of `late_addresses`.
        """
        address = hash_address(self._table, sink.address)
        return address in self.late_addresses or any(
            sink.device == holder.device
            if sink.device and holder.device
            else address in self._address_hashes(holder)
            for holder in self.holders.values()
        )

    def _address_hashes(self, holder: SeatHolder) -> set[str]:
        """Return the hashes of the addresses of a holder's first and current connection."""
        attendee = holder.attendee
        current = {hash_address(self._table, attendee.sink.address)} if attendee else set()
        return current | {address_hash_of_person(holder.person_id)} - {""}

    def add_holder(self, seat: Seat, name: str, token_hash: str, sink: FrameSink) -> None:
        """Give a seat to a person, who is not connected yet. The caller saves the seat."""
        person_id = new_person_id(hash_address(self._table, sink.address))
        holder = SeatHolder(make_unique_name(name, self.names), (token_hash,), person_id)
        holder.device = sink.device
        holder.lost_at = self._context.loop.time()
        self._renew_mutes(person_id)
        self.holders[seat] = holder

    def _renew_mutes(self, person: str) -> None:
        """Mute a person again who was muted, left, and has returned from the same address."""
        here = {holder.person_id for holder in self.holders.values()}
        address = address_hash_of_person(person)
        for seat, holder in self.holders.items():
            for silenced in (holder.muted, holder.blocked):
                if any(address_hash_of_person(one) == address for one in silenced - here):
                    silenced.add(person)
                    self.save_seat(seat)

    def pop_holder(self, seat: Seat) -> SeatHolder:
        """Take a seat from its holder for good. Return the person who held it."""
        holder = self.holders.pop(seat)
        if holder.is_late:
            self.late_addresses.add(address_hash_of_person(holder.person_id))
        self._context.repository.delete_seat(self._table, seat)
        if self.host == seat and self.holders:
            self.host = min(self.holders)
        return holder

    def bar_holder(self, seat: Seat) -> None:
        """Bar the holder of a seat from this table. The caller saves the table."""
        holder = self.holders[seat]
        self.barred.update(self._address_hashes(holder), holder.tokens)

    # Returning to a seat

    def find_by_token(self, token_hash: str) -> Seat | None:
        """Return the seat for which a token is valid; None if there is none."""
        for seat, holder in self.holders.items():
            if any(compare_digest(kept, token_hash) for kept in holder.tokens):
                return seat
        return None

    def add_token(self, seat: Seat, token_hash: str, then: Callable[[], None]) -> None:
        """Make a second token valid for a seat. `then` is called when it is on the disk.

        The new token may not reach its device. So both are valid until the next frame arrives from
        a connection that used one of them.
        """
        holder = self.holders[seat]
        holder.tokens = (holder.tokens[0], token_hash)
        self.save_seat(seat, then)

    def drop_other_tokens(self, attendee: Attendee) -> None:
        """Keep the token that an attendee used as the only valid one for the seat."""
        holder = self.find_holder(attendee)
        if attendee.seat is None or holder is None or holder.attendee is not attendee:
            return
        if len(holder.tokens) > 1 and attendee.token_hash in holder.tokens:
            holder.tokens = (attendee.token_hash,)
            self.save_seat(attendee.seat)

    def has_newer_connection(self, seat: Seat, sink: FrameSink) -> bool:
        """Return whether the holder of a seat is connected by a newer connection than `sink`."""
        attendee = self.holders[seat].attendee
        if attendee is None:
            return False
        if attendee.sink.link and attendee.sink.link == sink.link:
            return sink.link_number < attendee.sink.link_number
        return sink.connected_wall_time < attendee.sink.connected_wall_time

    # Who is absent

    def last_presence(self, now: float) -> float:
        """Return the last time at which any seat holder was connected; `now` if one still is."""
        if any(holder.attendee for holder in self.holders.values()):
            return now
        return max((holder.lost_at for holder in self.holders.values()), default=now)

    def mark_absent_as_away(self, now: float) -> tuple[bool, list[float]]:
        """Mark those as away who have been absent for `Limits.away` seconds.

        Return whether any were marked, and the times at which the other absent ones must be.
        """
        seconds, changed, due = self._context.limits.away, False, list[float]()
        for holder in self.holders.values():
            if holder.attendee is not None or holder.is_away:
                continue
            if now >= holder.lost_at + seconds:
                holder.is_away = changed = True
            else:
                due.append(holder.lost_at + seconds)
        return changed, due
