"""The strong bot of Armed War, which tracks taken cards and chooses by mixed strategies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum

from audiowar.bots.bot_interface import GeneratorOrSeed, make_generator
from audiowar.bots.portable_math import exp
from audiowar.bots.regret_matching import Regrets
from audiowar.bots.sensible_bot import SensibleBot
from audiowar.bots.solve_matrix_game import solve_matrix_game
from audiowar.rules.cards import TWO, Rank, make_deck
from audiowar.rules.events import Choice, Event, PickUp, Put, Take
from audiowar.rules.view import View

from .rules import PutWarCards, find_highest_rank_in_deck

MAX_TIE_VALUE = 0.35
"""The value of a tie, in cards, for a player whose remaining cards are much better."""
EXPLOITING_SHARE_AGAINST_ONE = 0.2
"""The share of choices in which the bot plays the best reply to one opponent, who is assumed to
choose at random."""
SIMULATED_ROUNDS = 120
"""The number of rounds of choices that the bot simulates against several opponents."""
EXPLOITING_SHARE_AMONG_SEVERAL = 0.5
"""The share of choices in which the bot plays the best reply to several opponents, who are assumed
to prefer high cards."""
OPPONENTS_HIGH_CARD_PREFERENCE = 0.15
"""How much simulated opponents prefer high cards: they choose a rank e**x times as often as the one
below, where x is this number."""
ACE_BONUS_OVER_EIGHT = 0.5
"""How much more an ace is worth than an eight, against several opponents."""


class ArmedBot:
    """Plays Armed War with a mixed strategy, so that its choices cannot be predicted.

    The bot assumes that each opponent may hold any card that is not known to be elsewhere.
    Against one opponent it solves the trick as a matrix game; against several it uses regret
    matching.
    """

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        self._random = make_generator(generator_or_seed)
        self._thumb = SensibleBot(generator_or_seed)
        self._piles: dict[int, Counter[Rank]] = {}
        """The known ranks among the cards that each seat has taken but not yet picked up."""
        self._table: Counter[Rank] = Counter()
        """The known ranks on the table, including the bot's own face-down cards."""

    def observe(self, event: Event) -> None:
        """Track the cards on the table and in the piles. A `PickUp` turns a pile into a hand."""
        if isinstance(event, Put) and event.up is not None:
            self._table[event.up >> 2] += 1
        elif isinstance(event, PutWarCards) and isinstance(event.cards, tuple):
            self._table.update(card >> 2 for card in event.cards)
        elif isinstance(event, Take):
            taken = self._table
            if isinstance(event.cards, tuple):
                taken = Counter(card >> 2 for card in event.cards)
            self._piles.setdefault(event.seat, Counter()).update(taken)
            self._table = Counter()
        elif isinstance(event, PickUp):
            self._piles[event.seat] = Counter()

    def choose(self, view: View) -> Choice:
        mine = sorted({card >> 2 for card in view.hand})
        held = self.list_possible_ranks_of_opponents(view)
        high = find_highest_rank_in_deck(view.options)
        if not all(held):
            return self._thumb.choose(view)
        if len(held) == 1:
            rank = self.choose_against_one(view, mine, held[0], high)
        else:
            rank = self.choose_among_several(mine, held, high)
        return next(card for card in view.hand if card >> 2 == rank)

    def rate_choices(self, view: View) -> dict[Choice, float]:
        """Return how many cards each choice gains on average.

        The result is empty if no cards remain that some opponent may hold.
        """
        mine = sorted({card >> 2 for card in view.hand})
        held = self.list_possible_ranks_of_opponents(view)
        high = find_highest_rank_in_deck(view.options)
        if not held or not all(held):
            return {}
        if len(held) == 1:
            theirs = sorted(held[0])
            payoffs = self.compute_payoffs(view, mine, theirs, high)
            _, _, strategy = solve_matrix_game(payoffs)
            gains = [fsum(g * p for g, p in zip(strategy, row, strict=True)) for row in payoffs]
        else:
            gains = [total / SIMULATED_ROUNDS for total in self.simulate_payoffs(mine, held, high)]
        by_rank = dict(zip(mine, gains, strict=True))
        return {card: by_rank[card >> 2] for card in view.hand}

    def list_possible_ranks_of_opponents(self, view: View) -> list[Counter[Rank]]:
        """Return, for each opponent in the trick, how many cards of each rank it may hold."""
        unseen = Counter(card >> 2 for card in make_deck(joker_count=int(view.options["jokers"])))
        unseen.subtract(card >> 2 for card in view.hand)
        unseen.subtract(card >> 2 for card in view.piles[view.own_seat] or ())
        unseen.subtract(self._table)
        others = (seat for seat in (*view.asked, *view.chosen) if seat != view.viewer)
        return [unseen - self._piles.get(seat, Counter()) for seat in others]

    def compute_payoffs(
        self, view: View, mine: Sequence[Rank], theirs: Sequence[Rank], highest_rank: Rank
    ) -> list[list[float]]:
        """Return the payoffs of the matrix game: one row for each own rank."""
        # The bot's advantage in a war, from -1 to 1: it compares the mean rank of the bot's hand
        # with the mean of the ranks that the opponent may hold.
        own = sum(card >> 2 for card in view.hand) / len(view.hand)
        edge = max(-1.0, min(1.0, (own - sum(theirs) / len(theirs)) / 4))
        return [[get_payoff_against_one(m, t, highest_rank, edge) for t in theirs] for m in mine]

    def choose_against_one(
        self, view: View, mine: Sequence[Rank], possible_ranks: Counter[Rank], highest_rank: Rank
    ) -> Rank:
        """Draw a rank from the mixed strategy, or reply to an opponent who chooses at random."""
        theirs = sorted(possible_ranks)
        payoffs = self.compute_payoffs(view, mine, theirs, highest_rank)
        _, strategy, _ = solve_matrix_game(payoffs)
        if self._random.random() < EXPLOITING_SHARE_AGAINST_ONE:
            guess = [possible_ranks[rank] / possible_ranks.total() for rank in theirs]
            gains = [fsum(g * p for g, p in zip(guess, row, strict=True)) for row in payoffs]
            return mine[gains.index(max(gains))]
        return self._random.choices(mine, [max(0.0, p) for p in strategy])[0]

    def choose_among_several(
        self,
        mine: Sequence[Rank],
        possible_ranks_by_opponent: Sequence[Counter[Rank]],
        highest_rank: Rank,
    ) -> Rank:
        """Draw a rank by regret matching, or reply to opponents who prefer high cards."""
        if self._random.random() < EXPLOITING_SHARE_AMONG_SEVERAL:
            totals = self.simulate_payoffs(mine, possible_ranks_by_opponent, highest_rank)
            return mine[totals.index(max(totals))]
        players = [Regrets(mine), *(Regrets(sorted(ranks)) for ranks in possible_ranks_by_opponent)]
        for turn in range(1, SIMULATED_ROUNDS + 1):
            chosen = [player.draw_action(self._random) for player in players]
            for at, player in enumerate(players):
                rest = chosen[:at] + chosen[at + 1 :]
                gains = [get_payoff_against_several(r, rest, highest_rank) for r in player.actions]
                player.update_regrets(gains, turn)
        strategy = players[0].get_average_action_probabilities(0.03)
        return self._random.choices([a for a, _ in strategy], [p for _, p in strategy])[0]

    def simulate_payoffs(
        self,
        mine: Sequence[Rank],
        possible_ranks_by_opponent: Sequence[Counter[Rank]],
        highest_rank: Rank,
    ) -> list[float]:
        """Return each own rank's total payoff in rounds against opponents who prefer high cards."""
        weighted = [
            (
                sorted(ranks),
                [ranks[r] * exp(OPPONENTS_HIGH_CARD_PREFERENCE * r) for r in sorted(ranks)],
            )
            for ranks in possible_ranks_by_opponent
        ]
        totals = [0.0] * len(mine)
        for _ in range(SIMULATED_ROUNDS):
            others = [self._random.choices(ranks, weights)[0] for ranks, weights in weighted]
            gains = [get_payoff_against_several(rank, others, highest_rank) for rank in mine]
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
        return totals


def get_payoff_against_one(mine: Rank, theirs: Rank, highest_rank: Rank, war_edge: float) -> float:
    """Return the gain of rank `mine` against one opponent, in cards: 1, -1, or a tie's value."""
    if mine == theirs:
        return MAX_TIE_VALUE * war_edge
    upset = {mine, theirs} == {TWO, highest_rank}
    wins = (mine == TWO) if upset else mine > theirs
    # All cards are worth the same, because the player with more cards outlasts the other.
    return 1.0 if wins else -1.0


def get_payoff_against_several(mine: Rank, others: Sequence[Rank], highest_rank: Rank) -> float:
    """Return the value of the cards that rank `mine` wins; if it loses, minus its own value."""
    ranks = [mine, *others]
    best = max(ranks)
    if best == highest_rank and TWO in ranks:
        best = TWO
    if mine != best:
        return -get_card_value(mine)
    return 0.0 if best in others else sum(map(get_card_value, others))


def get_card_value(rank: Rank) -> float:
    """Return the value of owning a card; a two is valuable because it beats the highest rank."""
    return 1.0 + ACE_BONUS_OVER_EIGHT * ((9 if rank == TWO else rank) - 6) / 6
