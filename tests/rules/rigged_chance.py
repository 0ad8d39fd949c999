"""Random outcomes that a test decides."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import Card
from audiowar.rules.chance import Chance


class RiggedChance(Chance):
    """Fixed outcomes: each call takes the next of `outcomes`.

    Raises AssertionError if an outcome does not consist of the cards to choose from.
    """

    def __init__(self, *outcomes: Sequence[Card]) -> None:
        self._outcomes = iter(outcomes)

    def pick(
        self,
        event_kind: str,
        cards: Sequence[Card],
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        outcome = list(next(self._outcomes))
        left = list(cards)
        for card in outcome:
            assert card in left, f"{event_kind}: {card} is not there"
            left.remove(card)
        assert len(outcome) == count, f"{event_kind}: {count} cards asked"
        return outcome
