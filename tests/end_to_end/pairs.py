"""Enter and another key, again and again: which outcomes were told never, or more than once.

`python -m tests.end_to_end.pairs WAY [--pairs 200] [--seed 1] [--game scientific] [--players 3]
[--lang en] [--pace 15] [--listen]` plays the real program as an impatient person does, beside bots
that think, but listens after each pair, and prints what was lost and repeated. With `--listen` only
Enter is pressed, so that everything is heard to its end. `--pace` is that of the voice, in
characters a second. WAY: `server`, the window through a speech server; `orca`, the same beside a
running Orca; `tree`, the window that only Orca reads; `voice`, the window with the voice that the
program brings; `terminal`. The page is played so by `python -m tests.web.outcomes`.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from .rig.listening import WAYS, Way, Window
from .rig.outcomes import Game, Outcome, sentences
from .rig.paced import CHARACTERS

KEYS = ("down", "up", "right", "left", "home", "end", "r", "e", "t", "p", "h", "x")
LEAST, MOST = 0.1, 1.5
"""Seconds from Enter to the next key."""
READY = 20.0
"""Seconds that the others may take to choose."""
STARTED = 60.0
"""Seconds until the game is there and has told how it begins."""
CALM = 2.0
"""Seconds of silence after which nothing more is told."""


@dataclass
class Tally:
    """What came of the pairs."""

    pairs: int = 0
    outcomes: int = 0
    lost: list[Outcome] = field(default_factory=list)
    repeated: list[Outcome] = field(default_factory=list)


def play(
    way: Way,
    language: str,
    pairs: int,
    chance: random.Random,
    patient: int = 0,
) -> Tally:
    """Play one game until it is over or so many pairs were pressed; judge what was heard.

    After each pair everything is heard. Of the first `patient` pairs only Enter is pressed.
    """
    wait(lambda: bool(way.get_heard_texts()) and any(way.home.rglob("*.jsonl")), STARTED)
    table, tally = Game(way.home, language), Tally()
    listen(way)
    marks: list[int] = []
    before = len(way.get_heard_texts())
    while tally.pairs < pairs and not table.view().over:
        if chance.random() < 0.5:
            wait(table.is_ready, READY)
        way.press(chance.choice(["home", "end"]))
        time.sleep(chance.uniform(0.2, 0.6))
        way.press("enter")
        if tally.pairs >= patient:
            time.sleep(chance.uniform(LEAST, MOST))
            way.press(chance.choice(KEYS))
        wait(table.is_ready, READY)
        listen(way)
        # What has happened since the last look was told after what was heard by then.
        marks += [before] * (len(table.outcomes()) - len(marks))
        before = len(way.get_heard_texts())
        tally.pairs += 1
    tally.outcomes = len(marks)
    tally.lost, tally.repeated = judge(table.outcomes(), marks, way.get_heard_texts())
    return tally


def judge(
    outcomes: list[Outcome], marks: list[int], heard: list[str]
) -> tuple[list[Outcome], list[Outcome]]:
    """Find the outcomes that nobody heard, and those of sentences that were heard once too often.

    `marks`: how much had been heard when each happened. Since everything is heard out after each
    pair, an outcome is told before the next mark. What comes later tells it again.
    """
    told = [(place, one) for place, text in enumerate(heard) for one in sentences(text)]
    lost: list[Outcome] = []
    repeated: list[Outcome] = []
    happened: list[Demand] = []
    bounds = [*sorted(set(marks)), len(heard)]
    for begin, end in pairwise(bounds):
        recent = [one for one, mark in zip(outcomes, marks, strict=True) if mark == begin]
        new = [Demand(one, texts) for one in recent for texts in one.list_sentences()]
        happened += new
        window = [one for place, one in told if begin <= place < end]
        fulfilled = match(new, window)
        missing = [id(one.outcome) for one in new if one not in fulfilled.values()]
        lost += [one for one in recent if id(one) in missing]
        for number, sentence in enumerate(window):
            if number not in fulfilled:
                tellers = [one.outcome for one in happened if one.is_told_by(sentence)]
                repeated += tellers[-1:]
    return lost, repeated


@dataclass(frozen=True, eq=False)
class Demand:
    """A sentence of an outcome that must be told, in one of these ways."""

    outcome: Outcome
    texts: tuple[str, ...]

    def is_told_by(self, sentence: str) -> bool:
        return any(text in sentence for text in self.texts)


def match(demands: list[Demand], window: list[str]) -> dict[int, Demand]:
    """Return for as many demands as possible the number of a sentence that tells each of them."""
    matched: dict[int, Demand] = {}

    def find_place(demand: Demand, tried: set[int]) -> bool:
        for number, sentence in enumerate(window):
            if number not in tried and demand.is_told_by(sentence):
                tried.add(number)
                if number not in matched or find_place(matched[number], tried):
                    matched[number] = demand
                    return True
        return False

    for demand in demands:
        find_place(demand, set())
    return matched


def listen(way: Way, longest: float = 180.0) -> None:
    """Wait until everything has been told."""
    end, last, since = time.monotonic() + longest, -1, time.monotonic()
    while time.monotonic() < min(end, since + CALM):
        if (now := len(way.get_heard_texts())) != last or way.is_speaking():
            last, since = now, time.monotonic()
        time.sleep(0.1)


def wait(true: object, longest: float) -> bool:
    """Wait until something is so; return whether it has come to be."""
    assert callable(true)
    end = time.monotonic() + longest
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@contextmanager
def started(name: str, *flags: str, pace: float = CHARACTERS) -> Iterator[Way]:
    """Start the program in a folder of its own, beside a voice of that pace."""
    # The path of a socket may have 107 characters.
    with tempfile.TemporaryDirectory(prefix="p", dir="/tmp", ignore_cleanup_errors=True) as folder:
        (Path(folder) / "s").mkdir()
        with WAYS[name](Path(folder), *flags) as way:
            if isinstance(way, Window):
                way.server.set_pace(pace)
            yield way


def main() -> int:
    """Play as the arguments say; return 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=list(WAYS))
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="scientific")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--pace", type=float, default=CHARACTERS)
    parser.add_argument("--listen", action="store_true")
    asked = parser.parse_args()
    chance, total = random.Random(f"{asked}"), Tally()
    table = ("--lang", asked.lang, "--game", asked.game, "--players", str(asked.players))
    seed = asked.seed
    while total.pairs < asked.pairs:
        with started(asked.way, *table, "--seed", str(seed), pace=asked.pace) as way:
            rest = asked.pairs - total.pairs
            tally = play(way, asked.lang, rest, chance, rest if asked.listen else 0)
            if tally.lost or tally.repeated:
                print(f"lost {tally.lost}, repeated {tally.repeated}")
                print(*way.get_heard_texts(), sep="\n  ", flush=True)
        seed += 1
        total.pairs += max(1, tally.pairs)
        total.outcomes += tally.outcomes
        total.lost += tally.lost
        total.repeated += tally.repeated
    played = f"{asked.way} {' '.join(table[1::2])}: {total.pairs} pairs, {total.outcomes} outcomes"
    print(f"{played}, never told: {len(total.lost)}, told again: {len(total.repeated)}")
    return 1 if total.lost or total.repeated else 0


if __name__ == "__main__":
    sys.exit(main())
