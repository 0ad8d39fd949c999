"""The handlers of clients' frames: one function for each kind. PROTOCOL.md describes the frames."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

from audiowar.rules.events import Seat
from audiowar.rules.json_values import load_choice
from audiowar.rules.match import Game
from audiowar.rules.state import Refused
from audiowar.server.rooms.attendee import Frame, SeatHolder
from audiowar.server.rooms.clean_names_and_chat import clean_chat, clean_name, primary_language
from audiowar.server.rooms.rating_lists import hash_key
from audiowar.server.rooms.room import MAX_TURN_SECONDS, OPEN, Room
from audiowar.server.rooms.table_index import TableFilter, parse_position
from audiowar.server.rooms.table_settings import TableSettings, complete_settings
from audiowar.table.bot_players import USUAL

from .connected_client import POLICY_VIOLATION, ConnectedClient, Handler

PROTOCOL_VERSIONS = (1, 2)
MAX_LINK_LENGTH = 64
"""The most characters of a link id, a device id or a rating key; the rest is cut off."""
RETRY_SECONDS = 1
"""Seconds after which a client is told to reconnect if it has a newer connection to its seat."""
GUEST_NAME = "Guest"
"""The name of clients that give no valid name."""


def copy_request_id(request: Frame) -> Frame:
    """Return an object with the id of a request, if it has one, to merge into the answer."""
    return {"id": request["id"]} if "id" in request else {}


def read_int_field(request: Frame, name: str, default: int | None = None) -> int:
    """Return an integer field of a frame. Raises Refused for other values."""
    value = request.get(name, default)
    if type(value) is not int:
        raise Refused("bad_frame")
    return value


def read_text_field_or_empty(request: Frame, name: str) -> str:
    """Return a text field of a frame, "" if it is missing. Raises Refused for other values."""
    value = request.get(name, "")
    if not isinstance(value, str):
        raise Refused("bad_frame")
    return value


def welcome_client(client: ConnectedClient, request: Frame) -> None:
    """Handle `hello`: choose a protocol version, note who the client is, and welcome it."""
    version = choose_version(request)
    if version not in PROTOCOL_VERSIONS:
        client.send_refusal(Refused("wrong_version", version=str(PROTOCOL_VERSIONS[-1])), request)
        client.close(POLICY_VIOLATION)
        return
    client.use_protocol_version(version)
    name = clean_name(read_text_field_or_empty(request, "name"))
    client.name = GUEST_NAME if not name or name in client.lobby.context.reserved_names else name
    client.language = primary_language(request.get("lang"))
    client.device = read_text_field_or_empty(request, "device")[:MAX_LINK_LENGTH]
    client.rating_key = hash_key(read_text_field_or_empty(request, "rating")[:MAX_LINK_LENGTH])
    client.link, client.link_number = (
        read_text_field_or_empty(request, "link")[:MAX_LINK_LENGTH],
        read_int_field(request, "turn", 0),
    )
    page = {"page": client.lobby.page_address} if client.lobby.page_address else {}
    client.send(
        {"t": "welcome", "v": version, "server": "audiowar", **page, **copy_request_id(request)}
    )


def choose_version(request: Frame) -> int:
    """Return the newest protocol version that the client and this server know; 0 for none."""
    version, newest = request.get("v"), request.get("up_to", 0)
    if type(version) is not int or type(newest) is not int:
        return 0
    return max(
        (known for known in PROTOCOL_VERSIONS if version <= known <= max(version, newest)),
        default=0,
    )


def open_table(client: ConnectedClient, request: Frame) -> None:
    """Open a table and give the client its first seat."""
    client.require_unseated()
    terms = complete_settings(parse_settings(request, client.allows_seeds))
    seconds = parse_pace(request.get("pace"))

    def done(room: Room, token: str) -> None:
        room.set_pace(seconds)
        made = {"t": "made", "table": room.ident, "code": room.code, "seat": 0, "token": token}
        known = room.find_position(0, -1, "")
        greeting = {**made, **copy_request_id(request)}, make_seated_frame(room, 0, token)
        client.enter_room(room, 0, known, *greeting)

    client.lobby.create_room(client, client.name, terms, done, client.language)
    client.is_arriving = True


def parse_settings(request: Frame, allow_seeds: bool) -> TableSettings:
    """Parse the settings of a new table, with a seed only if `allow_seeds`. Raises Refused."""
    options = request.get("options") or {}
    game = request.get("game")
    open_ = request.get("open", False)
    if not (isinstance(options, dict) and isinstance(game, str) and isinstance(open_, bool)):
        raise Refused("bad_frame")
    if not all(type(value) in (int, str) for value in options.values()):
        raise Refused("bad_frame")
    bot, coach = request.get("bots", USUAL), request.get("coach", False)
    if not (isinstance(bot, str) and isinstance(coach, bool)):
        raise Refused("bad_frame")
    seed = read_int_field(request, "seed") if allow_seeds and "seed" in request else None
    return TableSettings(game, options, read_int_field(request, "players"), open_, bot, coach, seed)


def make_seated_frame(room: Room, seat: int | None, token: str | None) -> Frame:
    """Return the `seated` frame: the seat, and the settings of the table."""
    where = {"t": "seated", "table": room.ident, "seat": seat, "token": token}
    rules = {
        "options": dict(room.settings.options),
        "game": room.settings.game,
        "host": room.seats.host,
    }
    may = {"bots": room.settings.bot, "coach": room.settings.coach, "begun": room.state != OPEN}
    here = {"code": room.code, "seats": room.presence_frame()["seats"]}
    return {**where, **here, **rules, **may, **({"locked": True} if room.seats.locked else {})}


def join_table(client: ConnectedClient, request: Frame) -> None:
    """Give the client a free seat, or the seat of a bot, at a table."""
    client.require_unseated()
    found = client.lobby.find_room(client, request.get("table"), request.get("code"))
    client.lobby.join_room(client, client.name, found, partial(enter_room, client, request))
    client.is_arriving = True


def enter_room(
    client: ConnectedClient,
    request: Frame,
    room: Room,
    seat: int | None,
    token: str | None,
    last_event: int = -1,
    checksum: str = "",
) -> None:
    """Let a client enter a room, and answer its request.

    `last_event` is the number of the last event that the client knows. `checksum` is the client's
    checksum of all events up to that.
    """
    known = room.find_position(seat, last_event, checksum)
    again = {"again": True} if known.is_other_game else {}
    frame = {**make_seated_frame(room, seat, token), **again, **copy_request_id(request)}
    client.enter_room(room, seat, known, frame)


def read_last_event_and_checksum(request: Frame) -> tuple[int, str]:
    """Return the last event that a client knows, and its checksum of all events. Raises Refused."""
    return max(-1, read_int_field(request, "after", -1)), read_text_field_or_empty(request, "mark")


def resume_seat(client: ConnectedClient, request: Frame) -> None:
    """Give the client the seat again that it had on an earlier connection."""
    client.require_unseated()
    position = read_last_event_and_checksum(request)
    room, seat = client.lobby.find_held_seat(request.get("table"), request.get("token"))
    if room.seats.has_newer_connection(seat, client):
        # This may be an older connection of the same client. If it is still used, it reconnects.
        client.close_with_retry(RETRY_SECONDS)
        return
    enter_room(client, request, room, seat, request["token"], *position)


def send_move_code(client: ConnectedClient, request: Frame) -> None:
    """Send the client a code that moves its seat to another device."""
    room, attendee, _ = client.require_seated()
    assert attendee.seat is not None
    code = client.lobby.create_move_code(room, attendee.seat)
    seconds = int(client.lobby.context.limits.move)
    client.send({"t": "move", "code": code, "seconds": seconds, **copy_request_id(request)})


def take_moved_seat(client: ConnectedClient, request: Frame) -> None:
    """Give the client the seat of another device that showed a code for this."""
    client.require_unseated()
    enter = partial(enter_room, client, request)
    client.lobby.claim_moved_seat(client, read_text_field_or_empty(request, "code"), enter)
    client.is_arriving = True


def watch_table(client: ConnectedClient, request: Frame) -> None:
    """Let the client watch a table."""
    client.require_unseated()
    client.require_watch_attempts_left()
    room = client.lobby.find_room(client, request.get("table"), request.get("code"))
    position = read_last_event_and_checksum(request)
    room.seats.require_admission(client)
    room.load_game()
    enter_room(client, request, room, None, None, *position)


def start_match(client: ConnectedClient, request: Frame) -> None:
    """Begin the match of the table that the client hosts."""
    room = require_host(client)
    room.start_game()
    send_presence(client, request, room)


def send_presence(client: ConnectedClient, request: Frame, room: Room, **more: object) -> None:
    """Answer a request with the `presence` frame, with `more` fields added."""
    client.send({**room.presence_frame(), **more, **copy_request_id(request)})


def require_host(client: ConnectedClient) -> Room:
    """Return the room that the client hosts. Raises Refused for other clients."""
    room, attendee, _ = client.require_seated()
    if room.seats.host != attendee.seat:
        raise Refused("not_host")
    return room


def submit_answer(client: ConnectedClient, request: Frame) -> None:
    """Pass a client's answer to the open question of its seat to the room."""
    room, attendee, _ = client.require_seated()
    question = read_int_field(request, "n")
    try:
        choice = load_choice(read_text_field_or_empty(request, "c"))
    except ValueError:
        raise Refused("bad_frame") from None
    if room.game is None:
        raise Refused("not_begun")
    host = room.game.runner

    def do() -> None:
        if attendee not in room.presence.attendees or room.game is None:
            refuse_lost_seat(client, request)
            return
        assert attendee.seat is not None
        try:
            if is_question_closed(host.table.game, attendee.seat, question):
                raise Refused("late_answer")
            attendee.request_id = dict(copy_request_id(request))
            host.answer(attendee.seat, choice, question)
            client.lobby.context.metrics.accepted_answers += 1
        except Refused as refused:
            attendee.request_id = {}
            client.send_refusal(refused, request)

    # An earlier request of this client must be answered first.
    room.enqueue(do, skip_disk_wait=not attendee.request_id)


