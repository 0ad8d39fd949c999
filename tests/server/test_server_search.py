"""A server in the local network is found by itself, and says so in numbers too."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from audiowar.client.discovery import FoundServer, ServerSearch
from audiowar.client.server_address import normalize_address

from .player import PATIENCE


@pytest.mark.deep
def test_a_real_server_is_found_without_its_address(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "audiowar", "serve", "--port", "0", "--lang", "sr"]
    server = subprocess.Popen(
        [*words, "--data", str(tmp_path / "Ž Đ")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert server.stdout is not None
    search = ServerSearch()
    try:
        told = server.stdout.readline()
        address = told.split()[-1]
        number = server.stdout.readline().partition(":")[2]
        assert normalize_address(number) == address
        found: list[FoundServer] = []
        end = time.monotonic() + PATIENCE
        while address not in {one.address for one in found} and time.monotonic() < end:
            found += search.take_found_servers()
            time.sleep(0.05)
        assert address in {one.address for one in found}, found
    finally:
        search.close()
        server.terminate()
        assert server.wait(PATIENCE) == 0
