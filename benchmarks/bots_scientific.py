"""Let Scientific War bots play matches against each other; seats and seeds are balanced.

    python benchmarks/bots_scientific.py duel A B [GAMES [FIRST_SEED]]         two players
    python benchmarks/bots_scientific.py field A B PLAYERS [GAMES [FIRST_SEED]]  one A among B's

A and B are names of bots in `MAKERS`, such as levels, or files FIELD.json written by
`training.train`. The bot of such a file is a professor that values cards among several players by
the weights in the file. A win gives 1 point, a draw a share of a point. Prints 95 % confidence
intervals and the time per choice. Times and the bots' deadlines are measured in processor time, so
other programs may run at the same time.

One professor among two that look one trick ahead ("one trick") won 41 % [34 to 48] of 200 matches.
The 99th percentile of the time for a choice was 56 ms on a busy machine.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from audiowar.bots.bot_interface import Bot, RandomBot
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.games.scientific.bots.characters import BOT_MAKERS, make_policy_by_player_count
from audiowar.games.scientific.bots.guess_by_habits import mix_replies_to_guesses
from audiowar.games.scientific.bots.linear_evaluator import LinearEvaluator, unpack_weights
from audiowar.games.scientific.bots.mixed_strategy_bot import MixedStrategyBot
from audiowar.games.scientific.bots.regret_matching_among_several import (
    LONG_MATCHING,
    make_regret_matching_policy,
)
from audiowar.games.scientific.bots.search_among_several import (
    PROFESSOR_SEARCH,
    make_two_trick_search_policy,
)
from audiowar.games.scientific.bots.two_player_searches import search_as_professor
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant

FORMER = make_policy_by_player_count(search_as_professor, mix_replies_to_guesses)
"""A predictable professor: if there are several opponents, it guesses their choices from how they
played before."""
ONE_TRICK = make_policy_by_player_count(
    search_as_professor, make_regret_matching_policy(LONG_MATCHING)
)
"""A professor that looks one trick ahead if there are several opponents."""
MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": SensibleBot,
    "one trick": lambda seed: MixedStrategyBot(seed, ONE_TRICK),
    "former": lambda seed: MixedStrategyBot(seed, FORMER),
    **BOT_MAKERS,
}


def get_bot_maker(name: str) -> Callable[[int], Bot]:
    """Return a function that makes the bot `name` of `MAKERS`.

    If `name` is the path of a JSON file, the bot is a professor with its linear weights.
    """
    if not name.endswith(".json"):
        return MAKERS[name]
    weights = unpack_weights(json.loads(Path(name).read_text(encoding="utf-8"))["linear"])
    matching = replace(
        PROFESSOR_SEARCH.first_trick_regret_matching,
        load_evaluator=cache(partial(LinearEvaluator, weights)),
    )
    crowd = make_two_trick_search_policy(
        replace(PROFESSOR_SEARCH, first_trick_regret_matching=matching)
    )
    return partial(MixedStrategyBot, policy=make_policy_by_player_count(search_as_professor, crowd))


def play(bots: Sequence[Bot], seed: int, took: dict[int, list[float]]) -> tuple[list[float], int]:
    """Play one match. Return each seat's points and the number of tricks.

    The processor seconds of each choice are added to `took`, by seat.
    """
    match = Match(get_variant("scientific"), len(bots), {}, SeededChance(seed))
    show_events(bots, match.start())
    while not match.end_event:
        seat = next(iter(match.questions))
        seen = project_view(match, seat)
        middle = time.thread_time()
        choice = bots[seat].choose(seen)
        took[seat].append(time.thread_time() - middle)
        show_events(bots, match.answer(seat, choice))
    named = match.end_event.seats
    return [(seat in named) / len(named) for seat in range(len(bots))], match.state.trick


def show_events(bots: Sequence[Bot], events: Sequence[Event]) -> None:
    """Let every bot observe the events as its seat may know them."""
    for event in events:
        for seat, bot in enumerate(bots):
            bot.observe(project_event(event, seat))


def compute_interval(points: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and the bounds of its 95 % interval (Wilson)."""
    n, p = len(points), sum(points) / len(points)
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return p, middle - half, middle + half


def play_matches(first: str, others: str, players: int, games: int, begin: int = 0) -> None:
    """Let one bot `first` play among bots `others`, equally often in every seat.

    Print the results.
    """
    points: list[float] = []
    tricks: list[int] = []
    times: list[float] = []
    makers = {name: get_bot_maker(name) for name in (first, others)}
    for number in range(games):
        place = number % players
        seed = begin + number // players
        names = [first if seat == place else others for seat in range(players)]
        bots = [makers[name](seed * 64 + seat) for seat, name in enumerate(names)]
        took: dict[int, list[float]] = {seat: [] for seat in range(players)}
        scored, length = play(bots, seed, took)
        points.append(scored[place])
        tricks.append(length)
        times += took[place]
    p, low, high = compute_interval(points)
    times.sort()
    print(
        f"{first} among {players - 1} {others}: {p:.1%} [{low:.1%} to {high:.1%}], {games} games, "
        f"{sum(tricks) / games:.0f} tricks, choice {1000 * sum(times) / len(times):.2f} ms mean, "
        f"{1000 * times[int(0.99 * len(times))]:.2f} ms p99, {1000 * times[-1]:.1f} ms most",
        flush=True,
    )


def main() -> None:

    words = sys.argv[1:]
    players = 2 if words[0] == "duel" else int(words[3])
    rest = words[3 if words[0] == "duel" else 4 :]
    play_matches(words[1], words[2], players, *(map(int, rest) if rest else [1000]))


if __name__ == "__main__":
    main()
