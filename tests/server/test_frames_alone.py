"""What the server answers to single frames, word for word, without a socket or a disk."""

from __future__ import annotations

import json
import time
from dataclasses import replace

import pytest

from audiowar.server.net.connected_client import TOO_BIG
from audiowar.server.net.handle_greeting_and_rating_frames import choose_protocol_version
from audiowar.server.rooms.lobby import Lobby

from .test_restored import playing, resume
from .test_seats import Slow, Somebody, in_a_lobby


def test_who_opens_or_enters_a_table_hears_all_about_it() -> None:
    def test(lobby: Lobby, keeper: Slow) -> None:
        ana = Somebody(lobby, "Ana")
        ana.send(
            "make",
            game="classic",
            players=3,
            options={"trick_limit": 40},
            bots="sensible",
            coach=True,
            open=True,
            id="a",
        )
        keeper.write()
        made, own = ana.newest("made"), ana.newest("seated")
        assert made.keys() == {"t", "table", "code", "seat", "token", "id"}
        assert made["seat"] == 0 and made["id"] == "a"
        assert len(made["code"]) == 6 and made["code"].isdecimal()
        options = own["options"]
        assert options["trick_limit"] == 40
        assert [one["name"] for one in own.pop("seats")] == ["Ana", "", ""]
        assert own == {
            "t": "seated",
            "table": made["table"],
            "code": made["code"],
            "seat": 0,
            "token": made["token"],
            "options": options,
            "game": "classic",
            "host": 0,
            "bots": "sensible",
            "coach": True,
            "begun": False,
        }
        boro = Somebody(lobby, "Boro")
        boro.send("join", code=made["code"], id=7)
        keeper.write()
        second = boro.newest("seated")
        assert (second["seat"], second["id"], second["host"]) == (1, 7, 0)
        assert second["token"] not in ("", None, made["token"])
        assert [one["name"] for one in second["seats"]] == ["Ana", "Boro", ""]
        vera = Somebody(lobby, "Vera")
        vera.send("spectate", code=made["code"])
        watching = vera.newest("seated")
        assert (watching["seat"], watching["token"], watching["begun"]) == (None, None, False)
        assert [one["name"] for one in watching["seats"]] == ["Ana", "Boro", ""]

    in_a_lobby(test)


@pytest.mark.parametrize(
    ("version", "up_to", "chosen"),
    [
        (1, 0, 1),
        (1, 1, 1),
        (1, 2, 2),
        (1, 9, 2),
        (2, 0, 2),
        (2, 1, 2),
        (3, 9, 0),
        (0, 0, 0),
        (0, 1, 1),
        (-1, -1, 0),
        (True, 0, 0),
        (1, True, 0),
        ("1", 0, 0),
        (1, "2", 0),
        (1, None, 0),
        (1.0, 0, 0),
        (None, None, 0),
    ],
)
def test_the_newest_version_is_spoken_that_both_know(
    version: object, up_to: object, chosen: int
) -> None:
    assert choose_protocol_version({"v": version, "up_to": up_to}) == chosen


def test_a_client_that_names_no_newer_version_speaks_the_named_one() -> None:
    assert [choose_protocol_version({"v": version}) for version in (1, 2, 3)] == [1, 2, 0]


@pytest.mark.parametrize("letter", ["a", "ž", "😀"])
def test_a_frame_may_have_as_many_bytes_as_the_limit_and_no_more(letter: str) -> None:
    def test(lobby: Lobby, keeper: Slow) -> None:
        closed: list[int] = []
        person = Somebody(lobby, "Ana")
        person.client.close = closed.append
        most = lobby.context.limits.max_frame_bytes
        start, end = '{"t":"ping","x":"', '"}'
        letters, rest = divmod(most - len(start) - len(end), len(letter.encode()))
        text = start + letters * letter + rest * "x" + end
        assert len(text.encode()) == most and json.loads(text)
        person.client.on_text(text)
        assert person.frames[-1]["t"] == "pong" and not closed
        person.client.on_text(text.replace('x":', 'xx":'))
        assert person.frames[-1]["reason"] == "frame_too_long" and closed == [TOO_BIG]

    in_a_lobby(test)


def test_a_question_says_when_its_time_is_over() -> None:
    def test(lobby: Lobby, keeper: Slow) -> None:
        ana, boro = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
        options = {"prisoners": "on", "choice_seconds": 30}
        ana.send("make", game="razboi", players=3, options=options)
        keeper.write()
        boro.send("join", code=ana.newest("made")["code"])
        keeper.write()
        ana.send("start")
        keeper.write()
        while "q" not in boro.newest("ev"):
            assert not ana.newest("over")
            if question := ana.newest("ev").get("q"):
                ana.send("answer", n=question["n"], c=question["c"][0])
            ana.send("advance", s=ana.newest("ev")["s"] + len(ana.newest("ev")["ev"]) - 1)
            keeper.write()
        (room,) = lobby.rooms.values()
        assert room.match is not None
        runner = room.match.runner
        # Ten of the thirty seconds are over.
        runner._deadlines[1] = replace(runner._deadlines[1], due_at=time.monotonic() + 20)
        asked = resume(lobby, boro, after=-1).newest("ev")["q"]
        assert 0 < asked["left"] <= 20
        assert abs(time.time() + asked["left"] - asked["until"]) < 60

    in_a_lobby(test)


def test_without_a_time_limit_a_question_has_no_end() -> None:
    def test(lobby: Lobby, keeper: Slow) -> None:
        ana, _ = playing(lobby, keeper)
        assert ana.newest("ev")["q"].keys() == {"n", "kind", "c"}

    in_a_lobby(test)
