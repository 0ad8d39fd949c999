"""Goals for the player, each of which is reached by something worth learning.

Reached goals are not stored but found again in the finished games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from audiowar.bots.registry import list_opponents
from audiowar.rules.registry import GAMES, USUAL_GAME

from .game_record import DAILY
from .statistics import PlayedGame, can_come_back, summarize

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
    """Returns how much of `needed` is reached by some matches, which are in order."""
    game: str = ""
    """The only game in which the goal can be reached; "" for any."""


def reach_in_one_match(name: str, test: Callable[[PlayedGame], object], game: str = "") -> Goal:
    """Return a goal that is reached when `test` is true for one match."""

    def count(games: Sequence[PlayedGame]) -> int:
        return int(any(test(one) for one in games if not game or one.record.game == game))

    return Goal(name, 1, count, game)


def collect_different(name: str, needed: int, find: Find, game: str = "") -> Goal:
    """Return a goal that requires `needed` different things, which `find` finds in matches."""

    def count(games: Sequence[PlayedGame]) -> int:
        return len({thing for one in games for thing in find(one)})

    return Goal(name, needed, count, game)


def reach_by_fact(name: str, fact: str, game: str, least: int = 1) -> Goal:
    """Return a goal that requires a fact of one match to be at least `least`."""
    return reach_in_one_match(name, lambda one: one.facts.get(fact, 0) >= least, game)


def won_games(one: PlayedGame) -> Collection[str]:
    """Return the game of a match in a list if the match was won, otherwise nothing."""
    return [one.record.game] if one.is_won else []


def beaten_levels(one: PlayedGame) -> Collection[str]:
    """Return the level of the bots that were beaten in the default game, otherwise nothing."""
    own = one.record.game == USUAL_GAME and one.is_won
    return [one.level] if own and one.level in list_opponents(USUAL_GAME) else []


def played_languages(one: PlayedGame) -> Collection[str]:
    """Return the language of a match. Both scripts of Serbian count as one language."""
    return {one.record.language.partition("-")[0]} - {""}


def count_days(games: Sequence[PlayedGame]) -> int:
    """Return the largest number of days in a row with a deal of the day."""
    days = {date.fromisoformat(one.facts[DAILY]) for one in games if DAILY in one.facts}
    run = best = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(1) in days else 1
        best = max(best, run)
    return best


def is_from_few_cards(one: PlayedGame) -> bool:
    """Return whether a match was won after the player had very few cards."""
    return can_come_back(one) and one.facts["fewest_cards"] <= FEW_CARDS


def list_goals() -> Iterable[Goal]:
    """Yield all goals, easy ones first."""
    yield reach_in_one_match("first-win", lambda one: one.is_won)
    yield reach_by_fact("count", "count_won", USUAL_GAME)
    yield reach_by_fact("spy", "spy_won", USUAL_GAME)
    yield reach_in_one_match("swap", lambda one: one.is_won and "swaps" in one.facts, USUAL_GAME)
    yield reach_by_fact("two", "twos_won", USUAL_GAME)
    yield reach_by_fact("joker-war", "joker_wars", USUAL_GAME)
    yield reach_in_one_match(
        "revolution", lambda one: one.is_won and "own_revolutions" in one.facts, USUAL_GAME
    )
    yield reach_in_one_match("double-war", lambda one: one.facts.get("longest_war_won", 0) > 1)
    yield reach_in_one_match("big-pot", lambda one: one.facts.get("biggest_pot", 0) >= BIG_POT)
    yield reach_in_one_match("comeback", is_from_few_cards)
    yield reach_in_one_match(
        "many", lambda one: one.is_won and len(one.record.players) >= MANY_PLAYERS
    )
    yield Goal("streak", WINS_IN_A_ROW, lambda games: summarize(games).best_streak)
    yield reach_by_fact("prisoner", "prisoners_won", "razboi")
    yield reach_by_fact("steal", "piles_stolen", "steal")
    yield reach_by_fact("protect", "piles_protected", "steal")
    yield reach_in_one_match("sober", lambda one: one.is_won, "drunkard")
    yield reach_by_fact("rounds", "rounds_won", "tod_und_leben", 3)
    yield reach_by_fact("house-war", "paid_war_win", "casino")
    yield reach_by_fact("richer", "cents", "casino")
    yield reach_in_one_match("armed", lambda one: one.is_won and "wars_won" in one.facts, "armed")
    yield collect_different("every-game", len(GAMES), lambda one: [one.record.game])
    yield collect_different("every-win", len(GAMES), won_games)
    yield collect_different("levels", len(list_opponents(USUAL_GAME)), beaten_levels)
    yield reach_in_one_match("together", lambda one: len(one.record.people) > 1)
    yield collect_different("language", 2, played_languages)
    yield reach_in_one_match("daily", lambda one: DAILY in one.facts)
    yield Goal("week", DAYS_IN_A_ROW, count_days)


GOALS: Mapping[str, Goal] = {goal.name: goal for goal in list_goals()}


def find_reached(before: Sequence[PlayedGame], last: PlayedGame) -> list[Goal]:
    """Return the goals that the last match has reached, which those `before` had not."""
    after = [*before, last]
    return [
        goal for goal in GOALS.values() if goal.count(after) >= goal.needed > goal.count(before)
    ]
