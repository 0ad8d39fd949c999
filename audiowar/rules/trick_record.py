"""What has happened in a trick, as far as the facts of events need it, and the ranks at the end."""

from __future__ import annotations

from collections.abc import Mapping

from .cards import JOKER_RANK, Card, get_rank
from .events import End, Seat


class TrickRecord:
    """What has happened on the table since cards were last taken, as far as facts need it."""

    __slots__ = (
        "battle",
        "called",
        "earlier",
        "face_down",
        "low_beats_high_pair",
        "needs_no_cards",
        "put_in_battle",
        "short",
        "trick",
        "war_seats",
        "wars",
    )

    def __init__(self) -> None:
        self.low_beats_high_pair: tuple[int, int] | None = None
        self.needs_no_cards = False
        """Whether a war needs no more cards: those that tie stay, or a player's last card counts
        in all later rounds."""
        self.trick = 0
        """The trick that the record is about."""
        self.earlier = 0
        """The number of cards that lay on the table before the trick."""
        self.wars = 0
        self.war_seats: set[Seat] = set()
        self.face_down: list[Card] = []
        """The face-down cards that were last gathered from the table."""
        self.begin_trick(0, 0)

    def begin_trick(self, trick: int, earlier: int) -> None:
        """Forget the battles of the trick before. Wars that nobody has won are remembered."""
        self.trick, self.earlier = trick, earlier
        self.battle: dict[Seat, Card] = {}
        """The face-up cards that are compared next."""
        self.put_in_battle: set[Seat] = set()
        self.called: tuple[Seat, ...] = ()
        """The seats that must put cards in the last war."""
        self.short: set[Seat] = set()
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
