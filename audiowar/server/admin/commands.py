"""The operator's commands to a running server. `command_socket` receives them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from audiowar.rules.state import Refused
from audiowar.server.monitoring.health import Health
from audiowar.server.net.connected_client import POLICY_VIOLATION
from audiowar.server.rooms.clean_names_and_chat import MAX_CHAT_LENGTH, clean_text
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import format_network, parse_network
from audiowar.server.rooms.people import make_refusal_frame
from audiowar.server.rooms.room import CLOSED, OPEN, OVER, PLAYING, Room

MAX_BAR_SECONDS: Final = 366 * 24 * 3600
"""The maximum number of seconds for which an address can be barred."""
DisconnectBarred: TypeAlias = Callable[[Callable[[str], bool]], int]
"""Closes the connections of another service from barred addresses, and returns their number. The
argument is a function that says whether an address is barred."""


def disconnect_nobody(is_barred: Callable[[str], bool]) -> int:
    """Return 0, because there is no other service."""
    return 0


class InvalidCommand(Exception):
    """Raised if a command is unknown or cannot be run. The argument is a word for the reason."""


class AdminCommands:
    """Runs the operator's commands. Each request and each answer is a JSON object."""

    def __init__(
        self,
        lobby: Lobby,
        health: Health,
        disconnect_barred_pages: DisconnectBarred = disconnect_nobody,
    ) -> None:
        self._lobby = lobby
        self._disconnect_barred_pages = disconnect_barred_pages
        self._operator = lobby.context.operator
        self._health = health

    def run(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Run the command that the request names in its field `do`. Raises InvalidCommand."""
        commands = self.status, self.list, self.tell, self.close, self.bar, self.unbar, self.drain
        do = {command.__name__: command for command in commands}.get(str(request.get("do")))
        if do is None:
            raise InvalidCommand("unknown")
        return do(request)

    def read_gauges(self) -> dict[str, float | Mapping[str, float]]:
        """Return the current numbers of people and tables, and other gauges for Prometheus."""
        lobby, health = self._lobby, self._health
        tables = Counter({OPEN: 0, PLAYING: 0, OVER: 0})
        people = Counter({"playing": 0, "watching": 0})
        for room in lobby.rooms.values():
            tables[room.state] += 1
            people["playing"] += count_players(room)
            people["watching"] += len(room.presence.attendees) - count_players(room)
        gauges: dict[str, float | Mapping[str, float]] = {
            "connections": len(lobby.clients),
            "people": people,
            "tables": {state: count for state, count in tables.items() if state != CLOSED},
            "write_waiting_seconds": health.get_oldest_write_wait(),
            "healthy": float(health.can_serve),
            "draining": float(self._operator.is_draining),
        }
        free = health.get_free_bytes()
        return gauges if free is None else {**gauges, "disk_free_bytes": free}

    def status(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the current measurements, the health report, and the barred networks."""
        playing = [room for room in self._lobby.rooms.values() if room.state == PLAYING]
        played = sum(count_players(room) > 0 for room in playing)
        ends = self._operator.get_bar_ends()
        bars = {format_network(network): until for network, until in ends.items()}
        health = self._health.report()
        return {**self.read_gauges(), "played": played, "health": health, "bars": bars}

    def list(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """List the tables: first those with people, then the others, each by most recent use."""
        rooms = [room for room in self._lobby.rooms.values() if room.state != CLOSED]
        rooms.sort(key=lambda room: (not room.presence.attendees, -room.last_used))
        return {"tables": [summarize_room(room) for room in rooms]}

    def tell(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Send a message from the operator to everybody who is at a table."""
        text = clean_text(str(request.get("text", "")))
        if not text:
            raise InvalidCommand("no_words")
        # A longer text is not cut, because the operator would not notice that its end is lost.
        if len(text) > MAX_CHAT_LENGTH:
            raise InvalidCommand("too_long")
        return {"told": self._announce(Refused("operator_says", text=text))}

    def _announce(self, said: Refused) -> int:
        frame, count = make_refusal_frame(said), 0
        for room in list(self._lobby.rooms.values()):
            # Only clients at a table get the notice. Others would mistake it for the answer to
            # their request.
            count += len(room.presence.attendees)
            room.presence.broadcast(frame)
        return count

    def close(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """End a table for good, and tell the people there."""
        room = self._lobby.rooms.get(str(request.get("table")))
        if room is None or room.state == CLOSED:
            raise InvalidCommand("no_table")
        for attendee in room.presence.attendees[:]:
            attendee.client.send(make_refusal_frame(Refused("operator_closes")))
        room.erase()
        return {}

    def bar(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Bar an address or a network for a number of seconds, and disconnect its clients."""
        seconds = float(request.get("seconds", 0))
        if not 0 < seconds <= MAX_BAR_SECONDS:
            raise InvalidCommand("bad_time")
        network = self._parse_network(request)
        until = time.time() + seconds
        self._operator.bar(network, until)
        is_barred = self._operator.is_barred
        # This also disconnects the engines of hosted pages, so that nobody is counted twice.
        pages = self._disconnect_barred_pages(is_barred)
        gone = [client for client in self._lobby.clients if is_barred(client.address)]
        for client in gone:
            client.send(make_refusal_frame(Refused("barred")))
            client.close(POLICY_VIOLATION)
        return {"network": format_network(network), "until": until, "gone": pages + len(gone)}

    def unbar(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Let an address or a network connect again."""
        network = self._parse_network(request)
        if not self._operator.unbar(network):
            raise InvalidCommand("not_barred")
        return {"network": format_network(network)}

    def _parse_network(self, request: Mapping[str, Any]) -> Any:
        try:
            return parse_network(str(request.get("address", "")))
        except ValueError:
            raise InvalidCommand("no_address") from None

    def drain(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Refuse to open new tables, and tell players why. With `on` false, allow them again."""
        on = request.get("on") is not False
        if on != self._operator.is_draining:
            self._operator.is_draining = on
            self._announce(Refused("update_comes") if on else Refused("update_off"))
        return self.status(request)


def count_players(room: Room) -> int:
    """Return how many of the connected people have a seat."""
    return sum(attendee.seat is not None for attendee in room.presence.attendees)


def summarize_room(room: Room) -> dict[str, Any]:
    """Return the description of a table for the command `list`."""
    here = count_players(room)
    return {
        "table": room.ident,
        "game": room.settings.game,
        "state": room.state,
        "names": [holder.name for holder in room.seats.holders.values()],
        "here": here,
        "watching": len(room.presence.attendees) - here,
        "players": room.settings.players,
    }
