"""Rooms without a socket or a disk: who finds them, who is away, and what is kept of a match."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Out
from audiowar.server.rooms import lobby as lobby_module
from audiowar.server.rooms import room_match, send_events
from audiowar.server.rooms.clean_names_and_chat import clean_name
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import TokenBuckets
from audiowar.server.rooms.room import OPEN, OVER, PLAYING, Room
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.rooms.table_settings import TableSettings, make_header
from audiowar.server.storage.repository import LATE_WRITE_SECONDS, SeatRow, StoredTable, TableRow
from audiowar.table.bot_randomness import SystemChance
from audiowar.table.step_events import Step

from .somebody import Slow, Somebody
from .test_removed_people import hosted
from .test_restored import playing, resume


def only_room(lobby: Lobby) -> Room:
    (room,) = lobby.rooms.values()
    return room


def finish(*people: Somebody) -> None:
    """Play a match to its end."""
    chance = random.Random(3)
    for one in people:
        one.send_without_limit()
    for _ in range(2000):
        for one in people:
            one.answer(chance.choice)
        if all(one.newest("over") for one in people):
            return
    raise AssertionError("the match does not end")


def keep_steps(keeper: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a keeper read the steps that it has written."""
    written: dict[tuple[str, int], str] = {}
    append = keeper.save_step

    def keep(ident: str, number: int, text: str, on_written: Any) -> None:
        written[ident, number] = text
        append(ident, number, text, on_written)

    monkeypatch.setattr(keeper, "save_step", keep)
    monkeypatch.setattr(
        keeper, "read_steps_as_text",
        lambda ident: "".join(written[key] for key in sorted(written) if key[0] == ident),
    )  # fmt: skip


def test_a_table_is_found_by_its_id_only_if_it_is_open_to_all(lobby: Lobby) -> None:
    opened = hosted(lobby).newest("made")["table"]
    host = Somebody(lobby, "Host")
    host.send("make", game="classic", players=2)
    boro = Somebody(lobby, "Boro")
    for table in ("0" * 16, host.newest("made")["table"], 7):
        boro.send("join", table=table)
        assert boro.frames[-1]["reason"] == "no_table"
    boro.send("join", table=opened)
    assert boro.newest("seated")["table"] == opened


def test_only_tables_that_have_not_begun_count_against_an_address(lobby: Lobby) -> None:
    lobby._creation_limits = TokenBuckets(1000, 0)
    people = [
        Somebody(lobby, "Ana", address="home")
        for _ in range(lobby.context.limits.max_tables_per_address + 1)
    ]
    for one in people:
        one.send("make", game="classic", players=2)
    assert all(one.newest("made") for one in people[:-1])
    assert people[-1].newest("refused")["reason"] == "too_many_tables"
    people[0].send("start")
    people[-1].send("make", game="classic", players=2)
    assert people[-1].newest("made")


