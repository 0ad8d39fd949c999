"""The menu of the deals of the day, one for each game, with results to share and past days."""

from __future__ import annotations

from datetime import date
from functools import partial

from audiowar.announce.bot_remarks import list_topics
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.archive import daily_deal
from audiowar.archive.daily_deal import DailyResult
from audiowar.archive.game_list_entry import GameRecord
from audiowar.archive.statistics import PlayedGame
from audiowar.rules.registry import GAMES
from audiowar.storage import remark_memory, saves
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item
from audiowar.ui.settings.configured_pace import ConfiguredPace
from audiowar.ui.settings.opponent_choice import get_player_name, list_bot_names
from audiowar.ui.table.table_screen import TableScreen

from .read_games import read_games_then_open
from .resume_game import resume_match
from .statistics_menu import bot_level_line


def open_daily_deals(app: App) -> None:
    """Read the player's games, then open the list of today's deals."""
    read_games_then_open(app, show_daily_deals)


def show_daily_deals(app: App, games: list[PlayedGame]) -> None:
    """Open the list of today's deals, one for each game, and of past results."""
    today = date.today()
    results = daily_deal.list_results(games)
    done = {result.game: result for result in results if result.day == today}
    running = daily_deal.find_unfinished_deals_by_game(app.game_index_reader.index.records(), today)
    items = [daily_deal_item(app, game, today, done.get(game), running.get(game)) for game in GAMES]
    past = [result for result in results if result.day != today]
    if past:
        label = Line("daily-past", {"count": len(past)})
        items.append(fixed_item(label, partial(open_past_days, app, past)))
    said = {"day": today.isoformat(), "streak": daily_deal.count_streak(results, today)}
    app.open_screen(ReadingList(app, Line("daily-title", said), items))


def daily_deal_item(
    app: App, game: str, day: date, result: DailyResult | None, running: GameRecord | None
) -> MenuItem:
    """Return the item of a game's deal: open its result, continue it, or start it."""
    title = game_title(game)
    if result is not None:
        line = Line("daily-done", {"game": title, "result": result.outcome})
        return fixed_item(line, partial(open_result, app, result))
    if running is not None:
        path = saves.saves_folder() / running.file
        return fixed_item(Line("daily-running", {"game": title}), partial(resume_match, app, path))
    level = daily_deal.get_opponent_level(game)
    said = {"game": title, "bot": bot_level_line(level) if level else None}
    return fixed_item(Line("daily-open", said), partial(start_deal, app, game, day))


def start_deal(app: App, game: str, day: date) -> None:
    """Start the deal of a day in a game."""
    names = (get_player_name(app), *list_bot_names(app))
    language = app.catalogue.language
    known = remark_memory.make_header_field(
        list_topics(game, [daily_deal.get_opponent_level(game)])
    )
    player_view = daily_deal.start_daily_deal(
        game, day, names, language, ConfiguredPace(app), **known
    )
    app.close_all_screens()
    TableScreen(app, player_view).begin()


def share_line(result: DailyResult) -> Line:
    """Return the line about a result that players can copy to share it."""
    said = {
        "day": result.day.isoformat(),
        "game": game_title(result.game),
        "result": result.outcome,
        "tricks": result.tricks,
        "rounds": get_wording(result.game).has_rounds,
        "wars": result.wars,
        "bot": bot_level_line(result.level) if result.level else None,
    }
    return Line("daily-share", said)


def open_result(app: App, result: DailyResult) -> None:
    """Open the menu of a result: copy its line, or play the deal again."""
    items = [
        fixed_item("daily-copy", partial(copy_result, app, result)),
        fixed_item("daily-again", partial(start_deal, app, result.game, result.day)),
    ]
    app.open_screen(ReadingList(app, share_line(result), items))


def copy_result(app: App, result: DailyResult) -> None:
    """Copy the line about a result to the clipboard."""
    app.copy_to_clipboard(app.render(share_line(result)))


def open_past_days(app: App, results: list[DailyResult]) -> None:
    """Open the list of results of past days. Each can be copied, or its deal played again."""
    items = [
        fixed_item(share_line(result), partial(open_result, app, result)) for result in results
    ]
    app.open_screen(ReadingList(app, Line("daily-past", {"count": len(results)}), items))
