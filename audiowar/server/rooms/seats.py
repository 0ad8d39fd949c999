"""The seats of a room: who holds them, who may take one, and who may return to one.

Hashes of addresses are stored to recognise people who were removed and return under other names. A
hash has only two bytes: enough to recognise somebody at one table, but not to identify a person,
because many thousand addresses have the same hash.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from hashlib import blake2b
from secrets import compare_digest, token_hex
from typing import Final

from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.repository import OnWritten, SeatRow

from .clean_names_and_chat import make_unique_name
from .people import Attendee, Client, SeatHolder
from .server_context import ServerContext

ADDRESS_HASH_SEPARATOR: Final = "@"
"""The character before the address hash at the end of a person's id."""


class Seats:
    """The seats of a room, with the people who hold them, whether connected or absent."""

    def __init__(self, table: str, count: int, context: ServerContext) -> None:
        self.holders: dict[Seat, SeatHolder] = {}
        self.host_seat: Seat = 0
        self.is_locked = False
        """Whether new people are refused."""
        self.departed_second_seat_address_hashes: set[str] = set()
        """The address hashes of people with `may_be_second_seat` who have left the table."""
        self._departures: set[tuple[Seat, str, str]] = set()
        """For each person who has left during the match: the seat, the hash of an address, and the
        device ("" if it is unknown)."""
        self.barred_hashes: set[str] = set()
        """The address hashes and token hashes of everybody whom the host has removed."""
        self.initial_names = [""] * count
        """The name in each seat when the loaded match began; "" while no match is loaded."""
        self._table = table
        self._context = context

    def restore(self, rows: Mapping[Seat, SeatRow]) -> None:
        """Restore the seat holders from stored rows. None of them is connected yet."""
        for seat, row in rows.items():
            holder = SeatHolder(row.name, row.tokens, row.person)
            holder.lost_at, holder.lost_wall_time = self._context.loop.time(), int(time.time())
            holder.muted_people, holder.blocked_people = set(row.muted), set(row.blocked)
            self.holders[seat] = holder

    def list_free_seats(self) -> list[Seat]:
        """Return the seats that a person may take: empty ones and those of bots."""
        return [seat for seat in range(len(self.initial_names)) if seat not in self.holders]

    @property
    def names(self) -> list[str]:
        """The current name in each seat: its holder's or its bot's; "" for an empty seat."""
        return [
            self.holders[seat].name if seat in self.holders else name
            for seat, name in enumerate(self.initial_names)
        ]

    def find_holder(self, attendee: Attendee) -> SeatHolder | None:
        """Return the holder of an attendee's seat; None for a spectator."""
        return None if attendee.seat is None else self.holders.get(attendee.seat)

    def save_seat(self, seat: Seat, on_written: OnWritten | None = None) -> None:
        """Store the row of a seat in the repository."""
        self._context.repository.save_seat(self._table, self.holders[seat].to_row(seat), on_written)

    # Who may take a seat

    def require_admission(self, client: Client) -> None:
        """Raise Refused if the host has locked the table, or removed somebody at this address."""
        if hash_address(self._table, client.address) in self.barred_hashes:
            raise Refused("kicked")
        if self.is_locked:
            raise Refused("table_locked")

    def has_holder_at_address(self, client: Client) -> bool:
        """Return whether a seat holder has, or once had, the same address as a client."""
        address = hash_address(self._table, client.address)
        return any(address in self._address_hashes(holder) for holder in self.holders.values())

    def may_already_have_seat(self, client: Client) -> bool:
        """Return whether a client could be a person who already has, or had, a seat.

        They are compared by their devices or, if one of these is unknown, by their addresses.
        """
        address = hash_address(self._table, client.address)
        return address in self.departed_second_seat_address_hashes or any(
            self._may_be_person(client, holder.device_id, self._address_hashes(holder))
            for holder in self.holders.values()
        )

    def _may_be_person(
        self, client: Client, device_id: str, address_hashes: Collection[str]
    ) -> bool:
        """Return whether a client could be the person with this device and these addresses."""
        if client.device_id and device_id:
            return client.device_id == device_id
        return hash_address(self._table, client.address) in address_hashes

    def remember_departure(self, seat: Seat) -> None:
        """Note that the holder of a seat leaves the table during the match.

        This person may come back only to this seat, to see no second hand.
        """
        holder = self.holders[seat]
        if holder.may_be_second_seat:
            self.departed_second_seat_address_hashes.add(extract_address_hash(holder.person_id))
        for address in self._address_hashes(holder):
            self._departures.add((seat, address, holder.device_id))

    def find_departed_seats(self, client: Client) -> set[Seat]:
        """Return the seats that a client could have left during the match."""
        return {
            seat
            for seat, address, device_id in self._departures
            if self._may_be_person(client, device_id, (address,))
        }

    def _address_hashes(self, holder: SeatHolder) -> set[str]:
        """Return the hashes of the addresses of a holder's first and current connection."""
        attendee = holder.attendee
        current = {hash_address(self._table, attendee.client.address)} if attendee else set()
        return current | {extract_address_hash(holder.person_id)} - {""}

    def add_unconnected_holder(
        self, seat: Seat, name: str, token_hash: str, client: Client
    ) -> SeatHolder:
        """Give a seat to a person, who is not connected yet. The caller saves the seat.

        Return this person.
        """
        person_id = token_hex(6) + hash_address(self._table, client.address)
        holder = SeatHolder(make_unique_name(name, self.names), (token_hash,), person_id)
        holder.device_id, holder.is_token_unused = client.device_id, True
        holder.lost_at, holder.lost_wall_time = self._context.loop.time(), int(time.time())
        self._renew_mutes(person_id)
        self.holders[seat] = holder
        return holder

    def _renew_mutes(self, person: str) -> None:
        """Mute or block a new person at the address of a muted or blocked person who has left."""
        present_people = {holder.person_id for holder in self.holders.values()}
        address = extract_address_hash(person)
        for seat, holder in self.holders.items():
            for silenced in (holder.muted_people, holder.blocked_people):
                if any(extract_address_hash(gone) == address for gone in silenced - present_people):
                    silenced.add(person)
                    self.save_seat(seat)

    def pop_holder(self, seat: Seat) -> SeatHolder:
        """Remove the holder of a seat for good, also from the repository. Return this person.

        If this was the host, the holder of the lowest seat becomes the host.
        """
        holder = self.holders.pop(seat)
        self._context.repository.delete_seat(self._table, seat)
        if self.host_seat == seat and self.holders:
            self.host_seat = min(self.holders)
        return holder

    def bar_holder(self, seat: Seat) -> None:
        """Bar the holder of a seat from this table. The caller saves the table."""
        holder = self.holders[seat]
        self.barred_hashes.update(self._address_hashes(holder), holder.token_hashes)

    # Returning to a seat

    def find_seat_of_token(self, token_hash: str) -> Seat | None:
        """Return the seat for which the token with this SHA-256 is valid; None if there is none."""
        for seat, holder in self.holders.items():
            if any(compare_digest(valid, token_hash) for valid in holder.token_hashes):
                return seat
        return None

    def find_unused_seat(self, client: Client) -> Seat | None:
        """Return the seat that a client took on a connection that broke; None if there is none.

        The frame with the token may not have arrived. So the person has sent nothing in this seat,
        and joins again, with the same device. The broken connection may still seem to be open.
        """
        for seat, holder in self.holders.items():
            if not (holder.is_token_unused and client.device_id == holder.device_id != ""):
                continue
            attendee = holder.attendee
            is_own = attendee is None or attendee.client.program_id == client.program_id != ""
            if is_own and not self.has_newer_connection(seat, client):
                return seat
        return None

    def add_second_token(self, seat: Seat, token_hash: str, on_written: OnWritten) -> None:
        """Make a second token valid for a seat.

        Both are valid until one of them is used, because the new one might not reach its device.
        """
        holder = self.holders[seat]
        holder.token_hashes = (holder.token_hashes[0], token_hash)
        self.save_seat(seat, on_written)

    def drop_other_tokens(self, attendee: Attendee) -> None:
        """Make all tokens of the seat invalid except the one that the attendee used."""
        holder = self.find_holder(attendee)
        if attendee.seat is None or holder is None or holder.attendee is not attendee:
            return
        holder.is_token_unused = False
        if len(holder.token_hashes) > 1 and attendee.token_hash in holder.token_hashes:
            holder.token_hashes = (attendee.token_hash,)
            self.save_seat(attendee.seat)

    def has_newer_connection(self, seat: Seat, client: Client) -> bool:
        """Return whether the holder of a seat is connected by a newer connection than `client`."""
        attendee = self.holders[seat].attendee
        if attendee is None:
            return False
        if attendee.client.program_id and attendee.client.program_id == client.program_id:
            return client.connection_number < attendee.client.connection_number
        return client.connected_wall_time < attendee.client.connected_wall_time

    # Who is absent

    def find_last_presence_time(self, now: float) -> float:
        """Return when any seat holder was connected last, by the loop's clock.

        Return `now` if a holder is still connected, or if there are no holders.
        """
        if any(holder.attendee for holder in self.holders.values()):
            return now
        return max((holder.lost_at for holder in self.holders.values()), default=now)


def hash_address(table: str, address: str) -> str:
    """Return ADDRESS_HASH_SEPARATOR and an address's hash, which differs from table to table."""
    digest = blake2b(address.encode(), key=table.encode()[:64], digest_size=2)
    return ADDRESS_HASH_SEPARATOR + digest.hexdigest()


def extract_address_hash(person_id: str) -> str:
    """Return the address hash at the end of a person's id; "" if there is none."""
    _, at, digest = person_id.partition(ADDRESS_HASH_SEPARATOR)
    return at + digest
