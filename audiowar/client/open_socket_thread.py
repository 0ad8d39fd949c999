"""The default transport to a server: a WebSocket in a thread. A web page has another transport."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Transport


def open_socket_thread(url: str) -> Transport:
    """Begin to connect to a WebSocket URL in a new thread. Return the transport immediately."""
    # Imported here because aiohttp loads slowly, and browsers do not have it.
    from .socket_thread import SocketThread

    return SocketThread(url)
