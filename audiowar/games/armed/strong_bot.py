"""The strong bot of Armed War.

It remembers ranks and mixes its choices against all possible cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum

from audiowar.bots.bot_interface import GeneratorOrSeed, make_generator
from audiowar.bots.matrix_game import solve_matrix_game
from audiowar.bots.portable_math import exp
from audiowar.bots.regret_matching import Regrets
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Rank, make_deck
from audiowar.rules.events import Choice, Event, PickUp, Put, Take
from audiowar.rules.view import View

from .events import WarCards

WAR_VALUE = 0.35
"""The value of a war, in cards, for a player whose remaining cards are much better."""


EXPLOITING_SHARE = 0.2
"""How often it assumes that the opponent chooses at random, and plays the best reply to that."""


ROUNDS = 120
"""The number of simulated rounds of choices against several opponents."""


EXPLOITING_SHARE_AMONG_SEVERAL = 0.5
"""The same for several opponents, who are assumed to choose high cards more often."""
HIGH_CARD_PREFERENCE = 0.15
"""How much more often a card is assumed to be chosen than the card one rank below."""
HIGH_CARD_BONUS = 0.5
"""The extra value of high cards against several opponents."""


class ArmedBot:
    """Plays Armed War with a mixed strategy, so that its choices cannot be predicted.

    An opponent may hold every card that is neither in the bot's hand nor in another discard.
    Against one opponent the bot solves the matrix game; against several it uses regret matching.
    """

    def __init__(self, chance: GeneratorOrSeed) -> None:
        self._random = make_generator(chance)
        self._thumb = SensibleBot(chance)
        self._discards: dict[int, Counter[Rank]] = {}
        """The known ranks in each seat's discard."""
        self._table: Counter[Rank] = Counter()
        """The known ranks on the table, including the seat's own face-down cards."""

    def observe(self, event: Event) -> None:
        """Track the discards. Taken cards stay there until they become the hand.

        The face-down cards of a war come from the hand. If the hand is too small, the discard
        becomes the hand, which is an event.
        """
        if isinstance(event, Put) and event.up is not None:
            self._table[event.up >> 2] += 1
        elif isinstance(event, WarCards) and isinstance(event.cards, tuple):
            self._table.update(card >> 2 for card in event.cards)
        elif isinstance(event, Take):
            taken = self._table
            if isinstance(event.cards, tuple):
                taken = Counter(card >> 2 for card in event.cards)
            self._discards.setdefault(event.seat, Counter()).update(taken)
            self._table = Counter()
        elif isinstance(event, PickUp):
            self._discards[event.seat] = Counter()

    def choose(self, view: View) -> Choice:
        mine = sorted({card >> 2 for card in view.hand})
        held = self.list_possible_hands(view)
        if not all(held):
            return self._thumb.choose(view)
        high = find_highest_rank(view)
        if len(held) == 1:
            rank = self.choose_against_one(view, mine, held[0], high)
        else:
            rank = self.choose_among_several(mine, held, high)
        return next(card for card in view.hand if card >> 2 == rank)

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return the average payoff of each card, in cards, against good play."""
        mine = sorted({card >> 2 for card in view.hand})
        held, high = self.list_possible_hands(view), find_highest_rank(view)
        if not held or not all(held):
            return {}
        if len(held) == 1:
            theirs = sorted(held[0])
            payoffs = self.compute_payoffs(view, mine, theirs, high)
            _, _, mixture = solve_matrix_game(payoffs)
            gains = [fsum(g * p for g, p in zip(mixture, row, strict=True)) for row in payoffs]
        else:
            gains = [total / ROUNDS for total in self.payoff_by_rank(mine, held, high)]
        by_rank = dict(zip(mine, gains, strict=True))
        return {card: by_rank[card >> 2] for card in view.hand}

    def list_possible_hands(self, view: View) -> list[Counter[Rank]]:
        """Return the ranks that each other player of the trick may choose."""
        others = [seat for seat in (*view.asked, *view.chosen) if seat != view.viewer]
        return [self.find_possible_ranks(view, seat) for seat in others]

    def compute_payoffs(
        self, view: View, mine: Sequence[Rank], theirs: Sequence[Rank], high: Rank
    ) -> list[list[float]]:
        """Return the payoff for each pair of ranks."""
        edge = self.estimate_war_edge(view, theirs)
        return [[pair_payoff(m, t, high, edge) for t in theirs] for m in mine]

    def choose_against_one(
        self, view: View, mine: Sequence[Rank], held: Counter[Rank], high: Rank
    ) -> Rank:
        """Choose a rank against one opponent."""
        theirs = sorted(held)
        payoffs = self.compute_payoffs(view, mine, theirs, high)
        _, mixture, _ = solve_matrix_game(payoffs)
        if self._random.random() < EXPLOITING_SHARE:
            total = sum(held.values())
            guess = [held[rank] / total for rank in theirs]
            gains = [fsum(g * p for g, p in zip(guess, row, strict=True)) for row in payoffs]
            return mine[gains.index(max(gains))]
        return self._random.choices(mine, [max(0.0, p) for p in mixture])[0]

    def choose_among_several(
        self, mine: Sequence[Rank], held: Sequence[Counter[Rank]], high: Rank
    ) -> Rank:
        """Choose a rank against several opponents."""
        if self._random.random() < EXPLOITING_SHARE_AMONG_SEVERAL:
            return self.find_reply_to_high_cards(mine, held, high)
        players = [Regrets(mine), *(Regrets(sorted(ranks)) for ranks in held)]
        for turn in range(1, ROUNDS + 1):
            chosen = [player.draw(self._random) for player in players]
            for at, player in enumerate(players):
                others = chosen[:at] + chosen[at + 1 :]
                player.update(
                    [payoff_against_several(rank, others, high) for rank in player.actions], turn
                )
        mixture = players[0].average_strategy(0.03)
        return self._random.choices([a for a, _ in mixture], [p for _, p in mixture])[0]

    def find_reply_to_high_cards(
        self, mine: Sequence[Rank], held: Sequence[Counter[Rank]], high: Rank
    ) -> Rank:
        """Return the best rank if the opponents choose high cards more often than low ones."""
        totals = self.payoff_by_rank(mine, held, high)
        return mine[totals.index(max(totals))]

    def payoff_by_rank(
        self, mine: Sequence[Rank], held: Sequence[Counter[Rank]], high: Rank
    ) -> list[float]:
        """Return the payoff of each rank against opponents who prefer high cards."""
        able = [sorted(ranks) for ranks in held]
        often = [
            [ranks[rank] * exp(HIGH_CARD_PREFERENCE * rank) for rank in there]
            for ranks, there in zip(held, able, strict=True)
        ]
        totals = [0.0] * len(mine)
        for _ in range(ROUNDS):
            others = [
                self._random.choices(there, weights)[0]
                for there, weights in zip(able, often, strict=True)
            ]
            gains = [payoff_against_several(rank, others, high) for rank in mine]
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
        return totals

    def find_possible_ranks(self, view: View, other: int) -> Counter[Rank]:
        """Return the ranks that the other player may choose, with the number of cards of each."""
        unseen = Counter(card >> 2 for card in make_deck(jokers=int(view.options["jokers"])))
        unseen.subtract(card >> 2 for card in view.hand)
        unseen.subtract(card >> 2 for card in view.piles[view.own_seat] or ())
        unseen.subtract(self._table)
        unseen.subtract(self._discards.get(other, Counter()))
        return +unseen

    def estimate_war_edge(self, view: View, theirs: Sequence[Rank]) -> float:
        """Return the advantage in a war, from -1 to 1, by comparing the remaining cards."""
        own = sum(card >> 2 for card in view.hand) / len(view.hand)
        return max(-1.0, min(1.0, (own - sum(theirs) / len(theirs)) / 4))


def find_highest_rank(view: View) -> Rank:
    """Return the highest rank of the deck."""
    return JOKER_RANK if view.options["jokers"] else ACE


def pair_payoff(mine: Rank, theirs: Rank, high: Rank, edge: float) -> float:
    """Return the payoff of a pair of cards: a card won or a card lost.

    All cards have the same value, because the player with more cards outlasts the other, whatever
    the ranks are.
    """
    if mine == theirs:
        return WAR_VALUE * edge
    upset = {mine, theirs} == {TWO, high}
    wins = (mine == TWO) if upset else mine > theirs
    return 1.0 if wins else -1.0


def payoff_against_several(mine: Rank, others: Sequence[Rank], high: Rank) -> float:
    """Return the payoff of a card against several: the cards won, or the own card lost."""
    ranks = [mine, *others]
    best = max(ranks)
    if best == high and TWO in ranks:
        best = TWO
    if mine != best:
        return -card_value(mine)
    return 0.0 if best in others else sum(map(card_value, others))


def card_value(rank: Rank) -> float:
    """Return the value of owning a card.

    A two counts more, because it may beat the highest card.
    """
    return 1.0 + HIGH_CARD_BONUS * ((9 if rank == TWO else rank) - 6) / 6
