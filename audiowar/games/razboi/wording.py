"""What announcements say in Război about the cost of wars and about prisoners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from audiowar.announce.game_wording import (
    CommandResult,
    GameWording,
    Names,
    explain_why_nothing_is_asked,
    is_playing,
)
from audiowar.announce.line import ABOVE_BRIEF, BRIEF_LEVEL, Cue, Line, Lines
from audiowar.announce.narrate_shared_events import (
    get_choice_part_after_colon,
    make_choice_cue,
    narrate_own_choice_or_only_sound,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.owned_card_counter import OwnedCardCounter, count_known_or_hidden_cards
from audiowar.announce.player_names_and_common_lines import get_seat_args
from audiowar.announce.reasons.explain_battles import (
    Battle,
    explain_battles,
    explain_outs,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code, parse_card
from audiowar.rules.events import Choice, Seat

from . import events as own
from .rules import KEEP_TOP, PLAY_PRISONER, PLAY_TOP_CARD, WAR_COSTS_BY_RANK, RazboiView


class RazboiMemory(NarrationMemory):
    """What narrators remember of a match: all prisoners, and the cost of the current war."""

    def begin_match(self, position: Mapping[str, Any]) -> None:
        self.prisoners: dict[Seat, Card] = parse_start_prisoners(position)
        self.prisoners_on_table: dict[Seat, Card] = {}
        """The prisoners that were played and lie on the table."""
        self.cost = 0
        """The number of cards that the war costs each fighter."""
        self.kept_top = False
        """Whether the card that the winner keeps as a prisoner is from the winner's own stack."""
        self.kept_prisoner_line: str | Line = ""
        """A line for the announcement of the take: which prisoner was kept, or that none was."""
        self.table_cards_kept_as_prisoner = 0
        """The number of cards on the table that became prisoners and are therefore not taken."""

    def clear_trick(self) -> None:
        super().clear_trick()
        self.reset_after_cards_stay()

    def reset_after_cards_stay(self) -> None:
        # Prisoners left on the table count as ordinary cards from now on. The next cards belong
        # to no war, so there is no cost.
        self.cost = 0
        self.prisoners_on_table.clear()

    def get_reveal_message_and_args(
        self, seat: Seat, face_down_count: int, face_up_card: Card, already_named: bool
    ) -> tuple[str, dict[str, Any]] | None:
        prisoner = self.prisoners.get(seat) == face_up_card
        if prisoner:
            self.prisoners_on_table[seat] = self.prisoners.pop(seat)
        elif 0 < face_down_count + 1 < self.cost:
            return "event-put-rest", {"count": face_down_count + 1}
        if prisoner and not already_named:
            return "event-put-prisoner", {}
        if not already_named and face_down_count + 1 == self.cost:
            # The announcement of the cost has already said how many cards are put.
            return "event-put", {}
        return super().get_reveal_message_and_args(
            seat, face_down_count, face_up_card, already_named
        )

    def describe_war_cost(self, card: Card) -> Lines:
        self.cost = WAR_COSTS_BY_RANK[str(self.options.get("pictures", "ranked"))][card >> 2]
        owned = [self.card_counter.counts_by_seat.get(seat, self.cost) for seat in self.tied_seats]
        fewest = min(filter(None, owned), default=self.cost)
        if self.options.get("short") == "fewest" and fewest < self.cost:
            self.cost = fewest
            yield Line("event-war-fewest", {"count": self.cost}, levels=ABOVE_BRIEF)
        else:
            yield Line(
                "event-war-cost",
                {"card": get_card_code(card), "count": self.cost},
                levels=ABOVE_BRIEF,
            )

    def get_lines_and_args_for_take(self, seat: Seat) -> tuple[list[Line], dict[str, Any]]:
        # Announce the lost prisoners that no event `ForfeitTopCard` has announced.
        losses = [
            Line(
                "event-prisoner-lost",
                self.make_lost_prisoner_args(loser),
                Cue("prisoner-lost", loser),
            )
            for loser in sorted(self.prisoners_on_table.keys() - {seat})
        ]
        more = {
            "top": None,
            "prisoner": seat in self.prisoners_on_table,
            "kept": self.kept_prisoner_line,
        }
        self.kept_prisoner_line = ""
        return losses, more

    def count_taken_cards(self, event: ev.Take) -> int:
        lifted, self.table_cards_kept_as_prisoner = self.table_cards_kept_as_prisoner, 0
        return super().count_taken_cards(event) + lifted

    def make_lost_prisoner_args(self, loser: Seat) -> dict[str, Any]:
        """Return the message arguments for a lost prisoner."""
        lost = (
            get_card_code(self.prisoners_on_table[loser])
            if loser in self.prisoners_on_table
            else None
        )
        return {**self.get_player_args(loser), "lost": lost}


