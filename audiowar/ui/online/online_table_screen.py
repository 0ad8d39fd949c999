"""The screen of an online match: the usual table, with chat and the presence of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from audiowar.announce import table_queries
from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.common_lines import list_names_marking_listener
from audiowar.announce.line import Line
from audiowar.archive.merge_games import save_online_match
from audiowar.client.remote_player_view import RemotePlayerView, SeatOccupant
from audiowar.rules import events as ev
from audiowar.storage.save_file import classify_write_error
from audiowar.table.step_events import Step
from audiowar.ui.core.app import App
from audiowar.ui.core.last_online_seat import forget_seat_if_saved
from audiowar.ui.core.menu import Menu, fixed_item
from audiowar.ui.menus.rules_reader import RulesHeadings
from audiowar.ui.settings.settings_menu import SettingsMenu
from audiowar.ui.table.command_availability import ALWAYS_ACTIVE_ONLINE_COMMANDS
from audiowar.ui.table.table_screen import TableScreen

from . import presence
from .online_table_actions import (
    ask_chat_message,
    give_up_own_seat,
    make_invitation_items,
    open_other_people_menu,
)

MIN_ANNOUNCED_WAIT_SECONDS = 5
"""A waiting time is announced only if it is at least this number of seconds."""


class OnlineTableScreen(TableScreen):
    """The table of an online match."""

    def __init__(self, app: App, player_view: RemotePlayerView) -> None:
        super().__init__(app, player_view)
        self.remote = player_view
        self._now = 0.0
        self._missed = 0
        self._started = datetime.now()
        player_view.on_transcript = self.save_finished_match
        presence.set_table_callbacks(app, player_view)
        self._announce_presence = player_view.on_presence
        player_view.on_presence = self.on_presence_change
        self.unavailable_commands = self.unavailable_commands - ALWAYS_ACTIVE_ONLINE_COMMANDS | {
            "skip"
        }

    def begin(self, skip_introduction: bool = False) -> None:
        """Open and announce the match, whether it begins now or is already running."""
        if len(self.player_view.steps()) > 1:
            self.open_running_match()
        else:
            super().begin(skip_introduction)

    def open_running_match(self) -> None:
        """Open a match that has begun.

        Announce the game, the players, the last trick and the open question.
        """
        self.step_announcer.add_past_steps_to_history()
        self.app.push_screen_silently(self)
        marked = list_names_marking_listener(self.remote.viewer, self.names, range(len(self.names)))
        self.app.say(
            self.position_line(),
            Line("table-players", {"players": marked}),
            Line("table-resumed"),
            *self.narration.last_trick_lines,
            *self.take_question_lines(),
            kind=AnnouncementKind.RESULT,
        )
        self.announce_introduction(with_players=False)

    def on_step(self, step: Step) -> None:
        # Two steps that arrive together only mean that the other players were fast. If more arrive,
        # the player has missed some of them.
        if self.remote.steps_still_to_pass_on > 1 or (
            self.remote.steps_still_to_pass_on and self._missed
        ):
            # Missed steps are only added to the history. The last step is announced.
            self._missed += any(isinstance(event, ev.Put) for event in step.events)
            self.step_announcer.add_to_history(step)
            return
        if self._missed:
            self.app.say_system_message(Line("missed", {"count": self._missed}))
            self._missed = 0
        super().on_step(step)

    def run_due(self, now: float) -> float | None:
        self._now = now
        return super().run_due(now)

    def run_command(self, name: str) -> bool:
        action = REPLACED_TABLE_COMMANDS.get(name)
        if action is not None:
            action(self)
            return True
        return super().run_command(name)

    def on_close(self) -> None:
        if self.view().over:
            # A finished match needs no seat to return to.
            forget_seat_if_saved(self.app, self.remote)
        super().on_close()

    def save_finished_match(self, transcript_lines: Sequence[Mapping[str, Any]]) -> None:
        """Save the finished match as one of the player's games, from the server's transcript."""
        seat = self.remote.viewer
        assert seat is not None
        try:
            save_online_match(transcript_lines, seat, self.app.catalogue.language, self._started)
        except OSError as error:
            why = classify_write_error(error)
            self.app.say_system_message(Line("games-not-kept", {"why": why}))

    def on_presence_change(self, old: Sequence[SeatOccupant], new: Sequence[SeatOccupant]) -> None:
        """Announce who has joined, left or returned, and use the new names from now on."""
        if tuple(self.narration.names) != self.remote.names:
            self.narration.rename_players(self.remote.names)
        self._announce_presence(old, new)

    def announce_who_is_here(self) -> None:
        """Say who is in each seat."""
        remote = self.remote
        self.say_response_lines(presence.describe_seats(remote.occupants, remote.viewer))

    def announce_who_is_awaited(self) -> None:
        """Say who has chosen and who has not, and how long the table has waited for the others."""
        lines = table_queries.describe_who_has_chosen(self.view(), self.names)
        viewer = self.remote.viewer
        awaited = [at for seat, at in self.remote.question_times_by_seat.items() if seat != viewer]
        seconds = int(self._now - min(awaited)) if awaited else 0
        if seconds >= MIN_ANNOUNCED_WAIT_SECONDS:
            lines.append(Line("awaited", {"seconds": seconds}))
        self.say_response_lines(lines)

    def announce_advice_if_allowed(self) -> None:
        """Announce the coach's advice if the host allows it."""
        if self.remote.allows_coach:
            self.announce_advice()
        else:
            self.app.refuse(Line("together-no-coach"))

    def open_menu(self) -> None:
        app, player_view = self.app, self.remote
        seated = player_view.viewer is not None

        def request_move_code() -> None:
            app.close_screen(menu)
            player_view.connection.send("move")

        items = [
            fixed_item("menu-back-to-table", lambda: app.close_screen(menu)),
            fixed_item("menu-chat", lambda: ask_chat_message(app, player_view)),
            fixed_item("menu-who", self.announce_who_is_here),
            fixed_item("menu-others", lambda: open_other_people_menu(app, player_view)),
            *make_invitation_items(app, player_view),
            fixed_item(
                "menu-rules",
                lambda: app.open_screen(RulesHeadings(app, player_view.game, player_view.options)),
            ),
            fixed_item("menu-settings", lambda: app.open_screen(SettingsMenu(app))),
            fixed_item("menu-keys", lambda: app.run_global_command("help")),
            *([fixed_item("menu-other-device", request_move_code)] if seated else []),
            fixed_item("menu-get-up", lambda: give_up_own_seat(app, player_view)),
            fixed_item("menu-main-keeping" if seated else "menu-main", app.open_main_menu),
            fixed_item("menu-quit", app.request_quit),
        ]
        title = Line("game-menu-over" if self.view().over else "game-menu-title")
        menu = Menu(app, title, items)
        app.open_screen(menu)


REPLACED_TABLE_COMMANDS: dict[str, Callable[[OnlineTableScreen], None]] = {
    "chat": lambda screen: ask_chat_message(screen.app, screen.remote),
    "who-is-here": OnlineTableScreen.announce_who_is_here,
    "who-chooses": OnlineTableScreen.announce_who_is_awaited,
    "coach": OnlineTableScreen.announce_advice_if_allowed,
    "skip": lambda screen: screen.app.refuse(Line("together-no-skip")),
}
"""The functions that run the table commands which do something else at an online table."""
