"""What the server asks of the operating system: open files, and sockets that listen."""

from __future__ import annotations

import os
import socket
import sys
from typing import Any

import pytest

from audiowar.server.net import accept_tcp_connections as accepting
from audiowar.server.net import open_file_limit
from audiowar.server.net.accept_tcp_connections import open_listening_sockets
from audiowar.server.net.open_file_limit import WANTED_FILES, raise_file_limit

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
INFINITE = -1


@pytest.mark.parametrize(
    ("soft", "hard", "asked", "refused", "limit"),
    [
        (64, 500, 500, False, 500),
        (64, 500, 500, True, 64),
        (500, 500, None, False, 500),
        (1024, INFINITE, WANTED_FILES, False, WANTED_FILES),
        (1024, 4 * WANTED_FILES, WANTED_FILES, False, WANTED_FILES),
        (2 * WANTED_FILES, 4 * WANTED_FILES, None, False, 2 * WANTED_FILES),
        (INFINITE, INFINITE, None, False, WANTED_FILES),
    ],
)
def test_the_limit_of_files_is_raised_as_far_as_allowed(
    monkeypatch: pytest.MonkeyPatch,
    soft: int,
    hard: int,
    asked: int | None,
    refused: bool,
    limit: int,
) -> None:
    import resource

    requests: list[tuple[int, tuple[int, int]]] = []

    def set_limit(kind: int, limits: tuple[int, int]) -> None:
        requests.append((kind, limits))
        if refused:
            raise ValueError("not allowed")

    monkeypatch.setattr(resource, "RLIM_INFINITY", INFINITE)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert raise_file_limit() == limit
    expected = [] if asked is None else [(resource.RLIMIT_NOFILE, (asked, hard))]
    assert requests == expected


def test_the_list_of_open_files_is_enlarged_without_keeping_one_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[int, bool]] = []
    right = os.dup2

    def copy(old: int, new: int, inheritable: bool = True) -> int:
        made.append((new, inheritable))
        return right(old, new, inheritable)

    monkeypatch.setattr(os, "dup2", copy)
    open_file_limit.enlarge_kernel_list_of_open_files(200)
    monkeypatch.undo()
    assert made == [(199, False)]
    with pytest.raises(OSError):
        os.fstat(199)


def test_all_addresses_of_a_host_have_the_same_port() -> None:
    opened = open_listening_sockets("localhost", 0)
    try:
        ports = {one.getsockname()[1] for one in opened}
        assert len(ports) == 1 and ports != {0}
        assert all(not one.getblocking() for one in opened)
        buffers = {one.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) for one in opened}
        # Linux keeps twice the size that was asked for.
        assert buffers <= {accepting.RECEIVE_BUFFER_BYTES, 2 * accepting.RECEIVE_BUFFER_BYTES}
        with socket.create_connection(opened[0].getsockname()[:2], timeout=10):
            pass
    finally:
        for one in opened:
            one.close()


def test_if_one_address_is_taken_the_others_are_free_again(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    right = socket.create_server

    def create(address: tuple[str, int], **more: Any) -> socket.socket:
        if opened:
            raise OSError("taken")
        opened.append(right(address, **more))
        return opened[-1]

    found = [(socket.AF_INET, None, None, "", (host, 0)) for host in ("127.0.0.1", "127.0.0.2")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: found)
    monkeypatch.setattr(socket, "create_server", create)
    with pytest.raises(OSError, match="taken"):
        open_listening_sockets("both", 0)
    assert len(opened) == 1 and opened[0].fileno() == -1
