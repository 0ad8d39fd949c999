"""Handle the frames that find, open, join, watch and leave tables, and move seats."""

from __future__ import annotations

from functools import partial

from audiowar.rules.state import Refused
from audiowar.server.net.connected_client import ConnectedClient, copy_request_id
from audiowar.server.rooms.clean_names_and_chat import extract_primary_language
from audiowar.server.rooms.people import Frame, KnownEvents
from audiowar.server.rooms.public_table_index import TableCriteria, parse_list_position
from audiowar.server.rooms.room import OPEN, Room
from audiowar.server.rooms.table_settings import TableSettings, complete_settings
from audiowar.table.bot_players import DEFAULT_BOT

from .request_fields import read_auto_turn_seconds, read_flag, read_int, read_text

REPLACED_CLIENT_RETRY_SECONDS = 1
"""Seconds that a client waits to reconnect if its seat already has a newer connection."""


def open_table(client: ConnectedClient, request: Frame) -> None:
    """Open a table and give the client the first seat there."""
    client.require_unseated()
    terms = complete_settings(parse_table_settings(request, client.allows_seeds))
    seconds = read_auto_turn_seconds(request, "pace")

    def on_seated(room: Room, token: str) -> None:
        room.set_auto_turn_seconds(seconds)
        made = {"type": "made", "table": room.ident, "code": room.code, "seat": 0, "token": token}
        first = made | copy_request_id(request)
        client.enter_room(room, 0, KnownEvents(), first, make_seated_frame(room, 0, token))

    client.lobby.create_room(client, client.name, terms, on_seated, client.language)
    client.is_taking_seat = True


def parse_table_settings(request: Frame, allow_seeds: bool) -> TableSettings:
    """Parse the settings of a new table. Ignore a seed unless `allow_seeds`. Raises Refused."""
    options, game = request.get("options"), request.get("game")
    options = {} if options is None else options
    is_public, coach = read_flag(request, "open", False), read_flag(request, "coach", False)
    bot = request.get("bots", DEFAULT_BOT)
    if not (isinstance(options, dict) and isinstance(game, str) and isinstance(bot, str)):
        raise Refused("bad_frame")
    if not all(type(value) in (int, str) for value in options.values()):
        raise Refused("bad_frame")
    seed = read_int(request, "seed") if allow_seeds and "seed" in request else None
    return TableSettings(game, options, read_int(request, "players"), is_public, bot, coach, seed)


def make_seated_frame(room: Room, seat: int | None, token: str | None) -> Frame:
    """Return the `seated` frame: the seat, and the settings of the table."""
    terms, seats = room.settings, room.make_presence_frame()["seats"]
    where = {"type": "seated", "table": room.ident, "seat": seat, "token": token, "code": room.code}
    rules = {"options": dict(terms.options), "game": terms.game, "host": room.seats.host_seat}
    may = {"bots": terms.bot, "coach": terms.allows_coach, "begun": room.state != OPEN}
    locked = {"locked": True} if room.seats.is_locked else {}
    return {**where, "seats": seats, **rules, **may, **locked}


def join_table(client: ConnectedClient, request: Frame) -> None:
    """Give the client a free seat, or the seat of a bot, at a table."""
    client.require_unseated()
    room = client.lobby.find_room(client, request.get("table"), request.get("code"))
    enter = partial(admit_client, client, request)
    client.lobby.assign_free_seat(client, client.name, room, enter)
    client.is_taking_seat = True


def admit_client(
    client: ConnectedClient,
    request: Frame,
    room: Room,
    seat: int | None,
    token: str | None,
    last_event: int = -1,
    checksum: str = "",
) -> None:
    """Let a client enter a room, and answer its request."""
    known_events = KnownEvents(has_events_of_other_match=last_event >= 0)
    if room.match is not None:
        known_events = room.match.event_sender.find_known_events(seat, last_event, checksum)
    again = {"again": True} if known_events.has_events_of_other_match else {}
    frame = {**make_seated_frame(room, seat, token), **again, **copy_request_id(request)}
    client.enter_room(room, seat, known_events, frame)


def read_known_events(request: Frame) -> tuple[int, str]:
    """Return the number of the last event that the client has, and the checksum that it sent.

    They are -1 and "" if the client has sent none. Raises Refused.
    """
    return max(-1, read_int(request, "after", -1)), read_text(request, "mark")


def resume_seat(client: ConnectedClient, request: Frame) -> None:
    """Give the client back the seat that it had on an earlier connection."""
    client.require_unseated()
    last_event_and_checksum = read_known_events(request)
    room, seat = client.lobby.require_held_seat(request.get("table"), request.get("token"))
    if room.seats.has_newer_connection(seat, client):
        # The seat has a newer connection. If the client still uses this one, it must reconnect.
        client.close_with_retry(REPLACED_CLIENT_RETRY_SECONDS)
        return
    admit_client(client, request, room, seat, request["token"], *last_event_and_checksum)


def send_move_code(client: ConnectedClient, request: Frame) -> None:
    """Send the client a code that moves its seat to another device."""
    room, attendee, _ = client.require_seated()
    assert attendee.seat is not None
    code = client.lobby.create_move_code(room, attendee.seat)
    seconds = int(client.lobby.context.limits.seat_move_code_seconds)
    client.answer(request, {"type": "move", "code": code, "seconds": seconds})


def take_moved_seat(client: ConnectedClient, request: Frame) -> None:
    """Move a seat to this client from another device, which showed the code in the request."""
    client.require_unseated()
    enter = partial(admit_client, client, request)
    client.lobby.claim_moved_seat(client, read_text(request, "code"), enter)
    client.is_taking_seat = True


def watch_table(client: ConnectedClient, request: Frame) -> None:
    """Let the client watch a table."""
    client.require_unseated()
    client.count_watch_attempt()
    room = client.lobby.find_room(client, request.get("table"), request.get("code"))
    last_event_and_checksum = read_known_events(request)
    room.seats.require_admission(client)
    room.load_match()
    admit_client(client, request, room, None, None, *last_event_and_checksum)


def leave_table(client: ConnectedClient, request: Frame) -> None:
    """Free the client's seat for good, or let the client stop watching."""
    if client.room is None or client.attendee is None:
        raise Refused("not_seated")
    room, attendee = client.room, client.attendee

    on_left = partial(client.answer_with_presence, request, room)
    if attendee.seat is None:
        room.remove_attendee_keeping_seat(attendee)
        client.forget_room()
        on_left()
    else:
        room.vacate_seat(attendee.seat, on_left)


def list_tables(client: ConnectedClient, request: Frame) -> None:
    """Send the client a page of the list of public tables."""
    tables, more = client.lobby.find_table_page(parse_table_criteria(request))
    client.answer(request, {"type": "tables", "tables": tables, "more": more})


def parse_table_criteria(request: Frame) -> TableCriteria:
    """Read which tables a client asks for, and after which table its next page begins.

    Raises Refused if a field is invalid.
    """
    after = read_text(request, "after")
    try:
        spot = parse_list_position(after) if after else None
    except ValueError:
        raise Refused("bad_frame") from None
    game, language = read_text(request, "game"), request.get("lang")
    free = read_int(request, "free", 0)
    return TableCriteria(game, extract_primary_language(language), free, spot)
