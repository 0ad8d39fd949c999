"""The menu of one game in the list: continue, listen, rename, delete."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.archive.game_list_entry import GameRecord
from audiowar.storage import game_marks, saves
from audiowar.storage.locks import FileInUse
from audiowar.storage.save_writer import classify_write_error
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry, fixed_item

from .game_line import describe_game
from .recorded_match_screen import open_recorded_match
from .resume_game import resume_match

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


class GameMenu(Menu):
    """What the player can do with one game of the list."""

    def __init__(self, app: App, game: GameRecord, on_change: Callable[[], object]) -> None:
        """`on_change` is called after the game was renamed, deleted or restored."""
        self._app = app
        self.game = game
        self.path = saves.saves_folder() / game.file
        self._on_change = on_change
        super().__init__(app, describe_game(game), self.list_actions())

    def list_actions(self) -> list[MenuItem]:
        """Return the items for what can be done with the game."""
        if self.game.is_deleted:
            return [
                fixed_item("games-restore", lambda: self.mark_deleted(False)),
                fixed_item("games-delete-for-good", self.ask_delete_for_good),
            ]
        items = []
        if not self.game.is_over:
            items.append(fixed_item("games-continue", lambda: resume_match(self._app, self.path)))
        items.append(fixed_item("games-listen", lambda: open_recorded_match(self._app, self.path)))
        items.append(fixed_item("games-rename", self.ask_name))
        items.append(fixed_item("games-delete", lambda: self.mark_deleted(True)))
        return items

    def ask_name(self) -> None:
        """Ask for a name for the game, and save it."""

        def done(title: str) -> None:
            self.app.remove_screen(entry)
            self.change_game_and_close(
                lambda: game_marks.set_mark(self.path, game_marks.TITLE, title)
            )

        entry = TextEntry(self.app, Line("games-rename-ask"), self.game.title, done)
        self.app.open_screen(entry)

    def mark_deleted(self, deleted: bool) -> None:
        """Mark the game as deleted, or restore it. Its file stays."""
        told = "games-deleted" if deleted else "games-restored"
        self.change_game_and_close(
            lambda: game_marks.set_mark(self.path, game_marks.DELETED, deleted),
            told,
        )

    def ask_delete_for_good(self) -> None:
        """Ask whether to delete the game for good."""
        items = [
            fixed_item("games-keep", lambda: self.app.close_screen(menu)),
            fixed_item("games-delete-for-good", lambda: self.delete_for_good(menu)),
        ]
        menu = Menu(self.app, Line("games-delete-ask"), items)
        self.app.open_screen(menu)

    def delete_for_good(self, menu: Menu) -> None:
        """Delete the game's file and its marks, after closing the menu of the question."""

        def delete() -> None:
            saves.delete_game(self.path)
            game_marks.merge_marks({}, saves.saves_folder(), removed_games=[self.path.name])

        self.app.remove_screen(menu)
        self.change_game_and_close(delete, "games-gone")

    def change_game_and_close(self, change: Callable[[], object], announcement: str = "") -> None:
        """Call `change` and go back to the list. Say why if the game cannot be changed."""
        try:
            change()
        except (OSError, FileInUse) as error:
            self.app.report(Line("games-not-changed", {"why": classify_write_error(error)}))
        else:
            if announcement:
                self.app.report(Line(announcement))
        self._app.game_index_reader.start_reading()
        self._on_change()
        self.app.close_screen(self)
