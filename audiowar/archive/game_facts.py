"""Facts about a finished match, counted from its transcript, for statistics and goals."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final

from audiowar.rules.cards import JACK, parse_card
from audiowar.rules.events import Event
from audiowar.rules.registry import get_variant
from audiowar.rules.state import Refused
from audiowar.rules.variant import Variant
from audiowar.rules.wire import load_event
from audiowar.storage.match_transcript import COPIED_EVENTS_FIELD, OWN_SEAT_FIELD
from audiowar.table.bot_randomness import derive_seed

from .game_list_entry import DAILY_FIELD

FACTS_VERSION: Final = 5
"""Increased whenever `compute_facts` changes. Facts of an older version are computed again."""

EventFields = Mapping[str, Any]


def make_daily_seed(day: str, game: str) -> int:
    """Return the seed of a game's deal of the day. `day` is a date in ISO 8601."""
    return derive_seed(0, f"daily:{day}:{game}")


def is_iso_date(day: object) -> bool:
    """Return whether a value is a date in the format 2026-11-23."""
    try:
        return isinstance(day, str) and date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def compute_facts(transcript: bytes) -> dict[str, Any]:
    """Return the facts of a match. Most of them are about the player's own seat.

    Facts that are 0 are left out. A damaged transcript has no facts.
    """
    try:
        first, *lines = transcript.splitlines()
        header = json.loads(first)
        variant = get_variant(header["game"])
        marks = [mark.encode() for mark in variant.transcript_trick_markers]
        counter = FactCounter(header.get(OWN_SEAT_FIELD, 0), variant)
        for line in lines:
            counter.count_event(json.loads(line))
            if any(mark in line for mark in marks):
                counter.end_trick()
        counter.record_fewest_cards_of_ended_trick()
    except (ValueError, TypeError, LookupError, AttributeError, Refused, RecursionError):
        return {}
    day = header.get(DAILY_FIELD)
    if is_iso_date(day) and header.get("seed") == make_daily_seed(day, header["game"]):
        counter.facts[DAILY_FIELD] = day
    if header.get("position") is not None or COPIED_EVENTS_FIELD in header:
        counter.facts["from_position"] = 1
    return {name: value for name, value in counter.facts.items() if value}


