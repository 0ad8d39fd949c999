"""The index of games: records from files, renewed when they change, rebuilt at any time."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from audiowar.archive import game_index, game_index_store
from audiowar.archive.game_index import GameIndex, Progress
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.storage import game_marks, saves

from .games import NOON, play_saved


@pytest.fixture(params=["sqlite", "json"], autouse=True)
def store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Test both kinds of stores."""
    if request.param == "json":
        monkeypatch.setattr(game_index_store, "sqlite3", None)
    return str(request.param)


def refreshed(index: GameIndex | None = None) -> tuple[list[Progress], list[GameListEntry]]:
    """Renew an index to the end; return the progress and the records."""
    index = index or GameIndex()
    return list(index.refresh_with_progress()), index.list_entries()


def test_every_game_has_a_record_the_last_played_first() -> None:
    over, running = play_saved(1), play_saved(2, over=False, language="sr")
    os.utime(over, (NOON, NOON))
    steps, (first, second) = refreshed()
    assert [step.total for step in steps] == [2, 2, 2] and steps[-1].done == 2
    assert first.file == running.name and not first.is_over and first.own_result == ""
    assert first.language == "sr"
    assert second.file == f"finished/{over.name}" and second.is_over
    assert second.players == ("Mira", "Ana") and second.opponent_names == ("Ana",)
    assert second.bots == {1: "random"} and second.person_seats == (0,)
    text = over.read_text()
    assert second.tricks == text.count('{"event": "take"') > 5
    assert second.wars == text.count('{"event": "war"') > 0
    assert second.ended == datetime.fromtimestamp(NOON).isoformat()
    assert second.started and second.started <= first.started
    assert (second.own_result == "won") == (second.seats == (0,))


def test_money_decides_who_has_won_at_a_casino() -> None:
    for seed in range(6):
        play_saved(seed, "casino", names=("Mira",), options={"rounds": 1 + seed % 2})
    _, records = refreshed()
    results = set()
    for record in records:
        events = map(
            json.loads, (saves.get_saves_folder() / record.file).read_text().splitlines()[1:]
        )
        gained = sum(event["cents"] for event in events if event["event"] == "pay")
        assert record.cents == gained
        results.add(record.own_result)
        assert record.own_result == ("won" if gained > 0 else "lost" if gained < 0 else "drawn")
    assert len(results) > 1


def test_records_are_kept_and_only_changed_files_are_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = play_saved(1), play_saved(2, over=False)
    _, before = refreshed()
    steps, again = refreshed()
    assert steps == [Progress(0, 0)] and again == before
    second.write_bytes(second.read_bytes() + b'{"event": "war"}\n')
    first.unlink()
    steps, records = refreshed()
    assert steps[-1].total == 1
    assert [(one.file, one.wars) for one in records] == [(second.name, 1)]
    assert GameIndex().list_entries() == records


def test_a_damaged_index_is_made_again(store: str) -> None:
    play_saved(1)
    _, before = refreshed()
    path = saves.get_saves_folder() / f"index.{store}"
    for junk in (b"", b"\xff" * 5000, b"{}", b'{"version": 1, "games": {"x": [1, 2, {"y": 3}]}}'):
        path.write_bytes(junk)
        _, records = refreshed()
        assert records == before


