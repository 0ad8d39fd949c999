"""Advise the choices of the professor, the strongest bot, with probabilities and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiowar.rules.cards import ACE, EIGHT, JACK, JOKER_RANK, KING, QUEEN, TWO, Card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .mixed_strategy_bot import get_choice_that_begins_action
from .position_tracker import PositionTracker, get_peeked_ranks_by_seat
from .solve_last_tricks import count_tricks_until_limit
from .suitless_model import NO_SPY, SWAP_OFFSET, Action, count_packed_cards, get_played_rank
from .trick_analysis_for_coach import TrickAnalysis, analyse_trick
from .two_player_searches import search_as_professor

MIN_ADVISED_CHANCE = 0.05
"""Choices that the professor makes with a lower probability are not advised."""
LARGE_POT_CARDS = 4
"""The pot is the reason for a choice only if the pot has at least this many cards."""


@dataclass(frozen=True)
class AdvisedChoice:
    """A choice that the professor advises, with its probability."""

    choice: Choice
    """A card of the hand, or "swap"."""
    card: Card | None
    """The card to choose after the swap; without a swap the same as `choice`. None if the viewer
    does not see such a card."""
    probability: float
    reason: str
    """The message id of the main reason, one of `REASONS`."""


def list_advised_choices(view: View, history: Sequence[Event]) -> list[AdvisedChoice]:
    """Return the professor's likely choices, the likeliest first.

    The list is empty if the viewer has no question to answer, or if the cards cannot be counted.
    """
    position_tracker = PositionTracker()
    for event in history:
        position_tracker.observe(event)
    position = position_tracker.track_position(view)
    if position is None or view.question is None or view.viewer is None:
        return []
    me = view.viewer
    seen, left = get_peeked_ranks_by_seat(view), count_tricks_until_limit(view)
    thought = analyse_trick(search_as_professor, position, me, seen, left)
    mixed = sorted(thought.strategy, key=lambda one: (-one[1], -one[0]))
    return [
        AdvisedChoice(
            get_choice_that_begins_action(a, view),
            _card(a, view),
            chance,
            find_reason_for_action(a, thought),
        )
        for a, chance in mixed
        if chance >= MIN_ADVISED_CHANCE
    ]


def _card(action: Action, view: View) -> Card | None:
    cards = (view.piles[view.own_seat] or ()) if action >= SWAP_OFFSET else view.hand
    rank = get_played_rank(action)
    return next((card for card in cards if card >> 2 == rank), None)


def find_reason_for_action(action: Action, analysis: TrickAnalysis) -> str:
    """Return the message id of the main reason for an action, one of `REASONS`."""
    position, wins = analysis.position, analysis.taking_chances[action]
    if action >= SWAP_OFFSET:
        return "coach-swap"
    if analysis.has_seen_choices:
        if wins:
            return "coach-spy-takes"
        return (
            "coach-save-high" if any(analysis.taking_chances.values()) else "coach-spy-gives-little"
        )
    if position.pot and count_packed_cards(position.pot) >= LARGE_POT_CARDS and wins >= 0.4:
        return "coach-win-pot"
    special = REASONS_BY_RANK.get(action)
    if special is not None:
        return special
    if position.spy not in (NO_SPY, analysis.seat):
        return "coach-deny-spy"
    strong = (TWO, TWO + 1) if position.reversed else (KING, ACE)
    if action in strong:
        return "coach-strong"
    return "coach-likely-takes" if wins >= 0.5 else "coach-save-high"


REASONS_BY_RANK = {
    JACK: "coach-turn-order",
    QUEEN: "coach-become-spy",
    EIGHT: "coach-get-swap",
    JOKER_RANK: "coach-force-war",
}
"""The message ids of the reasons to play cards with an effect, by rank."""

REASONS = (
    "coach-swap", "coach-spy-takes", "coach-spy-gives-little", "coach-win-pot",
    *REASONS_BY_RANK.values(),
    "coach-deny-spy", "coach-strong", "coach-likely-takes", "coach-save-high",
)  # fmt: skip
"""All message ids that `find_reason_for_action` may return."""
