"""What bets at Casino War cost on average, counted from a whole shoe."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from audiowar.rules.parts.possible_bets import UNIT, Bet
from audiowar.rules.view import View

from .rules import TIE_PAYS

EVENING = 60
"""The rounds of an evening."""
TWO_THIRDS = 0.967
"""Standard deviations around the mean that hold two results of three."""


class Evening(NamedTuple):
    """What an evening of equal bets costs, in cents; two evenings of three end in the range."""

    cost: int
    low: int
    high: int


@dataclass(frozen=True)
class Odds:
    """The chances of a round with a shoe of so many decks.

    They hold in every round of a shoe for a player who does not count cards.
    """

    decks: int

    @property
    def tie(self) -> Fraction:
        """The chance that player and house tie."""
        return Fraction(4 * self.decks - 1, 52 * self.decks - 1)

    @property
    def war_lost(self) -> Fraction:
        """The chance that the house is higher in a war: two cards of one rank are gone."""
        same, left = 4 * self.decks, 52 * self.decks - 2
        again = (same - 2) * (same - 3) + 12 * same * (same - 1)
        return (1 - Fraction(again, left * (left - 1))) / 2

    @property
    def war_edge(self) -> Fraction:
        """The share of the bet that a war loses on average."""
        return 3 * self.war_lost - 1

    @property
    def tie_edge(self) -> Fraction:
        """The share of a tie bet that the house wins."""
        return 1 - (TIE_PAYS + 1) * self.tie

    def bet_edge(self, covers_war: bool) -> Fraction:
        """The share of a bet that the house wins if every tie is answered in the best way."""
        return self.tie * (self.war_edge if covers_war else Fraction(1, 2))

    def mean_cost(self, bet: Bet, covers_war: bool = True) -> Fraction:
        """Return what a round costs on average, in cents."""
        return bet.stake * self.bet_edge(covers_war) + bet.tie_bet * self.tie_edge

    def describe_evening(self, bet: Bet) -> Evening:
        """Return what an evening costs if every tie is answered with war, to two digits."""
        decided, paid = (1 - self.tie) / 2, TIE_PAYS * bet.tie_bet
        results = (
            (decided, bet.stake - bet.tie_bet),
            (decided, -bet.stake - bet.tie_bet),
            (self.tie * (1 - self.war_lost), bet.stake + paid),
            (self.tie * self.war_lost, -2 * bet.stake + paid),
        )
        cost = self.mean_cost(bet)
        variance = sum(chance * cents**2 for chance, cents in results) - cost**2
        spread = TWO_THIRDS * math.sqrt(EVENING * variance)
        mean = float(EVENING * cost)
        return Evening(*map(round_to_two_digits, (mean, -mean - spread, -mean + spread)))


def read_odds(view: View) -> Odds:
    """Return the odds at a table."""
    return Odds(int(view.options["decks"]))


def round_to_two_digits(cents: float) -> int:
    """Return an amount with two digits that count, in whole units."""
    digits = len(str(round(abs(cents) / UNIT)))
    return round(round(cents / UNIT, min(0, 2 - digits))) * UNIT
