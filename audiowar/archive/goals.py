"""The player's goals, such as winning a war with a joker; each teaches something about a game.

Which goals are reached is not stored, but found again in the finished games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES, USUAL_GAME

from .game_list_entry import DAILY
from .statistics import PlayedGame, can_be_comeback, summarize

Find = Callable[[PlayedGame], Collection[str]]

FEW_CARDS = 3
BIG_POT = 15
MANY_PLAYERS = 5
WINS_IN_A_ROW = 3
DAYS_IN_A_ROW = 7


@dataclass(frozen=True)
class Goal:
    """A goal to reach. Its messages are `goal-NAME` and `goal-NAME-how`."""

    name: str
    needed: int
    count: Callable[[Sequence[PlayedGame]], int]
    """Returns how much of `needed` is reached after some matches, given oldest first."""
    game: str = ""
    """The only game in which the goal can be reached; "" for any."""


def make_single_match_goal(name: str, test: Callable[[PlayedGame], object], game: str = "") -> Goal:
    """Return a goal that is reached when `test` is true for one match."""

    def count(games: Sequence[PlayedGame]) -> int:
        return int(any(test(one) for one in games if not game or one.record.game == game))

    return Goal(name, 1, count, game)


def make_collecting_goal(name: str, needed: int, find: Find, game: str = "") -> Goal:
    """Return a goal that requires `needed` different values of those that `find` returns."""

    def count(games: Sequence[PlayedGame]) -> int:
        return len({thing for one in games for thing in find(one)})

    return Goal(name, needed, count, game)


def make_fact_goal(name: str, fact: str, game: str, least: int = 1) -> Goal:
    """Return a goal that requires one match in which a fact is at least `least`."""
    return make_single_match_goal(name, lambda one: one.facts.get(fact, 0) >= least, game)


def find_won_games(match: PlayedGame) -> Collection[str]:
    """Return a list with the game of a match if the match was won, otherwise an empty one."""
    return [match.record.game] if match.is_won else []


def find_beaten_levels(match: PlayedGame) -> Collection[str]:
    """Return a list with the level of the bots that were beaten in the default game, if any."""
    own = match.record.game == USUAL_GAME and match.is_won
    return [match.level] if own and match.level in list_opponent_names(USUAL_GAME) else []


def find_languages(match: PlayedGame) -> Collection[str]:
    """Return a set with the language of a match. Serbian in both scripts counts as one language."""
    return {match.record.language.partition("-")[0]} - {""}


def count_longest_daily_streak(games: Sequence[PlayedGame]) -> int:
    """Return the largest number of days in a row with a deal of the day."""
    days = {date.fromisoformat(one.facts[DAILY]) for one in games if DAILY in one.facts}
    run = best = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(1) in days else 1
        best = max(best, run)
    return best


def was_won_from_few_cards(match: PlayedGame) -> bool:
    """Return whether a match was won after the player had very few cards."""
    return can_be_comeback(match) and match.facts["fewest_cards"] <= FEW_CARDS


def list_goals() -> Iterable[Goal]:
    """Yield all goals, easy ones first."""
    yield make_single_match_goal("first-win", lambda one: one.is_won)
    yield make_fact_goal("count", "count_won", USUAL_GAME)
    yield make_fact_goal("spy", "spy_won", USUAL_GAME)
    yield make_single_match_goal(
        "swap", lambda one: one.is_won and "swaps" in one.facts, USUAL_GAME
    )
    yield make_fact_goal("two", "twos_won", USUAL_GAME)
    yield make_fact_goal("joker-war", "joker_wars", USUAL_GAME)
    yield make_single_match_goal(
        "revolution", lambda one: one.is_won and "own_revolutions" in one.facts, USUAL_GAME
    )
    yield make_single_match_goal("double-war", lambda one: one.facts.get("longest_war_won", 0) > 1)
    yield make_single_match_goal("big-pot", lambda one: one.facts.get("biggest_pot", 0) >= BIG_POT)
    yield make_single_match_goal("comeback", was_won_from_few_cards)
    yield make_single_match_goal(
        "many", lambda one: one.is_won and len(one.record.players) >= MANY_PLAYERS
    )
    yield Goal("streak", WINS_IN_A_ROW, lambda games: summarize(games).best_streak)
    yield make_fact_goal("prisoner", "prisoners_won", "razboi")
    yield make_fact_goal("steal", "piles_stolen", "steal")
    yield make_fact_goal("protect", "piles_protected", "steal")
    yield make_single_match_goal("sober", lambda one: one.is_won, "drunkard")
    yield make_fact_goal("rounds", "rounds_won", "tod_und_leben", 3)
    yield make_fact_goal("house-war", "paid_war_win", "casino")
    yield make_fact_goal("richer", "cents", "casino")
    yield make_single_match_goal(
        "armed", lambda one: one.is_won and "wars_won" in one.facts, "armed"
    )
    yield make_collecting_goal("every-game", len(GAMES), lambda one: [one.record.game])
    yield make_collecting_goal("every-win", len(GAMES), find_won_games)
    yield make_collecting_goal("levels", len(list_opponent_names(USUAL_GAME)), find_beaten_levels)
    yield make_single_match_goal("together", lambda one: len(one.record.person_seats) > 1)
    yield make_collecting_goal("language", 2, find_languages)
    yield make_single_match_goal("daily", lambda one: DAILY in one.facts)
    yield Goal("week", DAYS_IN_A_ROW, count_longest_daily_streak)


GOALS: Mapping[str, Goal] = {goal.name: goal for goal in list_goals()}
"""All goals by name."""


def find_reached_goals(before: Sequence[PlayedGame], last: PlayedGame) -> list[Goal]:
    """Return the goals that the match `last` completed, after the matches `before` it."""
    after = [*before, last]
    return [
        goal for goal in GOALS.values() if goal.count(after) >= goal.needed > goal.count(before)
    ]
