"""What explanations of all games share: who, which cards, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from audiowar.l10n.lists import YOU
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, Rank, code
from audiowar.rules.parts.comparing import strongest

from ..line import Line
from .trick import Trick

E = TypeVar("E", bound=ev.Event)
Lines = Iterator[Line]
Shown = Mapping[ev.Seat, Card]


class Story:
    """A trick with the words that every step of its explanation needs."""

    def __init__(self, trick: Trick, names: Sequence[str], viewer: ev.Seat | None) -> None:
        self.trick = trick
        self.names = names
        self.viewer = viewer

    def all(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self.trick.events if isinstance(event, kind)]

    def who(self, seat: ev.Seat) -> dict[str, Any]:
        """Return the arguments that say whose doing it is."""
        return {"who": "you" if seat == self.viewer else "other", "player": self.names[seat]}

    def players(self, seats: Sequence[ev.Seat]) -> list[str]:
        """Return names for a list, with the listener marked."""
        return [YOU if seat == self.viewer else self.names[seat] for seat in seats]

    def tie(self, shown: Shown, seats: Sequence[ev.Seat]) -> Line:
        """Say which cards tie for strongest, and whose they are."""
        args = {"count": len(seats), "card": code(shown[seats[0]])}
        return Line("why-tie", {**args, "players": self.players(seats)})

    def strongest(self, shown: Shown, best: ev.Seat, following: Card | None) -> Line:
        """Say which card is strongest, and which card comes next."""
        args = {**self.who(best), "card": code(shown[best])}
        if following is None:
            return Line("why-only-card", args)
        return Line("why-strongest", {**args, "beaten": code(following)})

    def takes(self) -> Lines:
        """Say how many of the taken cards earlier wars had left on the table, if any."""
        put = sum(len_of(event.down) + (event.up is not None) for event in self.all(ev.Put))
        put += len(self.all(ev.Forfeit)) - len(self.kept()) - self.purged()
        for take in self.all(ev.Take):
            count = len_of(take.cards)
            earlier = max(0, count - put)
            if earlier:
                args = {**self.who(take.seat), "count": count, "earlier": earlier}
                yield Line("why-takes-more", args)

    def kept(self) -> list[ev.Prisoner]:
        """Return the prisoners that came from the table."""
        blind = any(e.choice == "keep:top" for e in self.all(ev.Choose))
        return [] if blind else self.all(ev.Prisoner)

    def purged(self) -> int:
        """Return how many cards left the game."""
        return sum(len(event.cards) for event in self.all(ev.Purge))

    def end(self) -> Lines:
        """Say why the game is over, if it is."""
        for end in self.all(ev.End):
            many = len(end.seats) > 1
            who = {"who": "other", "player": ""} if many else self.who(end.seats[0])
            reached = int(self.trick.options.get("trick_limit", 0))
            args = {**who, "players": self.players(end.seats), "count": reached}
            args["first"] = self.trick.options.get("drunkard") == "first_out"
            yield Line(f"why-end-{end.result}", args)


def second(shown: Shown, best: ev.Seat, upset: tuple[Rank, Rank] | None = None) -> Card | None:
    """Return the strongest of the cards that the best one beats, None when there is no other."""
    others = {seat: card for seat, card in shown.items() if seat != best}
    return others[strongest(others, upset)[0]] if others else None


def len_of(cards: Any) -> int:
    """Return how many cards these are, also when they are hidden."""
    return cards.count if isinstance(cards, ev.Hidden) else len(cards)
