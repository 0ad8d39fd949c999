"""What goes into the built program."""

from __future__ import annotations

import configparser
import hashlib
import importlib
import os
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.l10n.discover_locales import discover_locales

from .conftest import TOP


@pytest.fixture
def contents() -> Any:
    return importlib.import_module("contents")


def test_the_version_is_that_of_the_package(contents: Any) -> None:
    assert contents.read_version(TOP) == __version__


def test_every_message_and_every_sound_goes_in(contents: Any) -> None:
    placed = {f"{place}/{Path(source).name}" for source, place in contents.list_data_files(TOP)}
    for folder, pattern in (("locales", "**/*.ftl"), ("locales", "*/locale.ini"),
                            ("sounds", "*/*.wav"), ("sounds", "*/pack.ini")):  # fmt: skip
        files = list((TOP / folder).glob(pattern))
        assert files
        assert {f"audiowar/{path.relative_to(TOP).as_posix()}" for path in files} <= placed


def test_each_language_has_its_plurals_and_what_they_inherit_from(contents: Any) -> None:
    wanted = contents.list_needed_babel_locales(TOP)
    assert {locale.babel_tag.replace("-", "_") for locale in discover_locales().values()} <= wanted
    assert "root" in wanted
    assert contents.is_needed_data_file("babel/locale-data/sr_Latn.dat", wanted)
    assert not contents.is_needed_data_file("babel/locale-data/de.dat", wanted)
    assert contents.is_needed_data_file("babel/global.dat", wanted)


def test_each_language_has_a_dictionary_of_the_bundled_voice(contents: Any) -> None:
    pytest.importorskip("espeakng_loader")
    names = {Path(source).name for source, place in contents.list_speech_files(TOP)}
    assert {"en_dict", "es_dict", "ro_dict", "sr_dict", "hr_dict", "phondata"} <= names
    assert "ru_dict" not in names
    assert {"sr", "hr", "es-419", "en-US"} <= names and "ru-LV" not in names


@pytest.mark.parametrize(
    ("place", "source", "goes_in"),
    [
        ("espeakng_loader/libespeak-ng.so", "x/espeakng_loader/libespeak-ng.so", True),
        ("libespeak-ng.so.1", "/usr/lib/libespeak-ng.so.1", False),
        ("libpulse.so.0", "/usr/lib/libpulse.so.0", False),
        ("libopenal.so.1.19", "/usr/lib/libopenal.so.1.19", True),
        ("libstdc++.so.6", "/usr/lib/libstdc++.so.6", False),
    ],
)
def test_the_servers_of_the_system_are_spoken_to_through_its_own_libraries(
    contents: Any, place: str, source: str, goes_in: bool
) -> None:
    assert contents.is_included_library(place, source) is goes_in


def test_of_what_accessible_output2_carries_for_readers_nothing_goes_in(contents: Any) -> None:
    for client in ("PCTKUSR64.dll", "SAAPI32.dll", "nvdaControllerClient64.dll"):
        assert not contents.is_needed_data_file(f"accessible_output2/lib/{client}", set())
        assert not contents.is_included_library(f"accessible_output2\\lib\\{client}", client)


def test_the_client_of_nvda_goes_in_on_windows_and_only_the_one_that_was_verified(
    contents: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert sys.platform == "win32" or contents.find_nvda_client() == []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.raises(FileNotFoundError, match="speechcore"):
        contents.find_nvda_client()
    client = tmp_path / "speech_core" / contents.NVDA_CLIENT
    client.parent.mkdir()
    client.write_bytes(b"another one")
    with pytest.raises(ValueError, match="is not the client"):
        contents.find_nvda_client()
    verified = hashlib.sha256(b"another one").hexdigest()
    monkeypatch.setattr(contents, "NVDA_CLIENT_SHA256", verified)
    ((place, source, kind),) = contents.find_nvda_client()
    assert place == os.path.join("accessible_output2", "lib", contents.NVDA_CLIENT)
    assert (source, kind) == (str(client), "BINARY")


def test_what_the_first_words_do_not_need_is_one_file_a_folder(
    contents: Any, tmp_path: Path
) -> None:
    entries = [
        ("audiowar/sounds/standard/war.wav", str(TOP / "sounds/standard/pack.ini"), "DATA"),
        ("audiowar/sounds/standard/welcome-1.wav", str(TOP / "LICENSE"), "DATA"),
        ("audiowar/sounds/README.md", str(TOP / "README.md"), "DATA"),
        ("audiowar/locales/en/ui.ftl", str(TOP / "locales/en/ui.ftl"), "DATA"),
    ]
    kept = {
        place: Path(source)
        for place, source, _ in contents.replace_folders_by_zip_files(entries, tmp_path)
    }
    assert set(kept) == {
        "audiowar/locales/en/ui.ftl",
        "audiowar/sounds.zip",
        "audiowar/welcome-1.wav",
        "espeakng_loader/espeak-ng-data.zip",
    }
    first = kept["audiowar/sounds.zip"].read_bytes()
    packed = zipfile.ZipFile(kept["audiowar/sounds.zip"])
    assert packed.namelist() == ["README.md", "standard/war.wav", "standard/welcome-1.wav"]
    assert packed.read("README.md") == (TOP / "README.md").read_bytes()
    contents.replace_folders_by_zip_files(list(reversed(entries)), tmp_path)
    assert kept["audiowar/sounds.zip"].read_bytes() == first


def test_the_build_for_windows_names_all_that_the_program_needs_there() -> None:
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(TOP / "setup.cfg", encoding="utf-8")
    listed = (TOP / "packaging/windows/requirements.txt").read_text(encoding="utf-8").splitlines()
    there = {plain(line) for line in listed}
    elsewhere = ('"linux"', '"darwin"', '!= "win32"')
    assert len(there) > 5
    for line in filter(None, reader["options"]["install_requires"].splitlines()):
        if not any(mark in line for mark in elsewhere):
            assert plain(line) in there, line


def plain(requirement: str) -> str:
    """The name of a package, as all its spellings are."""
    return re.split(r"[ ;<=>]", requirement)[0].lower().replace("_", "-")


def test_ci_installs_one_version_of_everything() -> None:
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(TOP / "setup.cfg", encoding="utf-8")
    extras = reader["options.extras_require"]
    lines = reader["options"]["install_requires"].split("\n")
    lines += [line for name in ("test", "lint", "freeze") for line in extras[name].split("\n")]
    wanted = {
        re.split(r"[ ;<>=]", line)[0]
        for line in lines
        if line and not re.search(r'== "(win32|darwin)"', line)
    }
    text = (TOP / "packaging" / "constraints.txt").read_text(encoding="utf-8")
    pinned = [line.partition("==")[0] for line in text.splitlines() if "==" in line]
    plain = [re.sub(r"[-_.]+", "-", name).lower() for name in pinned]
    assert len(plain) == len(set(plain))
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in wanted} <= set(plain)


def test_windows_builds_take_only_files_with_known_sums() -> None:
    text = (TOP / "packaging/windows/requirements.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all(re.fullmatch(r"\S+==\S+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    assert "--require-hashes" in (TOP / "packaging/windows/build.sh").read_text(encoding="utf-8")


def test_the_flatpak_takes_what_the_build_for_linux_leaves() -> None:
    text = (TOP / "packaging/flatpak/org.audiowar.audiowar.yaml").read_text(encoding="utf-8")
    laid = (*(path.name for path in (TOP / "packaging/linux").iterdir()), "audiowar.png")
    for name in re.findall(r"-Dm644 audiowar/(\S+)", text):
        assert name in laid
    assert "path: ../../build/older_linux/dist" in text
