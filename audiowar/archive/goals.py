"""The player's goals, such as winning a war with a joker. Each goal teaches something about a game.

The program does not store which goals were reached, but finds this out from the finished games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import DEFAULT_GAME, GAMES

from .statistics import FinishedMatch, can_count_as_comeback, compute_statistics

FindValues = Callable[[FinishedMatch], Collection[str]]

MAX_COMEBACK_CARDS = 3
MIN_BIG_POT_CARDS = 15
MIN_FULL_TABLE_PLAYERS = 5
WINS_IN_A_ROW = 3
DAYS_IN_A_ROW = 7


@dataclass(frozen=True)
class Goal:
    """A goal to reach. Its messages are `goal-NAME` and `goal-NAME-how`."""

    name: str
    needed: int
    count_progress: Callable[[Sequence[FinishedMatch]], int]
    """Returns the progress made in a list of matches, oldest first. The goal is reached when the
    progress is at least `needed`."""


def make_match_goal(name: str, test: Callable[[FinishedMatch], object], game: str = "") -> Goal:
    """Return a goal that is reached by one match that passes `test`.

    If `game` is given, only matches of this game count.
    """

    def count(games: Sequence[FinishedMatch]) -> int:
        return int(any(test(one) for one in games if not game or one.entry.game == game))

    return Goal(name, 1, count)


def make_collecting_goal(name: str, needed: int, find_values: FindValues) -> Goal:
    """Return a goal that is reached when `find_values` has found `needed` different values."""

    def count(games: Sequence[FinishedMatch]) -> int:
        return len({thing for one in games for thing in find_values(one)})

    return Goal(name, needed, count)


def make_fact_goal(name: str, fact: str, game: str, minimum: int = 1) -> Goal:
    """Return a goal that is reached by one match in which a fact is at least `minimum`."""
    return make_match_goal(name, lambda one: one.facts.get(fact, 0) >= minimum, game)


def list_level_if_beaten(match: FinishedMatch) -> Collection[str]:
    """Return a list with the level of the bots if the player beat them in the default game.

    Otherwise, or if the bots were different or unknown, return an empty list.
    """
    own, level = match.entry.game == DEFAULT_GAME and match.is_won, match.opponent_level
    return [level] if own and level in list_opponent_names(DEFAULT_GAME) else []


def list_language_if_known(match: FinishedMatch) -> Collection[str]:
    """Return the language of a match, if known. Both scripts of Serbian count as one language."""
    return {match.entry.language.partition("-")[0]} - {""}


def count_longest_daily_deal_streak(matches: Sequence[FinishedMatch]) -> int:
    """Return the largest number of days in a row with a deal of the day."""
    days = {date.fromisoformat(one.deal_day) for one in matches if one.deal_day}
    run = best = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(1) in days else 1
        best = max(best, run)
    return best


def iter_goals() -> Iterable[Goal]:
    """Yield all goals, easy ones first."""
    yield make_match_goal("first-win", lambda one: one.is_won)
    yield make_fact_goal("count", "count_won", DEFAULT_GAME)
    yield make_fact_goal("spy", "spy_won", DEFAULT_GAME)
    yield make_match_goal("swap", lambda one: one.is_won and "swaps" in one.facts, DEFAULT_GAME)
    yield make_fact_goal("two", "twos_won", DEFAULT_GAME)
    yield make_fact_goal("joker-war", "joker_wars", DEFAULT_GAME)
    yield make_match_goal(
        "revolution", lambda one: one.is_won and "own_revolutions" in one.facts, DEFAULT_GAME
    )
    yield make_match_goal("double-war", lambda one: one.facts.get("longest_war_won", 0) > 1)
    yield make_match_goal(
        "big-pot", lambda one: one.facts.get("biggest_pot", 0) >= MIN_BIG_POT_CARDS
    )
    yield make_match_goal(
        "comeback",
        lambda one: can_count_as_comeback(one) and one.facts["fewest_cards"] <= MAX_COMEBACK_CARDS,
    )
    yield make_match_goal(
        "many", lambda one: one.is_won and len(one.entry.players) >= MIN_FULL_TABLE_PLAYERS
    )
    yield Goal("streak", WINS_IN_A_ROW, lambda games: compute_statistics(games).best_streak)
    yield make_fact_goal("prisoner", "prisoners_won", "razboi")
    yield make_fact_goal("steal", "piles_stolen", "steal")
    yield make_fact_goal("protect", "piles_protected", "steal")
    yield make_match_goal("sober", lambda one: one.is_won, "drunkard")
    yield make_fact_goal("rounds", "rounds_won", "tod_und_leben", 3)
    yield make_fact_goal("house-war", "paid_war_win", "casino")
    yield make_fact_goal("richer", "cents", "casino")
    yield make_match_goal("armed", lambda one: one.is_won and "wars_won" in one.facts, "armed")
    yield make_collecting_goal("every-game", len(GAMES), lambda one: [one.entry.game])
    yield make_collecting_goal(
        "every-win", len(GAMES), lambda one: [one.entry.game] if one.is_won else []
    )
    yield make_collecting_goal(
        "levels", len(list_opponent_names(DEFAULT_GAME)), list_level_if_beaten
    )
    yield make_match_goal("together", lambda one: len(one.entry.person_seats) > 1)
    yield make_collecting_goal("language", 2, list_language_if_known)
    yield make_match_goal("daily", lambda one: one.deal_day)
    yield Goal("week", DAYS_IN_A_ROW, count_longest_daily_deal_streak)


GOALS: Mapping[str, Goal] = {goal.name: goal for goal in iter_goals()}
"""All goals by name."""


def find_reached_goals(before: Sequence[FinishedMatch], last: FinishedMatch) -> list[Goal]:
    """Return the goals that are reached with the match `last` and were not reached before it."""
    after = [*before, last]
    return [
        goal
        for goal in GOALS.values()
        if goal.count_progress(after) >= goal.needed > goal.count_progress(before)
    ]
