"""The program's data folders are found, and unpacked if they are zip files."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from zipfile import ZipFile

import pytest

from audiowar import resources


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose sounds are in a zip file."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    with ZipFile(tmp_path / "sounds.zip", "w") as packed:
        packed.writestr("standard/pack.ini", "[pack]")
    return tmp_path


def test_a_packed_folder_is_unpacked_when_it_is_asked_for(package: Path) -> None:
    assert not (package / "sounds").exists()
    assert resources.find_data_folder("sounds") == package / "sounds"
    assert (package / "sounds/standard/pack.ini").read_text(encoding="utf-8") == "[pack]"


def test_all_who_ask_at_once_find_it_whole(package: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(resources.find_data_folder, ["sounds"] * 8))
    assert all((one / "standard/pack.ini").is_file() for one in found)
    assert sorted(path.name for path in package.iterdir()) == ["sounds", "sounds.zip"]


def test_a_folder_that_is_nowhere_is_named(package: Path) -> None:
    with pytest.raises(FileNotFoundError, match="locales"):
        resources.find_data_folder("locales")


def test_nobody_waits_for_another_folder_to_be_unpacked(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voice must not wait until a hundred sounds are unpacked."""
    with ZipFile(package / "voices.zip", "w") as packed:
        packed.writestr("sr", "name sr")
    inner = resources._unpack
    voices: list[bool] = []

    def both(packed: Path, place: Path) -> None:
        if place.name == "sounds":
            with ThreadPoolExecutor(1) as pool:
                voices.append(pool.submit(resources.unpack_folder, package / "voices").result(10))
        inner(packed, place)

    monkeypatch.setattr(resources, "_unpack", both)
    assert resources.find_data_folder("sounds").is_dir()
    assert voices == [True] and (package / "voices/sr").is_file()


def test_unpacking_shows_that_it_goes_on(package: Path) -> None:
    before = resources.count_loaded()
    resources.find_data_folder("sounds")
    assert resources.count_loaded() > before
