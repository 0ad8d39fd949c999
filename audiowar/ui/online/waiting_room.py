"""The waiting room of an online table, before the match starts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.announce.refusal_lines import describe_refusal
from audiowar.announce.view_lines import hyphenate
from audiowar.client.remote_table import RemotePlayerView
from audiowar.client.server_connection import Frame
from audiowar.rules.state import Refused
from audiowar.ui.core.kept_seat import keep_seat
from audiowar.ui.core.menu import Menu, MenuItem, fixed_label
from audiowar.ui.core.screen import Screen, VisibleScreen

from . import presence_lines
from .invitations import invitations, link_lines
from .shared_commands import get_up, gone_home, listen, others, write
from .shared_table import SharedTable

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


class WaitingRoom(Menu):
    """A table whose match has not started."""

    def __init__(self, app: App, chair: RemotePlayerView) -> None:
        self._app = app
        self.chair = chair
        self._handed_on = False
        self._told = False
        """Whether the invitation link was told: once is enough."""
        start = MenuItem(fixed_label(Line("lobby-start")), lambda: chair.connection.send("start"))
        about = [
            MenuItem(
                self.company, lambda: app.say(*presence_lines.who(chair.occupants, chair.viewer))
            ),
            MenuItem(fixed_label(Line("menu-chat")), lambda: write(app, chair)),
            MenuItem(self.code, lambda: app.say(self.code())),
            *invitations(app, chair),
        ]
        seat = [
            MenuItem(fixed_label(Line("menu-others")), lambda: others(app, chair)),
            MenuItem(fixed_label(Line("menu-other-device")), lambda: chair.connection.send("move")),
        ]
        leave = MenuItem(fixed_label(Line("menu-get-up")), lambda: get_up(app, chair))
        looks_on = chair.viewer is None
        items = [*about, leave] if looks_on else [start, *about, *seat, leave]
        game = Line(f"game-{hyphenate(chair.game)}")
        super().__init__(app, Line("lobby-title", {"game": game}), items, back=self.ask)
        listen(app, chair, self.lost_for_good)
        app.set_seats(len(chair.occupants), chair.viewer)
        chair.on_refused = self.refused
        chair.on_other_match = partial(sit_anew, app, chair)

    def enter(self) -> None:
        first, self._told = not self._told, True
        host = self.chair.host == self.chair.viewer
        link = link_lines(self.chair) if first and host else []
        self.app.say(self.title, self.code(), *link, *self.current_lines())

    def code(self) -> Line:
        """Return the line with the code of the table."""
        code = self.chair.code
        return Line("lobby-code", {"code": f"{code[:3]} {code[3:]}"})

    def company(self) -> Line:
        """Return the line with the number of people present."""
        here = [person for person in self.chair.occupants if person.name]
        seats = len(self.chair.occupants)
        return Line("lobby-company", {"count": len(here), "of": seats})

    def refused(self, refused: Refused) -> None:
        """Say why something was refused."""
        self.app.refuse(describe_refusal(refused))

    def ask(self) -> None:
        """Ask whether to stay, to leave but keep the seat, or to give it up."""
        app, seated = self._app, self.chair.viewer is not None
        items = [
            MenuItem(fixed_label(Line("lobby-stay")), lambda: app.close_screen(menu)),
            MenuItem(
                fixed_label(Line("menu-main-keeping" if seated else "menu-main")),
                app.open_main_menu,
            ),
        ]
        if seated:
            items.append(
                MenuItem(fixed_label(Line("menu-get-up")), lambda: get_up(app, self.chair))
            )
        menu = Menu(app, Line("lobby-leaving"), items)
        app.open_screen(menu)

    def lost_for_good(self, reason: str) -> None:
        """Open the main menu, and say why."""
        gone_home(self._app, reason)

    def on_close(self) -> None:
        if not self._handed_on:
            self.chair.leave()

    def tick(self, now: float) -> float | None:
        due = self.chair.tick(now)
        if self.chair.has_begun and self in self._app.screens:
            self._handed_on = True
            self.app.close_all_screens()
            SharedTable(self._app, self.chair).begin()
        return due


class TakingSeat(Screen):
    """Waits for the state of a match that has begun, then opens its table."""

    def __init__(self, app: App, chair: RemotePlayerView) -> None:
        super().__init__(app)
        self._app = app
        self._chair = chair
        self._handed_on = False
        listen(app, chair, lambda reason: gone_home(app, reason))
        chair.on_other_match = partial(sit_anew, app, chair)

    def visible_screen(self) -> VisibleScreen:
        return VisibleScreen((Line("together-connecting"),), 0)

    def run_command(self, name: str) -> bool:
        if name == "back":
            self._app.open_main_menu()
            return True
        return False

    def on_close(self) -> None:
        if not self._handed_on:
            self._chair.leave()

    def tick(self, now: float) -> float | None:
        due = self._chair.tick(now)
        if self._chair.has_begun and self in self._app.screens:
            self._handed_on = True
            self.app.close_all_screens()
            SharedTable(self._app, self._chair).join_running()
            return now
        return due


def sit_anew(app: App, chair: RemotePlayerView, seated: Frame) -> None:
    """Open a table again because its match differs from what was told, and say so."""
    again = chair.replace_with(seated)
    keep_seat(app, again)
    app.close_all_screens()
    app.open_screen(TakingSeat(app, again) if seated.get("begun") else WaitingRoom(app, again))
    app.say(Line("restored"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
