"""The Unix socket by which `audiowar server` sends the operator's commands to a running server."""

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

from .commands import InvalidCommand

LOG = logging.getLogger(__name__)
SOCKET_FILE: Final = "admin.sock"
"""The name of the socket in the folder of a server."""
MAX_COMMAND_BYTES: Final = 65536
TIMEOUT_SECONDS: Final = 10.0
"""Seconds that the server waits for a command, and the operator's program for an answer."""
MAX_PATH_BYTES: Final = 100
"""The maximum length of a socket's path, in bytes, that every operating system allows."""
RunCommand: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Runs the command in a request, and returns the answer."""


@contextmanager
def shorten_path_to_socket(path: Path) -> Iterator[str]:
    """Yield a short enough path to the socket at `path`. It is valid only inside `with`."""
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


async def serve_commands(folder: Path, run: RunCommand) -> Callable[[], Awaitable[None]]:
    """Accept commands at a Unix socket, if possible. Return a function that closes the socket."""
    if not (hasattr(socket, "AF_UNIX") and hasattr(asyncio, "start_unix_server")):
        return do_nothing
    path = folder / SOCKET_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        listening = bind_private_socket(path)
    except OSError as error:
        LOG.warning("no socket for the operator's commands: %s", error.strerror)
        return do_nothing

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.TimeoutError):
            line = await asyncio.wait_for(reader.readline(), TIMEOUT_SECONDS)
            writer.write(json.dumps(run_command_from_json(run, line)).encode() + b"\n")
            await asyncio.wait_for(writer.drain(), TIMEOUT_SECONDS)
        writer.close()

    server = await asyncio.start_unix_server(hear, sock=listening, limit=MAX_COMMAND_BYTES)

    async def end() -> None:
        server.close()
        path.unlink(missing_ok=True)

    return end


def bind_private_socket(path: Path) -> socket.socket:
    """Create a socket to which only the user who runs the server can connect. Raises OSError."""
    # This server has locked the folder, so an existing socket was left by a server that was killed.
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    try:
        # Set the umask first, so that the socket never exists with other permissions.
        before = os.umask(0o177)
        try:
            with shorten_path_to_socket(path) as name:
                listening.bind(name)
        finally:
            os.umask(before)
        path.chmod(0o600)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def run_command_from_json(run: RunCommand, line: bytes) -> dict[str, Any]:
    """Run the command in a line of JSON. Return the answer, or a JSON object with the error."""
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise InvalidCommand("unknown")
        return {"ok": True, **run(request)}
    except InvalidCommand as wrong:
        return {"ok": False, "wrong": str(wrong)}
    except (ValueError, TypeError, OverflowError):
        return {"ok": False, "wrong": "unknown"}
    except OSError as error:
        return {"ok": False, "wrong": "disk", "why": error.strerror or ""}


def send_command(folder: Path, command: str, **more: Any) -> dict[str, Any]:
    """Send a command to the server that uses a folder. Return the answer. Raises OSError."""
    with (
        socket.socket(socket.AF_UNIX) as line,
        shorten_path_to_socket(folder / SOCKET_FILE) as name,
    ):
        line.settimeout(TIMEOUT_SECONDS)
        line.connect(name)
        line.sendall(json.dumps({"do": command, **more}).encode() + b"\n")
        with line.makefile("rb") as answer_file:
            answer = json.loads(answer_file.readline() or b"null")
    if not isinstance(answer, dict):
        raise ConnectionError("no answer")
    return answer
