"""What is rare in rooms: views of long ago, damaged logs, full disks, tables without players."""

from __future__ import annotations

import asyncio
import logging
import os
from dataclasses import fields
from pathlib import Path

import pytest

from audiowar.rules.registry import GAMES
from audiowar.server.rooms.clean_names_and_chat import (
    clean_name,
    reduce_to_sound,
)
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import TokenBuckets
from audiowar.server.rooms.rating_lists import RATINGS_FILE, RatingLists
from audiowar.server.rooms.room import PLAYING
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits, parse_limits

from .in_loop import in_own_loop
from .somebody import Slow, Somebody
from .test_lobby_limits import Clock
from .test_rating_lists import ended
from .test_restored import playing, resume

DEFAULTS = {limit.metadata["name"]: limit.default for limit in fields(Limits)}
"""The default of each limit, by the name by which the operator sets it."""
ENDS = (
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200F),
    *(0x202A, 0x202E, 0x2060, 0x206F, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0, 0xFFF8),
    *(0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF),
)
"""The first and the last of each run of invisible characters in DerivedCoreProperties.txt."""


def test_no_name_holds_an_invisible_character() -> None:
    assert {clean_name(f"A{chr(code)}na") for code in ENDS} == {"Ana"}


def test_limits_are_read_and_wrong_ones_named() -> None:
    assert parse_limits({"tables": "3", "away": "0.5", "kept": 0}) == Limits(
        max_tables_per_address=3,
        seconds_until_announced_as_away=0.5,
        seconds_until_unused_table_is_deleted=0,
    )
    numbers = ({"frame": "inf"}, {"frame": "nan"}, {"away": "nan"}, {"away": 10**400})
    for wrong in ({"table": 1}, {"tables": "many"}, {"tables": -1}, *numbers):
        with pytest.raises(KeyError) as error:
            parse_limits(wrong)
        assert error.value.args == tuple(wrong)


def test_no_limit_takes_a_value_with_which_a_server_cannot_work() -> None:
    for name in DEFAULTS:
        for value in ("inf", "-inf", "nan", "1e300", "1e400", "-1", -1, 10**400, "-1e-9"):
            with pytest.raises(KeyError):
                parse_limits({name: value})
    refuse_zero = []
    for name, default in DEFAULTS.items():
        parse_limits({name: str(default)})
        try:
            parse_limits({name: "0"})
        except KeyError:
            refuse_zero.append(name)
    assert refuse_zero == [
        *("frame", "rate", "burst", "queue", "headers", "hello", "idle", "copies", "heartbeat"),
    ]
    for name, value in (("burst", "0.9"), ("copies", 6), ("thinking", "101"), ("frame", 100)):
        with pytest.raises(KeyError):
            parse_limits({name: value})


@in_own_loop
async def test_without_a_wait_between_chat_messages_only_the_frames_are_limited() -> None:
    limits = parse_limits({"chat_every": 0, "chat_burst": 2, "burst": 100})
    lobby = Lobby(ServerContext(Slow(), limits, asyncio.get_running_loop(), ()))
    chat = Somebody(lobby, "Ana").client.chat_limit
    assert all(chat.try_take(now=5.0) for _ in range(50))
    assert not chat.has_tokens(5.0, 3)
    lobby.stop_rooms()


def test_buckets_fill_again_and_full_ones_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiowar.server.rooms.rate_limiting.MIN_SWEEP_SIZE", 4)
    buckets = TokenBuckets(2, 0.5)
    assert [buckets.get("a", 0.0).try_take(0.0) for _ in range(3)] == [True, True, False]
    assert not buckets.get("a", 1.0).has_tokens(1.0) and buckets.get("a", 2.0).has_tokens(2.0)
    assert [buckets.get("a", 4.0).try_take(4.0) for _ in range(3)] == [True, True, False]
    buckets.get("b", 4.0).remove_up_to(4.0, 99)
    assert not buckets.get("b", 5.0).has_tokens(5.0) and buckets.get("b", 6.0).has_tokens(6.0)
    for number in range(20):
        assert buckets.get(f"{number}", 100.0 * number).try_take(100.0 * number)
        # Of those who came long ago nothing is remembered.
        assert len(buckets._buckets) <= 5


