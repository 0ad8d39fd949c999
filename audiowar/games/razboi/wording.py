"""What announcements say in Război about the cost of wars and about prisoners."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from audiowar.announce.count_cards import count_cards
from audiowar.announce.count_owned_cards import OwnedCardCounter
from audiowar.announce.find_power_choices import find_choices_by_prefix
from audiowar.announce.game_wording import CommandResult, GameWording, Names
from audiowar.announce.line import BRIEF, LONGER, Cue, Line, Lines
from audiowar.announce.narrate_cards import choice_cue, get_choice_argument, narrate_sound_only
from audiowar.announce.reasons.explain_wars import (
    Battle,
    explain_battles,
    explain_outs,
    explain_renewals,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_facts import FoundOccasion, RemarkWeight, StepFacts
from audiowar.announce.view_lines import seat_args
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, card_code, parse_card
from audiowar.rules.events import Choice, Seat

from . import events as own
from .rules import CARDS_PER_RANK, KEEP_TOP, PRISONER, TOP, PrisonerView


class PrisonerContext(WordingContext):
    """What narrators remember of a match: all prisoners, and the cost of the current war."""

    def set_match_start_position(self, position: Mapping[str, Any]) -> None:
        self.prisoners: dict[Seat, Card] = read_prisoners(position)
        self.lost: dict[Seat, Card] = {}
        """The prisoners that were played and lie on the table."""
        self.cost = 0
        """The number of cards that the war costs each fighter."""
        self.kept_top = False
        """Whether the kept card comes from the winner's own stack."""
        self.kept: str | Line = ""
        """A line for the announcement of the take: which prisoner was kept, or that none was."""
        self.lifted = 0
        """How many cards on the table became prisoners, so that they are missing in the take."""

    def clear_trick(self) -> None:
        super().clear_trick()
        self.reset_after_cards_stay()

    def reset_after_cards_stay(self) -> None:
        # Prisoners on the table become ordinary cards, and the next cards are not those of a war.
        self.cost = 0
        self.lost.clear()

    def get_reveal_message(
        self, seat: Seat, down: int, up: Card, already_named: bool
    ) -> tuple[str, dict[str, Any]] | None:
        prisoner = self.prisoners.get(seat) == up
        if prisoner:
            self.lost[seat] = self.prisoners.pop(seat)
        elif 0 < down + 1 < self.cost:
            return "event-put-rest", {"count": down + 1}
        if prisoner and not already_named:
            return "event-put-prisoner", {}
        if not already_named and down + 1 == self.cost:
            # The cost of the war, which was announced before, tells how many cards are put.
            return "event-put", {}
        return super().get_reveal_message(seat, down, up, already_named)

    def describe_war_cost(self, card: Card) -> Lines:
        """Say how many cards a war costs, and why."""
        self.cost = get_war_cost(self.options.get("pictures", "ranked"), card)
        has = [
            count for seat in self.tied if (count := self.card_counter.owned.get(seat, self.cost))
        ]
        if self.options.get("short") == "fewest" and has and min(has) < self.cost:
            self.cost = min(has)
            yield Line("event-war-fewest", {"count": self.cost}, at=LONGER)
        else:
            yield Line("event-war-cost", {"card": card_code(card), "count": self.cost}, at=LONGER)

    def get_lines_and_args_for_take(self, seat: Seat) -> tuple[list[Line], dict[str, Any]]:
        # If a player loses no top card with the prisoner, no event Forfeit announces the loss.
        losses = [
            Line("event-prisoner-lost", self.loss_args(loser), Cue("prisoner-lost", loser))
            for loser in sorted(self.lost.keys() - {seat})
        ]
        more = {"top": None, "prisoner": seat in self.lost, "kept": self.kept}
        self.kept = ""
        return losses, more

    def count_taken(self, event: ev.Take) -> int:
        lifted, self.lifted = self.lifted, 0
        return super().count_taken(event) + lifted

    def loss_args(self, loser: Seat) -> dict[str, Any]:
        """Return the message arguments for a lost prisoner."""
        lost = self.lost.get(loser)
        return {**self.player_args(loser), "lost": None if lost is None else card_code(lost)}


def read_prisoners(position: Mapping[str, Any]) -> dict[Seat, Card]:
    """Return the prisoners in a start position, by seat."""
    prisoners = enumerate(position.get("prisoners", ()))
    return {seat: parse_card(text) for seat, text in prisoners if text}


def get_war_cost(pictures: object, card: Card) -> int:
    """Return how many cards a war costs if `card` ties, by the option `pictures`."""
    return CARDS_PER_RANK[str(pictures)][card >> 2]


