"""The menu of statistics, goals and ratings, and the lists of goals and of ratings."""

from __future__ import annotations

from functools import partial

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.archive.goals import GOALS
from audiowar.archive.player_ratings import OWN_RATING_KEY, GameRatings, rate_matches
from audiowar.archive.statistics import FinishedMatch
from audiowar.bots.registry import list_opponent_names
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.menu import Menu, ReadingList, fixed_item

from .read_matches_then_open import read_matches_then_open
from .statistics_menu import bot_level_line, open_statistics


def open_progress_menu(app: App) -> None:
    """Open the menu of statistics, goals and ratings."""
    items = [
        fixed_item("progress-statistics", partial(read_matches_then_open, app, open_statistics)),
        fixed_item("progress-goals", partial(read_matches_then_open, app, open_goals)),
        fixed_item("progress-rating", partial(read_matches_then_open, app, open_ratings)),
        fixed_item("menu-main", app.open_main_menu),
    ]
    app.open_screen(Menu(app, Line("progress-title"), items))


def open_goals(app: App, matches: list[FinishedMatch]) -> None:
    """Open the list of goals: first the open goals with their progress, then the reached goals."""
    open_items, reached = [], []
    for goal in GOALS.values():
        name, count = f"goal-{goal.name}", goal.count_progress(matches)
        if count >= goal.needed:
            reached.append(fixed_item(name))
            continue
        said = {"goal": Line(name), "how": Line(f"{name}-how"), "done": count}
        open_items.append(fixed_item(Line("goals-item", {**said, "needed": goal.needed})))
    groups = {"goals-open": open_items, "goals-reached": reached}
    parts = [Group(Line(heading), items) for heading, items in groups.items() if items]
    title = Line("goals-title", {"reached": len(reached), "all": len(GOALS)})
    app.open_screen(GroupedMenu(app, title, parts))


def open_ratings(app: App, matches: list[FinishedMatch]) -> None:
    """Open the list of the player's ratings by game, or say that there are none yet."""
    found = rate_matches(matches)
    if not found:
        app.refuse(Line("rating-none"))
        return
    items = [
        fixed_item(own_rating_line(ratings), partial(open_chances_to_win, app, ratings))
        for ratings in found.values()
    ]
    app.open_screen(ReadingList(app, Line("rating-title"), [*items, fixed_item("rating-about")]))


def own_rating_line(ratings: GameRatings) -> Line:
    """Return the line of the player's rating in a game, with its uncertainty."""
    own = ratings.find_rating(OWN_RATING_KEY)
    low, high = own.confidence_interval
    said = {"strength": round(own.strength), "low": round(low), "high": round(high)}
    return Line(
        "rating-item", {"game": get_game_title(ratings.game), "games": ratings.match_count, **said}
    )


def open_chances_to_win(app: App, ratings: GameRatings) -> None:
    """Open the list of the chances to win against each bot and person, the strongest first."""
    own = ratings.find_rating(OWN_RATING_KEY)
    keys = {*(f":{bot}" for bot in list_opponent_names(ratings.game)), *ratings.by_key} - {
        OWN_RATING_KEY
    }
    others = {key: ratings.find_rating(key) for key in keys}
    items = []
    for key, other in sorted(others.items(), key=lambda item: item[1].strength, reverse=True):
        is_bot = key.startswith(":")
        name = bot_level_line(key[1:]) if is_bot else Line("text", {"text": key})
        chance = round(100 * own.compute_win_chance(other))
        said = {"name": name, "strength": round(other.strength), "percent": chance}
        items.append(fixed_item(Line("rating-against", said)))
    app.open_screen(ReadingList(app, own_rating_line(ratings), items))
