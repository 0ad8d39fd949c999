"""What announcements say in Scientific War: revolutions, jokers, and powers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.announce.game_wording import (
    CommandResult,
    GameWording,
    Names,
    explain_why_nothing_is_asked,
    is_playing,
)
from audiowar.announce.line import (
    ABOVE_BRIEF,
    ALL_LEVELS,
    BRIEF_LEVEL,
    NO_LEVEL,
    Cue,
    Line,
    Lines,
)
from audiowar.announce.line_order import MANY_PLAYERS
from audiowar.announce.narrate_shared_events import narrate_pick_up, narrate_take
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.owned_card_counter import count_known_or_hidden_cards
from audiowar.announce.player_names_and_common_lines import describe_pot, get_seat_args
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, Rank, get_card_code
from audiowar.rules.events import Choice, Seat

from . import events as own
from .explain_trick import FactsBeforeTrick, explain_trick, find_seats_with_pile_after_event
from .rules import POWERS_BY_RANK, ScientificView


class ScientificMemory(NarrationMemory):
    """What narrators remember of a match: piles, powers, and a revolution that begins later."""

    pot_stays_for_later_trick = True

    def begin_match(self, position: Mapping[str, Any]) -> None:
        self.low_wins_from_next_trick: bool | None = None
        """Whether low cards win from the next trick on; None if the order stays."""
        self.pile_counts = {seat: len(pile) for seat, pile in enumerate(position.get("piles", ()))}
        """The number of cards on each pile."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.powers: dict[str, list[Seat]] = {}
        """The other players to whom a power was granted in this step, by power."""

    def narrate_step_end(self) -> Lines:
        if self.low_wins_from_next_trick is not None:
            self.low_wins, self.low_wins_from_next_trick = self.low_wins_from_next_trick, None
        lines = {}
        for power, seats in self.powers.items():
            args = {"players": self.list_names_marking_listener(seats), "count": len(seats)}
            lines[power] = Line(f"event-powers-{power}", args)
        if lines:
            yield Line("event-powers", {"powers": tuple(lines.values())}, levels=ABOVE_BRIEF)
        if "spy" in lines:
            yield Line("event-powers", {"powers": (lines["spy"],)}, levels=BRIEF_LEVEL)


def narrate_take_and_count_pile(self: ScientificMemory, event: ev.Take) -> Lines:
    """Announce a take, and add its cards to the count of the taker's pile."""
    self.pile_counts[event.seat] = self.pile_counts.get(
        event.seat, 0
    ) + count_known_or_hidden_cards(event.cards)
    yield from narrate_take(self, event)


def narrate_pick_up_and_count_pile(self: ScientificMemory, event: ev.PickUp) -> Lines:
    """Say that a player's pile becomes the hand, and set the count of the pile to 0."""
    self.pile_counts[event.seat] = 0
    yield from narrate_pick_up(self, event)


def narrate_swap(self: ScientificMemory, event: ev.Choose) -> Lines:
    """Say that a player swaps hand and pile."""
    owned = self.card_counter.counts_by_seat.get(event.seat, 0)
    self.pile_counts[event.seat] = owned - self.pile_counts.get(event.seat, 0)
    yield Line("event-choose-swap", self.get_player_args(event.seat), Cue("swap"))


def narrate_revolution(self: ScientificMemory, event: own.Revolution) -> Lines:
    """Announce the new order of strength."""
    now = self.options.get("revolution", "immediate") == "immediate"
    if now:
        self.low_wins = event.reversed
    else:
        self.low_wins_from_next_trick = event.reversed
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def narrate_cancelled_cards(self: ScientificMemory, event: ev.Event) -> Lines:
    """Say how many jacks, jokers or queens cancel each other."""
    rank, line = CANCELLATION_LINES[type(event)]
    yield replace(line, args={"count": self.count_cards_of_rank_revealed_in_step(rank)})


CANCELLATION_LINES: Mapping[type[ev.Event], tuple[Rank, Line]] = {
    own.RevolutionCancelled: (JACK, Line("event-jacks-cancelled", cue=Cue("jacks-cancelled"))),
    own.JokersVoid: (
        JOKER_RANK,
        Line("event-jokers-void", cue=Cue("jokers-void"), levels=ABOVE_BRIEF),
    ),
    own.QueensVoid: (
        QUEEN,
        Line("event-queens-void", cue=Cue("queens-void"), levels=ABOVE_BRIEF),
    ),
}
"""For each event about cancelled cards: their rank, and the line without the number of cards."""


def narrate_joker_cancels_war(self: ScientificMemory, event: own.JokerWins) -> Lines:
    """Say that a joker cancels the war."""
    args, cue = self.get_player_args(event.seat), Cue("joker-wins", event.seat)
    yield Line("event-joker-wins", args, cue, ABOVE_BRIEF)


def narrate_granted_power(self: ScientificMemory, event: own.GrantPower) -> Lines:
    """Announce a power granted to the listener. Others' powers are announced together later."""
    cue = Cue(event.power, event.seat)
    if event.seat == self.viewer:
        args = {"empty": not self.pile_counts.get(event.seat)} if event.power == "swap" else {}
        yield Line(f"event-power-{event.power}", args, cue)
    else:
        self.powers.setdefault(event.power, []).append(event.seat)
        yield Line(f"event-powers-{event.power}", {}, cue, NO_LEVEL)


