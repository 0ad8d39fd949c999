"""The Unix socket in the data folder, by which the operator sends commands to a running server.

Both ends are here: the server's `open_socket`, and `send_command` for `audiowar server`. The
commands themselves are in the module `commands`.
"""

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
MAX_COMMAND_BYTES: Final = 65536
"""The maximum length of a command in bytes."""
TIMEOUT_SECONDS: Final = 10.0
"""Seconds to wait for a command, and for its answer."""
MAX_PATH_BYTES: Final = 100
"""The length up to which every system allows the path of a socket."""
RunCommand: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Runs the command in a request, and returns the answer."""


@contextmanager
def temporary_short_path(path: Path) -> Iterator[str]:
    """Yield a path to the socket, valid inside `with`, that is short enough for the system."""
    if len(os.fsencode(path)) <= MAX_PATH_BYTES or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def do_nothing() -> None:
    """Do nothing, because there is nothing to close."""


async def open_socket(folder: Path, run: RunCommand) -> Callable[[], Awaitable[None]]:
    """Accept commands through a socket in the folder. Return a function that closes the socket.

    Where Unix sockets do not exist, as on Windows and some disks, no commands are accepted.
    """
    if not (hasattr(socket, "AF_UNIX") and hasattr(asyncio, "start_unix_server")):
        return do_nothing
    path = folder / SOCKET
    try:
        folder.mkdir(parents=True, exist_ok=True)
        listening = bind_socket(path)
    except OSError as error:
        LOG.warning("no socket for the operator's commands: %s", error.strerror)
        return do_nothing

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.TimeoutError):
            line = await asyncio.wait_for(reader.readline(), TIMEOUT_SECONDS)
            writer.write(json.dumps(answer_command(run, line)).encode() + b"\n")
            await asyncio.wait_for(writer.drain(), TIMEOUT_SECONDS)
        writer.close()

    server = await asyncio.start_unix_server(hear, sock=listening, limit=MAX_COMMAND_BYTES)

    async def end() -> None:
        server.close()
        path.unlink(missing_ok=True)

    return end


def bind_socket(path: Path) -> socket.socket:
    """Return a socket at a path that only its owner can use. Raises OSError."""
    # This server has locked the folder, so an existing socket is left from a killed server.
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        # The socket must never exist with other permissions, so the umask is set before.
        before = os.umask(0o177)
        try:
            with temporary_short_path(path) as name:
                listening.bind(name)
        finally:
            os.umask(before)
        path.chmod(0o600)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def answer_command(run: RunCommand, line: bytes) -> dict[str, Any]:
    """Run the command in a line of JSON. Return its answer, or an object with the error."""
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise WrongRequest("unknown")
        return {"ok": True, **run(request)}
    except WrongRequest as wrong:
        return {"ok": False, "wrong": str(wrong)}
    except (ValueError, TypeError):
        return {"ok": False, "wrong": "unknown"}
    except OSError as error:
        return {"ok": False, "wrong": "disk", "why": error.strerror or ""}


def send_command(folder: Path, command: str, **more: Any) -> dict[str, Any]:
    """Send a command to the running server of a folder. Return its answer. Raises OSError."""
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line,
        temporary_short_path(folder / SOCKET) as name,
    ):
        line.settimeout(TIMEOUT_SECONDS)
        line.connect(name)
        line.sendall(json.dumps({"do": command, **more}).encode() + b"\n")
        with line.makefile("rb") as said:
            found = json.loads(said.readline() or b"null")
    if not isinstance(found, dict):
        raise ConnectionError("no answer")
    return found
