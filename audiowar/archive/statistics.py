"""Statistics of the player's finished matches, in groups and over time, and their CSV file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import groupby, pairwise
from math import sqrt
from typing import Any

from .game_index import GameIndex
from .game_list_entry import GameRecord

CERTAINTY = 1.96
"""Standard deviations on each side of an interval of 95 percent."""
MAX_PERIODS = 12
MIN_PERIOD = 5
"""The most periods into which matches are divided, and the fewest matches in a period."""


@dataclass(frozen=True)
class PlayedGame:
    """A finished match of the player."""

    record: GameRecord
    facts: Mapping[str, Any]
    """The result of `compute_facts`."""

    @property
    def file(self) -> str:
        """The path relative to the folder of saves, with slashes."""
        return self.record.file

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.record.game

    @property
    def day(self) -> str:
        """The day on which it ended, in ISO 8601."""
        return self.record.ended[:10]

    @property
    def outcome(self) -> str:
        """The player's result: "won", "lost" or "drawn". In games for money a gain is a win."""
        return self.record.own_result

    @property
    def is_won(self) -> bool:
        """Whether the player has won."""
        return self.outcome == "won"

    @property
    def level(self) -> str:
        """The bot in all other seats; "mixed" for different bots, "" for people or nobody."""
        found = {bot for seat, bot in self.record.bots.items() if seat != self.record.seat}
        if len(self.record.person_seats) > 1 or not found:
            return ""
        return next(iter(found)) if len(found) == 1 else "mixed"

    @property
    def other_people(self) -> tuple[str, ...]:
        """The names of the other people."""
        record = self.record
        return tuple(record.players[seat] for seat in record.person_seats if seat != record.seat)


def select_games_from_deal(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the finished matches that began with a deal, not in the middle; oldest first."""
    whole = (one for one in games if one.record.is_over and "from_position" not in one.facts)
    return sorted(whole, key=lambda one: (one.record.ended, one.record.file))


def list_played_games(index: GameIndex) -> list[PlayedGame]:
    """Return the finished matches of an index that have facts, oldest first."""
    found = ((record, index.find_facts(record.file)) for record in index.records())
    return select_games_from_deal(
        PlayedGame(record, facts) for record, facts in found if facts is not None
    )


@dataclass(frozen=True)
class Statistics:
    """The statistics of some matches."""

    games: int
    won: int
    drawn: int
    low: int
    """The lower end of the 95 percent interval of the chance to win, in percent."""
    high: int
    """The upper end of that interval."""
    streak: int
    """The current number of wins in a row."""
    best_streak: int
    """The largest number of wins in a row."""
    comeback: int
    """The smallest number of own cards before a win; 0 if there is none."""
    longest_war: int
    """The largest number of wars before somebody took the cards."""
    biggest_pot: int
    """The largest number of cards that the player took at once."""
    wars_won: int
    jokers_won: int
    """The number of tricks that the player won with a joker."""
    revolutions: int
    tricks: int


def summarize(games: Sequence[PlayedGame]) -> Statistics:
    """Return the statistics of matches, given oldest first."""
    outcomes = [one.is_won for one in games]
    won = sum(outcomes)
    low, high = wilson_interval_percent(won, len(games))
    streaks = [len(list(run)) if is_won else 0 for is_won, run in groupby(outcomes)]
    comebacks = [one.facts["fewest_cards"] for one in games if can_be_comeback(one)]
    return Statistics(
        games=len(games),
        won=won,
        drawn=sum(one.outcome == "drawn" for one in games),
        low=low,
        high=high,
        streak=streaks[-1] if streaks else 0,
        best_streak=max(streaks, default=0),
        comeback=min(comebacks, default=0),
        longest_war=max((one.facts.get("longest_war", 0) for one in games), default=0),
        biggest_pot=max((one.facts.get("biggest_pot", 0) for one in games), default=0),
        wars_won=sum(one.facts.get("wars_won", 0) for one in games),
        jokers_won=sum(one.facts.get("jokers_won", 0) for one in games),
        revolutions=sum(one.facts.get("revolutions", 0) for one in games),
        tricks=sum(one.record.tricks for one in games),
    )


def can_be_comeback(game: PlayedGame) -> bool:
    """Return whether a match was won in which owned cards decide, not money or rounds."""
    wins_by_cards = game.record.result in ("win", "limit") and game.is_won
    return wins_by_cards and "fewest_cards" in game.facts and "rounds_won" not in game.facts


def wilson_interval_percent(won: int, games: int) -> tuple[int, int]:
    """Return Wilson's 95 percent interval of a share, as two percentages."""
    if not games:
        return 0, 100
    share, z2 = won / games, CERTAINTY**2
    middle = share + z2 / (2 * games)
    around = CERTAINTY * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    low, high = ((middle + side) / (1 + z2 / games) for side in (-around, around))
    return round(100 * max(0.0, low)), round(100 * min(1.0, high))


GROUPS: Mapping[str, Callable[[PlayedGame], Iterable[str]]] = {
    "game": lambda one: [one.record.game],
    "level": lambda one: [one.level] if one.level else [],
    "players": lambda one: [str(len(one.record.players))],
    "people": lambda one: one.other_people,
    "month": lambda one: [one.record.ended[:7]],
}
"""By the name of a grouping, the function that returns a match's groups. There may be several."""


def group_games(games: Iterable[PlayedGame], by: str) -> dict[str, list[PlayedGame]]:
    """Return the matches of each group of a grouping in GROUPS.

    The largest group comes first; months and numbers of players are in order.
    """
    found: dict[str, list[PlayedGame]] = {}
    for one in games:
        for name in GROUPS[by](one):
            found.setdefault(name, []).append(one)
    if by in ("month", "players"):
        return dict(sorted(found.items(), key=lambda item: item[0].rjust(9)))
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


@dataclass(frozen=True)
class Period:
    """Some consecutive matches, and their share of wins or of good choices."""

    first: int
    last: int
    """The numbers of the first and the last match, from 1."""
    share: float
    """From 0 to 1."""


def average_by_period(shares: Sequence[float]) -> list[Period]:
    """Return the average of each period, if there are enough matches for one.

    `shares` has, for each match, 1 or 0 for a win or none, or its share of good choices.
    """
    count = min(MAX_PERIODS, len(shares) // MIN_PERIOD)
    bounds = [round(n * len(shares) / count) for n in range(count + 1)] if count else []
    return [
        Period(first + 1, last, sum(shares[first:last]) / (last - first))
        for first, last in pairwise(bounds)
    ]


def statistics_as_csv(games: Sequence[PlayedGame]) -> str:
    """Return the statistics of all groups as comma-separated values."""
    names = [field.name for field in fields(Statistics)]
    rows = [["group", "name", *names]]
    for by in ("all", *GROUPS):
        groups = {"": list(games)} if by == "all" else group_games(games, by)
        for name, members in groups.items():
            rows.append([by, name, *map(str, vars(summarize(members)).values())])
    return "".join(",".join(map(quote_value, row)) + "\r\n" for row in rows)


def quote_value(value: str) -> str:
    """Return a value for a CSV file, quoted so that no program takes a name for a formula."""
    value = f"'{value}" if value[:1] in tuple("=+-@\t\r") and value else value
    return f'"{value.replace(chr(34), chr(34) * 2)}"' if set(value) & set(',"\r\n') else value
