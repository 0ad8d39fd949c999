"""The list of all of the player's games, finished or not, with filters and search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.rules.registry import GAMES
from audiowar.ui.core.grouped_menu import Group, GroupedMenu, SingleGroupMenu
from audiowar.ui.core.long_work_screen import run_after_loading_games
from audiowar.ui.core.menu import MenuItem, SearchableRow, ask_text
from audiowar.ui.core.type_ahead import normalize_text_for_search
from audiowar.ui.settings.setting_items import make_value_item

from .export_import_menu import open_export_import_menu
from .game_actions_menu import GameActionsMenu
from .game_list_lines import describe_game, get_own_seat_name, month_line

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

PROGRESS_INTERVAL_SECONDS = 3.0
"""Seconds between two announcements of how many games have been read."""


CONDITIONS_BY_KIND: dict[str, Callable[[GameListEntry], bool]] = {
    "all": lambda entry: True,
    "open": lambda entry: not entry.is_over,
    "over": lambda entry: entry.is_over,
    "shared": lambda entry: entry.is_shared,
    "titled": lambda entry: bool(entry.title),
    "deleted": lambda entry: True,
}
"""The kinds of games that can be listed, each with its condition. The condition of "deleted" is
always true, because deleted games are in a separate list."""
NEWEST_LISTED_SINGLY = 30
"""How many of the newest games have rows of their own. Older games are grouped by month."""


@dataclass
class GameFilter:
    """The filter that the player has set for the list of games."""

    kind: str = "all"
    """The kind of games to list, see `CONDITIONS_BY_KIND`."""
    game: str = ""
    """The name of the only game to list; "" for all."""
    words: str = ""
    """The beginnings of words that every listed game must contain; "" for none."""

    def select(
        self, entries: Iterable[GameListEntry], get_text: Callable[[GameListEntry], str]
    ) -> list[GameListEntry]:
        """Return the games that pass the filter. Words are searched for in `get_text(game)`."""
        words = normalize_text_for_search(self.words).split()
        is_of_kind = CONDITIONS_BY_KIND[self.kind]
        games = [one for one in entries if is_of_kind(one) and self.game in ("", one.game)]
        if not words:
            return games

        def has_all_words(entry: GameListEntry) -> bool:
            text = f" {normalize_text_for_search(get_text(entry))}"
            return all(f" {word}" in text for word in words)

        return [one for one in games if has_all_words(one)]


def open_my_games(app: App) -> None:
    """Open the list of all games. If loading it takes long, say so first."""

    def open_list() -> None:
        app.game_index_updater.begin_reading_changed_files()
        app.open_screen(MyGames(app))

    run_after_loading_games(app, open_list)


class MyGames(GroupedMenu):
    """The list of games: filters and search, then the games, newest first, older ones by month."""

    def __init__(self, app: App) -> None:
        self.filter = GameFilter()
        self.app = app
        self._texts: dict[tuple[str, ...], str] = {}
        """The rendered texts of rows, stored because rendering is slow."""
        self._progress_due = app.clock() + PROGRESS_INTERVAL_SECONDS
        self._was_reading = app.game_index_updater.is_reading
        self.shown: list[GameListEntry] = []
        """The games that the list shows now."""
        self.single_count = NEWEST_LISTED_SINGLY
        """How many games have rows of their own."""
        super().__init__(app, Line("games-title"), self.make_parts())
        self.index = self._opening_index = min(len(self.make_filter_items()), len(self.parts) - 1)

    def announce_screen(self) -> None:
        self.rebuild_rows()
        hints = [] if self.hints_spoken else [Line("games-hint"), *self.leave_hint_lines()]
        self.hints_spoken = True
        reader = self.app.game_index_updater
        reading = self.reading_lines() if reader.is_reading else []
        self.app.say(self.title, *reading, *hints, *self.current_item_lines())

    # Rows of the list

    def make_parts(self, selected_key: str = "") -> list[MenuItem | Group]:
        """Return all rows and groups of the list, with the games that pass the filter.

        The game with the key `selected_key` keeps a row of its own. Also update `shown`, and the
        number of games in the title.
        """
        index, deleted = self.app.game_index_updater.index, self.filter.kind == "deleted"
        self.shown = self.filter.select(index.list_entries(deleted), self.make_search_text)
        self.title = Line("games-title", {"count": len(self.shown)})
        keys = [get_row_key(entry) for entry in self.shown] if selected_key else []
        place = keys.index(selected_key) if selected_key in keys else 0
        self.single_count = max(NEWEST_LISTED_SINGLY, place + 1)
        newest = [self.make_game_item(entry) for entry in self.shown[: self.single_count]]
        months = [
            Group(month_line(month), [self.make_game_item(entry) for entry in games])
            for month, games in groupby(self.shown[self.single_count :], key=get_month_of_game)
        ]
        travel = MenuItem(
            lambda: Line("bundle-title"), partial(open_export_import_menu, self.app), key="bundle"
        )
        return [*self.make_filter_items(), *newest, *months, travel]

    def rebuild_rows(self) -> None:
        """Build the list again from the index. The selected game stays selected.

        If it is no longer in the list, the game that is now at its place is selected.
        """
        inside, before = self.opened_group_menu, self.parts
        selected = before[self.index]
        self.parts = self.make_parts(
            selected.key if isinstance(selected, MenuItem) and inside is None else ""
        )
        self.items = [self._item(number, part) for number, part in enumerate(self.parts)]
        if inside is not None:
            self.update_open_group(inside, before[inside.group_index])
        else:
            self.index = find_row_again(before, self.index, self.parts)

    def update_open_group(self, open_group: SingleGroupMenu, old_group: MenuItem | Group) -> None:
        """Show the games that the open group has now. Close the group if it is empty."""
        assert isinstance(old_group, Group)
        for number, part in enumerate(self.parts):
            if isinstance(part, Group) and part.heading == old_group.heading:
                self.index = open_group.group_index = number
                old_rows, open_group.items = open_group.items, list(part.items)
                open_group.index = find_row_again(old_rows, open_group.index, part.items)
                return
        self.app.remove_screen(open_group)
        self.index = open_group.group_index - 1

    def make_game_item(self, entry: GameListEntry) -> MenuItem:
        """Return the row for a game. Choosing it opens the menu of the game."""

        def open_actions() -> None:
            self.app.open_screen(GameActionsMenu(self.app, entry, self.rebuild_rows))

        return MenuItem(partial(self.game_row_line, entry), open_actions, key=get_row_key(entry))

    def game_row_line(self, entry: GameListEntry) -> Line:
        """Return the line of a game's row.

        Its rendered text is cached, because a page shows all rows after each key.
        """
        owner = str(entry.is_of_other_player)
        key = (entry.file, entry.ended, entry.title, owner, self.app.catalogue.language)
        if key not in self._texts:
            self._texts[key] = self.app.render(describe_game(entry))
        return Line("text", {"text": self._texts[key]})

    # Filters

    def make_filter_items(self) -> list[MenuItem]:
        """Return the rows for the filters and the search."""
        chosen = self.filter

        def game_line(game: str) -> Line:
            title = get_game_title(game) if game else None
            return Line("games-of", {"game": title, "count": len(self.shown)})

        def words_line() -> Line:
            return Line("games-search", {"words": chosen.words or None, "count": len(self.shown)})

        return [
            make_value_item(
                list(CONDITIONS_BY_KIND),
                lambda: chosen.kind,
                partial(self.set_filter_field, "kind"),
                lambda kind: Line("games-show", {"kind": kind, "count": len(self.shown)}),
            ),
            make_value_item(
                ["", *GAMES],
                lambda: chosen.game,
                partial(self.set_filter_field, "game"),
                game_line,
            ),
            MenuItem(words_line, self.ask_search_words),
        ]

    def set_filter_field(self, name: str, value: str) -> None:
        """Set a field of the filter, and list the games that pass the filter now."""
        setattr(self.filter, name, value)
        self.rebuild_rows()

    def ask_search_words(self) -> None:
        """Ask for words, and list the games that contain them."""

        def search(words: str) -> None:
            self.filter.words = words
            self.app.top.announce_screen()

        ask_text(self.app, Line("games-search-ask"), self.filter.words, search)

    # Search by typed letters

    def make_search_text(self, entry: GameListEntry) -> str:
        """Return the text of a game in which the words of the filter are searched for.

        It has the title that the player gave, the name of the game (for an unknown game, of its
        file), the opponents and the day. In a game of another player, it also has that player's
        name.
        """
        game = self.app.render(get_game_title(entry.game)) if entry.game in GAMES else entry.file
        return " ".join((entry.title, game, *list_names_in_game_row(entry), entry.ended[:10]))

    def get_search_texts(self, rows: Sequence[SearchableRow]) -> Sequence[str]:
        # Rendering thousands of rows for one typed letter would be slow, so build shorter texts.
        games = {game: self.app.render(get_game_title(game)) for game in GAMES}
        texts = [self.app.render(item.label()) for item in self.make_filter_items()]
        for number, entry in enumerate(self.shown):
            before = get_month_of_game(self.shown[number - 1]) if number > self.single_count else ""
            if number >= self.single_count and get_month_of_game(entry) != before:
                texts.append(self.app.render(month_line(get_month_of_game(entry))))
            game = games.get(entry.game, "")
            texts.append(" ".join((entry.title, game, *list_names_in_game_row(entry))))
        texts.append(self.app.render(Line("bundle-title")))
        return texts

    # Reading the files of the games

    def reading_lines(self) -> list[Line]:
        """Return the line that says how many games have been read, unless there are none."""
        progress = self.app.game_index_updater.progress
        args = {"done": progress.done, "total": progress.total}
        return [Line("games-reading", args)] if progress.total else []

    def run_due(self, now: float) -> float | None:
        """Add games to the list while they are read, and announce the progress."""
        reader = self.app.game_index_updater
        if not self._was_reading:
            return None
        if reader.is_reading and now < self._progress_due:
            return self._progress_due
        self._progress_due = now + PROGRESS_INTERVAL_SECONDS
        self._was_reading = reader.is_reading
        if self.app.top is self:
            is_first, is_untouched = not self.shown, self.index == self._opening_index
            self.rebuild_rows()
            if is_first and is_untouched:
                self.index = min(len(self.make_filter_items()), len(self.parts) - 1)
            rows = self.current_item_lines() if is_first else []
            if lines := [*self.reading_lines(), *rows]:
                self.app.say_system_message(*lines)
        return self._progress_due if reader.is_reading else None


def find_row_again(
    old_rows: Sequence[MenuItem | Group], index: int, new_rows: Sequence[MenuItem | Group]
) -> int:
    """Return the index among the new rows of the old row at `index`, or of the group with it.

    If the row is gone or has no key, return `index`, but never more than the last index.
    """
    old_row = old_rows[index]
    for number, row in enumerate(new_rows):
        if isinstance(old_row, Group):
            is_same = isinstance(row, Group) and row.heading == old_row.heading
        else:
            items = row.items if isinstance(row, Group) else (row,)
            is_same = bool(old_row.key) and old_row.key in {item.key for item in items}
        if is_same:
            return number
    return min(index, len(new_rows) - 1)


def get_row_key(entry: GameListEntry) -> str:
    """Return the key of a game's row: the name of its file."""
    return PurePosixPath(entry.file).name


def list_names_in_game_row(entry: GameListEntry) -> tuple[str, ...]:
    """Return the names of the players whom the row of a game names."""
    if entry.is_of_other_player:
        return (*entry.opponent_names, get_own_seat_name(entry))
    return entry.opponent_names


def get_month_of_game(entry: GameListEntry) -> str:
    """Return the month of a game, such as 2026-11, or 1970-01 for an unreadable file."""
    return entry.ended[:7] or "1970-01"
