"""One who is connected: what they ask for, by the kind of the frame, and what is refused."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from audiowar.rules import wire
from audiowar.rules.engine import Game
from audiowar.rules.events import Seat
from audiowar.rules.state import Refused

from . import words
from .hall import Hall, place
from .limits import Bucket
from .place import Frame, Place, Sitter
from .room import CLOSED, OVER, PLAYING, SLOWEST, Room, Terms, check

VERSION = 1
GUEST = "Guest"
"""Who says no name."""
Said: TypeAlias = Mapping[str, Any]
"""A frame that came in."""
PATIENCE = 50
"""Frames too many after which a connection is closed."""
POLICY, TOO_BIG = 1008, 1009
"""Codes with which a socket is closed."""


class Client:
    """A connection, without its socket: `send` and `close` are given."""

    def __init__(
        self,
        hall: Hall,
        address: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
        seeds: bool = False,
    ) -> None:
        self.hall = hall
        self.address = address
        self._send = send
        self._close = close
        self._seeds = seeds
        """Whether tests may ask for a seed."""
        limits = hall.around.limits
        self._frames = Bucket(limits.burst, limits.rate)
        self._chats = Bucket(limits.chat_burst, 1 / limits.chat_every)
        self._too_many = 0
        self.name = ""
        """Empty until they have said hello."""
        self.room: Room | None = None
        self.place: Place | None = None
        self._busy = False
        """Whether a seat of theirs is just being written down."""
        self._gone = False

    # Out

    def send(self, frame: Frame) -> None:
        """Send a frame."""
        if not self._gone:
            self._send(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))

    def dismissed(self) -> None:
        """Hear that the place is no longer theirs."""
        self.room = self.place = None

    def refuse(self, refused: Refused, said: Said) -> None:
        """Say why something is refused."""
        also = {name: said[name] for name in ("n", "id") if name in said}
        self.send({"t": "refused", "reason": refused.reason, "args": refused.args_, **also})

    def gone(self) -> None:
        """Hear that the connection is lost."""
        self._gone = True
        if self.room is not None and self.place is not None:
            self.room.lost(self.place)

    # In

    def hear(self, text: str) -> None:
        """Do what a frame asks for."""
        if not self._frames.take(self.hall.around.loop.time()):
            self._too_many += 1
            if self._too_many == 1:
                self.refuse(Refused("too_fast"), {})
            if self._too_many > PATIENCE:
                self._close(POLICY)
            return
        self._too_many = 0
        if len(text) > self.hall.around.limits.frame or (
            len(text.encode("utf-8", "surrogatepass")) > self.hall.around.limits.frame
        ):
            self.refuse(Refused("frame_too_long"), {})
            self._close(TOO_BIG)
            return
        said = read(text)
        if said is None:
            self.refuse(Refused("bad_frame"), {})
            return
        do = KINDS.get(str(said.get("t")))
        try:
            if do is not None:
                self._do(do, said)
        except Refused as refused:
            self.refuse(refused, said)

    def _do(self, do: Callable[[Client, Said], None], said: Said) -> None:
        if not self.name and do not in (hello, ping):
            raise Refused("hello_first")
        if self.room is not None and do is not ping:
            self.room.stir()
        do(self, said)

    def seated(self) -> tuple[Room, Place, Sitter]:
        """Return where they sit. Raises Refused for who does not."""
        if self.room is None or self.place is None:
            raise Refused("not_seated")
        sitter = self.room.sitter(self.place)
        if sitter is None:
            raise Refused("not_seated")
        return self.room, self.place, sitter

    def free(self) -> None:
        """Raise Refused for who sits somewhere already."""
        if self.place is not None or self._busy:
            raise Refused("seated_already")

    def enter(self, room: Room, seat: int | None, after: int, *greeting: Frame) -> None:
        """Take a place, with a greeting; the frame with its id is the first."""
        self._busy = False
        if self._gone:
            return
        if room.state == CLOSED:
            self.refuse(Refused("table_closed"), greeting[0])
            return
        for frame in greeting:
            self.send(frame)
        self.room, self.place = room, place(self, seat, after, room)
        room.enter(self.place)


def read(text: str) -> Said | None:
    """Return a frame as an object, None for what is none or cannot be sent back."""
    try:
        said = json.loads(text, parse_constant=no_number)
        if "\\u" in text:
            # Halves of characters can be read but not written.
            json.dumps(said, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def no_number(text: str) -> None:
    """Refuse NaN and infinities, which are not JSON. Raises ValueError."""
    raise ValueError(text)


def asked(said: Said) -> Said:
    """Return the id of a frame, as its answer repeats it."""
    return {"id": said["id"]} if "id" in said else {}


def number(said: Said, name: str, otherwise: int | None = None) -> int:
    """Return a whole number of a frame. Raises Refused."""
    value = said.get(name, otherwise)
    if type(value) is not int:
        raise Refused("bad_frame")
    return value


def string(said: Said, name: str) -> str:
    """Return a text of a frame. Raises Refused."""
    value = said.get(name, "")
    if not isinstance(value, str):
        raise Refused("bad_frame")
    return value


def hello(client: Client, said: Said) -> None:
    """Welcome somebody who speaks this version."""
    if said.get("v") != VERSION or type(said["v"]) is not int:
        client.refuse(Refused("wrong_version", version=str(VERSION)), said)
        client._close(POLICY)
        return
    client.name = words.name(string(said, "name")) or GUEST
    client.send({"t": "welcome", "v": VERSION, "server": "audiowar", **asked(said)})


def make(client: Client, said: Said) -> None:
    """Open a table."""
    client.free()
    terms = check(wanted(said, client._seeds))
    seconds = pace_of(said.get("pace"))

    def done(room: Room, token: str) -> None:
        room.set_pace(seconds)
        made = {"t": "made", "table": room.ident, "code": room.code, "seat": 0, "token": token}
        client.enter(room, 0, -1, {**made, **asked(said)}, seated(room, 0, token))

    client.hall.make(client, client.name, terms, done)
    client._busy = True


def wanted(said: Said, seeds: bool) -> Terms:
    """Read what is to be played. Raises Refused."""
    options = said.get("options") or {}
    game = said.get("game")
    open_ = said.get("open", False)
    if not (isinstance(options, dict) and isinstance(game, str) and isinstance(open_, bool)):
        raise Refused("bad_frame")
    if not all(type(value) in (int, str) for value in options.values()):
        raise Refused("bad_frame")
    seed = number(said, "seed") if seeds and "seed" in said else None
    return Terms(game, options, number(said, "players"), open_, seed)


def seated(room: Room, seat: int | None, token: str | None) -> Frame:
    """Say where somebody sits, and what is played there."""
    where = {"t": "seated", "table": room.ident, "seat": seat, "token": token}
    rules = {"options": dict(room.terms.options), "game": room.terms.game, "host": room.host}
    return {**where, "code": room.code, "seats": room.presence()["seats"], **rules}


def join(client: Client, said: Said) -> None:
    """Take a free seat, or a bot's."""
    client.free()
    found = client.hall.find(client, said.get("table"), said.get("code"))

    def done(room: Room, seat: int, token: str) -> None:
        client.enter(room, seat, -1, {**seated(room, seat, token), **asked(said)})

    client.hall.join(client, client.name, found, done)
    client._busy = True