def test_each_table_that_waits_for_the_disk_is_warned_once_until_it_writes_again(
    lobby: Lobby, keeper: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, boro = playing(lobby)
    cora = hosted(lobby)
    keeper.is_slow = True
    seconds = [0.0]
    monkeypatch.setattr(keeper, "get_oldest_write_wait", lambda: seconds[0])

    def warnings_after_check(wait: float) -> list[int]:
        seconds[0] = wait
        lobby.warn_of_late_writes()
        return [
            sum(frame.get("reason") == "cannot_keep" for frame in one.frames)
            for one in (ana, boro, cora)
        ]

    for one in (ana, boro):
        one.answer()
    assert warnings_after_check(LATE_WRITE_SECONDS - 0.1) == [0, 0, 0]
    assert warnings_after_check(LATE_WRITE_SECONDS) == [1, 1, 0]
    assert warnings_after_check(LATE_WRITE_SECONDS + 1) == [1, 1, 0]
    assert warnings_after_check(0.0) == [1, 1, 0]
    assert warnings_after_check(LATE_WRITE_SECONDS) == [2, 2, 0]


def told_events(one: Somebody) -> list[Any]:
    """Return all events that somebody was told."""
    return [event for frame in one.frames for event in frame.get("events", ())]


def test_a_match_is_dropped_from_memory_and_loaded_from_what_was_written(
    lobby: Lobby, keeper: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_steps(keeper, monkeypatch)
    ana, boro = playing(lobby)
    finish(ana, boro)
    room = only_room(lobby)
    lobby._remove_expired()
    assert room.match is not None, "they are still here"
    for one in (ana, boro):
        one.client.on_connection_lost()
    lobby._remove_expired()
    assert room.match is None
    again = resume(lobby, ana, after=-1)
    assert "again" not in again.newest("seated")
    assert told_events(again) == told_events(ana) and again.newest("over")


def test_who_says_no_mark_gets_none_that_would_be_of_less(lobby: Lobby) -> None:
    _, boro = playing(lobby)
    assert boro.newest("events")["mark"]
    assert "mark" not in resume(lobby, boro, after=0).newest("events")


def test_a_name_keeps_accents_that_no_letter_has_and_loses_other_signs() -> None:
    assert clean_name("x\u0301y!?") == "x\u0301y"


def test_who_comes_by_a_new_connection_leaves_nothing_of_the_old_one(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro = playing(lobby)
    old = boro.client.attendee
    again = resume(lobby, boro)
    keeper.write()
    room = only_room(lobby)
    assert [one.client for one in room.presence.attendees] == [ana.client, again.client]
    assert boro.client.attendee is None and old not in room.presence.attendees
    assert boro.newest("moved") and again.newest("seated")


def test_a_long_match_is_split_into_frames_between_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(send_events, "EVENTS_IN_FULL_FRAME", 3)
    event = Out(0)
    steps = [Step(number, (event,) * count) for number, count in ((0, 2), (2, 1), (3, 4), (7, 1))]
    for many, groups in (
        (4, [([0, 2], True), ([3], True), ([7], False)]),
        (3, [([0, 2], True), ([3], False)]),
        (2, [([0, 2], False)]),
        (1, [([0], False)]),
        (0, [([], False)]),
    ):
        split = send_events.split_steps_into_frames(steps[:many])
        assert [
            ([step.first_event_number for step in some], more) for some, more in split
        ] == groups


def test_only_a_test_chooses_the_seed_of_a_match() -> None:
    for seed, chance in ((7, SeededChance), (None, SystemChance)):
        settings = TableSettings("classic", {}, 2, True, seed=seed)
        header = make_header(settings, ["Ana", ""], ["Bruna"])
        assert isinstance(room_match.make_chance(header), chance)


def test_a_request_that_waits_until_its_seat_is_lost_is_refused_if_it_has_an_id(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro = playing(lobby)
    known = boro.newest("events")
    keeper.is_slow = True
    ana.answer()
    boro.send("advance", event=known["first"], id=7)
    boro.send("advance", event=known["first"])
    resume(lobby, boro, after=-1)
    assert boro.newest("moved") and boro.newest("refused") is None
    keeper.write()
    refused = [frame for frame in boro.frames if frame["type"] == "refused"]
    assert [(frame["reason"], frame["id"]) for frame in refused] == [("not_seated", 7)]


def test_the_id_of_a_refused_answer_is_in_no_later_frame(lobby: Lobby) -> None:
    ana, boro = playing(lobby)
    ana.answer(lambda choices: "no card", id=5)
    assert ana.newest("refused")["id"] == 5
    ana.frames.clear()
    boro.answer()
    assert ana.newest("events") and not any("id" in frame for frame in ana.frames)


@pytest.mark.parametrize("is_open", [True, False])
def test_a_restored_table_is_what_it_was(
    is_open: bool, lobby: Lobby, keeper: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[TableRow] = []
    seats: list[SeatRow] = []
    monkeypatch.setattr(keeper, "save_table", lambda row, on_written=None: rows.append(row))
    save_seat = keeper.save_seat

    def keep_seat(ident: str, row: SeatRow, on_written: Any) -> None:
        seats.append(row)
        save_seat(ident, row, on_written)

    monkeypatch.setattr(keeper, "save_seat", keep_seat)
    options = {"trick_limit": 40}
    wanted = {"players": 3, "open": is_open, "bots": "gambler", "coach": not is_open}
    ana = Somebody(lobby, "Ana", lang="ro")
    ana.send("make", game="scientific", options=options, **wanted)
    only_room(lobby).set_locked(not is_open, lambda: None)
    ana.send("pace", seconds=2)
    before = resume(lobby, ana).newest("seated")
    lobby.stop_moved_room(only_room(lobby))
    room = lobby.restore_room(StoredTable(rows[-1], {0: seats[-1]}))
    room.save_table_row()
    assert rows[-1] == rows[-2]
    again = resume(lobby, ana)
    assert again.newest("seated") == before
    again.send("tables")
    assert len(again.newest("tables")["tables"]) == is_open


def test_a_closed_table_lets_everybody_go(lobby: Lobby) -> None:
    ana = hosted(lobby)
    room, boro, vera = only_room(lobby), Somebody(lobby, "Boro"), Somebody(lobby, "Vera")
    boro.send("join", code=room.code)
    vera.send("spectate", code=room.code)
    assert len(room.presence.attendees) == 3
    room.erase()
    assert room.presence.attendees == []
    for one in (ana, boro, vera):
        assert one.frames[-1] == {"type": "refused", "reason": "table_closed", "args": {}}
        assert one.client.room is None and one.client.attendee is None
        one.send("make", game="classic", players=2)
    assert vera.newest("made") and ana.newest("seated")["game"] == "classic"


def test_an_erased_table_is_never_stored_again(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    hosted(lobby)
    room = only_room(lobby)
    room.erase()
    monkeypatch.setattr(keeper, "save_table", lambda *args: pytest.fail("stored again"))
    done: list[str] = []
    room.set_locked(True, lambda: done.append("locked"))
    room.set_auto_turn_seconds(2.0, lambda: done.append("paced"))
    room.save_table_row()
    assert done == ["locked", "paced"]


def test_who_watches_is_a_trick_late_and_sees_the_end_with_the_players(lobby: Lobby) -> None:
    ana, boro = playing(lobby)
    room, vera = only_room(lobby), Somebody(lobby, "Vera")
    vera.send("spectate", code=room.code)
    chance, late = random.Random(3), 0
    for one in (ana, boro, vera):
        one.send_without_limit()
    while not ana.newest("over"):
        for one in (ana, boro):
            one.answer(chance.choice)
        seen, now = vera.newest("events"), ana.newest("events")
        if seen and not ana.newest("over"):
            assert seen["view"]["trick"] < now["view"]["trick"]
            late += 1
    assert late > 20
    assert len(told_events(vera)) == len(told_events(ana))
    assert told_events(vera)[-1] == told_events(ana)[-1]
    assert vera.newest("events")["view"]["over"] is True
    boro.send("chat", text="Well played.")
    for one in (ana, boro, vera):
        assert sum(frame["type"] == "over" for frame in one.frames) == 1
        assert one.newest("over") == ana.newest("over")


def test_who_has_a_transcript_gets_no_second_one(lobby: Lobby) -> None:
    ana, boro = playing(lobby)
    finish(ana, boro)
    ana.send("transcript", id=1)
    parts = [frame for frame in ana.frames if frame["type"] == "transcript"]
    assert [part["more"] for part in parts] == [*[True] * (len(parts) - 1), False]
    assert "header" in parts[0] and not any("header" in part for part in parts[1:])
    ana.send("transcript", id=2)
    assert (ana.frames[-1]["reason"], ana.frames[-1]["id"]) == ("too_fast", 2)
    boro.send("transcript")
    assert boro.newest("transcript") and not boro.newest("refused")


@pytest.mark.parametrize("kind", ["join", "resume", "spectate", "take"])
def test_who_comes_to_a_match_that_is_only_on_the_disk_gets_it_from_its_beginning(
    monkeypatch: pytest.MonkeyPatch, kind: str, lobby: Lobby, keeper: Slow
) -> None:
    keep_steps(keeper, monkeypatch)
    ana, boro = playing(lobby)
    room, seated = only_room(lobby), ana.newest("seated")
    ana.send("move")
    boro.send("leave")
    ana.client.on_connection_lost()
    room.seats.holders[0].lost_at -= Limits().seconds_until_deserted_match_pauses
    lobby._remove_expired()
    assert room.match is None and room.state == PLAYING
    vera = Somebody(lobby, "Vera")
    fields: dict[str, dict[str, Any]] = {
        "join": {"code": room.code},
        "resume": {"table": room.ident, "token": seated["token"]},
        "spectate": {"table": room.ident},
        "take": {"code": ana.newest("move")["code"]},
    }
    vera.send(kind, **fields[kind])
    seat = {"join": 1, "spectate": None}.get(kind, 0)
    assert vera.newest("seated")["seat"] == seat and vera.newest("seated")["begun"]
    assert room.match is not None
    told = [frame for frame in vera.frames if frame["type"] == "events"]
    assert told[0]["first"] == 0
    if seat == 0:
        first = next(frame for frame in ana.frames if frame["type"] == "events")
        assert told[0]["events"][: len(first["events"])] == first["events"] != []


@pytest.mark.parametrize("state", [OPEN, PLAYING, OVER])
@pytest.mark.parametrize("is_somebody_there", [False, True])
def test_a_table_is_erased_when_it_was_unused_for_longer_than_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, state: str, is_somebody_there: bool, lobby: Lobby, keeper: Slow
) -> None:
    now, kept = 1e9, Limits().seconds_until_unused_table_is_deleted
    clock = SimpleNamespace(time=lambda: now, monotonic=lambda: 0.0)

    people = playing(lobby)
    room = only_room(lobby)
    room.state = state
    for one in people[is_somebody_there:]:
        one.client.on_connection_lost()
    erased: list[str] = []
    monkeypatch.setattr(keeper, "delete_table", erased.append)
    monkeypatch.setattr(lobby_module, "time", clock)
    lobby._clock_offset = now
    room.last_used = now - kept
    lobby._remove_expired()
    assert list(lobby.rooms) == [room.ident] and erased == []
    room.last_used = now - kept - 1
    lobby._remove_expired()
    # A table at which no match has begun is closed by its own timer.
    expected = [] if is_somebody_there or state == OPEN else [room.ident]
    assert erased == expected and (room.ident in lobby.rooms) is not bool(expected)


def test_the_last_use_of_a_table_is_stored_once_in_a_hundredth_of_the_time_that_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    now, lag = 1e9, Limits().seconds_until_unused_table_is_deleted / 100
    clock = SimpleNamespace(time=lambda: now, monotonic=lambda: 0.0)

    playing(lobby)
    room = only_room(lobby)
    rows: list[Any] = []
    monkeypatch.setattr(keeper, "save_table", lambda row, on_written=None: rows.append(row))
    monkeypatch.setattr(lobby_module, "time", clock)
    lobby._clock_offset = now
    room.last_used = now - lag
    lobby._remove_expired()
    assert rows == [] and room.last_used == now - lag
    room.last_used = now - lag - 1
    for _ in range(3):
        lobby._remove_expired()
    assert [row.touched for row in rows] == [now]


def test_the_host_chooses_who_plays_in_empty_seats(lobby: Lobby) -> None:
    for bot in ("random", "professor", "mixed"):
        ana = Somebody(lobby, "Ana")
        ana.send("make", game="scientific", players=3, bots=bot, coach=True)
        seated = ana.newest("seated")
        assert seated["bots"] == bot and seated["coach"]
        ana.send("start")
        match = lobby.rooms[seated["table"]].match
        assert match is not None
        bots = match.runner.table.header.bots_by_seat
        assert list(bots) == [1, 2]
        assert set(bots.values()) <= (
            {bot} if bot != "mixed" else {*list_opponent_names("scientific")}
        )


def test_a_request_that_waits_when_its_table_moves_is_neither_handled_nor_kept(
    lobby: Lobby, keeper: Slow
) -> None:
    ana, boro = playing(lobby)
    room = only_room(lobby)
    keeper.is_slow = True
    ana.answer()
    boro.send("advance", event=boro.newest("events")["first"], id=7)
    assert len(room._queue) == 1
    room.stop_but_keep_stored()
    assert boro.newest("bye")["retry"] == 0 and not room._queue
    # Boro sends it to the next server of the table.
    keeper.write()
    assert not any(one.get("id") == 7 for one in boro.frames)
