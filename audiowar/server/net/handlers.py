"""What clients ask for: one function for each kind of frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from audiowar.rules.codec import load_choice
from audiowar.rules.engine import Game
from audiowar.rules.events import Seat
from audiowar.rules.state import Refused
from audiowar.server.rooms import display_names
from audiowar.server.rooms.attendee import Frame, SeatedAttendee
from audiowar.server.rooms.room import SLOWEST, Room
from audiowar.server.rooms.seating import OPEN
from audiowar.server.rooms.table_index import Wanted, spot_of
from audiowar.server.rooms.table_settings import TableSettings, check
from audiowar.table.bot_players import USUAL

from .client import POLICY, Client, Do, Said

VERSIONS = (1, 2)
LONGEST = 64
"""Characters of the name of a program's connections."""
SOON = 1
"""Seconds after which whose connection is not the newest one comes again."""
GUEST = "Guest"
"""Who says no name."""


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
    """Welcome somebody who speaks a version that is known here."""
    version = version_of(said)
    if version not in VERSIONS:
        client.refuse(Refused("wrong_version", version=str(VERSIONS[-1])), said)
        client.close(POLICY)
        return
    client.speak(version)
    name = display_names.name(string(said, "name"))
    client.name = GUEST if not name or name in client.hall.around.sentences else name
    client.language = display_names.language(said.get("lang"))
    client.link, client.turn = string(said, "link")[:LONGEST], number(said, "turn", 0)
    page = {"page": client.hall.page} if client.hall.page else {}
    client.send({"t": "welcome", "v": version, "server": "audiowar", **page, **asked(said)})


def version_of(said: Said) -> int:
    """Return in which version to talk: the newest that both know; 0 for none."""
    version, newest = said.get("v"), said.get("up_to", 0)
    if type(version) is not int or type(newest) is not int:
        return 0
    return max((known for known in VERSIONS if version <= known <= max(version, newest)), default=0)


def make(client: Client, said: Said) -> None:
    """Open a table."""
    client.free()
    terms = check(wanted(said, client.seeds))
    seconds = pace_of(said.get("pace"))

    def done(room: Room, token: str) -> None:
        room.set_pace(seconds)
        made = {"t": "made", "table": room.ident, "code": room.code, "seat": 0, "token": token}
        client.enter(
            room, 0, room.known(0, -1, ""), {**made, **asked(said)}, seated(room, 0, token)
        )

    client.hall.make(client, client.name, terms, done, client.language)
    client.busy = True


def wanted(said: Said, seeds: bool) -> TableSettings:
    """Read what is to be played. Raises Refused."""
    options = said.get("options") or {}
    game = said.get("game")
    open_ = said.get("open", False)
    if not (isinstance(options, dict) and isinstance(game, str) and isinstance(open_, bool)):
        raise Refused("bad_frame")
    if not all(type(value) in (int, str) for value in options.values()):
        raise Refused("bad_frame")
    bot, coach = said.get("bots", USUAL), said.get("coach", False)
    if not (isinstance(bot, str) and isinstance(coach, bool)):
        raise Refused("bad_frame")
    seed = number(said, "seed") if seeds and "seed" in said else None
    return TableSettings(game, options, number(said, "players"), open_, bot, coach, seed)


def seated(room: Room, seat: int | None, token: str | None) -> Frame:
    """Say where somebody sits, and what is played there."""
    where = {"t": "seated", "table": room.ident, "seat": seat, "token": token}
    rules = {"options": dict(room.terms.options), "game": room.terms.game, "host": room.host}
    may = {"bots": room.terms.bot, "coach": room.terms.coach, "begun": room.state != OPEN}
    here = {"code": room.code, "seats": room.presence()["seats"]}
    return {**where, **here, **rules, **may, **({"locked": True} if room.locked else {})}


def join(client: Client, said: Said) -> None:
    """Take a free seat, or a bot's."""
    client.free()
    found = client.hall.find(client, said.get("table"), said.get("code"))

    def done(room: Room, seat: int, token: str) -> None:
        client.enter(
            room, seat, room.known(seat, -1, ""), {**seated(room, seat, token), **asked(said)}
        )

    client.hall.join(client, client.name, found, done)
    client.busy = True


def resume(client: Client, said: Said) -> None:
    """Take one's own seat up again."""
    client.free()
    after = max(-1, number(said, "after", -1))
    mark = string(said, "mark")
    room, seat = client.hall.resume(said.get("table"), said.get("token"))
    if room.has_newer(seat, client):
        # A connection that is given up by now: who is still there comes again.
        client.bye(SOON)
        return
    known = room.known(seat, after, mark)
    sits = {**seated(room, seat, said["token"]), **({"again": True} if known.again else {})}
    client.enter(room, seat, known, {**sits, **asked(said)})


def move(client: Client, said: Said) -> None:
    """Ask for a code with which one's own seat can be taken up on another device."""
    room, place, _ = client.seated()
    assert place.viewer is not None
    code = client.hall.pass_on(room, place.viewer)
    client.send(
        {"t": "move", "code": code, "seconds": int(client.hall.around.limits.move), **asked(said)}
    )


def take(client: Client, said: Said) -> None:
    """Take up a seat that was held on another device, with its code."""
    client.free()

    def done(room: Room, seat: int, token: str) -> None:
        client.enter(
            room, seat, room.known(seat, -1, ""), {**seated(room, seat, token), **asked(said)}
        )

    client.hall.take(client, string(said, "code"), done)
    client.busy = True


