"""Folders whose names eSpeak's library cannot read, as Windows has them and as Linux has them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from audiowar.speech.backend_interface import BackendUnavailable
from audiowar.speech.backends import espeak_readable_path

SPOKEN = """
import sys
from pathlib import Path
from audiowar.speech.backends import espeak_synthesis
library = espeak_synthesis._find_espeak()[0]
espeak_synthesis._find_espeak = lambda: (library, Path(sys.argv[1]))
print(espeak_synthesis.get_synthesizer().supports_language("sr"))
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "Ž Đ ф" / "espeak-ng-data"
    (folder / "voices").mkdir(parents=True)
    (folder / "voices" / "sr").write_text("name sr", encoding="utf-8")
    return folder


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Windows of Western Europe whose disk keeps no short names; what its users share."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(espeak_readable_path, "get_path_codec", lambda: ("cp1252", "strict"))
    monkeypatch.setattr(espeak_readable_path, "get_short_path", lambda folder: folder)
    monkeypatch.setenv("PROGRAMDATA", str(tmp_path / "ProgramData"))
    monkeypatch.setenv("PUBLIC", str(tmp_path / "Public"))
    return tmp_path / "ProgramData"


def test_a_path_that_the_library_reads_is_given_as_it_reads_it_or_by_its_short_name(
    data: Path, tmp_path: Path, windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Žarko"
    folder.mkdir()
    assert espeak_readable_path.get_readable_path_bytes(folder) == str(folder).encode("cp1252")
    monkeypatch.setattr(espeak_readable_path, "get_short_path", lambda folder: Path("C:/ARKO~1"))
    assert espeak_readable_path.get_readable_path_bytes(data).endswith(b"ARKO~1")
    assert not windows.exists()


def test_where_there_is_none_the_data_is_copied_once_to_what_all_users_share(
    data: Path, windows: Path
) -> None:
    copy = Path(os.fsdecode(espeak_readable_path.get_readable_path_bytes(data)))
    assert copy.parent == windows / "audiowar"
    assert (copy / "voices" / "sr").read_text(encoding="utf-8") == "name sr"
    made = copy.stat().st_mtime_ns
    assert espeak_readable_path.get_readable_path_bytes(data) == os.fsencode(copy)
    assert copy.stat().st_mtime_ns == made and [copy] == list(copy.parent.iterdir())


def test_another_version_of_the_data_has_a_copy_of_its_own_and_another_folder_will_do(
    data: Path, windows: Path
) -> None:
    first = Path(os.fsdecode(espeak_readable_path.get_readable_path_bytes(data)))
    (data / "voices" / "sr").write_text("name sr, better", encoding="utf-8")
    second = Path(os.fsdecode(espeak_readable_path.get_readable_path_bytes(data)))
    assert first != second and first.parent == second.parent == windows / "audiowar"
    assert (second / "voices" / "sr").read_text() == "name sr, better"
    shutil.rmtree(windows)
    windows.write_text("no folder", encoding="utf-8")
    third = Path(os.fsdecode(espeak_readable_path.get_readable_path_bytes(data)))
    assert third.parents[1] == windows.with_name("Public")


@pytest.mark.parametrize("other", [False, True])
def test_a_copy_that_cannot_be_put_in_its_place_is_left_unless_another_process_made_it(
    other: bool, data: Path, windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(folder: Path, target: Path) -> None:
        if "ProgramData" not in str(target):
            os.rename(folder, target)
            return
        if other:
            target.mkdir()
        raise OSError("in use")

    monkeypatch.setattr(Path, "rename", rename)
    copy = Path(os.fsdecode(espeak_readable_path.get_readable_path_bytes(data)))
    public = windows.with_name("Public")
    assert copy.parents[1] == (windows if other else public)
    # What could not be used is removed.
    assert [one.name for one in (windows / "audiowar").iterdir()] == [copy.name] * other


def test_where_nothing_helps_the_reason_names_the_folder(
    data: Path, windows: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PROGRAMDATA")
    monkeypatch.delenv("PUBLIC")
    with pytest.raises(BackendUnavailable, match="Ž Đ ф"):
        espeak_readable_path.get_readable_path_bytes(data)


@pytest.mark.skipif(sys.platform != "linux", reason="links, and a limit of 160 bytes, are Linux's")
@pytest.mark.parametrize("name", ["Ž Đ ф", "x" * 150])
def test_the_real_library_speaks_from_a_folder_with_our_letters_and_from_a_deep_one(
    name: str, tmp_path: Path
) -> None:
    import espeakng_loader

    folder = tmp_path / name / "espeak-ng-data"
    folder.parent.mkdir()
    folder.symlink_to(espeakng_loader.get_data_path(), target_is_directory=True)
    done = subprocess.run(
        [sys.executable, "-c", SPOKEN, str(folder)], capture_output=True, text=True,
        env={**os.environ, "TMPDIR": "/tmp"},
    )  # fmt: skip
    assert done.stdout.strip() == "True", done.stderr
