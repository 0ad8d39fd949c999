"""What the narrators of a match know beside the event: the step, and what the listener knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options

from .common_lines import NamedPlayers
from .line import BRIEF_LEVEL, Cue, Line, Lines


def count_known_or_hidden_cards(cards: Any) -> int:
    """Return the number of cards in a sequence or in a `Hidden`."""
    return cards.count if isinstance(cards, ev.Hidden) else len(cards)


class NarrationMemory(NamedPlayers):
    """The step that is narrated, and the cards of which the listener has already heard.

    A game that narrates something differently has a subclass.
    """

    pot_stays_for_later_trick: ClassVar[bool] = False
    """Whether the cards of a war stay on the table for a later trick."""

    def __init__(
        self, game: str, names: Sequence[str], options: Options, viewer: ev.Seat | None
    ) -> None:
        super().__init__(names, viewer)
        self.options = options
        self.has_hands = "hands" in get_variant(game).visibility
        """Whether players hold their cards in hand instead of in a packet."""
        self.cards_named_when_chosen_by_seat: dict[ev.Seat, Card] = {}
        """Cards that were named when they were chosen, and are not yet revealed, by player."""
        self.peeked_cards_by_seat: dict[ev.Seat, Card] = {}
        """Chosen cards of others, not yet revealed, that the listener has looked at, by player."""
        self.begin_step(())

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        """Prepare to narrate the events of a step."""
        self.events = events
        self.going_out = {event.seat for event in events if isinstance(event, ev.Out)}
        """The players who go out in this step."""
        self.ends = any(isinstance(event, ev.End) for event in events)
        self.open_war = find_open_war(events)
        """The war that began in this step and is still undecided at its end, if any."""
        self.fought = False
        """Whether a war of this step has already been narrated."""
        self.revealed_in_step: set[ev.Seat] = set()
        """The players whose chosen card is revealed in the same step."""
        self.unnamed_cards: dict[ev.Seat | None, Card] = {}
        """Cards of this step that the brief level has not named yet, by player (None: nobody)."""
        self.said_out: set[ev.Seat] = set()
        """The players who were already announced as out in this step."""

    def narrate_step_end(self) -> Lines:
        """Yield lines to add after those of all events of a step. The base class yields none."""
        yield from ()

    def get_reveal_message(
        self, event: ev.Put, already_named: bool
    ) -> tuple[str, dict[str, Any]] | None:
        """Return the id of the message about a revealed card, and its extra arguments.

        Return None if nothing is to be said.
        """
        return None if already_named else ("event-put-war" if event.down else "event-put", {})

    def prepare_take(self, event: ev.Take) -> tuple[list[Line], dict[str, Any]]:
        """Return the lines to speak before a take, and extra arguments for the take's own line."""
        return [], {"top": None, "prisoner": False, "kept": ""}

    def make_cue_at_seat(self, seat: ev.Seat, mine: str, others: str) -> Cue:
        """Return a cue at the seat's position: `mine` for the listener's seat, else `others`."""
        return Cue(mine if seat == self.viewer else others, seat)

    def name_card_of_seat(self, seat: ev.Seat | None, card: Card) -> Line:
        """Return a line that names a card and its player, for insertion in another line."""
        assert seat is not None
        return Line("event-card", {**self.get_player_args(seat), "card": get_card_code(card)})

    def describe_unnamed_cards(self) -> Lines:
        """Yield a line with the cards of this step that the brief level has not named yet."""
        unnamed = self.unnamed_cards.items()
        cards = tuple(self.name_card_of_seat(seat, card) for seat, card in unnamed)
        self.unnamed_cards.clear()
        if cards:
            yield Line("event-cards", {"cards": cards}, levels=BRIEF_LEVEL)


def find_open_war(events: Sequence[ev.Event]) -> ev.War | None:
    """Return the last war of a step if it is still open: no cards are put or taken after it."""
    last: ev.War | None = None
    for event in events:
        match event:
            case ev.War():
                last = event
            case ev.Put() | ev.Take():
                last = None
    return last
