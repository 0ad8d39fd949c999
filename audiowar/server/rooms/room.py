"""A room: one online table from its opening to its end, with its match."""

from __future__ import annotations

import logging
import time
from asyncio import TimerHandle
from collections import deque
from collections.abc import Callable
from typing import Any

from audiowar.rules.events import Choice, Seat
from audiowar.rules.state import Refused
from audiowar.server.storage.database import DamagedDatabase
from audiowar.server.storage.repository import StoredTable, TableRow
from audiowar.storage.replay import ReplayDiffers
from audiowar.storage.transcript import DamagedTranscript, header_line
from audiowar.table.pace import TURN, FixedPace
from audiowar.table.randomness import derive_seeds
from audiowar.table.table import new_header

from . import display_names
from .attendee import Attendee, LogPosition, holder_from_row
from .bot_thinking import seat_bot
from .context import ServerContext
from .log_marks import LogMark
from .room_game import SYSTEM_CHANCE, RoomGame, new_room_game, restore_room_game
from .seating import CLOSED, OPEN, OVER, PLAYING, SeatedRoom
from .table_settings import TableSettings, choose_bots

LOG = logging.getLogger(__name__)
MAX_TURN_SECONDS = 10
"""Seconds after which cards turn by themselves at most."""
MIN_TURN_SECONDS = 0.01


