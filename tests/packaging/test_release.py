"""What players download: names, contents, words; and the installer, run by itself under Wine."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import os
import re
import runpy
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from audiowar import __version__
from audiowar.frontends.display_check import WINDOW_LIBRARY_PACKAGES
from audiowar.input.commands import COMMANDS
from audiowar.storage import settings

from ..end_to_end.rig import chromium
from ..end_to_end.rig.missing_programs import require_programs
from .conftest import TOP

pytest.importorskip("cyclonedx", reason="not installed: cyclonedx (.[freeze])")

LANGUAGES = ("en", "es", "ro", "sr", "sr-Cyrl")
INSIDE = {
    "audiowar.exe": b"MZ program",
    "audiowar-text.exe": b"MZ console",
    "_internal/base.dat": b"data",
    "_internal/locales/sr/ui.ftl": "Đurđa".encode(),
    "_internal/audiowar/distribution.json": (
        b'{"address": "https://example.org/a/", "contact": "we@example.org"}'
    ),
    "LICENSE.txt": b"GPL",
    "LGPL-2.1.txt": b"LGPL",
    "THIRD_PARTY.txt": b"theirs",
    **{f"manual-{tag}.html": tag.encode() for tag in LANGUAGES},
}


@pytest.fixture(scope="module")
def release() -> Any:
    """The script, as a module."""
    return runpy.run_path(str(TOP / "packaging" / "release"))


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build for Windows leaves, in small."""
    dist = tmp_path_factory.mktemp("windows")
    for name, data in INSIDE.items():
        file = dist / "audiowar" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (dist / "audiowar-portable.exe").write_bytes(b"MZ single")
    return dist


@pytest.fixture(scope="module")
def linux(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build for Linux leaves, in small."""
    dist = tmp_path_factory.mktemp("linux")
    folder = dist / "audiowar"
    (folder / "_internal").mkdir(parents=True)
    (folder / "audiowar").write_text("#!/bin/sh\necho plays\n")
    (folder / "audiowar").chmod(0o755)
    for name in ("THIRD_PARTY.txt", "audiowar.png", "_internal/base.dat"):
        (folder / name).write_text(name)
    for path in (TOP / "packaging" / "linux").iterdir():
        shutil.copy(path, folder / path.name)
    return dist


@pytest.fixture(scope="module")
def made(release: Any, windows: Path, linux: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Everything, made once."""
    require_programs("makensis", "dpkg-deb")
    made = release["Release"](tmp_path_factory.mktemp("out") / "release", __version__)
    made.add_windows(windows)
    made.add_linux(linux)
    made.add_source()
    made.add_page(linux / "audiowar" / "_internal")
    made.add_documents(windows / "audiowar")
    made.add_download_pages()
    made.add_winget_manifest("https://example.org/audiowar")
    made.add_checksums()
    return made


def test_every_download_has_the_version_in_its_name(made: Any) -> None:
    assert set(made.files) == set(importlib.import_module("download_page").DOWNLOAD_KINDS)
    assert all(__version__ in path.name and path.is_file() for path in made.files.values())


def test_manual_and_licences_lie_beside_the_single_file(made: Any) -> None:
    page = importlib.import_module("download_page")
    for tag in LANGUAGES:
        text = (made.out / page.get_page_file_name(tag)).read_text(encoding="utf-8")
        for file in (f"manual-{tag}.html", "LICENSE.txt", "THIRD_PARTY.txt", "LGPL-2.1.txt"):
            place = f"audiowar-{__version__}-papers/{file}"
            assert (made.out / place).read_bytes() == INSIDE[file] and f'href="{place}"' in text


def test_the_sums_are_those_of_the_files(made: Any) -> None:
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=made.out, capture_output=True
    )
    assert done.returncode == 0, done.stdout
    listed = (made.out / "SHA256SUMS").read_text(encoding="utf-8")
    assert all(path.name in listed for path in (*made.files.values(), *made.documents.values()))