class FactCounter:
    """Counts facts about one seat from the events of a transcript."""

    def __init__(self, seat: int, variant: Variant) -> None:
        self.seat = seat
        self._card_moving_events = find_card_moving_events(variant)
        self.facts: dict[str, Any] = {}
        self._owned: int | None = None
        """The number of cards that the seat owns; None before the deal, and in games for money."""
        self._trick_ended = False
        """Whether a trick has ended whose `fewest_cards` are not recorded yet."""
        self._pile = 0
        """The number of cards in the seat's pile, which other players can steal."""
        self._stole = False
        """Whether the seat has stolen in this round."""
        self._shown: list[str] = []
        """The seat's face-up cards in this trick."""
        self._pile_top = ""
        """The rank of the top card of the seat's pile; "" if there is no pile."""
        self._top_at_decision = ""
        """The rank of the top card when the seat last decided whether to play its card or steal. If
        this theft failed, it is ""."""
        self._protects = False
        """Whether the seat has protected its pile in this trick."""
        self._thieves_in_round = 0
        """How many players have tried in vain to steal the pile in this round of decisions."""
        self._failed_thefts = 0
        """How many failed thefts since the seat's last decision count if the seat has protected its
        pile with this decision."""
        self._wars = 0
        """The number of wars since somebody last took cards."""
        self._power = ""
        """The power of the seat's last card."""
        self._prisoner = ""
        """The last card that the seat kept as a prisoner."""
        self._keeps_own = False
        """Whether the seat keeps its own top card as a prisoner."""

    def count_event(self, event: EventFields) -> None:
        """Update the facts with one event of the match."""
        kind = event["event"]
        if kind in EVENTS_THAT_BEGIN_TRICKS:
            self.record_fewest_cards_of_ended_trick()
        if kind in EVENT_COUNTERS:
            EVENT_COUNTERS[kind](self, event)
        if kind in self._card_moving_events:
            changes = load_event(event).get_owned_card_changes()
            self.add_to_owned_cards(changes.get(self.seat, 0))

    def increase_fact(self, fact: str, by: int = 1) -> None:
        """Increase the number stored for a fact."""
        self.facts[fact] = self.facts.get(fact, 0) + by

    def add_to_owned_cards(self, change: int) -> None:
        """Add `change`, which may be negative, to the number of cards that the seat owns."""
        if self._owned is not None:
            self._owned += change

    def end_trick(self) -> None:
        """Note that a trick has ended, and forget the seat's face-up cards and power."""
        self._trick_ended = True
        self._end_round_of_decisions()
        self._protects, self._failed_thefts = False, 0
        self._shown.clear()
        self._power = ""

    def record_fewest_cards_of_ended_trick(self) -> None:
        """If a trick has ended, update the fact `fewest_cards`: the fewest cards after a trick.

        This is done when the next trick begins, because cards can move even after they are taken.
        """
        if self._trick_ended and self._owned is not None:
            self.facts["fewest_cards"] = min(self._owned, self.facts.get("fewest_cards", 999))
        self._trick_ended = False

    def set_dealt_cards(self, event: EventFields) -> None:
        """Set the number of cards that the seat owns to the number that it was dealt."""
        self._owned = count_listed_or_hidden_cards(event["cards"][self.seat])

    def count_choice(self, event: EventFields) -> None:
        """Count an answer of the seat. If it is a swap, count this too."""
        self._stole = False
        self._end_round_of_decisions()
        if event["seat"] == self.seat:
            self._top_at_decision, self._failed_thefts = self._pile_top, 0
            self.increase_fact("choices")
            self._keeps_own = event["choice"] == "keep:top"
            if event["choice"] == "swap":
                self.increase_fact("swaps")

    def count_put(self, event: EventFields) -> None:
        """Count the cards that the seat puts on the table."""
        if event["seat"] == self.seat:
            up = event["up"]
            self.add_to_owned_cards(-count_listed_or_hidden_cards(event["down"]) - (up is not None))
            if up is not None:
                self._shown.append(up)
                self._end_round_of_decisions()
                if self._top_at_decision == up[:-1] and not self._protects:
                    # The pile is protected since this decision, to the end of the trick.
                    self._protects = True
                    self.increase_fact("piles_protected", self._failed_thefts)
                self._top_at_decision, self._failed_thefts = "", 0

    def _end_round_of_decisions(self) -> None:
        """Count a theft that failed in this round because the seat has protected its pile.

        If the cards do not show yet whether the pile is protected, the theft is remembered.
        """
        # Two thieves of one pile only hinder each other.
        failed, self._thieves_in_round = self._thieves_in_round == 1, 0
        if failed and self._protects:
            self.increase_fact("piles_protected")
        else:
            self._failed_thefts += failed

    def count_war(self, event: EventFields) -> None:
        """Count a war, even between other seats, and note the largest number of wars in a row."""
        self._wars += 1
        self.facts["longest_war"] = max(self._wars, self.facts.get("longest_war", 0))

    def count_take(self, event: EventFields) -> None:
        """Count a trick that the seat won, with its cards, and the card or power that won it."""
        wars, self._wars = self._wars, 0
        if event["seat"] != self.seat:
            return
        cards = count_listed_or_hidden_cards(event["cards"])
        self.add_to_owned_cards(cards)
        self._pile += cards
        if isinstance(event["cards"], list) and event["cards"]:
            self._pile_top = event["cards"][0][:-1]
        self.increase_fact("tricks_won")
        self.facts["biggest_pot"] = max(cards, self.facts.get("biggest_pot", 0))
        if wars:
            self.increase_fact("wars_won")
            self.facts["longest_war_won"] = max(wars, self.facts.get("longest_war_won", 0))
        card = self._shown[-1] if self._shown else ""
        if card == "JOKER":
            self.increase_fact("jokers_won")
        elif card[:1] == "2":
            self.increase_fact("twos_won")
        if card and card == self._prisoner:
            self.increase_fact("prisoners_won")
        if self._power:
            self.increase_fact(f"{self._power}_won")

    def count_joker_win(self, event: EventFields) -> None:
        """Count a war that the seat won with a joker."""
        if event["seat"] == self.seat:
            self.increase_fact("joker_wars")

    def count_revolution(self, event: EventFields) -> None:
        """Count a revolution. If the seat caused it with a jack, count this too."""
        if not event.get("cancelled"):
            self.increase_fact("revolutions")
            if self._shown and parse_card(self._shown[-1]) >> 2 == JACK:
                self.increase_fact("own_revolutions")

    def remember_power(self, event: EventFields) -> None:
        """Remember the power of the seat's card. It is counted if the card wins the trick."""
        if event.get("seat") == self.seat:
            self._power = event["power"]

    def count_prisoner(self, event: EventFields) -> None:
        """Count a prisoner of the seat. One from the seat's own stack is no additional card."""
        if event["seat"] == self.seat:
            self._prisoner = event["card"]
            self.add_to_owned_cards(0 if self._keeps_own else 1)
            self.increase_fact("prisoners")

    def count_steal(self, event: EventFields) -> None:
        """Count the piles that the seat stole or protected, and the cards that it won or lost."""
        own, robbed = event["seat"] == self.seat, self.seat in event["victims"]
        if own:
            # The next card is played only because this theft failed, or after a new decision.
            self._top_at_decision = ""
        if event.get("blocked"):
            self._thieves_in_round += robbed
        elif own:
            pile = count_listed_or_hidden_cards(event["pile"])
            self.add_to_owned_cards(pile - self._pile - 1)
            self._pile, self._stole = pile, True
            self._pile_top = event["card"][:-1]
            self.increase_fact("piles_stolen", len(event["victims"]))
        elif robbed and not self._stole:
            self.add_to_owned_cards(-self._pile)
            self._pile, self._pile_top = 0, ""

    def set_pile_count_to_zero(self, event: EventFields) -> None:
        """Set the number of cards in the pile to 0: the pile has become the packet or the hand."""
        if event["seat"] == self.seat:
            self._pile, self._pile_top = 0, ""

    def count_payment(self, event: EventFields) -> None:
        """Count money that was won or lost, in cents, and bets that were won."""
        if event["seat"] == self.seat:
            self.increase_fact("cents", event["cents"])
            if event["cents"] > 0:
                self.increase_fact(f"paid_{event['why']}")

    def end_last_trick(self, event: EventFields) -> None:
        """End the last trick of the match, even if nobody took its cards."""
        self.end_trick()

    def count_won_round(self, event: EventFields) -> None:
        """Count a round that the seat won."""
        if event["winner"] == self.seat:
            self.increase_fact("rounds_won")


