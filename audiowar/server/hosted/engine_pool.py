"""All players whose engines run on this server: how many there may be, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from audiowar.client.transport import OpenTransport
from audiowar.resources import folder
from audiowar.server.net.websocket import Gate
from audiowar.server.rooms.limits import Limits
from audiowar.server.rooms.lobby import TOKEN_BYTES, hash_token
from audiowar.sound.packs import STANDARD
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sounds
from audiowar.web.worker import warm

from .caches import CatalogueCache, KeymapCache
from .hosted_engine import HostedEngine
from .page_connection import PageConnection
from .page_session import PageSession
from .player_files import remove_orphans
from .protocol import CloseReason
from .worker_thread import WorkerThread

LOG = logging.getLogger(__name__)
HOME: Final = "http://localhost/"
"""What stands for the address of a page that says none."""
SWEEP: Final = 15.0
"""Seconds between two looks for players who do not come back."""


class EnginePool:
    """The players."""

    def __init__(self, limits: Limits, tables: Gate) -> None:
        self.limits = limits
        self._tables = tables
        self._loop = asyncio.get_running_loop()
        self._crew = WorkerThread(self._loop)
        self._catalogues, self._keymaps = CatalogueCache(), KeymapCache()
        self._sounds = page_sounds.load(folder("sounds") / STANDARD)
        self._sessions: dict[str, PageSession] = {}
        remove_orphans()
        self._timer = self._loop.call_later(SWEEP, self._sweep)
        self._warm = False

    def gate(
        self, address: str, put: Callable[[str], None], close: Callable[[int], None]
    ) -> PageConnection:
        """Return what hears a new connection."""
        return PageConnection(self, address, put, close)

    def find_session(self, token: str) -> PageSession | None:
        """Return the stay of a token."""
        return self._sessions.get(hash_token(token)) if token else None

    def new_session(self, address: str, home: str) -> tuple[str, PageSession | None]:
        """Begin a stay of a page that lies at `home`; None where there is no room."""
        mine = [one for one in self._sessions.values() if one.address == address]
        if len(mine) >= self.limits.connections and not end_oldest_absent(mine):
            return "", None
        if len(self._sessions) >= self.limits.thin and not end_oldest_absent(
            [*self._sessions.values()]
        ):
            return "", None
        if not self._warm:
            # A server to which nobody comes in this way needs nothing of it.
            self._warm = True
            self._crew.do(warm, lambda result: None)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        home = home if home.startswith(("http://", "https://")) else HOME

        def make(carry: OpenTransport) -> HostedEngine:
            return HostedEngine(self._launch(), self._sounds, carry, home)

        session = PageSession(
            hash_token(token), address, make, self._tables, self._crew, self._ended
        )
        self._sessions[session.key] = session
        return token, session

    def _launch(self) -> LaunchOptions:
        """Return what a player starts with: nothing that reaches from here to elsewhere."""
        launch = LaunchOptions(fast=not self.limits.thinking)
        launch.asked_for_updates = True
        launch.load_catalogue, launch.load_keymap = self._catalogues, self._keymaps
        return launch

    def _ended(self, session: PageSession) -> None:
        self._sessions.pop(session.key, None)

    def _sweep(self) -> None:
        oldest = self._loop.time() - self.limits.thin_kept
        for session in [*self._sessions.values()]:
            if session.way is None and session.left < oldest:
                session.end(CloseReason.GONE)
        self._timer = self._loop.call_later(SWEEP, self._sweep)

    async def close(self) -> None:
        """Let all go; what they have played is kept by their browsers."""
        self._timer.cancel()
        for session in [*self._sessions.values()]:
            session.end(CloseReason.BYE)
        await asyncio.to_thread(self._crew.close)


def end_oldest_absent(sessions: list[PageSession]) -> bool:
    """End the stay of who has been away longest; the browser has what is needed to go on."""
    away = [session for session in sessions if session.way is None]
    if away:
        min(away, key=lambda session: session.left).end(CloseReason.GONE)
    return bool(away)
