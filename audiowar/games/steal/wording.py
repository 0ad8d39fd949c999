"""What announcements say in Steal War about stolen and protected piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from audiowar.announce.count_cards import count_cards
from audiowar.announce.count_owned_cards import OwnedCardCounter
from audiowar.announce.find_power_choices import find_choices_by_prefix
from audiowar.announce.game_wording import CommandResult, GameWording, Names
from audiowar.announce.line import NEVER, Cue, Line, Lines
from audiowar.announce.narrate_cards import get_choice_argument, narrate_sound_only
from audiowar.announce.narrate_cards import narrate_take as takes
from audiowar.announce.narrate_outs_and_end import narrate_pick_up as picks_up
from audiowar.announce.reasons.explain_wars import (
    explain_battles,
    explain_takes_outs_and_end,
    explain_war_of_all,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_facts import FoundOccasion, RemarkWeight, StepFacts
from audiowar.announce.view_lines import list_names_marking_viewer, seat_args
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import card_code
from audiowar.rules.events import Choice, Seat
from audiowar.rules.view import View

from . import events as own
from .rules import FACE_DOWN, PLAY, parse_victims


def count_pile_cards(position: Mapping[str, Any]) -> dict[Seat, int]:
    """Return how many cards each seat has on its pile in a start position."""
    return {seat: len(pile) for seat, pile in enumerate(position.get("piles", ()))}


class PileContext(WordingContext):
    """What narrators remember of a match: the size of each pile, and the card put on top."""

    all_fight = True

    def set_match_start_position(self, position: Mapping[str, Any]) -> None:
        self.piles = count_pile_cards(position)
        self.top: str | None = None
        """The code of the card that the taker puts on top."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.piles_before = dict(self.piles)
        self.thieves: set[Seat] = set()
        """The players who have stolen in this step."""

    def get_lines_and_args_for_take(self, seat: Seat) -> tuple[list[Line], dict[str, Any]]:
        return [], {"top": self.top, "prisoner": False, "kept": ""}

    def clear_trick(self) -> None:
        super().clear_trick()
        self.top = None


def defer_telling_top_card(self: PileContext, event: ev.Choose) -> Lines:
    """Remember which card is put on top, which is announced with the take."""
    self.top = get_choice_argument(event)
    yield from narrate_sound_only(self, event)


def narrate_take_and_count(self: PileContext, event: ev.Take) -> Lines:
    """Say who takes how many cards, and add them to the pile's count."""
    self.piles[event.seat] = self.piles.get(event.seat, 0) + count_cards(event.cards)
    yield from takes(self, event)


def narrate_pick_up_and_count(self: PileContext, event: ev.PickUp) -> Lines:
    """Say that a pile becomes a new packet.

    In a war, also say how many cards its owner has put face down before, because the event of these
    cards comes later.
    """
    self.piles[event.seat] = 0
    if not self.wars or event.seat in self.shown:
        yield from picks_up(self, event)
        return
    owned = self.card_counter.owned.get(event.seat, FACE_DOWN + count_cards(event.cards))
    args = {**self.player_args(event.seat), "down": FACE_DOWN, "count": owned - FACE_DOWN}
    yield Line("event-renew-war", args, Cue("shuffle", event.seat))


def narrate_steal(self: PileContext, event: own.Steal) -> Lines:
    """Say who steals whose piles, with which card, and how many cards that brings."""
    args = {
        **self.player_args(event.seat),
        "victims": self.list_names_marking_listener(event.victims),
        "card": card_code(event.card),
        "count": sum(self.piles_before.get(victim, 0) for victim in event.victims),
        "mine": self.viewer in event.victims,
    }
    self.thieves.add(event.seat)
    self.piles |= dict.fromkeys({*event.victims} - self.thieves, 0)
    self.piles[event.seat] = len(event.pile)
    yield Line("event-steal", args, Cue("steal", event.seat))


