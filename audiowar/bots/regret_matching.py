"""Regret matching: find a mixed strategy by simulated play (Hart and Mas-Colell 2000).

In each round a player draws an action. Then the regret for each action changes by the gain of that
action minus the expected gain of the player's current strategy; a regret never falls below 0. In
the next round, the probabilities of the actions are proportional to their regrets. The average of
these strategies over all rounds approaches an equilibrium.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import TypeAlias

Action: TypeAlias = int
ActionProbabilities: TypeAlias = Sequence[tuple[Action, float]]


class Regrets:
    """One player's regret for each action, and the mixed strategies of all rounds so far."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions
        self._regrets = [0.0] * len(actions)
        self._now = [1 / len(actions)] * len(actions)
        self._summed = [0.0] * len(actions)

    def draw_action(self, random: Random) -> Action:
        """Draw an action with the current probabilities."""
        return random.choices(self.actions, self._now)[0]

    def update_regrets(self, gains: Sequence[float], weight: int) -> float:
        """Update the regrets with the gain of each action. Return the expected gain of the round.

        `weight` is the weight of this round in the average. Later rounds should weigh more.
        """
        now = self._now
        got = fsum(p * gain for p, gain in zip(now, gains, strict=True))
        self._regrets = [
            max(0.0, r + gain - got) for r, gain in zip(self._regrets, gains, strict=True)
        ]
        total = fsum(self._regrets)
        if total > 0:
            self._now = [r / total for r in self._regrets]
        else:
            self._now = [1 / len(now)] * len(now)
        self._summed = [s + weight * p for s, p in zip(self._summed, self._now, strict=True)]
        return got

    def get_average_action_probabilities(self, min_probability: float) -> ActionProbabilities:
        """Return the average mixed strategy, without actions below `min_probability`.

        The probabilities of the other actions stay the same. If all are below, none is left out.
        """
        total = fsum(self._summed)
        often = [(a, s / total) for a, s in zip(self.actions, self._summed, strict=True)]
        return [(a, p) for a, p in often if p >= min_probability] or often
