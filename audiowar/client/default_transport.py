"""The default way to connect to a server: a WebSocket in a thread. The web page uses its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Transport


def open_socket_thread(url: str) -> Transport:
    """Begin to connect to the WebSocket URL in a new thread, and return the transport."""
    # Imported here because aiohttp loads slowly, and browsers do not have it.
    from .socket_thread import SocketThread

    return SocketThread(url)
