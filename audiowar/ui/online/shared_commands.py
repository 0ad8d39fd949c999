"""What all screens of a shared table have in common: presence, chat, actions about others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.client.remote_table import RemotePlayerView, SeatOccupant
from audiowar.client.server_connection import Frame
from audiowar.rules.state import Refused
from audiowar.ui.core.kept_seat import forget_seat, keep_seat
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_label
from audiowar.ui.core.screen import Screen

from . import presence_lines

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

SILENCING = ("mute", "unmute", "block")
"""Actions that everybody has about other people."""
LONGEST = 200
"""Maximum characters of a chat message, as on the server."""


def refused(frame: Frame) -> Line:
    """Return the line that explains a server's refusal."""
    return describe_refusal(Refused(frame["reason"], **frame["args"]))


def back_from(app: App, screen: Screen) -> None:
    """Close a screen; if it is the lowest one, open the main menu."""
    if app.bottom is screen:
        app.open_main_menu()
    else:
        app.close_screen(screen)


def gone_home(app: App, reason: str) -> None:
    """Open the main menu because the seat is lost, and say why."""
    forget_seat(app)
    app.open_main_menu()
    line = (
        Line("ended-moved") if reason == "moved" else describe_refusal(Refused(reason, version="1"))
    )
    app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def get_up(app: App, chair: RemotePlayerView) -> None:
    """Give up the seat for good, and say so."""
    chair.give_up_seat()
    forget_seat(app)
    app.open_main_menu()
    app.say(Line("seat-given-up"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def listen(app: App, chair: RemotePlayerView, ended: Callable[[str], None]) -> None:
    """Announce presence, chat messages and changes of the connection; `ended` on the end."""

    def changed(old: Sequence[SeatOccupant], new: Sequence[SeatOccupant]) -> None:
        for line in presence_lines.changes(old, new, chair.viewer):
            app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def handed_over() -> None:
        if chair.host == chair.viewer:
            app.say(Line("host-now"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def chatted(frame: dict[str, Any]) -> None:
        app.say(presence_lines.said(frame), kind=Kind.SYSTEM, buffer=Buffer.CHAT)

    def told(message: str) -> None:
        app.say(Line(message), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def passed(code: str) -> None:
        digits = " ".join(code)
        app.say(Line("move-code", {"code": digits}), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    def lock_changed() -> None:
        told("table-locked" if chair.is_locked else "table-unlocked")

    def recoded() -> None:
        keep_seat(app, chair)
        code = f"{chair.code[:3]} {chair.code[3:]}"
        app.say(Line("code-changed", {"code": code}), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)

    chair.on_lock_changed, chair.on_code_changed = lock_changed, recoded
    chair.on_move_code, chair.on_host_changed = passed, handed_over
    chair.on_presence, chair.on_chat, chair.on_seat_lost = changed, chatted, ended
    chair.on_connection_lost, chair.on_connection_back = (
        lambda: told("link-lost"),
        lambda: told("link-back"),
    )


def write(app: App, chair: RemotePlayerView) -> None:
    """Enter a chat message, if the player has a seat."""
    if chair.viewer is None:
        app.refuse(Line("refused-not-seated"))
        return

    def done(text: str) -> None:
        app.close_screen(entry)
        if text:
            chair.connection.send("chat", text=text)

    entry = TextEntry(app, Line("chat-entry"), "", done)
    entry.longest = LONGEST
    app.open_screen(entry)


def hosting(chair: RemotePlayerView) -> list[MenuItem]:
    """Return the host's menu items about who may join."""
    if chair.host != chair.viewer:
        return []

    def lock() -> None:
        chair.connection.send("lock", on=not chair.is_locked)

    def label() -> Line:
        return Line("others-unlock" if chair.is_locked else "others-lock")

    return [
        MenuItem(label, lock),
        MenuItem(fixed_label(Line("others-code")), lambda: chair.connection.send("code")),
    ]


def others(app: App, chair: RemotePlayerView) -> None:
    """Open the menu of actions about the other people."""

    def about(name: str, seat: int, kind: str) -> MenuItem:
        def do() -> None:
            done = Line(f"others-{kind}-done", {"player": name})
            chair.send_request(kind, lambda: app.say(done), seat=seat)

        return MenuItem(fixed_label(Line(f"others-{kind}", {"player": name})), do)

    kinds = (*SILENCING, *(("kick",) if chair.host == chair.viewer else ()))
    items = [
        about(person.name, seat, kind)
        for seat, person in enumerate(chair.occupants)
        if seat != chair.viewer and person.name and not person.bot
        for kind in kinds
    ]
    items += hosting(chair)
    if items and chair.viewer is not None:
        app.open_screen(Menu(app, Line("menu-others"), items))
    else:
        app.refuse(Line("others-none"))
