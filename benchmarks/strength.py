"""Print how often the bots win against each other, next to the intended shares.

    python -m benchmarks.strength [PART ...] [--players N ...] [--games N] [--first SEED]

One bot plays among others of one kind, equally often in every seat. A win gives 1 point, a draw a
share of a point. Intervals are 95 % intervals (Wilson). Rows with slow bots play fewer games; each
row says how many. `STRENGTH.md` contains what this program prints.

Some players are not levels. "highest" always plays the highest card, the lowest if the order is
reversed, and jokers last. "not turned" does the same, but ignores a reversed order. "one trick" is
a professor that looks one trick ahead among several.
"""

from __future__ import annotations

import math
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from multiprocessing import get_context

from audiowar.bots.bot_interface import Bot, GeneratorOrSeed, RandomBot
from audiowar.bots.registry import TEST_BOTS, list_opponent_names, make_bot
from audiowar.games.scientific.bots.characters import BOT_MAKERS, make_policy_by_player_count
from audiowar.games.scientific.bots.load_evaluators import load_linear_evaluator_for_several
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategyBot
from audiowar.games.scientific.bots.regret_matching_among_several import (
    make_regret_matching_policy,
)
from audiowar.games.scientific.bots.two_player_searches import search_as_professor
from audiowar.rules.cards import JOKER_RANK
from audiowar.rules.events import Choice, End, Event
from audiowar.rules.registry import get_variant
from audiowar.rules.view import View
from audiowar.storage.match_transcript import Header
from audiowar.table.bot_tournament import play_match
from audiowar.table.rating_model import compute_win_share
from audiowar.table.table import Table

Aim = tuple[float, float]
"""The smallest and the largest intended share of points."""
SLOW_BOTS = ("professor", "one trick")
"""The bots with which only a quarter of the games are played."""
ONE_TRICK = make_policy_by_player_count(
    search_as_professor, make_regret_matching_policy(120, load_linear_evaluator_for_several, 0.12)
)


class HighCardBot:
    """Always plays the highest card, jokers last.

    With `knows_order`, it plays the lowest card while the order of strength is reversed.
    """

    def __init__(self, _: GeneratorOrSeed, *, knows_order: bool) -> None:
        self._knows_order = knows_order

    def observe(self, event: Event) -> None:
        """Ignore events."""

    def choose(self, view: View) -> Choice:
        sign = -1 if view.reversed and self._knows_order else 1
        cards = [card for card in view.open_question.choices if isinstance(card, int)]
        return max(cards, key=lambda card: (card >> 2 != JOKER_RANK, sign * (card >> 2)))


PLAYERS: Mapping[str, Callable[[GeneratorOrSeed], Bot]] = {
    "any card": RandomBot,
    "highest": lambda seed: HighCardBot(seed, knows_order=True),
    "not turned": lambda seed: HighCardBot(seed, knows_order=False),
    "one trick": lambda seed: MixedStrategyBot(seed, ONE_TRICK),
}
"""The players that are not levels."""


OPTIONS: Mapping[str, dict[str, int | str]] = {"razboi": {"prisoners": "on"}}
"""The options without which players of a game would have no choices."""


def make_table(game: str, players: int, seed: int) -> Table:
    """Return a table whose match has not begun."""
    return Table(Header(game, (*TEST_BOTS,) * players, OPTIONS.get(game, {}), seed))


