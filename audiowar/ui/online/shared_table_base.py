"""What all screens of an online table need: announcements, chat, leaving, actions about others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.client.remote_table import RemotePlayerView, SeatOccupant
from audiowar.client.server_connection import Frame
from audiowar.rules.state import Refused
from audiowar.ui.core.app import App, Screen
from audiowar.ui.core.last_online_seat import forget_seat, save_seat
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_item

from . import presence_lines

PERSON_ACTIONS = ("mute", "unmute", "block")
"""The actions about other people that every player has."""
MAX_CHAT_LENGTH = 200
"""The maximum length of a chat message in characters, as on the server."""


def refusal_line(frame: Frame) -> Line:
    """Return the line that explains why a server refused a request."""
    return describe_refusal(Refused(frame["reason"], **frame["args"]))


def go_back_from(app: App, screen: Screen) -> None:
    """Close a screen; if it is the lowest one, open the main menu."""
    if app.bottom is screen:
        app.open_main_menu()
    else:
        app.close_screen(screen)


def handle_lost_seat(app: App, reason: str) -> None:
    """Delete the saved seat, open the main menu and say why the seat is lost."""
    forget_seat(app)
    app.open_main_menu()
    line = (
        Line("ended-moved") if reason == "moved" else describe_refusal(Refused(reason, version="1"))
    )
    app.report(line)


def give_up_seat(app: App, player_view: RemotePlayerView) -> None:
    """Give up the seat for good, open the main menu and say so."""
    player_view.give_up_seat()
    forget_seat(app)
    app.open_main_menu()
    app.report(Line("seat-given-up"))


def set_table_callbacks(app: App, player_view: RemotePlayerView) -> None:
    """Let a player view announce people, chat, the host's changes and a lost connection or seat."""

    def changed(old: Sequence[SeatOccupant], new: Sequence[SeatOccupant]) -> None:
        for line in presence_lines.describe_presence_changes(old, new, player_view.viewer):
            app.report(line)

    def handed_over() -> None:
        if player_view.host == player_view.viewer:
            app.report(Line("host-now"))

    def chatted(frame: dict[str, Any]) -> None:
        app.say(presence_lines.describe_chat(frame), kind=Kind.SYSTEM, buffer=Buffer.CHAT)

    def report_message(message: str) -> None:
        app.report(Line(message))

    def passed(code: str) -> None:
        digits = " ".join(code)
        app.report(Line("move-code", {"code": digits}))

    def lock_changed() -> None:
        report_message("table-locked" if player_view.is_locked else "table-unlocked")

    def recoded() -> None:
        save_seat(app, player_view)
        code = f"{player_view.code[:3]} {player_view.code[3:]}"
        app.report(Line("code-changed", {"code": code}))

    player_view.on_lock_changed, player_view.on_code_changed = lock_changed, recoded
    player_view.on_move_code, player_view.on_host_changed = passed, handed_over
    player_view.on_presence, player_view.on_chat, player_view.on_seat_lost = (
        changed,
        chatted,
        partial(handle_lost_seat, app),
    )
    player_view.on_connection_lost, player_view.on_connection_back = (
        lambda: report_message("link-lost"),
        lambda: report_message("link-back"),
    )


def write_chat(app: App, player_view: RemotePlayerView) -> None:
    """Let the player type and send a chat message. Spectators cannot."""
    if player_view.viewer is None:
        app.refuse(Line("refused-not-seated"))
        return

    def done(text: str) -> None:
        app.close_screen(entry)
        if text:
            player_view.connection.send("chat", text=text)

    entry = TextEntry(app, Line("chat-entry"), "", done)
    entry.max_length = MAX_CHAT_LENGTH
    app.open_screen(entry)


def host_items(player_view: RemotePlayerView) -> list[MenuItem]:
    """Return the menu items with which the host controls who may join; none for others."""
    if player_view.host != player_view.viewer:
        return []

    def lock() -> None:
        player_view.connection.send("lock", on=not player_view.is_locked)

    def label() -> Line:
        return Line("others-unlock" if player_view.is_locked else "others-lock")

    return [
        MenuItem(label, lock),
        fixed_item("others-code", lambda: player_view.connection.send("code")),
    ]


def open_others_menu(app: App, player_view: RemotePlayerView) -> None:
    """Open the menu of actions about each other person at the table."""

    def about(name: str, seat: int, kind: str) -> MenuItem:
        def do() -> None:
            done = Line(f"others-{kind}-done", {"player": name})
            player_view.send_request(kind, lambda: app.say(done), seat=seat)

        return fixed_item(Line(f"others-{kind}", {"player": name}), do)

    kinds = (*PERSON_ACTIONS, *(("kick",) if player_view.host == player_view.viewer else ()))
    items = [
        about(person.name, seat, kind)
        for seat, person in enumerate(player_view.occupants)
        if seat != player_view.viewer and person.name and not person.bot
        for kind in kinds
    ]
    items += host_items(player_view)
    if items and player_view.viewer is not None:
        app.open_screen(Menu(app, Line("menu-others"), items))
    else:
        app.refuse(Line("others-none"))
