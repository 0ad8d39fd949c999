"""Review a match of Steal War: the player's steals, missed chances to steal, and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from audiowar.bots.bots_and_coach import Takeaway
from audiowar.rules.cards import Card, make_deck, parse_card
from audiowar.rules.events import Choose, Deal, Event, PickUp, Put, Seat, Take
from audiowar.rules.view import View

from .events import Steal
from .rules import LAY_PREFIX, PLAY


def find_review_takeaways(view: View, history: Sequence[Event]) -> list[Takeaway]:
    """Return takeaways for the viewer about the match; none if the viewer has not seen the deal."""
    if view.viewer is None or not any(isinstance(event, Deal) for event in history):
        return []
    counted = PileDecisionCounter(view.viewer)
    for event in history:
        counted.add(event)
    return counted.list_takeaways()


class PileDecisionCounter:
    """Follows the piles, which all players see, and counts the decisions of the seat `me`."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self._piles: dict[Seat, tuple[Card, ...]] = {}
        self._round: dict[Seat, tuple[Card, ...]] = {}
        """The piles at the time of the decisions. All steals of a round act on these."""
        self._thieves: set[Seat] = set()
        self._before: dict[Seat, tuple[Card, ...]] | None = None
        """The piles when the seat decided to play its card; None if it has not decided."""
        self._laid: Card | None = None
        """The card that the seat chose to put on top."""
        # `missed` counts missed chances to steal, `stolen` the piles that the seat stole, and
        # `times_robbed` the thefts from the seat. The names with `_cards` count the cards of these
        # piles. `unsafe_top_card_choices` counts choices of a top card in which another card would
        # have matched fewer hidden cards.
        self.missed = self.missed_cards = 0
        self.stolen = self.stolen_cards = 0
        self.times_robbed = self.robbed_cards = 0
        self.top_card_choices = self.unsafe_top_card_choices = 0

    def add(self, event: Event) -> None:
        """Add the next event of the match, as the reviewed player saw it."""
        if isinstance(event, Choose):
            self._round = dict(self._piles)
            self._thieves.clear()
            if event.seat == self.me:
                self._choose(str(event.choice))
        elif isinstance(event, Put) and event.seat == self.me and event.up is not None:
            self._play(event.up)
        elif isinstance(event, Steal):
            self._steal(event)
        elif isinstance(event, PickUp):
            self._piles[event.seat] = ()
        elif isinstance(event, Take) and isinstance(event.cards, tuple):
            self._take(event.seat, event.cards)

    def _choose(self, choice: str) -> None:
        if choice == PLAY:
            self._before = self._round
        elif choice.startswith(LAY_PREFIX):
            self._laid = parse_card(choice.removeprefix(LAY_PREFIX))

    def _play(self, up: Card) -> None:
        """Count the piles that the seat `me` could have stolen with the card `up` that it put."""
        before, self._before = self._before, None
        if before is None or has_same_rank_on_top(before.get(self.me, ()), up):
            # Nothing was missed: a card that matches the player's own pile protects that pile.
            return
        others = (pile for seat, pile in before.items() if seat != self.me)
        matched = [pile for pile in others if has_same_rank_on_top(pile, up)]
        self.missed += bool(matched)
        self.missed_cards += sum(map(len, matched))

    def _steal(self, event: Steal) -> None:
        cards = sum(len(self._round.get(victim, ())) for victim in event.victims)
        if event.seat == self.me:
            self.stolen += len(event.victims)
            self.stolen_cards += cards
        elif self.me in event.victims:
            self.times_robbed += 1
            self.robbed_cards += len(self._round.get(self.me, ()))
        self._thieves.add(event.seat)
        self._piles |= dict.fromkeys({*event.victims} - self._thieves, ())
        self._piles[event.seat] = event.pile

    def _take(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        if seat == self.me and self._laid is not None:
            hidden = Counter(c >> 2 for c in make_deck(joker_count=2))
            hidden.subtract(c >> 2 for pile in (cards, *self._piles.values()) for c in pile)
            self.top_card_choices += 1
            self.unsafe_top_card_choices += hidden[self._laid >> 2] > min(
                hidden[c >> 2] for c in cards
            )
            self._laid = None
        self._piles[seat] = (*cards, *self._piles.get(seat, ()))

    def list_takeaways(self) -> list[Takeaway]:
        """Return the takeaways, most useful first."""
        missed = {"times": self.missed, "count": self.missed_cards}
        robbed = {"times": self.times_robbed, "count": self.robbed_cards}
        stolen = {"times": self.stolen, "count": self.stolen_cards}
        lays = {"times": self.top_card_choices, "unsafe": self.unsafe_top_card_choices}
        return [
            *([Takeaway("taught-steal-missed", missed)] if self.missed else []),
            Takeaway("taught-steal-robbed", robbed),
            *([Takeaway("taught-steal-lay", lays)] if self.top_card_choices else []),
            Takeaway("taught-steal-stolen", stolen),
        ]


def has_same_rank_on_top(pile: tuple[Card, ...], card: Card) -> bool:
    """Return whether the top card of a pile has the same rank as a card."""
    return bool(pile) and pile[0] >> 2 == card >> 2
