"""One table of the server, from its opening to its end, with the game once it has begun."""

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
from audiowar.table.randomness import own_seeds
from audiowar.table.table import new_header

from . import display_names
from .attendee import Attendee, Known, sitter_of
from .bot_thinking import seat_bot
from .context import ServerContext
from .log_marks import Mark
from .room_game import SYSTEM, RoomGame, new_play, restored
from .seating import CLOSED, OPEN, OVER, PLAYING, SeatedRoom
from .table_settings import TableSettings, characters

LOG = logging.getLogger(__name__)
SLOWEST = 10
"""Seconds after which cards turn by themselves at most."""
QUICKEST = 0.01


class Room(SeatedRoom):
    """A table, from the moment it is open until its game is forgotten."""

    def __init__(self, around: ServerContext, ident: str, code: str, terms: TableSettings) -> None:
        super().__init__(ident, around)
        self.code = code
        self.terms = terms
        self.maker = ""
        """The address of whoever opened the table."""
        self.language = ""
        """That of whoever opened the table."""
        self.touched = time.time()
        self._header = ""
        self._pace: float | None = None
        """After how many seconds cards turn by themselves; None: when somebody wants it."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: TimerHandle | None = None

    # Keeping

    def keep(self, then: Callable[[], None] | None = None) -> None:
        """Write down what is known of the table beside its seats and steps."""
        terms = self.terms
        row = TableRow(
            *(self.ident, self.code, terms.game, terms.options, terms.players, terms.open),
            *(self.host, self._pace, self.state, self._header, self.touched),
            *(terms.bot, terms.coach, self.language, frozenset(self.barred), self.locked),
        )
        self.around.store.table(row, then)

    def forget(self) -> None:
        """Erase the table."""
        self.around.store.forget(self.ident)

    def restore(self, kept: StoredTable) -> None:
        """Take the table up as the last server left it; its game waits for somebody."""
        row, now, wall = kept.table, self.around.loop.time(), int(time.time())
        self.sitters = {seat: sitter_of(one, now, wall) for seat, one in kept.seats.items()}
        self.state, self._header, self.host = row.state, row.header, row.host
        self._pace, self.touched = row.pace, row.touched
        self.language = row.language
        self.barred, self.locked = set(row.barred), row.locked
        self.look()

    def known(self, viewer: Seat | None, after: int, mark: str) -> Known:
        """Return what a client who has the game up to an event, with a mark, has of this one."""
        if self.play is None:
            return Known(-1, Mark(), again=after >= 0)
        known = self.play.known(viewer, after, mark)
        return Known(-1, Mark(), again=True) if known.again else known

    def load(self) -> None:
        """Lay the game of the log on the table, if it does not lie there. Raises Refused."""
        if self.play is not None or not self._header:
            return
        try:
            text = self._header + self.around.store.steps(self.ident)
        except (DamagedDatabase, OSError) as wrong:
            LOG.error("a table cannot be read, for the file is damaged: %s", type(wrong).__name__)
            raise Refused("table_damaged") from None
        try:
            play = restored(self.ident, text, self.around.store, self._steady())
        except (DamagedTranscript, ReplayDiffers, Refused) as wrong:
            LOG.error("a table cannot be taken up: %s", type(wrong).__name__)
            raise Refused("no_table") from None
        self._take(play)

    def _take(self, play: RoomGame) -> None:
        self.play = play
        play.written = self._written
        play.host.turning = self._pace is not None
        if self.state == PLAYING:
            for seat in range(self.terms.players):
                if seat not in self.sitters:
                    self._bots[seat] = seat_bot(play.host, seat, self.aside)

    def aside(self, think: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        """Let a bot think in a thread, then do at the table what came of it."""
        play, thought = self.play, self.around.loop.run_in_executor(None, think)

        def do() -> None:
            if self.play is play and self.state == PLAYING:
                then(thought.result())

        thought.add_done_callback(lambda done: self.now(do))

    def _steady(self) -> FixedPace:
        thinking = self.around.limits.thinking
        if self._pace is None:
            return FixedPace(thinking)
        return FixedPace(thinking, int(TURN * 100 / max(self._pace, QUICKEST)))

    def seats_free(self) -> int:
        """Count the seats that somebody who comes may take."""
        return self.terms.players - len(self.sitters)

    def filled(self) -> list[str]:
        return list(self.play.host.table.seats) if self.play else [""] * self.terms.players

    # The end

    def close(self) -> None:
        """End the table for everybody."""
        if self.state == CLOSED:
            return
        self.state = CLOSED
        self.changed()
        for place in self.places[:]:
            place.out.send({"t": "refused", "reason": "table_closed", "args": {}})
            self._drop(place)
        self.forget()
        self.stop()

    def let_go(self) -> None:
        """Leave the table to another server, where all that was told goes on."""
        self.state = CLOSED
        self.changed()
        self.stop()
        self._waiting.clear()
        self.send_on()

    def stop(self) -> None:
        """Let no time pass here any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The game

    def start(self) -> None:
        """Begin the game; bots take the empty seats. Raises Refused."""
        if self.state != OPEN:
            raise Refused("has_begun")
        names = self.names()
        playing = characters(self.terms, [seat for seat, name in enumerate(names) if not name])
        for seat in map(int, playing):
            unused = [name for name in self.around.bots if name not in names]
            names[seat] = display_names.unlike(unused[0] if unused else "Bot", names)
        terms, seed = self.terms, self.terms.seed
        more: dict[str, Any] = {"bots": playing, **own_seeds(seed)}
        if seed is None:
            more["chance"] = SYSTEM
        header = new_header(terms.game, tuple(names), terms.options, seed or 0, **more)
        play = new_play(self.ident, header, self.around.store, self._steady())
        self.state, self._header = PLAYING, header_line(play.host.table.header)
        self.touched = time.time()
        self.keep()
        self.changed()
        self._take(play)
        self.tell_presence()
        play.host.start()
        LOG.info("a game of %s begins, %d bots", terms.game, len(playing))

    def now(self, do: Callable[[], None], at_once: bool = False) -> None:
        """Do something at the table, as soon as all that was done before is on the disk.

        `at_once`: though that is still being written; it waits only for what waits already. What
        comes of it is told when all of that is on the disk.
        """
        if self.writing and (self._waiting or not at_once):
            self._waiting.append(do)
            return
        do()
        self._look_unless_writing()

    def _look_unless_writing(self) -> None:
        """Look what is due, now or when all is on the disk."""
        if not self.writing:
            self.look()

    def _written(self) -> None:
        """Tell what is on the disk now, then do what had to wait."""
        for place in self.places[:]:
            self.flush_to(place)
        play = self.play
        assert play is not None
        if play.host.table.game.finished and self.state == PLAYING:
            self.state, self.touched = OVER, time.time()
            self.keep()
            self.changed()
            LOG.info("a game of %s is over", self.terms.game)
        while self._waiting and not play.pending and self.state != CLOSED:
            self._waiting.popleft()()
        self._look_unless_writing()

    def flush(self, place: Attendee) -> None:
        """Send a place what it does not have, or the table as it stands if it asked."""
        if self.play is None:
            place.out.send({**self.presence(), **place.answer()})
        elif not self.play.pending:
            self.flush_to(place)

    def lock(self, on: bool, then: Callable[[], None]) -> None:
        """Let nobody new in from now on, or again; `then` is called when that is kept."""
        self.locked = on
        self.changed()

        def kept() -> None:
            self.tell_presence()
            then()

        self.keep(kept)

    def set_pace(self, seconds: float | None, then: Callable[[], None] | None = None) -> None:
        """Let cards turn by themselves after some seconds, or when somebody wants it.

        `then` is called when that is on the disk.
        """
        self._pace = seconds
        if self.play is not None:
            self.play.host.pace = self._steady()
            self.play.host.turn(self._pace is not None)
        self.keep(then)
        self.look()

    # Time

    def look(self) -> None:
        """Do what is due, and set the time to come again."""
        self.stop()
        if self.state == CLOSED:
            return
        now = self.around.loop.time()
        due = self._watch(now)
        if self.state == OPEN:
            closes = self._active + self.around.limits.idle
            if closes <= now:
                self.close()
                return
            due.append(closes)
        elif self.state == PLAYING and self.play is not None and not self.play.pending:
            due.append(self._let_play(self.play, now))
        later = [at for at in due if at is not None]
        if later:
            self._timer = self.around.loop.call_at(max(min(later), now), self.look)

    @property
    def writing(self) -> bool:
        """Whether something of the game is being written."""
        return self.play is not None and self.play.pending > 0

    @property
    def unused(self) -> bool:
        """Whether nobody is left at a table whose game is over."""
        return self.state == OVER and not self.places and not self.writing

    def clear(self) -> None:
        """Take the game from the table; from its log it can be laid there again."""
        self.play, self._bots = None, {}

    def _let_play(self, play: RoomGame, now: float) -> float | None:
        deserted = now - self._last_here(now) >= self.around.limits.deserted
        if deserted:
            play.host.hold(now)
            return None
        by_itself = self._pace is not None or len(self._bots) == self.terms.players
        if play.host.turning != by_itself:
            play.host.turn(by_itself)
        return play.host.tick(now)

    def _last_here(self, now: float) -> float:
        if any(sitter.place for sitter in self.sitters.values()):
            return now
        return max((sitter.gone for sitter in self.sitters.values()), default=now)

    def _watch(self, now: float) -> list[float | None]:
        """Tell who has been away for long, and let bots play for them."""
        limits, due, changed = self.around.limits, list[float | None](), False
        for seat, sitter in self.sitters.items():
            if sitter.place is not None or self.state == OVER:
                continue
            if not sitter.away:
                sitter.away = now >= sitter.gone + limits.away
                changed = changed or sitter.away
                due.append(None if sitter.away else sitter.gone + limits.away)
            if self.play is None or self.state != PLAYING or seat in self._bots:
                continue
            if self.play.pending:
                continue
            if now >= sitter.gone + limits.bot:
                self._bots[seat] = seat_bot(self.play.host, seat, self.aside)
                changed = True
            else:
                due.append(sitter.gone + limits.bot)
        if changed:
            self.tell_presence()
        return due
