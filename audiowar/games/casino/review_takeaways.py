"""Review a match of Casino War: compare what its bets cost on average with what they won."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.bots.bots_and_coach import Takeaway
from audiowar.rules.events import Choose, Event
from audiowar.rules.parts.possible_bets import parse_bet
from audiowar.rules.view import View

from .events import Pay
from .odds import get_odds


def find_review_takeaways(view: View, history: Sequence[Event]) -> list[Takeaway]:
    """Return a takeaway that compares what the viewer's bets cost on average with what they won.

    Return no takeaway if the viewer made no bet.
    """
    answers = [e.choice for e in history if isinstance(e, Choose) and e.seat == view.viewer]
    bets = [bet for bet in map(parse_bet, answers) if bet is not None]
    if not bets:
        return []
    odds = get_odds(view)
    cost = round(sum(odds.get_average_cost_per_round(bet) for bet in bets))
    won = sum(e.cents for e in history if isinstance(e, Pay) and e.seat == view.viewer)
    counted = {"rounds": len(bets), "cost": cost, "won": won > 0, "cents": abs(won)}
    return [Takeaway("taught-casino-cost", counted)]
