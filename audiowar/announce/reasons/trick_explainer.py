"""The trick to explain, with the explanations that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from audiowar.announce.count_cards import count_cards
from audiowar.announce.player_names import NamedPlayers
from audiowar.announce.view_lines import hyphenate
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, Rank, card_code
from audiowar.rules.parts.strongest_card import find_strongest

from ..line import Line, Lines
from .trick_facts import TrickFacts

E = TypeVar("E", bound=ev.Event)
ShownCards = Mapping[ev.Seat, Card]
"""The face-up cards of a battle, by seat."""


class TrickExplainer(NamedPlayers):
    """A trick to explain to one listener."""

    def __init__(self, trick: TrickFacts, names: Sequence[str], viewer: ev.Seat | None) -> None:
        super().__init__(names, viewer)
        self.trick = trick

    def events_of(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self.trick.events if isinstance(event, kind)]

    def tie_line(self, shown: ShownCards, seats: Sequence[ev.Seat]) -> Line:
        """Return a line that names the rank and the players of a tie for the strongest card."""
        args = {"count": len(seats), "card": card_code(shown[seats[0]])}
        return Line("why-tie", {**args, "players": self.list_names_marking_listener(seats)})

    def strongest_line(self, shown: ShownCards, best: ev.Seat, second: Card | None) -> Line:
        """Return a line that names the strongest card and the one that it beats.

        `second` is the second strongest card, or None if there is only one card.
        """
        args = {**self.player_args(best), "card": card_code(shown[best])}
        if second is None:
            return Line("why-only-card", args)
        return Line("why-strongest", {**args, "beaten": card_code(second)})

    def explain_cards_from_earlier_wars(self, brought: int = 0, kept: int = 0) -> Lines:
        """Say how many of the taken cards were left on the table by earlier wars, if any were.

        `brought`: how many cards other events than `Put` brought to the table, minus the cards
        that left it. `kept`: how many taken cards the `Take` event does not list.
        """
        put = sum(
            count_cards(event.down) + (event.up is not None) for event in self.events_of(ev.Put)
        )
        put += brought
        for take in self.events_of(ev.Take):
            count = count_cards(take.cards) + kept
            earlier = max(0, count - put)
            if earlier:
                args = {**self.player_args(take.seat), "count": count, "earlier": earlier}
                yield Line("why-takes-more", args)

    def explain_end(self, **more: Any) -> Lines:
        """Explain the end of the match if it is over; `more` are extra arguments."""
        for end in self.events_of(ev.End):
            many = len(end.seats) > 1
            who = {"who": "other", "player": ""} if many else self.player_args(end.seats[0])
            reached = int(self.trick.options.get("trick_limit", 0))
            args = {
                **who,
                "players": self.list_names_marking_listener(end.seats),
                "count": reached,
                **more,
            }
            yield Line(f"why-end-{hyphenate(end.result)}", args)


def find_second_strongest(
    shown: ShownCards, best: ev.Seat, upset: tuple[Rank, Rank] | None = None
) -> Card | None:
    """Return the strongest card of the seats other than `best`, or None if there are none."""
    others = {seat: card for seat, card in shown.items() if seat != best}
    return others[find_strongest(others, upset)[0]] if others else None