def resume(client: Client, said: Said) -> None:
    """Take the own seat up again."""
    client.free()
    after = max(-1, number(said, "after", -1))
    room, seat = client.hall.resume(said.get("table"), said.get("token"))
    client.enter(room, seat, after, {**seated(room, seat, said["token"]), **asked(said)})


def spectate(client: Client, said: Said) -> None:
    """Look on."""
    client.free()
    room = client.hall.find(client, said.get("table"), said.get("code"))
    after = max(-1, number(said, "after", -1))
    room.load()
    client.enter(room, None, after, {**seated(room, None, None), **asked(said)})


def start(client: Client, said: Said) -> None:
    """Begin the game."""
    room = hosted(client)
    room.start()
    client.send({**room.presence(), **asked(said)})


def hosted(client: Client) -> Room:
    """Return the table of its host. Raises Refused for all others."""
    room, place, _ = client.seated()
    if room.host != place.viewer:
        raise Refused("not_host")
    return room


def answer(client: Client, said: Said) -> None:
    """Answer a question."""
    room, place, _ = client.seated()
    question = number(said, "n")
    try:
        choice = wire.choice_in(string(said, "c"))
    except ValueError:
        raise Refused("bad_frame") from None
    if room.play is None:
        raise Refused("not_begun")
    host = room.play.host

    def do() -> None:
        if place not in room.places or room.play is None:
            return
        assert place.viewer is not None
        try:
            if closed(host.table.game, place.viewer, question):
                raise Refused("late_answer")
            place.asked = dict(asked(said))
            host.answer(place.viewer, choice, question)
        except Refused as refused:
            place.asked = {}
            client.refuse(refused, said)

    room.now(do)


