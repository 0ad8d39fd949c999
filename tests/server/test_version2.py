"""Version 2 of the protocol: whole words, views as changes, an answer to every frame with an id."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import aiohttp
import pytest

from audiowar.client import convert_protocol_versions as versions
from audiowar.rules.registry import GAMES

from . import schema
from .frames import SCHEMAS, TO_SERVER, FrameChecker, list_kinds
from .player import Frame, Player, Server, run
from .test_play import SEATS, log, options_of, told

WORDS = {"n": "question", "c": "choice", "s": "event", "v": "version"}
"""What the player's frames are called in version 2; written down here once more, as in the text."""


class SecondPlayer(Player):
    """One who speaks version 2."""

    async def connect(self, **more: Any) -> Player:
        await super().connect(**more)
        self.checked = FrameChecker(2)
        return self

    async def hello(self) -> Player:
        await self.connect()
        await self.send("hello", version=2, lang="en", name=self.name)
        await self.until("welcome")
        return self

    async def send(self, kind: str, **more: Any) -> None:
        said = {WORDS.get(name, name): value for name, value in more.items()}
        await self.ws.send_json({"type": kind, **said})

    async def receive(self) -> Frame:
        said = await self.next_frame()
        kind = said["type"]
        if kind in ("made", "seated"):
            self.table, self.seat = said["table"], said["seat"]
            self.token = said["token"] or self.token
        if kind == "seated":
            self.view = None
        elif kind == "events":
            self._hear(said)
        elif kind == "over":
            self.over = said
        return {"t": "ev" if kind == "events" else kind, **said}

    async def next_frame(self) -> Frame:
        text = await asyncio.wait_for(self.came.get(), 60)
        if text is None:
            self.came.put_nowait(None)
            raise ConnectionError(self.ws.close_code)
        self.frames.append(text)
        said: Frame = json.loads(text)
        self.checked.check_received(said)
        return said

    def _hear(self, said: Frame) -> None:
        assert said["first"] == len(self.events), "a gap, or something twice"
        self.events += said["events"]
        asked = said.get("question")
        self.q = asked and {"n": asked["number"], "kind": asked["kind"], "c": asked["choices"]}
        if "view" in said:
            assert self.view is None, "the whole view comes once"
            self.view = said["view"]
        elif "changes" in said:
            assert self.view is not None
            assert all(self.view[name] != value for name, value in said["changes"].items())
            self.view = {**self.view, **said["changes"]}


def test_the_schemas_have_all_games_and_the_second_says_the_first_in_other_words() -> None:
    for version, text in schema.make_texts().items():
        assert text == schema.FILES[version].read_text("utf-8"), "python -m tests.server.schema"


def test_words_go_there_and_back() -> None:
    for kind in list_kinds(TO_SERVER):
        fields = SCHEMAS[1]["$defs"][f"{TO_SERVER}.{kind}"]["properties"]
        frame = {**dict.fromkeys(fields, 1), "t": kind}
        assert versions.to_version1(versions.to_version2(frame)) == frame
    asked = {"t": "ev", "s": 3, "ev": [], "q": {"n": 1, "kind": "card", "c": ["2H"]}}
    assert versions.to_version1(versions.to_version2(asked)) == asked
    assert versions.to_version1({"type": ["x"]})["t"] == ""
    assert versions.to_version1({"type": "events", "question": 3}) == {
        "t": "ev",
        "q": 3,
    }


@pytest.mark.parametrize("game", GAMES)
def test_clients_of_both_versions_play_at_one_table(fast: Server, game: str) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        first = await Player(session, fast.url, "Ana").hello()
        other = await SecondPlayer(session, fast.url, "Bo").hello()
        made = await first.make(game, SEATS.get(game, 2), options=options_of(game))
        await other.join(code=made["code"])
        await first.send("start")
        chance = random.Random(game)
        await asyncio.gather(first.play(chance), other.play(chance))
        text = log(fast.folder, first.table)
        assert first.events == told(text, 0) and other.events == told(text, 1)
        seen = other.view
        await other.ws.close()
        await other.resume()
        await other.until("ev")
        assert other.view == seen, "changes lead to the same view as the whole one"

    run(test)


