"""The index of games: records from files, renewed when they change, rebuilt at any time."""

from __future__ import annotations

import json
import math
import os
import re
import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from audiowar.archive import game_index, game_index_store
from audiowar.archive.game_facts import JudgedMatch
from audiowar.archive.game_index import GameIndex, Progress
from audiowar.archive.game_list_entry import GameListEntry
from audiowar.archive.statistics import list_matches_begun_with_deal, list_refused_matches
from audiowar.storage import game_marks, saves
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace

from .games import NOON, play_saved


def refreshed(index: GameIndex | None = None) -> tuple[list[Progress], list[GameListEntry]]:
    """Renew an index to the end; return the progress and the records."""
    index = index or GameIndex()
    return list(index.refresh_with_progress()), index.list_entries()


def test_every_game_has_a_record_the_last_played_first() -> None:
    over, running = play_saved(1), play_saved(2, over=False, language="sr")
    os.utime(over, (NOON, NOON))
    steps, (first, second) = refreshed()
    assert {step.total for step in steps} == {2} and steps[-1].done == 2
    assert first.file == running.name and not first.is_over and first.own_result == ""
    assert first.language == "sr"
    assert second.file == f"finished/{over.name}" and second.is_over
    assert second.players == ("Mira", "Ana") and second.opponent_names == ("Ana",)
    assert second.bots == {1: "random"} and second.person_seats == (0,)
    text = over.read_text()
    assert second.tricks >= text.count('{"event": "take"') > 5
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


def test_records_are_kept_and_only_changed_files_are_read_again() -> None:
    first, second = play_saved(1), play_saved(2, over=False)
    _, before = refreshed()
    steps, again = refreshed()
    assert steps == [Progress(0, 0)] and again == before
    second.write_bytes(second.read_bytes() + b'{"event": "war"}\n')
    first.unlink()
    steps, records = refreshed()
    assert steps[-1].total == 1
    assert [(one.file, one.refused_line > 1) for one in records] == [(second.name, True)]
    assert GameIndex().list_entries() == records


def test_a_damaged_index_is_made_again() -> None:
    play_saved(1)
    _, before = refreshed()
    path = saves.get_saves_folder() / "index.txt"
    for junk in (
        b"",
        b"\xff" * 5000,
        b"{}",
        b'4\n["x", 1, 2, {}]\n',
        b'5\n["x", 1, 2, {"y": 3}]\n',
        b'5\n["x"',
    ):
        path.write_bytes(junk)
        _, records = refreshed()
        assert records == before


def test_the_index_is_read_from_its_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_without_an_index_the_games_are_listed() -> None:
    play_saved(1)
    (saves.get_saves_folder() / "index.txt").mkdir()
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


def test_a_match_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    over, running = play_saved(1), play_saved(2, over=False)
    replayed: list[bytes] = []

    class Counted(JudgedMatch):
        def __init__(self, transcript: bytes) -> None:
            replayed.append(transcript)
            super().__init__(transcript)

    monkeypatch.setattr(game_index, "JudgedMatch", Counted)
    for index in (GameIndex(), GameIndex()):
        refreshed(index)
        list(index.refresh_facts_with_progress())
        facts = index.find_facts(f"finished/{over.name}")
        assert facts is not None and facts["biggest_pot"] > 1
        assert index.find_facts(running.name) is None
    finished = saves.get_saves_folder() / "finished" / over.name
    assert sorted(replayed) == sorted([finished.read_bytes(), running.read_bytes()])


def test_a_match_with_a_summary_is_listed_at_once_and_replayed_before_it_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(JudgedMatch, "replay_in_parts", lambda judged: iter(()))
    path = play_to_end()
    (entry,) = refreshed()[1]
    *_, last = map(json.loads, path.read_text().splitlines())
    assert (entry.tricks, entry.events) == (last["summary"]["tricks"], last["summary"]["events"])
    assert entry.ranks == tuple(last["ranks"]) and entry.is_dated


def test_times_are_those_of_the_match_not_of_the_file() -> None:
    path = play_to_end()
    text = re.sub('"started": "[^"]*"', '"started": "2026-03-29T01:00:00+01:00"', path.read_text())
    ended = re.search('"ended": "([^"]*)"', text)
    assert ended is not None
    for said, expected in (
        ("2026-03-29T01:30:00.000+01:00", "2026-03-29T01:30:00"),
        ("9999-03-29T01:30:00+01:00", None),
        ("2026-03-29T01:30:00", None),
        ("never", None),
    ):
        path.write_text(text.replace(ended[1], said))
        os.utime(path, (NOON, NOON))
        (entry,) = refreshed()[1]
        assert entry.ended == (expected or datetime.fromtimestamp(NOON).isoformat())
        assert (entry.ended_at == NOON) is (expected is None)


def test_copies_count_once_whatever_they_are_called() -> None:
    path = play_to_end()
    data = path.read_bytes()
    conflicted = path.with_name(f"{path.stem} (Ana's conflicted copy).jsonl")
    conflicted.write_bytes(data)
    path.with_name("renamed.jsonl").write_bytes(data)
    (path.parent.parent / "begun.jsonl").write_bytes(b"".join(data.splitlines(True)[:9]))
    (entry,) = refreshed()[1]
    assert entry.is_over and len(entry.copies) == 3
    game_marks.set_mark(conflicted, game_marks.TITLE, "Mine")
    assert [one.title for one in refreshed()[1]] == ["Mine"]