def narrate_playing_prisoner(self: PrisonerContext, event: ev.Choose) -> Lines:
    """Say that a player will put the prisoner."""
    known = self.prisoners[event.seat]
    self.known[event.seat] = known
    args = {**self.player_args(event.seat), "card": card_code(known)}
    yield Line("event-choose-prisoner", args, choice_cue(self, event.seat))


def defer_telling_kept_card(self: PrisonerContext, event: ev.Choose) -> Lines:
    """Remember which card is kept, which is announced with the take."""
    self.kept_top = get_choice_argument(event) == "top"
    if get_choice_argument(event) == "none":
        self.kept = Line("event-take-kept-none")
    yield from narrate_sound_only(self, event)


def narrate_prisoner(self: PrisonerContext, event: own.Prisoner) -> Lines:
    """Say which card is kept as a prisoner."""
    args = {**self.player_args(event.seat), "card": card_code(event.card)}
    self.on_table -= not self.kept_top
    self.lifted = int(not self.kept_top)
    self.prisoners[event.seat] = event.card
    self.kept = Line("event-take-kept", {"card": card_code(event.card), "top": self.kept_top})
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat), BRIEF)


def narrate_forfeit(self: PrisonerContext, event: own.Forfeit) -> Lines:
    """Say that a lost prisoner also costs the top card."""
    self.on_table += 1
    seen = card_code(event.card) if isinstance(event.card, int) else None
    args = {**self.loss_args(event.seat), "card": seen}
    self.lost.pop(event.seat, None)
    yield Line("event-forfeit", args, Cue("prisoner-lost", event.seat))


def note_prisoner_from_own_stack(self: PrisonerCounter, event: ev.Choose) -> None:
    """Remember that a prisoner will come from the winner's own stack, so it is counted already."""
    if event.choice == KEEP_TOP:
        self.keepers_of_top_card.add(event.seat)


def add_prisoner_to_count(self: PrisonerCounter, event: own.Prisoner) -> None:
    """Count a prisoner as a card of its owner, unless it comes from the owner's stack."""
    self.owned[event.seat] += event.seat not in self.keepers_of_top_card
    self.keepers_of_top_card.discard(event.seat)


def subtract_forfeit_from_count(self: PrisonerCounter, event: own.Forfeit) -> None:
    """Subtract the top card that a player loses."""
    self.owned[event.seat] -= 1


class PrisonerCounter(OwnedCardCounter):
    """Counts the cards that each player owns, including the prisoner."""

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        **OwnedCardCounter.changes,
        ev.Choose: note_prisoner_from_own_stack,
        own.Prisoner: add_prisoner_to_count,
        own.Forfeit: subtract_forfeit_from_count,
    }

    def __init__(self) -> None:
        super().__init__()
        self.keepers_of_top_card: set[Seat] = set()
        """Players who keep their own top card as a prisoner."""