def test_what_is_portable_keeps_its_saves_beside_itself(
    made: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with zipfile.ZipFile(made.files["portable"]) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path)
    folder = tmp_path / f"audiowar-{__version__}"
    assert f"{folder.name}/{settings.PORTABLE_FILE}" in names
    assert {name: (folder / name).read_bytes() for name in INSIDE} == INSIDE
    monkeypatch.delenv("AUDIOWAR_HOME", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "audiowar.exe"))
    assert settings.get_data_folder() == folder / "data"
    (folder / settings.PORTABLE_FILE).unlink()
    assert folder not in settings.get_data_folder().parents


def test_programs_in_the_archive_of_linux_can_be_started(made: Any, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "zipfile", "-t", str(made.files["linux"])], check=True)
    with zipfile.ZipFile(made.files["linux"]) as packed:
        modes = {entry.filename: entry.external_attr >> 16 for entry in packed.infolist()}
    assert modes[f"audiowar-{__version__}/audiowar"] & 0o111
    assert not modes[f"audiowar-{__version__}/audiowar.png"] & 0o111


def test_the_package_of_debian_holds_program_menu_entry_and_licences(
    made: Any, tmp_path: Path
) -> None:
    package = made.files["deb"]
    told = subprocess.run(
        ["dpkg-deb", "--field", str(package), "Package", "Version", "Architecture", "Depends"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "Package: audiowar" in told and f"Version: {__version__}" in told
    assert "libasound2" in told and all(
        package in told for package in WINDOW_LIBRARY_PACKAGES.values()
    )
    subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path)], check=True)
    program = tmp_path / "usr/bin/audiowar"
    assert subprocess.run([str(program)], capture_output=True, text=True).stdout == "plays\n"
    assert "Exec=audiowar\n" in (tmp_path / "usr/share/applications/audiowar.desktop").read_text()
    for place in ("icons/hicolor/256x256/apps/audiowar.png", "doc/audiowar/copyright",
                  "doc/audiowar/NEWS.gz"):  # fmt: skip
        assert (tmp_path / "usr/share" / place).is_file()


def test_the_package_has_what_systems_show_of_it(made: Any, tmp_path: Path) -> None:
    package = made.files["deb"]
    subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path)], check=True)
    told = subprocess.check_output(["dpkg-deb", "--field", str(package)], text=True)
    assert "Recommends: speech-dispatcher, libpulse0\n" in told
    assert "Maintainer: The audiowar project\n" in told and "localhost" not in told
    assert "Homepage" not in told
    for size in (16, 48, 512):
        picture = tmp_path / f"usr/share/icons/hicolor/{size}x{size}/apps/audiowar.png"
        assert struct.unpack(">II", picture.read_bytes()[16:24]) == (size, size)
    for folder in ("", "es/", "ro/", "sr/", "sr@latin/"):
        page = tmp_path / f"usr/share/man/{folder}man6/audiowar.6.gz"
        text = gzip.decompress(page.read_bytes()).decode()
        assert text.startswith(".TH AUDIOWAR 6 ") and "audiowar serve" in text.replace("\\-", "-")
        assert text.count(".TP") == len(COMMANDS), folder
        assert not any(line.startswith(("'", "..")) for line in text.splitlines())
    metainfo = tmp_path / "usr/share/metainfo/audiowar.metainfo.xml"
    found = ElementTree.parse(metainfo).getroot()
    assert len(found.findall("summary")) == len(LANGUAGES)
    assert found.find("releases/release").get("version") == __version__
    assert found.find("url") is None
    if shutil.which("appstreamcli") is not None:
        checked = ["appstreamcli", "validate", "--no-net", str(metainfo)]
        done = subprocess.run(checked, capture_output=True, text=True)
        assert "E: " not in done.stdout, done.stdout


def test_the_package_asks_for_the_c_library_that_its_programs_need(tmp_path: Path) -> None:
    archives = importlib.import_module("archives")
    (tmp_path / "program").write_bytes(b"\x7fELF..GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.17\0")
    (tmp_path / "text").write_bytes(b"GLIBC_2.99")
    assert archives.find_needed_glibc(tmp_path) == "2.34"