def test_of_a_match_that_ended_twice_the_longest_counts() -> None:
    path = play_to_end()
    lines = path.read_text().splitlines(True)
    other = path.with_name("other.jsonl")
    other.write_text("".join([*lines[:-1], lines[-1].replace('"ended"', '"over"')]))
    index = GameIndex()
    assert len(refreshed(index)[1]) == 2
    list(index.refresh_facts_with_progress())
    assert len(list_matches_begun_with_deal(index)) == 1


def test_a_forged_match_is_named_and_does_not_count() -> None:
    path = play_to_end()
    *lines, last = path.read_text().splitlines(True)
    end = json.loads(last)
    end["summary"]["tricks"] = 7_000
    path.write_text("".join([*lines, json.dumps(end) + "\n"]))
    index = GameIndex()
    refreshed(index)
    list(index.refresh_facts_with_progress())
    (match,) = list_matches_begun_with_deal(index)
    assert 5 < match.entry.tricks < 7_000, "what is said beside the events is corrected"
    end["seats"] = [1 - end["seats"][0]]
    path.write_text("".join([*lines, json.dumps(end) + "\n"]))
    index = GameIndex()
    refreshed(index)
    list(index.refresh_facts_with_progress())
    assert list_matches_begun_with_deal(index) == []
    (refused,) = list_refused_matches(index)
    assert refused.refused_line == len(lines) + 1 and refused.is_over


def test_wrong_facts_in_the_index_are_counted_again() -> None:
    play_to_end()
    index = GameIndex()
    (entry,) = refreshed(index)[1]
    list(index.refresh_facts_with_progress())
    right = index.find_facts(entry.file)
    for wrong in ({"biggest_pot": "x"}, {"daily": 7}, {"daily": "soon"}):
        index.add_later_facts(entry.file, wrong)
        index.save()
        again = GameIndex()
        refreshed(again)
        assert again.find_facts(entry.file) is None
        list(again.refresh_facts_with_progress())
        assert again.find_facts(entry.file) == right


def play_to_end() -> Path:
    """Play a whole match at this computer; return its file."""
    view = start_local_match.start_match(
        "drunkard", ("Mira", "Ana"), {}, {1: "random"}, FixedPace(0.0)
    )
    view.request_fast_forward()
    while not view.view().over:
        view.run_due(0.0)
    view.leave()
    assert view.path is not None
    return view.path


def test_marks_are_kept_apart_from_the_index_and_travel_by_time() -> None:
    over, running = play_saved(1), play_saved(2, over=False)
    game_marks.set_mark(over, game_marks.TITLE, "The long one")
    game_marks.set_mark(running, game_marks.DELETED, True)
    index = GameIndex()
    (first,) = refreshed(index)[1]
    assert first.title == "The long one" and first.file.endswith(over.name)
    (deleted,) = index.list_entries(deleted=True)
    assert deleted.file == running.name and deleted.is_deleted
    (saves.get_saves_folder() / "index.txt").unlink()
    assert [one.title for one in refreshed()[1]] == ["The long one"]
    game_marks.merge_marks_into_file({over.name: {"title": ["Older", 5.0]}, running.name: {}})
    assert [one.title for one in index.list_entries()] == ["The long one"]
    game_marks.merge_marks_into_file({over.name: {"title": ["Newer", time.time() + 60]}})
    assert [one.title for one in index.list_entries()] == ["Newer"]
    game_marks.set_mark(over, game_marks.TITLE, "Own")
    assert [one.title for one in index.list_entries()] == ["Own"], "the player's act always wins"
    absurd = [["Absurd", at] for at in (math.inf, math.nan, -1.0, 9e9, True)]
    for pair in absurd:
        marks = game_marks.keep_valid_marks({over.name: {"title": pair}})
        game_marks.merge_marks_into_file(marks)
    assert [one.title for one in index.list_entries()] == ["Own"]


def test_a_mark_set_while_the_clock_was_ahead_gives_way_to_the_next_one() -> None:
    over = play_saved(1)
    path = game_marks.get_marks_path()
    path.write_text(json.dumps({over.name: {"deleted": [True, time.time() + 9e6]}}))
    game_marks.set_mark(over, game_marks.DELETED, False)
    assert [one.is_deleted for one in refreshed()[1]] == [False]
    later = {over.name: {"deleted": [True, time.time() - 5]}}
    game_marks.merge_marks_into_file(later)
    assert [one.is_deleted for one in refreshed()[1]] == [False]


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


def test_the_index_makes_its_folder_and_forgets_what_is_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index_store, "MAX_OLD_LINES", 2)
    index = game_index_store.IndexFile(tmp_path / "new")
    for number in range(6):
        row = game_index_store.IndexRow(number, 2, {"file": "a.jsonl"}, {"wars": 1})
        index.save({"a": row}, ["a", "gone"])
    assert len(index.path.read_text().splitlines()) == 13
    assert index.load() == {"a": row} == index.load()
    assert len(index.path.read_text().splitlines()) == 2
