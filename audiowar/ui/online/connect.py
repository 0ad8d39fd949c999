"""Connect to a server: found nearby, by address, from its own page, or by an invitation link."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.client.address import page_url, parse_address
from audiowar.client.server_connection import (
    CONNECTION_BACK,
    CONNECTION_LOST,
    Frame,
    ServerConnection,
)
from audiowar.ui.core.kept_seat import SEAT, forget_seat, rejoin_request
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_label
from audiowar.ui.core.screen import Screen, VisibleScreen

from .server_menu import ServerMenu, known, sit_down
from .shared_commands import back_from, refused

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

ADDRESS = "server"
"""The setting that holds the address of the last server."""
ADDRESSED = re.compile(r"(https?://)?[\w-]+(\.[\w-]+)*(:\d{1,5})?(/[\w./~-]*)?")
"""Matches addresses that a browser can open."""


def together(app: App) -> None:
    """Connect to the server of this page; in other frontends ask how to find one."""
    if app.launch.server_address:
        app.open_screen(ConnectingScreen(app, app.launch.server_address))
        return

    def nearby() -> None:
        # Imported late: it needs threads, which a page does not have.
        from .discovery_menu import DiscoveryMenu

        app.open_screen(DiscoveryMenu(app, lambda address: connect(address, "tables")))

    def connect(address: str, ask: str = "") -> None:
        if address:
            app.settings.set(**{ADDRESS: address})
            app.open_screen(ConnectingScreen(app, address, ask))
        else:
            app.refuse(Line("together-no-address"))

    def by_address() -> None:
        known = app.settings.get(ADDRESS, "")
        app.open_screen(TextEntry(app, Line("together-address"), known, connect))

    items = [
        MenuItem(fixed_label(Line("together-nearby")), nearby),
        MenuItem(fixed_label(Line("together-by-address")), by_address),
    ]
    app.open_screen(Menu(app, Line("together-how"), items))


def invited(app: App, code: str) -> None:
    """Ask for the player's name only, then join the table with that code."""

    def done(name: str) -> None:
        name = name or app.render(Line("default-name"))
        app.settings.set(name=name)
        app.replace_screens(JoiningByCode(app, app.launch.server_address, code))

    known = app.settings.get("name", "")
    app.replace_screens(TextEntry(app, Line("ask-name"), known, done, back=app.open_main_menu))


def come_back(app: App) -> bool:
    """Return to the player's seat at this page's server; return False if there is none."""
    kept: dict[str, Any] = app.settings.get(SEAT, {})
    if (
        not app.launch.server_address
        or kept.get("address") != app.launch.server_address
        or not kept.get("code")
    ):
        return False
    app.replace_screens(JoiningByCode(app, app.launch.server_address, str(kept["code"])))
    return True


