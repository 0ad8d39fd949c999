"""The menu of daily deals: today's deal of each game, and results of past days to share."""

from __future__ import annotations

from datetime import date
from functools import partial

from audiowar.announce.choose_bot_remarks import list_remark_topics
from audiowar.announce.common_lines import get_game_title
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.archive import daily_deal
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.archive.statistics import FinishedMatch
from audiowar.rules.registry import GAMES
from audiowar.storage import remark_memory, saves
from audiowar.ui.core.app import App
from audiowar.ui.core.long_work_screen import read_matches_then_open
from audiowar.ui.core.menu import MenuItem, ReadingList, fixed_item
from audiowar.ui.settings.opponent_choice import (
    ConfiguredPace,
    get_player_name,
    list_names_for_bots,
)
from audiowar.ui.table.table_screen import TableScreen

from .resume_or_repair_match import resume_match
from .statistics_menu import bot_level_line


def open_daily_deals(app: App) -> None:
    """Read the player's games, then open the list of today's deals."""
    read_matches_then_open(app, show_daily_deals)


def show_daily_deals(app: App, matches: list[FinishedMatch]) -> None:
    """Open the list of today's deals, one for each game. A last row opens past results, if any."""
    today = date.today().isoformat()
    results = daily_deal.list_first_match_of_each_daily_deal(matches)
    done = {result.entry.game: result for result in results if result.deal_day == today}
    entries = app.game_index_updater.index.list_entries()
    running = daily_deal.find_unfinished_deals_by_game(entries, today)
    items = [make_deal_item(app, game, today, done.get(game), running.get(game)) for game in GAMES]
    past = [result for result in results if result.deal_day != today]
    if past:
        label = Line("daily-past", {"count": len(past)})
        items.append(fixed_item(label, partial(open_past_results, app, past)))
    args = {"day": today, "streak": daily_deal.count_days_in_a_row(results, today)}
    app.open_screen(ReadingList(app, Line("daily-title", args), items))


def make_deal_item(
    app: App, game: str, day: str, result: FinishedMatch | None, running: GameListEntry | None
) -> MenuItem:
    """Return the item for a game's deal. It starts or continues the deal, or opens its result."""
    title = get_game_title(game)
    if result is not None:
        line = Line("daily-done", {"game": title, "result": result.entry.own_result})
        return fixed_item(line, partial(open_result_menu, app, result))
    if running is not None:
        path = saves.get_saves_folder() / running.file
        return fixed_item(Line("daily-running", {"game": title}), partial(resume_match, app, path))
    character = daily_deal.get_daily_opponent_character(game)
    args = {"game": title, "bot": bot_level_line(character) if character else None}
    return fixed_item(Line("daily-open", args), partial(start_deal, app, game, day))


def start_deal(app: App, game: str, day: str) -> None:
    """Start the daily deal of a game. `day` is a date in ISO 8601."""
    names, language = (get_player_name(app), *list_names_for_bots(app)), app.catalogue.language
    topics = list_remark_topics(game, [daily_deal.get_daily_opponent_character(game)])
    known, pace = remark_memory.make_topics_header_field(topics), ConfiguredPace(app)
    player_view = daily_deal.start_daily_deal(game, day, names, language, pace, **known)
    app.close_all_screens()
    TableScreen(app, player_view).begin()


def shareable_result_line(result: FinishedMatch) -> Line:
    """Return the line that players can copy to share a result."""
    entry = result.entry
    args = {
        "day": result.deal_day,
        "game": get_game_title(entry.game),
        "result": entry.own_result,
        "tricks": entry.tricks,
        "rounds": get_wording(entry.game).calls_tricks_rounds,
        "wars": entry.wars,
        "bot": bot_level_line(result.opponent_level) if result.opponent_level else None,
    }
    return Line("daily-share", args)


def open_result_menu(app: App, result: FinishedMatch) -> None:
    """Open the menu of a result: copy its line, or play the deal again."""
    line = shareable_result_line(result)
    items = [
        fixed_item("daily-copy", lambda: app.copy_to_clipboard(app.render(line))),
        fixed_item("daily-again", partial(start_deal, app, result.entry.game, result.deal_day)),
    ]
    app.open_screen(ReadingList(app, line, items))


def open_past_results(app: App, results: list[FinishedMatch]) -> None:
    """Open the list of results of past days. Choosing one opens its menu."""
    items = [
        fixed_item(shareable_result_line(result), partial(open_result_menu, app, result))
        for result in results
    ]
    app.open_screen(ReadingList(app, Line("daily-past", {"count": len(results)}), items))
