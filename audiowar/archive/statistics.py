"""Statistics of the player's finished matches, in groups and over time, and their CSV file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import groupby, pairwise
from math import floor, sqrt
from typing import Any

from .game_index import GameIndex
from .game_list_entry import DAILY_FIELD, GameListEntry

DEVIATIONS_IN_95_PERCENT = 1.96
"""95 percent of a normal distribution are within this many standard deviations of its mean."""
MAX_PERIOD_COUNT = 12
"""The maximum number of periods."""
MIN_MATCHES_PER_PERIOD = 5
"""The minimum number of matches in a period."""


@dataclass(frozen=True)
class FinishedMatch:
    """A finished match of the player."""

    entry: GameListEntry
    facts: Mapping[str, Any]
    """What `JudgedMatch` has counted in the match, such as how many wars it had."""

    @property
    def is_won(self) -> bool:
        """Whether the player has won. In games for money a gain is a win."""
        return self.entry.own_result == "won"

    @property
    def deal_day(self) -> str:
        """The date of the deal of the day that was played, in ISO 8601; "" for other matches."""
        day: str = self.facts.get(DAILY_FIELD, "")
        return day

    @property
    def opponent_level(self) -> str:
        """The name of the bot in all other seats, or "mixed" for different bots.

        It is "" if there are no bots, or if other people played.
        """
        bots = {bot for seat, bot in self.entry.bots.items() if seat != self.entry.seat}
        if len(self.entry.person_seats) > 1 or not bots:
            return ""
        return next(iter(bots)) if len(bots) == 1 else "mixed"


def select_matches_begun_with_deal(matches: Iterable[FinishedMatch]) -> list[FinishedMatch]:
    """Return the finished matches that did not begin with a given position, oldest first.

    Of a match with several endings, on two computers, only the longest version counts.
    """
    longest: dict[str, FinishedMatch] = {}
    for one in matches:
        if one.entry.is_over and "from_position" not in one.facts:
            name = one.entry.match_id if one.entry.is_dated else one.entry.file
            other = longest.setdefault(name, one)
            if (one.entry.events, one.entry.file) > (other.entry.events, other.entry.file):
                longest[name] = one
    return sorted(longest.values(), key=lambda one: (one.entry.ended_at, one.entry.file))


def list_matches_begun_with_deal(index: GameIndex) -> list[FinishedMatch]:
    """Return the player's finished matches in an index, oldest first.

    Matches that began with a given position, that break the rules, or whose facts are not counted
    yet, are left out.
    """
    games = (entry for entry in index.list_entries() if not entry.is_of_other_player)
    with_facts = (
        (entry, index.find_facts(entry.file)) for entry in games if not entry.refused_line
    )
    return select_matches_begun_with_deal(
        FinishedMatch(entry, facts) for entry, facts in with_facts if facts is not None
    )


def list_refused_matches(index: GameIndex) -> list[GameListEntry]:
    """Return the player's finished matches that break the rules, the last played first."""
    entries = (entry for entry in index.list_entries() if not entry.is_of_other_player)
    return [entry for entry in entries if entry.refused_line and entry.is_over]


@dataclass(frozen=True)
class Statistics:
    """The statistics of some matches."""

    games: int
    won: int
    drawn: int
    low: int
    high: int
    """`low` and `high` are the 95 percent interval of the chance to win, in percent."""
    streak: int
    """The current number of wins in a row."""
    best_streak: int
    comeback: int
    """The fewest cards that the player had at some time in a match that was won; 0 for none."""
    longest_war: int
    """The largest number of wars in a row, of any players, before somebody took the cards."""
    biggest_pot: int
    """The largest number of cards that the player took with one trick."""
    wars_won: int
    jokers_won: int
    """The number of tricks that the player won with a joker."""
    revolutions: int
    tricks: int


def compute_statistics(matches: Sequence[FinishedMatch]) -> Statistics:
    """Return the statistics of `matches`, which must be in order, the oldest first."""
    outcomes = [one.is_won for one in matches]
    won = sum(outcomes)
    low, high = compute_wilson_interval_in_percent(won, len(matches))
    streaks = [len(list(run)) if is_won else 0 for is_won, run in groupby(outcomes)]
    comebacks = [one.facts["fewest_cards"] for one in matches if can_count_as_comeback(one)]
    return Statistics(
        games=len(matches),
        won=won,
        drawn=sum(one.entry.own_result == "drawn" for one in matches),
        low=low,
        high=high,
        streak=streaks[-1] if streaks else 0,
        best_streak=max(streaks, default=0),
        comeback=min(comebacks, default=0),
        longest_war=max((one.facts.get("longest_war", 0) for one in matches), default=0),
        biggest_pot=max((one.facts.get("biggest_pot", 0) for one in matches), default=0),
        wars_won=sum(one.facts.get("wars_won", 0) for one in matches),
        jokers_won=sum(one.facts.get("jokers_won", 0) for one in matches),
        revolutions=sum(one.facts.get("revolutions", 0) for one in matches),
        tricks=sum(one.entry.tricks for one in matches),
    )


