"""What a transcript proves: the summary of its match, and facts for statistics and goals.

A transcript is replayed once. What does not follow from the rules is convicted by this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Any, Final

from audiowar.rules.cards import JACK, JOKER, TWO, Card
from audiowar.rules.events import Choose, Event, PickUp, Put, Seat, Secret, Take
from audiowar.rules.projection import count_owned_cards_by_seat
from audiowar.rules.state import Refused
from audiowar.storage.match_transcript import (
    COPIED_EVENTS_FIELD,
    DamagedTranscript,
    parse_transcript,
)
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.table.bot_randomness import derive_seed
from audiowar.table.match_summary import MatchSummary, summarize_match
from audiowar.table.step_events import StepTrickFinder

from .game_list_entry import DAILY_FIELD

FACTS_VERSION: Final = 6
"""Increased whenever the facts are counted in another way. Older ones are counted again."""
REFUSED_LINE_FACT: Final = "refused_line"
"""The number of the line that breaks the rules. A match with this fact does not count."""


def make_daily_seed(day: str, game: str) -> int:
    """Return the seed of a game's deal of the day. `day` is a date in ISO 8601."""
    return derive_seed(0, f"daily:{day}:{game}")


def is_iso_date(day: object) -> bool:
    """Return whether a value is a date in the format 2026-11-23."""
    try:
        return isinstance(day, str) and date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


class JudgedMatch:
    """A match that is replayed, to find its summary and the facts about the player's own seat."""

    def __init__(self, transcript: bytes) -> None:
        self.summary = MatchSummary()
        """The summary of the match, up to the first line that breaks the rules."""
        self.facts: dict[str, Any] = {}
        """The facts that are not 0."""
        self._transcript = transcript

    def replay_in_parts(self) -> Iterator[None]:
        """Replay the match, and set the summary and the facts. Yield after each step."""
        try:
            header, records = parse_transcript(self._transcript)
            replay = TranscriptReplayer(header, records)
        except DamagedTranscript as damaged:
            self.facts = {REFUSED_LINE_FACT: damaged.line_number}
            return
        except Refused:
            self.facts = {REFUSED_LINE_FACT: 1}
            return
        match, counter, tricks = replay.match, FactCounter(header.own_seat), StepTrickFinder()
        events: list[Event] = []
        try:
            for step in replay:
                owned = count_owned_cards_by_seat(match.state)[counter.seat]
                counter.count_step(step, tricks.find_trick(match.state), owned)
                events += step
                yield
        except (ReplayDiffers, DamagedTranscript) as fault:
            self.facts = {REFUSED_LINE_FACT: fault.line_number}
        else:
            self.facts = {name: value for name, value in counter.end_match().items() if value}
            if match.variant.uses_money:
                self.facts.pop("fewest_cards", None)
            day = header.extra_fields.get(DAILY_FIELD)
            if (
                isinstance(day, str)
                and is_iso_date(day)
                and header.seed == make_daily_seed(day, header.game)
            ):
                self.facts[DAILY_FIELD] = day
            if header.position is not None or COPIED_EVENTS_FIELD in header.extra_fields:
                self.facts["from_position"] = 1
        self.summary = summarize_match(match, events)
        if not replay.shows_match_end:
            self.summary = replace(self.summary, result="", seats=(), ranks=())


