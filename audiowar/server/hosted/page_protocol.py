"""The frames between a hosted page and the server, in addition to the messages of `web.protocol`.

A socket carries lists of messages. A frame of the page is a list of the engine's messages and some
of its own; a frame of the server is an object: n, its number, and m, a list, or one with t.

From the page:

    come    v, token, got: the last frame, -1: none,            begins each connection
            home: the address of the page
    bring   f: name, at: bytes, x, d: milliseconds              a file that the browser has kept
    part    x                                                   of the next import
    import                                                      all parts have come
    got     n                                                   all up to this frame is kept
    miss    f                                                   a file must be sent as a whole
    ping                                                        asks for a pong

From the server:

    here    token, known: bool, room: bytes to bring            answers come
    keep    f, at, x: the text there, or null: remove; d        in m: for the browser to keep
    sorry   why                                                 the connection ends
    refused reason                                              too many from the same address
    pong                                                        answers ping

A session is kept for a while when its connection is lost; its clock stops meanwhile. Frames that
the page has not acknowledged are sent again; a reloaded page, which sends -1, gets only files and
sentences of them, and `start` shows it the rest. If the server does not know the token, the page
sends its files; `start` with `again` then resumes the match played last.
"""

from __future__ import annotations

from enum import Enum


class CloseReason(Enum):
    """Why a connection ends."""

    FULL = "full"
    """The server has no room for another session."""
    MOVED = "moved"
    """Another page has connected with the same token."""
    FAULT = "fault"
    """The engine has failed."""
    LARGE = "large"
    """A frame is too long."""
    FAST = "fast"
    """There are too many frames."""
    SLOW = "slow"
    """The page does not acknowledge frames."""
    FRAME = "frame"
    """A frame cannot be parsed."""
    GONE = "gone"
    """The page was away too long."""
    BYE = "bye"
    """The server stops; the page reconnects by itself."""
