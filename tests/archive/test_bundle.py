"""What travels in one file: nothing is lost on the way, whatever the file holds."""

from __future__ import annotations

import io
import json
import os
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZipFile

import pytest

from audiowar.archive import player_data_bundle
from audiowar.archive.game_index import GameIndex
from audiowar.archive.game_list_entry import make_match_id
from audiowar.archive.merge_games import GameMerger, MergeReport, make_safe_file_name
from audiowar.archive.player_data_bundle import (
    BadBundle,
    Bundle,
    write_bundle_with_progress,
)
from audiowar.storage import game_marks, saves
from audiowar.storage.locks import lock_file
from audiowar.storage.match_transcript import Header, format_json_line
from audiowar.storage.settings import Settings

from .games import NOON, play_saved

HEAD = {"format": "audiowar.transcript", "version": 1, "game": "classic", "seats": ["A", "B"]}


@pytest.fixture
def use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Use the folder of one of several computers."""

    def use_home(name: str) -> Path:
        monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / name))
        return tmp_path / name

    return use_home


def packed() -> io.BytesIO:
    file = io.BytesIO()
    list(write_bundle_with_progress(file))
    return file


def merged(file: io.BytesIO) -> MergeReport:
    report = MergeReport()
    steps = list(Bundle(file).merge_with_progress(Settings(), report))
    assert steps[-1].done == steps[-1].total
    return report


def made(**files: bytes | str) -> io.BytesIO:
    """Return a bundle with these files; "__" stands for a slash, a manifest is added."""
    file = io.BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as zipped:
        said = {"format": "audiowar.bundle", "version": 1, "times": {}}
        zipped.writestr("audiowar.json", files.pop("manifest", json.dumps(said)))
        for name, data in files.items():
            zipped.writestr(name.replace("__", "/"), data)
    return file


def contents(home: Path) -> set[bytes]:
    """Return the contents of all games, without those that are the beginning of another."""
    found = {path.read_bytes() for path in (home / "games").rglob("*.jsonl")}
    return {one for one in found if not any(o != one and o.startswith(one) for o in found)}


def test_games_marks_settings_and_keys_come_to_another_computer(use) -> None:  # type: ignore[no-untyped-def]
    home = use("one")
    over = play_saved(1, played=NOON)
    play_saved(2, over=False)
    game_marks.set_mark(over, game_marks.TITLE, "Mine")
    Settings().set(name="Živa", theme="dark", server_seat={"token": "secret"}, update_known="9")
    (home / "keys.ini").write_text("[keys]\nhelp = h\n")
    file = packed()
    assert b"secret" not in b"".join(ZipFile(file).read(name) for name in ZipFile(file).namelist())
    there = use("two")
    report = merged(file)
    assert (report.game_counts_by_outcome, report.key_file_outcome) == ({"new": 2}, "taken")
    assert contents(there) == contents(home) and len(contents(there)) == 2
    assert dict(Settings().stored_values) == {"name": "Živa", "theme": "dark"}
    assert (there / "keys.ini").read_bytes() == (home / "keys.ini").read_bytes()
    assert game_marks.read_marks()[over.name]["title"][0] == "Mine"
    assert (there / "games" / "finished" / over.name).stat().st_mtime == NOON
    assert merged(file) == MergeReport(Counter({"": 2}))


def random_home(home: Path, chance: Random, shared: list[tuple[str, bytes]]) -> None:
    """Put games into a folder: some begun elsewhere and gone on with, damaged, or of its own."""
    folder = home / "games" / "finished"
    folder.mkdir(parents=True)
    for name, begun in shared:
        if chance.random() < 0.7:
            data = begun
            for _ in range(chance.randrange(3)):
                data += format_json_line({"event": "put", "seat": chance.randrange(2)}).encode()
            if chance.random() < 0.3:
                data += format_json_line({"event": "end", "result": "win", "seats": [0]}).encode()
                (folder / name).write_bytes(data)
            else:
                data += chance.choice([b"", b'{"half'])
                (folder.parent / name).write_bytes(data)
    for _ in range(chance.randrange(3)):
        name = (
            f"2026{chance.randrange(1000, 9999)}-120000-{chance.randrange(10**6):06}-classic.jsonl"
        )
        odd = chance.choice([name, "my game (1).jsonl", "Ž.jsonl", name])
        (folder.parent / odd).write_bytes(
            format_json_line({**HEAD, "seed": chance.random()}).encode()
        )
    settings = Settings(home)
    for setting in ("theme", "detail", "pace"):
        if chance.random() < 0.7:
            settings.set(**{setting: chance.choice(["a", "b", "c"])})
    settings.set(lessons=chance.sample(["x", "y", "z"], 2))
    os.utime(settings.path, (NOON + chance.randrange(9**5),) * 2)
    marks = {name: {"title": [chance.choice("ab"), chance.random()]} for name, _ in shared}
    game_marks.merge_marks_into_file(marks, home / "games")


@pytest.mark.parametrize("seed", range(4))
def test_two_computers_have_the_same_after_merging_both_ways(use, seed: int) -> None:  # type: ignore[no-untyped-def]
    chance = Random(seed)
    shared = [
        (f"20260101-000000-{n:06}-classic.jsonl", format_json_line({**HEAD, "seed": n}).encode())
        for n in range(4)
    ]
    shared[1] = (shared[1][0], shared[0][1])
    homes = [use(name) for name in ("one", "two")]
    for home in homes:
        random_home(home, chance, shared)
    had = [whole(home) for home in homes]
    if chance.random() < 0.5:
        use("one")
        files = [packed()]
        use("two")
        files.insert(0, packed())
        for name, file in zip(("one", "two"), files, strict=True):
            use(name)
            merged(file)
    else:
        use("one")
        file = packed()
        use("two")
        merged(file)
        file = packed()
        use("one")
        merged(file)
    assert contents_of_lines(homes[0]) == contents_of_lines(homes[1])
    now = contents_of_lines(homes[0])
    for one in had[0] | had[1]:
        assert any(kept.startswith(one) for kept in now), "a game was lost"
    first, second = (dict(Settings(home).stored_values) for home in homes)
    assert sorted(first.pop("lessons")) == sorted(second.pop("lessons"))
    assert first == second
    assert titles(use("one")) == titles(use("two"))


def titles(home: Path) -> set[tuple[str, str]]:
    """Return the matches and the titles that the player has given to them."""
    list((index := GameIndex()).refresh_with_progress())
    # Two files of one match that go on in different ways have titles of their own.
    shared = make_match_id(Header("classic", ("A", "B"), {}, 0))
    entries = [entry for entry in index.list_entries() if entry.match_id not in ("", shared)]
    return {(entry.match_id, entry.title) for entry in entries}


def whole(home: Path) -> set[bytes]:
    """Return the whole lines of each game."""
    found = [path.read_bytes() for path in (home / "games").rglob("*.jsonl")]
    return {data[: data.rfind(b"\n") + 1] for data in found}


def contents_of_lines(home: Path) -> set[bytes]:
    found = whole(home)
    return {one for one in found if not any(o != one and o.startswith(one) for o in found)}


def test_of_settings_the_newer_count_and_it_is_told(use) -> None:  # type: ignore[no-untyped-def]
    home = use("one")
    Settings().set(theme="dark", detail="full")
    os.utime(home / "settings.json", (NOON, NOON))
    file = packed()
    there = use("two")
    Settings().set(theme="light", detail="full", pace=50)
    os.utime(there / "settings.json", (NOON + 60, NOON + 60))
    report = merged(file)
    assert (report.taken_settings, report.kept_settings) == ([], ["theme"])
    assert Settings().get("theme", "") == "light"
    os.utime(there / "settings.json", (NOON - 60, NOON - 60))
    report = merged(file)
    assert (report.taken_settings, report.kept_settings) == (["theme"], [])
    assert Settings().get("theme", "") == "dark" and Settings().get("pace", 0) == 50


@pytest.mark.parametrize("outcome", ["taken", "kept"])
def test_newer_keys_are_taken_and_the_older_kept_beside_them(use, outcome: str) -> None:  # type: ignore[no-untyped-def]
    home = use("one")
    (home / "games").mkdir(parents=True)
    (home / "keys.ini").write_text("sent")
    there = home.with_name("two")
    there.mkdir()
    (there / "keys.ini").write_text("own")
    os.utime((there if outcome == "taken" else home) / "keys.ini", (NOON, NOON))
    file = packed()
    use("two")
    assert merged(file).key_file_outcome == outcome
    is_taken = outcome == "taken"
    assert (there / "keys.ini").read_text() == ("sent" if is_taken else "own")
    replaced = there / "keys.ini.old"
    assert replaced.exists() is is_taken and (not is_taken or replaced.read_text() == "own")


def test_a_game_that_is_being_played_is_not_replaced(use) -> None:  # type: ignore[no-untyped-def]
    use("one")
    path = play_saved(1, over=False)
    begun = path.read_bytes()
    path.write_bytes(begun + b'{"event": "put"}\n')
    file = packed()
    there = use("two") / "games"
    there.mkdir(parents=True)
    (there / path.name).write_bytes(begun)
    release = lock_file(there / path.name)
    assert merged(file).game_counts_by_outcome["parted"] == 1
    release()
    assert (there / path.name).read_bytes() == begun
    assert len(list(there.glob("*.jsonl"))) == 2


GAME = format_json_line(HEAD)


def test_only_whole_lines_of_a_game_are_merged(tmp_path: Path) -> None:
    merger = GameMerger(tmp_path)
    first, other = "20261123-071420-839755-classic.jsonl", "20261123-071420-839755-renamed.jsonl"
    assert merger.merge_game(first, GAME.encode() + b'{"event": "pu', NOON) == "new"
    assert (tmp_path / first).read_text() == GAME
    assert merger.merge_game(other, GAME.encode(), NOON) == ""


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "foreign"),
        (b"junk", "foreign"),
        (b"PK\x03\x04junk", "foreign"),
        (made(manifest="{").getvalue(), "damaged"),
        (made(manifest="[]").getvalue(), "damaged"),
        (made(manifest='{"format": "other"}').getvalue(), "foreign"),
        (made(manifest='{"format": "audiowar.bundle", "version": 9}').getvalue(), "newer"),
        (made(manifest='{"format": "audiowar.bundle", "version": []}').getvalue(), "damaged"),
        (made(**{"settings.json": "[1]"}).getvalue(), "damaged"),
        (made(**{"games/marks.json": "{"}).getvalue(), "damaged"),
    ],
)
def test_what_is_no_bundle_is_refused(home: Path, data: bytes, reason: str) -> None:
    Settings().set(name="Mira")
    with pytest.raises(BadBundle) as refused:
        merged(io.BytesIO(data))
    assert refused.value.reason == reason
    files = {path.name for path in home.rglob("*") if path.is_file()}
    assert files == {"settings.json", "settings.json.lock"}


def test_cut_off_or_changed_at_any_place_it_is_refused_or_harmless(use) -> None:  # type: ignore[no-untyped-def]
    use("one")
    play_saved(1)
    data, chance = packed().getvalue(), Random(5)
    good = contents(use("one"))
    for number in range(40):
        there = use(f"two {number}")
        at = chance.randrange(len(data))
        cut = (
            data[:at] if number % 2 else data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
        )
        with suppress(BadBundle):
            merged(io.BytesIO(cut))
        names = {path.name for path in there.rglob("*") if path.is_file()}
        assert all(name.endswith((".json", ".jsonl", ".lock")) for name in names)
        if (there / "games").exists():
            assert contents(there) <= good


@pytest.mark.parametrize(
    "name",
    [
        "../evil.jsonl", "games/../../evil.jsonl", "/etc/evil.jsonl", "games/..\\..\\evil.jsonl",
        "games/finished/../../../evil.jsonl", "C:\\evil.jsonl", "games/CON.jsonl",
        "games/.hidden.jsonl", "games/a b\x00c.jsonl", "games/x.py", "settings.json.lock",
    ],
)  # fmt: skip
def test_nothing_is_written_elsewhere(home: Path, name: str) -> None:
    merged(made(**{name: GAME}))
    outside = [path for path in home.parent.rglob("*") if home not in path.parents and path != home]
    assert outside == []
    assert all(
        path.parent == home / "games" and path.name.startswith("game-")
        for path in home.rglob("*") if path.is_file() and path.name != "marks.json"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "begins"),
    [("games/Ž Đ/my game (2).jsonl", "game-my_game__2_-"), ("CON.jsonl", "game-CON-")],
)
def test_games_with_foreign_names_get_safe_ones(name: str, begins: str) -> None:
    safe = make_safe_file_name(name)
    assert re.fullmatch(re.escape(begins) + r"[0-9a-f]{8}\.jsonl", safe), safe


def test_bombs_are_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_data_bundle, "ALWAYS_ALLOWED_BYTES", 1 << 20)
    bomb = made(**{f"games/{n}.jsonl": GAME + " " * 3_000_000 + "\n" for n in range(4)})
    with pytest.raises(BadBundle, match="hostile"):
        merged(bomb)
    monkeypatch.setattr(player_data_bundle, "MAX_BUNDLED_FILES", 3)
    merged(made(**{f"games/{n}.jsonl": "" for n in range(2)}))
    with pytest.raises(BadBundle, match="hostile"):
        merged(made(**{f"games/{n}.jsonl": "" for n in range(3)}))
    odd = io.BytesIO()
    with ZipFile(odd, "w", ZIP_LZMA) as zipped:
        zipped.writestr("audiowar.json", "{}")
    with pytest.raises(BadBundle, match="hostile"):
        merged(odd)


def test_a_bundle_never_replaces_a_file_that_cannot_be_read(use) -> None:  # type: ignore[no-untyped-def]
    use("one")
    path = play_saved(1, over=False)
    file = packed()
    there = use("two") / "games"
    (there / path.name).mkdir(parents=True)
    assert merged(file).game_counts_by_outcome["new"] == 1
    assert (there / path.name).is_dir()
    assert saves.list_saves_outside_finished()


class Killed(BaseException):
    """The program is gone at this moment."""


def test_killed_at_any_instant_of_a_merge_nothing_is_lost_and_it_can_be_repeated(  # type: ignore[no-untyped-def]
    use, monkeypatch: pytest.MonkeyPatch
) -> None:
    use("one")
    paths = [play_saved(seed, over=seed % 2 == 0) for seed in range(4)]
    begun = {path.name: path.read_bytes() for path in paths if path.parent.name == "games"}
    for path in paths:
        if path.name in begun:
            path.write_bytes(path.read_bytes() + b'{"event": "put"}\n')
    game_marks.set_mark(paths[0], game_marks.TITLE, "One")
    Settings().set(theme="dark")
    wanted, file = contents(Path(os.environ["AUDIOWAR_HOME"])), packed()
    replace, unlink = os.replace, Path.unlink

    for instant in range(1, 60):
        there = use(f"there {instant}")
        (there / "games").mkdir(parents=True)
        for name, data in begun.items():
            (there / "games" / name).write_bytes(data)
        left = instant

        def count(*args: object, do: object = None, **more: object) -> object:
            nonlocal left
            left -= 1
            if not left:
                raise Killed
            return do(*args, **more)  # type: ignore[operator]

        monkeypatch.setattr(os, "replace", lambda *a: count(*a, do=replace))
        monkeypatch.setattr(Path, "unlink", lambda *a, **m: count(*a, do=unlink, **m))
        try:
            merged(file)
            ended = True
        except Killed:
            ended = False
        monkeypatch.setattr(os, "replace", replace)
        monkeypatch.setattr(Path, "unlink", unlink)
        for data in begun.values():
            assert any(kept.startswith(data) for kept in contents(there))
        merged(file)
        assert contents(there) == wanted
        assert game_marks.read_marks()[paths[0].name]["title"][0] == "One"
        if ended:
            assert instant > 6
            return
    raise AssertionError("it never ended")
