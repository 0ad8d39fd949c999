"""What announcements say in Steal War about stolen and protected piles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

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
    narrate_take,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.owned_card_counter import OwnedCardCounter, count_known_or_hidden_cards
from audiowar.announce.player_names_and_common_lines import (
    get_seat_args,
    list_names_marking_listener,
)
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Choice, Seat
from audiowar.rules.view import View

from . import events as own
from .explain_trick import (
    PileTops,
    explain_trick,
    find_pile_tops_after_event,
    find_pile_tops_at_start,
    find_protection,
    has_hidden_rival,
    make_protection_message_args,
    make_steal_message_args,
)
from .rules import FACE_DOWN_CARDS_PER_FIGHTER, PLAY, parse_victims


def count_start_pile_cards(position: Mapping[str, Any]) -> dict[Seat, int]:
    """Return how many cards each seat has on its pile in a start position."""
    return {seat: len(pile) for seat, pile in enumerate(position.get("piles", ()))}


class StealMemory(NarrationMemory):
    """What narrators remember of a match: the size of each pile, and the card put on top."""

    all_players_fight_wars = True

    def begin_match(self, position: Mapping[str, Any]) -> None:
        self.pile_counts = count_start_pile_cards(position)
        self.top: str | None = None
        """The code of the card that the taker puts on top."""
        self.trick_events: list[ev.Event] = []
        """The events since the step in which cards were last taken."""
        self.tops_before_trick = find_pile_tops_at_start(position)
        """The top cards of the piles before `trick_events`."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        if any(isinstance(event, ev.Take) for event in self.trick_events):
            for event in self.trick_events:
                self.tops_before_trick = find_pile_tops_after_event(self.tops_before_trick, event)
            self.trick_events = []
        self.trick_events += events
        self.pile_counts_before = dict(self.pile_counts)
        self.thieves: set[Seat] = set()
        """The players who have stolen in this step."""

    def get_lines_and_args_for_take(self, seat: Seat) -> tuple[list[Line], dict[str, Any]]:
        return [], {"top": self.top, "prisoner": False, "kept": ""}

    def clear_trick(self) -> None:
        super().clear_trick()
        self.top = None


def remember_top_card_for_take(self: StealMemory, event: ev.Choose) -> Lines:
    """Remember the card that is put on top, to announce it with the take."""
    self.top = get_choice_part_after_colon(event)
    yield from narrate_own_choice_or_only_sound(self, event)


def narrate_own_choice_to_steal(self: StealMemory, event: ev.Choose) -> Lines:
    """Yield the sound of a choice, and what is spoken where it cannot be heard."""
    victims = self.list_names_marking_listener(parse_victims(str(event.choice)))
    yield from narrate_own_choice_or_only_sound(self, event, "event-choose-steal", victims=victims)


def narrate_take_and_count_pile(self: StealMemory, event: ev.Take) -> Lines:
    """Announce a take, and add its cards to the count of the taker's pile."""
    self.pile_counts[event.seat] = self.pile_counts.get(
        event.seat, 0
    ) + count_known_or_hidden_cards(event.cards)
    yield from narrate_take(self, event)


def narrate_pick_up_and_count_pile(self: StealMemory, event: ev.PickUp) -> Lines:
    """Say that a pile becomes a new packet; in a war, also how many cards its owner put down."""
    self.pile_counts[event.seat] = 0
    if not self.undecided_wars or event.seat in self.battle_cards_by_seat:
        yield from narrate_pick_up(self, event)
        return
    # The event `Put` with the face-down cards comes later, together with the face-up card.
    owned = self.card_counter.counts_by_seat.get(
        event.seat, FACE_DOWN_CARDS_PER_FIGHTER + count_known_or_hidden_cards(event.cards)
    )
    args = {
        **self.get_player_args(event.seat),
        "down": FACE_DOWN_CARDS_PER_FIGHTER,
        "count": owned - FACE_DOWN_CARDS_PER_FIGHTER,
    }
    yield Line("event-renew-war", args, Cue("shuffle", event.seat))


def narrate_steal(self: StealMemory, event: own.Steal) -> Lines:
    """Announce a steal: the thief, the victims, the matching card, and the number of cards won."""
    count = sum(self.pile_counts_before.get(victim, 0) for victim in event.victims)
    args = {**make_steal_message_args(self, event, event.victims), "count": count}
    self.thieves.add(event.seat)
    self.pile_counts |= dict.fromkeys({*event.victims} - self.thieves, 0)
    self.pile_counts[event.seat] = len(event.pile)
    yield Line("event-steal", args, Cue("steal", event.seat))


