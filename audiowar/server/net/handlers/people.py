"""Handle the frames about people at a table: chat, mutes, kicks, locks and codes."""

from __future__ import annotations

from functools import partial

from audiowar.rules.state import Refused
from audiowar.server.net.connected_client import ConnectedClient, copy_request_id
from audiowar.server.rooms.clean_names_and_chat import clean_chat
from audiowar.server.rooms.people import Frame

from .request_fields import read_flag, read_int, read_text


def send_chat(client: ConnectedClient, request: Frame) -> None:
    """Send a chat message of the client to everybody at its table."""
    room, attendee, _ = client.require_seated()
    text = clean_chat(read_text(request, "text"))
    if not text:
        raise Refused("bad_frame")
    if not client.chat_limit.try_take(client.lobby.context.loop.time()):
        raise Refused("chat_too_fast")
    room.presence.broadcast_chat(attendee, text, copy_request_id(request))


def silence_person(client: ConnectedClient, request: Frame) -> None:
    """Handle `mute`, `unmute` and `block`: change whose chat messages the client gets.

    Store the change, then answer with the seats of all muted people. Raises Refused.
    """
    room, attendee, holder = client.require_seated()
    other_holder = room.seats.holders.get(read_int(request, "seat"))
    if other_holder is None or other_holder is holder:
        raise Refused("no_seat")
    if request["type"] == "block":
        holder.blocked_people.add(other_holder.person_id)
    elif request["type"] == "mute":
        holder.muted_people.add(other_holder.person_id)
    else:
        holder.muted_people.discard(other_holder.person_id)

    def on_written() -> None:
        silent = holder.muted_people | holder.blocked_people
        muted = [
            seat
            for seat, seat_holder in room.seats.holders.items()
            if seat_holder.person_id in silent
        ]
        client.answer(request, {**room.make_presence_frame(), "muted": muted})

    assert attendee.seat is not None
    # Answer only after the change is stored. Then a muted person stays muted even after a crash.
    room.seats.save_seat(attendee.seat, on_written)


def kick_person(client: ConnectedClient, request: Frame) -> None:
    """Remove a person from the table that the client hosts, and bar the person."""
    room = client.require_host()
    seat = read_int(request, "seat")
    room.kick(seat, partial(client.answer_with_presence, request, room))


def set_table_locked(client: ConnectedClient, request: Frame) -> None:
    """Lock the table that the client hosts for new people, or unlock it."""
    room = client.require_host()
    room.set_locked(read_flag(request, "on"), partial(client.answer_with_presence, request, room))


def change_join_code(client: ConnectedClient, request: Frame) -> None:
    """Give the table that the client hosts a new join code, and send it to all its players."""
    room = client.require_host()

    def on_written() -> None:
        frame = {"type": "code", "table": room.ident, "code": room.code}
        for attendee in room.presence.attendees[:]:
            if attendee.seat is not None:
                request_id = copy_request_id(request) if attendee.client is client else {}
                attendee.client.send({**frame, **request_id})

    client.lobby.change_code_of_room(room, on_written)
