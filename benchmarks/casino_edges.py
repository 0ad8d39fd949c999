"""Measure the house edges of Casino War with six decks by playing.

    nice python benchmarks/casino_edges.py [ROUNDS]

In each of ROUNDS rounds (4,000,000 by default), one player bets 10, and 1 on a tie. In half of the
rounds the player always goes to war, and in the other half the player always surrenders. Prints
each result with its standard error, and the edge that follows from counting the cards.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from audiowar.games.casino.events import Pay
from audiowar.games.casino.odds import Odds
from audiowar.rules.chance import SeededChance
from audiowar.rules.match import Match
from audiowar.rules.registry import get_variant

STAKE, TIE_BET = 1000, 100
BET = f"bet:{STAKE}+{TIE_BET}"
BANKROLL = 1_000_000
ROUNDS_A_GAME = 50_000
DECKS = 6


@dataclass
class Losses:
    """How often the player lost each amount, as a multiple of the bet. Wins are negative."""

    counts: Counter[float]

    @property
    def mean(self) -> float:
        """The house edge."""
        return sum(amount * n for amount, n in self.counts.items()) / self.counts.total()

    @property
    def error(self) -> float:
        """The standard error of the edge."""
        mean, total = self.mean, self.counts.total()
        variance = sum((amount - mean) ** 2 * n for amount, n in self.counts.items()) / total
        return math.sqrt(variance / total)


def play(answer: str, rounds: int, first_seed: int) -> tuple[Losses, Losses]:
    """Play at least `rounds` rounds, with the same answer to every tie.

    Return the losses of stakes and of tie bets.
    """
    stakes, ties = Losses(Counter()), Losses(Counter())
    for seed in range(first_seed, first_seed + math.ceil(rounds / ROUNDS_A_GAME)):
        options = {"bankroll": BANKROLL, "decks": DECKS, "rounds": ROUNDS_A_GAME}
        match = Match(get_variant("casino"), 1, options, SeededChance(seed))
        match.start()
        while not match.end_event:
            question = match.questions[0]
            for event in match.answer(0, BET if question.kind == "bet" else answer):
                if not isinstance(event, Pay):
                    continue
                if event.why == "tie_bet":
                    ties.counts[-event.cents / TIE_BET] += 1
                else:
                    stakes.counts[-event.cents / STAKE] += 1
    return stakes, ties


def count_edges() -> dict[str, Fraction]:
    """Return the house edges that the coach names, computed by counting the cards."""
    odds = Odds(DECKS)
    edges = (odds.get_bet_house_edge(True), odds.get_bet_house_edge(False), odds.tie_bet_house_edge)
    return dict(zip(("always war", "always surrender", "tie bet"), edges, strict=True))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000_000
    war, war_ties = play("war", rounds // 2, 1)
    surrender, surrender_ties = play("surrender", rounds // 2, 1_000_000)
    ties = Losses(war_ties.counts + surrender_ties.counts)
    expected = count_edges()
    for name, seen in (("always war", war), ("always surrender", surrender), ("tie bet", ties)):
        print(
            f"{name:17} {seen.mean:8.3%} in {seen.counts.total()} rounds"
            f" (error {seen.error:.3%}), counted {float(expected[name]):.3%}"
        )


if __name__ == "__main__":
    main()
