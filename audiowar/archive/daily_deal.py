"""The deal of the day: start it, and list its results.

The date and the game determine the cards and all random outcomes, so everybody gets the same deal.
Days are dates in ISO 8601.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import OpponentLineup
from audiowar.table.pace import Pace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.start_local_match import start_match

from .game_facts import make_daily_seed
from .game_list_entry import DAILY_FIELD, LANGUAGE_FIELD, GameListEntry
from .statistics import FinishedMatch, select_matches_begun_with_deal


def get_daily_opponent_character(game: str) -> str:
    """Return the name of the strongest bot, which plays in all other seats, or "" without any."""
    return list_opponent_names(game)[-1] if GAMES[game].players[0] > 1 else ""


def start_daily_deal(
    game: str, day: str, names: tuple[str, ...], language: str, pace: Pace, **more: Any
) -> LocalPlayerView:
    """Start a deal of the day with the default rules, the fewest seats and the strongest bots.

    `names` begins with the player's name. `more` are further fields of the header.
    """
    players = GAMES[game].players[0]
    bots = OpponentLineup((get_daily_opponent_character(game),)).assign_bots_to_seats(players - 1)
    more |= {DAILY_FIELD: day, LANGUAGE_FIELD: language}
    return start_match(game, names[:players], {}, bots, pace, make_daily_seed(day, game), **more)


def find_unfinished_deals_by_game(
    entries: Iterable[GameListEntry], day: str
) -> dict[str, GameListEntry]:
    """Return the entries of the player's unfinished matches with the deal of `day`, by game."""
    return {
        one.game: one
        for one in entries
        if one.daily == day and not (one.is_over or one.is_of_other_player)
    }


def list_first_match_of_each_daily_deal(matches: Iterable[FinishedMatch]) -> list[FinishedMatch]:
    """Return the first finished match of each deal of the day, the newest day first."""
    first_matches: dict[tuple[str, str], FinishedMatch] = {}
    for one in select_matches_begun_with_deal(matches):
        if one.deal_day:
            first_matches.setdefault((one.deal_day, one.entry.game), one)
    return sorted(first_matches.values(), key=lambda one: one.deal_day, reverse=True)


def count_days_in_a_row(results: Iterable[FinishedMatch], today: str) -> int:
    """Return how many days in a row have a result.

    Count back from `today`, or from the day before if today has no result yet.
    """
    days, day = {one.deal_day for one in results}, date.fromisoformat(today)
    if today not in days:
        day -= timedelta(1)
    streak = 0
    while day.isoformat() in days:
        streak, day = streak + 1, day - timedelta(1)
    return streak