class ConnectingScreen(Screen):
    """Waits until the server answers."""

    def __init__(self, app: App, address: str, ask: str = "") -> None:
        """`ask`: the request to send as soon as the connection is open."""
        super().__init__(app)
        self._app = app
        self._address = address
        self._ask = ask
        name = app.settings.get("name", "") or app.render(Line("default-name"))
        assert app.launch.carry is not None
        self._link: ServerConnection | None = ServerConnection(
            address, name, app.catalogue.language, app.launch.carry, app.clock
        )

    def enter(self) -> None:
        self.app.say(Line("together-connecting"), kind=Kind.EVENT)

    def visible_screen(self) -> VisibleScreen:
        return VisibleScreen((Line("together-connecting"),), 0)

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.app.play_cue(Cue("menu-back"))
            back_from(self._app, self)
            return True
        return False

    def tick(self, now: float) -> float | None:
        link = self._link
        for frame in link.take_frames() if link is not None else []:
            assert link is not None
            self._hear(link, frame)
            if self._link is None:
                # Another screen has the connection now: let it read at once.
                return now
        return link.next_due(now) if link is not None else None

    def on_close(self) -> None:
        if self._link is not None:
            self._link.close()

    def _hear(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "refused":
            back_from(self._app, self)
            self.app.refuse(refused(frame))
        elif frame["t"] == CONNECTION_LOST:
            self._fail()
        elif frame["t"] == CONNECTION_BACK:
            self._arrive(link)

    def _arrive(self, link: ServerConnection) -> None:
        """Open the server menu."""
        menu = self._hand_over(link)
        if self._ask:
            menu.send(self._ask)

    def _hand_over(self, link: ServerConnection) -> ServerMenu:
        self._link = None
        self.app.remove_screen(self)
        menu = ServerMenu(self._app, link)
        self.app.open_screen(menu)
        return menu

    def _fail(self) -> None:
        if self._app.launch.server_address:
            self.app.remove_screen(self)
            self.app.open_screen(no_server(self._app, self._again))
            return
        back_from(self._app, self)
        self.app.refuse(Line("together-unreachable"))

    def _again(self) -> ConnectingScreen:
        return ConnectingScreen(self._app, self._address, self._ask)


class JoiningByCode(ConnectingScreen):
    """Joins the table with a known code, without a menu in between."""

    def __init__(self, app: App, address: str, code: str) -> None:
        super().__init__(app, address)
        self._code = code
        kept: dict[str, Any] = app.settings.get(SEAT, {})
        ours = kept.get("address") == address and kept.get("code") == code
        self._kept = kept if ours else {}
        """The seat that the player already has there."""

    def _hear(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "seated" and not known(frame):
            self._hand_over(link).send("leave")
            self.app.refuse(Line("together-unknown-game"))
        elif frame["t"] == "seated":
            self._link = None
            sit_down(self._app, link, frame)
        elif frame["t"] == "refused" and self._kept and link.is_connected:
            self._kept = {}
            forget_seat(self._app)
            self._arrive(link)
        elif frame["t"] == "refused" and link.is_connected:
            self._hand_over(link).invited_to = self._code
            self.app.refuse(refused(frame))
        else:
            super()._hear(link, frame)

    def _arrive(self, link: ServerConnection) -> None:
        if self._kept:
            link.send("resume", **rejoin_request(self._kept))
        else:
            link.send("join", code=self._code)

    def _again(self) -> ConnectingScreen:
        return JoiningByCode(self._app, self._address, self._code)


class Returning(JoiningByCode):
    """Returns to the kept seat; if it is gone, opens the main menu and says so."""

    def _hear(self, link: ServerConnection, frame: Frame) -> None:
        if frame["t"] == "refused" and link.is_connected:
            if frame["reason"] in ("no_seat", "no_table"):
                forget_seat(self._app)
            self._app.open_main_menu()
            self.app.refuse(refused(frame))
        else:
            super()._hear(link, frame)

    def _again(self) -> ConnectingScreen:
        return Returning(self._app, self._address, self._code)


def return_to_seat(app: App, kept: Mapping[str, Any]) -> None:
    """Return to the kept seat at a shared table."""
    app.open_screen(Returning(app, kept["address"], kept["code"]))


def no_server(app: App, again: Callable[[], ConnectingScreen]) -> Menu:
    """Return a menu for a page whose server does not answer: retry, or another server."""

    def retry() -> None:
        app.remove_screen(menu)
        app.open_screen(again())

    def go(address: str) -> None:
        if ADDRESSED.fullmatch(parse_address(address)):
            app.launch.open_server_page(page_url(address))
        else:
            app.refuse(Line("together-no-address"))

    def elsewhere() -> None:
        app.open_screen(TextEntry(app, Line("together-address"), "", go))

    items = [
        MenuItem(fixed_label(Line("page-retry")), retry),
        MenuItem(fixed_label(Line("together-other-page")), elsewhere),
    ]
    menu = Menu(app, Line("together-no-server"), items, back=lambda: back_from(app, menu))
    return menu