def parse_start_prisoners(position: Mapping[str, Any]) -> dict[Seat, Card]:
    """Return the prisoners in a start position, by seat."""
    prisoners = enumerate(position.get("prisoners", ()))
    return {seat: parse_card(text) for seat, text in prisoners if text}


def narrate_choice_of_prisoner(self: RazboiMemory, event: ev.Choose) -> Lines:
    """Say that a player has chosen to put the prisoner."""
    known = self.prisoners[event.seat]
    self.cards_named_when_chosen_by_seat[event.seat] = known
    args = {**self.get_player_args(event.seat), "card": get_card_code(known)}
    yield Line("event-choose-prisoner", args, make_choice_cue(self, event.seat))


def remember_choice_to_keep(self: RazboiMemory, event: ev.Choose) -> Lines:
    """Yield only a sound. Remember for the take whether the winner keeps the top card or none."""
    self.kept_top = get_choice_part_after_colon(event) == "top"
    if get_choice_part_after_colon(event) == "none":
        self.kept_prisoner_line = Line("event-take-kept-none")
    yield from narrate_own_choice_or_only_sound(self, event)


def narrate_kept_prisoner(self: RazboiMemory, event: own.KeepPrisoner) -> Lines:
    """Say which card is kept as a prisoner: at once at the brief level, otherwise with the take."""
    args = {**self.get_player_args(event.seat), "card": get_card_code(event.card)}
    self.table_card_count -= not self.kept_top
    self.table_cards_kept_as_prisoner = int(not self.kept_top)
    self.prisoners[event.seat] = event.card
    self.kept_prisoner_line = Line(
        "event-take-kept", {"card": get_card_code(event.card), "top": self.kept_top}
    )
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat), BRIEF_LEVEL)


def narrate_forfeited_top_card(self: RazboiMemory, event: own.ForfeitTopCard) -> Lines:
    """Say which prisoner a player lost, and that the player also loses the top card."""
    seen = get_card_code(event.card) if isinstance(event.card, int) else None
    args = {**self.make_lost_prisoner_args(event.seat), "card": seen}
    self.prisoners_on_table.pop(event.seat, None)
    yield Line("event-forfeit", args, Cue("prisoner-lost", event.seat))


class RazboiCardCounter(OwnedCardCounter):
    """Counts the cards that each player owns, including the prisoner."""

    def __init__(self) -> None:
        super().__init__()
        self._keepers_of_top_card: set[Seat] = set()
        """The players who keep their own top card as a prisoner. It is already counted."""

    def count_event(self, event: ev.Event) -> None:
        super().count_event(event)
        if not self.counts_by_seat:
            return
        if isinstance(event, ev.Choose) and event.choice == KEEP_TOP:
            self._keepers_of_top_card.add(event.seat)
        elif isinstance(event, own.KeepPrisoner):
            self.counts_by_seat[event.seat] += event.seat not in self._keepers_of_top_card
            self._keepers_of_top_card.discard(event.seat)


