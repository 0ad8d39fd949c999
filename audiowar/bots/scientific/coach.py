"""Advice: what the professor would mix here, and the main reason for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiowar.rules.cards import ACE, EIGHT, JACK, JOKER_RANK, KING, QUEEN, TWO, Card
from audiowar.rules.events import Choice, Event
from audiowar.rules.view import View

from .bot import as_choice
from .counting import Memory
from .duel import solved
from .model import SWAPPED, Action, Position, owned, play, size, swapped
from .search import Solution
from .thinking import professor

LEAST = 0.05
"""Choices that are mixed more seldom are not told."""
RICH = 4
"""Cards on the table from which on the pot is a reason."""


@dataclass(frozen=True)
class Advice:
    """One choice of a mixture."""

    choice: Choice
    """A card of the hand; or "swap", after which advice may be asked again."""
    card: Card | None
    """The card to choose after the swap; else that of `choice`."""
    chance: float
    reason: str
    """The id of a message; see `REASONS`."""


def analyse(view: View, history: Sequence[Event]) -> list[Advice]:
    """Return what the professor would mix, most likely first; nothing where it cannot count.

    `history` are the seat's projected events from the deal on. For two players only, while the
    viewer is asked for a card.
    """
    memory = Memory()
    for event in history:
        memory.observe(event)
    position = memory.recall(view)
    if position is None or view.players != 2 or view.question is None:
        return []
    solution, position = solved(professor, position, view)
    mixed = sorted(zip(solution.mine, solution.rows, strict=True), reverse=True)
    told = [(chance, action) for chance, action in mixed if chance >= LEAST]
    return [
        Advice(
            as_choice(action, view),
            _card(action, view),
            chance,
            reason(action, position, solution, view.options["revolution"] == "immediate"),
        )
        for chance, action in told
    ]


def _card(action: Action, view: View) -> Card | None:
    assert view.viewer is not None
    cards = (view.piles[view.viewer] or ()) if action >= SWAPPED else view.hand
    return next((card for card in cards if card >> 2 == action & 15), None)


def reason(action: Action, position: Position, solution: Solution, immediate: bool) -> str:
    """Return the main reason for an action of seat 0, the first that holds in `REASONS`."""
    if action >= SWAPPED:
        return "coach-swap"
    rank, wins = action, chance_to_take(action, position, solution, immediate)
    if len(solution.columns) == 1 and position.spy == 0:
        return "coach-spy-takes" if wins else "coach-spy-gives-little"
    if position.pot and size(position.pot) >= RICH and wins >= 0.4:
        return "coach-win-pot"
    special = SPECIAL.get(rank)
    if special is not None:
        return special
    if position.spy == 1:
        return "coach-deny-spy"
    strong = (TWO, TWO + 1) if position.reversed else (KING, ACE)
    if rank in strong:
        return "coach-strong"
    return "coach-likely-takes" if wins >= 0.5 else "coach-save-high"


def chance_to_take(
    action: Action, position: Position, solution: Solution, immediate: bool
) -> float:
    """Return how likely the action takes the trick from what the other mixes."""
    taken = 0.0
    for column, chance in zip(solution.columns, solution.theirs, strict=True):
        if chance:
            before = swapped(position, 1) if column >= SWAPPED else position
            after = play(position, (action, column), immediate)
            mine = owned(after, 0) > owned(before, 0)
            taken += chance * mine
    return taken


SPECIAL = {
    JACK: "coach-turn-order",
    QUEEN: "coach-become-spy",
    EIGHT: "coach-get-swap",
    JOKER_RANK: "coach-force-war",
}

REASONS = (
    "coach-swap", "coach-spy-takes", "coach-spy-gives-little", "coach-win-pot",
    *SPECIAL.values(), "coach-deny-spy", "coach-strong", "coach-likely-takes", "coach-save-high",
)  # fmt: skip
"""Every message id that `reason` may return."""
