"""Players who ask for it hear of a newer version once; nothing is sent for anybody else."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar import __version__
from audiowar.client import check_for_newer_release, update_download
from audiowar.client.check_for_newer_release import (
    BackgroundVersionCheck,
    Release,
    fetch_first_bytes,
    fetch_verified_release,
    is_newer,
    parse_release,
)
from audiowar.client.minisign import BadSignature, verify_signature
from audiowar.client.update_download import UpdateDownload
from audiowar.frontends.open_manual import can_installer_replace_program
from audiowar.publisher_info import PublisherInfo, load_publisher_info
from audiowar.storage.settings import get_data_folder
from audiowar.ui.core import main_menu
from audiowar.ui.core.main_menu import MainMenu
from audiowar.ui.first_screens import open_first_screen, open_main_menu
from audiowar.ui.menus import update_menu
from audiowar.ui.menus.update_menu import UpdateMenu
from audiowar.ui.settings import settings_menu
from tests.ui.front import Play

from .signed_release import Key, Server, serve_release


@pytest.fixture
def server() -> Iterator[Server]:
    with serve_release() as running:
        yield running


def know(monkeypatch: pytest.MonkeyPatch, place: PublisherInfo) -> None:
    """Let the program be a copy from this place."""
    for module in (main_menu, update_menu, settings_menu):
        monkeypatch.setattr(module, "load_publisher_info", lambda: place)


def begin(home: Path, server: Server, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Play:
    """Start a program from this server whose player wants to hear of newer versions."""
    know(monkeypatch, server.place)
    play = Play(home, "en")
    play.app.settings.set(**{"updates": True, **settings})
    return play


def told(play: Play) -> list[str]:
    """Open the main menu and wait for what it finds; return what was said."""
    before = len(play.front.said)
    open_main_menu(play.app)
    menu = play.app.top
    assert isinstance(menu, MainMenu)
    if menu._look is not None:
        menu._look._thread.join(20)
    play.app.run_due_screens()
    return [text for text, _ in play.front.said[before:]]


def rows(play: Play) -> list[str]:
    """Return the rows of the open menu."""
    return [play.app.render(line) for line in play.app.top.get_screen_content().rows]


def wait_for_download(play: Play, menu: UpdateMenu) -> None:
    """Wait until the installer is there or its download has failed."""
    if menu._download is not None:
        menu._download._thread.join(20)
        play.app.run_due_screens()


def open_update(play: Play) -> UpdateMenu:
    """Open the screen of the newer version and wait until it has looked."""
    play.go_to("Version 99.1")
    play.press("enter")
    menu = play.app.top
    assert isinstance(menu, UpdateMenu)
    if menu._look is not None:
        menu._look._thread.join(20)
        play.app.run_due_screens()
    return menu


# What is looked up


def test_a_release_that_was_signed_is_read(server: Server) -> None:
    release = fetch_verified_release(server.place)
    assert (release.version, release.date) == ("99.1", "2026-11-20")
    assert release.changes["sr"] == ("Novo.",)
    assert release.downloads["setup"].size == len(b"setup of ") + 4 * 50_000
    assert [one["path"] for one in server.asked] == [
        "/audiowar/release.json",
        "/audiowar/release.json.minisig",
    ]
    assert __version__ not in str(server.asked) and "Python" not in str(server.asked)


def test_versions_are_compared_by_their_numbers() -> None:
    for version, running in (("1.0.1", "1.0.0"), ("1.10", "1.9.3"), ("2", "")):
        assert is_newer(version, running) and not is_newer(running, version)
    assert not is_newer("1.0", "1.0.0") and not is_newer("1.0.0", "1.0")


def test_a_release_that_others_have_made_or_changed_is_none(server: Server) -> None:
    with pytest.raises(BadSignature):
        fetch_verified_release(replace(server.place, release_key=Key().public))
    text = server.files["/audiowar/release.json"]
    # What the same key has signed for another version, program or file.
    for comment in (
        "audiowar 99.0 release.json",
        "b 99.1 release.json",
        "audiowar 99.1 SHA256SUMS",
    ):
        server.files["/audiowar/release.json.minisig"] = server.key.sign(text, comment)
        with pytest.raises(ValueError, match=comment):
            fetch_verified_release(server.place)
    server.files["/audiowar/release.json"] = text.replace(b"rounder", b"squarer")
    with pytest.raises(BadSignature):
        fetch_verified_release(server.place)


def test_a_signature_in_which_something_was_changed_is_none() -> None:
    key = Key()
    lines = key.sign(b"data", "audiowar 1.0").splitlines()
    assert verify_signature(b"data", b"\n".join(lines), key.public) == "audiowar 1.0"
    other_lines = Key().sign(b"data", "audiowar 2.0").splitlines()
    # Nobody vouches for the first line.
    changed = [b"\n".join([*lines[:n], other_lines[n], *lines[n + 1 :]]) for n in (1, 2, 3)]
    for signature in (*changed, b"", b"\n\n\n\n", b"a\nb\nc\nd\n", b"\xff" * 400):
        with pytest.raises(BadSignature):
            verify_signature(b"data", signature, key.public)
    with pytest.raises(BadSignature):
        verify_signature(b"data", key.sign(b"data"), "no key")


def test_signatures_of_minisign_itself_are_verified(tmp_path: Path) -> None:
    secret, public, file = tmp_path / "secret", tmp_path / "Ž.pub", tmp_path / "Ž Đ.json"
    file.write_bytes(b"\x00\xff" * 1000)
    made = ("minisign", "-G", "-W", "-p", str(public), "-s", str(secret))
    try:
        subprocess.run(made, check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("minisign is not installed")
    signed = ("minisign", "-S", "-s", str(secret), "-m", str(file), "-t", "audiowar 1.1.1")
    subprocess.run(signed, check=True, capture_output=True)
    key = public.read_text().splitlines()[1]
    signature = (tmp_path / "Ž Đ.json.minisig").read_bytes()
    assert verify_signature(file.read_bytes(), signature, key) == "audiowar 1.1.1"
    with pytest.raises(BadSignature):
        verify_signature(file.read_bytes() + b" ", signature, key)


def test_a_description_with_something_wrong_in_it_is_none() -> None:
    usual: dict[str, Any] = {"version": "2", "date": "2026-11-20", "changes": {}, "files": {}}
    setup = {"name": "setup.exe", "size": 1, "sha256": "0" * 64}
    assert parse_release(json.dumps({**usual, "files": {"setup": setup}}).encode()).version == "2"
    wrong: tuple[dict[str, Any], ...] = (
        *({"version": "2.0 now!"}, {"version": 2}, {"date": "yesterday"}, {"changes": []}),
        *({"files": {"setup": {**setup, "name": "../../setup.exe"}}}, {"files": {"setup": 1}}),
        *(
            {"files": {"setup": {**setup, name: value}}}
            for name, value in (("size", -1), ("sha256", "0"))
        ),
    )
    texts = [json.dumps({**usual, **changed}).encode() for changed in wrong]
    for text in (*texts, b"", b"<!DOCTYPE html>", b"[" * 60_000, b"\xff\xfe", b"1"):
        with pytest.raises(ValueError):
            parse_release(text)


def test_only_encrypted_addresses_are_opened() -> None:
    for url in ("file:///etc/hostname", "http://example.org/", "ftp://127.0.0.1/", "x", "https://"):
        with pytest.raises(ValueError):
            fetch_first_bytes(url)


@pytest.mark.parametrize("target", ["http://localhost.example/", "ftp://localhost/", "file:///"])
def test_nothing_is_sent_to_an_unencrypted_address_that_an_answer_leads_to(
    server: Server, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    lookup = socket.getaddrinfo

    def write_down(host: str, *more: Any, **options: Any) -> Any:
        asked.append(host)
        return lookup(host, *more, **options)

    monkeypatch.setattr(socket, "getaddrinfo", write_down)
    found = f"HTTP/1.1 302 Found\r\nLocation: {target}\r\nContent-Length: 0\r\n\r\n".encode()
    server.broken["/audiowar/release.json"] = found
    with pytest.raises((ValueError, OSError)):
        fetch_verified_release(server.place)
    assert asked == ["127.0.0.1"]
    # To this same machine it may lead.
    here = f"{server.place.downloads_url}release.json.minisig"
    server.broken["/audiowar/release.json"] = found.replace(target.encode(), here.encode())
    signature = server.files["/audiowar/release.json.minisig"]
    assert fetch_first_bytes(f"{server.place.downloads_url}release.json") == signature


@pytest.mark.parametrize("seconds, comes", [(30.0, True), (30.1, False)])
def test_a_file_that_comes_in_drops_is_given_up(
    server: Server, seconds: float, comes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((0.0, seconds))
    monkeypatch.setattr(
        check_for_newer_release, "time", SimpleNamespace(monotonic=lambda: next(clock))
    )
    server.files["/audiowar/drop"] = b"x"
    if comes:
        assert fetch_first_bytes(f"{server.place.downloads_url}drop") == b"x"
    else:
        with pytest.raises(OSError):
            fetch_first_bytes(f"{server.place.downloads_url}drop")


def test_of_a_long_file_only_the_beginning_is_read(server: Server) -> None:
    server.files["/audiowar/long"] = b"x" * 200_000
    assert (
        len(fetch_first_bytes(f"{server.place.downloads_url}long"))
        == check_for_newer_release.MAX_DESCRIPTION_BYTES
    )


# What the player hears


def test_a_newer_version_is_announced_once_and_stays_in_the_menu(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin(home, server, monkeypatch)
    said = told(play)
    assert said[-1] == "There is a newer version, 99.1. This menu has an item for it."
    assert rows(play)[-2:] == ["Version 99.1: what is new", "Quit"]
    assert len(server.asked) == 2
    # The same day, and the next.
    assert not any("newer version" in line for line in told(play))
    assert rows(play)[-2] == "Version 99.1: what is new" and len(server.asked) == 2
    play.app.settings.set(update_looked="2026-11-19")
    play.app.launch_options.has_looked_for_updates = False
    assert not any("newer version" in line for line in told(play))
    assert len(server.asked) == 4
    server.publish("99.2")
    play.app.settings.set(update_looked="2026-11-20")
    play.app.launch_options.has_looked_for_updates = False
    assert "99.2" in told(play)[-1]
    assert [row for row in rows(play) if "what is new" in row] == ["Version 99.2: what is new"]


@pytest.mark.parametrize("settings", [{"updates": False}, {"updates": 1}])
def test_players_who_have_not_asked_are_left_alone(
    home: Path, server: Server, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "99.1" not in str(told(begin(home, server, monkeypatch, **settings)))
    assert server.asked == []


def test_a_copy_that_knows_no_address_offers_nothing(home: Path) -> None:
    play = Play(home, "en")
    play.app.settings.set(updates=True)
    assert len(told(play)) == 1
    settings = settings_menu.SettingsMenu(play.app)
    offered = [play.app.render(row.label()) for row in settings.list_searchable_rows()]
    assert any(row.startswith("Name") for row in offered)
    assert not any("newer versions" in row for row in offered)


def test_a_copy_with_an_address_lets_it_be_turned_on(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin(home, server, monkeypatch, updates=False)
    open_main_menu(play.app)
    play.app.open_screen(settings_menu.SettingsMenu(play.app))
    play.go_to("newer versions")
    assert "on" in play.press("right")[-1]
    assert play.app.settings.get("updates", False) is True


BROKEN = (
    b"what is this\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\nsetup of",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nsetup of",
)
"""Answers of servers, or of what is between, that end in the middle or are none."""


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_answer_that_breaks_off_or_has_nothing_newer_is_no_news(server: Server) -> None:
    def is_news() -> bool:
        look = BackgroundVersionCheck(server.place, "99.1")
        look._thread.join(20)
        assert look.is_done
        return look.newer_release is not None

    assert not is_news()
    server.publish("99.2")
    assert is_news()
    for answer in BROKEN:
        server.broken["/audiowar/release.json"] = answer
        assert not is_news()
    server.broken.clear()
    server.files = {}
    assert not is_news()


def test_the_game_does_not_wait_for_the_answer() -> None:
    let_go = threading.Event()

    def slow(place: PublisherInfo) -> Release:
        assert let_go.wait(20)
        return Release("99.1", "2026-11-20", {}, {})

    look = BackgroundVersionCheck(PublisherInfo(), "1.0", slow)
    assert not look.is_done and look.newer_release is None
    let_go.set()
    look._thread.join(20)
    assert look.is_done and look.newer_release is not None and look.newer_release.version == "99.1"


def test_what_is_new_is_read_in_the_players_language(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin(home, server, monkeypatch)
    told(play)
    open_update(play)
    # The date has a no-break space in no language of ours.
    assert "Version 99.1 of November 20, 2026." in play.front.said[-1][0]
    # This copy was not installed by the installer of Windows.
    assert rows(play) == ["Open the download page", "The cards are rounder.", "Ž is said as Ž."]
    pages: list[str] = []
    play.app.launch_options.services.open_web_page = lambda page: bool(pages.append(page))
    assert play.press("enter")[-1] == f"The download page is {server.place.downloads_url}"
    play.app.launch_options.services.open_web_page = lambda page: True
    assert play.press("enter")[-1] == "The page is open in your browser."
    assert pages == [server.place.downloads_url]


def test_two_keys_install_it_and_the_game_goes_on(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin(home, server, monkeypatch)
    ran: list[Path] = []
    play.app.launch_options.services.install_update = ran.append
    told(play)
    menu = open_update(play)
    assert rows(play)[0] == "Install it and go on with your game"
    assert any("Downloading" in line for line in play.press("enter"))
    wait_for_download(play, menu)
    assert ran == [get_data_folder() / "update" / "audiowar-99.1-windows-setup.exe"]
    assert ran[0].read_bytes().startswith(b"setup of 99.1")
    assert "starts again by itself" in play.front.said[-1][0]
    assert play.app.settings.get("update_installing", "") == "99.1"
    assert not play.app.running


@pytest.mark.parametrize("wrong", ["short", "long", "changed", "gone"])
def test_another_file_than_the_published_one_is_never_installed(
    home: Path, server: Server, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin(home, server, monkeypatch)
    play.app.launch_options.services.install_update = lambda path: pytest.fail("it was installed")
    told(play)
    menu = open_update(play)
    name = "/audiowar/audiowar-99.1-windows-setup.exe"
    whole = server.files[name]
    other = {"short": whole[:-1], "long": whole + b"!", "changed": b"S" + whole[1:]}
    if wrong == "gone":
        del server.files[name]
    else:
        server.files[name] = other[wrong]
    play.press("enter")
    wait_for_download(play, menu)
    said = play.front.said[-1][0]
    assert ("broke off" if wrong in ("gone", "short") else "not the one we published") in said
    assert "Nothing has changed" in said and play.app.running
    assert not any((get_data_folder() / "update").iterdir())


@pytest.mark.parametrize("answer", BROKEN)
@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_download_that_breaks_off_is_never_installed(
    server: Server, answer: bytes, tmp_path: Path
) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    server.broken[f"/audiowar/{download.name}"] = answer
    running = UpdateDownload(server.place.downloads_url, download, tmp_path)
    running._thread.join(20)
    assert running.is_done and running.failure_reason == "network" and not running.path.exists()
    assert running.percent < 100


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_full_disk_or_a_folder_that_is_none_is_said(server: Server, tmp_path: Path) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    (tmp_path / download.name).symlink_to("/dev/full")
    (tmp_path / "file").write_text("")
    for folder in (tmp_path, tmp_path / "file"):
        running = UpdateDownload(server.place.downloads_url, download, folder)
        running._thread.join(20)
        assert running.is_done and running.failure_reason == "disk"
    assert not (tmp_path / download.name).exists()


def test_where_the_new_version_has_no_room_it_is_not_fetched(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    # On the disk with the saved games, and on that with the program.
    for spare, failed in (((-1, 0), "disk"), ((0, -1), "disk"), ((0, 0), "")):
        free = dict(zip((tmp_path, Path(sys.executable).parent), spare, strict=True))
        monkeypatch.setattr(
            update_download,
            "disk_usage",
            lambda folder, free=free: SimpleNamespace(free=5 * download.size + free[folder]),
        )
        running = UpdateDownload(server.place.downloads_url, download, tmp_path)
        running._thread.join(20)
        assert running.failure_reason == failed and running.path.exists() == (not failed)


def test_only_what_its_player_may_change_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    uninstaller = tmp_path / "uninstall.exe"
    monkeypatch.setattr(sys, "executable", str(tmp_path / "audiowar.exe"))
    # The portable folder has none; a folder cannot be opened for writing either.
    for make, replaced in ((None, False), (uninstaller.mkdir, False), (uninstaller.touch, True)):
        if make is not None:
            make()
        with monkeypatch.context() as windows:
            windows.setattr(sys, "platform", "win32")
            assert can_installer_replace_program() is False
            windows.setattr(sys, "frozen", True, raising=False)
            assert can_installer_replace_program() is replaced
        assert can_installer_replace_program() is False
        if uninstaller.is_dir():
            uninstaller.rmdir()


def test_an_installer_that_cannot_be_started_is_said(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(installer: Path) -> None:
        raise PermissionError(installer)

    play = begin(home, server, monkeypatch)
    play.app.launch_options.services.install_update = refuse
    told(play)
    menu = open_update(play)
    play.press("enter")
    wait_for_download(play, menu)
    assert "The installer cannot be started. Nothing has changed." in play.front.said[-1][0]
    assert play.app.running and not play.app.settings.get("update_installing", "")


def test_a_version_that_could_not_be_installed_is_told_once(home: Path) -> None:
    for version, told in (("99.1", True), ("", False), (__version__, False)):
        play = Play(home, "en")
        if version:
            play.app.settings.set(update_installing=version)
        open_first_screen(play.app)
        said = " ".join(text for text, *_ in play.front.said)
        assert ("Version 99.1 was not installed" in said) == told


def test_an_installer_that_has_done_its_work_is_removed(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = get_data_folder() / "update" / "audiowar-99.0-windows-setup.exe"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"MZ")
    told(begin(home, server, monkeypatch))
    assert not old.exists()


def test_a_download_that_is_stopped_leaves_no_file(server: Server, tmp_path: Path) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    running = UpdateDownload(server.place.downloads_url, download, tmp_path / "Ž Đ")
    running.stop()
    running._thread.join(20)
    assert running.is_done and (running.failure_reason == "network") != running.path.exists()


def test_the_new_version_goes_on_with_the_game_once(home: Path) -> None:
    first = Play(home, "en", players=3, game="razboi")
    open_first_screen(first.app)
    first.press("enter")
    first.app.settings.set(update_resume=True)
    first.app.close_all_screens()
    again = Play(home, "en")
    open_first_screen(again.app)
    assert type(again.app.top).__name__ == "TableScreen"
    assert again.app.settings.get("update_resume", True) is False


def test_a_copy_from_source_knows_no_address(tmp_path: Path) -> None:
    assert load_publisher_info(tmp_path / "none.json") == PublisherInfo()
    file = tmp_path / "facts.json"
    for text in ("", "[]", "{", '"address"'):
        file.write_text(text)
        load_publisher_info.cache_clear()
        assert load_publisher_info(file) == PublisherInfo()
    file.write_text('{"address": "https://example.org/", "key": "RW", "contact": "Ž"}')
    load_publisher_info.cache_clear()
    assert load_publisher_info(file) == PublisherInfo("https://example.org/", "RW", "Ž")
