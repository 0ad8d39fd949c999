"""The commands with which the operator controls a running server. `local_socket` receives them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from audiowar.rules.state import Refused
from audiowar.server.monitoring.health import Health
from audiowar.server.rooms.attendee import Frame
from audiowar.server.rooms.clean_names_and_chat import clean_chat
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import format_network, parse_network
from audiowar.server.rooms.room import CLOSED, OPEN, OVER, PLAYING, Room

POLICY_VIOLATION: Final = 1008
"""A WebSocket close code."""
MAX_BAR_SECONDS: Final = 366 * 24 * 3600
"""The maximum time for which an address can be barred, in seconds."""


class WrongRequest(Exception):
    """A command is unknown or cannot be run. Its text is a word for the reason."""


class AdminCommands:
    """Runs the operator's commands. Each request and each answer is a JSON object."""

    def __init__(self, lobby: Lobby, health: Health) -> None:
        self._lobby = lobby
        self._operator = lobby.context.operator
        self._health = health

    def run(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Run the command that the request names in its field `do`. Raises WrongRequest."""
        do = {
            "status": self.status,
            "list": self.list,
            "tell": self.tell,
            "close": self.close,
            "bar": self.bar,
            "unbar": self.unbar,
            "drain": self.drain,
        }.get(str(request.get("do")))
        if do is None:
            raise WrongRequest("unknown")
        return do(request)

    def read_gauges(self) -> dict[str, float | Mapping[str, float]]:
        """Return the current numbers of people and tables, and other gauges for Prometheus."""
        lobby, health = self._lobby, self._health
        tables = Counter({OPEN: 0, PLAYING: 0, OVER: 0})
        people = Counter({"playing": 0, "watching": 0})
        for room in lobby.rooms.values():
            tables[room.state] += 1
            for attendee in room.presence.attendees:
                people["watching" if attendee.seat is None else "playing"] += 1
        found: dict[str, float | Mapping[str, float]] = {
            "connections": len(lobby.clients),
            "people": people,
            "tables": {state: count for state, count in tables.items() if state != CLOSED},
            "write_waiting_seconds": health.seconds_late(),
            "healthy": float(health.can_serve),
            "draining": float(self._operator.draining),
        }
        free = health.free_bytes()
        return found if free is None else {**found, "disk_free_bytes": free}

    def status(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the gauges, the health report, and the barred networks."""
        played = sum(is_being_played(room) for room in self._lobby.rooms.values())
        bars = {
            format_network(network): until
            for network, until in self._operator.get_bar_ends().items()
        }
        return {
            **self.read_gauges(),
            "played": played,
            "health": self._health.report(),
            "bars": bars,
        }

    def list(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """List the tables: first those with people, then the others, the last used ones first."""
        rooms = [room for room in self._lobby.rooms.values() if room.state != CLOSED]
        rooms.sort(key=lambda room: (not room.presence.attendees, -room.last_used))
        return {"tables": [summarize_room(room) for room in rooms]}

    def tell(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Send the operator's text to everybody who is at a table."""
        text = clean_chat(str(request.get("text", "")))
        if not text:
            raise WrongRequest("no_words")
        return {"told": self._announce(Refused("operator_says", text=text))}

    def _announce(self, said: Refused) -> int:
        frame, count = make_notice_frame(said), 0
        for room in list(self._lobby.rooms.values()):
            # Only people at tables get the notice: other clients would take it for an answer.
            count += len(room.presence.attendees)
            room.presence.broadcast(frame)
        return count

    def close(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """End a table for good, after a notice to the people there."""
        room = self._lobby.rooms.get(str(request.get("table")))
        if room is None or room.state == CLOSED:
            raise WrongRequest("no_table")
        for attendee in room.presence.attendees[:]:
            attendee.sink.send(make_notice_frame(Refused("operator_closes")))
        room.close()
        return {}

    def bar(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Bar an address or a network for some seconds, and disconnect everybody from there."""
        seconds = float(request.get("seconds", 0))
        if not 0 < seconds <= MAX_BAR_SECONDS:
            raise WrongRequest("bad_time")
        network = self._parse_network(request)
        until = time.time() + seconds
        self._operator.bar(network, until)
        gone = [one for one in self._lobby.clients if self._operator.is_barred(one.address)]
        for client in gone:
            client.send(make_notice_frame(Refused("barred")))
            client.close(POLICY_VIOLATION)
        return {"network": format_network(network), "until": until, "gone": len(gone)}

    def unbar(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Let an address or a network connect again."""
        network = self._parse_network(request)
        if not self._operator.unbar(network):
            raise WrongRequest("not_barred")
        return {"network": format_network(network)}

    def _parse_network(self, request: Mapping[str, Any]) -> Any:
        try:
            return parse_network(str(request.get("address", "")))
        except ValueError:
            raise WrongRequest("no_address") from None

    def drain(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Refuse new tables from now on and tell players why; with `on` false, allow them again."""
        on = request.get("on") is not False
        if on != self._operator.draining:
            self._operator.draining = on
            self._announce(Refused("update_comes") if on else Refused("update_off"))
        return self.status(request)


def make_notice_frame(notice: Refused) -> Frame:
    """Return the frame of a notice, which the client tells in the player's language."""
    return {"t": "refused", "reason": notice.reason, "args": notice.args_}


def is_being_played(room: Room) -> bool:
    """Return whether a match is going on and at least one of its players is connected."""
    return room.state == PLAYING and any(
        attendee.seat is not None for attendee in room.presence.attendees
    )


def summarize_room(room: Room) -> dict[str, Any]:
    """Return what the command `list` says of a table."""
    return {
        "table": room.ident,
        "game": room.settings.game,
        "state": room.state,
        "names": [holder.name for holder in room.seats.holders.values()],
        "here": sum(attendee.seat is not None for attendee in room.presence.attendees),
        "watching": sum(attendee.seat is None for attendee in room.presence.attendees),
        "players": room.settings.players,
    }
