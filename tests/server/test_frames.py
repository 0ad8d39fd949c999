"""What the server answers to single frames, word for word, without a socket or a disk."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from audiowar.server.net.connected_client import TOO_BIG, ConnectedClient
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.net.handlers.greeting import is_version_spoken
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import FrameLimit, TokenBucket
from audiowar.server.rooms.rating_lists import hash_rating_key
from audiowar.server.rooms.server_limits import Limits

from .somebody import Slow, Somebody
from .test_restored import playing, resume


def test_who_opens_or_enters_a_table_hears_all_about_it(lobby: Lobby) -> None:
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
    made, own = ana.newest("made"), ana.newest("seated")
    assert made.keys() == {"type", "table", "code", "seat", "token", "id"}
    assert made["seat"] == 0 and made["id"] == "a"
    assert len(made["code"]) == 6 and made["code"].isdecimal()
    options = own["options"]
    assert options["trick_limit"] == 40
    assert [one["name"] for one in own.pop("seats")] == ["Ana", "", ""]
    assert own == {
        "type": "seated",
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
    second = boro.newest("seated")
    assert (second["seat"], second["id"], second["host"]) == (1, 7, 0)
    assert second["token"] not in ("", None, made["token"])
    assert [one["name"] for one in second["seats"]] == ["Ana", "Boro", ""]
    vera = Somebody(lobby, "Vera")
    vera.send("spectate", code=made["code"])
    watching = vera.newest("seated")
    assert (watching["seat"], watching["token"], watching["begun"]) == (None, None, False)
    assert [one["name"] for one in watching["seats"]] == ["Ana", "Boro", ""]


def test_the_version_that_the_client_speaks_is_the_one_of_the_server() -> None:
    spoken: tuple[tuple[object, object], ...] = ((2, 0), (2, 1), (2, 9), (1, 2), (1, 9), (0, 2))
    for version, up_to in spoken:
        assert is_version_spoken({"version": version, "up_to": up_to})
    others = ((1, 0), (1, 1), (3, 9), (0, 1), (-1, -1), (True, 2), (1, True), ("2", 0), (2, "2"))
    more: tuple[tuple[object, object], ...] = (*others, (1, None), (2.0, 0), (None, None))
    for version, up_to in more:
        assert not is_version_spoken({"version": version, "up_to": up_to})
    assert is_version_spoken({"version": 2}) and not is_version_spoken({"version": 1})


@pytest.mark.parametrize("letter", ["a", "ž", "😀"])
def test_a_frame_may_have_as_many_bytes_as_the_limit_and_no_more(letter: str, lobby: Lobby) -> None:
    closed: list[int] = []
    person = Somebody(lobby, "Ana")
    person.client.close = closed.append
    most = lobby.context.limits.max_frame_bytes
    start, end = '{"type":"ping","x":"', '"}'
    letters, rest = divmod(most - len(start) - len(end), len(letter.encode()))
    text = start + letters * letter + rest * "x" + end
    assert len(text.encode()) == most and json.loads(text)
    person.client.on_text(text)
    assert person.frames[-1]["type"] == "pong" and not closed
    person.client.on_text(text.replace('x":', 'xx":'))
    assert person.frames[-1]["reason"] == "frame_too_long" and closed == [TOO_BIG]


def test_a_question_says_when_its_time_is_over(lobby: Lobby) -> None:
    ana, boro = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
    options = {"prisoners": "on", "choice_seconds": 30}
    # In some deals Boro is never asked.
    ana.client.allows_seeds = True
    ana.send("make", game="razboi", players=3, options=options, seed=1)
    boro.send("join", code=ana.newest("made")["code"])
    ana.send("start")
    while "question" not in boro.newest("events"):
        assert not ana.newest("over")
        ana.answer()
        ana.send(
            "advance",
            event=ana.newest("events")["first"] + len(ana.newest("events")["events"]) - 1,
        )
    (room,) = lobby.rooms.values()
    assert room.match is not None
    runner = room.match.runner
    # Ten of the thirty seconds are over.
    runner._deadlines[1] = replace(runner._deadlines[1], due_at=time.monotonic() + 20)
    asked = resume(lobby, boro, after=-1).newest("events")["question"]
    assert 0 < asked["left"] <= 20
    assert abs(time.time() + asked["left"] - asked["until"]) < 60


def test_without_a_time_limit_a_question_has_no_end(lobby: Lobby) -> None:
    ana, _ = playing(lobby)
    assert ana.newest("events")["question"].keys() == {"number", "kind", "choices"}


def three(lobby: Lobby) -> tuple[Somebody, Somebody, Somebody]:
    """Return the host, another player and one who watches."""
    ana, boro, vera = (Somebody(lobby, name) for name in ("Ana", "Boro", "Vera"))
    ana.send("make", game="classic", players=3)
    boro.send("join", code=ana.newest("made")["code"])
    vera.send("spectate", code=ana.newest("made")["code"])
    for one in (ana, boro, vera):
        one.frames.clear()
    return ana, boro, vera


def test_chat_reaches_all_but_who_wants_none_of_it(lobby: Lobby, keeper: Slow) -> None:
    ana, boro, vera = three(lobby)
    boro.send("chat", text="  Hello.  ", id=3)
    told = ana.newest("chat")
    assert told.keys() == {"type", "seat", "name", "text", "time"}
    assert (told["seat"], told["name"], told["text"]) == (1, "Boro", "Hello.")
    assert abs(told["time"] - time.time()) < 60
    assert vera.newest("chat") == told and boro.newest("chat") == {**told, "id": 3}
    vera.send("chat", text="Hello.")
    assert vera.frames[-1]["reason"] == "not_seated"
    boro.send("chat", text=" \n ")
    assert boro.frames[-1]["reason"] == "bad_frame"
    for kind, heard_by_other in (("mute", True), ("block", False)):
        ana.send(kind, seat=1, id=4)
        keeper.write()
        presence = ana.newest("presence")
        assert (presence["muted"], presence["id"]) == ([1], 4)
        for one in (ana, boro):
            one.frames.clear()
        boro.send("chat", text="Can you hear me?")
        ana.send("chat", text="And you me?")
        assert [one["name"] for one in ana.frames] == ["Ana"]
        names = ["Boro", "Ana"] if heard_by_other else ["Boro"]
        assert [one["name"] for one in boro.frames] == names
        ana.send("unmute", seat=1)
        # Only what was muted is heard again.
        assert ana.newest("presence")["muted"] == ([] if kind == "mute" else [1])
        ana.frames.clear()
    for seat in (0, 2, "1", None):
        ana.send("mute", seat=seat)
        assert ana.frames[-1]["reason"] in ("no_seat", "bad_frame")


def test_only_the_host_locks_a_table_changes_its_code_and_removes_people(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro, vera = three(lobby)
    (room,) = lobby.rooms.values()
    old = room.code
    for request in (
        {"kind": "kick", "seat": 0},
        {"kind": "lock", "on": True},
        {"kind": "code"},
    ):
        boro.send(**request)
        assert boro.frames[-1]["reason"] == "not_host"
        vera.send(**request)
        assert vera.frames[-1]["reason"] == "not_seated"
    late = Somebody(lobby, "Ceca")
    for one in (ana, boro, vera):
        one.frames.clear()
    ana.send("code", id=2)
    told = {"type": "code", "table": room.ident, "code": room.code}
    assert room.code != old and boro.newest("code") == told
    assert ana.newest("code") == {**told, "id": 2} and not vera.newest("code")
    late.send("join", code=old)
    assert late.frames[-1]["reason"] == "no_table"
    ana.send("kick", seat=1, id=3)
    assert boro.newest("refused")["reason"] == "kicked"
    keeper.write()
    assert ana.newest("presence")["id"] == 3 and boro.client.attendee is None
    assert [one["name"] for one in ana.newest("presence")["seats"]] == ["Ana", "", ""]
    boro.send("join", code=room.code)
    assert boro.frames[-1]["reason"] == "kicked" and not boro.newest("seated")
    ana.send("kick", seat=2)
    assert ana.frames[-1]["reason"] == "no_seat"


def test_a_connection_far_above_its_rate_is_closed_and_a_little_above_is_not() -> None:
    limit = FrameLimit(Limits(max_frame_burst=1))
    at_once = []
    for _ in range(52):
        limit.try_take(0.0)
        at_once.append(limit.must_close)
    assert at_once == [False] * 51 + [True]
    # Three times the rate may be too much all the time.
    for frames_per_second, is_closed in ((39, False), (50, True)):
        limit, closed = FrameLimit(Limits(frames_per_second=10)), False
        for number in range(5000):
            limit.try_take(number / frames_per_second)
            closed |= limit.must_close
        assert closed is is_closed, frames_per_second


def test_who_speaks_no_version_of_the_server_is_told_its_newest_one_and_closed(
    lobby: Lobby,
) -> None:
    hello = {"type": "hello", "name": "Ana", "id": 4}
    for versions in ({"version": 3, "up_to": 9}, {"version": 1}, {"version": "2"}, {}):
        texts: list[str] = []
        closed: list[int] = []
        client = ConnectedClient(lobby, "Ana", texts.append, closed.append, FRAME_HANDLERS)
        # The first frame of an older protocol has no type.
        client.on_text(json.dumps({**hello, **versions} if versions else {"t": "hello", "id": 4}))
        refused = {"type": "refused", "reason": "wrong_version", "args": {"version": "2"}, "id": 4}
        assert [json.loads(text) for text in texts] == [refused] and closed == [1008]
        assert not client.is_greeted
        client.on_text(json.dumps({"type": "make", "game": "classic", "players": 2}))
        assert json.loads(texts[-1])["reason"] == "hello_first" and not lobby.rooms


def test_who_stops_watching_is_told_so_and_hears_no_more_of_the_table(lobby: Lobby) -> None:
    ana, _, vera = three(lobby)
    (room,) = lobby.rooms.values()
    vera.send("leave", id=9)
    (answer,) = vera.frames
    assert answer == {**room.make_presence_frame(), "id": 9}
    assert [one["name"] for one in answer["seats"]] == ["Ana", "Boro", ""]
    assert len(room.presence.attendees) == 2 and not ana.frames
    ana.send("chat", text="Who watches?")
    ana.send("start")
    assert ana.newest("events") and vera.frames == [answer]
    vera.send("leave")
    assert vera.frames[-1]["reason"] == "not_seated"
    vera.send("make", game="classic", players=2)
    assert vera.newest("made")


def test_who_is_put_on_the_rating_lists_or_off_them_is_so_at_the_own_seat_too(lobby: Lobby) -> None:
    ana, _, vera = three(lobby)
    (room,) = lobby.rooms.values()
    removed: list[str] = []
    ratings: Any = lobby.context.ratings
    ratings.remove_from_all_lists = removed.append
    hashed = hash_rating_key("secret")
    for on, key, gone in ((True, hashed, []), (False, "", [hashed])):
        for one in (ana, vera):
            removed.clear()
            one.send("rating", key="secret", on=on, id=3)
            assert one.frames[-1] == {"type": "rating", "on": on, "id": 3}
            assert (one.client.rating_key, removed) == (key, gone)
        assert room.seats.holders[0].rating_key == key
        assert room.seats.holders[1].rating_key == ""
    for wrong in ({"key": "", "on": True}, {"key": "secret", "on": 1}, {"on": False}):
        ana.send("rating", **wrong)
        assert ana.frames[-1]["reason"] == "bad_frame"
    assert removed == [hashed]


def test_who_leaves_the_rating_lists_on_another_connection_is_not_put_back_by_a_match(
    lobby: Lobby,
) -> None:
    zoe, boro, _ = three(lobby)
    (room,) = lobby.rooms.values()
    zoe.send("rating", key="of Zoe", on=True)
    boro.send("rating", key="of Boro", on=True)
    other_device = Somebody(lobby, "Zoe")
    other_device.send("rating", key="of Zoe", on=True)
    new = Somebody(lobby, "Zoe")
    for lost in (False, True):
        zoe.send("rating", key="of Zoe", on=True)
        assert room.seats.holders[0].rating_key == hash_rating_key("of Zoe")
        if lost:
            zoe.client.on_connection_lost()
        new.send("rating", key="of Zoe", on=False)
        assert new.newest("rating")["on"] is False
        assert room.seats.holders[0].rating_key == ""
        # Otherwise the next table of that connection would put the player back.
        assert other_device.client.rating_key == ""
        if not lost:
            assert zoe.client.rating_key == ""
    assert room.seats.holders[1].rating_key == hash_rating_key("of Boro")
    assert boro.client.rating_key == hash_rating_key("of Boro")


@pytest.mark.parametrize("field", ["name", "device", "rating", "link", "turn"])
def test_a_refused_hello_changes_nothing_and_a_corrected_one_is_welcome(
    field: str, lobby: Lobby
) -> None:
    texts: list[str] = []
    client = ConnectedClient(lobby, "x", texts.append, lambda code: None, FRAME_HANDLERS)

    def ask(**frame: Any) -> Any:
        client.on_text(json.dumps(frame))
        return json.loads(texts[-1])

    hello = {"type": "hello", "version": 2, "name": "Ana", "lang": "en", "device": "d", "id": 1}
    refused = {"type": "refused", "reason": "bad_frame", "args": {}, "id": 1}
    assert ask(**{**hello, "up_to": 2, field: []}) == refused
    assert not client.is_greeted and (client.name, client.device_id) == ("", "")
    assert ask(type="make", game="classic", players=2)["reason"] == "hello_first"
    assert not lobby.rooms
    assert ask(**hello)["type"] == "welcome" and client.name == "Ana"
    # A second one, later, changes either everything or nothing.
    assert ask(**{**hello, "up_to": 2, "name": "Eva", "device": "e", field: {}}) == refused
    assert (client.name, client.device_id) == ("Ana", "d")


def test_a_code_or_options_of_a_wrong_type_make_a_bad_frame(lobby: Lobby) -> None:
    ana, boro = Somebody(lobby, "Ana"), Somebody(lobby, "Boro")
    make = {"game": "classic", "players": 2, "open": True}
    for options in ([], False, 0, "", [1], "x"):
        boro.send("make", **make, options=options)
        assert boro.frames[-1]["reason"] == "bad_frame" and not lobby.rooms
    # Clients may have sent `null` for no options.
    ana.send("make", **make, options=None)
    made = ana.newest("made")
    boro.send("join", code=None, table=made["table"])
    assert boro.newest("seated")["seat"] == 1


def test_an_answer_with_another_number_than_that_of_the_open_question_is_late(lobby: Lobby) -> None:
    ana, _ = playing(lobby)
    question = ana.newest("events")["question"]
    for number in (question["number"] - 1, question["number"] + 1, 10**6, -1):
        ana.send("answer", question=number, choice=question["choices"][0])
        assert ana.frames[-1]["reason"] == "late_answer"
    ana.answer()
    assert ana.frames[-1]["type"] == "events"


def test_an_id_is_repeated_exactly_as_far_as_the_protocol_says(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    for ident in (2**64 - 1, -(2**63), "ž", None, [1], {"a": 0.5}, True):
        ana.send("ping", id=ident)
        assert ana.newest("pong")["id"] == ident


ANSWERED: tuple[tuple[str, dict[str, Any], str], ...] = (
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
)
"""The frames of a person who opens a table, each with the kind of its answer."""


def test_every_frame_with_an_id_is_answered(lobby: Lobby) -> None:
    assert {kind for kind, _, _ in ANSWERED} == FRAME_HANDLERS.keys() | {"dance"}

    ana = Somebody(lobby, "Ana")
    ana.send_without_limit()
    for number, (kind, fields, answer) in enumerate(ANSWERED):
        ana.send(kind, **fields, id=number)
        kinds = [frame["type"] for frame in ana.frames if frame.get("id") == number]
        assert kinds == [answer], kind
    ana.frames.clear()
    ana.send("dance")
    assert not ana.frames, "other versions may have more kinds of frames"


def test_frames_above_the_rate_are_refused_once_or_by_their_id(lobby: Lobby) -> None:
    without: list[dict[str, int]] = [{}] * 8
    for ids in (without, [{"id": number} for number in range(8)]):
        ana = Somebody(lobby, "Ana")
        ana.client._frame_limit._frames = TokenBucket(5, 0.001)
        ana.frames.clear()
        for request_id in ids:
            ana.send("ping", **request_id)
        refused = {"type": "refused", "reason": "too_fast", "args": {}}
        assert ana.frames[5:] == [{**refused, **one} for one in (ids[5:] if ids[0] else [{}])]
        assert [frame["type"] for frame in ana.frames[:5]] == ["pong"] * 5


def test_what_is_no_frame_is_refused_and_the_connection_stays(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send_without_limit()
    for nonsense in (
        *("", "[", "[]", "3", "[" * 4000, '{"type": "make"}', '{"type":"answer"}'),
        '{"type":"ping","id":' + "[" * 300 + "]" * 300 + "}",
        *('{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":NaN}', '{"type":"chat","x":1e999'),
    ):
        ana.client.on_text(nonsense)
        assert ana.frames[-1]["reason"] in ("bad_frame", "not_seated"), nonsense
    count = len(ana.frames)
    ana.client.on_text('{"type":"dance"}')
    ana.client.on_text('{"type":["hello"]}')
    ana.send("ping", id=[1, {"x": None}], unknown=5)
    (answer,) = ana.frames[count:]
    assert answer["type"] == "pong" and answer["id"] == [1, {"x": None}]


SCIENTIFIC = {"type": "make", "game": "scientific", "players": 2}
IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    *({**SCIENTIFIC, "players": players} for players in (99, 10**30, True)),
    *({**SCIENTIFIC, "options": options} for options in ({"trick_limit": [1]}, {"nonsense": 1})),
    *({**SCIENTIFIC, **more} for more in ({"bots": "each"}, {"game": "chess"}, {"pace": -1})),
    *({"type": "resume", "table": {}, "token": [], "after": after} for after in ("z", 10**30)),
    *({"type": kind} for kind in ("join", "spectate", "start", "leave", "move", "take")),
    *({"type": "take", "code": code} for code in ("0" * 8, None)),
)


def test_what_cannot_be_is_refused_in_words(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send_without_limit()
    for number, frame in enumerate(IMPOSSIBLE):
        ana.client.on_text(json.dumps({**frame, "id": number}))
        assert (ana.frames[-1]["type"], ana.frames[-1]["id"]) == ("refused", number), frame
