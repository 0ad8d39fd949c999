"""The table screen of an online match: the usual table, with chat and presence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from audiowar.announce import table_queries
from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.client.remote_table import RemotePlayerView, SeatOccupant
from audiowar.rules import events as ev
from audiowar.table.step import Step
from audiowar.ui.core.kept_seat import forget_seat
from audiowar.ui.core.menu import Menu, MenuItem, fixed_label
from audiowar.ui.menus.rules_reader import RulesReader
from audiowar.ui.settings.settings_menu import SettingsMenu
from audiowar.ui.table.inactive_commands import TOGETHER
from audiowar.ui.table.table_screen import TableScreen

from . import presence_lines
from .invitations import invitations
from .shared_commands import get_up, gone_home, listen, others, write

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

LONG = 5
"""Seconds of waiting after which the time is told too."""


class SharedTable(TableScreen):
    """A match at a table of a server."""

    def __init__(self, app: App, chair: RemotePlayerView) -> None:
        super().__init__(app, chair)
        self._app = app
        self.far = chair
        self._now = 0.0
        self._missed = 0
        listen(app, chair, lambda reason: gone_home(app, reason))
        self._tell_change, chair.on_presence = chair.on_presence, self.somebody_changed
        self.inactive_commands = self.inactive_commands - TOGETHER | {"skip"}

    def begin(self, introduced: bool = False) -> None:
        """Show the match, which may be running already."""
        if len(self.chair.steps()) > 1:
            self.join_running()
        else:
            super().begin(introduced)

    def join_running(self) -> None:
        """Join a running match: tell the game, the players and the state."""
        self.course.take_up()
        self.app.push_screen(self)
        here = (
            table_queries.describe_game(self.view()),
            presence_lines.players(self.far.occupants, self.far.viewer),
        )
        lines = (*self.listener.last_trick_lines, *self.ask_lines())
        self.app.say(*here, Line("table-resumed"), *lines, kind=Kind.RESULT)
        self.introduce(who=False)

    def happened(self, step: Step) -> None:
        # Two steps at once are only fast play.
        if self.far.steps_behind > 1 or (self.far.steps_behind and self._missed):
            # Missed steps go into the history; the last ones are told.
            self._missed += any(isinstance(event, ev.Put) for event in step.events)
            self.course.keep(step)
            return
        if self._missed:
            line = Line("missed", {"count": self._missed})
            self.app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
            self._missed = 0
        super().happened(step)

    def tick(self, now: float) -> float | None:
        self._now = now
        return super().tick(now)

    def run_command(self, name: str) -> bool:
        action = OWN.get(name)
        if action is not None:
            action(self)
            return True
        return super().run_command(name)

    def on_close(self) -> None:
        if self.view().over:
            # There is no match to return to.
            forget_seat(self._app)
        super().on_close()

    def somebody_changed(self, old: Sequence[SeatOccupant], new: Sequence[SeatOccupant]) -> None:
        """Announce a change of presence, and use the new names."""
        if tuple(self.listener.names) != self.far.names:
            self.listener.rename(self.far.names)
        self._tell_change(old, new)

    def chat(self) -> None:
        """Write a chat message."""
        write(self._app, self.far)

    def who(self) -> None:
        """Say who is here."""
        self.tell(presence_lines.who(self.far.occupants, self.far.viewer))

    def who_is_awaited(self) -> None:
        """Say who has chosen and who has not, and how long the table has waited for them."""
        lines = table_queries.describe_choosers(self.view(), self.names)
        awaited = [at for seat, at in self.far.asked_since.items() if seat != self.chair.viewer]
        seconds = int(self._now - min(awaited)) if awaited else 0
        if seconds >= LONG:
            lines.append(Line("awaited", {"seconds": seconds}))
        self.tell(lines)

    def coach(self) -> None:
        """Tell the coach's advice if the host allows it."""
        if self.far.allows_coach:
            self.advise()
        else:
            self.app.refuse(Line("together-no-coach"))

    def skip(self) -> None:
        self.app.refuse(Line("together-no-skip"))

    def move(self) -> None:
        """Request the code that moves the seat to another device."""
        self.app.close_screen(self.app.top)
        self.far.connection.send("move")

    def menu(self) -> None:
        """Open the menu of the shared table."""
        app, chair = self._app, self.far
        seated = chair.viewer is not None
        items = [
            MenuItem(fixed_label(Line("menu-back-to-table")), lambda: app.close_screen(menu)),
            MenuItem(fixed_label(Line("menu-chat")), self.chat),
            MenuItem(fixed_label(Line("menu-who")), self.who),
            MenuItem(fixed_label(Line("menu-others")), lambda: others(app, chair)),
            *invitations(app, chair),
            MenuItem(
                fixed_label(Line("menu-rules")),
                lambda: app.open_screen(RulesReader(app, chair.game, chair.options)),
            ),
            MenuItem(
                fixed_label(Line("menu-settings")), lambda: app.open_screen(SettingsMenu(app))
            ),
            MenuItem(fixed_label(Line("menu-keys")), lambda: app.run_command("help")),
            *([MenuItem(fixed_label(Line("menu-other-device")), self.move)] if seated else []),
            MenuItem(fixed_label(Line("menu-get-up")), lambda: get_up(app, chair)),
            MenuItem(
                fixed_label(Line("menu-main-keeping" if seated else "menu-main")),
                app.open_main_menu,
            ),
            MenuItem(fixed_label(Line("menu-quit")), app.quit),
        ]
        over = self.view().over
        menu = Menu(app, Line("game-menu-over" if over else "game-menu-title"), items)
        app.open_screen(menu)


OWN: dict[str, Callable[[SharedTable], None]] = {
    "chat": SharedTable.chat,
    "who-is-here": SharedTable.who,
    "who-chooses": SharedTable.who_is_awaited,
    "coach": SharedTable.coach,
    "skip": SharedTable.skip,
}
"""Commands that differ at a shared table."""
