"""What announcements say in Scientific War: revolutions, jokers, and powers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.announce.common_lines import describe_pot, get_seat_args
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
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, get_card_code
from audiowar.rules.events import Choice, Seat

from . import events as own
from .explain_trick import explain_trick
from .rules import POWERS_BY_RANK, ScientificView


class ScientificMemory(NarrationMemory):
    """What narrators of Scientific War know of the step beside the event."""

    pot_stays_for_later_trick = True

    def narrate_step_end(self) -> Lines:
        """Name the other players to whom a power was granted in this step."""
        seats: dict[str, list[Seat]] = {}
        for event in self.events:
            if isinstance(event, own.GrantPower) and event.seat != self.viewer:
                seats.setdefault(event.power, []).append(event.seat)
        lines = {}
        for power, granted in seats.items():
            args = {"players": self.list_names_marking_listener(granted), "count": len(granted)}
            lines[power] = Line(f"event-powers-{power}", args)
        if lines:
            yield Line("event-powers", {"powers": tuple(lines.values())}, levels=ABOVE_BRIEF)
        if "spy" in lines:
            yield Line("event-powers", {"powers": (lines["spy"],)}, levels=BRIEF_LEVEL)


def narrate_swap(self: ScientificMemory, event: ev.Choose) -> Lines:
    """Say that a player swaps hand and pile."""
    yield Line("event-choose-swap", self.get_player_args(event.seat), Cue("swap"))


def narrate_revolution(self: ScientificMemory, event: own.Revolution) -> Lines:
    """Announce the new order of strength."""
    now = self.options.get("revolution", "immediate") == "immediate"
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def narrate_cancelled_cards(
    self: ScientificMemory, event: own.RevolutionCancelled | own.JokersVoid | own.QueensVoid
) -> Lines:
    """Say how many jacks, jokers or queens cancel each other."""
    yield replace(CANCELLATION_LINES[type(event)], args={"count": event.count})


CANCELLATION_LINES: Mapping[type[ev.Event], Line] = {
    own.RevolutionCancelled: Line("event-jacks-cancelled", cue=Cue("jacks-cancelled")),
    own.JokersVoid: Line("event-jokers-void", cue=Cue("jokers-void"), levels=ABOVE_BRIEF),
    own.QueensVoid: Line("event-queens-void", cue=Cue("queens-void"), levels=ABOVE_BRIEF),
}
"""For each event about cancelled cards, the line without the number of cards."""


def narrate_joker_cancels_war(self: ScientificMemory, event: own.JokerWins) -> Lines:
    """Say that a joker cancels the war."""
    args, cue = self.get_player_args(event.seat), Cue("joker-wins", event.seat)
    yield Line("event-joker-wins", args, cue, ABOVE_BRIEF)


def narrate_granted_power(self: ScientificMemory, event: own.GrantPower) -> Lines:
    """Announce a power granted to the listener. Others' powers are announced together later."""
    cue = Cue(event.power, event.seat)
    if event.seat == self.viewer:
        args = {"empty": event.is_pile_empty} if event.power == "swap" else {}
        yield Line(f"event-power-{event.power}", args, cue)
    else:
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