def test_a_client_says_which_versions_it_speaks(fast: Server) -> None:
    async def greeted(session: aiohttp.ClientSession, **hello: Any) -> Any:
        async with session.ws_connect(fast.url) as ws:
            await ws.send_json(hello)
            return await ws.receive_json()

    async def test(session: aiohttp.ClientSession) -> None:
        for hello in (
            {"t": "hello", "v": 1, "up_to": 2},
            {"t": "hello", "v": 1, "up_to": 7},
            {"t": "hello", "v": 2},
            {"type": "hello", "version": 2},
        ):
            welcome = await greeted(session, **hello, name="Ana")
            assert (welcome["type"], welcome["version"]) == ("welcome", 2), hello
        for hello in ({"t": "hello", "v": 1}, {"t": "hello", "v": 1, "up_to": 1}):
            assert (await greeted(session, **hello))["v"] == 1
        refused = await greeted(session, type="hello", version=3)
        assert (refused["type"], refused["reason"]) == ("refused", "wrong_version")
        for hello in ({"t": "hello", "v": 3}, {"t": "hello", "v": 1, "up_to": "2"}):
            refused = await greeted(session, **hello)
            assert (refused["t"], refused["args"]) == ("refused", {"version": "2"})

    run(test)


async def answered(player: Player, **frame: Any) -> Frame:
    """Send a frame with an id; return what answers it."""
    await player.ws.send_json({**frame, "id": [frame["type"]]})
    while True:
        heard = await player.receive()
        if heard.get("id") == [frame["type"]]:
            return heard


ANSWERED: list[tuple[str, dict[str, Any], str]] = [
    ("tables", {}, "tables"),
    ("ping", {}, "pong"),
    ("rating", {"key": "x", "on": False}, "rating"),
    ("ratings", {"game": "steal"}, "ratings"),
    ("make", {"game": "scientific", "players": 3}, "made"),
    ("make", {"game": "scientific", "players": 3}, "refused"),
    ("move", {}, "move"),
    ("take", {"code": "1"}, "refused"),
    ("join", {"code": "1"}, "refused"),
    ("resume", {"table": "", "token": ""}, "refused"),
    ("spectate", {"table": ""}, "refused"),
    ("lock", {"on": True}, "presence"),
    ("code", {}, "code"),
    ("mute", {"seat": 1}, "refused"),
    ("unmute", {"seat": 1}, "refused"),
    ("block", {"seat": 1}, "refused"),
    ("kick", {"seat": 1}, "refused"),
    ("advance", {"event": 0}, "refused"),
    ("pace", {"seconds": 1}, "presence"),
    ("start", {}, "presence"),
    ("answer", {"question": 1, "choice": "x"}, "refused"),
    ("transcript", {}, "refused"),
    ("chat", {"text": "x"}, "chat"),
    ("dance", {}, "refused"),
    ("hello", {"version": 2, "name": "Ana"}, "welcome"),
    ("leave", {}, "presence"),
]


def test_every_frame_with_an_id_is_answered(fast: Server) -> None:
    assert {kind for kind, _, _ in ANSWERED} == list_kinds(TO_SERVER) | {"dance"}

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await SecondPlayer(session, fast.url).hello()
        for kind, fields, answer in ANSWERED:
            assert (await answered(ana, type=kind, **fields))["type"] == answer, kind
            if answer == "made":
                await ana.until("seated")

    run(test)


def test_an_answer_and_what_is_said_meanwhile_are_both_answered(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await SecondPlayer(session, fast.url).hello()
        await ana.make("scientific", 2)
        await ana.until("seated")
        await ana.send("start")
        await ana.until("ev", so=lambda frame: "question" in frame)
        assert ana.q is not None
        for number in range(5):
            await ana.send("answer", n=ana.q["n"], c=ana.q["c"][0], id=f"answer {number}")
            await ana.send("chat", text="x", id=f"chat {number}")
            left = {f"answer {number}", f"chat {number}"}
            while left:
                left.discard((await ana.receive()).get("id"))
            if ana.q is None:
                break

    run(test)


def test_what_is_too_much_is_answered_in_version_2(serve: Any) -> None:
    server = serve("burst=5", "rate=0.001")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await SecondPlayer(session, server.url).hello()
        for number in range(9):
            await ana.send("ping", id=number)
        heard = [await ana.receive() for _ in range(9)]
        assert [frame["id"] for frame in heard] == list(range(9))
        assert [frame["t"] for frame in heard] == ["pong"] * 4 + ["refused"] * 5

    run(test)


def test_version_2_is_shorter(fast: Server) -> None:
    async def bytes_of(session: aiohttp.ClientSession, kind: type[Player]) -> float:
        ana = await kind(session, fast.url).hello()
        await ana.make("scientific", 3, seed=4, options={"trick_limit": 30})
        await ana.until("seated")
        await ana.send("start")
        await ana.play(random.Random(1))
        texts = [text for text in ana.frames if '"mark"' in text]
        return sum(map(len, texts[1:])) / (len(texts) - 1)

    async def test(session: aiohttp.ClientSession) -> None:
        before = await bytes_of(session, Player)
        after = await bytes_of(session, SecondPlayer)
        assert after < 0.8 * before, f"{before:.0f} to {after:.0f} bytes a frame"

    run(test)
