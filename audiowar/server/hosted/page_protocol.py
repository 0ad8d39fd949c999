"""The frames between a hosted page and the server that runs its engine.

A frame from the page is a JSON list of messages: those of `web.protocol` for the engine, and those
below for the server. A frame from the server is a JSON object. If it has the fields `n` and `m`, it
carries the list `m` of the engine's messages and is the frame with number `n`. Otherwise it is one
of the messages below. Each message has its kind in the field `t`, and these fields:

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

When the connection is lost, the session waits for the page for some minutes, with its clock
stopped. Frames that the page has not acknowledged are then sent again. A reloaded page, which sends
-1, gets only the files and the sentences in them; its `start` makes the engine show everything
else. If the server does not know the token, the page sends its files, and its `start` with `again`
continues the match played last.
"""

from __future__ import annotations

from enum import Enum


class CloseReason(Enum):
    """Why the server ends a connection. The values are those of `why` in `sorry`."""

    FULL = "full"
    """The server cannot run another engine, or not for this address."""
    MOVED = "moved"
    """Another page has connected with the same token."""
    FAULT = "fault"
    """The engine has failed."""
    LARGE = "large"
    """A frame is too long."""
    FAST = "fast"
    """The page sends too many frames or messages."""
    SLOW = "slow"
    """The page does not acknowledge frames."""
    FRAME = "frame"
    """A frame is invalid."""
    GONE = "gone"
    """The page was away too long."""
    BYE = "bye"
    """The server stops; the page reconnects by itself."""
