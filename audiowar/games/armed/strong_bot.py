"""The strong bot of Armed War, which tracks taken cards and chooses by mixed strategies."""

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
"""The value of a tie, in cards, for a player whose remaining cards are much better."""
EXPLOITING_SHARE = 0.2
"""How often the bot plays the best reply to an opponent who chooses at random."""
ROUNDS = 120
"""The number of simulated rounds of choices against several opponents."""
EXPLOITING_SHARE_AMONG_SEVERAL = 0.5
"""How often the bot plays the best reply to several opponents who prefer high cards."""
HIGH_CARD_PREFERENCE = 0.15
"""How much such opponents prefer a card to the card one rank below, as an exponent of e."""
HIGH_CARD_BONUS = 0.5
"""How much more a high card is worth than a card of the middle rank, against several opponents."""


class ArmedBot:
    """Plays Armed War with a mixed strategy, so that its choices cannot be predicted.

    The bot assumes that an opponent may hold each card that it has not seen go elsewhere. Against
    one opponent it solves the trick as a matrix game; against several it uses regret matching.
    """

    def __init__(self, chance: GeneratorOrSeed) -> None:
        self._random = make_generator(chance)
        self._thumb = SensibleBot(chance)
        self._discards: dict[int, Counter[Rank]] = {}
        """The known ranks in each seat's discard."""
        self._table: Counter[Rank] = Counter()
        """The known ranks on the table, including the seat's own face-down cards."""

    def observe(self, event: Event) -> None:
        """Track the cards on the table and in the discards.

        Taken cards stay in a discard until it becomes the hand, which is the event PickUp.
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
        """Return what each card gains on average, in cards.

        One opponent is assumed to play optimally, several to prefer high cards. The result is
        empty if the possible cards of an opponent are not known.
        """
        mine = sorted({card >> 2 for card in view.hand})
        held, high = self.list_possible_hands(view), find_highest_rank(view)
        if not held or not all(held):
            return {}
        if len(held) == 1:
            theirs = sorted(held[0])
            payoffs = self.compute_payoffs(view, mine, theirs, high)
            _, _, strategy = solve_matrix_game(payoffs)
            gains = [fsum(g * p for g, p in zip(strategy, row, strict=True)) for row in payoffs]
        else:
            gains = [total / ROUNDS for total in self.simulate_payoffs(mine, held, high)]
        by_rank = dict(zip(mine, gains, strict=True))
        return {card: by_rank[card >> 2] for card in view.hand}

    def list_possible_hands(self, view: View) -> list[Counter[Rank]]:
        """Return for each opponent in the trick the ranks that it may hold, with their counts."""
        others = [seat for seat in (*view.asked, *view.chosen) if seat != view.viewer]
        return [self.find_possible_ranks(view, seat) for seat in others]

    def compute_payoffs(
        self, view: View, mine: Sequence[Rank], theirs: Sequence[Rank], high: Rank
    ) -> list[list[float]]:
        """Return the payoffs of the matrix game: one row for each own rank."""
        edge = self.estimate_war_edge(view, theirs)
        return [[pair_payoff(m, t, high, edge) for t in theirs] for m in mine]

    def choose_against_one(
        self, view: View, mine: Sequence[Rank], held: Counter[Rank], high: Rank
    ) -> Rank:
        """Choose a rank against one opponent."""
        theirs = sorted(held)
        payoffs = self.compute_payoffs(view, mine, theirs, high)
        _, strategy, _ = solve_matrix_game(payoffs)
        if self._random.random() < EXPLOITING_SHARE:
            total = sum(held.values())
            guess = [held[rank] / total for rank in theirs]
            gains = [fsum(g * p for g, p in zip(guess, row, strict=True)) for row in payoffs]
            return mine[gains.index(max(gains))]
        return self._random.choices(mine, [max(0.0, p) for p in strategy])[0]

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
                player.update_and_get_gain(
                    [payoff_against_several(rank, others, high) for rank in player.actions], turn
                )
        strategy = players[0].average_strategy(0.03)
        return self._random.choices([a for a, _ in strategy], [p for _, p in strategy])[0]

    def find_reply_to_high_cards(
        self, mine: Sequence[Rank], held: Sequence[Counter[Rank]], high: Rank
    ) -> Rank:
        """Return the best rank against opponents who prefer high cards."""
        totals = self.simulate_payoffs(mine, held, high)
        return mine[totals.index(max(totals))]

    def simulate_payoffs(
        self, mine: Sequence[Rank], held: Sequence[Counter[Rank]], high: Rank
    ) -> list[float]:
        """Return the total payoff of each own rank in simulated rounds.

        The opponents are assumed to prefer high cards.
        """
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
        """Return the ranks that another player may hold, with the number of cards of each."""
        unseen = Counter(card >> 2 for card in make_deck(jokers=int(view.options["jokers"])))
        unseen.subtract(card >> 2 for card in view.hand)
        unseen.subtract(card >> 2 for card in view.piles[view.own_seat] or ())
        unseen.subtract(self._table)
        unseen.subtract(self._discards.get(other, Counter()))
        return +unseen

    def estimate_war_edge(self, view: View, theirs: Sequence[Rank]) -> float:
        """Return the bot's advantage in a war, from -1 to 1: its mean rank minus the other's."""
        own = sum(card >> 2 for card in view.hand) / len(view.hand)
        return max(-1.0, min(1.0, (own - sum(theirs) / len(theirs)) / 4))


def find_highest_rank(view: View) -> Rank:
    """Return the highest rank of the deck."""
    return JOKER_RANK if view.options["jokers"] else ACE


def pair_payoff(mine: Rank, theirs: Rank, high: Rank, edge: float) -> float:
    """Return the payoff of rank `mine` against one opponent: 1 for a card won, -1 for a card lost.

    All cards are worth the same, because the player with more cards outlasts the other.
    """
    if mine == theirs:
        return WAR_VALUE * edge
    upset = {mine, theirs} == {TWO, high}
    wins = (mine == TWO) if upset else mine > theirs
    return 1.0 if wins else -1.0


def payoff_against_several(mine: Rank, others: Sequence[Rank], high: Rank) -> float:
    """Return the payoff of rank `mine` against several opponents: the value of the cards won, or
    the negative value of the own card."""
    ranks = [mine, *others]
    best = max(ranks)
    if best == high and TWO in ranks:
        best = TWO
    if mine != best:
        return -card_value(mine)
    return 0.0 if best in others else sum(map(card_value, others))


def card_value(rank: Rank) -> float:
    """Return the value of owning a card. That of a two is high, because it beats the highest."""
    return 1.0 + HIGH_CARD_BONUS * ((9 if rank == TWO else rank) - 6) / 6
