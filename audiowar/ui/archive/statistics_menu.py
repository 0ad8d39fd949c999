"""The statistics of finished matches: as lists, as a chart of wins over time, and as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.archive.statistics import (
    MATCH_GROUPINGS,
    FinishedMatch,
    Statistics,
    average_by_period,
    compute_statistics,
    format_statistics_as_csv,
    group_matches,
)
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.storage.private_files import write_text_atomically
from audiowar.storage.settings import get_data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item
from audiowar.ui.table.percentage_lists_and_charts import PercentageSeries, open_list_with_chart

from .choice_quality_menu import ChoiceJudgingScreen
from .game_list_lines import month_line

CSV_FILE_NAME = "statistics.csv"
"""The name of the file in which the statistics are saved if there is no clipboard."""


def open_statistics(app: App, matches: list[FinishedMatch]) -> None:
    """Open the statistics of finished matches, or say that there are none yet."""
    if not matches:
        app.refuse(Line("progress-none"))
        return
    parts: list[MenuItem | Group] = [Group(Line("statistics-all"), make_statistics_items(matches))]
    for by in MATCH_GROUPINGS:
        found = group_matches(matches, by)
        items = [make_group_item(app, by, name, members) for name, members in found.items()]
        parts += [Group(Line(f"statistics-by-{by}"), items)] if items else []
    parts += make_wins_over_time_items(app, matches)
    parts.append(
        fixed_item("statistics-choices", lambda: app.open_screen(ChoiceJudgingScreen(app, matches)))
    )
    parts.append(
        fixed_item("statistics-copy", partial(copy_or_save_statistics_as_csv, app, matches))
    )
    app.open_screen(GroupedMenu(app, Line("statistics-title", {"games": len(matches)}), parts))


def make_group_item(app: App, by: str, name: str, matches: list[FinishedMatch]) -> MenuItem:
    """Return a row that opens the statistics of a group of matches.

    `by` is one of MATCH_GROUPINGS, and `name` is the name of the group in this grouping.
    """
    title = GROUP_NAME_FUNCTIONS[by](name)
    line = Line("statistics-item", {"name": title, **make_win_args(compute_statistics(matches))})

    def open_facts() -> None:
        items = [*make_statistics_items(matches), *make_wins_over_time_items(app, matches)]
        app.open_screen(ReadingList(app, Line("group-title", {"group": title}), items))

    return fixed_item(line, open_facts)


def bot_level_line(level: str) -> Line:
    """Return the line that names the level of the opponents.

    `level` is the name of a bot, or "mixed" for different bots. Any other text is spoken as it is.
    """
    known = {bot for game in GAMES for bot in list_opponent_names(game)} | {"mixed"}
    return Line(f"level-{level}") if level in known else Line("text", {"text": level})


GROUP_NAME_FUNCTIONS: Mapping[str, Callable[[str], Line]] = {
    "game": get_game_title,
    "level": bot_level_line,
    "players": lambda name: Line("statistics-table-size", {"count": int(name)}),
    "people": lambda name: Line("text", {"text": name}),
    "month": month_line,
}
"""For each way to group matches, such as by "month": the function that names a group."""


def make_win_args(found: Statistics) -> dict[str, int]:
    """Return the message arguments for the number of wins and their percentage."""
    percent = round(100 * found.won / found.games)
    return {"won": found.won, "games": found.games, "percent": percent}


STATISTICS_FIELDS_BY_MESSAGE: Mapping[str, str] = {
    "drawn": "drawn",
    "comeback": "comeback",
    "longest-war": "longest_war",
    "pot": "biggest_pot",
    "wars-won": "wars_won",
    "jokers": "jokers_won",
    "revolutions": "revolutions",
    "tricks": "tricks",
}
"""The field of `Statistics` for each message `statistics-NAME`, by NAME."""


def make_statistics_items(matches: Sequence[FinishedMatch]) -> list[MenuItem]:
    """Return a row for each statistic of matches, omitting what never happened."""
    found = compute_statistics(matches)
    lines = [
        Line("statistics-wins", make_win_args(found)),
        Line("statistics-chance", {"low": found.low, "high": found.high}),
        Line("statistics-streak", {"now": found.streak, "most": found.best_streak}),
    ]
    counts = {name: getattr(found, fact) for name, fact in STATISTICS_FIELDS_BY_MESSAGE.items()}
    lines += [Line(f"statistics-{name}", {"count": n}) for name, n in counts.items() if n]
    return [fixed_item(line) for line in lines]


def make_wins_over_time_items(app: App, matches: Sequence[FinishedMatch]) -> list[MenuItem]:
    """Return the row for the wins over time, a list with a chart; no row for too few matches."""
    course = average_by_period([float(one.is_won) for one in matches])
    if len(course) < 2:
        return []

    def open_course() -> None:
        lines = []
        for one in course:
            args = {
                "percent": round(100 * one.share),
                "first": one.first_match_number,
                "last": one.last_match_number,
            }
            lines.append(Line("statistics-period", args))
        chances = PercentageSeries(tuple(one.share for one in course))
        open_list_with_chart(app, Line("statistics-course"), lines, chances, lines)

    return [fixed_item("statistics-course", open_course)]


def copy_or_save_statistics_as_csv(app: App, matches: Sequence[FinishedMatch]) -> None:
    """Copy all statistics as CSV. If there is no clipboard, save them in a file."""
    table, path = format_statistics_as_csv(matches), get_data_folder() / CSV_FILE_NAME
    if app.frontend.copy_to_clipboard(table):
        app.say(Line("copied"))
        return
    try:
        write_text_atomically(path, table)
    except OSError:
        app.refuse(Line("no-clipboard"))
    else:
        app.say(Line("statistics-file", {"path": str(path)}))
