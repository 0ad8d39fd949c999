"""The events that only Casino War has."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.rules.cards import Card
from audiowar.rules.events import Event, MaybeSecret, Seat, fact


@dataclass(slots=True)
class Shuffle(Event):
    """A new shoe of `decks` decks is shuffled."""

    kind = "shuffle"
    decks: int


@dataclass(slots=True)
class DrawCard(Event):
    """A card is drawn from the shoe."""

    kind = "draw"
    to: Seat | str
    """Who gets the card: a seat, "house", or "burn" for a card that is put aside."""
    card: MaybeSecret[Card]
    burnt: int = fact(0)
    """The number of cards that were put aside just before."""
    tied: tuple[Seat, ...] | None = fact(None)
    """The seats that tie with the first card of the house in a round; None for other cards."""


@dataclass(slots=True)
class Pay(Event):
    """A player wins or loses money."""

    kind = "pay"
    seat: Seat
    cents: int
    """The change of the player's money, negative for a loss."""
    why: str
    """Why the money changes: "win", "lose", "tie_bet", "surrender", "war_win" or "war_lose"."""
    bankrolls: tuple[int, ...] = fact(())
    """Everybody's money afterwards, in cents."""
    is_bet_doubled: bool = fact(False)
    """Whether the bet is twice the bet that the player lost in the last round."""
