"""What a seat receives, byte for byte, depends on nothing that it may not know.

Two tables differ only in what seat 0 may not know: cards that it does not see lie in another
order, and from some trick on the others choose differently. As long as the events are the same as
seat 0 may know them, it must get the very same bytes.
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import pytest

from audiowar.rules.cards import Card
from audiowar.rules.chance import SeededChance
from audiowar.rules.registry import GAMES
from audiowar.server.rooms import room_match as playing
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.people import Attendee
from audiowar.server.rooms.room_match import RoomMatch
from audiowar.server.rooms.send_events import EventSender
from audiowar.storage.match_transcript import format_event

from .somebody import Somebody

PLAYERS = {"tod_und_leben": 2}
IN_HANDS = {name for name, game in GAMES.items() if game.what_players_always_choose == "cards"}
"""Games whose players look at their own cards."""
NEAR = 6
"""The cards on top that stay where they are."""
LATER = 5
"""The trick from which on the others choose differently."""
LONG = 60
"""Answers and turns until it is enough."""
OPEN = {"casino"}
"""Games in which nothing is hidden."""


Truth: TypeAlias = tuple[int, str]
"""How many frames seat 0 had got, and all events as they are."""


class Twisted(SeededChance):
    """The chance of a seed, with the cards that seat 0 cannot see in another order."""

    def __init__(self, game: str, players: int, twist: bool) -> None:
        super().__init__(3)
        self.players, self.twist, self.hands = players, twist, game in IN_HANDS

    def pick(
        self,
        event_kind: str,
        cards: Any,
        count: int,
        seat: int | None = None,
        already_shown_count: int | None = None,
    ) -> list[Card]:
        picked = super().pick(event_kind, cards, count, seat, already_shown_count)
        if not self.twist or event_kind != "deal":
            return picked
        if seat is not None:
            return [*picked[:NEAR], *picked[NEAR:][::-1]]
        each = len(picked) // self.players
        if self.hands:
            return [*picked[:each], *picked[each:][::-1]]
        packets = [picked[each * n : each * (n + 1)] for n in range(self.players)]
        mixed = [card for packet in packets for card in (*packet[:NEAR], *packet[NEAR:][::-1])]
        return mixed + picked[each * self.players :]


class Wire(Somebody):
    """A client without a socket or limits, with all the bytes that it got."""

    def __init__(self, lobby: Lobby, seat: int) -> None:
        self.got: list[str] = []
        super().__init__(lobby, f"P{seat}")
        self.send_without_limit()

    def _take(self, text: str) -> None:
        self.got.append(text)
        super()._take(text)


def world(lobby: Lobby, game: str, twist: bool) -> tuple[list[str], list[Truth]]:
    """Play at a table; return what seat 0 got, and the truth after each thing that was done."""
    count = PLAYERS.get(game, 3)
    wires = [Wire(lobby, seat) for seat in range(count)]
    wires[0].send("make", game=game, players=count)
    for wire in wires[1:]:
        wire.send("join", code=wires[0].newest("made")["code"])
    wires[0].send("start")
    match = next(iter(lobby.rooms.values())).match
    assert match is not None
    truth: list[Truth] = []
    for _ in range(LONG):
        text = "".join(format_event(e) for step in match.runner.steps() for e in step.events)
        truth.append((len(wires[0].got), text))
        if match.runner.table.match.end_event:
            break
        act(match, wires, twist)
    lobby.rooms.clear()
    lobby._codes.clear()
    return wires[0].got, truth


def act(match: RoomMatch, wires: list[Wire], twist: bool) -> None:
    """Let the next one answer, or turn a card."""
    running = match.runner.table.match
    if not running.questions:
        wires[0].send("advance", event=match.runner.last_event_number)
        return
    # Seat 0 is the last, so that the others' choices lie hidden before it.
    seat = max(running.questions)
    question = running.questions[seat]
    odd = twist and seat != 0 and running.state.trick >= LATER
    choices = wires[seat].newest("events")["question"]["choices"]
    if isinstance(choices, dict):
        answer = f"bet:{choices['bet']['max' if odd else 'min']}"
    else:
        answer = choices[-1 if odd else 0]
    wires[seat].send("answer", question=question.number, choice=answer)


@pytest.mark.parametrize("game", GAMES)
def test_the_bytes_of_a_seat_depend_on_nothing_that_it_may_not_know(
    game: str, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda count: "x")
    monkeypatch.setattr("secrets.token_urlsafe", lambda count: "t")
    monkeypatch.setattr("secrets.choice", lambda given: "1")
    worlds = []
    for twist in (False, True):
        chance = Twisted(game, PLAYERS.get(game, 3), twist)
        monkeypatch.setattr(playing, "make_chance", lambda header, chance=chance: chance)
        worlds.append(world(lobby, game, twist))
    (ours, truth), (theirs, other_truth) = worlds
    same = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            differ = json.loads(one), json.loads(other)
            looked = game == "steal" and peek(differ[0]) != peek(differ[1])
            assert looked or differ[0].get("events") != differ[1].get("events"), differ
            break
        same += 1
    hidden = [
        length
        for (length, text), (_, other) in zip(truth, other_truth, strict=False)
        if text != other and length <= same
    ]
    assert hidden or game in OPEN, "the two tables never differed behind the same bytes"


def peek(frame: Any) -> Any:
    """Return the own card that the rules of Steal War let a player look at."""
    return {**frame.get("view", {}), **frame.get("changes", {})}.get("peek")


def test_a_leak_would_be_found(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    now = EventSender._current_table

    def leaking(sender: EventSender, place: Attendee) -> Any:
        return {**now(sender, place), "leak": sum(sender._runner.table.match.state.hands[1])}

    monkeypatch.setattr(EventSender, "_current_table", leaking)
    with pytest.raises(AssertionError):
        test_the_bytes_of_a_seat_depend_on_nothing_that_it_may_not_know("armed", lobby, monkeypatch)
