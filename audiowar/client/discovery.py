"""Servers in the same local network, found without their address."""

from __future__ import annotations

from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any

from .inbox import drain

KIND = "_audiowar._tcp.local."
"""What servers call themselves in the network."""
ANSWER = 2000
"""Milliseconds in which a server says where it is."""


@dataclass(frozen=True)
class FoundServer:
    """A server nearby."""

    name: str
    address: str


class ServerSearch:
    """Looks for servers in a thread of its own; `take` returns those that are new."""

    def __init__(self) -> None:
        self._found: SimpleQueue[FoundServer] = SimpleQueue()
        self._known: set[str] = set()
        self._ended = False
        self._zeroconf: Any = None
        Thread(target=self._run, name="nearby", daemon=True).start()

    def take(self) -> list[FoundServer]:
        """Return the servers that were found since the last time."""
        return drain(self._found)

    def close(self) -> None:
        """Look no more."""
        self._ended = True
        if self._zeroconf is not None:
            Thread(target=self._zeroconf.close, daemon=True).start()

    def _run(self) -> None:
        # The library takes its time to load: only who looks for servers needs it.
        from zeroconf import ServiceBrowser, Zeroconf

        try:
            self._zeroconf = Zeroconf()
        except OSError:
            # There is no network.
            return
        ServiceBrowser(self._zeroconf, KIND, handlers=[self._changed])
        if self._ended:
            self._zeroconf.close()

    def _changed(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        if state_change.name == "Removed":
            return
        info = zeroconf.get_service_info(service_type, name, ANSWER)
        if info is None or not info.port:
            return
        for host in info.parsed_addresses():
            if ":" not in host and (address := f"{host}:{info.port}") not in self._known:
                self._known.add(address)
                self._found.put(FoundServer(name.removesuffix(f".{KIND}"), address))
                return
