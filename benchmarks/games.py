"""Plays per processor second of each game, and what a game costs in lines.

    python benchmarks/games.py [ROUNDS]

A play is one step of a game: an answer, or a trick that turns by itself; choices are random, bets
the smallest. The games take turns in one run, so that the ratios to Scientific War hold when the
machine's speed drifts.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from pathlib import Path

import audiowar
from audiowar.resources import folder
from audiowar.rules.chance import SeededChance
from audiowar.rules.engine import Game
from audiowar.rules.registry import GAMES

OPTIONS = {"casino": {"rounds": 200}}
"""Options that keep a game from ending too soon or never."""


def plays(name: str, seed: int) -> int:
    """Play a random game; return its plays."""
    variant = GAMES[name]
    players = max(2, variant.players[0])
    game = Game(variant, players, OPTIONS.get(name, {}), SeededChance(seed))
    game.start()
    dice, count = random.Random(seed), 0
    while not game.finished:
        count += 1
        if game.questions:
            seat = next(iter(game.questions))
            question = game.questions[seat]
            choices = question.choices
            # Drawing one of all possible bets costs more than a round: that is not the game's.
            index = 0 if question.kind == "bet" else int(dice.random() * len(choices))
            game.answer(seat, choices[index])  # type: ignore[index]
        else:
            game.advance()
    return count


def rate(name: str, seconds: float, seed: int) -> float:
    """Return plays per processor second."""
    began, played = time.process_time(), 0
    while time.process_time() - began < seconds:
        played += plays(name, seed)
        seed += 1
    return played / (time.process_time() - began)


def lines(path: Path) -> int:
    """Return the lines of a file, 0 when there is none."""
    return len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    rates: dict[str, list[float]] = {name: [] for name in GAMES}
    for turn in range(rounds):
        for name in GAMES:
            rates[name].append(rate(name, 0.3, turn * 1000))
    package, locales = Path(audiowar.__file__).parent, folder("locales")
    for name, seen in rates.items():
        ratio = statistics.median(a / b for a, b in zip(seen, rates["scientific"], strict=True))
        rules = lines(package / "games" / name / "rules.py")
        words = [lines(locales / tag / "games" / f"{name}.ftl") for tag in ("en", "es", "ro", "sr")]
        print(
            f"{name:14} {statistics.median(seen):9.0f} plays/s  {ratio:.2f} x scientific"
            f"  rules {rules} lines, languages {words}"
        )


if __name__ == "__main__":
    main()