class ScientificWording(GameWording[ScientificView]):
    """The wording of Scientific War."""

    rules_sections = (
        *("aim", "deal", "trick", "war", "jack", "joker", "queen", "three", "eight"),
        *("after", "end", "keys"),
    )
    composed_message_ids = (
        *(f"event-power-{power}" for power in POWERS_BY_RANK.values()),
        *(f"event-powers-{power}" for power in POWERS_BY_RANK.values()),
        *(f"why-power-{power}" for power in POWERS_BY_RANK.values()),
        "choice-swap",
    )
    narration_memory_class = ScientificMemory
    narrators = {
        ev.Take: narrate_take_and_count_pile,
        ev.PickUp: narrate_pick_up_and_count_pile,
        own.Revolution: narrate_revolution,
        own.JokerWins: narrate_joker_cancels_war,
        own.GrantPower: narrate_granted_power,
        **dict.fromkeys(CANCELLATION_LINES, narrate_cancelled_cards),
    }
    word_narrators = {"swap": narrate_swap}
    always_typable_answers = frozenset(("swap",))
    own_remark_occasions = {
        **dict.fromkeys(("joker-won", "revolution", "upset"), RemarkWeight.GREAT),
        **dict.fromkeys(("spy", "spied", "swap"), RemarkWeight.SMALL),
    }
    war_cancelling_events = (own.JokerWins,)
    described_bots = frozenset(("sensible",))
    bot_manners = {
        **dict.fromkeys(("newcomer", "amateur", "beginner"), "beginner"),
        "gambler": "gambler",
        **dict.fromkeys(("counter", "d1", "sel1", "professor"), "scholar"),
    }

    explain_trick = staticmethod(explain_trick)

    def is_trick_over_without_take(self, events: Sequence[ev.Event]) -> bool:
        """Return whether cards were revealed.

        In this game that ends the trick, even if it is a war and nobody takes the cards.
        """
        return any(isinstance(event, ev.Put) for event in events)

    def get_explanation_facts_at_start(self, position: Mapping[str, Any]) -> FactsBeforeTrick:
        # If the start position does not show the piles, assume that each seat with cards has one.
        piles = enumerate(position.get("piles") or position.get("owned", ()))
        seats = frozenset(seat for seat, pile in piles if pile)
        return FactsBeforeTrick(bool(position.get("reversed", False)), seats)

    def get_explanation_facts_after_event(
        self, facts: FactsBeforeTrick, event: ev.Event
    ) -> FactsBeforeTrick:
        turned = event.reversed if isinstance(event, own.Revolution) else facts.reversed
        return FactsBeforeTrick(
            turned, find_seats_with_pile_after_event(facts.seats_with_pile, event)
        )

    def find_remark_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        yield from (("joker-won", event.seat) for event in step.list_events_of_kind(own.JokerWins))
        if step.list_events_of_kind(own.Revolution):
            makers = step.list_seats_showing(JACK)
            yield from (("revolution", seat) for seat in makers)
            yield from (("upset", seat) for seat in step.list_seats_except(*makers))
        for event in step.list_events_of_kind(own.GrantPower):
            if event.power == "spy":
                yield ("spy", event.seat)
                yield from (("spied", seat) for seat in step.list_seats_except(event.seat))
        if step.list_events_of_kind(ev.Put):
            swapped = watcher.seats_by_answer.get("swap", ())
            yield from (("swap", seat) for seat in sorted(swapped))
        yield from close_calls

    def describe_situation(self, view: ScientificView, names: Names) -> list[Line]:
        lines, me = [Line("now-order", {"reversed": view.reversed})], view.viewer
        if not view.over and view.spy is not None:
            lines.append(Line("now-spy", get_seat_args(view, names, view.spy)))
        if not view.over and me is not None and me not in view.chosen:
            if me in view.count:
                lines.append(Line("now-may-count"))
            if me in view.swap and view.piles[me]:
                lines.append(Line("now-may-swap"))
        return [*lines, describe_pot(view)]

    def describe_what_power_shows(self, view: ScientificView, names: Names) -> list[Line]:
        lines = [
            Line("now-seen-card", {"player": names[seat], "card": get_card_code(card)})
            for seat, card in view.peek.get("chosen", {}).items()
        ]
        counted = tuple(
            Line("now-hand-count", {"player": names[seat], "count": count})
            for seat, count in view.peek.get("hand_counts", {}).items()
            if seat != view.viewer
        )
        if counted:
            lines.append(Line("now-hand-counts", {"hands": counted, "chosen": bool(view.chosen)}))
        return lines

    def get_power_command_result(
        self, view: ScientificView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        me = view.viewer
        if me in view.swap and me not in view.chosen:
            return "swap"
        if lines := self.describe_what_power_shows(view, names):
            return lines
        if me is not None and view.spy == me and not view.over:
            return Line("refused-spy-waits" if view.question is None else "power-nobody")
        if me in view.count and me in view.chosen:
            return Line("power-too-late")
        return Line("power-none") if is_playing(view) else explain_why_nothing_is_asked(view)

    def describe_strength_order(self, view: ScientificView) -> list[Line]:
        return [Line("shown-order", {"reversed": view.reversed})]

    def get_seat_scene_fields(self, view: ScientificView, seat: Seat) -> Mapping[str, Any]:
        return {"is_spy": view.spy == seat}

    def describe_question(self, view: ScientificView, names: Names) -> Line:
        if view.spy == view.viewer:
            return Line("ask-spy")
        # With many players, the question is not spoken, because the last player to choose has just
        # heard that all others have chosen.
        return Line(
            "ask-card",
            levels=NO_LEVEL if view.players >= MANY_PLAYERS else ALL_LEVELS,
        )


WORDING = ScientificWording()