def explain_war_of_tied(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain how many cards a war of the tied rank costs, and which fighters have too few."""
    assert battle.war is not None
    options = explainer.trick.options
    tied = battle.war.seats
    card = battle.shown[tied[0]]
    cost = get_war_cost(options["pictures"], card)
    args = {
        "players": explainer.list_names_marking_listener(tied),
        "card": card_code(card),
        "count": cost,
    }
    yield Line("why-war-cost", args)
    for seat in tied:
        if following.shown and seat not in following.puts:
            yield Line("why-war-none", explainer.player_args(seat))
    fewer = {put.seat: count_cards(put.down) + 1 for put in following.puts.values()}
    fewer = {seat: count for seat, count in fewer.items() if count < cost}
    if fewer and options["short"] == "fewest":
        yield Line("why-war-fewest", {"count": min(fewer.values())})
    elif fewer:
        for seat, count in fewer.items():
            yield Line("why-war-fewer", {**explainer.player_args(seat), "count": count})
    yield from explain_unfought_war(explainer, battle, following)


def explain_prisoners(explainer: TrickExplainer) -> Lines:
    """Explain what happened to the prisoners that were played, and which one was kept."""
    before = explainer.trick.before or {}
    risked = [put.seat for put in explainer.events_of(ev.Put) if put.up == before.get(put.seat, -1)]
    winners = [take.seat for take in explainer.events_of(ev.Take)]
    top = {event.seat for event in explainer.events_of(own.Forfeit)}
    for seat in risked:
        if seat in winners:
            yield Line("why-prisoner-won", explainer.player_args(seat))
        elif winners:
            message = "why-prisoner-lost" if seat in top else "why-prisoner-lost-alone"
            yield Line(message, explainer.player_args(seat))
    for event in explainer.events_of(own.Prisoner):
        yield Line(
            "why-prisoner-kept",
            {**explainer.player_args(event.seat), "card": card_code(event.card)},
        )


def describe_prisoner_question(view: PrisonerView) -> Line:
    """Return the line that asks whether to play the prisoner or the top card."""
    own = view.prisoners[view.own_seat]
    message = "ask-prisoner-war" if view.table else "ask-prisoner"
    return Line(message, {"card": None if own is None else card_code(own)})


class RazboiWording(GameWording[PrisonerView]):
    """The wording of Război."""

    sections = ("aim", "deal", "trick", "war", "short", "prisoners", "end")
    # Its own description of mixed opponents says that some of them play alike.
    described_bots = frozenset(("mixed",))
    title_language = "ro"
    composed_messages = ("ask-keep", "choice-keep-top", "choice-keep-none", "choice-prisoner")
    context = PrisonerContext
    narrators = {own.Prisoner: narrate_prisoner, own.Forfeit: narrate_forfeit}
    word_narrators = {
        PRISONER: narrate_playing_prisoner,
        TOP: narrate_sound_only,
        "keep": defer_telling_kept_card,
    }
    card_counter = PrisonerCounter
    own_occasions = {"captive": RemarkWeight.SMALL}
    command_messages = {"power": "command-power-razboi"}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the battles, then the prisoners, then the take."""
        yield from explain_battles(explainer, explain_war_of_tied)
        yield from explain_prisoners(explainer)
        blind = any(event.choice == KEEP_TOP for event in explainer.events_of(ev.Choose))
        lifted = 0 if blind else len(explainer.events_of(own.Prisoner))
        yield from explainer.explain_cards_from_earlier_wars(
            len(explainer.events_of(own.Forfeit)), lifted
        )
        yield from explain_renewals(explainer)
        yield from explain_outs(explainer)
        yield from explainer.explain_end()

    def get_facts_before_first_trick(self, position: Mapping[str, Any]) -> Mapping[Seat, Card]:
        """Return the prisoners of the start position."""
        return read_prisoners(position)

    def get_facts_after_event(
        self, before: Mapping[Seat, Card], event: ev.Event
    ) -> Mapping[Seat, Card]:
        """Return the prisoners after an event."""
        if isinstance(event, own.Prisoner):
            return {**before, event.seat: event.card}
        if (
            isinstance(event, ev.Put)
            and event.up is not None
            and event.up == before.get(event.seat)
        ):
            return {seat: card for seat, card in before.items() if seat != event.seat}
        return before

    def find_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        """Yield who kept a prisoner."""
        yield from close_calls
        yield from (("captive", event.seat) for event in step.events_of(own.Prisoner))

    def describe_other_table_cards(self, view: PrisonerView, names: Names) -> list[Line]:
        """Name all prisoners and their owners."""
        return [
            Line("now-prisoner", {**seat_args(view, names, seat), "card": card_code(card)})
            for seat, card in enumerate(view.prisoners)
            if card is not None
        ]

    def describe_cards_beside_packet(self, view: PrisonerView, names: Names) -> list[Line]:
        """Name the viewer's prisoner."""
        own = view.prisoners[view.own_seat]
        if own is None:
            return []
        return [
            Line("now-prisoner", {**seat_args(view, names, view.own_seat), "card": card_code(own)})
        ]

    def run_power_command(
        self, view: PrisonerView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Return the choice to play the prisoner, or a line that says why that is impossible."""
        none = "power-not-here" if view.options["prisoners"] == "off" else "power-prisoner-none"
        asked = view.question is not None and view.question.kind == PRISONER
        return find_choices_by_prefix(PRISONER, options, Line(none)) if asked else Line(none)

    def get_seat_scene_fields(self, view: PrisonerView, seat: Seat) -> Mapping[str, Any]:
        """Return the prisoner of a seat, which the window shows next to its cards."""
        own = view.prisoners[seat]
        return {"prisoner": None if own is None else card_code(own)}

    def describe_question(self, view: PrisonerView, names: Names) -> Line:
        if view.open_question.kind == PRISONER:
            return describe_prisoner_question(view)
        return super().describe_question(view, names)

    def describe_choice(self, word: str, argument: str, view: PrisonerView, names: Names) -> Line:
        """Return the name of an answer: a card to keep, or the top card (in a war the last one)."""
        if word == "keep" and argument in ("top", "none"):
            return Line(f"choice-keep-{argument}")
        if word == "keep":
            return Line("choice-keep", {"card": argument})
        if word == TOP:
            return Line("choice-top-war" if view.table else "choice-top")
        return super().describe_choice(word, argument, view, names)


WORDING = RazboiWording()
