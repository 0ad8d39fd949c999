"""The bots of Casino War, which differ in how they bet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from audiowar.bots.bot_interface import GeneratorOrSeed
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.rules.events import Choice, Choose, Event, Seat
from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, LEAVE, Bet, PossibleBets, parse_bet
from audiowar.rules.view import View

from .events import Pay
from .odds import get_odds
from .rules import SURRENDER, WAR, CasinoView

TIE_BET_PROBABILITY = 0.25
"""The probability that the intuitive bot also bets on a tie in a round."""
WINNINGS_GOAL_IN_BETS = 5
"""The careful bot leaves when it is ahead by this many of its usual bets."""


def make_allowed_bet(bets: PossibleBets, stake: int, tie_bet: int = 0) -> Choice:
    """Return a bet of `stake` and `tie_bet` units, lowered to what rules and money allow."""
    stake = min(stake, bets.stakes_in_units[-1])
    return str(
        Bet(
            stake * CENTS_PER_UNIT,
            min(tie_bet, bets.get_tie_bets_in_units(stake)[-1]) * CENTS_PER_UNIT,
        )
    )


class MinimumBetBot(SensibleBot):
    """Bets the minimum, never on a tie, and always goes to war. It can rate answers to a tie."""

    def rate_choices(self, view: View) -> Mapping[Choice, float]:
        """Return what each answer to a tie wins on average, in cents. Bets are not rated."""
        if view.open_question.kind != "tie":
            return {}
        stake = view.peek["bets"][view.own_seat][0]
        worths = {WAR: -stake * get_odds(view).war_house_edge, SURRENDER: -stake / 2}
        return {choice: float(worths[str(choice)]) for choice in view.open_question.choices}


class SteadyBot(SensibleBot):
    """Bets the same amount in every round, and goes to war."""

    bet_multiple: ClassVar[int] = 5
    """The usual bet, as a multiple of the smallest possible one."""

    def choose(self, view: Any) -> Choice:
        bets = view.open_question.choices
        return (
            self.choose_bet(view, bets) if isinstance(bets, PossibleBets) else super().choose(view)
        )

    def choose_bet(self, view: CasinoView, bets: PossibleBets) -> Choice:
        """Return the bet of a round."""
        return make_allowed_bet(bets, self.bet_multiple * bets.min_bet_in_units)


class OccasionalTieBettor(SteadyBot):
    """Sometimes also bets on a tie: the same amount as its stake."""

    bet_multiple = 2

    def choose_bet(self, view: CasinoView, bets: PossibleBets) -> Choice:
        stake = self.bet_multiple * bets.min_bet_in_units
        return make_allowed_bet(
            bets, stake, stake if self._random.random() < TIE_BET_PROBABILITY else 0
        )


class StubbornBot(SteadyBot):
    """Doubles its bet after a loss, and returns to the smallest bet after a win."""

    bet_multiple = 1

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        super().__init__(generator_or_seed)
        self._stakes: dict[Seat, int] = {}
        """The last stake of each player, in whole units of money."""
        self._lost: set[Seat] = set()
        """The players who lost their last stake."""

    def observe(self, event: Event) -> None:
        if isinstance(event, Choose) and (bet := parse_bet(event.choice)) is not None:
            self._stakes[event.seat] = bet.stake // CENTS_PER_UNIT
        elif isinstance(event, Pay) and event.why != "tie_bet":
            (self._lost.add if event.cents < 0 else self._lost.discard)(event.seat)

    def choose_bet(self, view: CasinoView, bets: PossibleBets) -> Choice:
        me = view.own_seat
        return make_allowed_bet(
            bets, 2 * self._stakes[me] if me in self._lost else bets.min_bet_in_units
        )


class CarefulBot(SteadyBot):
    """Surrenders at a tie, and leaves the table when it has won enough."""

    bet_multiple = 3

    def choose(self, view: Any) -> Choice:
        return SURRENDER if view.open_question.kind == "tie" else super().choose(view)

    def choose_bet(self, view: CasinoView, bets: PossibleBets) -> Choice:
        stake = min(self.bet_multiple * bets.min_bet_in_units, bets.max_bet_in_units)
        ahead = view.bankrolls[view.own_seat] // CENTS_PER_UNIT - int(view.options["bankroll"])
        return LEAVE if ahead >= WINNINGS_GOAL_IN_BETS * stake else make_allowed_bet(bets, stake)