def can_count_as_comeback(match: FinishedMatch) -> bool:
    """Return whether the player won a match that is decided by cards, not by money or rounds."""
    wins_by_cards = match.entry.result in ("win", "limit") and match.is_won
    return wins_by_cards and "fewest_cards" in match.facts and "rounds_won" not in match.facts


def compute_wilson_interval_in_percent(won: int, total: int) -> tuple[int, int]:
    """Return the limits of Wilson's 95 percent interval for a share, as percentages."""
    if not total:
        return 0, 100
    share, z2 = won / total, DEVIATIONS_IN_95_PERCENT**2
    middle = share + z2 / (2 * total)
    around = DEVIATIONS_IN_95_PERCENT * sqrt(share * (1 - share) / total + z2 / (4 * total**2))
    low, high = ((middle + side) / (1 + z2 / total) for side in (-around, around))
    return to_percent(max(0.0, low)), to_percent(min(1.0, high))


def to_percent(share: float) -> int:
    """Return a share, from 0 to 1, as a whole percentage. Halves are rounded up."""
    return floor(100 * share + 0.5)


MATCH_GROUPINGS: Mapping[str, Callable[[FinishedMatch], Iterable[str]]] = {
    "game": lambda one: [one.entry.game],
    "level": lambda one: [one.opponent_level] if one.opponent_level else [],
    "players": lambda one: [str(len(one.entry.players))],
    "people": lambda one: [
        one.entry.players[seat] for seat in one.entry.person_seats if seat != one.entry.seat
    ],
    "month": lambda one: [one.entry.ended[:7]],
}
"""For each way of grouping matches, the function that returns the groups of a match."""


def group_matches(matches: Iterable[FinishedMatch], by: str) -> dict[str, list[FinishedMatch]]:
    """Return the matches of each group. `by` is one of MATCH_GROUPINGS.

    The largest group comes first, but months and numbers of players are in their natural order.
    """
    groups: dict[str, list[FinishedMatch]] = {}
    for one in matches:
        for name in MATCH_GROUPINGS[by](one):
            groups.setdefault(name, []).append(one)
    if by in ("month", "players"):
        return dict(sorted(groups.items(), key=lambda item: item[0].rjust(9)))
    return dict(sorted(groups.items(), key=lambda item: -len(item[1])))


@dataclass(frozen=True)
class Period:
    """Some consecutive matches, and their share of wins or of good choices."""

    first_match_number: int
    last_match_number: int
    """`first_match_number` and `last_match_number` are numbers of matches, counted from 1."""
    share: float
    """The share of wins or of good choices in these matches, from 0 to 1."""


def average_by_period(shares: Sequence[float]) -> list[Period]:
    """Return the average of each period. If there are too few matches, there are no periods.

    `shares` has one number for each match: its share of good choices, or 1 for a win and 0
    otherwise.
    """
    count = min(MAX_PERIOD_COUNT, len(shares) // MIN_MATCHES_PER_PERIOD)
    bounds = [round(n * len(shares) / count) for n in range(count + 1)] if count else []
    return [
        Period(first + 1, last, sum(shares[first:last]) / (last - first))
        for first, last in pairwise(bounds)
    ]


def format_statistics_as_csv(matches: Sequence[FinishedMatch]) -> str:
    """Return the statistics of all groups as comma-separated values."""
    names = [field.name for field in fields(Statistics)]
    rows = [["group", "name", *names]]
    for by in ("all", *MATCH_GROUPINGS):
        groups = {"": list(matches)} if by == "all" else group_matches(matches, by)
        for name, members in groups.items():
            rows.append([by, name, *map(str, vars(compute_statistics(members)).values())])
    return "".join(",".join(map(quote_csv_value, row)) + "\r\n" for row in rows)


def quote_csv_value(value: str) -> str:
    """Quote a value for a CSV file. An apostrophe keeps spreadsheets from computing a formula."""
    value = f"'{value}" if value[:1] in tuple("=+-@\t\r") and value else value
    return f'"{value.replace(chr(34), chr(34) * 2)}"' if set(value) & set(',"\r\n') else value
