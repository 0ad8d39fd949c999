"""Compute what bets at Casino War cost on average, from the numbers of cards in a whole shoe."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, Bet
from audiowar.rules.view import View

from .rules import TIE_BET_PAYOUT

ROUNDS_PER_EVENING = 60
"""The number of rounds in an evening. The coach states the cost of a bet for an evening."""
TWO_THIRDS_DEVIATIONS = 0.967
"""Two thirds of the results are within this many standard deviations of the mean."""


class EveningCost(NamedTuple):
    """The average cost, in cents, of an evening in which every round has the same bet.

    In two of three evenings, the player's gain is between the two likely gains. A loss is a
    negative gain.
    """

    cost: int
    likely_low_gain: int
    likely_high_gain: int


@dataclass(frozen=True)
class Odds:
    """The probabilities of a round, for a player who does not count the cards of the shoe."""

    decks: int

    @property
    def full_shoe_tie_chance(self) -> Fraction:
        """The chance that player and house tie with cards from a full shoe."""
        return Fraction(4 * self.decks - 1, 52 * self.decks - 1)

    @property
    def war_loss_chance(self) -> Fraction:
        """The chance that the house wins a war. By then two cards of the tied rank are gone."""
        same, left = 4 * self.decks, 52 * self.decks - 2
        again = (same - 2) * (same - 3) + 12 * same * (same - 1)
        return (1 - Fraction(again, left * (left - 1))) / 2

    @property
    def war_house_edge(self) -> Fraction:
        """What a war costs on average, as a share of the bet."""
        return 3 * self.war_loss_chance - 1

    @property
    def tie_bet_house_edge(self) -> Fraction:
        """What a tie bet costs on average, as a share of the bet."""
        return 1 - (TIE_BET_PAYOUT + 1) * self.full_shoe_tie_chance

    def get_bet_house_edge(self, covers_war: bool) -> Fraction:
        """Return what a bet, without its tie bet, costs on average, as a share of the bet.

        `covers_war` says whether the player has enough money for a war.
        """
        # A tie is surrendered, for half of the bet, if the money does not cover a war.
        return self.full_shoe_tie_chance * (self.war_house_edge if covers_war else Fraction(1, 2))

    def get_average_cost_per_round(self, bet: Bet, covers_war: bool = True) -> Fraction:
        """Return what a bet with its tie bet costs in a round on average, in cents."""
        return (
            bet.stake * self.get_bet_house_edge(covers_war) + bet.tie_bet * self.tie_bet_house_edge
        )

    def estimate_evening_cost(self, bet: Bet) -> EveningCost:
        """Return the cost of an evening in which the player goes to war at every tie.

        All amounts are rounded by `round_to_two_digits`.
        """
        decided, paid = (1 - self.full_shoe_tie_chance) / 2, TIE_BET_PAYOUT * bet.tie_bet
        results = (
            (decided, bet.stake - bet.tie_bet),
            (decided, -bet.stake - bet.tie_bet),
            (self.full_shoe_tie_chance * (1 - self.war_loss_chance), bet.stake + paid),
            (self.full_shoe_tie_chance * self.war_loss_chance, -2 * bet.stake + paid),
        )
        cost = self.get_average_cost_per_round(bet)
        variance = sum(chance * cents**2 for chance, cents in results) - cost**2
        spread = TWO_THIRDS_DEVIATIONS * math.sqrt(ROUNDS_PER_EVENING * variance)
        mean = float(ROUNDS_PER_EVENING * cost)
        return EveningCost(*map(round_to_two_digits, (mean, -mean - spread, -mean + spread)))


def get_odds(view: View) -> Odds:
    """Return the odds for the number of decks at a table."""
    return Odds(int(view.options["decks"]))


def round_to_two_digits(cents: float) -> int:
    """Return an amount in cents, rounded to whole units and two significant digits."""
    digits = len(str(round(abs(cents) / CENTS_PER_UNIT)))
    return round(round(cents / CENTS_PER_UNIT, min(0, 2 - digits))) * CENTS_PER_UNIT