def test_ratings_that_cannot_be_written_stop_no_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / RATINGS_FILE).mkdir()
    (tmp_path / RATINGS_FILE / "kept").touch()
    lists = RatingLists(tmp_path)
    match = ended("scientific")
    lists.update_after_match(match, {0: ("k", "Ana"), 1: ("", "Boro")}, {})
    assert [row["name"] for row in lists.list_best_players("scientific")] == ["Ana"]
    (row,) = lists.list_best_players("scientific")
    assert all(row[name] == round(row[name], 1) for name in ("strength", "low", "high"))
    assert "the rating lists cannot be written" in caplog.text
    assert os.listdir(tmp_path) == [RATINGS_FILE]


def test_games_of_luck_play_by_themselves_if_the_host_wants(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    clock = Clock(lobby, monkeypatch)
    for game in (name for name, one in GAMES.items() if not one.always_has_choices):
        options = {"trick_limit": 5} if "trick_limit" in GAMES[game].complete_options({}, 2) else {}
        ana = Somebody(lobby, "Ana")
        ana.send("make", game=game, players=2, options=options)
        room = lobby.rooms[ana.newest("made")["table"]]
        ana.send("pace", seconds=0)
        ana.send("start")
        while room.state == PLAYING:
            keeper.write()
            clock.now += 1.0
            room.run_due()
        assert ana.newest("over")
        numbers = [frame["first"] for frame in ana.frames if frame["type"] == "events"]
        assert numbers == sorted(set(numbers)) and len(numbers) > 3


def test_a_damaged_log_is_refused_in_words_and_in_the_log(
    lobby: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    ana, _ = playing(lobby)
    (room,) = lobby.rooms.values()
    room.unload_match()
    room._header = room._header.replace('"scientific"', '"unknown"')
    assert resume(lobby, ana).frames[-1]["reason"] == "table_damaged"
    assert "a table cannot be restored" in caplog.text and "Ana" not in caplog.text


def test_cyrillic_names_sound_like_their_latin_spelling() -> None:
    for cyrillic, latin in (
        ("Љубица Његош", "ljubica njegoš"),
        ("Џон Ђорђе Ћира", "džon đorđe ćira"),
        ("абвгдежзијклмнопрстуфхцчш", "abvgdežzijklmnoprstufhcčš"),
    ):
        assert reduce_to_sound(cyrillic) == reduce_to_sound(latin) == latin


def test_nothing_is_begun_while_the_disk_is_late(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, keeper: Slow
) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send("make", game="classic", players=2)
    ana.send("move")
    made, move = ana.newest("made"), ana.newest("move")
    monkeypatch.setattr(keeper, "get_oldest_write_wait", lambda: 5.0)
    boro = Somebody(lobby, "Boro")
    for kind, more in (
        ("make", {"game": "classic", "players": 2}),
        ("join", {"code": made["code"]}),
        ("take", {"code": move["code"]}),
    ):
        boro.send(kind, **more)
        assert boro.frames[-1]["reason"] == "cannot_keep", kind
    monkeypatch.setattr(keeper, "get_oldest_write_wait", lambda: 4.9)
    boro.send("take", code=move["code"])
    assert boro.newest("seated")["seat"] == 0


def test_the_next_seat_is_the_hosts_when_the_host_leaves(lobby: Lobby) -> None:
    ana, boro, vera = (Somebody(lobby, name) for name in ("Ana", "Boro", "Vera"))
    ana.send("make", game="classic", players=3)
    for one in (boro, vera):
        one.send("join", code=ana.newest("made")["code"])
    ana.send("leave")
    assert vera.newest("presence")["host"] == 1
    vera.send("lock", on=True)
    assert vera.frames[-1]["reason"] == "not_host"
    boro.send("lock", on=True)
    assert vera.newest("presence")["locked"]


def test_the_last_known_device_of_a_seat_stays_known(lobby: Lobby) -> None:
    ana = Somebody(lobby, "Ana")
    ana.send("make", game="classic", players=2)
    (room,) = lobby.rooms.values()
    seated = ana.newest("seated")
    for device, known in (("phone", "phone"), ("", "phone"), ("laptop", "laptop")):
        again = Somebody(lobby, "Ana")
        again.client.device_id = device
        again.send("resume", table=seated["table"], token=seated["token"])
        assert room.seats.holders[0].device_id == known