def narrate_blocked_steal(self: PileContext, event: own.StealBlocked) -> Lines:
    """Say that a steal fails, and why. If several players wanted one pile, say it once for all."""
    cue = Cue("steal-blocked", event.seat)
    for victim in event.victims:
        args = {
            **self.player_args(event.seat),
            "victims": self.list_names_marking_listener([victim]),
            "card": card_code(event.card),
            "mine": victim == self.viewer,
        }
        thieves = find_rivals(self, event, victim)
        if not thieves:
            yield Line("event-steal-blocked", args, cue)
        elif thieves[0] == event.seat:
            yield Line(
                "event-steal-rivals",
                {**args, "players": self.list_names_marking_listener(thieves)},
                cue,
            )
        else:
            yield Line("event-steal-rivals", {}, cue, NEVER)


def find_rivals(self: PileContext, event: own.StealBlocked, victim: Seat) -> list[Seat]:
    """Return the players who tried to steal the victim's pile; empty if its owner protected it."""
    blocked = [other for other in self.events if isinstance(other, own.StealBlocked)]
    thieves = [other.seat for other in blocked if victim in other.victims]
    if len(thieves) > 1:
        return thieves
    for other in self.events:
        if isinstance(other, ev.Put) and other.seat == victim and other.up is not None:
            return [] if other.up >> 2 == event.card >> 2 else [event.seat]
    return []


def add_take_to_counts(self: StealableCardCounter, event: ev.Take) -> None:
    """Add taken cards to the owner's cards and pile."""
    self.owned[event.seat] += count_cards(event.cards)
    self.piles[event.seat] += count_cards(event.cards)


def move_stolen_piles_in_counts(self: StealableCardCounter, event: own.Steal) -> None:
    """Move the stolen piles from their owners to the thief, with the thief's card."""
    self.thieves.add(event.seat)
    # The pile of a victim who has stolen in the same round consists of other cards already.
    for victim in {*event.victims} - self.thieves:
        self.owned[victim] -= self.piles[victim]
        self.piles[victim] = 0
    self.owned[event.seat] += len(event.pile) - 1 - self.piles[event.seat]
    self.piles[event.seat] = len(event.pile)


def reset_pile_count(self: StealableCardCounter, event: ev.PickUp) -> None:
    """Set a pile that becomes a packet to no cards."""
    self.piles[event.seat] = 0


def forget_thieves(self: StealableCardCounter, event: ev.Choose) -> None:
    """Forget the thieves, because a new round of steals begins with its choices."""
    self.thieves.clear()


class StealableCardCounter(OwnedCardCounter):
    """Counts the cards that each player owns, and those on the piles, which may be stolen."""

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        **OwnedCardCounter.changes,
        ev.Choose: forget_thieves,
        ev.Take: add_take_to_counts,
        own.Steal: move_stolen_piles_in_counts,
        ev.PickUp: reset_pile_count,
    }

    def begin(self, owned: dict[Seat, int], position: Mapping[str, Any]) -> None:
        super().begin(owned, position)
        self.piles = dict.fromkeys(owned, 0) | count_pile_cards(position)
        self.thieves: set[Seat] = set()
        """The players who have stolen in the current round."""


StealAttempt: TypeAlias = own.Steal | own.StealBlocked


def split_rounds(events: Sequence[ev.Event]) -> list[list[StealAttempt]]:
    """Return the successful and failed steals of each round, in which all decide together."""
    found: list[list[StealAttempt]] = [[]]
    for event in events:
        if isinstance(event, (own.Steal, own.StealBlocked)):
            found[-1].append(event)
        elif isinstance(event, ev.Choose) and found[-1]:
            found.append([])
    return [acts for acts in found if acts]


def explain_steal(explainer: TrickExplainer, act: own.Steal) -> Lines:
    """Explain that the thief's card had the same rank as the stolen pile's top card."""
    args = {
        **explainer.player_args(act.seat),
        "card": card_code(act.card),
        "victims": explainer.list_names_marking_listener(act.victims),
    }
    yield Line("why-steal", {**args, "mine": explainer.viewer in act.victims})


def explain_void_steal(
    explainer: TrickExplainer, act: own.StealBlocked, together: Sequence[StealAttempt]
) -> Lines:
    """Explain for each wanted pile whether it was protected or others wanted it too."""
    for victim in act.victims:
        others = [other for other in together if other.seat != act.seat and victim in other.victims]
        protected = not others and any(
            put.seat == victim and put.up is not None and put.up >> 2 == act.card >> 2
            for put in explainer.events_of(ev.Put)
        )
        message = "why-steal-protected" if protected else "why-steal-rivals"
        args = {
            **explainer.player_args(act.seat),
            "card": card_code(act.card),
            "victims": explainer.list_names_marking_listener([victim]),
        }
        yield Line(message, {**args, "mine": victim == explainer.viewer})


