"""Review a match of Armed War: how the player used twos, wars and strong cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiowar.bots.bots_and_coach import Takeaway
from audiowar.rules.cards import JACK, TWO, Card
from audiowar.rules.events import Deal, Event, PickUp, Put, Seat, Take, War
from audiowar.rules.parts.tricks import find_strongest_seats
from audiowar.rules.state import Options
from audiowar.rules.view import View

from .rules import VARIANT, PutWarCards


def find_review_takeaways(view: View, history: Sequence[Event]) -> list[Takeaway]:
    """Return takeaways for the viewer about the match; none if the viewer has not seen the deal."""
    counted = HandCardResults(view.viewer, view.options)
    for event in history:
        counted.add(event)
    return counted.list_takeaways()


class HandCardResults:
    """Follows the hand of the seat `me`, and counts the results of its cards in tricks and wars."""

    def __init__(self, me: Seat | None, options: Options) -> None:
        self.me = me
        self._beats = VARIANT.get_upset_ranks(options)
        self._hand: list[Card] | None = None
        """The seat's hand; None until the deal."""
        self._held: list[Card] = []
        """The seat's hand before the seat chose a card in the current battle."""
        self._battle: dict[Seat, Card] = {}
        """The face-up cards of the current battle: the first cards of a trick, or one round of a
        war."""
        self._tied: set[Seat] = set()
        """The seats that tied in the last war; empty if the last trick ended with a take. After a
        war that is not fought, they are still here in the first battle of the next trick."""
        self._strong = 0
        """The number of strong cards (jack and higher) that the seat has put in this trick."""
        self._twos = False
        """Whether a two of the hand would have won a battle of this trick that the seat did not
        win."""
        # The attributes that follow are counts. `decided_wars` counts the wars that the seat won
        # or lost, `winnable_lost_wars` those that it lost although another card of the hand would
        # have won.
        self.tricks_a_two_would_have_won = self.decided_wars = self.wars_lost = (
            self.winnable_lost_wars
        ) = 0
        # `battles_won_too_highly` counts battles that a lower card would have won too.
        self.battles_won = self.battles_won_too_highly = self.strong_cards_put = (
            self.strong_cards_taken_by_others
        ) = 0

    def add(self, event: Event) -> None:
        """Add the next event of the match, as the reviewed player saw it."""
        if isinstance(event, Deal):
            own = event.cards[self.me] if self.me is not None else None
            self._hand = list(own) if isinstance(own, tuple) else None
        elif self._hand is None:
            return
        elif isinstance(event, PutWarCards) and isinstance(event.cards, tuple):
            self._hand = [card for card in self._hand if card not in event.cards]
        elif isinstance(event, PickUp) and event.seat == self.me:
            self._hand = list(event.cards) if isinstance(event.cards, tuple) else None
        elif isinstance(event, Put) and event.up is not None:
            self._put(event.seat, event.up, self._hand)
        elif isinstance(event, War):
            self._judge()
            self._tied = {*event.seats}
        elif isinstance(event, Take):
            self._judge()
            self._settle(event.seat)

    def _put(self, seat: Seat, card: Card, hand: list[Card]) -> None:
        self._battle[seat] = card
        if seat == self.me:
            self._held = list(hand)
            if card in hand:
                hand.remove(card)
            self._strong += card >> 2 >= JACK

    def _judge(self) -> None:
        """Count a battle of the seat, and check whether another card would have won it."""
        battle, me = dict(self._battle), self.me
        self._battle.clear()
        if me is None or me not in battle:
            return
        # If a seat of this battle was not tied, this is a new trick: the last war was not fought.
        war = bool(self._tied) and self._tied.issuperset(battle)
        mine = battle[me]
        if self._wins(battle, mine):
            self.battles_won += 1
            lower = (card for card in self._held if card >> 2 < mine >> 2)
            self.battles_won_too_highly += any(self._wins(battle, card) for card in lower)
            self.decided_wars += war
            return
        winning = [card for card in self._held if self._wins(battle, card)]
        self._twos |= any(card >> 2 == TWO for card in winning)
        if me not in find_strongest_seats(battle, self._beats):
            self.decided_wars += war
            self.wars_lost += war
            self.winnable_lost_wars += war and bool(winning)

    def _wins(self, battle: Mapping[Seat, Card], card: Card) -> bool:
        assert self.me is not None
        return find_strongest_seats({**battle, self.me: card}, self._beats) == [self.me]

    def _settle(self, winner: Seat) -> None:
        self.strong_cards_put += self._strong
        self.strong_cards_taken_by_others += self._strong if winner != self.me else 0
        self.tricks_a_two_would_have_won += self._twos
        self._strong, self._twos = 0, False
        self._tied.clear()

    def list_takeaways(self) -> list[Takeaway]:
        """Return the takeaways, most useful first."""
        wars = {"wars": self.decided_wars, "lost": self.wars_lost, "could": self.winnable_lost_wars}
        strong = {"count": self.strong_cards_put, "taken": self.strong_cards_taken_by_others}
        found = [
            (
                self.tricks_a_two_would_have_won,
                Takeaway("taught-armed-two", {"times": self.tricks_a_two_would_have_won}),
            ),
            (self.decided_wars, Takeaway("taught-armed-wars", wars)),
            (
                self.battles_won,
                Takeaway(
                    "taught-armed-won",
                    {"won": self.battles_won, "spare": self.battles_won_too_highly},
                ),
            ),
            (self.strong_cards_put, Takeaway("taught-armed-strong", strong)),
        ]
        return [takeaway for happened, takeaway in found if happened]