def count_listed_or_hidden_cards(cards: Any) -> int:
    """Return the number of cards in a list, or in `{"hidden": NUMBER}`.

    Raises TypeError or LookupError for anything else.
    """
    if not isinstance(cards, dict):
        return len(cards)
    if type(cards["hidden"]) is not int:
        raise TypeError("no number of cards")
    return int(cards["hidden"])


EVENT_COUNTERS: Mapping[str, Callable[[FactCounter, EventFields], None]] = {
    "deal": FactCounter.set_dealt_cards,
    "choose": FactCounter.count_choice,
    "put": FactCounter.count_put,
    "war": FactCounter.count_war,
    "take": FactCounter.count_take,
    "joker_wins": FactCounter.count_joker_win,
    "revolution": FactCounter.count_revolution,
    "power": FactCounter.remember_power,
    "prisoner": FactCounter.count_prisoner,
    "steal": FactCounter.count_steal,
    "pick_up": FactCounter.set_pile_count_to_zero,
    "pay": FactCounter.count_payment,
    "round": FactCounter.count_won_round,
    "end": FactCounter.end_last_trick,
}
"""For each kind of event, the method that counts it. If an event of a single game has the method
`get_owned_card_changes`, the cards that it moves need no entry."""
EVENTS_THAT_BEGIN_TRICKS = frozenset(("deal", "choose", "put"))
"""The kinds of events that cannot belong to a trick whose cards were already taken."""


def find_card_moving_events(variant: Variant) -> frozenset[str]:
    """Return the kinds of a game's own events that change how many cards a seat owns."""
    unchanged = Event.get_owned_card_changes
    return frozenset(
        event.kind for event in variant.events if event.get_owned_card_changes is not unchanged
    )