def describe_pile_top(view: View, names: Names, seat: Seat) -> Line:
    """Return the line that names the top card of a seat's pile, and its number of cards."""
    pile = view.piles[seat] or ()
    args = {**seat_args(view, names, seat), "count": len(pile), "card": card_code(pile[0])}
    return Line("now-pile-top", args)


def describe_steal_question(view: View, names: Names) -> Line:
    """Return the line that asks what to do with the top card, and says whose piles it matches."""
    card = card_code(view.peek["top"]) if "top" in view.peek else None
    steals = [str(choice) for choice in view.open_question.choices if choice != PLAY]
    if not steals:
        return Line("ask-steal", {"card": card})
    whole = max(steals, key=lambda choice: choice.count(","))
    victims = list_names_marking_viewer(view, names, parse_victims(whole))
    return Line("ask-steal-match", {"card": card, "victims": victims})


class StealWording(GameWording[View]):
    """The wording of Steal War."""

    sections = ("aim", "deal", "steal", "protect", "war", "short", "end")
    composed_messages = ("ask-lay", "choice-play")
    context = PileContext
    narrators = {
        ev.Take: narrate_take_and_count,
        ev.PickUp: narrate_pick_up_and_count,
        own.Steal: narrate_steal,
        own.StealBlocked: narrate_blocked_steal,
    }
    word_narrators = {
        PLAY: narrate_sound_only,
        "steal": narrate_sound_only,
        "lay": defer_telling_top_card,
    }
    result_messages = ("event-steal",)
    card_counter = StealableCardCounter
    reveal_events = (own.Steal, own.StealBlocked)
    own_occasions = {
        "stole": RemarkWeight.GREAT,
        "robbed": RemarkWeight.GREAT,
        "blocked": RemarkWeight.GREAT,
    }
    command_messages = {"power": "command-power-steal"}
    first_hints = {"steal": "table-begin-steal"}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the steals of each round, then the battles and the take."""
        for acts in split_rounds(explainer.trick.events):
            for act in acts:
                yield from (
                    explain_steal(explainer, act)
                    if isinstance(act, own.Steal)
                    else explain_void_steal(explainer, act, acts)
                )
        yield from explain_battles(explainer, explain_war_of_all)
        yield from explain_takes_outs_and_end(explainer)

    def find_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        """Yield who stole, who was robbed, and whose steal failed."""
        yield from close_calls
        for event in step.events_of(own.Steal):
            yield ("stole", event.seat)
            yield from (("robbed", seat) for seat in event.victims)
        yield from (("blocked", blocked.seat) for blocked in step.events_of(own.StealBlocked))

    def describe_other_table_cards(self, view: View, names: Names) -> list[Line]:
        """Name the top cards of the piles."""
        return [
            describe_pile_top(view, names, seat) for seat, pile in enumerate(view.piles) if pile
        ]

    def get_seat_scene_fields(self, view: View, seat: Seat) -> Mapping[str, Any]:
        """Return the card that the viewer looks at, which the window shows at the viewer's seat."""
        turned = view.peek.get("top") if seat == view.viewer else None
        return {} if turned is None else {"spied": card_code(turned)}

    def run_power_command(
        self, view: View, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Return the only possible steal or the range of them, or a line that there is none."""
        asked = view.question is not None and view.question.kind == "steal"
        return (
            find_choices_by_prefix("steal", options, Line("power-no-match"))
            if asked
            else Line("power-no-match")
        )

    def describe_question(self, view: View, names: Names) -> Line:
        if view.open_question.kind == "steal":
            return describe_steal_question(view, names)
        return super().describe_question(view, names)

    def describe_choice(self, word: str, argument: str, view: View, names: Names) -> Line:
        """Return the name of an answer: the victims of a steal, or the card that goes on top."""
        if word == "steal":
            victims = list_names_marking_viewer(view, names, parse_victims(argument))
            return Line("choice-steal", {"victims": victims})
        if word == "lay":
            return Line("choice-lay", {"card": argument})
        return super().describe_choice(word, argument, view, names)


WORDING = StealWording()
