"""Seats of a room: join, leave, disconnect and return."""

from __future__ import annotations

import time
from collections.abc import Callable

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.table.bot_players import return_seat

from . import display_names
from .attendee import Attendee, FrameSink, SeatHolder
from .bans import address_mark, mark_of_person, new_person_id
from .bot_thinking import seat_bot
from .context import ServerContext
from .presence import Presence
from .room_game import RoomGame

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


class SeatedRoom(Presence):
    """A room with its seats, without the match."""

    def __init__(self, ident: str, context: ServerContext) -> None:
        super().__init__(ident)
        self.context = context
        self.state = OPEN
        self.game: RoomGame | None = None
        self.on_listing_changed: Callable[[], None] = lambda: None
        """Called when something of what lists of tables say is another one."""
        self.barred: set[str] = set()
        """The marks and the tokens of those whom the host has sent away."""
        self._arriving: set[FrameSink] = set()
        """Those whose seats are just being written down."""
        self._active_at = context.loop.time()

    # What the table does

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Store the table row; seats and steps are stored separately."""
        raise NotImplementedError

    def run_timers(self) -> None:
        """Do what is due, then set the timer for what is due next."""
        raise NotImplementedError

    def close(self) -> None:
        """End the table for everybody."""
        raise NotImplementedError

    def run_in_thread(self, think: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        """Let a bot think in a thread, then do at the table what came of it."""
        raise NotImplementedError

    def send_new_events(self, attendee: Attendee) -> None:
        """Send an attendee the new events."""
        if self.game is None:
            return
        for frame in self.game.new_frames(attendee):
            attendee.sink.send(frame)

    def note_activity(self) -> None:
        """Note that somebody was active."""
        self._active_at = self.context.loop.time()

    # Coming and going

    def add_arriving(self, sink: FrameSink, then: Callable[[], None]) -> Callable[[], None]:
        """Return what to call when the seat of somebody is written down."""
        self._arriving.add(sink)

        def done() -> None:
            self._arriving.discard(sink)
            then()

        return done

    def send_away(self) -> None:
        """Send all attendees, and those arriving, to the server that runs the table now."""
        for sink in [*(attendee.sink for attendee in self.attendees), *self._arriving]:
            sink.on_table_moved()

    def seat_person(
        self, seat: Seat, name: str, token: str, sink: FrameSink, then: Callable[[], None]
    ) -> None:
        """Give a seat to somebody; `then` is called when it is on the disk."""
        mark = address_mark(self.ident, sink.address)
        holder = SeatHolder(
            display_names.make_unique(name, self.seat_names()), (token,), new_person_id(mark)
        )
        holder.lost_at = self.context.loop.time()
        self._renew_mutes(holder.person_id)
        self.seat_holders[seat] = holder
        self.on_listing_changed()
        self.save_seat(seat, then)

    def _renew_mutes(self, person: str) -> None:
        """Let who is silent for somebody stay so when they have left and come again."""
        here = {holder.person_id for holder in self.seat_holders.values()}
        mark = mark_of_person(person)
        for seat, holder in self.seat_holders.items():
            for silent in (holder.muted, holder.blocked):
                if any(mark_of_person(one) == mark for one in silent - here):
                    silent.add(person)
                    self.save_seat(seat)

    def require_admission(self, sink: FrameSink) -> None:
        """Raise Refused for whom the host has sent away, and for all while the table is locked."""
        if address_mark(self.ident, sink.address) in self.barred:
            raise Refused("kicked")
        if self.locked:
            raise Refused("table_locked")

    def has_address_of(self, sink: FrameSink) -> bool:
        """Return whether a seat holder came from the same address."""
        mark = address_mark(self.ident, sink.address)
        return any(mark in self._address_marks(holder) for holder in self.seat_holders.values())

    def _address_marks(self, holder: SeatHolder) -> set[str]:
        """Return the marks of where somebody came from, when they sat down and now."""
        now = {address_mark(self.ident, holder.attendee.sink.address)} if holder.attendee else set()
        return now | {mark_of_person(holder.person_id)} - {""}

    def save_seat(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Store the row of a seat."""
        self.context.repository.save_seat(self.ident, self.seat_holders[seat].to_row(seat), then)

    def add_token(self, seat: Seat, token: str, then: Callable[[], None]) -> None:
        """Let a seat be taken up with another token too; `then` is called when that is kept.

        The first one holds until something is heard from whoever came with one of them: the
        other may never have arrived.
        """
        holder = self.seat_holders[seat]
        holder.tokens = (holder.tokens[0], token)
        self.save_seat(seat, then)

    def confirm_token(self, attendee: Attendee) -> None:
        """Hear something from somebody: the token they came with is the only one now."""
        holder = self.seat_holder(attendee)
        if attendee.seat is None or holder is None or holder.attendee is not attendee:
            return
        if len(holder.tokens) > 1 and attendee.token in holder.tokens:
            holder.tokens = (attendee.token,)
            self.save_seat(attendee.seat)

    def has_newer_connection(self, seat: Seat, sink: FrameSink) -> bool:
        """Tell whether the person of a seat is here by a newer connection than this one."""
        attendee = self.seat_holders[seat].attendee
        if attendee is None:
            return False
        if attendee.sink.link and attendee.sink.link == sink.link:
            return sink.link_number < attendee.sink.link_number
        return sink.connected_wall_time < attendee.sink.connected_wall_time

    def enter(self, attendee: Attendee) -> None:
        """Let somebody be here, on a seat or looking on."""
        holder = self.seat_holder(attendee)
        if holder is not None:
            if holder.attendee is not None:
                link = {"link": attendee.sink.link} if attendee.sink.link else {}
                holder.attendee.sink.send({"t": "moved", **link})
                self._drop(holder.attendee)
            holder.attendee, holder.is_away = attendee, False
            self._remove_bot(holder, attendee)
        self.attendees.append(attendee)
        self.note_activity()
        self.broadcast_presence()
        if self.game and not self.game.pending:
            self.send_new_events(attendee)
        self.run_timers()

    def _remove_bot(self, holder: SeatHolder, attendee: Attendee) -> None:
        assert attendee.seat is not None
        bot = self._bots.pop(attendee.seat, None)
        if bot is not None and self.game:
            return_seat(self.game.runner, attendee.seat, bot)

    def disconnect(self, attendee: Attendee) -> None:
        """Remove an attendee whose connection was lost."""
        if attendee not in self.attendees:
            return
        self.attendees.remove(attendee)
        holder = self.seat_holder(attendee)
        if holder is not None and holder.attendee is attendee:
            holder.attendee = None
            holder.lost_at, holder.lost_wall_time = self.context.loop.time(), int(time.time())
        self.run_timers()

    def _drop(self, attendee: Attendee) -> None:
        if attendee in self.attendees:
            self.attendees.remove(attendee)
        attendee.sink.on_seat_lost()

    def leave(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Let somebody get up for good; a bot plays on. `then` is called when it is kept."""
        holder = self.seat_holders.pop(seat)
        self.on_listing_changed()
        if holder.attendee is not None:
            self._drop(holder.attendee)
        self.context.repository.delete_seat(self.ident, seat)
        if not self.seat_holders and self.state != OVER:
            self.close()
            if then is not None:
                then()
            return
        if self.host_seat == seat and self.seat_holders:
            self.host_seat = min(self.seat_holders)
        self.save(then)
        if self.game and self.state == PLAYING and seat not in self._bots:
            self._bots[seat] = seat_bot(self.game.runner, seat, self.run_in_thread)
        self.broadcast_presence()
        self.run_timers()

    def kick(self, seat: Seat, then: Callable[[], None] | None = None) -> None:
        """Send somebody away, who cannot come again; `then` is called when it is kept.

        Raises Refused.
        """
        holder = self.seat_holders.get(seat)
        if holder is None or seat == self.host_seat:
            raise Refused("no_seat")
        self.barred.update(self._address_marks(holder), holder.tokens)
        if holder.attendee is not None:
            holder.attendee.sink.send({"t": "refused", "reason": "kicked", "args": {}})
        self.leave(seat, then)