def narrate_blocked_steal(self: StealMemory, event: own.StealBlocked) -> Lines:
    """Say that a steal fails, and why if that is known.

    If several players fail to steal the same pile, say this only once. If a rival has stolen
    another pile instead, nothing shows that the rival wanted this one too.
    """
    cue = Cue("steal-blocked", event.seat)
    attempts = [one for one in self.events if isinstance(one, (own.Steal, own.StealBlocked))]
    for victim in event.victims:
        args = make_steal_message_args(self, event, [victim])
        thieves = [
            one.seat
            for one in attempts
            if isinstance(one, own.StealBlocked) and victim in one.victims
        ]
        found = find_protection(self.trick_events, self.tops_before_trick, event, victim)
        if len(thieves) > 1 and thieves[0] == event.seat:
            players = {"players": self.list_names_marking_listener(thieves)}
            yield Line("event-steal-rivals", {**args, **players}, cue)
        elif len(thieves) > 1:
            yield Line("event-steal-rivals", {}, cue, NO_LEVEL)
        elif found is not None and found.card is not None:
            args = make_protection_message_args(self, event, victim, found.card, found.is_earlier)
            yield Line("event-steal-blocked", args, cue)
        else:
            rivals = found is not None and has_hidden_rival(attempts, event, victim)
            yield Line("event-steal-fails", {**args, "rivals": rivals}, cue)


class StealCardCounter(OwnedCardCounter):
    """Counts the cards that each player owns. It also tracks the number of cards on each pile."""

    def set_start_counts(self, owned: dict[Seat, int], position: Mapping[str, Any]) -> None:
        super().set_start_counts(owned, position)
        self._pile_counts = dict.fromkeys(owned, 0) | count_start_pile_cards(position)
        self._thieves: set[Seat] = set()
        """The players who have stolen in the current round."""

    def count_event(self, event: ev.Event) -> None:
        super().count_event(event)
        if not self.counts_by_seat:
            return
        if isinstance(event, ev.Choose):
            # New choices begin a new round of steals.
            self._thieves.clear()
        elif isinstance(event, ev.Take):
            self._pile_counts[event.seat] += count_known_or_hidden_cards(event.cards)
        elif isinstance(event, ev.PickUp):
            self._pile_counts[event.seat] = 0
        elif isinstance(event, own.Steal):
            self._move_stolen_piles(event)

    def _move_stolen_piles(self, event: own.Steal) -> None:
        self._thieves.add(event.seat)
        # The pile of a victim who has stolen in the same round already consists of other cards.
        for victim in {*event.victims} - self._thieves:
            self.counts_by_seat[victim] -= self._pile_counts[victim]
            self._pile_counts[victim] = 0
        # The matching card is now on the pile too, but the thief owned it before.
        self.counts_by_seat[event.seat] += len(event.pile) - 1 - self._pile_counts[event.seat]
        self._pile_counts[event.seat] = len(event.pile)


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
        ev.Take: narrate_take_and_count_pile,
        ev.PickUp: narrate_pick_up_and_count_pile,
        own.Steal: narrate_steal,
        own.StealBlocked: narrate_blocked_steal,
    }
    word_narrators = {
        PLAY: partial(narrate_own_choice_or_only_sound, message="event-choose-play"),
        "steal": narrate_own_choice_to_steal,
        "lay": remember_top_card_for_take,
    }
    result_message_prefixes = ("event-steal",)
    card_counter_class = StealCardCounter
    reveal_events = (own.Steal, own.StealBlocked)
    own_remark_occasions = dict.fromkeys(("stole", "robbed", "blocked"), RemarkWeight.GREAT)
    command_help_messages = {"power": "command-power-steal"}
    first_hint_by_question_kind = {"steal": "table-begin-steal"}

    explain_trick = staticmethod(explain_trick)

    def get_explanation_facts_at_start(self, position: Mapping[str, Any]) -> PileTops:
        return find_pile_tops_at_start(position)

    def get_explanation_facts_after_event(self, facts: PileTops, event: ev.Event) -> PileTops:
        return find_pile_tops_after_event(facts, event)

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
