"""What a page and a server that runs its engine tell each other beside what `web.protocol` says.

A socket carries the lists of messages. The page sends a list in each frame, with some that are none
of the engine's; a frame of the server is an object: n, its number, and m, a list, or one with t.

From the page:

    come    v, token, got: the last frame, -1: none,            begins each connection
            home: the address of the page
    bring   f: name, at: bytes, x, d: milliseconds              a file that the browser has kept
    part    x                                                   of the next import
    import                                                      all parts have come
    got     n                                                   all up to this frame is kept
    miss    f                                                   a file has to come as a whole
    ping                                                        whether the server is there

From the server:

    here    token, known: bool, room: bytes to bring            answers come
    keep    f, at, x: what follows there, or null: remove; d    in m: for the browser to keep
    sorry   why                                                 the connection ends
    refused reason                                              too many from the same address
    pong                                                        it is there

A session is kept for a while when its connection is lost; nothing happens in it meanwhile. What the
page has not got is sent again; to a page that has just been loaded, which says -1, only what is to
be kept or heard: `start` shows it the rest. A server that does not know the token is brought the
files; `start` with `again` then goes on with the game played last.
"""

from __future__ import annotations

from enum import Enum


class CloseReason(Enum):
    """Why a connection ends."""

    FULL = "full"
    """Nobody else has room."""
    MOVED = "moved"
    """Another page has come with the same token."""
    FAULT = "fault"
    """The engine has failed."""
    LARGE = "large"
    """A frame is too long."""
    FAST = "fast"
    """There are too many frames."""
    SLOW = "slow"
    """The page does not say that it has got anything."""
    FRAME = "frame"
    """A frame cannot be read."""
    GONE = "gone"
    """The page has stayed away too long."""
    BYE = "bye"
    """The server ends; the page comes again by itself."""
