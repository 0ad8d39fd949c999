"""The characters of Casino War, and what its coach needs."""

from __future__ import annotations

from collections.abc import Mapping

from audiowar.bots.bot_interface import Judge, Maker
from audiowar.bots.game_bots import GameBots
from audiowar.rules.events import Choice
from audiowar.rules.parts.possible_bets import Bet, parse_bet
from audiowar.rules.view import View

from .odds import read_odds
from .review import find_lessons


class CasinoBots(GameBots):
    """The characters of Casino War; who sits beside one neither helps nor harms."""

    reasons = ("coach-casino-bet", "coach-casino-war", "coach-casino-surrender")
    mistake_threshold = 1.0
    find_lessons = staticmethod(find_lessons)

    def load_bots(self) -> Mapping[str, Maker]:
        """Load the characters, those first who are least often ahead after an evening.

        The strong one, whom the coach asks, bets as the sensible one does.
        """
        # Imported late, to keep the start fast.
        from audiowar.bots.registry import EVERYWHERE

        from . import bots

        return {
            "dreamer": EVERYWHERE["dreamer"],
            "intuitive": bots.IntuitiveBot,
            "steady": bots.SteadyBot,
            "sensible": bots.CasinoBot,
            "careful": bots.CarefulBot,
            "stubborn": bots.StubbornBot,
            "strong": bots.CasinoBot,
        }

    def rate_choices(self, judge: Judge, view: View, did: Choice) -> Mapping[Choice, float]:
        """Compare a bet with the same one without a tie bet: there are too many to rate them all.

        How much to bet is a matter of taste.
        """
        bet = parse_bet(did)
        if bet is None:
            return judge.rate_choices(view)
        return {str(Bet(bet.stake)): 0.0, did: float(-bet.tie_bet * read_odds(view).tie_edge)}

    def explain_choice(self, choice: Choice, view: View) -> str:
        """Explain a bet, a war, or why there can be none."""
        return f"coach-casino-{'bet' if parse_bet(choice) else choice}"


BOTS = CasinoBots()
