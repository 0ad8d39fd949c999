"""Who is away, whose bot plays, who gets up, who looks on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import aiohttp
import pytest

from audiowar.bots.registry import list_opponent_names

from .player import FAST, Player, Server, run
from .test_play import at_table, log, told

QUICK = (*FAST, "away=0.2", "bot=0.6")


def test_who_is_away_is_told_before_a_bot_plays(serve: Callable[..., Server]) -> None:
    # However late the server tells it, the time of the bot has not come.
    server = serve(*FAST, "away=0.2", "bot=600")

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await boro.until("events")
        await boro.ws.close()
        away = await ana.until("presence", so=lambda frame: not frame["seats"][1]["here"])
        assert away["seats"][1]["away_since"] > 0 and not away["seats"][1]["bot"]

    run(test)


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(serve: Callable[..., Server]) -> None:
    server = serve(*QUICK)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await boro.until("events")
        known = len(boro.events)
        await boro.ws.close()
        played = await ana.until("presence", so=lambda frame: frame["seats"][1]["bot"])
        assert played["seats"][1]["away_since"] > 0 and not played["seats"][1]["here"]
        await ana.play(random.Random(1), lambda: len(ana.events) > 20)
        await boro.resume()
        await boro.until("events")
        assert len(boro.events) > known + 10
        back = await ana.until("presence")
        assert back["seats"][1] == {
            "name": boro.name, "here": True, "bot": False, "away_since": None
        }  # fmt: skip
        await asyncio.gather(ana.play(random.Random(2)), boro.play(random.Random(3)))
        assert boro.events == told(log(server.folder, boro.table), 1)

    run(test)


def test_who_comes_back_soon_was_never_away(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await boro.ws.close()
        await boro.resume()
        await boro.send("chat", text="back")
        await ana.until("chat")
        assert not any('"here":false' in frame for frame in ana.frames[-4:])

    run(test)


def test_spectators_are_one_trick_late_and_learn_no_hand(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "scientific", 2, 2, open=True)
        await ana.until("events")
        eve = await Player(session, fast.url, "Eve").hello()
        await eve.send("spectate", table=ana.table, after=-1)
        seen = await eve.until("seated")
        assert seen["seat"] is None and seen["token"] is None
        chance = random.Random(4)
        while ana.over is None:
            tricks = puts(ana)
            await asyncio.gather(
                *(p.play(chance, lambda p=p, n=tricks: puts(p) > n) for p in (ana, boro))
            )
            await eve.send("ping")
            await eve.until("pong")
            await eve.send("ping")
            await eve.until("pong")
            assert ana.view and (ana.view["over"] or puts(eve) < puts(ana))
        while eve.over is None:
            await eve.receive()
        assert eve.events == told(log(fast.folder, ana.table), None)
        await eve.send("chat", text="hello")
        assert (await eve.until("refused"))["reason"] == "not_seated"

    run(test)


def puts(player: Player) -> int:
    return sum(event["event"] == "put" for event in player.events)


def test_a_person_takes_the_seat_of_a_bot_and_another_leaves(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        (ana,) = await at_table(session, fast.url, "scientific", 1, 3, open=True)
        await ana.until("events")
        boro = Player(session, fast.url, "Boro")
        # In the middle of a game nobody takes a second hand.
        boro.address = "192.0.2.1"
        await boro.hello()
        assert (await boro.join(table=ana.table))["seat"] == 1
        await boro.until("events")
        seats = (await ana.until("presence", so=lambda f: not f["seats"][1]["bot"]))["seats"]
        assert seats[1]["name"] == "Boro" and seats[2]["bot"]
        await ana.send("leave", id=1)
        assert (await ana.until("presence", so=lambda frame: "id" in frame))["id"] == 1
        left = await boro.until("presence", so=lambda frame: frame["host"] == 1)
        assert left["seats"][0]["bot"]
        await boro.play(random.Random(5))
        ana.frames.clear()
        await ana.send("resume", table=boro.table, token=ana.token, after=-1)
        assert (await ana.until("refused"))["reason"] == "no_seat"

    run(test)


def test_the_host_sends_somebody_away_for_good(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url, "Ana").hello()
        boro = await Player(session, fast.url, "Boro").hello()
        made = await ana.make("scientific", 2, open=True)
        await boro.join(code=made["code"])
        await boro.send("kick", seat=0)
        assert (await boro.until("refused"))["reason"] == "not_host"
        await ana.send("kick", seat=1)
        assert (await boro.until("refused"))["reason"] == "kicked"
        await boro.send("join", table=ana.table)
        assert (await boro.until("refused"))["reason"] == "kicked"

    run(test)


def test_names_are_cleaned_and_nobody_has_that_of_another(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        nasty = ["Ana", "ana", "\u202eA\x00n\u0301\u0301\u0301\u0301: wins.\n", "x" * 500, " "]
        players = [await Player(session, fast.url, name).hello() for name in nasty]
        made = await players[0].make("scientific", 5)
        for player in players[1:]:
            await player.join(code=made["code"])
        seats = (await players[0].until("presence", so=lambda f: f["seats"][4]["name"]))["seats"]
        names = [seat["name"] for seat in seats]
        assert names[:2] == ["Ana", "ana 2"]
        assert names[2:] == ["Aǹ\u0301\u0301 wins", "x" * 20, "Guest"] or names[2:] == [
            "Ań\u0301\u0301 wins",
            "x" * 20,
            "Guest",
        ]

    run(test)


def test_chat_is_heard_by_who_wants_to(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro, vera = await at_table(session, fast.url, "scientific", 3, 3)
        await boro.send("chat", text="one\u202e\n\x07two " + "x" * 900, id=3)
        said = await boro.until("chat")
        assert said["id"] == 3 and said["seat"] == 1
        assert (await ana.until("chat"))["text"] == ("one two " + "x" * 900)[:200]
        await ana.send("mute", seat=1, id=4)
        assert (await ana.until("presence", so=lambda f: f.get("id") == 4))["muted"] == [1]
        await boro.send("chat", text="unheard")
        await boro.until("chat")
        await vera.send("chat", text="heard")
        assert (await ana.until("chat"))["text"] == "heard"
        await ana.send("unmute", seat=1)
        await ana.until("presence")
        await boro.send("chat", text="again")
        assert (await ana.until("chat"))["text"] == "again"
        await ana.send("block", seat=1)
        await ana.until("presence")
        await ana.send("chat", text="not for Boro")
        await vera.send("chat", text="for all")
        heard = await boro.until("chat", so=lambda frame: frame["seat"] != 1)
        while heard["text"] == "heard":
            heard = await boro.until("chat", so=lambda frame: frame["seat"] != 1)
        assert heard["text"] == "for all"

    run(test)


def test_a_table_that_nobody_uses_is_closed(serve: Callable[..., Server]) -> None:
    # Long enough for a slow server to answer `make` first.
    server = serve("idle=4")

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        made = await ana.make("scientific", 2)
        assert (await ana.until("refused"))["reason"] == "table_closed"
        await ana.send("join", code=made["code"])
        assert (await ana.until("refused"))["reason"] == "no_table"

    run(test)


def test_a_table_of_luck_goes_on_by_whoever_is_first_or_by_itself(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "classic", 2, 2)
        await ana.until("events")
        await boro.until("events")
        last = len(ana.events) - 1
        await ana.send("advance", event=last, id=1)
        await boro.send("advance", event=last, id=2)
        await ana.until("events", so=lambda frame: frame.get("id") == 1)
        await boro.until("events", so=lambda frame: frame.get("id") == 2)
        assert puts(boro) <= 2 + 2 * sum(e["event"] == "war" for e in boro.events)
        await ana.send("pace", seconds=0)
        while puts(boro) < 20:
            await boro.receive()

    run(test)


def test_a_code_takes_the_seat_to_another_device_once(serve: Callable[..., Server]) -> None:
    server = serve(*FAST)

    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await ana.send("move")
        code = (await ana.until("move"))["code"]
        assert len(code) == 8 and code.isdecimal()
        other = await Player(session, server.url, "Other").hello()
        await other.send("take", code=f"{code[:4]} {code[4:]}")
        seated = await other.until("seated")
        assert seated["seat"] == 0 and seated["token"] not in ("", ana.token)
        await other.until("events")
        await ana.until("moved")
        assert other.events == ana.events and seated["seats"][0]["name"] == ana.name
        thief = await Player(session, server.url, "Thief").hello()
        await thief.send("take", code=code)
        assert (await thief.until("refused"))["reason"] == "no_move"
        # What the first device had is worth nothing any more as soon as the other has said
        # something, also after a crash.
        chance, heard = random.Random(3), len(other.events)
        await asyncio.gather(
            *(p.play(chance, lambda p=p: len(p.events) > heard) for p in (other, boro))
        )
        server.kill()
        server.start()
        await ana.hello()
        await ana.send("resume", table=ana.table, token=ana.token, after=-1)
        assert (await ana.until("refused"))["reason"] == "no_seat"
        await asyncio.gather(other.resume(), boro.resume())
        await asyncio.gather(other.play(random.Random(1)), boro.play(random.Random(2)))

    run(test)


def test_a_code_for_a_seat_that_was_given_up_is_worth_nothing(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "scientific", 2, 2)
        await boro.send("move")
        code = (await boro.until("move"))["code"]
        await boro.send("leave")
        await boro.until("presence")
        await boro.send("take", code=code)
        assert (await boro.until("refused"))["reason"] == "no_move"
        await ana.send("leave")

    run(test)


@pytest.mark.parametrize("bot", ["random", "professor", "mixed"])
def test_the_host_chooses_who_plays_in_empty_seats(fast: Server, bot: str) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url).hello()
        await ana.make("scientific", 2, bots=bot, coach=True)
        seated = await ana.until("seated")
        assert seated["bots"] == bot and seated["coach"]
        await ana.send("start")
        await ana.play(random.Random(1), lambda: puts(ana) >= 6)
        named = json.loads(log(fast.folder, ana.table).splitlines()[0])["bots"]["1"]
        assert named == bot if bot != "mixed" else named in list_opponent_names("scientific")

    run(test)


def test_a_bot_that_no_game_knows_is_refused(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, fast.url).hello()
        await ana.send("make", game="classic", players=2, bots="professor")
        assert (await ana.until("refused"))["reason"] == "bad_frame"
        await ana.send("make", game="classic", players=2, coach="yes")
        assert (await ana.until("refused"))["reason"] == "bad_frame"

    run(test)


def test_a_professor_comes_back_after_a_kill_and_a_thinking_bot_leaves_for_its_person(
    serve: Callable[..., Server],
) -> None:
    server = serve(*QUICK)

    async def test(session: aiohttp.ClientSession) -> None:
        ana = await Player(session, server.url).hello()
        await ana.make("scientific", 3, bots="professor")
        await ana.send("start")
        await ana.play(random.Random(1), lambda: puts(ana) >= 3)
        server.kill()
        server.start()
        await ana.resume()
        await ana.play(random.Random(2), lambda: puts(ana) >= 9)
        assert ana.events == told(log(server.folder, ana.table), 0)[: len(ana.events)]

    run(test)


def test_only_the_newest_code_of_a_seat_holds(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, _ = await at_table(session, fast.url, "scientific", 2, 2)
        await ana.send("move")
        first = (await ana.until("move"))["code"]
        await ana.send("move")
        second = (await ana.until("move"))["code"]
        other = await Player(session, fast.url, "Other").hello()
        await other.send("take", code=first)
        assert (await other.until("refused"))["reason"] == "no_move"
        await other.send("take", code=second)
        assert (await other.until("seated"))["seat"] == 0

    run(test)


def test_a_code_of_a_seat_does_not_hold_for_long(serve: Callable[..., Server]) -> None:
    server = serve(*FAST, "move=0.1")

    async def test(session: aiohttp.ClientSession) -> None:
        ana, _ = await at_table(session, server.url, "scientific", 2, 2)
        await ana.until("events")
        await ana.send("move")
        late = (await ana.until("move"))["code"]
        await asyncio.sleep(0.2)
        other = await Player(session, server.url, "Other").hello()
        await other.send("take", code=late)
        assert (await other.until("refused"))["reason"] == "no_move"
        # Who was too late gets another code; now with the usual time to use it.
        server.kill()
        server.limits = FAST
        server.start()
        await ana.resume()
        await ana.send("move")
        await other.hello()
        await other.send("take", code=(await ana.until("move"))["code"])
        assert (await other.until("seated"))["seat"] == 0

    run(test)


def test_who_was_muted_stays_so_on_another_device(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        ana, boro = await at_table(session, fast.url, "scientific", 2, 2)
        await ana.send("mute", seat=1)
        await ana.until("presence", so=lambda frame: "muted" in frame)
        await boro.send("move")
        other = await Player(session, fast.url, "Other").hello()
        await other.send("take", code=(await boro.until("move"))["code"])
        await other.until("seated")
        await other.send("chat", text="hello")
        await other.until("chat")
        await ana.send("ping")
        await ana.until("pong")
        assert not any('"t":"chat"' in frame for frame in ana.frames)

    run(test)
