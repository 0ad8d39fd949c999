"""Narrate the events that games share, from the deal to the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code

from .common_lines import replace_underscores
from .line import (
    ABOVE_BRIEF,
    ALL_LEVELS,
    BRIEF_LEVEL,
    FULL_LEVEL,
    NO_LEVEL,
    Cue,
    Line,
    Lines,
)
from .line_order import MANY_PLAYERS
from .narration_memory import NarrationMemory, count_known_or_hidden_cards

WAR_CUES = ("war", "war-again", "war-third")
"""The cues of the first, second and third war in a row; later ones sound like the third."""


def get_optional_card_code(card: Card | None) -> str | None:
    """Return the code of a card; None if there is none."""
    return None if card is None else get_card_code(card)


def narrate_deal(self: NarrationMemory, event: ev.Deal) -> Lines:
    """Say how many cards each player gets."""
    count = max(count_known_or_hidden_cards(cards) for cards in event.cards)
    yield Line("event-deal", {"count": count}, Cue("shuffle"), ABOVE_BRIEF)
    left_out = count_known_or_hidden_cards(event.left_out)
    if left_out:
        yield Line("event-left-out", {"count": left_out}, levels=ABOVE_BRIEF)


def narrate_choose(self: NarrationMemory, event: ev.Choose) -> Lines:
    """Name the card that a player chose; if it is hidden, only say that the player chose."""
    who, choice = self.get_player_args(event.seat), event.choice
    cue = make_choice_cue(self, event.seat)
    if isinstance(choice, int):
        self.cards_named_when_chosen_by_seat[event.seat] = choice
        if any(isinstance(one, ev.Put) and one.seat == event.seat for one in self.events):
            # The same step reveals the card. At the brief level of detail a revealed card is named
            # after the result, so it is not named here.
            self.revealed_in_step.add(event.seat)
        at = ABOVE_BRIEF if event.seat in self.revealed_in_step else ALL_LEVELS
        yield Line("event-choose", {**who, "card": get_card_code(choice)}, cue, at)
    else:
        # With many players, a sentence for each choice would be tiring. The sound is enough.
        at = FULL_LEVEL if len(self.names) < MANY_PLAYERS else NO_LEVEL
        yield Line("event-choose-hidden", who, cue, at)


def make_choice_cue(self: NarrationMemory, seat: ev.Seat) -> Cue:
    """Return the sound of a choice, which differs for the listener and other players."""
    return self.make_cue_at_seat(seat, "chosen-own", "chosen-other")


def narrate_own_choice_or_only_sound(
    self: NarrationMemory,
    event: ev.Choose,
    message: str = "event-choose-hidden",
    **more: Any,
) -> Lines:
    """Yield only the sound of a choice, because its consequences are told later.

    While others still choose, the listener's own choice must be confirmed: where the sound cannot
    be heard, the message is spoken. `more` are extra arguments of the message.
    """
    cue = make_choice_cue(self, event.seat)
    if event.seat == self.viewer and all(isinstance(one, ev.Choose) for one in self.events):
        args = {**self.get_player_args(event.seat), **more}
        yield Line(message, args, cue, NO_LEVEL, speaks_for_sound=True)
    else:
        yield Line("event-choose-silent", {}, cue, NO_LEVEL)


def get_choice_part_after_colon(event: ev.Choose) -> str:
    """Return the part of an answer after its colon: "QH" of "keep:QH"."""
    assert isinstance(event.choice, str)
    return event.choice.partition(":")[2]


def narrate_put(self: NarrationMemory, event: ev.Put) -> Lines:
    """Name a revealed card, and count the face-down cards that were put with it.

    If no card is face up, say that the player had too few cards for the war.
    """
    down, seat, up = count_known_or_hidden_cards(event.down), event.seat, event.up
    args = {**self.get_player_args(seat), "count": down, "out": seat in self.going_out}
    if up is None:
        self.said_out.add(seat)
        yield Line("event-put-short", args)
        return
    is_named = self.cards_named_when_chosen_by_seat.pop(seat, None) == up
    is_peeked = self.peeked_cards_by_seat.pop(seat, None) == up
    if (not is_named or seat in self.revealed_in_step) and not is_peeked:
        self.unnamed_cards[seat] = up
    reveal = self.get_reveal_message(event, is_named)
    if reveal is not None:
        message, more = reveal
        args |= {"card": get_card_code(up), **more}
        cue = Cue("revealed", seat, get_card_code(up))
        yield Line(message, args, cue, ABOVE_BRIEF, is_known_to_listener=is_peeked)


def narrate_war(self: NarrationMemory, event: ev.War) -> Lines:
    """Say who tied, what the war costs and, if it is not fought in this trick, that cards stay."""
    is_open = event is self.open_war
    args: dict[str, Any] = {"again": event.number > 1, "open": is_open, "count": event.lying}
    if event.cause == "joker":
        args["two"] = event.players == 2
        yield Line("event-war-joker", args, Cue("joker-forces"))
    else:
        yield from narrate_war_of_equal_cards(self, event, args)
    yield from self.describe_unnamed_cards()
    if is_open and not self.ends:
        if self.pot_stays_for_later_trick:
            yield Line("event-pot", {"count": event.lying}, levels=ABOVE_BRIEF)
        elif self.going_out.issuperset(event.tied):
            yield Line("event-stays", {"count": event.lying}, levels=ABOVE_BRIEF)
    self.fought = True


def narrate_war_of_equal_cards(self: NarrationMemory, event: ev.War, args: dict[str, Any]) -> Lines:
    """Announce a war between cards of the same rank, and what it costs if this varies."""
    for seat in event.tied:
        self.unnamed_cards.pop(seat, None)
    two = event.players == len(event.tied) == 2
    args |= {
        "players": [] if two else self.list_names_marking_listener(event.tied),
        "all": len(event.tied) < len(event.seats),
        "card": get_optional_card_code(event.card),
        "beaten": get_optional_card_code(event.beaten),
        "with": "",
    }
    yield Line("event-war", args, Cue(WAR_CUES[min(event.number, len(WAR_CUES)) - 1]))
    if event.is_cost_lowered:
        yield Line("event-war-fewest", {"count": event.cost}, levels=ABOVE_BRIEF)
    elif event.cost:
        cost = {"card": args["card"], "count": event.cost}
        yield Line("event-war-cost", cost, levels=ABOVE_BRIEF)


def narrate_take(self: NarrationMemory, event: ev.Take) -> Lines:
    """Say who takes how many cards, with the reason if it is unusual."""
    seat = event.seat
    cue = self.make_cue_at_seat(seat, "trick-won-me", "trick-won-other")
    if event.wars and seat == self.viewer:
        cue = Cue("war-won", seat)
    before, more = self.prepare_take(event)
    args: dict[str, Any] = {
        **self.get_player_args(seat),
        "count": count_known_or_hidden_cards(event.cards),
        "why": event.why,
        "beaten": get_optional_card_code(event.beaten),
        "card": get_optional_card_code(event.card),
        "with": None,
        **more,
    }
    yield from before
    longer = Line("event-take", args, cue, ABOVE_BRIEF)
    args = {**args, "card": None}
    if seat in self.unnamed_cards and not self.fought:
        args["card"] = get_card_code(self.unnamed_cards.pop(seat))
    yield Line("event-take-brief", args, levels=BRIEF_LEVEL)
    yield longer
    if isinstance(event.face_down, tuple) and event.face_down:
        codes = [get_card_code(card) for card in event.face_down]
        yield Line("event-take-cards", {"cards": codes}, levels=FULL_LEVEL)


def narrate_pick_up(self: NarrationMemory, event: ev.PickUp) -> Lines:
    """Say that a player picks up the pile as a new hand or packet."""
    who, count = self.get_player_args(event.seat), count_known_or_hidden_cards(event.cards)
    if self.has_hands:
        yield Line("event-pick-up", {**who, "count": count}, Cue("pick-up", event.seat))
    else:
        # The event lists the whole packet, even cards that an earlier `Put` took from it.
        yield Line("event-renew", {**who, "count": event.left}, Cue("shuffle", event.seat))


def narrate_out(self: NarrationMemory, event: ev.Out) -> Lines:
    """Say who is out, and whether a war or the lack of cards is the reason."""
    yield from narrate_out_or_only_sound(self, event, event.why)


def narrate_out_or_only_sound(
    self: NarrationMemory, event: ev.Out, why: str, message: str = "event-out"
) -> Lines:
    """Say who is out and why. If this step has said so already, yield only the sound."""
    seat = event.seat
    cue = self.make_cue_at_seat(seat, "out-me", "out-other")
    told = seat in self.said_out and message == "event-out"
    args = {**self.get_player_args(seat), "why": why}
    yield Line(message, args, cue, NO_LEVEL if told else ALL_LEVELS)


def narrate_end(self: NarrationMemory, event: ev.End) -> Lines:
    """Announce the result of the match and how many cards the players have."""
    yield make_result_line(self, event)
    yield from describe_scores(self, event)


def make_result_line(self: NarrationMemory, event: ev.End) -> Line:
    """Return the line that announces the result of the match."""
    cue = "game-won" if self.viewer in event.seats else "game-lost"
    if event.result == "draw":
        cue = "game-drawn"
    score: dict[str, int | None] = {}
    if event.result == "limit":
        owned = dict(enumerate(event.scores))
        score["count"] = owned.pop(event.seats[0], None)
        score["next"] = max(owned.values(), default=0)
    return make_match_end_line(self, event, event.result, cue, **score)


def describe_scores(self: NarrationMemory, event: ev.End) -> Lines:
    """Say how many cards those still in and the listener have; at the brief level, the listener.

    Say nothing if only one player has cards, or if both numbers of a duel are told already.
    """
    if sum(map(bool, event.scores)) < 2 or (event.result == "limit" and len(event.scores) == 2):
        return
    seats = sorted(range(len(event.scores)), key=lambda seat: -event.scores[seat])
    parts = {
        seat: Line("event-end-count", {**self.get_player_args(seat), "count": event.scores[seat]})
        for seat in seats
        if event.scores[seat] or seat == self.viewer
    }
    yield Line("event-end-counts", {"counts": tuple(parts.values())}, levels=ABOVE_BRIEF)
    is_told = event.result == "limit" and self.viewer in event.seats
    if self.viewer is not None and not is_told:
        yield Line("event-end-counts", {"counts": (parts[self.viewer],)}, levels=BRIEF_LEVEL)


def make_match_end_line(
    self: NarrationMemory, event: ev.End, message: str, cue: str, **more: Any
) -> Line:
    """Return the line about the end of a match; `message` is the last part of the message id."""
    one = len(event.seats) == 1
    who = self.get_player_args(event.seats[0]) if one else {"who": "other", "player": ""}
    args = {"players": self.list_names_marking_listener(event.seats), **who, **more}
    return Line(f"event-end-{replace_underscores(message)}", args, Cue(cue))


SHARED_NARRATORS: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = {
    ev.Deal: narrate_deal,
    ev.Choose: narrate_choose,
    ev.Put: narrate_put,
    ev.War: narrate_war,
    ev.Take: narrate_take,
    ev.PickUp: narrate_pick_up,
    ev.Out: narrate_out,
    ev.End: narrate_end,
}
