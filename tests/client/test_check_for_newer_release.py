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
from audiowar.client.update_download import (
    UpdateDownload,
    get_installers_folder,
    remove_downloaded_installers,
)
from audiowar.frontends.open_manual import can_installer_replace_program
from audiowar.publisher_info import PublisherInfo, load_publisher_info
from tests.end_to_end.rig.missing_programs import require_programs

from .signed_release import Key, Server, serve_release


@pytest.fixture
def server() -> Iterator[Server]:
    with serve_release() as running:
        yield running


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


@pytest.mark.deep
def test_signatures_of_minisign_itself_are_verified(tmp_path: Path) -> None:
    secret, public, file = tmp_path / "secret", tmp_path / "Ž.pub", tmp_path / "Ž Đ.json"
    file.write_bytes(b"\x00\xff" * 1000)
    made = ("minisign", "-G", "-W", "-p", str(public), "-s", str(secret))
    require_programs("minisign")
    subprocess.run(made, check=True, capture_output=True)
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


def test_only_the_published_file_is_kept(server: Server, tmp_path: Path) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    whole = server.files[f"/audiowar/{download.name}"]
    for data, failed in (
        (whole, ""),
        (whole[:-1], "network"),
        (whole + b"!", "wrong"),
        (b"S" + whole[1:], "wrong"),
    ):
        server.files[f"/audiowar/{download.name}"] = data
        running = UpdateDownload(server.place.downloads_url, download, tmp_path)
        running._thread.join(20)
        assert running.failure_reason == failed and running.path.exists() is (not failed)
    server.files.clear()
    running = UpdateDownload(server.place.downloads_url, download, tmp_path)
    running._thread.join(20)
    assert running.failure_reason == "network" and not running.path.exists()


def test_downloaded_installers_are_removed(home: Path) -> None:
    remove_downloaded_installers()
    get_installers_folder().mkdir(parents=True)
    (get_installers_folder() / "setup.exe").touch()
    remove_downloaded_installers()
    assert not any(get_installers_folder().iterdir())


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


def test_a_download_that_is_stopped_leaves_no_file(server: Server, tmp_path: Path) -> None:
    download = fetch_verified_release(server.place).downloads["setup"]
    running = UpdateDownload(server.place.downloads_url, download, tmp_path / "Ž Đ")
    running.stop()
    running._thread.join(20)
    assert running.is_done and (running.failure_reason == "network") != running.path.exists()


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