def test_all_languages_say_the_same_things(release: Any) -> None:
    words = importlib.import_module("words")
    assert tuple(words.list_languages()) == LANGUAGES
    english = words.load_words("en")
    for tag in LANGUAGES:
        told = words.load_words(tag)
        assert told.keys() == english.keys(), tag
        for section, texts in told.items():
            assert texts.keys() == english[section].keys(), (tag, section)
            for name, text in texts.items():
                assert text.strip(), (tag, name)
                assert text.count("`") % 2 == 0, (tag, name)
                assert filled(text) == filled(english[section][name]), (tag, name)
                assert lines(text) == lines(english[section][name]), (tag, name)


def filled(text: str) -> list[str]:
    """What of a text is filled in."""
    return sorted(
        name for name in ("{version}", "{file}", "{size}", "{glibc}", "{contact}") if name in text
    )


def lines(text: str) -> int:
    """How many items a text has."""
    return len([line for line in text.splitlines() if line])


def test_this_version_has_its_news_in_every_language(made: Any) -> None:
    page = importlib.import_module("download_page")
    for tag in LANGUAGES:
        assert len(page.get_changes(tag, __version__)) >= 3
        news = made.out / f"audiowar-{__version__}-changes-{tag}.txt"
        assert f"audiowar {__version__}\n" in news.read_text(encoding="utf-8")


def test_the_page_leads_to_every_file_and_every_language(made: Any) -> None:
    page = importlib.import_module("download_page")
    for tag in LANGUAGES:
        text = (made.out / page.get_page_file_name(tag)).read_text(encoding="utf-8")
        assert f'<html lang="{"sr-Latn" if tag == "sr" else tag}">' in text
        for file in made.files.values():
            assert f'href="{file.name}"' in text, (tag, file.name)
        for other in set(LANGUAGES) - {tag}:
            assert f'href="{page.get_page_file_name(other)}"' in text
        assert "`" not in text and "{" not in text.split("</style>")[1]


def test_the_page_shows_and_plays_a_game(made: Any) -> None:
    page = importlib.import_module("download_page")
    described = set()
    for tag in LANGUAGES:
        text = (made.out / page.get_page_file_name(tag)).read_text(encoding="utf-8")
        ((file, alt),) = re.findall(r'<img src="([^"]+)" alt="([^"]+)">', text)
        described.add(alt)
        sounds = re.findall(r'<source src="([^"]+)"', text)
        spoken = tag.partition("-")[0]
        assert sounds == [f"pictures/listen-{spoken}.{kind}" for kind in ("ogg", "mp3")]
        for name in (file, *sounds):
            assert (made.out / name).read_bytes() == (TOP / name).read_bytes()
        assert len(alt) > 200 and f'href="{sounds[1]}"' in text
    assert len(described) == len(LANGUAGES), "in every language"


def test_the_page_warns_of_a_missing_signature_only_if_there_is_none(made: Any) -> None:
    page = importlib.import_module("download_page")
    filled = {"version": __version__, "glibc": "2.28"}
    for tag in LANGUAGES:
        for signed, steps in (("", 5), ("yes", 4)):
            text = page.make_page(tag, made.files, made.documents, {**filled, "signed": signed})
            [listed] = re.findall("<ol>(.*?)</ol>", text, re.DOTALL)
            assert listed.count("<li>") == steps
            assert ("Run anyway" in listed or "Ejecutar de todas" in listed) == (not signed), tag


def test_winget_finds_the_installer_by_its_sum(made: Any) -> None:
    folder = made.out / f"audiowar-{__version__}-winget"
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    told = texts["audiowar.audiowar.installer.yaml"]
    setup = made.files["setup"]
    assert hashlib.sha256(setup.read_bytes()).hexdigest().upper() in told
    assert f"https://example.org/audiowar/{setup.name}" in told and "Scope: user" in told
    assert {f"audiowar.audiowar.locale.{tag}.yaml" for tag in
            ("en-US", "es-ES", "ro-RO", "sr-Latn-RS")} < set(texts)  # fmt: skip
    assert all(f"PackageVersion: {__version__}" in text for text in texts.values())
    shown = "\nPackageUrl: https://example.org/audiowar/\n"
    assert [".locale." in name for name in texts] == [shown in text for text in texts.values()]