def refuse_lost_seat(client: ConnectedClient, request: Frame) -> None:
    """Refuse a request with an id whose client has lost its seat while the request waited."""
    if "id" in request:
        client.send_refusal(Refused("not_seated"), request)


def is_question_closed(game: Game, seat: Seat, number: int) -> bool:
    """Return whether a seat's question was asked in this match, but is no longer open."""
    question = game.questions.get(seat)
    return number <= game.state.question_count and (question is None or question.number != number)


def continue_from_pause(client: ConnectedClient, request: Frame) -> None:
    """Let the match continue from a pause, unless another player has already done so."""
    room, attendee, _ = client.require_seated()
    known = read_int_field(request, "s")

    def do() -> None:
        if attendee not in room.presence.attendees or room.game is None:
            refuse_lost_seat(client, request)
            return
        host = room.game.runner
        before = host.last_event
        attendee.request_id = dict(copy_request_id(request))
        try:
            host.advance(known)
        except Refused as refused:
            attendee.request_id = {}
            client.send_refusal(refused, request)
            return
        if host.last_event == before:
            room.send_table_or_new_events(attendee)

    if room.game is None:
        raise Refused("not_begun")
    room.enqueue(do)


def send_chat(client: ConnectedClient, request: Frame) -> None:
    """Send a chat message of the client to everybody at its table."""
    room, attendee, _ = client.require_seated()
    text = clean_chat(read_text_field_or_empty(request, "text"))
    if not text:
        raise Refused("bad_frame")
    if not client.chat_limit.take(client.lobby.context.loop.time()):
        raise Refused("chat_too_fast")
    room.presence.broadcast_chat(attendee, text, copy_request_id(request))


