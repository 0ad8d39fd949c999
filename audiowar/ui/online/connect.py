"""Connect to a server: the page's own server, one found nearby, or one with a known address."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.client.server_address import make_page_url, normalize_address
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.ui.core.app import App, ScreenContent
from audiowar.ui.core.last_online_seat import (
    LAST_SEAT_SETTING,
    SEAT_LOST_REASONS,
    forget_last_online_seat,
    get_reachable_saved_seat,
    rejoin_fields,
)
from audiowar.ui.core.menu import Menu, TextEntry, fixed_item
from audiowar.ui.settings.opponent_choice import get_player_name

from .connected_server_menu import ScreenWithConnection
from .online_table_actions import refusal_line
from .rating_lists import derive_device_id, get_secret_rating_key

WEB_ADDRESS_PATTERN = re.compile(r"(https?://)?[\w-]+(\.[\w-]+)*(:\d{1,5})?(/[\w./~-]*)?")
"""Matches addresses that a browser can open."""


def play_online(app: App) -> None:
    """Connect to the server of this page; in other frontends ask how to find a server."""
    if app.launch_options.services.only_server_address:
        app.open_screen(ConnectingScreen(app, app.launch_options.services.only_server_address))
        return

    def nearby() -> None:
        # Imported late, because it needs threads, which a page does not have.
        from .discovery_menu import DiscoveryMenu

        app.open_screen(DiscoveryMenu(app, lambda address: connect(address, "tables")))

    def connect(address: str, ask: str = "") -> None:
        if address:
            app.settings.set(server=address)
            app.open_screen(ConnectingScreen(app, address, ask))
        else:
            app.refuse(Line("together-no-address"))

    def by_address() -> None:
        address = app.settings.get("server")
        app.open_screen(TextEntry(app, Line("together-address"), address, connect))

    items = [fixed_item("together-nearby", nearby), fixed_item("together-by-address", by_address)]
    app.open_screen(Menu(app, Line("together-how"), items))


def accept_invitation(app: App, code: str) -> None:
    """Ask for the player's name, then join the table with the code from an invitation link."""

    def done(name: str) -> None:
        app.settings.set(name=name or app.render(Line("default-name")))
        app.replace_screens(
            JoinByCodeScreen(app, app.launch_options.services.only_server_address, code)
        )

    saved_name = app.settings.get("name")
    app.replace_screens(
        TextEntry(app, Line("ask-name"), saved_name, done, on_back=app.open_main_menu)
    )


def return_to_seat_at_page_server(app: App) -> bool:
    """Return to the player's saved seat at this page's server; return False if there is none."""
    seat = get_reachable_saved_seat(app)
    if seat is None:
        return False
    app.replace_screens(JoinByCodeScreen(app, seat["address"], seat["code"]))
    return True


class ConnectingScreen(ScreenWithConnection):
    """Waits until the connection to a server is open, then opens the server menu."""

    def __init__(self, app: App, address: str, request: str = "") -> None:
        """`request`: the kind of frame to send as soon as the connection is open; "" for none."""
        super().__init__(app)
        self._address = address
        self._request = request
        assert app.launch_options.services.open_transport is not None
        self._connection = ServerConnection(
            address,
            get_player_name(app),
            app.catalogue.language,
            app.launch_options.services.open_transport,
            app.clock,
            derive_device_id(app, address),
            get_secret_rating_key(app, address),
        )

    def announce_screen(self) -> None:
        self.app.say(Line("together-connecting"), kind=AnnouncementKind.EVENT)

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((Line("together-connecting"),), 0)

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.app.play_cue(Cue("menu-back"))
            self.app.close_or_open_main_menu(self)
            return True
        return False

    def _handle_other_frame(self, link: ServerConnection, frame: Frame) -> None:
        if frame["type"] == "refused":
            self.app.close_or_open_main_menu(self)
            self.app.refuse(refusal_line(frame))
        elif frame["type"] == CONNECTION_LOST:
            self._on_connection_failed()
        elif frame["type"] == CONNECTION_BACK:
            self._on_connected(link)

    def _on_connected(self, link: ServerConnection) -> None:
        menu = self._open_server_menu(link)
        if self._request:
            menu.send(self._request)

    def _on_connection_failed(self) -> None:
        if self.app.launch_options.services.only_server_address:
            self.app.remove_screen(self)
            self.app.open_screen(make_no_server_menu(self.app, self._make_retry_screen))
        else:
            self.app.close_or_open_main_menu(self)
            self.app.refuse(Line("together-unreachable"))

    def _make_retry_screen(self) -> ConnectingScreen:
        return ConnectingScreen(self.app, self._address, self._request)


