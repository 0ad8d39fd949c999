"""The menu of servers in the local network, which grows as servers are found."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.client.discovery import FoundServer, ServerSearch
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item

POLL_SECONDS = 0.1
"""Seconds between checks for found servers."""
NONE_FOUND_DELAY_SECONDS = 5.0
"""Seconds after which the menu says that no server has been found."""


class DiscoveryMenu(Menu):
    """Lists the servers found in the local network, and connects to the chosen one."""

    def __init__(self, app: App, connect: Callable[[str], None]) -> None:
        super().__init__(app, Line("nearby-title"), [fixed_item("nearby-looking")])
        self._connect = connect
        self._search = ServerSearch()
        self._began: float | None = None
        self._found = 0

    def run_due(self, now: float) -> float | None:
        self._began = now if self._began is None else self._began
        if self.app.top is not self:
            # Another screen is open. Found servers are added when the player returns to this menu.
            return now + POLL_SECONDS
        for found in self._search.take_found_servers():
            self._add(found)
        if not self._found and now - self._began >= NONE_FOUND_DELAY_SECONDS:
            self._began = now + 10 * NONE_FOUND_DELAY_SECONDS
            self.app.say(Line("nearby-none"), kind=AnnouncementKind.SYSTEM)
        return now + POLL_SECONDS

    def _add(self, found: FoundServer) -> None:
        line = Line("nearby-server", {"server": found.name, "address": found.address})
        item = fixed_item(line, lambda: self._connect(found.address))
        if self._found:
            self.items.append(item)
        else:
            self.items[:] = [item]
        self._found += 1
        self.app.say(Line("nearby-found"), line, kind=AnnouncementKind.SYSTEM)

    def on_close(self) -> None:
        self._search.close()
