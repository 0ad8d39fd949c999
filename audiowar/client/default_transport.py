"""The default way to connect to a server: a WebSocket in a thread. The web page uses its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Transport


def open_socket_thread(url: str) -> Transport:
    """Connect in a new thread."""
    # Imported late, because aiohttp loads slowly and is not available on a page.
    from .socket_thread import SocketThread

    return SocketThread(url)
