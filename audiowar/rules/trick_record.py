"""What has happened in a trick, as far as the facts of events need it, and the ranks at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .cards import JOKER_RANK, Card, Rank, get_rank
from .events import End, Seat


@dataclass(slots=True)
class TrickRecord:
    """What has happened on the table since cards were last taken, as far as facts need it."""

    low_beats_high_pair: tuple[Rank, Rank] | None = None
    needs_no_cards: bool = False
    """Whether a war needs no more cards: those that tie stay, or a player's last card counts in
    all later rounds."""
    trick: int = 0
    """The trick that the record is about."""
    earlier: int = 0
    """The number of cards that lay on the table before the trick."""
    wars: int = 0
    """The number of wars that nobody has won yet."""
    war_seats: set[Seat] = field(default_factory=set)
    """The seats in these wars."""
    face_down: list[Card] = field(default_factory=list)
    """The face-down cards that were last gathered from the table."""
    battle: dict[Seat, Card] = field(default_factory=dict)
    """The face-up cards that are compared next."""
    put_in_battle: set[Seat] = field(default_factory=set)
    """The seats that put a face-up card since the last war."""
    called: tuple[Seat, ...] = ()
    """The seats that must put cards in the last war."""
    short: set[Seat] = field(default_factory=set)
    """The seats that put all their cards and could not complete a war."""

    def forget_wars(self) -> tuple[int, tuple[Seat, ...]]:
        """Return the number of wars that nobody has won yet, with their seats, and forget them."""
        decided = self.wars, tuple(sorted(self.war_seats))
        self.wars = 0
        self.war_seats.clear()
        return decided

    def find_card_beaten_by_lowest(self, card: Card | None) -> Card | None:
        """Return the highest card of the battle if this card is the lowest, which beats it."""
        pair = self.low_beats_high_pair
        if pair is None or card is None or get_rank(card) != pair[0]:
            return None
        return next((c for c in self.battle.values() if get_rank(c) == pair[1]), None)

    def get_take_reason(self, seat: Seat, is_reversed: bool) -> str:
        """Return why a seat takes the cards, as in `Take.why`."""
        card = self.battle.get(seat)
        if seat in self.short:
            return "most"
        if self.wars and not self.battle:
            return "alone"
        if self.find_card_beaten_by_lowest(card) is not None:
            return "upset"
        if card is None or get_rank(card) == JOKER_RANK or not is_reversed:
            return "none"
        plain = [c for c in self.battle.values() if get_rank(c) != JOKER_RANK]
        return "low" if len(plain) > 1 else "none"


def rank_seats(end: End, out_tricks: Mapping[Seat, int], players: int) -> tuple[float, ...]:
    """Return the rank of each seat in a finished match, 1 for the first.

    `out_tricks` are the tricks in which seats went out. Who goes out first has the worst rank, and
    those who go out in the same trick are equal. All players who are still in, but are not named by
    `end`, share one rank. If `end` names losers, only they and the others are told apart.
    """

    def rank(seat: Seat) -> float:
        if end.are_seats_losers:
            return 2.0 if seat in end.seats else 1.0
        if seat in end.seats or seat not in out_tricks:
            return 1.0 if seat in end.seats else 1.5
        return float(players - sum(trick < out_tricks[seat] for trick in out_tricks.values()))

    return tuple(map(rank, range(players)))
