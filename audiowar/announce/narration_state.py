"""The state that narrators of one match share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, code
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options

from .card_counts import count_cards
from .card_tally import CardTally
from .line import BRIEF, Cue, Line, Lines
from .player_names import NamedPlayers


class WordingContext(NamedPlayers):
    """The state of one match as one listener knows it, such as the cards on the table.

    `viewer` is the listener's seat, or None for a spectator; `position` is that of the transcript's
    header, for games that do not begin with a deal. A game that remembers more, or tells
    something in another way, has a class of its own.
    """

    all_fight = False
    """Whether all players fight a war, not only those who tied."""
    pot_waits = False
    """Whether the cards of a war wait on the table for a later trick."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        viewer: ev.Seat | None,
        position: Mapping[str, Any],
        tally: CardTally,
    ) -> None:
        super().__init__(names, viewer)
        self.options = options
        self.in_hand = "hands" in get_variant(game).visibility
        """Whether players hold their cards in hand, not in a packet."""
        self.upset = get_variant(game).find_upset(options)
        """Which rank beats which against the order."""
        self.on_table = len(position.get("pot", ())) + len(position.get("table", ()))
        """Cards on the table: the pot and the running trick."""
        self.face_down_count = 0
        """How many cards of the running trick were put face down."""
        self.named_cards: Counter[Card] = Counter()
        """Cards on the table that have been told."""
        self.wars = 0
        """Wars in a row that nobody has won yet."""
        self.low_wins = bool(position.get("reversed", False))
        """Whether the two is strongest."""
        self.shown: dict[ev.Seat, Card] = {}
        """The open cards of the running battle: of the trick, or of one round of its war."""
        self.known: dict[ev.Seat, Card] = {}
        """Cards that were told when they were chosen, and are not revealed yet."""
        self.looked_at: dict[ev.Seat, Card] = {}
        """Chosen cards of others that the listener has looked at, and are not revealed yet."""
        self.tied: tuple[ev.Seat, ...] = ()
        """Who tied in the last war of the trick."""
        self.fighters: set[ev.Seat] = set()
        """Who has put a card in the last battle."""
        self.settled = True
        """Whether the cards of the last trick are gone."""
        self.gone: set[ev.Seat] = set(position.get("out", ()))
        """Who is out."""
        self.tally = tally
        self.begin(position)
        self.begin_step(())

    def begin(self, position: Mapping[str, Any]) -> None:
        """Set up the state that only one game needs, from the start position."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        self.events = events
        self.out = {event.seat for event in events if isinstance(event, ev.Out)}
        """Who goes out in this step."""
        self.ends = any(isinstance(event, ev.End) for event in events)
        self.open = find_open_war(events)
        """The war that this step leaves open."""
        self.fought = False
        """Whether there was a war before in this step."""
        self.at_once: set[ev.Seat] = set()
        """Who chooses a card that this step also reveals."""
        self.unnamed_cards: dict[ev.Seat | None, Card] = {}
        """Cards of this step that the brief telling has not named; None: nobody's."""
        self.said_out: set[ev.Seat] = set()
        """Who is known to go out already."""

    def end_step(self) -> Lines:
        """Tell what only the step as a whole shows."""
        yield from ()

    def on_deal(self) -> None:
        """Reset for a new deal."""
        self.on_table = self.wars = 0

    def clear_trick(self) -> None:
        """Forget the finished trick."""
        self.on_table = self.wars = self.face_down_count = 0
        self.named_cards.clear()
        self.settled = True
        self.shown.clear()

    def count_remaining(self) -> int:
        """Return how many players are not out."""
        return len(self.names) - len(self.gone)

    def on_cards_stay(self) -> None:
        """Forget the state of a trick whose cards stay on the table."""

    def find_face_down(self, taken: Sequence[Card]) -> list[Card]:
        """Return the taken cards that lay face down: the others have been told."""
        left, hidden = Counter(self.named_cards), []
        for card in taken if self.face_down_count else ():
            if left[card]:
                left[card] -= 1
            else:
                hidden.append(card)
        return hidden

    def keeps_battle_cards(self) -> bool:
        """Return whether cards of a battle still count in the war that follows."""
        return False

    def reveal_message(
        self, seat: ev.Seat, down: int, up: Card, known: bool
    ) -> tuple[str, dict[str, Any]] | None:
        """Return the message for a revealed card and its arguments; None if already told."""
        return None if known else ("event-put-war" if down else "event-put", {})

    def describe_war_cost(self, card: Card) -> Lines:
        """Tell the cost of a war between cards of that rank."""
        yield from ()

    def prepare_take(self, seat: ev.Seat) -> tuple[list[Line], dict[str, Any]]:
        """Return the lines before a take, and extra arguments of its line."""
        return [], {"top": None, "prisoner": False, "kept": ""}

    def count_taken(self, event: ev.Take) -> int:
        """Return the number of cards taken from the table."""
        return count_cards(event.cards)

    def count_rank(self, rank: int) -> int:
        """Return the number of revealed cards of that rank in this step."""
        puts = (event.up for event in self.events if isinstance(event, ev.Put))
        return sum(up is not None and up >> 2 == rank for up in puts)

    def cue_for(self, seat: ev.Seat, mine: str, others: str) -> Cue:
        """Return a cue at the seat's position, `mine` if the listener sits there."""
        return Cue(mine if seat == self.viewer else others, seat)

    def find_upset_card(self, seat: ev.Seat) -> str | None:
        """Return the code of the highest card if the seat's lowest one beats it."""
        ranks = self.upset
        if ranks is None or seat not in self.shown or self.shown[seat] >> 2 != ranks[0]:
            return None
        return next((code(c) for c in self.shown.values() if c >> 2 == ranks[1]), None)

    def card_line(self, seat: ev.Seat | None, card: Card) -> Line:
        """Name a card behind a result, and whose it is."""
        assert seat is not None
        return Line("event-card", {**self.player_args(seat), "card": code(card)})

    def name_cards(self) -> Lines:
        """Name the cards of this step that the brief telling has not named yet."""
        cards = tuple(self.card_line(seat, card) for seat, card in self.unnamed_cards.items())
        self.unnamed_cards.clear()
        if cards:
            yield Line("event-cards", {"cards": cards}, at=BRIEF)


def find_open_war(events: Sequence[ev.Event]) -> ev.War | None:
    """Return the war that no cards and no take follow."""
    last: ev.War | None = None
    for event in events:
        if isinstance(event, ev.War):
            last = event
        elif isinstance(event, (ev.Put, ev.Take)):
            last = None
    return last
