"""Seats of people whose connection breaks on the way, who are away when it ends, or who left."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.room import CLOSED, OVER, PLAYING
from audiowar.server.rooms.server_limits import Limits

from .somebody import Slow, Somebody
from .test_lobby_limits import Clock
from .test_removed_people import hosted, on_device
from .test_restored import playing, resume
from .test_rooms import finish, keep_steps, only_room

LIMITS = Limits()


def seat_or_reason(one: Somebody, code: str) -> Any:
    """Let somebody join; return the seat, or why there is none."""
    count = len(one.frames)
    one.send("join", code=code)
    (told,) = [frame for frame in one.frames[count:] if frame["type"] in ("seated", "refused")]
    return told["seat"] if told["type"] == "seated" else told["reason"]


def test_at_a_table_of_the_house_who_is_away_keeps_the_seat_when_the_other_is_out(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana = hosted(lobby, players=2, game="casino")
    room, boro = only_room(lobby), Somebody(lobby, "Boro")
    boro.send("join", code=room.code)
    ana.send("start")
    assert room.match is not None
    runner = room.match.runner
    ana.client.on_connection_lost()
    clock.now += LIMITS.seconds_until_bot_plays
    room.run_due()
    assert list(room.match.bots) == [0]
    boro.answer(lambda choices: "leave")
    for _ in range(20):
        keeper.write()
        clock.now += 1.0
        room.run_due()
    assert not runner.is_fast_forward and boro.newest("over") is None
    back = resume(lobby, ana)
    keeper.write()
    assert 0 in back.newest("events")["view"]["alive"] and not runner.table.match.end_event
    # If she leaves for good, only bots are left.
    back.send("leave")
    for _ in range(20):
        keeper.write()
        clock.now += 1.0
        room.run_due()
        if runner.is_paused:
            boro.send("advance", event=runner.last_event_number)
    assert runner.table.match.end_event


# Connections that break before the seat is told


def test_a_seat_is_free_again_if_the_connection_breaks_before_its_token_is_sent(
    lobby: Lobby, keeper: Slow
) -> None:
    ana = hosted(lobby)
    room, lost = only_room(lobby), on_device(lobby, "Boro", "there", "phone")
    keeper.is_slow = True
    before = room.make_presence_frame()
    lost.send("join", code=room.code)
    lost.client.on_connection_lost()
    keeper.write()
    keeper.is_slow = False
    assert room.make_presence_frame() == before == ana.newest("presence")
    again = on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(again, room.code) == 1
    assert [one["name"] for one in ana.newest("presence")["seats"]] == ["Ana", "Boro", ""]


@pytest.mark.parametrize("address", ["there", "Ana"])
def test_a_bot_plays_on_if_the_connection_breaks_before_the_token_is_sent(
    address: str, lobby: Lobby, keeper: Slow
) -> None:
    ana = on_device(lobby, "Ana", "Ana", "laptop")
    ana.send("make", game="scientific", players=2)
    ana.send("start")
    keeper.is_slow = True
    room = only_room(lobby)
    assert room.match is not None
    before, bots = room.make_presence_frame(), dict(room.match.bots)
    lost = on_device(lobby, "Boro", address, "phone")
    lost.send("join", code=room.code)
    lost.client.on_connection_lost()
    keeper.write()
    keeper.is_slow = False
    assert room.make_presence_frame() == before and room.match.bots == bots
    again = on_device(lobby, "Boro", address, "phone")
    assert seat_or_reason(again, room.code) == 1 and not room.match.bots


def test_a_table_whose_host_is_lost_before_its_token_is_sent_is_erased(
    lobby: Lobby, keeper: Slow
) -> None:
    keeper.is_slow = True
    ana = Somebody(lobby, "Ana")
    ana.send("make", game="classic", players=2, open=True)
    room = only_room(lobby)
    ana.client.on_connection_lost()
    keeper.write()
    assert room.state == CLOSED


def test_who_waits_for_a_slow_disk_is_away_since_the_seat_was_taken(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana = hosted(lobby)
    room, boro = only_room(lobby), Somebody(lobby, "Boro")
    keeper.is_slow = True
    boro.send("join", code=room.code)
    clock.now += LIMITS.seconds_until_announced_as_away
    room.run_due()
    assert ana.newest("presence")["seats"][1]["away_since"] > 1e9


# The end of a match


def test_a_match_that_ended_just_before_the_server_died_is_over_when_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    keep_steps(keeper, monkeypatch)
    ana, boro = playing(lobby)
    finish(ana, boro)
    room = only_room(lobby)
    for one in (ana, boro):
        one.client.on_connection_lost()
    # The row says what it said before the last step.
    room.unload_match()
    room.seats.pop_holder(1)
    room.state = PLAYING
    room.on_listing_changed()
    cora = Somebody(lobby, "Cora")
    cora.send("tables")
    assert len(cora.newest("tables")["tables"]) == 1
    rows: list[Any] = []
    monkeypatch.setattr(keeper, "save_table", lambda row, on_written=None: rows.append(row))
    assert seat_or_reason(cora, room.code) == "game_over"
    assert room.state == OVER and [row.state for row in rows] == [OVER]
    cora.send("tables")
    assert cora.newest("tables")["tables"] == []
    assert resume(lobby, ana).newest("over")
    assert room.match is not None and not room.match.bots


def test_after_a_match_who_is_gone_is_told_of_and_no_bot_sits_down(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby
) -> None:
    clock = Clock(lobby, monkeypatch)
    ana, boro = playing(lobby)
    finish(ana, boro)
    room = only_room(lobby)
    assert room.state == OVER and room.match is not None
    boro.client.on_connection_lost()
    clock.now += LIMITS.seconds_until_announced_as_away
    assert room._timer is not None and room._timer.when() <= clock.now
    room.run_due()
    told = ana.newest("presence")["seats"][1]
    assert not told["here"] and not told["bot"] and told["away_since"]
    clock.now += LIMITS.seconds_until_bot_plays
    room.run_due()
    assert not room.match.bots and room._timer is None


# Who has left


@pytest.mark.parametrize("has_begun", [False, True])
def test_the_answer_to_who_leaves_shows_the_table_without_them(
    has_begun: bool, lobby: Lobby
) -> None:
    ana = hosted(lobby)
    room, boro = only_room(lobby), Somebody(lobby, "Boro")
    boro.send("join", code=room.code)
    if has_begun:
        ana.send("start")
    ana.send("leave", id=4)
    told = ana.newest("presence")
    assert told == {**boro.newest("presence"), "id": 4}
    assert told["host"] == 1 and told["seats"][0]["bot"] is has_begun


def test_who_leaves_during_a_match_gets_no_other_hand_afterwards(lobby: Lobby) -> None:
    ana = hosted(lobby, players=4)
    room = only_room(lobby)
    boro = on_device(lobby, "Boro", "there", "phone")
    cora, dana = Somebody(lobby, "Cora"), Somebody(lobby, "Dana")
    assert [seat_or_reason(one, room.code) for one in (boro, cora)] == [1, 2]
    # Before the match, everybody may change seats.
    boro.send("leave")
    assert seat_or_reason(dana, room.code) == 1
    assert seat_or_reason(boro, room.code) == 3
    ana.send("start")
    for one in (boro, cora, dana):
        one.send("leave")
    # Each gets only the own seat back, from wherever they come.
    phone = on_device(lobby, "Xena", "elsewhere", "phone")
    assert seat_or_reason(phone, room.code) == 3
    assert seat_or_reason(cora, room.code) == 2
    # Dana's seat has another person.
    assert seat_or_reason(Somebody(lobby, "Eva"), room.code) == 1
    phone.send("leave")
    assert seat_or_reason(dana, room.code) == "second_seat"
    # Another device at the same address is another person.
    other = on_device(lobby, "Fred", "there", "tablet")
    assert seat_or_reason(other, room.code) == 3
    assert seat_or_reason(dana, room.code) == "table_full"


@pytest.mark.parametrize(("prisoners", "found"), [("on", "second_seat"), ("off", 1)])
def test_options_tell_whether_players_choose_so_that_nobody_may_see_two_hands(
    prisoners: str, found: object, lobby: Lobby
) -> None:
    ana = on_device(lobby, "Ana", "here", "phone")
    ana.send("make", game="razboi", players=3, options={"prisoners": prisoners})
    ana.send("start")
    other = on_device(lobby, "Other", "there", "phone")
    assert seat_or_reason(other, only_room(lobby).code) == found


# Connections that break while the seat is told


@pytest.mark.parametrize("has_begun", [False, True])
@pytest.mark.parametrize("seems_open", [False, True])
def test_who_joins_again_because_no_token_came_gets_the_same_seat(
    has_begun: bool, seems_open: bool, lobby: Lobby
) -> None:
    ana = hosted(lobby)
    room = only_room(lobby)
    if has_begun:
        ana.send("start")
    people = []
    for turn in (1, 2, 3):
        boro = Somebody(lobby, "Boro")
        boro.send("hello", version=2, name="Boro", device="phone", link="program", turn=turn)
        people.append(boro)
        assert seat_or_reason(boro, room.code) == 1
        if not seems_open:
            boro.client.on_connection_lost()
    names = [one["name"] for one in ana.newest("presence")["seats"]]
    assert names[1] == "Boro" and set(room.seats.holders) == {0, 1}
    assert bool(people[0].newest("moved")) is seems_open
    # The newest token is valid, and the first one until the newest is used.
    last = resume(lobby, people[2])
    assert last.newest("seated")["seat"] == 1
    last.send("ping")
    assert resume(lobby, people[0]).newest("refused")["reason"] == "no_seat"


def test_who_has_shown_a_token_gets_no_seat_again_by_joining(lobby: Lobby) -> None:
    ana = hosted(lobby)
    room, boro = only_room(lobby), on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(boro, room.code) == 1
    # Another window of the same device, while the first one may be open.
    window = on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(window, room.code) == 2
    window.send("leave")
    boro.send("ping")
    ana.send("start")
    boro.client.on_connection_lost()
    other = on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(other, room.code) == "second_seat"
    # Nor does somebody without a device.
    assert seat_or_reason(Somebody(lobby, "Boro", "there"), room.code) == "second_seat"


def test_who_resumes_a_seat_has_its_token(lobby: Lobby) -> None:
    ana = hosted(lobby)
    room, boro = only_room(lobby), on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(boro, room.code) == 1
    boro.client.on_connection_lost()
    resume(lobby, boro).client.on_connection_lost()
    ana.send("start")
    other = on_device(lobby, "Boro", "there", "phone")
    assert seat_or_reason(other, room.code) == "second_seat"


def test_who_joins_again_before_the_first_seat_is_stored_keeps_it(
    lobby: Lobby, keeper: Slow
) -> None:
    hosted(lobby)
    room = only_room(lobby)
    keeper.is_slow = True
    first = on_device(lobby, "Boro", "there", "phone")
    first.send("join", code=room.code)
    first.client.on_connection_lost()
    second = on_device(lobby, "Boro", "there", "phone")
    second.send("join", code=room.code)
    keeper.write_one()
    assert room._timer is not None
    keeper.write()
    assert second.newest("seated")["seat"] == 1 and set(room.seats.holders) == {0, 1}
    assert resume(lobby, second).newest("seated")["seat"] == 1
