"""The deal of the day: start it, and list its results.

Its cards and random outcomes follow from the date and the game, so they are the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES
from audiowar.table.opponent_lineup import OpponentLineup
from audiowar.table.pace import Pace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.start_local_game import start_new_game

from .game_facts import make_daily_seed
from .game_list_entry import DAILY, LANGUAGE, GameRecord
from .statistics import PlayedGame, select_games_from_deal


def count_opponents(game: str) -> int:
    """Return the number of opponents in a game's deal of the day: the smallest that it allows."""
    return GAMES[game].players[0] - 1


def get_opponent_level(game: str) -> str:
    """Return the opponents' level: that of the strongest bot; "" in a game without opponents."""
    return list_opponent_names(game)[-1] if count_opponents(game) else ""


def start_daily_deal(
    game: str, day: date, names: tuple[str, ...], language: str, pace: Pace, **more: Any
) -> LocalPlayerView:
    """Start a game's deal of the day with the default rules against the strongest bot.

    `names` begins with the player's name. `more` is added to the header of the transcript.
    """
    opponents = count_opponents(game)
    bots = OpponentLineup((get_opponent_level(game),)).assign_bots_to_seats(opponents)
    seed = make_daily_seed(day.isoformat(), game)
    more |= {DAILY: day.isoformat(), LANGUAGE: language}
    return start_new_game(game, names[: opponents + 1], {}, bots, pace, seed, **more)


def find_unfinished_deals_by_game(
    records: Iterable[GameRecord], day: date
) -> dict[str, GameRecord]:
    """Return the matches of a day's deals that are not finished, by game."""
    return {one.game: one for one in records if not one.is_over and one.daily == day.isoformat()}


@dataclass(frozen=True)
class DailyResult:
    """The result of a deal of the day."""

    day: date
    game: str
    outcome: str
    """"won", "lost" or "drawn"."""
    tricks: int
    wars: int
    level: str
    """The bot's level; "" if the player was alone with the house."""
    file: str
    """The transcript, relative to the folder of saves."""


def list_results(games: Iterable[PlayedGame]) -> list[DailyResult]:
    """Return the results of all days, newest first.

    Only the first match of each deal counts.
    """
    found: dict[tuple[str, str], DailyResult] = {}
    for one in select_games_from_deal(games):
        day, record = one.facts.get(DAILY, ""), one.record
        key = day, record.game
        if day and key not in found:
            found[key] = DailyResult(
                date.fromisoformat(day),
                record.game,
                one.outcome,
                record.tricks,
                record.wars,
                one.level,
                record.file,
            )
    return sorted(found.values(), key=lambda result: result.day, reverse=True)


def count_streak(results: Iterable[DailyResult], today: date) -> int:
    """Return how many days in a row, up to today or yesterday, have a result."""
    days = {result.day for result in results}
    day = today if today in days else today - timedelta(1)
    streak = 0
    while day in days:
        streak, day = streak + 1, day - timedelta(1)
    return streak
