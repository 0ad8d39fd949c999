"""The default way to connect to a server: a thread with a WebSocket. A page uses its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Transport


def open_socket_thread(url: str) -> Transport:
    """Connect in a new thread."""
    # Imported here because aiohttp loads slowly, and a page does not have it.
    from .socket_thread import SocketThread

    return SocketThread(url)