class FactCounter:
    """Counts facts about one seat from the events of a match, step by step."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.facts: dict[str, int] = {}
        self._trick = 0
        """The number of the trick that the last counted step belongs to; 0 before the first."""
        self._owned = 0
        """The number of cards that the seat owned after the last counted step."""
        self._stole = False
        """Whether the seat has stolen in this round of decisions."""
        self._shown: list[Card] = []
        """The seat's face-up cards in this trick."""
        self._pile_top: Card | None = None
        """The top card of the seat's pile, which other players can steal; None without a pile."""
        self._top_at_decision: Card | None = None
        """The top card when the seat last decided whether to play its card or steal. None if this
        theft failed."""
        self._protects = False
        """Whether the seat has protected its pile in this trick."""
        self._thieves_in_round = 0
        """How many players have tried in vain to steal the pile in this round of decisions."""
        self._failed_thefts = 0
        """How many failed thefts since the seat's last decision count if the seat has protected its
        pile with this decision."""
        self._wars = 0
        """The number of wars since somebody last took cards."""
        self._power = self._granted_power = ""
        """The power of the seat in this trick, and the power that it has in the next one."""
        self._prisoner: Card | None = None
        """The last card that the seat kept as a prisoner."""

    def count_step(self, events: Iterable[Event], trick: int, owned: int) -> None:
        """Count the events of a step that belongs to the trick with the number `trick`.

        `owned` is the number of cards that the seat owns after the step.
        """
        if trick != self._trick:
            self._end_trick()
            self._trick = trick
        for event in events:
            if event.kind in EVENT_COUNTERS:
                EVENT_COUNTERS[event.kind](self, event)
        self._owned = owned

    def end_match(self) -> dict[str, int]:
        """Return all facts, after the last step has been counted."""
        self._end_trick()
        return self.facts

    def _end_trick(self) -> None:
        if self._trick:
            self.facts["fewest_cards"] = min(self._owned, self.facts.get("fewest_cards", 999))
        self._end_round_of_decisions()
        self._protects, self._failed_thefts = False, 0
        self._shown.clear()
        self._power, self._granted_power = self._granted_power, ""

    def _increase_fact(self, fact: str, by: int = 1) -> None:
        self.facts[fact] = self.facts.get(fact, 0) + by

    def _raise_fact(self, fact: str, value: int) -> None:
        self.facts[fact] = max(value, self.facts.get(fact, 0))

    def _end_round_of_decisions(self) -> None:
        """Count a theft that failed in this round because the seat has protected its pile.

        If the cards do not show yet whether the pile is protected, the theft is remembered.
        """
        # Two thieves of one pile only hinder each other.
        failed, self._thieves_in_round = self._thieves_in_round == 1, 0
        if failed and self._protects:
            self._increase_fact("piles_protected")
        else:
            self._failed_thefts += failed

    def _count_choice(self, event: Choose) -> None:
        self._stole = False
        self._end_round_of_decisions()
        if event.seat == self.seat:
            self._top_at_decision, self._failed_thefts = self._pile_top, 0
            if get_value(event.choice) == "swap":
                self._increase_fact("swaps")

    def _count_put(self, event: Put) -> None:
        if event.seat != self.seat or event.up is None:
            return
        self._shown.append(event.up)
        self._end_round_of_decisions()
        top = self._top_at_decision
        if top is not None and top >> 2 == event.up >> 2 and not self._protects:
            # The pile is protected since this decision, to the end of the trick.
            self._protects = True
            self._increase_fact("piles_protected", self._failed_thefts)
        self._top_at_decision, self._failed_thefts = None, 0

    def _count_war(self, event: Event) -> None:
        """Count a war of any seats, to find the largest number of wars in a row."""
        self._wars += 1
        self._raise_fact("longest_war", self._wars)

    def _count_take(self, event: Take) -> None:
        """Count a trick that the seat won, and the card or power that won it."""
        wars, self._wars = self._wars, 0
        if event.seat != self.seat:
            return
        cards = get_value(event.cards)
        self._pile_top = cards[0] if cards else self._pile_top
        self._raise_fact("biggest_pot", len(cards))
        if wars:
            self._increase_fact("wars_won")
            self._raise_fact("longest_war_won", wars)
        if self._shown:
            card = self._shown[-1]
            self._increase_fact("jokers_won", card == JOKER)
            self._increase_fact("twos_won", card >> 2 == TWO)
            self._increase_fact("prisoners_won", card == self._prisoner)
        if self._power:
            self._increase_fact(f"{self._power}_won")

    def _count_joker_win(self, event: Any) -> None:
        self._increase_fact("joker_wars", event.seat == self.seat)

    def _count_revolution(self, event: Event) -> None:
        """Count a revolution. If the seat caused it with a jack, count this too."""
        if not event.extra_json_fields.get("cancelled"):
            self._increase_fact("revolutions")
            is_own = bool(self._shown) and self._shown[-1] >> 2 == JACK
            self._increase_fact("own_revolutions", is_own)

    def _remember_power(self, event: Any) -> None:
        """Remember a power of the seat, which is counted if it wins the next trick."""
        if not event.extra_json_fields and event.seat == self.seat:
            self._granted_power = event.power

    def _remember_prisoner(self, event: Any) -> None:
        if event.seat == self.seat:
            self._prisoner = event.card

    def _count_steal(self, event: Any) -> None:
        """Count the piles that the seat stole or protected."""
        own, robbed = event.seat == self.seat, self.seat in event.victims
        if own:
            # The next card is played only because this theft failed, or after a new decision.
            self._top_at_decision = None
        if event.extra_json_fields.get("blocked"):
            self._thieves_in_round += robbed
        elif own:
            self._stole, self._pile_top = True, event.card
            self._increase_fact("piles_stolen", len(event.victims))
        elif robbed and not self._stole:
            self._pile_top = None

    def _forget_pile(self, event: PickUp) -> None:
        if event.seat == self.seat:
            self._pile_top = None

    def _count_payment(self, event: Any) -> None:
        """Count money that was won or lost, in cents, and bets that were won."""
        if event.seat == self.seat:
            self._increase_fact("cents", event.cents)
            self._increase_fact(f"paid_{event.why}", event.cents > 0)

    def _count_round(self, event: Any) -> None:
        self._increase_fact("rounds_won", event.winner == self.seat)


def get_value(part: Any) -> Any:
    """Return a part of an event, also if it is a secret."""
    return part.value if isinstance(part, Secret) else part


EVENT_COUNTERS: Mapping[str, Callable[[FactCounter, Any], None]] = {
    "choose": FactCounter._count_choice,
    "put": FactCounter._count_put,
    "war": FactCounter._count_war,
    "take": FactCounter._count_take,
    "joker_wins": FactCounter._count_joker_win,
    "revolution": FactCounter._count_revolution,
    "power": FactCounter._remember_power,
    "prisoner": FactCounter._remember_prisoner,
    "steal": FactCounter._count_steal,
    "pick_up": FactCounter._forget_pile,
    "pay": FactCounter._count_payment,
    "round": FactCounter._count_round,
}
"""For each kind of event, the method that counts it."""