def spectate(client: Client, said: Said) -> None:
    """Look on."""
    client.free()
    client.may_look_on()
    room = client.hall.find(client, said.get("table"), said.get("code"))
    after = max(-1, number(said, "after", -1))
    room.may_come(client)
    room.load()
    known = room.known(None, after, string(said, "mark"))
    sits = {**seated(room, None, None), **({"again": True} if known.again else {})}
    client.enter(room, None, known, {**sits, **asked(said)})


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
        choice = load_choice(string(said, "c"))
    except ValueError:
        raise Refused("bad_frame") from None
    if room.play is None:
        raise Refused("not_begun")
    host = room.play.host

    def do() -> None:
        if place not in room.places or room.play is None:
            refuse_lost_seat(client, said)
            return
        assert place.viewer is not None
        try:
            if closed(host.table.game, place.viewer, question):
                raise Refused("late_answer")
            place.asked = dict(asked(said))
            host.answer(place.viewer, choice, question)
            client.hall.around.metrics.answers += 1
        except Refused as refused:
            place.asked = {}
            client.refuse(refused, said)

    # Who waits for the answer to something else hears that first.
    room.now(do, at_once=not place.asked)


def refuse_lost_seat(client: Client, said: Said) -> None:
    """Answer who has lost the seat while what they asked for had to wait."""
    if "id" in said:
        client.refuse(Refused("not_seated"), said)


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
            refuse_lost_seat(client, said)
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
    text = display_names.chat(string(said, "text"))
    if not text:
        raise Refused("bad_frame")
    if not client.chats.take(client.hall.around.loop.time()):
        raise Refused("chat_too_fast")
    room.say(place, text, asked(said))


def leave(client: Client, said: Said) -> None:
    """Get up for good."""
    if client.room is None or client.place is None:
        raise Refused("not_seated")
    room, place = client.room, client.place
    gone = {**room.presence(), **asked(said)}
    if place.viewer is None:
        room.lost(place)
        client.dismissed()
        client.send(gone)
    else:
        room.leave(place.viewer, lambda: client.send(gone))


def mute(client: Client, said: Said) -> None:
    """Hear somebody no more for a while."""
    silence(client, said, lambda sitter, other: sitter.muted.add(other))


def unmute(client: Client, said: Said) -> None:
    """Hear somebody again."""
    silence(client, said, lambda sitter, other: sitter.muted.discard(other))


def block(client: Client, said: Said) -> None:
    """Neither hear somebody nor be heard by them any more."""
    silence(client, said, lambda sitter, other: sitter.blocked.add(other))


def silence(client: Client, said: Said, change: Callable[[SeatedAttendee, str], None]) -> None:
    """Change whom somebody hears. Raises Refused."""
    room, place, sitter = client.seated()
    other = room.sitters.get(number(said, "seat"))
    if other is None or other is sitter:
        raise Refused("no_seat")
    change(sitter, other.person)

    def kept() -> None:
        silent = sitter.muted | sitter.blocked
        muted = [seat for seat, one in room.sitters.items() if one.person in silent]
        client.send({**room.presence(), "muted": muted, **asked(said)})

    assert place.viewer is not None
    # Who was told that somebody is silent does not hear them again after the server was killed.
    room.keep_seat(place.viewer, kept)


def kick(client: Client, said: Said) -> None:
    """Send somebody away."""
    room = hosted(client)
    room.kick(number(said, "seat"), lambda: client.send({**room.presence(), **asked(said)}))


def lock(client: Client, said: Said) -> None:
    """Let nobody new come to the table, or let people come again."""
    room, on = hosted(client), said.get("on")
    if not isinstance(on, bool):
        raise Refused("bad_frame")
    room.lock(on, lambda: client.send({**room.presence(), **asked(said)}))


def code(client: Client, said: Said) -> None:
    """Let people come with another code than before."""
    room = hosted(client)

    def kept() -> None:
        for place in room.places[:]:
            if place.viewer is not None:
                told = {"t": "code", "table": room.ident, "code": room.code}
                place.out.send({**told, **asked(said)} if place.out is client else told)

    client.hall.new_code(room, kept)


def pace(client: Client, said: Said) -> None:
    """Let cards turn by themselves after some seconds; null: when somebody wants it."""
    room = hosted(client)
    seconds = pace_of(said.get("seconds"))
    room.set_pace(seconds, lambda: client.send({**room.presence(), **asked(said)}))


def pace_of(seconds: object) -> float | None:
    """Read after how many seconds cards turn. Raises Refused."""
    if seconds is None:
        return None
    if type(seconds) not in (int, float) or not 0 <= seconds <= SLOWEST:  # type: ignore[operator]
        raise Refused("bad_frame")
    return float(seconds)  # type: ignore[arg-type]


def tables(client: Client, said: Said) -> None:
    """List the tables that are open to all."""
    found, more = client.hall.tables(looked_for(said))
    client.send({"t": "tables", "tables": found, "more": more, **asked(said)})


def looked_for(said: Said) -> Wanted:
    """Read which tables somebody looks for. Raises Refused."""
    after = string(said, "after")
    try:
        spot = spot_of(after) if after else None
    except ValueError:
        raise Refused("bad_frame") from None
    free = number(said, "free", 0)
    return Wanted(string(said, "game"), display_names.language(said.get("lang")), free, spot)


def ping(client: Client, said: Said) -> None:
    """Say that the server is there."""
    client.send({"t": "pong", "at": round(time.time(), 3), **asked(said)})


KINDS: Mapping[str, Do] = {
    do.__name__: do
    for do in (
        hello, make, join, resume, move, take, spectate, start, answer, advance, chat, leave, mute,
        unmute, block, kick, lock, code, pace, tables, ping,
    )
}  # fmt: skip
