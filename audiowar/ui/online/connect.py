"""Connect to a server: the server of this page, one found nearby, by address, or by invitation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.client.address import normalize_address, page_url
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.ui.core.app import App, Screen, ScreenContent
from audiowar.ui.core.last_online_seat import SEAT_SETTING, forget_seat, rejoin_fields
from audiowar.ui.core.menu import Menu, TextEntry, fixed_item

from .rating_lists import derive_device_id, get_secret_rating_key
from .server_menu import ServerMenu, knows_game, take_seat
from .shared_table_base import go_back_from, refusal_line

ADDRESS_SETTING = "server"
"""The name of the setting that holds the address of the last server."""
WEB_ADDRESS = re.compile(r"(https?://)?[\w-]+(\.[\w-]+)*(:\d{1,5})?(/[\w./~-]*)?")
"""Matches addresses that a browser can open."""


def play_online(app: App) -> None:
    """Connect to the server of this page; in other frontends ask how to find a server."""
    if app.launch.server_address:
        app.open_screen(ConnectingScreen(app, app.launch.server_address))
        return

    def nearby() -> None:
        # Imported late, because it needs threads, which a page does not have.
        from .discovery_menu import DiscoveryMenu

        app.open_screen(DiscoveryMenu(app, lambda address: connect(address, "tables")))

    def connect(address: str, ask: str = "") -> None:
        if address:
            app.settings.set(**{ADDRESS_SETTING: address})
            app.open_screen(ConnectingScreen(app, address, ask))
        else:
            app.refuse(Line("together-no-address"))

    def by_address() -> None:
        known = app.settings.get(ADDRESS_SETTING, "")
        app.open_screen(TextEntry(app, Line("together-address"), known, connect))

    items = [fixed_item("together-nearby", nearby), fixed_item("together-by-address", by_address)]
    app.open_screen(Menu(app, Line("together-how"), items))


def accept_invitation(app: App, code: str) -> None:
    """Ask only for the player's name, then join the table that has the code."""

    def done(name: str) -> None:
        name = name or app.render(Line("default-name"))
        app.settings.set(name=name)
        app.replace_screens(JoinByCodeScreen(app, app.launch.server_address, code))

    known = app.settings.get("name", "")
    app.replace_screens(TextEntry(app, Line("ask-name"), known, done, back=app.open_main_menu))


def resume_page_seat(app: App) -> bool:
    """Return to the player's saved seat at this page's server; return False if there is none."""
    kept: dict[str, Any] = app.settings.get(SEAT_SETTING, {})
    if (
        not app.launch.server_address
        or kept.get("address") != app.launch.server_address
        or not kept.get("code")
    ):
        return False
    app.replace_screens(JoinByCodeScreen(app, app.launch.server_address, str(kept["code"])))
    return True


