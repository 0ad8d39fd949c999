"""Rating lists of a server: who wants to be on them is, nobody else, and they survive a crash."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from audiowar.rules.events import End
from audiowar.rules.registry import GAMES
from audiowar.rules.trick_record import rank_seats
from audiowar.server.rooms.rating_lists import RATINGS_FILE, RatingLists, hash_rating_key
from audiowar.storage.match_transcript import Header
from audiowar.table.rating_model import INITIAL_RATING, compute_ratings_after_match
from audiowar.table.table import Table

from .player import Player, Server, run


async def best(player: Player, game: str = "scientific") -> list[dict[str, Any]]:
    """Return the list of a game."""
    await player.send("ratings", game=game, id=7)
    frame = await player.until("ratings")
    assert frame["game"] == game and frame["id"] == 7
    return list(frame["list"])


async def be_rated(player: Player, key: str, on: bool = True) -> None:
    await player.send("rating", key=key, on=on, id=5)
    assert (await player.until("rating", "refused"))["on"] is on


def test_only_who_asked_is_on_the_lists_also_after_a_crash(fast: Server) -> None:
    async def first(session: aiohttp.ClientSession) -> None:
        ana, boro = [await Player(session, fast.url, name).hello() for name in ("Ana", "Boro")]
        await be_rated(ana, "secret of Ana")
        assert await best(ana) == []
        made = await ana.make("scientific", 3, options={"trick_limit": 5})
        await boro.join(code=made["code"])
        await ana.send("start")
        await asyncio.gather(ana.play(random.Random(1)), boro.play(random.Random(2)))
        (row,) = await best(boro)
        assert row["name"] == ana.name and row["games"] == 1
        assert row["low"] < row["strength"] < row["high"]
        assert await best(boro, "steal") == []

    async def second(session: aiohttp.ClientSession) -> None:
        eva = await Player(session, fast.url, "Eva").hello()
        (row,) = await best(eva)
        assert row["games"] == 1
        await be_rated(eva, "secret of Eva", on=False)
        assert len(await best(eva)) == 1
        await be_rated(eva, "secret of Ana", on=False)
        assert await best(eva) == []
        for wrong in ({"key": "", "on": True}, {"key": "a"}, {"key": 1, "on": True}):
            await eva.send("rating", **wrong)
            assert (await eva.until("refused"))["reason"] == "bad_frame"

    run(first)
    stored = (fast.folder / RATINGS_FILE).read_text(encoding="utf-8")
    assert "secret" not in stored and hash_rating_key("secret of Ana") in stored
    fast.kill()
    fast.start()
    run(second)


# The lists by themselves


def ended(game: str, result: str = "win", seats: tuple[int, ...] = (0,), **options: Any) -> Any:
    """Return a match that has ended."""
    players = GAMES[game].players[0] if game != "razboi" else 3
    match = Table(Header(game, tuple("ABC"[:players]), options, 1)).match
    end = End(result, seats)
    match.end_event = replace(end, ranks=rank_seats(end, {}, players))
    return match


PEOPLE = {0: ("a", "Ana"), 1: ("b", "Boro")}


def strengths(lists: RatingLists, game: str = "scientific") -> dict[str, float]:
    return {row["name"]: row["strength"] for row in lists.list_best_players(game)}


def test_two_people_are_rated_against_each_other(tmp_path: Path) -> None:
    lists = RatingLists(tmp_path)
    lists.update_after_match(ended("scientific"), PEOPLE, {})
    won, lost = compute_ratings_after_match([INITIAL_RATING, INITIAL_RATING], [1, 2])
    assert strengths(lists) == {"Ana": round(won.strength, 1), "Boro": round(lost.strength, 1)}
    assert list(strengths(lists)) == ["Ana", "Boro"]
    lists.update_after_match(ended("scientific", "draw", (0, 1)), {**PEOPLE, 1: ("b", "Bo")}, {})
    again = RatingLists(tmp_path)
    again.load()
    assert again.list_best_players("scientific") == lists.list_best_players("scientific")
    assert [row["games"] for row in again.list_best_players("scientific")] == [2, 2]
    assert set(strengths(again)) == {"Ana", "Bo"}
    assert strengths(again)["Ana"] < won.strength


def test_a_bot_counts_by_its_level() -> None:
    against = []
    for level in ("dreamer", "professor"):
        lists = RatingLists()
        lists.update_after_match(ended("scientific"), {0: ("a", "Ana")}, {1: level})
        against.append(strengths(lists)["Ana"])
    assert 25 < against[0] < against[1]


@pytest.mark.parametrize(
    ("match", "people"),
    [
        (ended("scientific"), {0: ("", "Ana"), 1: ("", "Boro")}),
        (ended("scientific"), {0: ("a", "Ana"), 1: ("a", "Boro")}),
        (ended("classic"), PEOPLE),
        (ended("casino"), {0: ("a", "Ana")}),
        (ended("razboi", prisoners="off"), PEOPLE),
    ],
)
def test_luck_money_and_one_person_in_two_seats_are_not_rated(match: Any, people: Any) -> None:
    lists = RatingLists()
    lists.update_after_match(match, people, {})
    assert lists.list_best_players(match.variant.name) == []


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / RATINGS_FILE
    file.write_text('{"a": 1}', encoding="utf-8")
    lists = RatingLists(tmp_path)
    lists.load()
    lists.update_after_match(ended("scientific"), PEOPLE, {})
    assert len(lists.list_best_players("scientific")) == 2
    assert file.read_text(encoding="utf-8") == '{"a": 1}'
