"""Statistics, goals and ratings: the menu, and the lists that it opens.

Statistics are also shown as a chart of wins over time, and copied as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.archive.goals import GOALS
from audiowar.archive.player_ratings import (
    BOT,
    OWN_RATING_KEY,
    GameRatings,
    RatingKey,
    rate_matches,
)
from audiowar.archive.statistics import (
    MATCH_GROUPINGS,
    FinishedMatch,
    Statistics,
    average_by_period,
    compute_statistics,
    format_statistics_as_csv,
    group_matches,
    list_refused_matches,
    to_percent,
)
from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.storage.private_files import write_text_atomically
from audiowar.storage.settings import get_data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.long_work_screen import read_matches_then_open
from audiowar.ui.core.menu import Menu, MenuItem, ReadingList, fixed_item
from audiowar.ui.table.percentage_charts import PercentageSeries, open_list_with_chart

from .choice_quality_menu import judge_choices_then_open
from .game_list_lines import describe_game, month_line

CSV_FILE_NAME = "statistics.csv"
"""The name of the file in which the statistics are saved if there is no clipboard."""


def open_progress_menu(app: App) -> None:
    """Open the menu of statistics, goals and ratings."""
    items = [
        fixed_item("progress-statistics", partial(read_matches_then_open, app, open_statistics)),
        fixed_item("progress-goals", partial(read_matches_then_open, app, open_goals)),
        fixed_item("progress-rating", partial(read_matches_then_open, app, open_ratings)),
        fixed_item("menu-main", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("progress-title"), items))


def open_statistics(app: App, matches: list[FinishedMatch]) -> None:
    """Open the statistics of finished matches, or say that there are none yet.

    The matches that do not count, because their files break the rules, are named at the end.
    """
    refused = list_refused_matches(app.game_index_updater.index)
    if not matches and not refused:
        app.refuse(Line("progress-none"))
        return
    parts: list[MenuItem | Group] = []
    if matches:
        parts.append(Group(Line("statistics-all"), make_statistics_items(matches)))
    for by in MATCH_GROUPINGS:
        groups = group_matches(matches, by)
        items = [make_group_item(app, by, name, members) for name, members in groups.items()]
        parts += [Group(Line(f"statistics-by-{by}"), items)] if items else []
    parts += make_wins_over_time_items(app, matches)
    if matches:
        judge, copy = judge_choices_then_open, copy_or_save_statistics_as_csv
        parts.append(fixed_item("statistics-choices", partial(judge, app, matches)))
        parts.append(fixed_item("statistics-copy", partial(copy, app, matches)))
    if refused:
        named = [fixed_item(describe_game(entry)) for entry in refused]
        parts.append(Group(Line("statistics-refused", {"games": len(refused)}), named))
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
    names = {bot for game in GAMES for bot in list_opponent_names(game)} | {"mixed"}
    return Line(f"level-{level}") if level in names else Line("text", {"text": level})


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
    percent = to_percent(found.won / found.games)
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
    result = compute_statistics(matches)
    lines = [
        Line("statistics-wins", make_win_args(result)),
        Line("statistics-chance", {"low": result.low, "high": result.high}),
        Line("statistics-streak", {"now": result.streak, "most": result.best_streak}),
    ]
    counts = {name: getattr(result, fact) for name, fact in STATISTICS_FIELDS_BY_MESSAGE.items()}
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
                "percent": to_percent(one.share),
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


def open_goals(app: App, matches: list[FinishedMatch]) -> None:
    """Open the list of goals: first the open goals with their progress, then the reached goals."""
    open_items, reached = [], []
    for goal in GOALS.values():
        name, count = f"goal-{goal.name}", goal.count_progress(matches)
        if count >= goal.needed:
            reached.append(fixed_item(name))
            continue
        args = {"goal": Line(name), "how": Line(f"{name}-how"), "done": count}
        open_items.append(fixed_item(Line("goals-item", {**args, "needed": goal.needed})))
    groups = {"goals-open": open_items, "goals-reached": reached}
    parts = [Group(Line(heading), items) for heading, items in groups.items() if items]
    title = Line("goals-title", {"reached": len(reached), "all": len(GOALS)})
    app.open_screen(GroupedMenu(app, title, parts))


def open_ratings(app: App, matches: list[FinishedMatch]) -> None:
    """Open the list of the player's ratings by game, or say that there are none yet."""
    ratings_by_game = rate_matches(matches)
    if not ratings_by_game:
        app.refuse(Line("rating-none"))
        return
    items = [
        fixed_item(own_rating_line(ratings), partial(open_chances_to_win, app, ratings))
        for ratings in ratings_by_game.values()
    ]
    app.open_screen(ReadingList(app, Line("rating-title"), [*items, fixed_item("rating-about")]))


def own_rating_line(ratings: GameRatings) -> Line:
    """Return the line of the player's rating in a game, with its uncertainty."""
    rating = ratings.find_rating(OWN_RATING_KEY)
    low, high = rating.confidence_interval
    args = {"strength": round(rating.strength), "low": round(low), "high": round(high)}
    return Line(
        "rating-item",
        {"game": get_game_title(ratings.game), "games": ratings.match_count, **args},
    )


def open_chances_to_win(app: App, ratings: GameRatings) -> None:
    """Open the list of the chances to win against each bot and person, the strongest first."""
    own_rating = ratings.find_rating(OWN_RATING_KEY)
    bots = {RatingKey(BOT, bot) for bot in list_opponent_names(ratings.game)}
    keys = {*bots, *ratings.by_key} - {OWN_RATING_KEY}
    others = {key: ratings.find_rating(key) for key in keys}
    items = []
    for key, other in sorted(others.items(), key=lambda item: item[1].strength, reverse=True):
        person = Line("text", {"text": key.name}) if key.name.strip() else Line("games-somebody")
        name = bot_level_line(key.name) if key.kind == BOT else person
        chance = to_percent(own_rating.compute_win_chance(other))
        args = {"name": name, "strength": round(other.strength), "percent": chance}
        items.append(fixed_item(Line("rating-against", args)))
    app.open_screen(ReadingList(app, own_rating_line(ratings), items))