def explain_war_costs(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain how many cards a war of the tied rank costs, and which fighters have too few."""
    assert battle.following_war is not None
    options, tied = explainer.trick.options, battle.following_war.seats
    card = battle.face_up_cards[tied[0]]
    cost = WAR_COSTS_BY_RANK[str(options["pictures"])][card >> 2]
    players = explainer.list_names_marking_listener(tied)
    yield Line("why-war-cost", {"players": players, "card": get_card_code(card), "count": cost})
    for seat in tied:
        if following.face_up_cards and seat not in following.puts:
            yield Line("why-war-none", explainer.get_player_args(seat))
    counts = {
        put.seat: count_known_or_hidden_cards(put.down) + 1 for put in following.puts.values()
    }
    fewer = {seat: count for seat, count in counts.items() if count < cost}
    if fewer and options["short"] == "fewest":
        yield Line("why-war-fewest", {"count": min(fewer.values())})
    elif fewer:
        for seat, count in fewer.items():
            yield Line("why-war-fewer", {**explainer.get_player_args(seat), "count": count})
    yield from explain_unfought_war(explainer, battle, following)


def explain_prisoners(explainer: TrickExplainer) -> Lines:
    """Explain what happened to the prisoners that were played, and which card was kept as one."""
    before = explainer.trick.game_facts_before or {}
    risked = [
        put.seat
        for put in explainer.list_events_of_kind(ev.Put)
        if put.up == before.get(put.seat, -1)
    ]
    winners = [take.seat for take in explainer.list_events_of_kind(ev.Take)]
    top = {event.seat for event in explainer.list_events_of_kind(own.ForfeitTopCard)}
    for seat in risked:
        if seat in winners:
            yield Line("why-prisoner-won", explainer.get_player_args(seat))
        elif winners:
            message = "why-prisoner-lost" if seat in top else "why-prisoner-lost-alone"
            yield Line(message, explainer.get_player_args(seat))
    for event in explainer.list_events_of_kind(own.KeepPrisoner):
        args = {**explainer.get_player_args(event.seat), "card": get_card_code(event.card)}
        yield Line("why-prisoner-kept", args)


def get_prisoner_card_code(view: RazboiView, seat: Seat) -> str | None:
    """Return the code of a seat's prisoner; None if the seat has none."""
    prisoner = view.prisoners[seat]
    return None if prisoner is None else get_card_code(prisoner)


class RazboiWording(GameWording[RazboiView]):
    """The wording of Război."""

    rules_sections = ("aim", "deal", "trick", "war", "short", "prisoners", "end")
    # The shared description says that no two mixed opponents play alike. In this game some do.
    described_bots = frozenset(("mixed",))
    title_language = "ro"
    composed_message_ids = ("ask-keep", "choice-keep-top", "choice-keep-none", "choice-prisoner")
    narration_memory_class = RazboiMemory
    narrators = {
        own.KeepPrisoner: narrate_kept_prisoner,
        own.ForfeitTopCard: narrate_forfeited_top_card,
    }
    word_narrators = {
        PLAY_PRISONER: narrate_choice_of_prisoner,
        PLAY_TOP_CARD: partial(narrate_own_choice_or_only_sound, message="event-choose-top"),
        "keep": remember_choice_to_keep,
    }
    card_counter_class = RazboiCardCounter
    own_remark_occasions = {"captive": RemarkWeight.SMALL}
    command_help_messages = {"power": "command-power-razboi"}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        yield from explain_battles(explainer, explain_war_costs)
        yield from explain_prisoners(explainer)
        blind = any(event.choice == KEEP_TOP for event in explainer.list_events_of_kind(ev.Choose))
        lifted = 0 if blind else len(explainer.list_events_of_kind(own.KeepPrisoner))
        yield from explainer.explain_cards_from_earlier_wars(kept=lifted)
        yield from explain_outs(explainer)
        yield from explainer.explain_match_end()

    def get_explanation_facts_at_start(self, position: Mapping[str, Any]) -> Mapping[Seat, Card]:
        return parse_start_prisoners(position)

    def get_explanation_facts_after_event(
        self, facts: Mapping[Seat, Card], event: ev.Event
    ) -> Mapping[Seat, Card]:
        if isinstance(event, own.KeepPrisoner):
            return {**facts, event.seat: event.card}
        if isinstance(event, ev.Put) and event.up == facts.get(event.seat, -1):
            return {seat: card for seat, card in facts.items() if seat != event.seat}
        return facts

    def find_remark_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        yield from close_calls
        yield from (("captive", event.seat) for event in step.list_events_of_kind(own.KeepPrisoner))

    def describe_rest_of_table(self, view: RazboiView, names: Names) -> list[Line]:
        return [
            Line("now-prisoner", {**get_seat_args(view, names, seat), "card": get_card_code(card)})
            for seat, card in enumerate(view.prisoners)
            if card is not None
        ]

    def describe_cards_beside_packet(self, view: RazboiView, names: Names) -> list[Line]:
        me, card = view.own_seat, get_prisoner_card_code(view, view.own_seat)
        return (
            [Line("now-prisoner", {**get_seat_args(view, names, me), "card": card})] if card else []
        )

    def get_power_command_result(
        self, view: RazboiView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        if view.options["prisoners"] == "off":
            return Line("power-not-here")
        if not is_playing(view):
            return explain_why_nothing_is_asked(view)
        if view.prisoners[view.own_seat] is None:
            return Line("power-prisoner-none")
        if view.question is None:
            return explain_why_nothing_is_asked(view)
        if PLAY_PRISONER not in options:
            # In a recorded match, the viewer has a question but cannot answer it.
            return [self.describe_question(view, names)]
        return PLAY_PRISONER

    def get_seat_scene_fields(self, view: RazboiView, seat: Seat) -> Mapping[str, Any]:
        return {"prisoner": get_prisoner_card_code(view, seat)}

    def describe_question(self, view: RazboiView, names: Names) -> Line:
        if view.open_question.kind != PLAY_PRISONER:
            return super().describe_question(view, names)
        message = "ask-prisoner-war" if view.table else "ask-prisoner"
        return Line(message, {"card": get_prisoner_card_code(view, view.own_seat)})

    def describe_choice(self, word: str, argument: str, view: RazboiView, names: Names) -> Line:
        if word == "keep" and argument in ("top", "none"):
            return Line(f"choice-keep-{argument}")
        if word == "keep":
            return Line("choice-keep", {"card": argument})
        if word == PLAY_TOP_CARD:
            return Line("choice-top-war" if view.table else "choice-top")
        return super().describe_choice(word, argument, view, names)


WORDING = RazboiWording()