def send_transcript(client: ConnectedClient, request: Frame) -> None:
    """Send a player the whole finished match once, with everything that was hidden."""
    room, attendee, _ = client.require_seated()

    def do() -> None:
        if attendee not in room.presence.attendees or room.game is None:
            refuse_lost_seat(client, request)
            return
        try:
            for frame in room.game.take_transcript(attendee):
                client.send({**frame, **copy_request_id(request)})
        except Refused as refused:
            client.send_refusal(refused, request)

    if room.game is None or not room.game.runner.table.game.finished:
        raise Refused("not_over")
    room.enqueue(do)


def leave_table(client: ConnectedClient, request: Frame) -> None:
    """Take the client's seat from it for good, or let it stop watching."""
    if client.room is None or client.attendee is None:
        raise Refused("not_seated")
    room, attendee = client.room, client.attendee
    gone = {**room.presence_frame(), **copy_request_id(request)}
    if attendee.seat is None:
        room.detach(attendee)
        client.forget_room()
        client.send(gone)
    else:
        room.vacate_seat(attendee.seat, lambda: client.send(gone))


def mute_person(client: ConnectedClient, request: Frame) -> None:
    """Send the client no more chat messages of a person."""
    change_mutes(client, request, lambda holder, other: holder.muted.add(other))


def unmute_person(client: ConnectedClient, request: Frame) -> None:
    """Send the client the chat messages of a person again."""
    change_mutes(client, request, lambda holder, other: holder.muted.discard(other))


def block_person(client: ConnectedClient, request: Frame) -> None:
    """Exchange no more chat messages between the client and a person."""
    change_mutes(client, request, lambda holder, other: holder.blocked.add(other))


def change_mutes(
    client: ConnectedClient, request: Frame, change: Callable[[SeatHolder, str], None]
) -> None:
    """Change the persons whom the client has muted or blocked. Raises Refused.

    `change` gets the client's seat holder and the id of the other person.
    """
    room, attendee, holder = client.require_seated()
    other = room.seats.holders.get(read_int_field(request, "seat"))
    if other is None or other is holder:
        raise Refused("no_seat")
    change(holder, other.person_id)

    def kept() -> None:
        silent = holder.muted | holder.blocked
        muted = [seat for seat, one in room.seats.holders.items() if one.person_id in silent]
        send_presence(client, request, room, muted=muted)

    assert attendee.seat is not None
    # Answer only when the change is stored, so that a muted person stays muted after a crash.
    room.seats.save_seat(attendee.seat, kept)


