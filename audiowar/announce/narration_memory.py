"""What the narrators of a match know from earlier events, such as the cards on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Options

from .line import BRIEF_LEVEL, Cue, Line, Lines
from .owned_card_counter import OwnedCardCounter, count_known_or_hidden_cards
from .player_names_and_common_lines import NamedPlayers


class NarrationMemory(NamedPlayers):
    """What the narrators of one match remember for one listener.

    `position` is the start position, for games that do not begin with a deal. A game that needs
    more state, or narrates something differently, has a subclass.
    """

    all_players_fight_wars = False
    """Whether all players fight a war, not only the tied ones."""
    pot_stays_for_later_trick = False
    """Whether the cards of a war stay on the table for a later trick."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        viewer: ev.Seat | None,
        position: Mapping[str, Any],
        card_counter: OwnedCardCounter,
    ) -> None:
        super().__init__(names, viewer)
        self.options = options
        self.has_hands = "hands" in get_variant(game).visibility
        """Whether players hold their cards in hand instead of in a packet."""
        self.low_beats_high_pair = get_variant(game).get_low_rank_and_rank_it_beats(options)
        """A low rank and the high rank that it beats; None if there is no such exception."""
        self.table_card_count = len(position.get("pot", ())) + len(position.get("table", ()))
        """The number of cards on the table: those of the pot and of the current trick. Cards that
        an event moves to or from the table by its `get_owned_card_changes` are already counted when
        the event is narrated."""
        self.face_down_count = 0
        self.naming_counts_by_card: Counter[Card] = Counter()
        """How often narrators have named each card on the table, for cards named at least once."""
        self.undecided_wars = 0
        """The number of wars in a row that nobody has won yet."""
        self.low_wins = bool(position.get("reversed", False))
        """Whether the order of strength is reversed, so that the two is the strongest."""
        self.battle_cards_by_seat: dict[ev.Seat, Card] = {}
        """The face-up cards of the current battle: of the trick, or of one round of its war."""
        self.cards_named_when_chosen_by_seat: dict[ev.Seat, Card] = {}
        """Cards that were named when they were chosen, and are not yet revealed, by player."""
        self.peeked_cards_by_seat: dict[ev.Seat, Card] = {}
        """Chosen cards of others, not yet revealed, that the listener has looked at, by player."""
        self.tied_seats: tuple[ev.Seat, ...] = ()
        """The players who tied in the last war of the trick."""
        self.seats_in_last_battle: set[ev.Seat] = set()
        """The players who put a card in the last battle."""
        self.is_table_cleared = True
        """Whether the cards of the last trick have left the table."""
        self.out_seats: set[ev.Seat] = set(position.get("out", ()))
        """The players who are out."""
        self.card_counter = card_counter
        self.begin_match(position)
        self.begin_step(())

    def begin_match(self, position: Mapping[str, Any]) -> None:
        """Initialize the state that a subclass adds. The base class adds none."""

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

    def reset_for_deal(self) -> None:
        """Forget the cards on the table and the wars, because a new deal begins."""
        self.table_card_count = self.undecided_wars = 0

    def clear_trick(self) -> None:
        """Forget a trick whose cards have left the table."""
        self.table_card_count = self.undecided_wars = self.face_down_count = 0
        self.naming_counts_by_card.clear()
        self.is_table_cleared = True
        self.battle_cards_by_seat.clear()

    def count_players_left(self) -> int:
        """Return how many players are still in the match."""
        return len(self.names) - len(self.out_seats)

    def reset_after_cards_stay(self) -> None:
        """Forget what no longer matters once the cards of a trick stay on the table.

        The base class forgets nothing.
        """

    def find_face_down_cards(self, taken: Sequence[Card]) -> list[Card]:
        """Return the taken cards that lay face down: the cards that no narrator has named."""
        left, hidden = Counter(self.naming_counts_by_card), []
        for card in taken if self.face_down_count else ():
            if left[card]:
                left[card] -= 1
            else:
                hidden.append(card)
        return hidden

    def keeps_battle_cards_in_next_round(self) -> bool:
        """Return whether the cards of a battle still count in the next round of its war."""
        return False

    def get_reveal_message_and_args(
        self, seat: ev.Seat, face_down_count: int, face_up_card: Card, already_named: bool
    ) -> tuple[str, dict[str, Any]] | None:
        """Return the id of the message about a revealed card, and its extra arguments.

        Return None if nothing is to be said.
        """
        return None if already_named else ("event-put-war" if face_down_count else "event-put", {})

    def describe_war_cost(self, card: Card) -> Lines:
        """Yield lines that say how many cards a war costs if cards of this card's rank tie."""
        yield from ()

    def get_lines_and_args_for_take(self, seat: ev.Seat) -> tuple[list[Line], dict[str, Any]]:
        """Return the lines to speak before a take, and extra arguments for the take's own line."""
        return [], {"top": None, "prisoner": False, "kept": ""}

    def count_taken_cards(self, event: ev.Take) -> int:
        """Return the number of cards that a player takes from the table."""
        return count_known_or_hidden_cards(event.cards)

    def count_cards_of_rank_revealed_in_step(self, rank: int) -> int:
        """Return how many cards of a rank this step reveals."""
        puts = (event.up for event in self.events if isinstance(event, ev.Put))
        return sum(up is not None and up >> 2 == rank for up in puts)

    def make_cue_at_seat(self, seat: ev.Seat, mine: str, others: str) -> Cue:
        """Return a cue at the seat's position: `mine` for the listener's seat, else `others`."""
        return Cue(mine if seat == self.viewer else others, seat)

    def find_card_beaten_by_lowest(self, seat: ev.Seat) -> str | None:
        """Return the code of the highest card if the lowest card, from this seat, beats it."""
        ranks = self.low_beats_high_pair
        if (
            ranks is None
            or seat not in self.battle_cards_by_seat
            or self.battle_cards_by_seat[seat] >> 2 != ranks[0]
        ):
            return None
        return next(
            (get_card_code(c) for c in self.battle_cards_by_seat.values() if c >> 2 == ranks[1]),
            None,
        )

    def make_line_of_card_and_player(self, seat: ev.Seat | None, card: Card) -> Line:
        """Return a line that names a card and its player, for insertion in another line."""
        assert seat is not None
        return Line("event-card", {**self.get_player_args(seat), "card": get_card_code(card)})

    def describe_unnamed_cards(self) -> Lines:
        """Yield a line with the cards of this step that the brief level has not named yet."""
        unnamed = self.unnamed_cards.items()
        cards = tuple(self.make_line_of_card_and_player(seat, card) for seat, card in unnamed)
        self.unnamed_cards.clear()
        if cards:
            yield Line("event-cards", {"cards": cards}, levels=BRIEF_LEVEL)


def find_open_war(events: Sequence[ev.Event]) -> ev.War | None:
    """Return the last war of a step if it is still open: no cards are put or taken after it."""
    last: ev.War | None = None
    for event in events:
        if isinstance(event, ev.War):
            last = event
        elif isinstance(event, (ev.Put, ev.Take)):
            last = None
    return last
