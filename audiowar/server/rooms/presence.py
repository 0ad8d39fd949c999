"""Presence: who is in a room, and frames for all of them."""

from __future__ import annotations

import time

from audiowar.rules.events import Seat
from audiowar.table.bot_players import BotPlayer

from .attendee import Attendee, Frame, SeatHolder


class Presence:
    """The people and bots in a room."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.host_seat: Seat = 0
        self.locked = False
        """Whether nobody new is let in."""
        self.seat_holders: dict[Seat, SeatHolder] = {}
        self.attendees: list[Attendee] = []
        """All who are connected, spectators too."""
        self._bots: dict[Seat, BotPlayer] = {}
        """Those who play in an empty seat, or for somebody who is away."""

    def initial_names(self) -> list[str]:
        """Return the names by seat at the start of the match; "" for each seat before it."""
        raise NotImplementedError

    def free_seats(self) -> list[Seat]:
        """Return the seats that a person may take."""
        return [seat for seat in range(len(self.initial_names())) if seat not in self.seat_holders]

    def seat_names(self) -> list[str]:
        """Return the current names by seat; "" for an empty seat."""
        return [
            self.seat_holders[seat].name if seat in self.seat_holders else name
            for seat, name in enumerate(self.initial_names())
        ]

    def seat_holder(self, attendee: Attendee) -> SeatHolder | None:
        """Return the seat holder of an attendee, None for a spectator."""
        return None if attendee.seat is None else self.seat_holders.get(attendee.seat)

    # What is told

    def broadcast(self, frame: Frame) -> None:
        """Send a frame to all attendees."""
        for attendee in self.attendees[:]:
            attendee.sink.send(frame)

    def presence_frame(self) -> Frame:
        """Return the `presence` frame."""
        seats = [self._seat_entry(seat, name) for seat, name in enumerate(self.seat_names())]
        said = {"t": "presence", "table": self.ident, "seats": seats, "host": self.host_seat}
        return {**said, "locked": True} if self.locked else said

    def _seat_entry(self, seat: Seat, name: str) -> Frame:
        holder = self.seat_holders.get(seat)
        if holder is None:
            bot = bool(name)
            return {"name": name, "here": bot, "bot": bot, "away_since": None}
        return {
            "name": name,
            "here": not holder.is_away,
            "bot": seat in self._bots,
            "away_since": holder.lost_wall_time if holder.is_away else None,
        }

    def broadcast_presence(self) -> None:
        """Send the `presence` frame to all attendees."""
        self.broadcast(self.presence_frame())

    def broadcast_chat(self, attendee: Attendee, text: str, more: Frame) -> None:
        """Let all who want to hear somebody hear what they say; `more` is for the speaker."""
        speaker = self.seat_holder(attendee)
        if speaker is None:
            return
        said = {"t": "chat", "from": attendee.seat, "name": speaker.name, "text": text}
        said["at"] = int(time.time())
        for other in self.attendees[:]:
            listener = self.seat_holder(other)
            if listener is None or listener is speaker or listener.can_hear(speaker):
                other.sink.send({**said, **more} if other is attendee else said)
