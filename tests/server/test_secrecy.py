"""What a seat receives, byte for byte, depends on nothing that it may not know.

Two tables differ only in what seat 0 may not know: cards that it does not see lie in another
order, and from some trick on the others choose differently. As long as the events are the same as
seat 0 may know them, it must get the very same bytes.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from audiowar.rules.cards import Card
from audiowar.rules.chance import SeededChance
from audiowar.rules.registry import GAMES
from audiowar.server.net.connected_client import ConnectedClient
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.rooms import room_match as playing
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.people import Attendee
from audiowar.server.rooms.room_match import RoomMatch
from audiowar.server.rooms.send_events import EventSender
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.storage.sqlite_repository import SqliteRepository
from audiowar.storage.match_transcript import format_event

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


class Wire:
    """A client without a socket, with all the bytes that it got."""

    def __init__(self, lobby: Lobby, seat: int) -> None:
        self.got: list[str] = []
        address = f"10.0.0.{seat}"
        self.client = ConnectedClient(
            lobby, address, self.got.append, lambda code: None, FRAME_HANDLERS
        )

    def send(self, kind: str, **more: Any) -> None:
        self.client.on_text(json.dumps({"type": kind, **more}))

    def newest(self, kind: str) -> Any:
        frames = [json.loads(text) for text in self.got]
        return next((frame for frame in reversed(frames) if frame["type"] == kind), None)


async def quiet(lobby: Lobby) -> None:
    """Wait until all is on the disk and told."""
    done = asyncio.Event()
    repository = lobby.context.repository
    assert isinstance(repository, SqliteRepository)
    repository.execute_later("select 1", on_written=done.set)
    await done.wait()
    await asyncio.sleep(0)


async def world(game: str, folder: Path, twist: bool) -> tuple[list[str], list[tuple[int, str]]]:
    """Play at a table; return what seat 0 got, and the truth after each thing that was done."""
    count = PLAYERS.get(game, 3)
    loop = asyncio.get_running_loop()
    store = SqliteRepository(folder, loop)
    lobby = Lobby(
        ServerContext(store, Limits(frames_per_second=1e9, max_frame_burst=10**9), loop, ())
    )
    lobby.load_rooms()
    wires = [Wire(lobby, seat) for seat in range(count)]
    for seat, wire in enumerate(wires):
        wire.send("hello", version=2, name=f"P{seat}")
    wires[0].send("make", game=game, players=count)
    await quiet(lobby)
    for wire in wires[1:]:
        wire.send("join", code=wires[0].newest("made")["code"])
        await quiet(lobby)
    wires[0].send("start")
    await quiet(lobby)
    truth = []
    for _ in range(LONG):
        play = next(iter(lobby.rooms.values())).match
        assert play is not None
        text = "".join(format_event(e) for step in play.runner.steps() for e in step.events)
        truth.append((len(wires[0].got), text))
        if play.runner.table.match.end_event:
            break
        act(play, wires, twist)
        await quiet(lobby)
        await quiet(lobby)
    lobby.stop_rooms()
    await store.close()
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
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda count: "x")
    monkeypatch.setattr("secrets.token_urlsafe", lambda count: "t")
    monkeypatch.setattr("secrets.choice", lambda given: "1")
    worlds = []
    for twist in (False, True):
        chance = Twisted(game, PLAYERS.get(game, 3), twist)
        monkeypatch.setattr(playing, "make_chance", lambda header, chance=chance: chance)
        worlds.append(asyncio.run(world(game, tmp_path / str(twist), twist)))
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


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = EventSender._current_table

    def leaking(sender: EventSender, place: Attendee) -> Any:
        return {**now(sender, place), "leak": sum(sender._runner.table.match.state.hands[1])}

    monkeypatch.setattr(EventSender, "_current_table", leaking)
    with pytest.raises(AssertionError):
        test_the_bytes_of_a_seat_depend_on_nothing_that_it_may_not_know(
            "armed", tmp_path, monkeypatch
        )
