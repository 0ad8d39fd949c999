"""Coming to a table, leaving it, and being lost on the way."""

from __future__ import annotations

import time
from collections.abc import Callable

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.table.bot_players import give_back

from . import display_names
from .attendee import Attendee, FrameSink, SeatedAttendee
from .bans import mark_in, mark_of, person_at
from .bot_thinking import seat_bot
from .context import ServerContext
from .presence import Presence
from .room_game import RoomGame

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


class SeatedRoom(Presence):
    """Those who sit at a table, and how they came by their seats."""

    def __init__(self, ident: str, around: ServerContext) -> None:
        super().__init__(ident)
        self.around = around
        self.state = OPEN
        self.play: RoomGame | None = None
        self.changed: Callable[[], None] = lambda: None
        """Called when something of what lists of tables say is another one."""
        self.barred: set[str] = set()
        """The marks and the tokens of those whom the host has sent away."""
        self._coming: set[FrameSink] = set()
        """Those whose seats are just being written down."""
        self._active = around.loop.time()

    # What the table does

    def keep(self, then: Callable[[], None] | None = None) -> None:
        """Write down what is known of the table beside its seats and steps."""
        raise NotImplementedError

    def look(self) -> None:
        """Do what is due, and set the time to come again."""
        raise NotImplementedError

    def close(self) -> None:
        """End the table for everybody."""
        raise NotImplementedError

    def aside(self, think: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        """Let a bot think in a thread, then do at the table what came of it."""
        raise NotImplementedError

    def flush_to(self, place: Attendee) -> None:
        """Send a place what it does not have."""
        if self.play is None:
            return
        for frame in self.play.frames(place):
            place.out.send(frame)

    def stir(self) -> None:
        """Note that somebody does something here."""
        self._active = self.around.loop.time()

    # Coming and going

    def expecting(self, out: FrameSink, then: Callable[[], None]) -> Callable[[], None]:
        """Return what to call when the seat of somebody is written down."""
        self._coming.add(out)

        def done() -> None:
            self._coming.discard(out)
            then()

        return done

    def send_on(self) -> None:
        """Tell all who are here, or about to be, that the table goes on elsewhere."""
        for out in [*(place.out for place in self.places), *self._coming]:
            out.sent_on()

    def sit(
        self, seat: Seat, name: str, token: str, out: FrameSink, then: Callable[[], None]
    ) -> None:
        """Give a seat to somebody; `then` is called when it is on the disk."""
        mark = mark_of(self.ident, out.address)
        sitter = SeatedAttendee(display_names.unlike(name, self.names()), (token,), person_at(mark))
        sitter.gone = self.around.loop.time()
        self._silence_again(sitter.person)
        self.sitters[seat] = sitter
        self.changed()
        self.keep_seat(seat, then)

    def _silence_again(self, person: str) -> None:
        """Let who is silent for somebody stay so when they have left and come again."""
        here = {sitter.person for sitter in self.sitters.values()}
        mark = mark_in(person)
        for seat, sitter in self.sitters.items():
            for silent in (sitter.muted, sitter.blocked):
                if any(mark_in(one) == mark for one in silent - here):
                    silent.add(person)
                    self.keep_seat(seat)

    def may_come(self, out: FrameSink) -> None:
        """Raise Refused for whom the host has sent away, and for all while the table is locked."""
        if mark_of(self.ident, out.address) in self.barred:
            raise Refused("kicked")
        if self.locked:
            raise Refused("table_locked")

    def has_somebody_from(self, out: FrameSink) -> bool:
        """Tell whether somebody sits here who came from the same address."""
        mark = mark_of(self.ident, out.address)
        return any(mark in self._marks(sitter) for sitter in self.sitters.values())

    def _marks(self, sitter: SeatedAttendee) -> set[str]:
        """Return the marks of where somebody came from, when they sat down and now."""
        now = {mark_of(self.ident, sitter.place.out.address)} if sitter.place else set()
        return now | {mark_in(sitter.person)} - {""}

    def keep_seat(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Write down what is known of a person."""
        self.around.store.seat(self.ident, self.sitters[seat].row(seat), then)

    def add_token(self, seat: Seat, token: str, then: Callable[[], None]) -> None:
        """Let a seat be taken up with another token too; `then` is called when that is kept.

        The first one holds until something is heard from whoever came with one of them: the
        other may never have arrived.
        """
        sitter = self.sitters[seat]
        sitter.tokens = (sitter.tokens[0], token)
        self.keep_seat(seat, then)

    def confirm(self, place: Attendee) -> None:
        """Hear something from somebody: the token they came with is the only one now."""
        sitter = self.sitter(place)
        if place.viewer is None or sitter is None or sitter.place is not place:
            return
        if len(sitter.tokens) > 1 and place.token in sitter.tokens:
            sitter.tokens = (place.token,)
            self.keep_seat(place.viewer)

    def has_newer(self, seat: Seat, out: FrameSink) -> bool:
        """Tell whether the person of a seat is here by a newer connection than this one."""
        place = self.sitters[seat].place
        if place is None:
            return False
        if place.out.link and place.out.link == out.link:
            return out.turn < place.out.turn
        return out.came < place.out.came

    def enter(self, place: Attendee) -> None:
        """Let somebody be here, on a seat or looking on."""
        sitter = self.sitter(place)
        if sitter is not None:
            if sitter.place is not None:
                link = {"link": place.out.link} if place.out.link else {}
                sitter.place.out.send({"t": "moved", **link})
                self._drop(sitter.place)
            sitter.place, sitter.away = place, False
            self._take_back(sitter, place)
        self.places.append(place)
        self.stir()
        self.tell_presence()
        if self.play and not self.play.pending:
            self.flush_to(place)
        self.look()

    def _take_back(self, sitter: SeatedAttendee, place: Attendee) -> None:
        assert place.viewer is not None
        bot = self._bots.pop(place.viewer, None)
        if bot is not None and self.play:
            give_back(self.play.host, place.viewer, bot)

    def lost(self, place: Attendee) -> None:
        """Hear that a connection is gone."""
        if place not in self.places:
            return
        self.places.remove(place)
        sitter = self.sitter(place)
        if sitter is not None and sitter.place is place:
            sitter.place = None
            sitter.gone, sitter.gone_at = self.around.loop.time(), int(time.time())
        self.look()

    def _drop(self, place: Attendee) -> None:
        if place in self.places:
            self.places.remove(place)
        place.out.dismissed()

    def leave(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Let somebody get up for good; a bot plays on. `then` is called when it is kept."""
        sitter = self.sitters.pop(seat)
        self.changed()
        if sitter.place is not None:
            self._drop(sitter.place)
        self.around.store.empty(self.ident, seat)
        if not self.sitters and self.state != OVER:
            self.close()
            if then is not None:
                then()
            return
        if self.host == seat and self.sitters:
            self.host = min(self.sitters)
        self.keep(then)
        if self.play and self.state == PLAYING and seat not in self._bots:
            self._bots[seat] = seat_bot(self.play.host, seat, self.aside)
        self.tell_presence()
        self.look()

    def kick(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Send somebody away, who cannot come again; `then` is called when it is kept.

        Raises Refused.
        """
        sitter = self.sitters.get(seat)
        if sitter is None or seat == self.host:
            raise Refused("no_seat")
        self.barred.update(self._marks(sitter), sitter.tokens)
        if sitter.place is not None:
            sitter.place.out.send({"t": "refused", "reason": "kicked", "args": {}})
        self.leave(seat, then)
