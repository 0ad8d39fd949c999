"""What announcements say in Steal War about stolen and protected piles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from audiowar.announce.common_lines import (
    get_seat_args,
    list_names_marking_listener,
)
from audiowar.announce.game_wording import (
    CommandResult,
    GameWording,
    Names,
    explain_why_nothing_is_asked,
    find_choice_or_range_with_prefix,
)
from audiowar.announce.line import NO_LEVEL, Cue, Line, Lines
from audiowar.announce.narrate_shared_events import (
    get_choice_part_after_colon,
    narrate_own_choice_or_only_sound,
    narrate_pick_up,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Choice, Seat
from audiowar.rules.view import View

from . import events as own
from .explain_trick import (
    explain_trick,
    find_failure,
    make_failure_message_args,
    make_steal_message_args,
)
from .rules import LAY_PREFIX, PLAY, parse_victims


class StealMemory(NarrationMemory):
    """What narrators of Steal War know of the step beside the event."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.attempts = [one for one in events if isinstance(one, (own.Steal, own.StealBlocked))]

    def prepare_take(self, event: ev.Take) -> tuple[list[Line], dict[str, Any]]:
        top = [
            get_choice_part_after_colon(one)
            for one in self.events
            if isinstance(one, ev.Choose) and str(one.choice).startswith(LAY_PREFIX)
        ]
        return [], {"top": top[0] if top else None, "prisoner": False, "kept": ""}


def narrate_own_choice_to_steal(self: StealMemory, event: ev.Choose) -> Lines:
    """Yield the sound of a choice, and what is spoken where it cannot be heard."""
    victims = self.list_names_marking_listener(parse_victims(str(event.choice)))
    yield from narrate_own_choice_or_only_sound(self, event, "event-choose-steal", victims=victims)


def narrate_renewal(self: StealMemory, event: ev.PickUp) -> Lines:
    """Say that a pile becomes a new packet; in a war, also how many cards its owner put down."""
    if not event.laid:
        yield from narrate_pick_up(self, event)
        return
    args = {**self.get_player_args(event.seat), "down": event.laid, "count": event.left}
    yield Line("event-renew-war", args, Cue("shuffle", event.seat))


def narrate_steal(self: StealMemory, event: own.Steal) -> Lines:
    """Announce a steal: the thief, the victims, the matching card, and the number of cards won."""
    args = {**make_steal_message_args(self, event, event.victims), "count": event.count}
    yield Line("event-steal", args, Cue("steal", event.seat))


def narrate_blocked_steal(self: StealMemory, event: own.StealBlocked) -> Lines:
    """Say that a steal fails, and why if that is known.

    If several players fail to steal the same pile, say this only once. If a rival has stolen
    another pile instead, nothing shows that the rival wanted this one too.
    """
    cue = Cue("steal-blocked", event.seat)
    for victim in event.victims:
        failure = find_failure(self.events, event, victim, self.attempts)
        args = make_failure_message_args(self, event, victim, failure)
        if failure.thieves and failure.thieves[0] == event.seat:
            players = {"players": self.list_names_marking_listener(failure.thieves)}
            yield Line("event-steal-rivals", {**args, **players}, cue)
        elif failure.thieves:
            yield Line("event-steal-rivals", {}, cue, NO_LEVEL)
        elif failure.reason == "protected":
            yield Line("event-steal-blocked", args, cue)
        else:
            yield Line("event-steal-fails", {**args, "rivals": failure.reason == "hidden"}, cue)


def describe_steal_question(view: View, names: Names) -> Line:
    """Return the line that names the top card and, if it can steal, the possible victims."""
    card = get_card_code(view.peek["top"]) if "top" in view.peek else None
    steals = [str(choice) for choice in view.open_question.choices if choice != PLAY]
    if not steals:
        return Line("ask-steal", {"card": card})
    whole = max(steals, key=lambda choice: choice.count(","))
    victims = list_names_marking_listener(view.viewer, names, parse_victims(whole))
    return Line("ask-steal-match", {"card": card, "victims": victims})


class StealWording(GameWording[View]):
    """The wording of Steal War."""

    rules_sections = ("aim", "deal", "steal", "protect", "war", "short", "end")
    composed_message_ids = ("ask-lay", "choice-play")
    narration_memory_class = StealMemory
    narrators = {
        ev.PickUp: narrate_renewal,
        own.Steal: narrate_steal,
        own.StealBlocked: narrate_blocked_steal,
    }
    word_narrators = {
        PLAY: partial(narrate_own_choice_or_only_sound, message="event-choose-play"),
        "steal": narrate_own_choice_to_steal,
        "lay": narrate_own_choice_or_only_sound,
    }
    result_message_prefixes = ("event-steal",)
    reveal_events = (own.Steal, own.StealBlocked)
    own_remark_occasions = dict.fromkeys(("stole", "robbed", "blocked"), RemarkWeight.GREAT)
    command_help_messages = {"power": "command-power-steal"}
    first_hint_by_question_kind = {"steal": "table-begin-steal"}

    explain_trick = staticmethod(explain_trick)

    def find_remark_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        yield from close_calls
        for event in step.list_events_of_kind(own.Steal):
            yield ("stole", event.seat)
            yield from (("robbed", seat) for seat in event.victims)
        yield from (
            ("blocked", blocked.seat) for blocked in step.list_events_of_kind(own.StealBlocked)
        )

    def describe_rest_of_table(self, view: View, names: Names) -> list[Line]:
        lines = []
        for seat, pile in enumerate(view.piles):
            if pile:
                top = {"count": len(pile), "card": get_card_code(pile[0])}
                lines.append(Line("now-pile-top", {**get_seat_args(view, names, seat), **top}))
        return lines

    def get_seat_scene_fields(self, view: View, seat: Seat) -> Mapping[str, Any]:
        turned = view.peek.get("top") if seat == view.viewer else None
        return {} if turned is None else {"spied_card": get_card_code(turned)}

    def get_power_command_result(
        self, view: View, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        if view.question is None:
            return explain_why_nothing_is_asked(view)
        if view.question.kind != "steal":
            return Line("refused-answer-first")
        found = find_choice_or_range_with_prefix("steal", options, Line("power-no-match"))
        if isinstance(found, Line) and any(choice != PLAY for choice in view.question.choices):
            # In a recorded match, the viewer has a question but cannot answer it.
            return [describe_steal_question(view, names)]
        return found

    def describe_question(self, view: View, names: Names) -> Line:
        if view.open_question.kind == "steal":
            return describe_steal_question(view, names)
        return super().describe_question(view, names)

    def describe_choice(self, word: str, argument: str, view: View, names: Names) -> Line:
        if word == "steal":
            victims = list_names_marking_listener(view.viewer, names, parse_victims(argument))
            return Line("choice-steal", {"victims": victims})
        if word == "lay":
            return Line("choice-lay", {"card": argument})
        return super().describe_choice(word, argument, view, names)


WORDING = StealWording()