class JoinByCodeScreen(ConnectingScreen):
    """Connects, then joins the table with a given code, or returns to the saved seat there.

    The server menu opens only if the server refuses, or if this program does not know the game.
    """

    def __init__(self, app: App, address: str, code: str) -> None:
        super().__init__(app, address)
        self._code = code
        kept: dict[str, Any] = app.settings.get(LAST_SEAT_SETTING)
        ours = kept.get("address") == address and kept.get("code") == code
        self._kept = kept if ours else {}
        """The saved seat, if it is at this table; otherwise empty."""

    def _handle_other_frame(self, link: ServerConnection, frame: Frame) -> None:
        if frame["type"] != "refused" or not link.is_connected:
            super()._handle_other_frame(link, frame)
        elif self._kept and frame["reason"] in SEAT_LOST_REASONS:
            self._on_seat_lost(link, frame)
        else:
            self._on_refused(link, frame)

    def _on_seat_lost(self, link: ServerConnection, frame: Frame) -> None:
        """Forget the saved seat, and join the table anew."""
        self._kept = {}
        forget_last_online_seat(self.app)
        self._on_connected(link)

    def _on_refused(self, link: ServerConnection, frame: Frame) -> None:
        self._open_server_menu(link).full_table_code = self._code
        self.app.refuse(refusal_line(frame))

    def _on_connected(self, link: ServerConnection) -> None:
        if self._kept:
            link.send("resume", **rejoin_fields(self._kept))
        else:
            link.send("join", code=self._code)

    def _make_retry_screen(self) -> ConnectingScreen:
        return type(self)(self.app, self._address, self._code)


class ReturningToSeatScreen(JoinByCodeScreen):
    """Connects and returns to the saved seat. On a refusal, opens the main menu and says why."""

    def _on_seat_lost(self, link: ServerConnection, frame: Frame) -> None:
        forget_last_online_seat(self.app)
        self._on_refused(link, frame)

    def _on_refused(self, link: ServerConnection, frame: Frame) -> None:
        self.app.open_main_menu()
        self.app.refuse(refusal_line(frame))


def return_to_seat(app: App, saved_seat: Mapping[str, Any]) -> None:
    """Connect to the server of a saved seat, and take that seat at the online table again."""
    app.open_screen(ReturningToSeatScreen(app, saved_seat["address"], saved_seat["code"]))


def make_no_server_menu(app: App, make_retry_screen: Callable[[], ConnectingScreen]) -> Menu:
    """Return the menu for a page whose server does not answer: retry, or go to another server."""

    def retry() -> None:
        app.remove_screen(menu)
        app.open_screen(make_retry_screen())

    def go(address: str) -> None:
        if WEB_ADDRESS_PATTERN.fullmatch(normalize_address(address)):
            app.launch_options.services.open_server_page(make_page_url(address))
        else:
            app.refuse(Line("together-no-address"))

    def elsewhere() -> None:
        app.open_screen(TextEntry(app, Line("together-address"), "", go))

    items = [fixed_item("page-retry", retry), fixed_item("together-other-page", elsewhere)]
    menu = Menu(
        app, Line("together-no-server"), items, on_back=lambda: app.close_or_open_main_menu(menu)
    )
    return menu
