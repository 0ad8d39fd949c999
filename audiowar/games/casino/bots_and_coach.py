"""Declare the bots of Casino War, rate choices, and find the coach's reason for a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.bot_interface import BotMaker, Judge
from audiowar.bots.bots_and_coach import BotsAndCoach, Takeaway
from audiowar.rules.events import Choice, Choose, Event
from audiowar.rules.parts.possible_bets import Bet, parse_bet
from audiowar.rules.view import View

from .events import Pay
from .odds import get_odds


class CasinoBots(BotsAndCoach):
    """Declares the bots of Casino War. The bot `strong` rates choices in cents."""

    advice_reason_ids = ("coach-casino-bet", "coach-casino-war", "coach-casino-surrender")
    mistake_threshold = 1.0

    def load_bots(self) -> Mapping[str, BotMaker]:
        """Return all bots. The first ones are the least likely to win money in an evening."""
        # Imported late, to keep the program's start fast.
        from audiowar.bots.registry import BOTS_FOR_ALL_GAMES

        from . import betting_bots

        return {
            "dreamer": BOTS_FOR_ALL_GAMES["dreamer"],
            "intuitive": betting_bots.OccasionalTieBettor,
            "steady": betting_bots.SteadyBot,
            "sensible": betting_bots.MinimumBetBot,
            "careful": betting_bots.CarefulBot,
            "stubborn": betting_bots.StubbornBot,
            "strong": betting_bots.MinimumBetBot,
        }

    def rate_choice(self, judge: Judge, view: View, choice: Choice) -> Mapping[Choice, float]:
        """Return ratings of a bet and of the same bet without a tie bet, in cents.

        Other stakes are not rated, because the stake is a matter of taste. For an answer to a tie,
        return the ratings by `judge`.
        """
        bet = parse_bet(choice)
        if bet is None:
            return judge.rate_choices(view)
        return {
            str(Bet(bet.stake)): 0.0,
            choice: float(-bet.tie_bet * get_odds(view).tie_bet_house_edge),
        }

    def find_advice_reason(self, choice: Choice, view: View) -> str:
        return f"coach-casino-{'bet' if parse_bet(choice) else choice}"

    def find_review_takeaways(self, view: View, history: Sequence[Event]) -> list[Takeaway]:
        """Compare what the viewer's bets cost on average with what they won, if there are any."""
        answers = [e.choice for e in history if isinstance(e, Choose) and e.seat == view.viewer]
        bets = [bet for bet in map(parse_bet, answers) if bet is not None]
        if not bets:
            return []
        odds = get_odds(view)
        cost = round(sum(odds.get_average_cost_per_round(bet) for bet in bets))
        won = sum(e.cents for e in history if isinstance(e, Pay) and e.seat == view.viewer)
        counted = {"rounds": len(bets), "cost": cost, "won": won > 0, "cents": abs(won)}
        return [Takeaway("taught-casino-cost", counted)]


BOTS_AND_COACH = CasinoBots()
