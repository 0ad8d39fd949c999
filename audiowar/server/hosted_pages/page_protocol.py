"""The frames between a hosted page and the server that runs its engine.

A frame from the page is a JSON list of messages: those of `web.page_engine_messages` for the
engine, and those below for the server. A frame from the server is a JSON object. If it has the
fields `n` and `m`, it is the numbered frame `n` with the list `m` of the engine's messages.
Otherwise it is one of the messages below. Each message has its kind in the field `t`, and these
fields:

From the page:

    come    v: version, token: "" if the page has none,         the first message on a connection
            got: the last frame received, or -1,
            home: the address of the page
    bring   f: file name, at: offset in bytes, x: text,         part of a file that the browser
            d: Unix time of change in milliseconds              stores
    part    x: text                                             part of a file to import
    import  cut: bool                                           all parts have been sent or, if
                                                                `cut`, the file was too large
    got     n: frame number                                     frames up to `n` were received and
                                                                stored
    miss    f: file name                                        asks for this whole file
    ping                                                        asks for a `pong`

From the server:

    here    token, known: bool, room: bytes                     answers `come`; if not `known`, the
                                                                page may send `room` bytes of files
    keep    f: file name, at: offset in bytes,                  a change that the browser must store
            x: text, or null to delete the file,                (sent in `m`)
            d: Unix time of change in milliseconds
    sorry   why: one of `CloseReason`                           the server ends the connection
    refused reason (before a session: with `type`, see          no connection from this address
            PROTOCOL.md)
    pong                                                        answers `ping`

The first frame on a connection contains only `come`; other messages in it are ignored. When the
connection is lost, the session waits some minutes for the page, with its clock stopped. If the page
returns, the server again sends all frames that the page has not acknowledged.

A page that was reloaded sends `got` -1. Of the frames that it has not acknowledged, the server then
sends only the changed files and the sentences. The page's `start` makes the engine show everything
else. If the server does not know the token, the page sends its files. After them, a `start` with
`again` continues the match that was played last.
"""

from __future__ import annotations

from enum import Enum


class CloseReason(Enum):
    """Why the server ends a connection: the value of the field `why` in the message `sorry`."""

    NO_FREE_ENGINE = "full"
    """The maximum number of engines is running, on the server or for the page's address."""
    CONNECTED_ELSEWHERE = "moved"
    """Another page has connected with the same token."""
    ENGINE_FAILED = "fault"
    """The engine has failed."""
    TOO_LARGE = "large"
    """The page has sent too many bytes in long frames, or a frame for the page is too long."""
    TOO_FAST = "fast"
    """The page sends too many frames or messages."""
    TOO_SLOW = "slow"
    """The page does not acknowledge frames."""
    INVALID_FRAME = "frame"
    """The page sent an invalid frame, or has another version of the protocol."""
    AWAY_TOO_LONG = "gone"
    """The session has ended because the page was disconnected for too long."""
    BARRED = "barred"
    """The operator has barred the page's address."""
    SERVER_STOPS = "bye"
    """The server stops; the page reconnects by itself."""
