"""Measure tricks per processor second, compared with OpenSpiel's goofspiel and python-chess.

    pip install -e ".[benchmark]" && python benchmarks/rules_speed.py [ROUNDS]

All three libraries make random choices. They take turns in one run, so that the ratios stay valid
when the machine's speed changes. Our `Match` validates every answer and emits every event.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import chess
import pyspiel

from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant

CHOOSE = random.choice


def play_tricks(players: int, seed: int) -> int:
    """Play a random match, in which nobody swaps. Return the number of its tricks."""
    match = Match(get_variant("scientific"), players, {}, SeededChance(seed))
    match.start()
    questions = match.questions
    while questions:
        for seat in tuple(questions):
            choices = list(questions[seat].choices)
            choice = CHOOSE(choices)
            while choice == "swap":
                choice = CHOOSE(choices)
            match.answer(seat, choice)
    return match.state.trick


def play_goofspiel(seed: int) -> int:
    """Play ten random games of goofspiel. Return the number of tricks."""
    game = pyspiel.load_game("goofspiel(players=2,num_cards=13)")
    played = 0
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(CHOOSE(state.legal_actions()))
                continue
            state.apply_actions([CHOOSE(state.legal_actions(p)) for p in (0, 1)])
            played += 1
    return played


def play_chess(seed: int) -> int:
    """Play one random game of chess. Return the number of moves."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(CHOOSE(list(board.legal_moves)))
    return board.ply()


SIDES: dict[str, Callable[[int], int]] = {
    "2 players": lambda seed: play_tricks(2, seed),
    "4 players": lambda seed: play_tricks(4, seed),
    "8 players": lambda seed: play_tricks(8, seed),
    "goofspiel": play_goofspiel,
    "chess": play_chess,
}


def measure_rate(side: Callable[[int], int], seconds: float, seed: int) -> float:
    """Return the tricks or moves per processor second of a function in SIDES."""
    began, played = time.process_time(), 0
    while time.process_time() - began < seconds:
        played += side(seed)
        seed += 1
    return played / (time.process_time() - began)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    rates: dict[str, list[float]] = {name: [] for name in SIDES}
    for turn in range(rounds):
        random.seed(turn)
        for name, side in SIDES.items():
            rates[name].append(measure_rate(side, 0.5, turn * 1000))
    for name, seen in rates.items():
        over = {
            other: statistics.median(a / b for a, b in zip(seen, rates[other], strict=True))
            for other in ("goofspiel", "chess")
        }
        print(
            f"{name:10} {statistics.median(seen):9.0f}/s  [{min(seen):.0f} to {max(seen):.0f}]"
            f"  {over['goofspiel']:.2f} x goofspiel  {over['chess']:.1f} x chess"
        )


if __name__ == "__main__":
    main()
