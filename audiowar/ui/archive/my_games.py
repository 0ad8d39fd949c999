"""The list of all of the player's games, finished or not, with filters and search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.archive.game_list_entry import GameRecord
from audiowar.rules.registry import GAMES
from audiowar.ui.core.grouped_list import Group, GroupedMenu, GroupMenu
from audiowar.ui.core.menu import MenuItem, SearchableRow, TextEntry, fixed_item

from .bundle_menu import open_bundle_menu
from .game_actions import GameMenu
from .game_filter import KINDS, NEWEST, GameFilter, group_by_month, month_of_game
from .game_line import describe_game, month_line

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

PROGRESS_SECONDS = 3.0
"""Seconds between two announcements of how many games have been read."""


def open_my_games(app: App) -> None:
    """Open the list of all games."""
    app.game_index_reader.start_reading()
    app.open_screen(MyGames(app))


class MyGames(GroupedMenu):
    """All games, last played first: the newest as rows, older ones in a group for each month.

    Above the games are the rows for filters and search.
    """

    def __init__(self, app: App) -> None:
        self.filter = GameFilter()
        self.app = app
        self._texts: dict[tuple[str, ...], str] = {}
        """The rendered texts of rows, kept because rendering is slow."""
        self._progress_due = app.clock() + PROGRESS_SECONDS
        self._was_reading = app.game_index_reader.is_reading
        self.shown: list[GameRecord] = []
        """The listed games."""
        super().__init__(app, Line("games-title"), self.make_rows_and_groups())
        self.index = min(len(self.filter_items()), len(self.parts) - 1)

    def announce_screen(self) -> None:
        self.rebuild_rows()
        hints = [] if self.entered else [Line("games-hint"), *self.leave_hint_lines()]
        self.entered = True
        reading = [self.reading_progress_line()] if self.app.game_index_reader.is_reading else []
        self.app.say(self.title, *reading, *hints, *self.current_lines())

    # Rows

    def make_rows_and_groups(self) -> list[MenuItem | Group]:
        """Return all rows and groups of the list, as the filter wants them."""
        records = self.app.game_index_reader.index.records(deleted=self.filter.kind == "deleted")
        self.shown = self.filter.select(records, self.search_text)
        self.title = Line("games-title", {"count": len(self.shown)})
        newest = [self.game_item(record) for record in self.shown[:NEWEST]]
        months = [
            Group(month_line(month), [self.game_item(record) for record in games])
            for month, games in group_by_month(self.shown[NEWEST:])
        ]
        travel = fixed_item("bundle-title", partial(open_bundle_menu, self.app))
        return [*self.filter_items(), *newest, *months, travel]

    def rebuild_rows(self) -> None:
        """Build the list again from the index, and stay at the same row."""
        inside, before = self.inside, self.parts
        self.parts = self.make_rows_and_groups()
        self.items = [self._item(number, part) for number, part in enumerate(self.parts)]
        if inside is not None:
            self.update_open_group(inside, before[inside.number])
        self.index = min(self.index, len(self.items) - 1)

    def update_open_group(self, inside: GroupMenu, before: MenuItem | Group) -> None:
        """Update the games of the open group, or close the group if it has none left.

        `before`: the group as it was before the list was built again.
        """
        assert isinstance(before, Group)
        for number, part in enumerate(self.parts):
            if isinstance(part, Group) and part.heading == before.heading:
                self.index = inside.number = number
                inside.items = list(part.items)
                inside.index = min(inside.index, len(inside.items) - 1)
                return
        self.app.remove_screen(inside)
        self.index = inside.number - 1

    def game_item(self, record: GameRecord) -> MenuItem:
        """Return the row of a game. Choosing it opens the menu of the game."""
        return MenuItem(partial(self.game_row_line, record), partial(self.open_game, record))

    def game_row_line(self, record: GameRecord) -> Line:
        """Return the text of a game's row, cached because a page shows all rows at every key."""
        key = (record.file, record.ended, record.title, self.app.catalogue.language)
        if key not in self._texts:
            self._texts[key] = self.app.render(describe_game(record))
        return Line("text", {"text": self._texts[key]})

    def open_game(self, record: GameRecord) -> None:
        """Open the menu of a game."""
        self.app.open_screen(GameMenu(self.app, record, self.rebuild_rows))

    # Filters

    def filter_items(self) -> list[MenuItem]:
        """Return the rows for the filters and the search."""
        return [
            MenuItem(self.kind_filter_line, on_change=self.change_kind_filter),
            MenuItem(self.game_filter_line, on_change=self.change_game_filter),
            MenuItem(self.search_line, self.ask_search_words),
        ]

    def kind_filter_line(self) -> Line:
        """Return the text of the row that chooses the kind of listed games."""
        return Line("games-show", {"kind": self.filter.kind, "count": len(self.shown)})

    def game_filter_line(self) -> Line:
        """Return the text of the row that chooses the only game to list."""
        game = game_title(self.filter.game) if self.filter.game else None
        return Line("games-of", {"game": game, "count": len(self.shown)})

    def search_line(self) -> Line:
        """Return the text of the row that searches for words."""
        return Line("games-search", {"words": self.filter.words or None, "count": len(self.shown)})

    def change_kind_filter(self, step: int) -> bool:
        """List the next (1) or previous (-1) kind of games; return False at the ends."""
        return self._change_filter("kind", list(KINDS), step)

    def change_game_filter(self, step: int) -> bool:
        """List the next (1) or previous (-1) game only; return False at the ends."""
        return self._change_filter("game", ["", *GAMES], step)

    def _change_filter(self, name: str, values: Sequence[str], step: int) -> bool:
        index = values.index(getattr(self.filter, name)) + step
        if not 0 <= index < len(values):
            return False
        setattr(self.filter, name, values[index])
        self.rebuild_rows()
        return True

    def ask_search_words(self) -> None:
        """Ask for the words to search, and list the games that have them."""

        def done(words: str) -> None:
            self.filter.words = words
            self.app.close_screen(entry)

        entry = TextEntry(self.app, Line("games-search-ask"), self.filter.words, done)
        self.app.open_screen(entry)

    # Search by typed letters

    def search_text(self, record: GameRecord) -> str:
        """Return the text in which words are searched: the game's name, title, players and day."""
        game = self.app.render(game_title(record.game)) if record.game in GAMES else record.file
        return " ".join((record.title, game, *record.opponent_names, record.ended[:10]))

    def search_texts(self, rows: Sequence[SearchableRow]) -> Sequence[str]:
        # Rendering thousands of rows for one typed letter would be slow, so build shorter texts.
        games = {game: self.app.render(game_title(game)) for game in GAMES}
        texts = [self.app.render(item.label()) for item in self.filter_items()]
        for number, record in enumerate(self.shown):
            before = month_of_game(self.shown[number - 1]) if number > NEWEST else ""
            if number >= NEWEST and month_of_game(record) != before:
                texts.append(self.app.render(month_line(month_of_game(record))))
            texts.append(
                " ".join((record.title, games.get(record.game, ""), *record.opponent_names))
            )
        texts.append(self.app.render(Line("bundle-title")))
        return texts

    # Reading

    def reading_progress_line(self) -> Line:
        """Return the line that says how many games have been read."""
        progress = self.app.game_index_reader.progress
        return Line("games-reading", {"done": progress.done, "total": progress.total})

    def run_due(self, now: float) -> float | None:
        """Add games to the list while they are read, and announce the progress."""
        reader = self.app.game_index_reader
        if not self._was_reading:
            return None
        if reader.is_reading and now < self._progress_due:
            return self._progress_due
        self._progress_due = now + PROGRESS_SECONDS
        self._was_reading = reader.is_reading
        if self.app.top is self:
            is_first = not self.shown
            self.rebuild_rows()
            if is_first:
                self.index = min(len(self.filter_items()), len(self.parts) - 1)
            self.app.report(
                self.reading_progress_line(), *(self.current_lines() if is_first else ())
            )
        return self._progress_due if reader.is_reading else None
