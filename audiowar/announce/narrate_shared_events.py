"""Narrate the events that games share, from the deal to the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import JOKER_RANK, get_card_code
from audiowar.rules.parts.tricks import find_strongest_seats

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
from .narration_memory import NarrationMemory
from .owned_card_counter import count_known_or_hidden_cards
from .player_names_and_common_lines import replace_underscores

WAR_CUES = ("war", "war-again", "war-third")
"""The cues of the first, second and third war in a row; later ones sound like the third."""


def narrate_deal(self: NarrationMemory, event: ev.Deal) -> Lines:
    """Say how many cards each player gets."""
    self.reset_for_deal()
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
    self.table_card_count += down + (up is not None)
    self.face_down_count += down
    args = {**self.get_player_args(seat), "count": down, "out": seat in self.going_out}
    if up is None:
        self.said_out.add(seat)
        yield Line("event-put-short", args)
        return
    if self.is_table_cleared:
        self.is_table_cleared, self.tied_seats = False, ()
        self.seats_in_last_battle.clear()
    known = self.cards_named_when_chosen_by_seat.pop(seat, None) == up
    self.battle_cards_by_seat[seat] = up
    self.naming_counts_by_card[up] += 1
    self.seats_in_last_battle.add(seat)
    looked_at = self.peeked_cards_by_seat.pop(seat, None) == up
    if (not known or seat in self.revealed_in_step) and not looked_at:
        self.unnamed_cards[seat] = up
    told = self.get_reveal_message_and_args(seat, down, up, known)
    if told is not None:
        message, more = told
        cue = Cue("revealed", seat, get_card_code(up))
        yield Line(
            message,
            {**args, "card": get_card_code(up), **more},
            cue,
            ABOVE_BRIEF,
            is_known_to_listener=looked_at,
        )


def narrate_war(self: NarrationMemory, event: ev.War) -> Lines:
    """Say who tied, what the war costs and, if it is not fought in this trick, that cards stay."""
    cue = Cue(WAR_CUES[min(self.undecided_wars, 2)])
    self.undecided_wars += 1
    still_open = event is self.open_war
    args: dict[str, Any] = {
        "again": self.undecided_wars > 1,
        "open": still_open,
        "count": self.table_card_count,
    }
    if event.cause == "joker":
        self.tied_seats = ()
        args["two"] = self.count_players_left() == 2
        yield Line("event-war-joker", args, Cue("joker-forces"))
    else:
        yield from narrate_war_of_equal_cards(self, event, args, cue)
    yield from self.describe_unnamed_cards()
    if still_open and not self.ends:
        if self.pot_stays_for_later_trick:
            yield Line("event-pot", {"count": self.table_card_count}, levels=ABOVE_BRIEF)
        elif self.going_out.issuperset(self.tied_seats):
            self.reset_after_cards_stay()
            yield Line("event-stays", {"count": self.table_card_count}, levels=ABOVE_BRIEF)
    self.fought = True
    self.seats_in_last_battle.clear()
    if not self.keeps_battle_cards_in_next_round():
        self.battle_cards_by_seat.clear()


def narrate_war_of_equal_cards(
    self: NarrationMemory, event: ev.War, args: dict[str, Any], cue: Cue
) -> Lines:
    """Announce a war between cards of the same rank."""
    self.tied_seats = event.seats
    if self.battle_cards_by_seat and self.all_players_fight_wars:
        self.tied_seats = tuple(
            find_strongest_seats(self.battle_cards_by_seat, self.low_beats_high_pair)
        )
    first = self.battle_cards_by_seat.get(self.tied_seats[0])
    for seat in self.tied_seats:
        self.unnamed_cards.pop(seat, None)
    two = self.count_players_left() == len(self.tied_seats) == 2
    args |= {
        "players": [] if two else self.list_names_marking_listener(self.tied_seats),
        "all": len(self.tied_seats) < len(event.seats),
        "card": None if first is None else get_card_code(first),
        "beaten": self.find_card_beaten_by_lowest(self.tied_seats[0]),
        "with": "",
    }
    yield Line("event-war", args, cue)
    if first is not None:
        yield from self.describe_war_cost(first)


def narrate_take(self: NarrationMemory, event: ev.Take) -> Lines:
    """Say who takes how many cards, with the reason if it is unusual."""
    seat = event.seat
    cue = self.make_cue_at_seat(seat, "trick-won-me", "trick-won-other")
    if self.undecided_wars and seat == self.viewer:
        cue = Cue("war-won", seat)
    why, beaten = get_take_reason_and_beaten_card(self, seat)
    before, more = self.get_lines_and_args_for_take(seat)
    up = self.battle_cards_by_seat.get(seat)
    args: dict[str, Any] = {**self.get_player_args(seat), "count": self.count_taken_cards(event)}
    args |= {"why": why, "beaten": beaten, "card": None if up is None else get_card_code(up)}
    args |= {"with": None, **more}
    yield from before
    longer = Line("event-take", args, cue, ABOVE_BRIEF)
    args = {**args, "card": None}
    if seat in self.unnamed_cards and not self.fought:
        args["card"] = get_card_code(self.unnamed_cards.pop(seat))
    yield Line("event-take-brief", args, levels=BRIEF_LEVEL)
    yield longer
    if isinstance(event.cards, tuple) and (hidden := self.find_face_down_cards(event.cards)):
        yield Line(
            "event-take-cards",
            {"cards": [get_card_code(card) for card in hidden]},
            levels=FULL_LEVEL,
        )
    self.clear_trick()


def get_take_reason_and_beaten_card(self: NarrationMemory, seat: ev.Seat) -> tuple[str, str | None]:
    """Return why a player takes, as a message argument, and the card that the lowest card beat.

    The reason is "none" if there is nothing unusual to say. The card is a code, or None.
    """
    if seat in self.said_out:
        return "most", None
    if self.undecided_wars and not self.battle_cards_by_seat:
        return "alone", None
    if (
        seat in self.battle_cards_by_seat
        and self.battle_cards_by_seat[seat] >> 2 == JOKER_RANK
        and self.has_hands
    ):
        return "none", None
    beaten = self.find_card_beaten_by_lowest(seat)
    if beaten is not None:
        return "upset", beaten
    counted = [card for card in self.battle_cards_by_seat.values() if card >> 2 != JOKER_RANK]
    return ("low" if self.low_wins and len(counted) > 1 else "none"), None


def narrate_pick_up(self: NarrationMemory, event: ev.PickUp) -> Lines:
    """Say that a player picks up the pile as a new hand or packet."""
    who, count = self.get_player_args(event.seat), count_known_or_hidden_cards(event.cards)
    if self.has_hands:
        yield Line("event-pick-up", {**who, "count": count}, Cue("pick-up", event.seat))
    else:
        # The event lists the whole packet, even cards that an earlier `Put` took from it.
        left = self.card_counter.counts_by_seat.get(event.seat, count)
        yield Line("event-renew", {**who, "count": left}, Cue("shuffle", event.seat))


def narrate_out(self: NarrationMemory, event: ev.Out) -> Lines:
    """Say who is out, and whether a war or the lack of cards is the reason."""
    called = bool(self.tied_seats) if self.all_players_fight_wars else event.seat in self.tied_seats
    fights = event.seat in self.seats_in_last_battle or self.keeps_battle_cards_in_next_round()
    why = "war" if called and not fights and not self.pot_stays_for_later_trick else "cards"
    yield from narrate_out_or_only_sound(self, event, why)


def narrate_out_or_only_sound(
    self: NarrationMemory, event: ev.Out, why: str, message: str = "event-out"
) -> Lines:
    """Say who is out and why. If this step has said so already, yield only the sound."""
    seat = event.seat
    self.out_seats.add(seat)
    cue = self.make_cue_at_seat(seat, "out-me", "out-other")
    told = seat in self.said_out and message == "event-out"
    args = {**self.get_player_args(seat), "why": why}
    yield Line(message, args, cue, NO_LEVEL if told else ALL_LEVELS)


def narrate_end(self: NarrationMemory, event: ev.End) -> Lines:
    """Announce the result of the match."""
    cue = "game-won" if self.viewer in event.seats else "game-lost"
    if event.result == "draw":
        cue = "game-drawn"
    score: dict[str, int | None] = {}
    if event.result == "limit":
        owned = dict(self.card_counter.counts_by_seat)
        score["count"] = owned.pop(event.seats[0], None)
        score["next"] = max(owned.values(), default=0)
    yield make_match_end_line(self, event, event.result, cue, **score)


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
