"""Explain a trick to one listener: the explanations that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from audiowar.announce.common_lines import NamedPlayers, replace_underscores
from audiowar.announce.narration_memory import count_known_or_hidden_cards
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.state import Options

from ..line import Line, Lines

_EventT = TypeVar("_EventT", bound=ev.Event)
ShownCards = Mapping[ev.Seat, Card]
"""The face-up cards of a battle, by seat."""


@dataclass(frozen=True)
class TrickFacts:
    """The facts from which one trick is explained."""

    game: str
    options: Options
    events: tuple[ev.Event, ...]
    """The events of the trick so far, projected for the listener."""


class TrickExplainer(NamedPlayers):
    """Makes the lines that explain one trick to one listener."""

    def __init__(self, trick: TrickFacts, names: Sequence[str], viewer: ev.Seat | None) -> None:
        super().__init__(names, viewer)
        self.trick = trick

    def list_events_of_kind(self, kind: type[_EventT]) -> list[_EventT]:
        """Return the trick's events of one kind."""
        return [event for event in self.trick.events if isinstance(event, kind)]

    def make_tie_line(self, shown: ShownCards, seats: Sequence[ev.Seat]) -> Line:
        """Return a line that names the rank and the players of a tie for the strongest card."""
        args = {"count": len(seats), "card": get_card_code(shown[seats[0]])}
        return Line("why-tie", {**args, "players": self.list_names_marking_listener(seats)})

    def make_strongest_card_line(
        self, shown: ShownCards, best: ev.Seat, second: Card | None
    ) -> Line:
        """Return a line that names the strongest card and the second strongest, if any."""
        args = {**self.get_player_args(best), "card": get_card_code(shown[best])}
        if second is None:
            return Line("why-only-card", args)
        return Line("why-strongest", {**args, "beaten": get_card_code(second)})

    def explain_cards_from_earlier_wars(self, kept: int = 0) -> Lines:
        """Say how many of the taken cards were left on the table by earlier wars, if any were.

        `kept` is the number of taken cards that the `Take` event does not list.
        """
        for take in self.list_events_of_kind(ev.Take):
            if take.earlier:
                count = count_known_or_hidden_cards(take.cards) + kept
                args = {"count": count, "earlier": take.earlier}
                yield Line("why-takes-more", {**self.get_player_args(take.seat), **args})

    def explain_match_end(self) -> Lines:
        """Explain the end of the match if it is over."""
        for end in self.list_events_of_kind(ev.End):
            yield self.make_match_end_line(end, end.result)

    def make_match_end_line(self, end: ev.End, result: str, **more: Any) -> Line:
        """Return the line `why-end-RESULT`; `more` are extra message arguments."""
        many = len(end.seats) > 1
        who = {"who": "other", "player": ""} if many else self.get_player_args(end.seats[0])
        players = self.list_names_marking_listener(end.seats)
        limit = int(self.trick.options.get("trick_limit", 0))
        args = {**who, "players": players, "count": limit, **more}
        return Line(f"why-end-{replace_underscores(result)}", args)
