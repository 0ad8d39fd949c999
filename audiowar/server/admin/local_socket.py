"""A socket in the data folder, by which only its owner gives commands to the running server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from .commands import WrongRequest

LOG = logging.getLogger(__name__)
SOCKET: Final = "admin.sock"
LONGEST: Final = 65536
"""Bytes of a command."""
PATIENCE: Final = 10.0
"""Seconds for a command to come, and for its answer."""
SHORT: Final = 100
"""Bytes that the path of a socket may have on every system."""
Run: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]


@contextmanager
def reachable(path: Path) -> Iterator[str]:
    """Give a path to a socket that is short enough for the system."""
    if len(os.fsencode(path)) <= SHORT or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def nothing() -> None:
    """Have nothing to close."""


async def open_socket(folder: Path, run: Run) -> Callable[[], Awaitable[None]]:
    """Take commands in at the folder; return what ends it.

    Where there are no such sockets, as on Windows, or the disk has none, the server does without.
    """
    if not (hasattr(socket, "AF_UNIX") and hasattr(asyncio, "start_unix_server")):
        return nothing
    path = folder / SOCKET
    try:
        folder.mkdir(parents=True, exist_ok=True)
        listening = bound(path)
    except OSError as error:
        LOG.warning("no socket for the operator's commands: %s", error.strerror)
        return nothing

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.TimeoutError):
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(json.dumps(answer(run, line)).encode() + b"\n")
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    server = await asyncio.start_unix_server(hear, sock=listening, limit=LONGEST)

    async def end() -> None:
        server.close()
        path.unlink(missing_ok=True)

    return end


def bound(path: Path) -> socket.socket:
    """Return a socket at a path, for its owner alone. Raises OSError."""
    # The folder is held: what lies there is of a server that was killed.
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        # For nobody else from its first moment on.
        before = os.umask(0o177)
        try:
            with reachable(path) as name:
                listening.bind(name)
        finally:
            os.umask(before)
        path.chmod(0o600)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def answer(run: Run, line: bytes) -> dict[str, Any]:
    """Do a command; return its answer, or what is wrong."""
    try:
        asked = json.loads(line)
        if not isinstance(asked, dict):
            raise WrongRequest("unknown")
        return {"ok": True, **run(asked)}
    except WrongRequest as wrong:
        return {"ok": False, "wrong": str(wrong)}
    except (ValueError, TypeError):
        return {"ok": False, "wrong": "unknown"}
    except OSError as error:
        return {"ok": False, "wrong": "disk", "why": error.strerror or ""}


def ask(folder: Path, do: str, **more: Any) -> dict[str, Any]:
    """Ask the server of a folder for something. Raises OSError where none answers."""
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line,
        reachable(folder / SOCKET) as name,
    ):
        line.settimeout(PATIENCE)
        line.connect(name)
        line.sendall(json.dumps({"do": do, **more}).encode() + b"\n")
        with line.makefile("rb") as said:
            found = json.loads(said.readline() or b"null")
    if not isinstance(found, dict):
        raise ConnectionError("no answer")
    return found
