"""The state of a match, its open questions, and the exception for anything that is not allowed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from .cards import Card
from .chance import Chance
from .events import Choice, End, Event, Out, PickUp, Put, Seat, Secret, Take, War
from .trick_record import TrickRecord, rank_seats

NO_TRICK_LIMIT = sys.maxsize
"""The value of `State.trick_limit` in a match without a limit."""

OptionValue: TypeAlias = int | str
Options: TypeAlias = Mapping[str, OptionValue]


class Refused(Exception):
    """Raised for something that is not allowed, such as an answer, an option or a player count.

    `reason` is the end of a message id ("refused-REASON"), and `message_args` are the arguments of
    this message.
    """

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.message_args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.message_args.items())
        return f"{self.reason} ({details})" if details else self.reason


@dataclass(slots=True)
class Question:
    """A question that is open for one seat."""

    seat: Seat
    kind: str
    """What is asked: "card", "prisoner", "keep", "steal", "lay", "bet" or "tie"."""
    choices: Collection[Choice]
    """The allowed answers. A list can be a part of the state that changes later, such as a hand."""
    number: int
    """A number that is unique in the match. It shows whether an answer came too late."""


class State:
    """The whole state of a match. Only the rules change it.

    A game with more state has a subclass. Lists of lists are indexed by seat. The first card of a
    stack is its top card, and so is the first card of a pile in Steal War. The order of the cards
    in hands, and in the piles of Scientific War and Armed War, has no meaning.
    """

    __slots__ = (
        "alive",
        "chance",
        "events",
        "face_down",
        "game_specific_values",
        "hands",
        "options",
        "out",
        "out_tricks",
        "piles",
        "players",
        "pot",
        "question_count",
        "questions",
        "record",
        "reversed",
        "sealed",
        "stacks",
        "table",
        "trick",
        "trick_limit",
    )  # fmt: skip

    def __init__(self, players: int, options: Options, chance: Chance) -> None:
        self.players = players
        self.options = options
        self.chance = chance
        self.events: list[Event] = []
        """The events emitted since the last step."""
        self.record = TrickRecord()
        """What the facts of events are filled in from."""
        self.questions: dict[Seat, Question] = {}
        self.question_count = 0
        self.sealed: dict[Seat, Choice] = {}
        """The hidden answers. They stay hidden until all players who were asked have answered."""
        self.trick = 0
        """The number of the current trick, from 1."""
        self.trick_limit = int(options.get("trick_limit", 0)) or NO_TRICK_LIMIT
        self.alive: list[Seat] = list(range(players))
        """The seats that are still in the match, in ascending order."""
        self.out: list[Seat] = []
        """The seats that are out, in the order in which they went out."""
        self.out_tricks: dict[Seat, int] = {}
        """The trick in which each seat went out."""
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stacks: list[list[Card]] = [[] for _ in range(players)]
        self.piles: list[list[Card]] = [[] for _ in range(players)]
        self.pot: list[Card] = []
        """The cards that earlier wars left on the table for the next taker."""
        self.table: list[tuple[Seat, Card]] = []
        """Face-up cards on the table with their seats."""
        self.face_down: list[tuple[Seat, Card]] = []
        """The face-down cards on the table, each with the seat that put it."""
        self.reversed = False
        """Whether the two is the strongest rank and the ace the weakest."""
        self.game_specific_values: dict[str, Any] = {}
        """Small values that only one game needs, by name."""

    def emit(self, event: Event) -> None:
        """Add an event to the step, with the facts that follow from what happened before.

        This is their only derivation. A game gives those itself that it knows better, such as the
        cost of a war.
        """
        complete = FACT_METHODS.get(type(event))
        if complete is not None:
            complete(self, event)
        self.events.append(event)

    def ask(self, seat: Seat, kind: str, choices: Collection[Choice]) -> None:
        """Open a question for `seat`."""
        self.question_count += 1
        self.questions[seat] = Question(seat, kind, choices, self.question_count)

    def count_owned_cards_not_chosen(self, seat: Seat) -> int:
        """Return the number of cards that the seat owns, without a card that it has just chosen.

        A chosen card has left the hand. It is in `sealed` until it is put on the table.
        """
        return len(self.hands[seat]) + len(self.stacks[seat]) + len(self.piles[seat])

    def count_cards_on_table(self) -> int:
        """Return the number of cards on the table, with the pot."""
        return len(self.pot) + len(self.table) + len(self.face_down)

    def get_scores(self) -> tuple[int, ...]:
        """Return for each seat what decides the match at a limit: by default, its cards."""
        return tuple(map(self.count_owned_cards_not_chosen, range(self.players)))

    def _record_put(self, event: Put) -> None:
        """Record the cards of a battle. The first `Put` of a trick begins its record."""
        record, seat, up = self.record, event.seat, event.up
        if record.trick != self.trick:
            mine = len(event.down.value if isinstance(event.down, Secret) else event.down)  # type: ignore[arg-type]
            mine += (seat, up) in self.table
            record.trick, record.earlier = self.trick, self.count_cards_on_table() - mine
            # Wars that nobody has won are remembered.
            record.called = ()
            for part in (record.battle, record.put_in_battle, record.short):
                part.clear()
        if up is None:
            record.short.add(seat)
        else:
            record.battle[seat] = up
            record.put_in_battle.add(seat)

    def _complete_war(self, event: War) -> None:
        """Fill in who tied with which card, and how many cards and players are left."""
        record = self.record
        record.wars += 1
        record.war_seats.update(event.seats)
        if event.cause == "tie":
            event.tied = event.tied or event.seats
            event.card = event.card if event.card is not None else record.battle.get(event.tied[0])
            event.beaten = record.find_card_beaten_by_lowest(event.card)
        event.number, event.war_seats = record.wars, tuple(sorted(record.war_seats))
        event.lying = self.count_cards_on_table()
        event.players = len(self.alive)
        record.called = () if record.needs_no_cards else event.seats
        record.put_in_battle.clear()
        if not record.needs_no_cards:
            record.battle.clear()

    def _complete_take(self, event: Take) -> None:
        """Fill in why the player takes, and what is decided with it."""
        record, seat = self.record, event.seat
        if not event.owned:
            event.owned = tuple(map(self.count_owned_cards_not_chosen, range(self.players)))
        event.card = record.battle.get(seat)
        event.beaten = record.find_card_beaten_by_lowest(event.card)
        event.why = record.get_take_reason(seat, event.reversed)
        event.wars, event.war_seats = record.forget_wars()
        event.earlier = record.earlier
        if record.face_down:
            cards: Any = event.cards
            if not isinstance(cards, Secret):
                event.face_down = tuple(sorted(record.face_down, key=cards.index))
            elif seat in cards.known_to:
                hidden = tuple(sorted(record.face_down, key=cards.value.index))
                event.face_down = Secret(hidden, cards.known_to)
            record.face_down = []

    def _complete_pick_up(self, event: PickUp) -> None:
        """Fill in how many cards the player has."""
        event.left = self.count_owned_cards_not_chosen(event.seat)

    def _complete_out(self, event: Out) -> None:
        """Fill in the trick, and whether the player had no card for a war."""
        record, seat = self.record, event.seat
        event.trick = self.out_tricks[seat] = self.trick
        if seat in record.called and seat not in record.put_in_battle:
            event.why = "war"

    def _complete_end(self, event: End) -> None:
        """Fill in everybody's score and rank."""
        event.scores = event.scores or self.get_scores()
        out_tricks = {seat: self.out_tricks.get(seat, 0) for seat in self.out}
        event.ranks = rank_seats(event, out_tricks, self.players)


FACT_METHODS: Mapping[type[Event], Callable[[State, Any], None]] = {
    Put: State._record_put,
    War: State._complete_war,
    Take: State._complete_take,
    PickUp: State._complete_pick_up,
    Out: State._complete_out,
    End: State._complete_end,
}
"""For each kind of event with facts that all games share, the method that fills them in."""