class ConnectingScreen(Screen):
    """Waits until the connection to a server is open, then opens the server menu."""

    def __init__(self, app: App, address: str, request: str = "") -> None:
        """`request`: the kind of frame to send as soon as the connection is open; "" for none."""
        super().__init__(app)
        self._address = address
        self._request = request
        name = app.settings.get("name", "") or app.render(Line("default-name"))
        assert app.launch.open_transport is not None
        self._connection: ServerConnection | None = ServerConnection(
            address,
            name,
            app.catalogue.language,
            app.launch.open_transport,
            app.clock,
            derive_device_id(app, address),
            get_secret_rating_key(app, address),
        )

    def announce_screen(self) -> None:
        self.app.say(Line("together-connecting"), kind=Kind.EVENT)

    def describe_visible(self) -> ScreenContent:
        return ScreenContent((Line("together-connecting"),), 0)

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.app.play_cue(Cue("menu-back"))
            go_back_from(self.app, self)
            return True
        return False

    def run_due(self, now: float) -> float | None:
        link = self._connection
        for frame in link.take_frames() if link is not None else []:
            assert link is not None
            self._handle_frame(link, frame)
            if self._connection is None:
                # Another screen has taken the connection and must read it at once.
                return now
        return link.next_due(now) if link is not None else None

    def on_close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _handle_frame(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "refused":
            go_back_from(self.app, self)
            self.app.refuse(refusal_line(frame))
        elif frame["t"] == CONNECTION_LOST:
            self._on_connection_failed()
        elif frame["t"] == CONNECTION_BACK:
            self._on_connected(link)

    def _on_connected(self, link: ServerConnection) -> None:
        """Open the server menu."""
        menu = self._open_server_menu(link)
        if self._request:
            menu.send(self._request)

    def _open_server_menu(self, link: ServerConnection) -> ServerMenu:
        self._connection = None
        self.app.remove_screen(self)
        menu = ServerMenu(self.app, link)
        self.app.open_screen(menu)
        return menu

    def _on_connection_failed(self) -> None:
        if self.app.launch.server_address:
            self.app.remove_screen(self)
            self.app.open_screen(make_no_server_menu(self.app, self._make_retry))
            return
        go_back_from(self.app, self)
        self.app.refuse(Line("together-unreachable"))

    def _make_retry(self) -> ConnectingScreen:
        return ConnectingScreen(self.app, self._address, self._request)


class JoinByCodeScreen(ConnectingScreen):
    """Connects, then joins the table with a known code without opening the server menu."""

    def __init__(self, app: App, address: str, code: str) -> None:
        super().__init__(app, address)
        self._code = code
        kept: dict[str, Any] = app.settings.get(SEAT_SETTING, {})
        ours = kept.get("address") == address and kept.get("code") == code
        self._kept = kept if ours else {}
        """The saved seat, if it is at this table; otherwise empty."""

    def _handle_frame(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "seated" and not knows_game(frame):
            self._open_server_menu(link).send("leave")
            self.app.refuse(Line("together-unknown-game"))
        elif frame["t"] == "seated":
            self._connection = None
            take_seat(self.app, link, frame)
        elif frame["t"] == "refused" and self._kept and link.is_connected:
            self._kept = {}
            forget_seat(self.app)
            self._on_connected(link)
        elif frame["t"] == "refused" and link.is_connected:
            self._open_server_menu(link).full_table_code = self._code
            self.app.refuse(refusal_line(frame))
        else:
            super()._handle_frame(link, frame)

    def _on_connected(self, link: ServerConnection) -> None:
        if self._kept:
            link.send("resume", **rejoin_fields(self._kept))
        else:
            link.send("join", code=self._code)

    def _make_retry(self) -> ConnectingScreen:
        return JoinByCodeScreen(self.app, self._address, self._code)


class ReturnToSeatScreen(JoinByCodeScreen):
    """Connects and returns to the saved seat. If it is gone, opens the main menu and says so."""

    def _handle_frame(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "refused" and link.is_connected:
            if frame["reason"] in ("no_seat", "no_table"):
                forget_seat(self.app)
            self.app.open_main_menu()
            self.app.refuse(refusal_line(frame))
        else:
            super()._handle_frame(link, frame)

    def _make_retry(self) -> ConnectingScreen:
        return ReturnToSeatScreen(self.app, self._address, self._code)


def return_to_seat(app: App, seat: Mapping[str, Any]) -> None:
    """Connect and return to a saved seat at an online table."""
    app.open_screen(ReturnToSeatScreen(app, seat["address"], seat["code"]))


def make_no_server_menu(app: App, make_screen: Callable[[], ConnectingScreen]) -> Menu:
    """Return the menu of a page whose server does not answer: try again, or open another page."""

    def retry() -> None:
        app.remove_screen(menu)
        app.open_screen(make_screen())

    def go(address: str) -> None:
        if WEB_ADDRESS.fullmatch(normalize_address(address)):
            app.launch.open_server_page(page_url(address))
        else:
            app.refuse(Line("together-no-address"))

    def elsewhere() -> None:
        app.open_screen(TextEntry(app, Line("together-address"), "", go))

    items = [fixed_item("page-retry", retry), fixed_item("together-other-page", elsewhere)]
    menu = Menu(app, Line("together-no-server"), items, back=lambda: go_back_from(app, menu))
    return menu
