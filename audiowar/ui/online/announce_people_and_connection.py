"""Announce people, chat, changes by the host, and a lost connection at an online table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from audiowar.announce.announcement import AnnouncementKind, Buffer
from audiowar.announce.line import Line
from audiowar.announce.player_names_and_common_lines import describe_refusal
from audiowar.client.remote_player_view import RemotePlayerView, SeatOccupant
from audiowar.rules.state import Refused
from audiowar.ui.core.app import App
from audiowar.ui.core.last_online_seat import forget_seat_if_saved, save_last_online_seat

from . import presence_lines


def forget_lost_seat_and_open_main_menu(
    app: App, player_view: RemotePlayerView, reason: str
) -> None:
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
        for line in presence_lines.describe_presence_changes(old, new, player_view.viewer):
            app.say_system_message(line)

    def announce_chat(frame: dict[str, Any]) -> None:
        app.say(
            presence_lines.describe_chat_message(frame),
            kind=AnnouncementKind.SYSTEM,
            buffer=Buffer.CHAT,
        )

    def announce_new_host() -> None:
        if player_view.host_seat == player_view.viewer:
            say("host-now")

    def save_and_announce_new_code() -> None:
        save_last_online_seat(app, player_view)
        say("code-changed", code=f"{player_view.code[:3]} {player_view.code[3:]}")

    player_view.on_presence, player_view.on_chat = announce_presence, announce_chat
    player_view.on_host_changed = announce_new_host
    player_view.on_code_changed = save_and_announce_new_code
    player_view.on_move_code = lambda code: say("move-code", code=" ".join(code))
    player_view.on_lock_changed = lambda: say(
        "table-locked" if player_view.is_locked else "table-unlocked"
    )
    player_view.on_seat_lost = partial(forget_lost_seat_and_open_main_menu, app, player_view)
    player_view.on_connection_lost = lambda: say("link-lost")
    player_view.on_connection_back = lambda: say("link-back")
