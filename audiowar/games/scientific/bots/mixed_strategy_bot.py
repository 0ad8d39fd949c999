"""The class of all bots of Scientific War, which differ in their policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from audiowar.bots.bot_interface import GeneratorOrSeed, make_generator
from audiowar.bots.player_habits import Habits
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.rules.events import Choice, Event, Seat
from audiowar.rules.view import View

from .position_tracker import PositionTracker
from .suitless_model import SWAP_OFFSET, Action, Position

MixedStrategy: TypeAlias = Sequence[tuple[Action, float]]
"""Possible actions, each with its probability or with a weight in proportion to it. An action can
occur more than once."""
Policy: TypeAlias = Callable[[Position, View, PositionTracker, Random], MixedStrategy]
"""Returns a mixed strategy for the viewer. The position has the cards of all players, as counted by
the tracker."""


class MixedStrategyBot:
    """Draws its choices from the mixed strategies of its policy."""

    def __init__(self, generator_or_seed: GeneratorOrSeed, policy: Policy) -> None:
        self._random = make_generator(generator_or_seed)
        self._memory = PositionTracker()
        self._policy = policy
        self._fallback = SensibleBot(generator_or_seed)

    def observe(self, event: Event) -> None:
        self._memory.observe(event)

    def receive_earlier_habits(self, seat: Seat, habits: Habits) -> None:
        """Expect the habits of a player's earlier matches, until this match shows other habits."""
        self._memory.remembered_habits[seat] = habits

    def choose(self, view: View) -> Choice:
        position = self._memory.track_position(view)
        if position is None:
            # The cards could not be counted, because the bot has not seen the deal.
            return self._fallback.choose(view)
        strategy = self._policy(position, view, self._memory, self._random)
        chances = [max(0.0, chance) for _, chance in strategy]
        return get_choice_that_begins_action(self._random.choices(strategy, chances)[0][0], view)


def get_choice_that_begins_action(action: Action, view: View) -> Choice:
    """Return the choice with which an action begins: the swap, or a card of the action's rank."""
    if action >= SWAP_OFFSET:
        return "swap"
    return next(card for card in view.hand if card >> 2 == action)
