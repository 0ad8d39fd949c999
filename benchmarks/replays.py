"""Random games of every kind, with random options and players, written, read and replayed.

    python -m benchmarks.replays [GAMES]

Prints for each game how many were played and the median of their tricks; ends with status 1 at
the first line that is refused or differs.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import defaultdict

from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.rules.variant import Option, Variant
from audiowar.session.replay import Differs, Replay
from audiowar.session.table import Table
from audiowar.session.transcript import Damaged, Header, read, write


def random_header(variant: Variant, seed: int) -> Header:
    """Return a game with random players and options, short enough to be one of many."""
    dice = random.Random(f"{variant.name} {seed}")
    while True:
        players = dice.choice(list(variant.players))
        options = {o.name: value(o, dice) for o in variant.options if dice.random() < 0.7}
        if any(option.name == "trick_limit" for option in variant.options):
            options.setdefault("trick_limit", dice.choice((1, 10, 100, 1000)))
        if variant.name == "casino":
            options["rounds"] = dice.choice((1, 5, 30))
        try:
            full = variant.full_options(options, players)
        except Refused:
            continue
        return Header(variant.name, tuple(f"P{n}" for n in range(players)), full, seed)


def value(option: Option, dice: random.Random) -> int | str:
    """Return an allowed value, small where the option is a wide range."""
    if isinstance(option.values, range):
        low, high = option.values[0], option.values[-1]
        return dice.randint(max(low, 1), min(high, low + 200))
    return dice.choice(option.values)


def play(header: Header) -> tuple[Table, str]:
    """Play a random game; return its table and its transcript."""
    table, dice = Table(header), random.Random(header.seed)
    events = list(table.start())
    while not table.game.finished:
        questions = table.game.questions
        if questions:
            seat = dice.choice(sorted(questions))
            choices = questions[seat].choices
            events += table.answer(seat, choices[dice.randrange(len(choices))])  # type: ignore[index]
        else:
            events += table.advance()
    return table, write(table.header, events)


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    tricks: dict[str, list[int]] = defaultdict(list)
    names = list(GAMES)
    for seed in range(wanted):
        name = names[seed % len(names)]
        table, text = play(random_header(GAMES[name], seed))
        try:
            replay = Replay(*read(text))
            again = [event for step in replay for event in step]
            assert write(replay.header, again) == text, "other bytes"
        except (Differs, Damaged, Refused, AssertionError) as error:
            print(name, seed, repr(error))
            return 1
        tricks[name].append(table.game.state.trick)
    for name, seen in tricks.items():
        print(f"{name:14} {len(seen):6} games, median {statistics.median(seen):.0f} tricks")
    print(f"{wanted} games written, read and replayed without a differing line")
    return 0


if __name__ == "__main__":
    sys.exit(main())