def test_the_page_has_no_fault_that_axe_knows(made: Any) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    require_programs(chromium)
    page = importlib.import_module("download_page")
    with chromium.launch_windowless_browser() as browser:
        for tag in LANGUAGES:
            tab = browser.new_page()
            tab.goto((made.out / page.get_page_file_name(tag)).as_uri())
            faults = axe.Axe().run(tab).response["violations"]
            assert [fault["id"] for fault in faults] == [], tag
            assert tab.locator("h1").count() == 1 and tab.locator("main li a").count() == 11


@pytest.fixture
def wine(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A Windows of its own, or that of the build, which is there already."""
    require_programs("wine")
    built = os.environ.get("AUDIOWAR_WINDOWS")
    prefix = Path(built).resolve() / "prefix" if built else tmp_path / "prefix"
    environment = {
        **{name: value for name, value in os.environ.items() if name != "DISPLAY"},
        "WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=",
        "LC_ALL": "C.UTF-8",
    }  # fmt: skip
    if not prefix.is_dir():
        run(environment, "wineboot", "-i")
    yield environment
    subprocess.run(["wineserver", "-k"], env=environment)


def run(environment: dict[str, str], *words: str) -> int:
    """Run a program under Wine; its status."""
    done = subprocess.run(
        ["wine", *words], env=environment, input=b"", capture_output=True, timeout=120
    )
    return done.returncode


def uninstalled(environment: dict[str, str], key: str) -> bool:
    """Whether the registry knows the program."""
    return run(environment, "reg", "query", f"HKCU\\{key}") != 0


def test_the_installer_installs_updates_and_takes_away_without_a_question(
    made: Any, wine: dict[str, str]
) -> None:
    users = Path(wine["WINEPREFIX"]) / "drive_c" / "users"
    setup = f"Z:{made.files['setup']}"
    entry = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\audiowar"
    assert run(wine, setup, "/S") == 0
    (program,) = users.glob("*/AppData/Local/Programs/audiowar/audiowar.exe")
    folder = program.parent
    assert {name: (folder / name).read_bytes() for name in INSIDE} == INSIDE
    (shortcut,) = users.glob("*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/*.lnk")
    assert shortcut.name == "audiowar.lnk"
    # Control, Alt and F9, where the format of shortcuts keeps its key.
    assert struct.unpack_from("<H", shortcut.read_bytes(), 64)[0] == 0x0678
    assert not uninstalled(wine, entry)
    facts = {"URLInfoAbout": b"https://example.org/a/", "Contact": b"we@example.org"}
    for name, shown in facts.items():
        asked = ["wine", "reg", "query", f"HKCU\\{entry}", "/v", name]
        told = subprocess.run(asked, env=wine, input=b"", capture_output=True, timeout=120).stdout
        assert told.split()[-1] == shown

    old, own = folder / "_internal" / "old.dat", folder / "mine.txt"
    old.write_bytes(b"")
    own.write_bytes(b"")
    saves = folder.parents[1] / "audiowar" / "games"
    saves.mkdir(parents=True, exist_ok=True)
    (saves / "game.json").write_text("{}")
    assert run(wine, setup, "/S") == 0
    assert program.is_file() and own.is_file()

    uninstaller = str(folder / "uninstall.exe")
    assert run(wine, uninstaller, "/S", f"_?={windows_path(folder)}") == 0
    assert not program.exists() and not (folder / "_internal/locales").exists()
    assert own.is_file() and old.is_file(), "what was not installed is not ours to delete"
    assert (saves / "game.json").is_file() and not shortcut.exists()
    assert uninstalled(wine, entry)

    old.unlink()
    own.unlink()
    assert run(wine, setup, "/S") == 0
    assert run(wine, uninstaller, "/S", "/GAMES", f"_?={windows_path(folder)}") == 0
    # Called so that it can be waited for, it cannot take away itself.
    left = {path.name for path in folder.rglob("*")} if folder.exists() else set()
    assert not saves.exists() and left <= {"uninstall.exe"}


def windows_path(folder: Path) -> str:
    """A folder on C: as Windows names it."""
    parts = folder.parts[folder.parts.index("drive_c") + 1 :]
    return "C:\\" + "\\".join(parts)
