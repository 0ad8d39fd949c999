"""The pool of hosted engines: start them up to a limit, find them again, and end abandoned ones."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from audiowar.client.transport import OpenTransport
from audiowar.resources import find_data_folder
from audiowar.server.net.websocket import OpenConnection
from audiowar.server.rooms.limits import Limits
from audiowar.server.rooms.lobby import TOKEN_BYTES, hash_token
from audiowar.sound.packs import STANDARD
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sounds
from audiowar.web.worker import preload_modules

from .caches import CatalogueCache, KeymapCache
from .hosted_engine import HostedEngine
from .page_connection import PageConnection
from .page_protocol import CloseReason
from .page_session import PageSession
from .player_files import remove_orphans
from .worker_thread import WorkerThread

DEFAULT_PAGE_URL: Final = "http://localhost/"
"""The address that the engine of a page uses if the page sends no valid one."""
SWEEP_INTERVAL: Final = 15.0
"""Seconds between two searches for sessions whose page did not come back."""


class EnginePool:
    """All hosted engines of a server, each in the session of its page."""

    def __init__(self, limits: Limits, open_table_connection: OpenConnection) -> None:
        self.limits = limits
        self._open_table_connection = open_table_connection
        self._loop = asyncio.get_running_loop()
        self._worker = WorkerThread(self._loop)
        self._catalogues, self._keymaps = CatalogueCache(), KeymapCache()
        self._sounds = page_sounds.load_sound_index(find_data_folder("sounds") / STANDARD)
        self._sessions: dict[str, PageSession] = {}
        remove_orphans()
        self._timer = self._loop.call_later(SWEEP_INTERVAL, self._end_expired)
        self._is_preloaded = False

    def open_connection(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> PageConnection:
        """Return the handler of a page's new connection, which uses `send` and `close`."""
        return PageConnection(self, address, send, close)

    def find_session(self, token: str) -> PageSession | None:
        """Return the session to which a page's token belongs; None if there is none."""
        return self._sessions.get(hash_token(token)) if token else None

    def new_token_and_session(self, address: str, page_url: str) -> tuple[str, PageSession | None]:
        """Start a session for a page. Return token and session; "" and None if there is no room.

        `page_url` is the address of the page itself.
        """
        mine = [one for one in self._sessions.values() if one.address == address]
        if len(mine) >= self.limits.connections and not end_longest_absent_session(mine):
            return "", None
        if len(self._sessions) >= self.limits.thin and not end_longest_absent_session(
            [*self._sessions.values()]
        ):
            return "", None
        if not self._is_preloaded:
            # The engine's modules are loaded only now, because many servers never host a page.
            self._is_preloaded = True
            self._worker.run_job(preload_modules, lambda result: None)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        page_url = page_url if page_url.startswith(("http://", "https://")) else DEFAULT_PAGE_URL

        def make(carry: OpenTransport) -> HostedEngine:
            return HostedEngine(self._make_launch_options(), self._sounds, carry, page_url)

        session = PageSession(
            hash_token(token),
            address,
            make,
            self._open_table_connection,
            self._worker,
            self._on_session_ended,
        )
        self._sessions[session.key] = session
        return token, session

    def _make_launch_options(self) -> LaunchOptions:
        """Return the launch options of an engine, which must not look for updates."""
        launch = LaunchOptions(fast=not self.limits.thinking)
        launch.looked_for_updates = True
        launch.load_catalogue, launch.load_keymap = self._catalogues, self._keymaps
        return launch

    def _on_session_ended(self, session: PageSession) -> None:
        self._sessions.pop(session.key, None)

    def _end_expired(self) -> None:
        oldest = self._loop.time() - self.limits.thin_kept
        for session in [*self._sessions.values()]:
            if session.transport is None and session.lost_at < oldest:
                session.end(CloseReason.GONE)
        self._timer = self._loop.call_later(SWEEP_INTERVAL, self._end_expired)

    async def close(self) -> None:
        """End all sessions. The browsers keep the players' files."""
        self._timer.cancel()
        for session in [*self._sessions.values()]:
            session.end(CloseReason.BYE)
        await asyncio.to_thread(self._worker.close)


def end_longest_absent_session(sessions: list[PageSession]) -> bool:
    """End the session whose page has been absent longest. Return whether there was one."""
    away = [session for session in sessions if session.transport is None]
    if away:
        min(away, key=lambda session: session.lost_at).end(CloseReason.GONE)
    return bool(away)