class Room(SeatedRoom):
    """A table, from the moment it is open until its game is forgotten."""

    def __init__(self, context: ServerContext, ident: str, code: str, terms: TableSettings) -> None:
        super().__init__(ident, context)
        self.code = code
        self.settings = terms
        self.creator_address = ""
        """The address of whoever opened the table."""
        self.language = ""
        """That of whoever opened the table."""
        self.last_used = time.time()
        self._header = ""
        self._pace: float | None = None
        """After how many seconds cards turn by themselves; None: when somebody wants it."""
        self._queue: deque[Callable[[], None]] = deque()
        self._timer: TimerHandle | None = None

    # Keeping

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Store the table row; seats and steps are stored separately."""
        terms = self.settings
        row = TableRow(
            *(self.ident, self.code, terms.game, terms.options, terms.players, terms.open),
            *(self.host_seat, self._pace, self.state, self._header, self.last_used),
            *(terms.bot, terms.coach, self.language, frozenset(self.barred), self.locked),
        )
        self.context.repository.save_table(row, then)

    def forget(self) -> None:
        """Erase the table."""
        self.context.repository.delete_table(self.ident)

    def restore(self, kept: StoredTable) -> None:
        """Restore the room from its stored table; the match is loaded when somebody comes."""
        row, now, wall = kept.table, self.context.loop.time(), int(time.time())
        self.seat_holders = {
            seat: holder_from_row(one, now, wall) for seat, one in kept.seats.items()
        }
        self.state, self._header, self.host_seat = row.state, row.header, row.host
        self._pace, self.last_used = row.pace, row.touched
        self.language = row.language
        self.barred, self.locked = set(row.barred), row.locked
        self.run_timers()

    def find_position(self, viewer: Seat | None, after: int, mark: str) -> LogPosition:
        """Return what a client who has the game up to an event, with a mark, has of this one."""
        if self.game is None:
            return LogPosition(-1, LogMark(), is_other_game=after >= 0)
        known = self.game.find_position(viewer, after, mark)
        return LogPosition(-1, LogMark(), is_other_game=True) if known.is_other_game else known

    def load_game(self) -> None:
        """Lay the game of the log on the table, if it does not lie there. Raises Refused."""
        if self.game is not None or not self._header:
            return
        try:
            text = self._header + self.context.repository.read_steps(self.ident)
        except (DamagedDatabase, OSError) as wrong:
            LOG.error("a table cannot be read, for the file is damaged: %s", type(wrong).__name__)
            raise Refused("table_damaged") from None
        try:
            play = restore_room_game(self.ident, text, self.context.repository, self._fixed_pace())
        except (DamagedTranscript, ReplayDiffers, Refused) as wrong:
            LOG.error("a table cannot be taken up: %s", type(wrong).__name__)
            raise Refused("no_table") from None
        self._set_game(play)

    def _set_game(self, play: RoomGame) -> None:
        self.game = play
        play.on_written = self._on_written
        play.runner.turning = self._pace is not None
        if self.state == PLAYING:
            for seat in range(self.settings.players):
                if seat not in self.seat_holders:
                    self._bots[seat] = seat_bot(play.runner, seat, self.run_in_thread)

    def run_in_thread(self, think: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        """Let a bot think in a thread, then do at the table what came of it."""
        play, thought = self.game, self.context.loop.run_in_executor(None, think)

        def do() -> None:
            if self.game is play and self.state == PLAYING:
                then(thought.result())

        thought.add_done_callback(lambda done: self.enqueue(do))

    def _fixed_pace(self) -> FixedPace:
        thinking = self.context.limits.thinking
        if self._pace is None:
            return FixedPace(thinking)
        return FixedPace(thinking, int(TURN * 100 / max(self._pace, MIN_TURN_SECONDS)))

    def count_free_seats(self) -> int:
        """Count the seats that somebody who comes may take."""
        return self.settings.players - len(self.seat_holders)

    def initial_names(self) -> list[str]:
        return list(self.game.runner.table.seats) if self.game else [""] * self.settings.players

    # The end

    def close(self) -> None:
        """End the table for everybody."""
        if self.state == CLOSED:
            return
        self.state = CLOSED
        self.on_listing_changed()
        for attendee in self.attendees[:]:
            attendee.sink.send({"t": "refused", "reason": "table_closed", "args": {}})
            self._drop(attendee)
        self.forget()
        self.cancel_timer()

    def release(self) -> None:
        """Leave the table to another server, where all that was told goes on."""
        self.state = CLOSED
        self.on_listing_changed()
        self.cancel_timer()
        self._queue.clear()
        self.send_away()

    def cancel_timer(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The game

    def start_game(self) -> None:
        """Begin the game; bots take the empty seats. Raises Refused."""
        if self.state != OPEN:
            raise Refused("has_begun")
        names = self.seat_names()
        playing = choose_bots(self.settings, [seat for seat, name in enumerate(names) if not name])
        for seat in map(int, playing):
            unused = [name for name in self.context.bot_names if name not in names]
            names[seat] = display_names.make_unique(unused[0] if unused else "Bot", names)
        terms, seed = self.settings, self.settings.seed
        more: dict[str, Any] = {"bots": playing, **derive_seeds(seed)}
        if seed is None:
            more["chance"] = SYSTEM_CHANCE
        header = new_header(terms.game, tuple(names), terms.options, seed or 0, **more)
        play = new_room_game(self.ident, header, self.context.repository, self._fixed_pace())
        self.state, self._header = PLAYING, header_line(play.runner.table.header)
        self.last_used = time.time()
        self.save()
        self.on_listing_changed()
        self._set_game(play)
        self.broadcast_presence()
        play.runner.start()
        LOG.info("a game of %s begins, %d bots", terms.game, len(playing))

    def enqueue(self, do: Callable[[], None], at_once: bool = False) -> None:
        """Do something at the table, as soon as all that was done before is on the disk.

        `at_once`: though that is still being written; it waits only for what waits already. What
        comes of it is told when all of that is on the disk.
        """
        if self.is_writing and (self._queue or not at_once):
            self._queue.append(do)
            return
        do()
        self._run_timers_if_written()

    def _run_timers_if_written(self) -> None:
        """Run the timers unless something is still being written."""
        if not self.is_writing:
            self.run_timers()

    def _on_written(self) -> None:
        """Send what is stored now, then run the queued actions."""
        for attendee in self.attendees[:]:
            self.send_new_events(attendee)
        play = self.game
        assert play is not None
        if play.runner.table.game.finished and self.state == PLAYING:
            self.state, self.last_used = OVER, time.time()
            self.save()
            self.on_listing_changed()
            LOG.info("a game of %s is over", self.settings.game)
        while self._queue and not play.pending and self.state != CLOSED:
            self._queue.popleft()()
        self._run_timers_if_written()

    def flush(self, attendee: Attendee) -> None:
        """Send an attendee the new events, or the current table if they asked."""
        if self.game is None:
            attendee.sink.send({**self.presence_frame(), **attendee.take_request_id()})
        elif not self.game.pending:
            self.send_new_events(attendee)

    def set_locked(self, on: bool, then: Callable[[], None]) -> None:
        """Let nobody new in from now on, or again; `then` is called when that is kept."""
        self.locked = on
        self.on_listing_changed()

        def kept() -> None:
            self.broadcast_presence()
            then()

        self.save(kept)

    def set_pace(self, seconds: float | None, then: Callable[[], None] | None = None) -> None:
        """Let cards turn by themselves after some seconds, or when somebody wants it.

        `then` is called when that is on the disk.
        """
        self._pace = seconds
        if self.game is not None:
            self.game.runner.pace = self._fixed_pace()
            self.game.runner.turn(self._pace is not None)
        self.save(then)
        self.run_timers()

    # Time

    def run_timers(self) -> None:
        """Do what is due, then set the timer for what is due next."""
        self.cancel_timer()
        if self.state == CLOSED:
            return
        now = self.context.loop.time()
        due = self._mark_absent(now)
        if self.state == OPEN:
            closes = self._active_at + self.context.limits.idle
            if closes <= now:
                self.close()
                return
            due.append(closes)
        elif self.state == PLAYING and self.game is not None and not self.game.pending:
            due.append(self._run_game_timers(self.game, now))
        later = [at for at in due if at is not None]
        if later:
            self._timer = self.context.loop.call_at(max(min(later), now), self.run_timers)

    @property
    def is_writing(self) -> bool:
        """Whether something of the game is being written."""
        return self.game is not None and self.game.pending > 0

    @property
    def is_unused(self) -> bool:
        """Whether nobody is left at a table whose game is over."""
        return self.state == OVER and not self.attendees and not self.is_writing

    def unload_game(self) -> None:
        """Unload the match; it can be loaded again from its log."""
        self.game, self._bots = None, {}

    def _run_game_timers(self, play: RoomGame, now: float) -> float | None:
        deserted = now - self._last_seen(now) >= self.context.limits.deserted
        if deserted:
            play.runner.hold(now)
            return None
        by_itself = self._pace is not None or len(self._bots) == self.settings.players
        if play.runner.turning != by_itself:
            play.runner.turn(by_itself)
        return play.runner.tick(now)

    def _last_seen(self, now: float) -> float:
        if any(holder.attendee for holder in self.seat_holders.values()):
            return now
        return max((holder.lost_at for holder in self.seat_holders.values()), default=now)

    def _mark_absent(self, now: float) -> list[float | None]:
        """Mark absent players as away, and let bots play for them; return when to look again."""
        limits, due, changed = self.context.limits, list[float | None](), False
        for seat, holder in self.seat_holders.items():
            if holder.attendee is not None or self.state == OVER:
                continue
            if not holder.is_away:
                holder.is_away = now >= holder.lost_at + limits.away
                changed = changed or holder.is_away
                due.append(None if holder.is_away else holder.lost_at + limits.away)
            if self.game is None or self.state != PLAYING or seat in self._bots:
                continue
            if self.game.pending:
                continue
            if now >= holder.lost_at + limits.bot:
                self._bots[seat] = seat_bot(self.game.runner, seat, self.run_in_thread)
                changed = True
            else:
                due.append(holder.lost_at + limits.bot)
        if changed:
            self.broadcast_presence()
        return due
