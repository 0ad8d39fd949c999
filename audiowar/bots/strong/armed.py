"""Armed War with memory: who holds which ranks, and a mixture against all that may come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from audiowar.bots.base import Chance, generator
from audiowar.bots.scientific.matrix import solve
from audiowar.bots.sensible import SensibleBot
from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Rank, deck
from audiowar.rules.events import Choice, Event, PickUp, Put, Take
from audiowar.rules.view import View

TIE = 0.35
"""What a war is worth, in cards, to who holds much the better rest."""


EXPLOIT = 0.2
"""How often it gambles that the other chooses at random and plays the best reply to that."""


class ArmedBot:
    """Plays two-player Armed War as a matrix game over the ranks that both may choose.

    What it does not hold, and what does not lie open in the other's discard, the other may hold.
    With more players it plays by rules of thumb.
    """

    def __init__(self, chance: Chance) -> None:
        self._random = generator(chance)
        self._thumb = SensibleBot(chance)
        self._discards: dict[int, Counter[Rank]] = {}
        """The ranks that are known to lie in each seat's discard."""

    def observe(self, event: Event) -> None:
        """Follow the discards: what is taken lies there until it becomes the hand."""
        if isinstance(event, Take) and isinstance(event.cards, tuple):
            kept = self._discards.setdefault(event.seat, Counter())
            kept.update(card >> 2 for card in event.cards)
        elif isinstance(event, PickUp):
            self._discards[event.seat] = Counter()
        elif isinstance(event, Put) and not isinstance(event.down, tuple):
            # Cards drawn from the discard for a war were not shown: what lies there is unsure.
            self._discards.get(event.seat, Counter()).clear()

    def choose(self, view: View) -> Choice:
        if len(view.alive) != 2 or view.viewer is None:
            return self._thumb.choose(view)
        mine = sorted({card >> 2 for card in view.hand})
        other = next(seat for seat in view.alive if seat != view.viewer)
        counts = self.may_hold(view, other)
        theirs = sorted(counts)
        if not theirs:
            return self._thumb.choose(view)
        high = JOKER_RANK if view.options["jokers"] else ACE
        edge = self.edge(view, theirs)
        payoffs = [[worth(m, t, high, edge) for t in theirs] for m in mine]
        _, mixture, _ = solve(payoffs)
        if self._random.random() < EXPLOIT:
            total = sum(counts.values())
            guess = [counts[rank] / total for rank in theirs]
            gains = [sum(g * p for g, p in zip(guess, row, strict=True)) for row in payoffs]
            rank = mine[gains.index(max(gains))]
        else:
            rank = self._random.choices(mine, [max(0.0, p) for p in mixture])[0]
        return next(card for card in view.hand if card >> 2 == rank)

    def may_hold(self, view: View, other: int) -> Counter[Rank]:
        """Return the ranks that the other may choose, with how many cards of each."""
        unseen = Counter(card >> 2 for card in deck(jokers=int(view.options["jokers"])))
        unseen.subtract(card >> 2 for card in view.hand)
        unseen.subtract(card >> 2 for card in view.piles[view.viewer or 0] or ())
        unseen.subtract(card >> 2 for _, card in view.table)
        unseen.subtract(self._discards.get(other, Counter()))
        return +unseen

    def edge(self, view: View, theirs: Sequence[Rank]) -> float:
        """Return from -1 to 1 who would rather have a war: who holds the higher cards."""
        own = sum(card >> 2 for card in view.hand) / max(1, len(view.hand))
        return max(-1.0, min(1.0, (own - sum(theirs) / len(theirs)) / 4))


def worth(mine: Rank, theirs: Rank, high: Rank, edge: float) -> float:
    """Return what a pair of cards brings: a card of the other won, or the own one lost.

    All cards count alike: who has more of them outlasts the other, whatever they are.
    """
    if mine == theirs:
        return TIE * edge
    upset = {mine, theirs} == {TWO, high}
    wins = (mine == TWO) if upset else mine > theirs
    return 1.0 if wins else -1.0
