"""The people at an online table: who joins, leaves, is connected or writes, and what is announced.

Changes by the host and a lost connection are announced here too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from audiowar.announce.announcement import AnnouncementKind, Buffer
from audiowar.announce.common_lines import (
    describe_refusal,
)
from audiowar.announce.line import Cue, Line
from audiowar.client.remote_player_view import RemotePlayerView, SeatOccupant
from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.ui.core.app import App
from audiowar.ui.core.last_online_seat import forget_seat_if_saved, save_last_online_seat


def describe_presence_changes(
    old: Sequence[SeatOccupant], new: Sequence[SeatOccupant], own: Seat | None
) -> Iterator[Line]:
    """Yield a line for each change of a seat between `old` and `new`, except of the seat `own`."""
    for seat, (was, now) in enumerate(zip(old, new, strict=False)):
        if seat != own and (found := find_presence_message(was, now)) is not None:
            message_id, cue = found
            yield Line(message_id, make_presence_args(message_id, was, now), Cue(cue, seat))


def make_presence_args(message_id: str, was: SeatOccupant, now: SeatOccupant) -> dict[str, str]:
    """Return the message arguments: the person and, if a bot is replaced or takes over, the bot."""
    if message_id == "presence-takes":
        return {"player": now.name, "bot": was.name}
    if message_id == "presence-leaves-to":
        return {"player": was.name, "bot": now.name}
    return {"player": now.name or was.name}


def find_presence_message(was: SeatOccupant, now: SeatOccupant) -> tuple[str, str] | None:
    """Return the message id and the cue for the change of a seat; None if it is not announced."""
    if was.name != now.name and now.name and not now.is_played_by_bot:
        return "presence-takes" if was.is_played_by_bot else "presence-joins", "person-joins"
    if was.name and not now.name:
        return "presence-leaves", "person-leaves"
    if was.is_connected and not now.is_connected:
        return "presence-away", "person-leaves"
    if now.is_played_by_bot and not was.is_played_by_bot:
        if not was.name:
            return None
        if was.name != now.name:
            return "presence-leaves-to", "person-leaves"
        return ("presence-leaves-bot" if now.is_connected else "presence-bot"), "person-leaves"
    if (was.is_played_by_bot and not now.is_played_by_bot) or (
        now.is_connected and not was.is_connected
    ):
        return "presence-back", "person-returns"
    return None


def describe_seats(occupants: Sequence[SeatOccupant], own: Seat | None) -> list[Line]:
    """Return one line for each seat, which says who is there."""
    return [
        Line(get_seat_message_id(person, seat == own), {"player": person.name})
        for seat, person in enumerate(occupants)
    ]


def get_seat_message_id(occupant: SeatOccupant, is_own: bool) -> str:
    """Return the id of the message that says who is in a seat.

    `is_own`: whether it is the seat of the player who hears the message.
    """
    if not occupant.name:
        return "here-free"
    if is_own:
        return "here-you"
    if not occupant.is_connected:
        return "here-away"
    return "here-bot" if occupant.is_played_by_bot else "here-person"


def forget_lost_seat(app: App, player_view: RemotePlayerView, reason: str) -> None:
    """Delete the lost seat if it is saved, open the main menu and say why the seat is lost."""
    forget_seat_if_saved(app, player_view)
    app.open_main_menu()
    refused = Refused(reason, version="1")
    app.say_system_message(Line("ended-moved") if reason == "moved" else describe_refusal(refused))


def set_table_callbacks(app: App, player_view: RemotePlayerView) -> None:
    """Set the callbacks of a player view that announce what happens at the table besides the match.

    They announce people, chat, changes by the host, and a lost connection or seat.
    """

    def say(message: str, **args: object) -> None:
        app.say_system_message(Line(message, args))

    def announce_presence(old: Sequence[SeatOccupant], new: Sequence[SeatOccupant]) -> None:
        for line in describe_presence_changes(old, new, player_view.viewer):
            app.say_presence(line)

    def announce_chat(frame: dict[str, Any]) -> None:
        # The sentence begins with the name, so that nobody takes it for an announcement.
        args = {"player": str(frame["name"]), "text": str(frame["text"])}
        line = Line("chat-said", args, Cue("chat"))
        app.say(line, kind=AnnouncementKind.SYSTEM, buffer=Buffer.CHAT)

    def announce_new_host() -> None:
        if player_view.host_seat == player_view.viewer:
            say("host-now")

    def announce_new_code() -> None:
        save_last_online_seat(app, player_view)
        say("code-changed", code=f"{player_view.code[:3]} {player_view.code[3:]}")

    player_view.on_presence, player_view.on_chat = announce_presence, announce_chat
    player_view.on_host_changed = announce_new_host
    player_view.on_code_changed = announce_new_code
    player_view.on_move_code = lambda code: say("move-code", code=" ".join(code))
    player_view.on_lock_changed = lambda: say(
        "table-locked" if player_view.is_locked else "table-unlocked"
    )
    player_view.on_seat_lost = partial(forget_lost_seat, app, player_view)
    player_view.on_connection_lost = lambda: say("link-lost")
    player_view.on_connection_back = lambda: say("link-back")