def test_the_index_is_read_from_its_file_once(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play_saved(1)
    index, loads = GameIndex(), []
    load = type(index._store).load
    monkeypatch.setattr(type(index._store), "load", lambda own: loads.append(own) or load(own))
    for _ in range(3):
        refreshed(index)
    assert len(loads) == 1


def test_a_game_that_an_earlier_version_put_too_deep_is_listed() -> None:
    over = play_saved(1)
    deep = over.parent / saves.FINISHED_FOLDER / over.name
    deep.parent.mkdir(parents=True)
    finished = over.parent.parent / saves.FINISHED_FOLDER / over.name
    finished.rename(deep)
    assert [one.file for one in refreshed()[1]] == [f"{saves.FINISHED_FOLDER}/{over.name}"]


def test_without_an_index_the_games_are_listed(store: str) -> None:
    play_saved(1)
    (saves.get_saves_folder() / f"index.{store}").mkdir()
    assert len(refreshed()[1]) == 1


def test_a_broken_game_hides_no_other() -> None:
    good = play_saved(1)
    folder = saves.get_saves_folder()
    (folder / "a.jsonl").write_bytes(b"\x00junk\n")
    (folder / "b.jsonl").write_bytes(b"")
    (folder / "c.jsonl").mkdir()
    (folder / "d.jsonl").write_text('{"format": "audiowar.transcript", "version": 99}\n')
    end = b'{"event": "end", "seats": 7}\n'
    (folder / "e.jsonl").write_bytes(good.read_bytes() + end)
    _, records = refreshed()
    faults = {one.file: one.fault for one in records}
    assert faults["a.jsonl"] == "damaged" and faults["b.jsonl"] == "empty"
    assert faults["c.jsonl"] == "unreadable" and faults["d.jsonl"] == "newer"
    assert faults[f"finished/{good.name}"] == ""
    assert not next(one for one in records if one.file == "e.jsonl").is_over
    assert not any(one.is_shared for one in records)


def test_facts_are_computed_once_for_each_finished_match(monkeypatch: pytest.MonkeyPatch) -> None:
    over, running = play_saved(1), play_saved(2, over=False)
    seen: list[bytes] = []

    def compute(data: bytes) -> dict[str, object]:
        seen.append(data)
        return {"pot": 7}

    monkeypatch.setattr(game_index, "compute_facts", compute)
    index = GameIndex()
    refreshed(index)
    assert index.find_facts(f"finished/{over.name}") is None
    for _ in range(2):
        list(index.refresh_facts_with_progress())
    assert seen == [over.read_bytes()]
    again = GameIndex()
    facts = again.find_facts(f"finished/{over.name}")
    assert facts is not None and facts["pot"] == 7
    assert again.find_facts(running.name) is None


def test_marks_are_kept_apart_from_the_index_and_travel_by_time(store: str) -> None:
    over, running = play_saved(1), play_saved(2, over=False)
    game_marks.set_mark(over, game_marks.TITLE, "The long one")
    game_marks.set_mark(running, game_marks.DELETED, True)
    index = GameIndex()
    (first,) = refreshed(index)[1]
    assert first.title == "The long one" and first.file.endswith(over.name)
    (deleted,) = index.list_entries(deleted=True)
    assert deleted.file == running.name and deleted.is_deleted
    (saves.get_saves_folder() / f"index.{store}").unlink()
    assert [one.title for one in refreshed()[1]] == ["The long one"]
    game_marks.merge_marks_into_file({over.name: {"title": ["Older", 5.0]}, running.name: {}})
    assert [one.title for one in index.list_entries()] == ["The long one"]
    game_marks.merge_marks_into_file({over.name: {"title": ["Newer", 9e9]}})
    assert [one.title for one in index.list_entries()] == ["Newer"]


@pytest.mark.parametrize("junk", [b"", b"{", b"[]", b'{"a": 5, "b": {"title": 5, "x": [1, 2]}}'])
def test_damaged_marks_are_set_aside_when_new_ones_are_set(junk: bytes) -> None:
    over = play_saved(1)
    path = game_marks.get_marks_path()
    path.write_bytes(junk)
    assert game_marks.read_marks() == {}
    game_marks.set_mark(over, game_marks.TITLE, "Mine")
    assert game_marks.get_mark(game_marks.read_marks(), over.name, "title") == "Mine"
    kept = path.with_name("marks.json.broken")
    assert not kept.exists() or kept.read_bytes() == junk
    assert kept.exists() == (b"{}" not in junk and not junk.startswith(b'{"'))


def test_equal_winners_have_drawn() -> None:
    players = ("Ana", "Bo", "Cy")
    shared = GameListEntry("a.jsonl", players=players, result="limit", seats=(0, 1))
    assert shared.own_result == "drawn"
    assert replace(shared, seat=2).own_result == "lost"
    assert replace(shared, seats=(0,)).own_result == "won"


def test_the_index_makes_its_folder(tmp_path: Path) -> None:
    row = game_index_store.IndexRow(1, 2, {"file": "a.jsonl"})
    game_index_store.open_index_store(tmp_path / "new").save({"a": row}, ["a"])
    assert game_index_store.open_index_store(tmp_path / "new").load() == {"a": row}
