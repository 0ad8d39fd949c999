"""Narrate the events that games share besides cards: new hands, players out, the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev

from .count_cards import count_cards
from .line import LONGER, NEVER, Cue, Line, Lines
from .view_lines import hyphenate
from .wording_context import WordingContext


def narrate_pick_up(self: WordingContext, event: ev.PickUp) -> Lines:
    """Say that a player picks up the pile as a new hand or packet."""
    who, count = self.player_args(event.seat), count_cards(event.cards)
    if self.in_hand:
        yield Line("event-pick-up", {**who, "count": count}, Cue("pick-up", event.seat))
    else:
        # The event lists the whole packet, even cards that an earlier `Put` took from it.
        left = self.card_counter.owned.get(event.seat, count)
        yield Line("event-renew", {**who, "count": left}, Cue("shuffle", event.seat))


def narrate_out(self: WordingContext, event: ev.Out) -> Lines:
    """Say who is out, and whether a war or the lack of cards is the reason."""
    called = bool(self.tied) if self.all_fight else event.seat in self.tied
    fights = event.seat in self.fighters or self.keeps_battle_cards() or self.pot_waits
    yield from narrate_out_unless_said(self, event, why="war" if called and not fights else "cards")


def narrate_out_unless_said(
    self: WordingContext, event: ev.Out, why: str, message: str = "event-out"
) -> Lines:
    """Say who is out and why. If this step has said so already, yield only the sound."""
    seat = event.seat
    self.gone.add(seat)
    cue = self.cue_at_seat(seat, "out-me", "out-other")
    told = seat in self.said_out and message == "event-out"
    args = {**self.player_args(seat), "why": why}
    yield Line(message, args, cue, NEVER if told else ("brief", *LONGER))


def narrate_end(self: WordingContext, event: ev.End) -> Lines:
    """Announce the result of the match."""
    cue = "game-won" if self.viewer in event.seats else "game-lost"
    if event.result == "draw":
        cue = "game-drawn"
    score = count_cards_of_winner_and_next(self, event) if event.result == "limit" else {}
    yield result_line(self, event, event.result, cue, **score)


def count_cards_of_winner_and_next(self: WordingContext, event: ev.End) -> dict[str, int | None]:
    """Return the card counts of the winner and of the player with the next most cards."""
    owned = dict(self.card_counter.owned)
    count = owned.pop(event.seats[0], None)
    return {"count": count, "next": max(owned.values(), default=0)}


def result_line(self: WordingContext, event: ev.End, message: str, cue: str, **more: Any) -> Line:
    """Return the line about the end of a match; `event` names the players, `message` the result."""
    args: dict[str, Any] = {
        "players": self.list_names_marking_listener(event.seats),
        "who": "other",
        "player": "",
    }
    if len(event.seats) == 1:
        args |= self.player_args(event.seats[0])
    return Line(f"event-end-{hyphenate(message)}", {**args, **more}, Cue(cue))


END_NARRATORS: Mapping[type[ev.Event], Callable[[Any, Any], Lines]] = {
    ev.PickUp: narrate_pick_up,
    ev.Out: narrate_out,
    ev.End: narrate_end,
}
"""Narrators by kind of event."""
