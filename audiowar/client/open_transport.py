"""How the program connects to a server, unless it runs in a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .transport import Transport


def open_socket_thread(url: str) -> Transport:
    """Connect in a thread of its own."""
    # The web library takes its time to load, and a page has none: only who needs it loads it.
    from .socket_thread import SocketThread

    return SocketThread(url)
