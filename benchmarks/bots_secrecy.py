"""Check that cards which bots may not see change neither their choices nor their thinking times.

    python -m benchmarks.bots_secrecy [--pairs N] [--cores N]

Two bots with the same random numbers see the same match up to a question. Before the second bot
answers it, all cards that its seat may not see are replaced by random ones. Both must have the same
view and make the same choice. In a second comparison, the cards that only the seat itself sees are
replaced too, and the thinking time must stay the same.

Prints the pairs and the differences by game and number of players. The pairs are shared evenly
among all bots of the games in which players choose.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from functools import partial
from itertools import groupby
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from audiowar.bots.bot_interface import Bot
from audiowar.bots.registry import DEFAULT_BOT, list_opponent_names, make_bot
from audiowar.rules.events import Seat
from audiowar.rules.projection import project_event, project_view
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import FixedPace
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from tests.rules.conformance import restore, scrambled, shown_again, snapshot

OPTIONS: dict[str, dict[str, Any]] = {"razboi": {"prisoners": "on"}, "casino": {"rounds": 30}}
PLAYERS = {
    "scientific": (2, 3, 4, 8),
    "armed": (2, 3, 4),
    "steal": (2, 3, 4),
    "razboi": (3, 4, 8),
    "casino": (1, 4),
}
"""The games in which players choose, each with the numbers of players to compare."""
SHARE = 0.2
"""The share of questions at which a pair is compared."""


class Kind(NamedTuple):
    """The kind of match in which pairs are compared."""

    game: str
    players: int
    bot: str


class Found(NamedTuple):
    """How many pairs were compared, and how many differed in their choices and in their times."""

    pairs: int = 0
    choices: int = 0
    times: int = 0


KINDS = [
    Kind(game, players, bot)
    for game, numbers in PLAYERS.items()
    for players in numbers
    for bot in list_opponent_names(game)
]


def compare(kind: Kind, pairs: int) -> Found:
    """Compare `pairs` pairs of choices in matches of one kind. Play as many matches as needed."""
    found, seed = Found(), 0
    while found.pairs < pairs:
        more = compare_in_match(kind, seed, pairs - found.pairs)
        found = Found(*(a + b for a, b in zip(found, more, strict=True)))
        seed += 1
    return found


def compare_in_match(kind: Kind, seed: int, most: int) -> Found:
    """Compare at most `most` pairs, at random questions of a match that the usual bots play."""
    header = Header(kind.game, ("A",) * kind.players, OPTIONS.get(kind.game, {}), seed)
    runner, dice, pairs = start_match(header), Random(f"{kind} {seed}"), 0
    players = [make_bot(DEFAULT_BOT, kind.game, seed * 8 + seat) for seat in range(kind.players)]
    choices = times = told = 0
    match = runner.table.match
    while not match.end_event and pairs < most:
        for step in runner.log[told:]:
            show(runner, players, step.events)
        told = len(runner.log)
        if not match.questions:
            runner.advance(runner.last_event_number)
            continue
        seat = dice.choice(sorted(match.questions))
        if dice.random() < SHARE:
            make = partial(make_bot, kind.bot, kind.game, pairs)
            pairs += 1
            choices += not chooses_alike(runner, seat, make, dice)
            times += not takes_same_time(runner, seat, dice)
        choice = players[seat].choose(project_view(match, seat))
        runner.answer(seat, match.questions[seat].number, choice)
    return Found(pairs, choices, times)


def start_match(header: Header) -> TableRunner:
    """Start a match in which every seat has a bot's pace."""
    runner = TableRunner(Table(header), None, FixedPace())
    runner.answer_functions_by_bot_seat = dict.fromkeys(range(len(header.seats)), lambda: None)
    runner.start()
    return runner


def show(runner: TableRunner, bots: list[Bot], events: Any) -> None:
    """Let the bot of each seat observe events."""
    for seat, bot in enumerate(bots):
        for event in events:
            bot.observe(project_event(event, seat))


def chooses_alike(runner: TableRunner, seat: Seat, make: Callable[[], Bot], dice: Random) -> bool:
    """Return whether an equal bot makes the same choice after hidden cards are replaced."""
    game, seen = runner.table.match, [event for step in runner.log for event in step.events]
    first, second = make(), make()
    for event in seen:
        first.observe(project_event(event, seat))
        second.observe(project_event(event, seat))
    before = project_view(game, seat)
    choice, saved = first.choose(before), snapshot(game)
    scrambled(game, seat, dice)
    shown_again(game, seat, before.peek)
    after = project_view(game, seat)
    alike = after == before and second.choose(after) == choice
    restore(game, saved)
    return alike


def takes_same_time(runner: TableRunner, seat: Seat, dice: Random) -> bool:
    """Return whether a bot thinks as long after all cards that are not public are replaced."""
    match = runner.table.match
    question, saved = match.questions[seat], snapshot(match)
    seconds = runner._answer_delay(question)
    scrambled(match, None, dice)
    alike = runner._answer_delay(question) == seconds
    restore(match, saved)
    return alike


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=4000)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    each = -(-wanted.pairs // len(KINDS))
    with Pool(wanted.cores) as pool:
        found = pool.map(partial(compare, pairs=each), KINDS, 1)
    print("| game | players | bots | pairs | other choices | other times |")
    print("| --- | --- | --- | --- | --- | --- |")
    rows = groupby(zip(KINDS, found, strict=True), lambda one: one[0][:2])
    for (game, players), group in rows:
        results = [result for _, result in group]
        sums = map(sum, zip(*results, strict=True))
        print(f"| {game} | {players} | {len(results)} | {' | '.join(map(str, sums))} |")
    totals = map(sum, zip(*found, strict=True))
    print(f"| all | | {len(KINDS)} | {' | '.join(map(str, totals))} |")


if __name__ == "__main__":
    main()
