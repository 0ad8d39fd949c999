"""The statistics of finished matches: as lists, as a chart of wins over time, and as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.archive.statistics import (
    GROUPS,
    PlayedGame,
    Statistics,
    average_by_period,
    group_games,
    statistics_as_csv,
    summarize,
)
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.storage.settings import data_folder, write_text_atomically
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_list import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item
from audiowar.ui.table.chances_by_trick import ChancesByTrick, open_list_with_chart

from .choice_quality_menu import JudgingScreen
from .game_line import month_line

CSV_FILE = "statistics.csv"
"""The name of the file in which the table is saved if there is no clipboard."""


def open_statistics(app: App, games: list[PlayedGame]) -> None:
    """Open the statistics of finished matches, or say that there are none yet."""
    if not games:
        app.refuse(Line("progress-none"))
        return
    parts: list[MenuItem | Group] = [Group(Line("statistics-all"), statistics_items(app, games))]
    for by in GROUPS:
        found = group_games(games, by)
        items = [group_item(app, by, name, members) for name, members in found.items()]
        parts += [Group(Line(f"statistics-by-{by}"), items)] if items else []
    parts += wins_over_time_items(app, games)
    parts.append(
        fixed_item("statistics-choices", lambda: app.open_screen(JudgingScreen(app, games)))
    )
    parts.append(fixed_item("statistics-copy", partial(copy_statistics, app, games)))
    app.open_screen(GroupedMenu(app, Line("statistics-title", {"games": len(games)}), parts))


def group_item(app: App, by: str, name: str, games: list[PlayedGame]) -> MenuItem:
    """Return the row of a group of matches. Choosing it opens the statistics of the group.

    `by`: what the matches are grouped by. `name`: the game, month or other name of the group.
    """
    found = summarize(games)
    title = NAMES[by](name)
    said = {"games": found.games, "won": found.won, "percent": percent(found.won, found.games)}
    line = Line("statistics-item", {"name": title, **said})

    def open_facts() -> None:
        items = [*statistics_items(app, games), *wins_over_time_items(app, games)]
        app.open_screen(ReadingList(app, Line("group-title", {"group": title}), items))

    return fixed_item(line, open_facts)


def bot_level_line(level: str) -> Line:
    """Return the line that names a level of bots."""
    known = {bot for game in GAMES for bot in list_opponent_names(game)} | {"mixed"}
    return Line(f"level-{level}") if level in known else Line("text", {"text": level})


NAMES: Mapping[str, Callable[[str], Line]] = {
    "game": game_title,
    "level": bot_level_line,
    "players": lambda name: Line("statistics-table-size", {"count": int(name)}),
    "people": lambda name: Line("text", {"text": name}),
    "month": month_line,
}
"""For each way of grouping matches, the function that names a group."""


def percent(part: int, total: int) -> int:
    """Return `part` as a percentage of `total`."""
    return round(100 * part / total)


COUNTED_FACTS: Mapping[str, str] = {
    "drawn": "drawn",
    "comeback": "comeback",
    "longest-war": "longest_war",
    "pot": "biggest_pot",
    "wars-won": "wars_won",
    "jokers": "jokers_won",
    "revolutions": "revolutions",
    "tricks": "tricks",
}
"""The fields of `Statistics` that are announced as a number, by the end of their message id."""


def statistics_items(app: App, games: Sequence[PlayedGame]) -> list[MenuItem]:
    """Return a row for each statistic of matches, omitting what never happened."""
    return [fixed_item(line) for line in statistics_lines(summarize(games))]


def statistics_lines(found: Statistics) -> list[Line]:
    """Return a line for each statistic, omitting what never happened."""
    share = percent(found.won, found.games)
    lines = [
        Line("statistics-wins", {"won": found.won, "games": found.games, "percent": share}),
        Line("statistics-chance", {"low": found.low, "high": found.high}),
        Line("statistics-streak", {"now": found.streak, "most": found.best_streak}),
    ]
    counts = {name: getattr(found, fact) for name, fact in COUNTED_FACTS.items()}
    named = {name: Line(f"statistics-{name}", {"count": n}) for name, n in counts.items()}
    return lines + [line for name, line in named.items() if counts[name]]


def wins_over_time_items(app: App, games: Sequence[PlayedGame]) -> list[MenuItem]:
    """Return the row that lists the wins over time, with a chart; none for too few matches."""
    course = average_by_period([float(one.is_won) for one in games])
    if len(course) < 2:
        return []

    def open_course() -> None:
        lines = [
            Line(
                "statistics-period",
                {"percent": round(100 * one.share), "first": one.first, "last": one.last},
            )
            for one in course
        ]
        chances = ChancesByTrick(tuple(one.share for one in course))
        open_list_with_chart(app, Line("statistics-course"), lines, chances, lines)

    return [fixed_item("statistics-course", open_course)]


def copy_statistics(app: App, games: Sequence[PlayedGame]) -> None:
    """Copy all statistics as a CSV table. Without a clipboard, save it in a file."""
    table, path = statistics_as_csv(games), data_folder() / CSV_FILE
    if app.frontend.copy_to_clipboard(table):
        app.say(Line("copied"))
        return
    try:
        write_text_atomically(path, table)
    except OSError:
        app.refuse(Line("no-clipboard"))
    else:
        app.say(Line("statistics-file", {"path": str(path)}))
