"""The operator's commands reach a running server by a socket that is the owner's alone."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from audiowar.server.admin.command_socket import (
    MAX_COMMAND_BYTES,
    SOCKET_FILE,
    run_command_from_json,
    send_command,
    serve_commands,
)

from .in_loop import in_own_loop


def failing(request: Mapping[str, Any]) -> dict[str, Any]:
    raise OSError(28, "No space left on device")


def test_whatever_comes_by_the_socket_is_answered() -> None:
    assert run_command_from_json(lambda request: {"had": request}, b'{"do": "x"}') == {
        "ok": True,
        "had": {"do": "x"},
    }
    for line in (b"[]", b"", b"\xff", b"{"):
        assert run_command_from_json(dict, line) == {"ok": False, "wrong": "unknown"}
    huge = json.dumps({"do": "bar", "seconds": 10**400}).encode()
    unknown = {"ok": False, "wrong": "unknown"}
    assert run_command_from_json(lambda asked: {"x": float(asked["seconds"])}, huge) == unknown
    full = {"ok": False, "wrong": "disk", "why": "No space left on device"}
    assert run_command_from_json(failing, b"{}") == full


@pytest.mark.skipif(os.name != "posix", reason="no local sockets on Windows")
@in_own_loop
async def test_the_socket_is_the_owners_and_goes_with_the_server(*, tmp_path: Path) -> None:
    # The path may be longer than a socket's may be.
    folder = tmp_path / ("long" * 30)
    loop = asyncio.get_running_loop()
    close = await serve_commands(folder, lambda request: {"size": len(str(request))})
    path = folder / SOCKET_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    text = "x" * (MAX_COMMAND_BYTES - 100)
    said = await loop.run_in_executor(None, lambda: send_command(folder, "tell", text=text))
    assert said["ok"] and said["size"] > len(text)
    with pytest.raises(OSError):
        await loop.run_in_executor(
            None, lambda: send_command(folder, "tell", text="x" * MAX_COMMAND_BYTES)
        )
    await close()
    assert not path.exists()
    await serve_commands(folder, dict)
    # Who was killed leaves a socket, which is replaced.
    close = await serve_commands(folder, lambda request: {"new": True})
    assert (await loop.run_in_executor(None, lambda: send_command(folder, "x")))["new"]
    await close()
