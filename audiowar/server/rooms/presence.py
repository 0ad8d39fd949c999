"""Who is at a table of the server, and what all of them are told."""

from __future__ import annotations

import time

from audiowar.rules.events import Seat
from audiowar.table.bot_players import BotPlayer

from .attendee import Attendee, Frame, SeatedAttendee


class Presence:
    """The people and bots at a table."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.host: Seat = 0
        self.locked = False
        """Whether nobody new is let in."""
        self.sitters: dict[Seat, SeatedAttendee] = {}
        self.places: list[Attendee] = []
        """All who are connected, spectators too."""
        self._bots: dict[Seat, BotPlayer] = {}
        """Those who play in an empty seat, or for somebody who is away."""

    def filled(self) -> list[str]:
        """Return who sat where when the game began; "" for each seat before."""
        raise NotImplementedError

    def free(self) -> list[Seat]:
        """Return the seats that a person may take."""
        return [seat for seat in range(len(self.filled())) if seat not in self.sitters]

    def names(self) -> list[str]:
        """Return who sits where; "" for an empty seat."""
        return [
            self.sitters[seat].name if seat in self.sitters else name
            for seat, name in enumerate(self.filled())
        ]

    def sitter(self, place: Attendee) -> SeatedAttendee | None:
        """Return the person of a place, None for a spectator."""
        return None if place.viewer is None else self.sitters.get(place.viewer)

    # What is told

    def tell(self, frame: Frame) -> None:
        """Send a frame to all who are here."""
        for place in self.places[:]:
            place.out.send(frame)

    def presence(self) -> Frame:
        """Return who is at the table."""
        seats = [self._seat(seat, name) for seat, name in enumerate(self.names())]
        said = {"t": "presence", "table": self.ident, "seats": seats, "host": self.host}
        return {**said, "locked": True} if self.locked else said

    def _seat(self, seat: Seat, name: str) -> Frame:
        sitter = self.sitters.get(seat)
        if sitter is None:
            bot = bool(name)
            return {"name": name, "here": bot, "bot": bot, "away_since": None}
        return {
            "name": name,
            "here": not sitter.away,
            "bot": seat in self._bots,
            "away_since": sitter.gone_at if sitter.away else None,
        }

    def tell_presence(self) -> None:
        """Tell all who is at the table."""
        self.tell(self.presence())

    def say(self, place: Attendee, text: str, more: Frame) -> None:
        """Let all who want to hear somebody hear what they say; `more` is for the speaker."""
        speaker = self.sitter(place)
        if speaker is None:
            return
        said = {"t": "chat", "from": place.viewer, "name": speaker.name, "text": text}
        said["at"] = int(time.time())
        for other in self.places[:]:
            listener = self.sitter(other)
            if listener is None or listener is speaker or listener.hears(speaker):
                other.out.send({**said, **more} if other is place else said)
