"""The screens before an online match: the waiting room, and loading a match that has begun."""

from __future__ import annotations

from functools import partial

from audiowar.announce.common_lines import describe_refusal, get_game_title
from audiowar.announce.line import Line
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.client.server_connection import Frame
from audiowar.ui.core.app import App, Screen, ScreenContent
from audiowar.ui.core.last_online_seat import save_last_online_seat
from audiowar.ui.core.menu import Menu, MenuItem, fixed_item

from . import presence
from .online_table_actions import (
    ask_chat_message,
    give_up_own_seat,
    invitation_link_lines,
    make_invitation_items,
    open_other_people_menu,
)
from .online_table_screen import OnlineTableScreen


class ScreenBeforeMatch(Screen):
    """A screen of an online table that opens the match when it has begun."""

    _match_opened = False

    def follow_table(self, app: App, player_view: RemotePlayerView) -> None:
        """Announce what happens at the table, and open its match when it begins."""
        self.player_view = player_view
        presence.set_table_callbacks(app, player_view)
        player_view.on_other_match = partial(reopen_with_other_match, app, player_view)

    def open_match(self, table: OnlineTableScreen) -> None:
        """Open the screen of the match in place of this one."""
        table.begin()

    def on_close(self) -> None:
        if not self._match_opened:
            self.player_view.leave()

    def run_due(self, now: float) -> float | None:
        due = self.player_view.run_due(now)
        if not self.player_view.has_begun or self not in self.app.screens:
            return due
        self._match_opened = True
        self.app.close_all_screens()
        self.open_match(OnlineTableScreen(self.app, self.player_view))
        return now


class WaitingRoom(ScreenBeforeMatch, Menu):
    """The menu of an online table before its match."""

    def __init__(self, app: App, player_view: RemotePlayerView) -> None:
        self.follow_table(app, player_view)
        self._was_announced = False
        """Whether this menu has been announced. The host hears the link only the first time."""
        start = fixed_item("waiting-room-start", lambda: player_view.connection.send("start"))
        about = [
            MenuItem(self.taken_seats_line, self.announce_seats),
            fixed_item("menu-chat", lambda: ask_chat_message(app, player_view)),
            MenuItem(self.table_code_line, lambda: app.say(self.table_code_line())),
            *make_invitation_items(app, player_view),
        ]
        seat = [
            fixed_item("menu-others", lambda: open_other_people_menu(app, player_view)),
            fixed_item("menu-other-device", lambda: player_view.connection.send("move")),
        ]
        leave = fixed_item("menu-get-up", lambda: give_up_own_seat(app, player_view))
        looks_on = player_view.viewer is None
        items = [*about, leave] if looks_on else [start, *about, *seat, leave]
        title = Line("waiting-room-title", {"game": get_game_title(player_view.game)})
        super().__init__(app, title, items, on_back=self.ask_how_to_leave)
        app.set_seats_for_sounds(len(player_view.occupants), player_view.viewer)
        player_view.on_refused = lambda refused: app.refuse(describe_refusal(refused))

    def announce_screen(self) -> None:
        first, self._was_announced = not self._was_announced, True
        host = self.player_view.host_seat == self.player_view.viewer
        link = invitation_link_lines(self.player_view) if first and host else []
        self.app.say(self.title, self.table_code_line(), *link, *self.current_item_lines())

    def table_code_line(self) -> Line:
        """Return the line with the code of the table."""
        code = self.player_view.code
        return Line("waiting-room-code", {"code": f"{code[:3]} {code[3:]}"})

    def taken_seats_line(self) -> Line:
        """Return the line with the number of taken seats."""
        here = [person for person in self.player_view.occupants if person.name]
        seats = len(self.player_view.occupants)
        return Line("waiting-room-company", {"count": len(here), "of": seats})

    def announce_seats(self) -> None:
        """Say who is in each seat."""
        view = self.player_view
        self.app.say(*presence.describe_seats(view.occupants, view.viewer))

    def ask_how_to_leave(self) -> None:
        """Ask whether to stay, to leave but keep the seat, or to give the seat up."""
        app, seated = self.app, self.player_view.viewer is not None
        items = [
            fixed_item("waiting-room-stay", lambda: app.close_screen(menu)),
            fixed_item("menu-main-keeping" if seated else "menu-main", app.open_main_menu),
        ]
        if seated:
            items.append(fixed_item("menu-get-up", lambda: give_up_own_seat(app, self.player_view)))
        menu = Menu(app, Line("waiting-room-leaving"), items)
        app.open_screen(menu)


class LoadingTableScreen(ScreenBeforeMatch):
    """Waits until the server has sent the match that has begun."""

    def __init__(self, app: App, player_view: RemotePlayerView) -> None:
        super().__init__(app)
        self.follow_table(app, player_view)

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent((Line("together-connecting"),), 0)

    def run_command(self, name: str) -> bool:
        if name == "back":
            self.app.open_main_menu()
            return True
        return False

    def open_match(self, table: OnlineTableScreen) -> None:
        table.open_running_match()


def open_waiting_room_or_match(
    app: App, player_view: RemotePlayerView, seated_frame: Frame
) -> None:
    """Open the waiting room of a table; if the match has begun, load and open the match instead."""
    begun = bool(seated_frame.get("begun"))
    app.close_all_screens()
    app.open_screen((LoadingTableScreen if begun else WaitingRoom)(app, player_view))


def reopen_with_other_match(app: App, player_view: RemotePlayerView, seated_frame: Frame) -> None:
    """Open a table again because the server now runs another match there, and say so."""
    again = player_view.make_next_player_view(seated_frame)
    open_waiting_room_or_match(app, again, seated_frame)
    # Save only now: when the screen of a finished match is closed, it deletes the saved seat.
    save_last_online_seat(app, again)
    app.say_system_message(Line("restored"))
