"""The people connected to a room. A frame can be sent to all of them."""

from __future__ import annotations

import time
from collections.abc import Callable

from .people import Attendee, Client, Frame
from .seats import Seats


class Presence:
    """The people connected to a room, in a seat or watching."""

    def __init__(self, seats: Seats) -> None:
        self.attendees: list[Attendee] = []
        """All connected attendees, including spectators."""
        self._seats = seats
        self._arriving: set[Client] = set()
        """The clients that will get a seat as soon as it is on the disk."""

    def mark_arriving(self, client: Client, on_seated: Callable[[], None]) -> Callable[[], None]:
        """Note that a client waits for a seat to be stored.

        Return the function to call when it is stored, which then calls `on_seated`.
        """
        self._arriving.add(client)

        def on_written() -> None:
            self._arriving.discard(client)
            on_seated()

        return on_written

    def add_attendee(self, attendee: Attendee) -> None:
        """Add an attendee. Send `moved` to an older one in the same seat, and remove that one."""
        holder = self._seats.find_holder(attendee)
        if holder is not None:
            if holder.attendee is not None:
                link = {"link": attendee.client.program_id} if attendee.client.program_id else {}
                holder.attendee.client.send({"type": "moved", **link})
                self.remove_attendee(holder.attendee)
            holder.attendee, holder.is_announced_as_away = attendee, False
            holder.device_id = attendee.client.device_id or holder.device_id
        self.attendees.append(attendee)

    def remove_attendee(self, attendee: Attendee) -> None:
        """Remove an attendee, and let the client forget the room."""
        if attendee in self.attendees:
            self.attendees.remove(attendee)
        attendee.client.forget_room()

    def remove_attendee_keeping_seat(self, attendee: Attendee, now: float) -> None:
        """Remove an attendee. A person in a seat keeps it.

        `now`, the loop's time, is when the person's absence begins.
        """
        self.attendees.remove(attendee)
        holder = self._seats.find_holder(attendee)
        if holder is not None and holder.attendee is attendee:
            holder.attendee = None
            holder.lost_at, holder.lost_wall_time = now, int(time.time())

    def disconnect_all(self) -> None:
        """Close the connections of attendees and of clients that wait for a seat.

        Called when this server stops running the table.
        """
        for client in [*(attendee.client for attendee in self.attendees), *self._arriving]:
            client.close_because_table_moved()

    def broadcast(self, frame: Frame) -> None:
        """Send a frame to all attendees."""
        for attendee in self.attendees[:]:
            attendee.client.send(frame)

    def broadcast_chat(
        self, attendee: Attendee, text: str, extra_fields_for_speaker: Frame
    ) -> None:
        """Send a chat message to all spectators, and to all players who may hear the speaker.

        The speaker gets a copy that also has the fields in `extra_fields_for_speaker`.
        """
        speaker = self._seats.find_holder(attendee)
        if speaker is None:
            return
        frame = {"type": "chat", "seat": attendee.seat, "name": speaker.name, "text": text}
        frame["time"] = int(time.time())
        for hearer in self.attendees[:]:
            listener = self._seats.find_holder(hearer)
            if listener is None or listener is speaker or listener.can_hear(speaker):
                hearer.client.send(
                    {**frame, **extra_fields_for_speaker} if hearer is attendee else frame
                )