def kick_person(client: ConnectedClient, request: Frame) -> None:
    """Send a person away from the table that the client hosts."""
    room = require_host(client)
    room.kick(read_int_field(request, "seat"), partial(send_presence, client, request, room))


def set_table_locked(client: ConnectedClient, request: Frame) -> None:
    """Lock the table that the client hosts for new people, or unlock it."""
    room, on = require_host(client), request.get("on")
    if not isinstance(on, bool):
        raise Refused("bad_frame")
    room.set_locked(on, partial(send_presence, client, request, room))


def change_join_code(client: ConnectedClient, request: Frame) -> None:
    """Give the table that the client hosts a new join code."""
    room = require_host(client)

    def kept() -> None:
        for attendee in room.presence.attendees[:]:
            if attendee.seat is not None:
                told = {"t": "code", "table": room.ident, "code": room.code}
                attendee.sink.send(
                    {**told, **copy_request_id(request)} if attendee.sink is client else told
                )

    client.lobby.change_code(room, kept)


def set_pace(client: ConnectedClient, request: Frame) -> None:
    """Set after how many seconds cards turn automatically; with null, only players turn them.

    The client must be the host of the table.
    """
    room = require_host(client)
    seconds = parse_pace(request.get("seconds"))
    room.set_pace(seconds, partial(send_presence, client, request, room))


def parse_pace(seconds: object) -> float | None:
    """Return the seconds after which cards turn automatically, None for never. Raises Refused."""
    if seconds is None:
        return None
    if type(seconds) not in (int, float) or not 0 <= seconds <= MAX_TURN_SECONDS:  # type: ignore[operator]
        raise Refused("bad_frame")
    return float(seconds)  # type: ignore[arg-type]


def list_tables(client: ConnectedClient, request: Frame) -> None:
    """Send the client a page of the list of public tables."""
    found, more = client.lobby.find_table_page(parse_table_filter(request))
    client.send({"t": "tables", "tables": found, "more": more, **copy_request_id(request)})


def parse_table_filter(request: Frame) -> TableFilter:
    """Parse the filter and the position in a request for the list of tables. Raises Refused."""
    after = read_text_field_or_empty(request, "after")
    try:
        spot = parse_position(after) if after else None
    except ValueError:
        raise Refused("bad_frame") from None
    free = read_int_field(request, "free", 0)
    return TableFilter(
        read_text_field_or_empty(request, "game"), primary_language(request.get("lang")), free, spot
    )


def change_rating_listing(client: ConnectedClient, request: Frame) -> None:
    """Let the client be on the rating lists from now on, or remove it from them."""
    key = hash_key(read_text_field_or_empty(request, "key")[:MAX_LINK_LENGTH])
    on = request.get("on")
    if not key or not isinstance(on, bool):
        raise Refused("bad_frame")
    client.rating_key = key if on else ""
    if client.room is not None and client.attendee is not None:
        holder = client.room.seats.find_holder(client.attendee)
        if holder is not None:
            holder.rating_key = client.rating_key
    if not on:
        client.lobby.context.ratings.remove(key)
    client.send({"t": "rating", "on": on, **copy_request_id(request)})


def list_ratings(client: ConnectedClient, request: Frame) -> None:
    """Send the client the best players on the rating list of a game."""
    game = read_text_field_or_empty(request, "game")
    found = client.lobby.context.ratings.list_best_players(game)
    client.send({"t": "ratings", "game": game, "list": found, **copy_request_id(request)})


def answer_ping(client: ConnectedClient, request: Frame) -> None:
    """Answer a `ping` frame with the server's time."""
    client.send({"t": "pong", "at": round(time.time(), 3), **copy_request_id(request)})


FRAME_HANDLERS: Mapping[str, Handler] = {
    "hello": welcome_client,
    "make": open_table,
    "join": join_table,
    "resume": resume_seat,
    "move": send_move_code,
    "take": take_moved_seat,
    "spectate": watch_table,
    "start": start_match,
    "answer": submit_answer,
    "advance": continue_from_pause,
    "transcript": send_transcript,
    "chat": send_chat,
    "leave": leave_table,
    "mute": mute_person,
    "unmute": unmute_person,
    "block": block_person,
    "kick": kick_person,
    "lock": set_table_locked,
    "code": change_join_code,
    "pace": set_pace,
    "tables": list_tables,
    "rating": change_rating_listing,
    "ratings": list_ratings,
    "ping": answer_ping,
}
"""The handler of each kind of frame."""
