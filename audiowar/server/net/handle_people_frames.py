"""Handle the frames about people at a table: chat, mutes, kicks, locks and codes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiowar.rules.state import Refused
from audiowar.server.rooms.attendees_and_seat_holders import Frame, SeatHolder
from audiowar.server.rooms.clean_names_and_chat import clean_chat
from audiowar.server.rooms.room import Room

from .connected_client import ConnectedClient
from .request_fields import copy_request_id, read_int_field, read_text_field_or_empty


def answer_with_presence(
    client: ConnectedClient, request: Frame, room: Room, **more: object
) -> None:
    """Answer a request with the `presence` frame. Further keyword arguments become its fields."""
    client.send({**room.make_presence_frame(), **more, **copy_request_id(request)})


def require_room_as_host(client: ConnectedClient) -> Room:
    """Return the room that the client hosts. Raises Refused for other clients."""
    room, attendee, _ = client.require_seated()
    if room.seats.host_seat != attendee.seat:
        raise Refused("not_host")
    return room


def send_chat(client: ConnectedClient, request: Frame) -> None:
    """Send a chat message of the client to everybody at its table."""
    room, attendee, _ = client.require_seated()
    text = clean_chat(read_text_field_or_empty(request, "text"))
    if not text:
        raise Refused("bad_frame")
    if not client.chat_limit.try_take(client.lobby.context.loop.time()):
        raise Refused("chat_too_fast")
    room.presence.broadcast_chat(attendee, text, copy_request_id(request))


def mute_person_for_client(client: ConnectedClient, request: Frame) -> None:
    """Stop sending the client the chat messages of a person."""
    change_mutes_or_blocks(client, request, lambda holder, other: holder.muted_people.add(other))


def unmute_person_for_client(client: ConnectedClient, request: Frame) -> None:
    """Send the client the chat messages of a person again."""
    change_mutes_or_blocks(
        client, request, lambda holder, other: holder.muted_people.discard(other)
    )


def block_person_for_client(client: ConnectedClient, request: Frame) -> None:
    """Stop passing chat messages between the client and a person."""
    change_mutes_or_blocks(client, request, lambda holder, other: holder.blocked_people.add(other))


def change_mutes_or_blocks(
    client: ConnectedClient, request: Frame, change: Callable[[SeatHolder, str], None]
) -> None:
    """Call `change` with the client's seat holder and the id of the person in the request.

    Store the change, then answer with the seats of all muted people. Raises Refused.
    """
    room, attendee, holder = client.require_seated()
    other = room.seats.holders.get(read_int_field(request, "seat"))
    if other is None or other is holder:
        raise Refused("no_seat")
    change(holder, other.person_id)

    def kept() -> None:
        silent = holder.muted_people | holder.blocked_people
        muted = [seat for seat, one in room.seats.holders.items() if one.person_id in silent]
        answer_with_presence(client, request, room, muted=muted)

    assert attendee.seat is not None
    # Answer only after the change is stored. Then a muted person stays muted even after a crash.
    room.seats.save_seat(attendee.seat, kept)


def kick_person(client: ConnectedClient, request: Frame) -> None:
    """Remove a person from the table that the client hosts, and bar the person."""
    room = require_room_as_host(client)
    room.kick(read_int_field(request, "seat"), partial(answer_with_presence, client, request, room))


def set_table_locked(client: ConnectedClient, request: Frame) -> None:
    """Lock the table that the client hosts for new people, or unlock it."""
    room, on = require_room_as_host(client), request.get("on")
    if not isinstance(on, bool):
        raise Refused("bad_frame")
    room.set_locked(on, partial(answer_with_presence, client, request, room))


def change_join_code(client: ConnectedClient, request: Frame) -> None:
    """Give the table that the client hosts a new join code, and send it to all its players."""
    room = require_room_as_host(client)

    def kept() -> None:
        told = {"type": "code", "table": room.ident, "code": room.code}
        for attendee in room.presence.attendees[:]:
            if attendee.seat is not None:
                answered = copy_request_id(request) if attendee.client is client else {}
                attendee.client.send({**told, **answered})

    client.lobby.change_code_of_room(room, kept)
