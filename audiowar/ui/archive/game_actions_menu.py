"""The menu of actions for a recorded game: continue, listen, rename, whose game it is, delete."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.storage import game_marks as marks
from audiowar.storage import saves
from audiowar.storage.locks import FileInUse
from audiowar.storage.save_file import classify_write_error
from audiowar.ui.core.menu import Menu, MenuItem, ask_text, fixed_item

from .game_list_lines import describe_game
from .recorded_match_screen import open_recorded_match
from .resume_or_repair_match import resume_match

if TYPE_CHECKING:
    from audiowar.ui.core.app import App


class GameActionsMenu(Menu):
    """The menu of actions for one of the player's games."""

    def __init__(self, app: App, game: GameListEntry, on_change: Callable[[], object]) -> None:
        """`on_change` is called after each attempt to change a mark of the game or to delete it."""
        self.game = game
        self.path = saves.get_saves_folder() / game.file
        self._on_change = on_change
        super().__init__(app, describe_game(game), self.make_action_items())

    def make_action_items(self) -> list[MenuItem]:
        """Return an item for each action that is possible with the game."""
        if self.game.is_deleted:
            return [
                fixed_item("games-restore", lambda: self.set_deletion_mark(False)),
                fixed_item("games-delete-for-good", self.ask_before_deleting_for_good),
            ]
        resume = fixed_item("games-continue", lambda: resume_match(self.app, self.path))
        return [
            *([] if self.game.is_over else [resume]),
            fixed_item("games-listen", lambda: open_recorded_match(self.app, self.path)),
            fixed_item("games-rename", self.ask_new_name),
            *([self.make_owner_item()] if self.game.game else []),
            fixed_item("games-delete", lambda: self.set_deletion_mark(True)),
        ]

    def ask_new_name(self) -> None:
        """Ask for a name for the game, and save it."""

        def rename(title: str) -> None:
            self.change_game(lambda: self.set_mark(marks.TITLE, title))

        ask_text(self.app, Line("games-rename-ask"), self.game.title, rename)

    def set_deletion_mark(self, deleted: bool) -> None:
        """Mark the game as deleted, or remove that mark. The game's file is not deleted."""
        message_id = "games-deleted" if deleted else "games-restored"
        self.change_game(lambda: self.set_mark(marks.DELETED, deleted), message_id)

    def set_mark(self, mark: str, value: str | bool) -> None:
        """Set a mark of the game, which also replaces that of its copies. Raises OSError."""
        names = [file.rpartition("/")[2] for file in self.game.copies]
        marks.set_mark(self.path, mark, value, names)

    def make_owner_item(self) -> MenuItem:
        """Return the item that marks the game as another player's, or as the player's own again.

        Only the player's own games count in statistics and goals.
        """
        becomes_own = self.game.is_of_other_player
        label = "games-own" if becomes_own else "games-of-other"
        message_id = "games-own-now" if becomes_own else "games-of-other-now"

        def change() -> None:
            self.set_mark(marks.OF_OTHER_PLAYER, not becomes_own)

        return fixed_item(label, lambda: self.change_game(change, message_id))

    def ask_before_deleting_for_good(self) -> None:
        """Ask whether to delete the game for good."""
        items = [
            fixed_item("games-keep", lambda: self.app.close_screen(menu)),
            fixed_item("games-delete-for-good", lambda: self.delete_for_good(menu)),
        ]
        menu = Menu(self.app, Line("games-delete-ask"), items)
        self.app.open_screen(menu)

    def delete_for_good(self, question_menu: Menu) -> None:
        """Close the menu that asked for confirmation. Delete the game's files and its marks."""

        def delete() -> None:
            folder = saves.get_saves_folder()
            paths = [folder / file for file in (*self.game.copies, self.game.file)]
            for path in paths:
                saves.delete_match_file(path)
            marks.merge_marks_into_file({}, folder, removed_games=[path.name for path in paths])

        self.app.remove_screen(question_menu)
        self.change_game(delete, "games-gone")

    def change_game(self, change: Callable[[], object], message_id: str = "") -> None:
        """Call `change`, then go back to the list of games, even if `change` fails.

        If it fails, say why. Otherwise say the message with the id `message_id`, if any.
        """
        try:
            change()
        except (OSError, FileInUse) as error:
            why = classify_write_error(error)
            self.app.say_system_message(Line("games-not-changed", {"why": why}))
        else:
            if message_id:
                self.app.say_system_message(Line(message_id))
        self.app.game_index_updater.begin_reading_changed_files()
        self._on_change()
        self.app.close_screen(self)
