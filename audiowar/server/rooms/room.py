"""A room: one online table with its people and its match, from its opening until it is closed."""

from __future__ import annotations

import logging
import time
from asyncio import TimerHandle
from collections import deque
from collections.abc import Callable

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.open_database import DamagedDatabase
from audiowar.server.storage.repository import OnWritten, StoredTable, TableRow
from audiowar.storage.match_transcript import DamagedTranscript, format_header
from audiowar.storage.replay_transcript import ReplayDiffers
from audiowar.table.pace import TURN_PAUSE_SECONDS, FixedPace

from .people import Attendee, Client, Frame, make_refusal_frame
from .presence import Presence
from .room_match import RoomMatch, make_room_match, restore_match
from .seats import Seats
from .server_context import ServerContext
from .table_settings import TableSettings, make_header
from .threaded_bots import seat_bot

LOG = logging.getLogger(__name__)
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
"""The states of a room: before, during and after the match; CLOSED when it no longer runs here."""
MAX_AUTO_TURN_SECONDS = 10
"""The longest delay, in seconds, that the host can set for cards that turn automatically."""
MIN_AUTO_TURN_SECONDS = 0.01
"""The delay used if the host sets a shorter one."""


class Room:
    """One online table: its seats, the connected people, and its match.

    A room ends in one of two ways. `erase` erases the table. `stop_but_keep_stored`
    leaves it stored for another server, or for this one after a restart.
    """

    def __init__(
        self, context: ServerContext, ident: str, code: str, settings: TableSettings
    ) -> None:
        self.context = context
        self.ident = ident
        self.code = code
        self.settings = settings
        self.state = OPEN
        self.seats = Seats(ident, settings.players, context)
        self.presence = Presence(self.seats)
        self.match: RoomMatch | None = None
        """The match; None before it begins and while it is not loaded."""
        self.creator_address = ""
        """The address of the person who opened the table; "" for a restored table."""
        self.language = ""
        """The language of the person who opened the table."""
        self.last_used = time.time()
        """The Unix time of the table's last use. While it is in use, this is rarely updated."""
        self.on_listing_changed: Callable[[], None] = lambda: None
        """Called when the description of the table in lists may have changed."""
        self._header = ""
        """The header line of the match's transcript; "" before the match begins."""
        self._pace: float | None = None
        """Seconds after which cards turn automatically; None if only players turn them."""
        self._queue: deque[Callable[[], None]] = deque()
        """Actions that wait until everything that was done before them is on the disk."""
        self._active_at = context.loop.time()
        self._timer: TimerHandle | None = None

    # Storing and loading

    def save_table_row(self, on_written: OnWritten | None = None) -> None:
        """Store the row of the table. Seats and steps have rows of their own.

        Once the room is closed, only call `on_written`: its table may be erased.
        """
        if self.state == CLOSED:
            if on_written is not None:
                on_written()
            return
        settings, seats = self.settings, self.seats
        row = TableRow(
            *(self.ident, self.code, settings.game, settings.options, settings.players),
            *(settings.is_public, seats.host_seat, self._pace, self.state, self._header),
            *(self.last_used, settings.bot, settings.allows_coach, self.language),
            *(frozenset(seats.barred_hashes), seats.is_locked),
        )
        self.context.repository.save_table(row, on_written)

    def restore(self, stored: StoredTable) -> None:
        """Restore the room from its stored rows. The match is loaded when somebody connects."""
        row, seats = stored.table_row, self.seats
        seats.restore(stored.seat_rows_by_seat)
        seats.host_seat = row.host
        seats.barred_hashes = set(row.barred)
        seats.is_locked = row.locked
        self.state, self._header, self._pace = row.state, row.header, row.pace
        self.last_used, self.language = row.touched, row.language
        self.run_due()

    def load_match(self) -> None:
        """Load the match from the repository if it has begun and is not loaded. Raises Refused."""
        if self.match is not None or not self._header:
            return
        repository = self.context.repository
        try:
            text = self._header + repository.read_steps_as_text(self.ident)
            match = restore_match(self.ident, text, repository, self._fixed_pace())
        except (DamagedDatabase, OSError, DamagedTranscript, ReplayDiffers, Refused) as error:
            LOG.error("a table cannot be restored: %s", type(error).__name__)
            raise Refused("table_damaged") from None
        self._set_match(match)
        if not match.pending_step_count:
            # The server may have stopped after the last step, before it stored that the match is
            # over. The players are not rated then: nobody knows whether they have been.
            self.mark_over_if_ended()

    def unload_match(self) -> None:
        """Remove the match from memory. `load_match` can load it again."""
        if self.match is not None:
            self.match.free_memory()
        self.match = None
        self.seats.initial_names = [""] * self.settings.players

    # The people at the table

    def remember_activity_time(self) -> None:
        """Note that somebody is active now, so that the table is not closed as idle."""
        self._active_at = self.context.loop.time()

    def make_presence_frame(self) -> Frame:
        """Return the `presence` frame with all seats of the table."""
        seats = [self._seat_entry(seat, name) for seat, name in enumerate(self.seats.names)]
        locked = {"locked": True} if self.seats.is_locked else {}
        host = self.seats.host_seat
        return {"type": "presence", "table": self.ident, "seats": seats, "host": host, **locked}

    def _seat_entry(self, seat: Seat, name: str) -> Frame:
        holder = self.seats.holders.get(seat)
        if holder is None:
            bot = bool(name)
            return {"name": name, "here": bot, "bot": bot, "away_since": None}
        return {
            "name": name,
            "here": not holder.is_announced_as_away,
            "bot": self.match is not None and seat in self.match.bots,
            "away_since": holder.lost_wall_time if holder.is_announced_as_away else None,
        }

    def broadcast_presence(self) -> None:
        """Send the `presence` frame to all attendees."""
        self.presence.broadcast(self.make_presence_frame())

    def seat_person(
        self, seat: Seat, name: str, token_hash: str, client: Client, on_seated: OnWritten
    ) -> None:
        """Give a seat to a person who is not connected yet. Call `on_seated` when it is stored.

        If the connection was lost by then, free the seat instead: nobody has its token.
        """
        holder = self.seats.add_unconnected_holder(seat, name, token_hash, client)

        def on_stored() -> None:
            if not client.is_lost:
                on_seated()
            elif self.state != CLOSED and self.seats.holders.get(seat) is holder:
                if len(holder.token_hashes) == 1:
                    self._free_seat(seat, lambda: None)
                else:
                    # The person has joined again meanwhile. If that connection is lost too, a bot
                    # must play.
                    self.run_due()

        on_written = self.presence.mark_arriving(client, on_stored)
        self.on_listing_changed()
        self.seats.save_seat(seat, on_written)

    def connect_attendee(self, attendee: Attendee) -> None:
        """Connect an attendee, and send it the events that it has missed.

        If a bot plays in the attendee's seat, remove the bot. Send everybody the `presence` frame.
        """
        self.presence.add_attendee(attendee)
        if (holder := self.seats.find_holder(attendee)) is not None:
            holder.rating_key = attendee.client.rating_key
        if attendee.seat is not None and self.match is not None:
            bot = self.match.bots.pop(attendee.seat, None)
            if bot is not None:
                self.match.runner.set_bot(attendee.seat, None)
                bot.leave()
        self.remember_activity_time()
        self.broadcast_presence()
        if self.match and not self.match.pending_step_count:
            self.match.event_sender.send_new_events(attendee)
        self.run_due()

    def remove_attendee_keeping_seat(self, attendee: Attendee) -> None:
        """Remove a spectator, or an attendee whose connection was lost and who keeps the seat."""
        if attendee in self.presence.attendees:
            self.presence.remove_attendee_keeping_seat(attendee, self.context.loop.time())
            self.run_due()

    def vacate_seat(self, seat: Seat, on_done: OnWritten) -> None:
        """Remove the holder of a seat for good. In a match, a bot continues to play.

        If no seat has a holder any more, close the table, unless its match is over. Call `on_done`
        when the change is stored, or immediately if the table is closed.
        """
        if self.state == PLAYING:
            self.seats.remember_departure(seat)
        self._free_seat(seat, on_done)

    def _free_seat(self, seat: Seat, on_done: OnWritten) -> None:
        """Do what `vacate_seat` does, but let the person take any free seat later."""
        holder = self.seats.pop_holder(seat)
        self.on_listing_changed()
        if holder.attendee is not None:
            self.presence.remove_attendee(holder.attendee)
        if not self.seats.holders and self.state != OVER:
            self.erase()
            on_done()
            return
        self.save_table_row(on_done)
        if self.match and self.state == PLAYING and seat not in self.match.bots:
            self._seat_bot(self.match, seat)
        self.broadcast_presence()
        self.run_due()

    def kick(self, seat: Seat, on_done: OnWritten) -> None:
        """Remove and bar the holder of a seat. Raises Refused for the host and for empty seats."""
        holder = self.seats.holders.get(seat)
        if holder is None or seat == self.seats.host_seat:
            raise Refused("no_seat")
        self.seats.bar_holder(seat)
        if holder.attendee is not None:
            holder.attendee.client.send(make_refusal_frame(Refused("kicked")))
        self.vacate_seat(seat, on_done)

    # How a room ends

    def erase(self) -> None:
        """End the table for everybody and erase it."""
        if self.state == CLOSED:
            return
        self._stop()
        for attendee in self.presence.attendees[:]:
            attendee.client.send(make_refusal_frame(Refused("table_closed")))
            self.presence.remove_attendee(attendee)
        self.context.repository.delete_table(self.ident)

    def stop_but_keep_stored(self) -> None:
        """Stop running the table, which stays stored, and disconnect everybody."""
        self._stop()
        self._queue.clear()
        self.presence.disconnect_all()

    def _stop(self) -> None:
        self.state = CLOSED
        self.on_listing_changed()
        self._cancel_timer()

    # Running the match

    def start_match(self) -> None:
        """Begin the match, with bots in the empty seats. Raises Refused if it has begun."""
        if self.state != OPEN:
            raise Refused("has_begun")
        header = make_header(self.settings, self.seats.names, self.context.names_for_bots)
        match = make_room_match(self.ident, header, self.context.repository, self._fixed_pace())
        self.state, self._header = PLAYING, format_header(match.runner.table.header)
        self.last_used = time.time()
        self.save_table_row()
        self.on_listing_changed()
        self._set_match(match)
        self.broadcast_presence()
        match.runner.start()
        LOG.info("a match of %s begins, %d bots", self.settings.game, len(match.bots))

    def _set_match(self, match: RoomMatch) -> None:
        self.match = match
        self.seats.initial_names = list(match.runner.table.header.seats)
        match.on_written = self._on_written
        match.runner.turns_automatically = self._pace is not None
        match.runner.held_seats = self.seats.holders.keys()
        if self.state == PLAYING and not self.has_ended:
            for seat in self.seats.list_free_seats():
                self._seat_bot(match, seat)

    def _seat_bot(self, match: RoomMatch, seat: Seat) -> None:
        match.bots[seat] = seat_bot(match.runner, seat, self._run_in_thread)

    def _run_in_thread(
        self, think: Callable[[], Choice], on_chosen: Callable[[Choice], None]
    ) -> None:
        match, creator = self.match, self.creator_address or self.ident
        thought = self.context.bot_thread.submit(creator, think)

        def do() -> None:
            if self.match is match and self.state == PLAYING:
                on_chosen(thought.result())

        thought.add_done_callback(lambda done: self.run_after_earlier_writes(do))

    @property
    def is_writing(self) -> bool:
        """Whether a step of the match is being written to the disk."""
        return self.match is not None and self.match.pending_step_count > 0

    @property
    def can_unload_match(self) -> bool:
        """Whether the match is over or deserted, nobody is connected, and no write is pending."""
        if self.presence.attendees or self.is_writing:
            return False
        is_deserted = self.state == PLAYING and self._is_deserted(self.context.loop.time())
        return self.state == OVER or is_deserted

    def run_after_earlier_writes(
        self, action: Callable[[], None], skip_disk_wait: bool = False
    ) -> None:
        """Run an action when everything that was done before is on the disk.

        With `skip_disk_wait`, run it immediately unless other actions are waiting. In any case,
        the events that it causes are sent only when they and all earlier ones are on the disk.
        """
        if self.is_writing and (self._queue or not skip_disk_wait):
            self._queue.append(action)
            return
        action()
        if not self.is_writing:
            self.run_due()

    def _on_written(self) -> None:
        """Send the events that are now on the disk. Then run the actions that waited for this."""
        match, holders = self.match, self.seats.holders
        assert match is not None
        for attendee in self.presence.attendees[:]:
            match.event_sender.send_new_events(attendee)
        if self.mark_over_if_ended():
            people = {seat: (holder.rating_key, holder.name) for seat, holder in holders.items()}
            table = match.runner.table
            self.context.ratings.update_after_match(table.match, people, table.header.bots_by_seat)
        while self._queue and not match.pending_step_count and self.state != CLOSED:
            self._queue.popleft()()
        if not self.is_writing:
            self.run_due()

    def mark_over_if_ended(self) -> bool:
        """Note and store that the match is over, if it has ended. Return whether this was new."""
        if self.state != PLAYING or not self.has_ended:
            return False
        self.state, self.last_used = OVER, time.time()
        self.save_table_row()
        self.on_listing_changed()
        LOG.info("a match of %s is over", self.settings.game)
        return True

    @property
    def has_ended(self) -> bool:
        """Whether the loaded match has ended. Its last step may not be on the disk yet."""
        return self.match is not None and self.match.runner.table.match.end_event is not None

    def send_current_state(self, attendee: Attendee) -> None:
        """Send an attendee the new events or, if no match is loaded, the presence frame.

        While a step is being written, send nothing: the events follow when it is on the disk.
        """
        if self.match is None:
            attendee.client.send({**self.make_presence_frame(), **attendee.take_request_id_field()})
        elif not self.match.pending_step_count:
            self.match.event_sender.send_new_events(attendee)

    # What the host can set

    def set_locked(self, locked: bool, on_done: OnWritten) -> None:
        """Lock the table for new people, or unlock it."""
        self.seats.is_locked = locked
        self.on_listing_changed()

        def on_written() -> None:
            self.broadcast_presence()
            on_done()

        self.save_table_row(on_written)

    def set_auto_turn_seconds(
        self, seconds: float | None, on_written: OnWritten | None = None
    ) -> None:
        """Set the seconds after which cards turn automatically; None if only players turn them."""
        self._pace = seconds
        if self.match is not None:
            self.match.runner.pace = self._fixed_pace()
            self.match.runner.set_auto_turning(self._pace is not None)
        self.save_table_row(on_written)
        self.run_due()

    def _fixed_pace(self) -> FixedPace:
        thinking = self.context.limits.thinking_time_factor
        if self._pace is None:
            return FixedPace(thinking)
        seconds = max(self._pace, MIN_AUTO_TURN_SECONDS)
        return FixedPace(thinking, int(TURN_PAUSE_SECONDS * 100 / seconds))

    # The timers of the room and its match

    def run_due(self) -> None:
        """Do everything that is due, then set the timer for what is due next."""
        self._cancel_timer()
        if self.state == CLOSED:
            return
        now = self.context.loop.time()
        due = self._mark_absent(now)
        if self.state == OPEN:
            closes = self._active_at + self.context.limits.seconds_until_idle_table_closes
            if closes <= now:
                self.erase()
                return
            due.append(closes)
        elif self.state == PLAYING and self.match is not None and not self.match.pending_step_count:
            at = self._run_match_timers(self.match, now)
            due += [] if at is None else [at]
        if due:
            self._timer = self.context.loop.call_at(max(min(due), now), self.run_due)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run_match_timers(self, match: RoomMatch, now: float) -> float | None:
        if self._is_deserted(now):
            match.runner.suspend_clock(now)
            return None
        by_itself = self._pace is not None or len(match.bots) == self.settings.players
        if match.runner.turns_automatically != by_itself:
            match.runner.set_auto_turning(by_itself)
        return match.runner.run_due(now)

    def _is_deserted(self, now: float) -> bool:
        """Return whether all players have been absent for so long that the match must pause."""
        return (
            now - self.seats.find_last_presence_time(now)
            >= self.context.limits.seconds_until_deserted_match_pauses
        )

    def _mark_absent(self, now: float) -> list[float]:
        """Mark absent players as away, and let bots play for them.

        Return the times at which this is due for the other absent players.
        """
        limits, due, has_changed = self.context.limits, list[float](), False
        match = None if self.is_writing or self.state != PLAYING else self.match
        for seat, holder in self.seats.holders.items():
            away_at = holder.lost_at + limits.seconds_until_announced_as_away
            bot_at = holder.lost_at + limits.seconds_until_bot_plays
            if holder.attendee is not None:
                continue
            if now < away_at:
                due.append(away_at)
            elif not holder.is_announced_as_away:
                holder.is_announced_as_away = has_changed = True
            if match is None or seat in match.bots:
                continue
            if now < bot_at:
                due.append(bot_at)
            else:
                self._seat_bot(match, seat)
                has_changed = True
        if has_changed:
            self.broadcast_presence()
        return due
