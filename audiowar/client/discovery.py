"""Find servers in the local network by multicast DNS."""

from __future__ import annotations

from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any

SERVICE_TYPE = "_audiowar._tcp.local."
ANSWER_TIMEOUT_MS = 2000


@dataclass(frozen=True)
class FoundServer:
    """A server in the local network."""

    name: str
    address: str


class ServerSearch:
    """A search for servers in the local network. It runs in a thread until `close` is called."""

    def __init__(self) -> None:
        self._found: SimpleQueue[FoundServer] = SimpleQueue()
        self._known: set[str] = set()
        self._ended = False
        self._zeroconf: Any = None
        Thread(target=self._run, name="nearby", daemon=True).start()

    def take_found_servers(self) -> list[FoundServer]:
        """Return the servers found since the last call."""
        return [self._found.get_nowait() for _ in range(self._found.qsize())]

    def close(self) -> None:
        """End the search."""
        self._ended = True
        if self._zeroconf is not None:
            Thread(target=self._zeroconf.close, daemon=True).start()

    def _run(self) -> None:
        # Imported here because the library loads slowly and only the search needs it.
        from zeroconf import ServiceBrowser, Zeroconf

        try:
            self._zeroconf = Zeroconf()
        except OSError:
            # The computer has no network.
            return
        ServiceBrowser(self._zeroconf, SERVICE_TYPE, handlers=[self._on_service_changed])
        if self._ended:
            self._zeroconf.close()

    def _on_service_changed(
        self, zeroconf: Any, service_type: str, name: str, state_change: Any
    ) -> None:
        if state_change.name == "Removed":
            return
        info = zeroconf.get_service_info(service_type, name, ANSWER_TIMEOUT_MS)
        if info is None or not info.port:
            return
        for host in info.parsed_addresses():
            if ":" not in host and (address := f"{host}:{info.port}") not in self._known:
                self._known.add(address)
                self._found.put(FoundServer(name.removesuffix(f".{SERVICE_TYPE}"), address))
                return