@dataclass(frozen=True)
class Row:
    """A row of a table: one bot among other bots that are all of one kind.

    `aim` is the intended share of points, or None if there is no intention.
    """

    first: str
    others: str
    players: int
    aim: Aim | None = None
    game: str = "scientific"

    def count_games(self, games: int) -> int:
        """Return how many games are played, a multiple of the number of players."""
        share = 4 if {self.first, self.others} & {*SLOW_BOTS} else 1
        return max(1, games // share // self.players) * self.players


def list_ladder() -> Iterator[Row]:
    """Yield each level among bots of the level below."""
    for players in (2, 3, 4, 8):
        fair = 1 / players
        aim = {2: (0.6, 0.7), 8: (fair, 1.0)}.get(players, (fair + 0.1, fair + 0.2))
        for lower, higher in pairwise(BOT_MAKERS):
            yield Row(higher, lower, players, aim)


def list_rows_against_naive() -> Iterator[Row]:
    """Yield the levels against bots that do not think, or have just learnt the rules."""
    above = [*BOT_MAKERS][[*BOT_MAKERS].index("amateur") :]
    for players in (2, 3, 4):
        aim = (0.55 if players == 2 else 1 / players + 0.08, 1.0)
        for level in BOT_MAKERS:
            yield Row(level, "highest", players, aim if level in above else None)
    for players, newcomer in ((2, (0.45, 0.6)), (3, (0.3, 1.0)), (4, None)):
        for level in BOT_MAKERS:
            yield Row("not turned", level, players, newcomer if level == "newcomer" else None)


def list_rows_of_searches() -> Iterator[Row]:
    """Yield professors among bots that look one trick ahead."""
    for players, least in ((3, 0.6), (4, 0.5), (8, 0.35)):
        yield Row("professor", "one trick", players, (least, 1.0))


def list_rows_of_other_games() -> Iterator[Row]:
    """Yield the levels of the other games in which players choose."""
    for game in ("steal", "razboi", "armed"):
        for players in (3, 4) if game == "razboi" else (2, 3, 4):
            if players in get_variant(game).players:
                levels = ("any card", *list_opponent_names(game))
                for lower, higher in pairwise(levels):
                    yield Row(higher, lower, players, (1 / players, 1.0), game)


PARTS: Mapping[str, tuple[str, Callable[[], Iterator[Row]]]] = {
    "ladder": ("Each level among those of the level below", list_ladder),
    "naive": ("Each level among bots that do not think", list_rows_against_naive),
    "searches": ("The professor and bots that look one trick ahead", list_rows_of_searches),
    "games": ("Other games", list_rows_of_other_games),
}


def play(row: Row, number: int) -> float:
    """Play one match; return the points of the row's first bot."""
    seat, seed = number % row.players, number // row.players
    bots: list[Bot] = []
    for place in range(row.players):
        name = row.first if place == seat else row.others
        make = PLAYERS.get(name)
        bot_seed = number * 64 + place
        bots.append(make(bot_seed) if make else make_bot(name, row.game, bot_seed))
    end = play_match(make_table(row.game, row.players, seed), bots)[-1]
    assert isinstance(end, End)
    return compute_win_share(row.game, end, seat, row.players)


def compute_interval(points: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and the bounds of its 95 % interval (Wilson)."""
    n, p = len(points), sum(points) / len(points)
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return p, middle - half, middle + half


def describe(row: Row, points: list[float]) -> str:
    """Return a row of the table in Markdown."""
    rate, low, high = compute_interval(points)
    game = "" if row.game == "scientific" else f"{row.game}: "
    found = f"{rate:.1%} [{low:.1%} to {high:.1%}]"
    aim, met = "", ""
    if row.aim is not None:
        least, most = row.aim
        aim = f"≥ {least:.0%}" if most == 1 else f"≤ {most:.0%}" if not least else ""
        aim = aim or f"{least:.0%} to {most:.0%}"
        within = low <= most and high >= least
        met = "yes" if least <= rate <= most else "unsure" if within else "no"
    cells = (row.players, game + row.first, row.others, found, len(points), aim, met)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--players", type=int, nargs="+", help="only rows of so many players")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    for part in wanted.parts or PARTS:
        title, rows = PARTS[part]
        print(f"\n## {title}\n\n| players | bot | among | wins | games | aim | met |")
        print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
        for row in rows():
            if wanted.players and row.players not in wanted.players:
                continue
            games = row.count_games(wanted.games)
            with get_context("fork").Pool(wanted.cores) as pool:
                numbers = range(wanted.first * row.players, wanted.first * row.players + games)
                points = pool.map(partial(play, row), numbers, 4)
            print(describe(row, points), flush=True)
            print(f"{part}: {row.first} among {row.others}", file=sys.stderr)


if __name__ == "__main__":
    main()
