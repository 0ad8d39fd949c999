"""What announcements say in Război about the cost of wars and about prisoners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from audiowar.announce.common_lines import get_seat_args
from audiowar.announce.game_wording import (
    CommandResult,
    GameWording,
    Names,
    explain_why_nothing_is_asked,
    is_playing,
)
from audiowar.announce.line import BRIEF_LEVEL, Cue, Line, Lines
from audiowar.announce.narrate_shared_events import (
    get_optional_card_code,
    make_choice_cue,
    narrate_own_choice_or_only_sound,
)
from audiowar.announce.narration_memory import NarrationMemory, count_known_or_hidden_cards
from audiowar.announce.reasons.explain_battles import (
    Battle,
    explain_battles,
    explain_outs,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import get_card_code, get_rank
from audiowar.rules.events import Choice, Seat

from . import events as own
from . import rules
from .rules import PLAY_PRISONER, PLAY_TOP_CARD, RazboiView


class RazboiMemory(NarrationMemory):
    """What narrators of Război know of the step beside the event."""

    def get_reveal_message(
        self, event: ev.Put, already_named: bool
    ) -> tuple[str, dict[str, Any]] | None:
        count = count_known_or_hidden_cards(event.down) + 1
        if event.is_prisoner:
            return None if already_named else ("event-put-prisoner", {})
        if count < event.cost:
            return "event-put-rest", {"count": count}
        # The announcement of the cost has already said how many cards are put.
        return None if already_named else ("event-put", {})

    def prepare_take(self, event: ev.Take) -> tuple[list[Line], dict[str, Any]]:
        prisoners = {seat: card for seat, card in enumerate(event.prisoners) if card is not None}
        # Announce the lost prisoners that no event `ForfeitTopCard` has announced.
        losses = [
            Line(
                "event-prisoner-lost",
                {**self.get_player_args(loser), "lost": get_card_code(prisoners[loser])},
                Cue("prisoner-lost", loser),
            )
            for loser in prisoners.keys() - {event.seat}
        ]
        kept: str | Line = ""
        lifted = 0
        for one in self.events:
            match one:
                case own.KeepPrisoner():
                    kept = Line(
                        "event-take-kept", {"card": get_card_code(one.card), "top": one.top}
                    )
                    lifted = not one.top
                case ev.Choose(choice=rules.KEEP_NONE):
                    kept = Line("event-take-kept-none")
        count = count_known_or_hidden_cards(event.cards) + lifted
        more = {"top": None, "prisoner": event.seat in prisoners, "kept": kept, "count": count}
        return losses, more


def narrate_choice_of_prisoner(self: RazboiMemory, event: ev.Choose) -> Lines:
    """Say that a player has chosen to put the prisoner."""
    assert isinstance(event.card, int)
    self.cards_named_when_chosen_by_seat[event.seat] = event.card
    args = {**self.get_player_args(event.seat), "card": get_card_code(event.card)}
    yield Line("event-choose-prisoner", args, make_choice_cue(self, event.seat))


def narrate_kept_prisoner(self: RazboiMemory, event: own.KeepPrisoner) -> Lines:
    """Say which card is kept as a prisoner. Above the brief level, the take says it."""
    args = {**self.get_player_args(event.seat), "card": get_card_code(event.card)}
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat), BRIEF_LEVEL)


def narrate_forfeited_top_card(self: RazboiMemory, event: own.ForfeitTopCard) -> Lines:
    """Say which prisoner a player lost, and that the player also loses the top card."""
    args = {
        **self.get_player_args(event.seat),
        "lost": get_optional_card_code(event.prisoner),
        "card": get_card_code(event.card) if isinstance(event.card, int) else None,
    }
    yield Line("event-forfeit", args, Cue("prisoner-lost", event.seat))


def explain_war_costs(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain how many cards a war of the tied rank costs, and which fighters have too few."""
    war = battle.following_war
    assert war is not None and war.card is not None
    cost = rules.WAR_COSTS_BY_RANK[str(explainer.trick.options["pictures"])][get_rank(war.card)]
    players = explainer.list_names_marking_listener(war.tied)
    args = {"players": players, "card": get_card_code(war.card), "count": cost}
    yield Line("why-war-cost", args)
    for seat in war.tied:
        if following.face_up_cards and seat not in following.puts:
            yield Line("why-war-none", explainer.get_player_args(seat))
    if war.is_cost_lowered and following.puts:
        yield Line("why-war-fewest", {"count": war.cost})
    for put in following.puts.values():
        count = count_known_or_hidden_cards(put.down) + 1
        if count < war.cost:
            yield Line("why-war-fewer", {**explainer.get_player_args(put.seat), "count": count})
    yield from explain_unfought_war(explainer, battle, following)


def explain_prisoners(explainer: TrickExplainer) -> Lines:
    """Explain what happened to the prisoners that were played, and which card was kept as one."""
    top = {event.seat for event in explainer.list_events_of_kind(own.ForfeitTopCard)}
    winners = [take.seat for take in explainer.list_events_of_kind(ev.Take)]
    for put in explainer.list_events_of_kind(ev.Put):
        if put.is_prisoner and winners:
            lost = "why-prisoner-lost" if put.seat in top else "why-prisoner-lost-alone"
            message = "why-prisoner-won" if put.seat in winners else lost
            yield Line(message, explainer.get_player_args(put.seat))
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
        "keep": narrate_own_choice_or_only_sound,
    }
    own_remark_occasions = {"captive": RemarkWeight.SMALL}
    command_help_messages = {"power": "command-power-razboi"}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        yield from explain_battles(explainer, explain_war_costs)
        yield from explain_prisoners(explainer)
        lifted = sum(not kept.top for kept in explainer.list_events_of_kind(own.KeepPrisoner))
        yield from explainer.explain_cards_from_earlier_wars(kept=lifted)
        yield from explain_outs(explainer)
        yield from explainer.explain_match_end()

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