def closed(game: Game, seat: Seat, number: int) -> bool:
    """Tell whether a question was asked in this game and is open no more."""
    question = game.questions.get(seat)
    return number <= game.state.number and (question is None or question.number != number)


def advance(client: Client, said: Said) -> None:
    """Go on from a pause, unless somebody else has."""
    room, place, _ = client.seated()
    known = number(said, "s")

    def do() -> None:
        if place not in room.places or room.play is None:
            return
        host = room.play.host
        before = host.last
        place.asked = dict(asked(said))
        try:
            host.go_on(known)
        except Refused as refused:
            place.asked = {}
            client.refuse(refused, said)
            return
        if host.last == before:
            room.flush(place)

    if room.play is None:
        raise Refused("not_begun")
    room.now(do)


def chat(client: Client, said: Said) -> None:
    """Say something to all at the table."""
    room, place, _ = client.seated()
    text = words.chat(string(said, "text"))
    if not text:
        raise Refused("bad_frame")
    if not client._chats.take(client.hall.around.loop.time()):
        raise Refused("chat_too_fast")
    place.asked = dict(asked(said))
    room.say(place, text)


def leave(client: Client, said: Said) -> None:
    """Get up for good."""
    if client.room is None or client.place is None:
        raise Refused("not_seated")
    room, place = client.room, client.place
    gone = {**room.presence(), **asked(said)}
    if place.viewer is None:
        room.lost(place)
        client.dismissed()
    else:
        room.leave(place.viewer)
    client.send(gone)


def mute(client: Client, said: Said) -> None:
    """Hear somebody no more for a while."""
    silence(client, said, lambda sitter, token: sitter.muted.add(token))


def unmute(client: Client, said: Said) -> None:
    """Hear somebody again."""
    silence(client, said, lambda sitter, token: sitter.muted.discard(token))


def block(client: Client, said: Said) -> None:
    """Neither hear somebody nor be heard by them any more."""
    silence(client, said, lambda sitter, token: sitter.blocked.add(token))


def silence(client: Client, said: Said, change: Callable[[Sitter, str], None]) -> None:
    """Change whom somebody hears. Raises Refused."""
    room, _, sitter = client.seated()
    other = room.sitters.get(number(said, "seat"))
    if other is None or other is sitter:
        raise Refused("no_seat")
    change(sitter, other.token)
    silent = sitter.muted | sitter.blocked
    muted = [seat for seat, one in room.sitters.items() if one.token in silent]
    client.send({**room.presence(), "muted": muted, **asked(said)})


def kick(client: Client, said: Said) -> None:
    """Send somebody away."""
    room = hosted(client)
    room.kick(number(said, "seat"))
    client.send({**room.presence(), **asked(said)})


def pace(client: Client, said: Said) -> None:
    """Let cards turn by themselves after some seconds; null: when somebody wants it."""
    room = hosted(client)
    room.set_pace(pace_of(said.get("seconds")))
    client.send({**room.presence(), **asked(said)})


def pace_of(seconds: object) -> float | None:
    """Read after how many seconds cards turn. Raises Refused."""
    if seconds is None:
        return None
    if type(seconds) not in (int, float) or not 0 <= seconds <= SLOWEST:  # type: ignore[operator]
        raise Refused("bad_frame")
    return float(seconds)  # type: ignore[arg-type]


def tables(client: Client, said: Said) -> None:
    """List the tables that are open to all."""
    found = [summary(room) for room in list(client.hall.listed())[:100]]
    client.send({"t": "tables", "tables": found, **asked(said)})


def summary(room: Room) -> Frame:
    """Say in short what goes on at a table."""
    return {
        "table": room.ident,
        "game": room.terms.game,
        "options": dict(room.terms.options),
        "players": room.terms.players,
        "free": len(room.free()),
        "names": [sitter.name for sitter in room.sitters.values()],
        "playing": room.state in (PLAYING, OVER),
    }


def ping(client: Client, said: Said) -> None:
    """Say that the server is there."""
    client.send({"t": "pong", "at": round(time.time(), 3), **asked(said)})


KINDS: Mapping[str, Callable[[Client, Said], None]] = {
    do.__name__: do
    for do in (
        hello, make, join, resume, spectate, start, answer, advance, chat, leave, mute, unmute,
        block, kick, pace, tables, ping,
    )
}  # fmt: skip
