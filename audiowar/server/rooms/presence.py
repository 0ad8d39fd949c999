"""Who is connected to a room, and how to send frames to all of them."""

from __future__ import annotations

import time
from collections.abc import Callable

from .attendee import Attendee, Frame, FrameSink
from .seats import Seats


class Presence:
    """The people connected to a room, in a seat or watching."""

    def __init__(self, seats: Seats) -> None:
        self.attendees: list[Attendee] = []
        """All connected attendees, including spectators."""
        self._seats = seats
        self._arriving: set[FrameSink] = set()
        """The connections that will get a seat as soon as it is on the disk."""

    def begin_arrival(self, sink: FrameSink, on_seated: Callable[[], None]) -> Callable[[], None]:
        """Let a connection wait for its seat, which it gets when the seat is on the disk.

        Return the function to call then, which ends the waiting and calls `on_seated`.
        """
        self._arriving.add(sink)

        def on_written() -> None:
            self._arriving.discard(sink)
            on_seated()

        return on_written

    def add(self, attendee: Attendee) -> None:
        """Add an attendee. Remove an older one in the same seat, who is told `moved`."""
        holder = self._seats.find_holder(attendee)
        if holder is not None:
            if holder.attendee is not None:
                link = {"link": attendee.sink.link} if attendee.sink.link else {}
                holder.attendee.sink.send({"t": "moved", **link})
                self.remove(holder.attendee)
            holder.attendee, holder.is_away = attendee, False
            holder.device = attendee.sink.device or holder.device
        self.attendees.append(attendee)

    def remove(self, attendee: Attendee) -> None:
        """Remove an attendee, and let their connection forget the room."""
        if attendee in self.attendees:
            self.attendees.remove(attendee)
        attendee.sink.forget_room()

    def detach(self, attendee: Attendee, now: float) -> None:
        """Remove an attendee whose connection was lost at `now`, and who keeps the seat."""
        self.attendees.remove(attendee)
        holder = self._seats.find_holder(attendee)
        if holder is not None and holder.attendee is attendee:
            holder.attendee = None
            holder.lost_at, holder.lost_wall_time = now, int(time.time())

    def disconnect_all(self) -> None:
        """Close everybody's connection, because this server does not run the table any more."""
        for sink in [*(attendee.sink for attendee in self.attendees), *self._arriving]:
            sink.on_table_moved()

    def broadcast(self, frame: Frame) -> None:
        """Send a frame to all attendees."""
        for attendee in self.attendees[:]:
            attendee.sink.send(frame)

    def broadcast_chat(self, attendee: Attendee, text: str, only_for_speaker: Frame) -> None:
        """Send a chat message to all who hear the speaker, including the speaker.

        The speaker's own copy also has the fields of `only_for_speaker`.
        """
        speaker = self._seats.find_holder(attendee)
        if speaker is None:
            return
        frame = {"t": "chat", "from": attendee.seat, "name": speaker.name, "text": text}
        frame["at"] = int(time.time())
        for other in self.attendees[:]:
            listener = self._seats.find_holder(other)
            if listener is None or listener is speaker or listener.can_hear(speaker):
                other.sink.send({**frame, **only_for_speaker} if other is attendee else frame)
