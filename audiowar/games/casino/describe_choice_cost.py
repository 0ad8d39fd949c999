"""Lines that the coach adds to its advice: what a choice at Casino War costs on average."""

from __future__ import annotations

from fractions import Fraction

from audiowar.announce.line import Line
from audiowar.rules.events import Choice
from audiowar.rules.parts.possible_bets import Bet, parse_bet

from .odds import ROUNDS_PER_EVENING, Odds, get_odds
from .rules import TIE_BET_PAYOUT, WAR, CasinoView


def describe_average_cost(view: CasinoView, choice: Choice) -> list[Line]:
    """Return lines with the house edge of a choice, and for a bet also the cost of an evening.

    Return no lines if the player can only surrender or if the choice is to leave the table.
    """
    odds, choices = get_odds(view), view.open_question.choices
    if view.open_question.kind == "tie":
        if WAR not in choices:
            return []
        return [Line("coach-casino-tie", {"percent": round(float(100 * odds.war_house_edge))})]
    bet = parse_bet(choice) if choice in choices else None
    return [] if bet is None else describe_bet_cost(odds, bet, view.bankrolls[view.own_seat])


def describe_bet_cost(odds: Odds, bet: Bet, cash: int) -> list[Line]:
    """Return lines with the cost of a bet for a player who owns `cash` cents."""
    # A tie bet that was won is paid before the war, so it helps to cover the war.
    war = cash + TIE_BET_PAYOUT * bet.tie_bet >= 2 * bet.stake
    edge = {"percent": to_percentage(odds.get_bet_house_edge(war)), "war": war}
    evening = odds.estimate_evening_cost(bet)
    costs = {
        "rounds": ROUNDS_PER_EVENING,
        "cents": evening.cost,
        "lasts": -evening.likely_low_gain <= cash,
    }
    ends = {"low": -evening.likely_low_gain, "high": evening.likely_high_gain}
    tie = {"percent": to_percentage(odds.tie_bet_house_edge)}
    return [
        Line("coach-casino-edge", edge),
        *([Line("coach-casino-tie-edge", tie)] if bet.tie_bet else []),
        Line("coach-casino-evening", {**costs, **ends}),
    ]


def to_percentage(share: Fraction) -> float:
    """Return a share in percent, rounded to one decimal."""
    return round(100 * float(share), 1)
