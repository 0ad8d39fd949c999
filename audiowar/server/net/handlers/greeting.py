"""Handle the frames that need no table: greetings, pings and ratings."""

from __future__ import annotations

import time

from audiowar.rules.state import Refused
from audiowar.server.net.connected_client import POLICY_VIOLATION, ConnectedClient
from audiowar.server.rooms.clean_names_and_chat import clean_name, extract_primary_language
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.people import Frame
from audiowar.server.rooms.rating_lists import hash_rating_key

from .request_fields import read_flag, read_int, read_text

PROTOCOL_VERSION = 2
MAX_CLIENT_ID_LENGTH = 64
"""The maximum length of a program id, a device id or a rating key. The rest is cut off."""
GUEST_NAME = "Guest"


def welcome_client(client: ConnectedClient, request: Frame) -> None:
    """Handle `hello`: note the client's name and ids, and welcome it.

    If the client does not speak PROTOCOL_VERSION, refuse it and close its connection.
    Raises Refused, and changes nothing, if a field has a wrong type.
    """
    if not is_version_spoken(request):
        client.send_refusal(Refused("wrong_version", version=str(PROTOCOL_VERSION)), request)
        client.close(POLICY_VIOLATION)
        return
    # All fields are read before anything is changed, because a wrong type raises Refused.
    name = clean_name(read_text(request, "name"))
    device_id, key, program_id = (
        read_text(request, field)[:MAX_CLIENT_ID_LENGTH] for field in ("device", "rating", "link")
    )
    connection_number = read_int(request, "turn", 0)
    client.name = GUEST_NAME if not name or name in client.lobby.context.reserved_names else name
    client.language = extract_primary_language(request.get("lang"))
    client.device_id, client.rating_key = device_id, hash_rating_key(key)
    client.program_id, client.connection_number = program_id, connection_number
    welcome = {"type": "welcome", "version": PROTOCOL_VERSION, "server": "audiowar"}
    page = {"page": client.lobby.page_address} if client.lobby.page_address else {}
    client.answer(request, {**welcome, **page})


def is_version_spoken(request: Frame) -> bool:
    """Return whether the client that sent a `hello` frame speaks PROTOCOL_VERSION."""
    version, newest = request.get("version"), request.get("up_to", 0)
    if type(version) is not int or type(newest) is not int:
        return False
    return version <= PROTOCOL_VERSION <= max(version, newest)


def change_rating_listing(client: ConnectedClient, request: Frame) -> None:
    """Put the player on the rating lists from now on, or remove the player from all of them."""
    key = hash_rating_key(read_text(request, "key")[:MAX_CLIENT_ID_LENGTH])
    on = read_flag(request, "on")
    if not key:
        raise Refused("bad_frame")
    client.rating_key = key if on else ""
    if client.room is not None and client.attendee is not None:
        holder = client.room.seats.find_holder(client.attendee)
        if holder is not None:
            holder.rating_key = client.rating_key
    if not on:
        forget_rating_key(client.lobby, key)
        client.lobby.context.ratings.remove_from_all_lists(key)
    client.answer(request, {"type": "rating", "on": on})


def forget_rating_key(lobby: Lobby, key: str) -> None:
    """Forget a player's hashed key everywhere, so that no match that is going on rates the player.

    The player may have removed it on a new connection, or on another one than that of the seat.
    """
    for client in lobby.clients:
        if client.rating_key == key:
            client.rating_key = ""
    for room in lobby.rooms.values():
        for holder in room.seats.holders.values():
            if holder.rating_key == key:
                holder.rating_key = ""


def send_rating_list(client: ConnectedClient, request: Frame) -> None:
    """Send the client the best players on the rating list of a game."""
    game = read_text(request, "game")
    rows = client.lobby.context.ratings.list_best_players(game)
    client.answer(request, {"type": "ratings", "game": game, "list": rows})


def answer_ping(client: ConnectedClient, request: Frame) -> None:
    """Answer a `ping` frame with the server's time."""
    client.answer(request, {"type": "pong", "time": round(time.time(), 3)})
