"""One who is connected: what they ask for, by the kind of the frame, and what is refused."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

import orjson

from audiowar.client.frame_words import KIND, WORDED_KIND, ViewWriter, unworded
from audiowar.rules.state import Refused
from audiowar.server.rooms.attendee import (
    GUESS_EVERY,
    GUESSES,
    Attendee,
    Frame,
    Known,
    SeatedAttendee,
)
from audiowar.server.rooms.limits import TokenBucket
from audiowar.server.rooms.lobby import Lobby, place
from audiowar.server.rooms.room import Room
from audiowar.server.rooms.seating import CLOSED

Said: TypeAlias = Mapping[str, Any]
"""A frame that came in."""
LOOKS, LOOK_EVERY = 5, 2.0
"""How often somebody may begin to look on at once, and seconds after which once more."""
PATIENCE = 50
"""Frames too many after which a connection is closed."""
AWAY, POLICY, TOO_BIG = 1001, 1008, 1009
"""Codes with which a socket is closed."""


UNGREETED = ("hello", "ping")
"""What may be asked before hello."""
Do: TypeAlias = Callable[["Client", Said], None]


class ForwardingRoute(Protocol):
    """The way to tables that other servers hold."""

    def __call__(self, said: Said) -> bool:
        """Tell whether something is done elsewhere, or later."""

    def gone(self) -> None:
        """Hear that the connection is lost."""


class Client:
    """A connection, without its socket: `send` and `close` are given."""

    def __init__(
        self,
        hall: Lobby,
        address: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
        kinds: Mapping[str, Do],
        seeds: bool = False,
    ) -> None:
        self.hall = hall
        self.address = address
        self._send = send
        self.close = close
        self._kinds = kinds
        """What is done for each kind of frame."""
        self.seeds = seeds
        """Whether tests may ask for a seed."""
        limits = hall.around.limits
        self._frames = TokenBucket(limits.burst, limits.rate)
        self.chats = TokenBucket(limits.chat_burst, 1 / limits.chat_every)
        self._looks = TokenBucket(LOOKS, 1 / LOOK_EVERY)
        self.guesses = TokenBucket(GUESSES, 1 / GUESS_EVERY)
        self.since, self.came = hall.around.loop.time(), time.time()
        self.link, self.turn = "", 0
        self._too_many = 0
        self.name = ""
        """Empty until they have said hello."""
        self.language = ""
        self.room: Room | None = None
        self.place: Attendee | None = None
        self.route: ForwardingRoute | None = None
        """Where other servers hold tables too: the way there."""
        self.busy = False
        """Whether a seat of theirs is just being written down."""
        self.lost = False
        self._words: ViewWriter | None = None
        """Puts frames into the words of version 2; None for who speaks version 1."""
        hall.clients.add(self)

    # Out

    def send(self, frame: Frame) -> None:
        """Send a frame."""
        if not self.lost:
            said = frame if self._words is None else self._words.write(frame)
            self._send(orjson.dumps(said).decode())

    def pass_on(self, text: str) -> None:
        """Send a frame of another server, which is in the words of version 1."""
        if self._words is not None:
            self.send(orjson.loads(text))
        elif not self.lost:
            self._send(text)

    def speak(self, version: int) -> None:
        """Speak a version of the protocol from now on."""
        if version == 1:
            self._words = None
        elif self._words is None:
            self._words = ViewWriter()

    def dismissed(self) -> None:
        """Hear that the place is no longer theirs."""
        self.room = self.place = None

    def sent_on(self) -> None:
        """Hear that the table goes on at another server: who comes again is let in there."""
        self.dismissed()
        self.bye(0)

    def bye(self, retry: int) -> None:
        """Close the connection; it may come again after so many seconds."""
        self.send({"t": "bye", "retry": retry})
        self.close(AWAY)

    def refuse(self, refused: Refused, said: Said) -> None:
        """Say why something is refused."""
        self.hall.around.metrics.refuse(refused.reason)
        also = {name: said[name] for name in ("n", "id") if name in said}
        self.send({"t": "refused", "reason": refused.reason, "args": refused.args_, **also})

    def gone(self) -> None:
        """Hear that the connection is lost."""
        self.lost = True
        self.hall.clients.discard(self)
        if self.room is not None and self.place is not None:
            self.room.lost(self.place)
        if self.route is not None:
            self.route.gone()

    # In

    @property
    def greeted(self) -> bool:
        """Whether they have said hello."""
        return bool(self.name)

    def count(self, text: str = "") -> bool:
        """Count a frame of any kind; tell whether it is one of not too many."""
        if self._frames.take(self.hall.around.loop.time()):
            self._too_many = 0
            return True
        self._too_many += 1
        said = (
            self._read(text) if self._words and len(text) <= self.hall.around.limits.frame else None
        )
        if self._too_many == 1 or (said and "id" in said):
            self.refuse(Refused("too_fast"), said or {})
        if self._too_many > PATIENCE:
            self.close(POLICY)
        return False

    def _asked(self, text: str) -> Said:
        """Return a frame of version 2 that must be answered, else nothing."""
        if self._words is None or len(text) > self.hall.around.limits.frame:
            return {}
        said = self._read(text)
        return said if said and "id" in said else {}

    def hear(self, text: str) -> None:
        """Do what a frame asks for."""
        if not self.count(text):
            return
        if len(text) > self.hall.around.limits.frame or (
            len(text.encode("utf-8", "surrogatepass")) > self.hall.around.limits.frame
        ):
            self.refuse(Refused("frame_too_long"), {})
            self.close(TOO_BIG)
            return
        said = self._read(text)
        if said is None:
            self.refuse(Refused("bad_frame"), {})
        elif self._words is not None and "id" in said and said.get(KIND) not in self._kinds:
            # In version 2 whoever waits for an answer gets one.
            self.refuse(Refused("bad_frame"), said)
        else:
            self.heard(said)

    def _read(self, text: str) -> Said | None:
        """Return a frame in the words of version 1, None for what is none."""
        said = read(text)
        if said is None:
            return None
        if not self.greeted and KIND not in said and WORDED_KIND in said:
            self.speak(2)
        return said if self._words is None else unworded(said)

    def heard(self, said: Said) -> None:
        """Do what is asked for, here or where the table is."""
        if not (self.name and self.route is not None and self.route(said)):
            self.do_here(said)

    def do_here(self, said: Said) -> None:
        """Do what is asked for at this server."""
        try:
            self._do(str(said.get("t")), said)
        except Refused as refused:
            self.refuse(refused, said)

    def _do(self, kind: str, said: Said) -> None:
        do = self._kinds.get(kind)
        if do is None:
            return
        if not self.name and kind not in UNGREETED:
            raise Refused("hello_first")
        if self.room is not None and self.place is not None:
            self.room.confirm(self.place)
            if kind != "ping":
                self.room.stir()
        do(self, said)

    def seated(self) -> tuple[Room, Attendee, SeatedAttendee]:
        """Return where they sit. Raises Refused for who does not."""
        if self.room is None or self.place is None:
            raise Refused("not_seated")
        sitter = self.room.sitter(self.place)
        if sitter is None:
            raise Refused("not_seated")
        return self.room, self.place, sitter

    def free(self) -> None:
        """Raise Refused for who sits somewhere already."""
        if self.place is not None or self.busy:
            raise Refused("seated_already")

    def may_look_on(self) -> None:
        """Raise Refused for who begins to look on too often: each time a whole game is told."""
        now = self.hall.around.loop.time()
        if not (self._looks.take(now) and self.hall.looks.take(self.address, now)):
            raise Refused("too_fast")

    def enter(self, room: Room, seat: int | None, known: Known, *greeting: Frame) -> None:
        """Take a place, with a greeting: its first frame has the id, its last the token."""
        self.busy = False
        if self.lost:
            return
        here = place(self, seat, known, greeting[-1]["token"])
        if room.state == CLOSED:
            self.refuse(Refused("table_closed"), greeting[0])
            return
        sitter = room.sitter(here)
        if seat is not None and (sitter is None or here.token not in sitter.tokens):
            # They were sent away while it was written down; perhaps somebody else sits there.
            self.refuse(Refused("no_seat"), greeting[0])
            return
        for frame in greeting:
            self.send(frame)
        self.room, self.place = room, here
        room.enter(here)


def read(text: str) -> Said | None:
    """Return a frame as an object, None for what is none or cannot be sent back."""
    said = loaded(text)
    return said if isinstance(said, dict) else None


def loaded(text: str) -> Any:
    """Return what a frame holds, None for what cannot be read or not be sent back."""
    try:
        said = orjson.loads(text)
        # What lies too deep can be read but not written.
        orjson.dumps(said)
    except (ValueError, TypeError):
        return None
    return said
