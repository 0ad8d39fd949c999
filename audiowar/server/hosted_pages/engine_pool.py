"""The pool of hosted engines: start them up to a limit, find them again, and end abandoned ones."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from audiowar.client.transport import OpenTransport
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load_keymap
from audiowar.l10n.catalogue import Catalogue, SuitNaming
from audiowar.resources import find_data_folder
from audiowar.server.net.websocket import OpenConnection
from audiowar.server.rooms.lobby import TOKEN_BYTES, hash_token
from audiowar.server.rooms.server_limits import Limits
from audiowar.sound.packs import STANDARD_PACK_NAME
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.web import page_sound_backend
from audiowar.web.worker import preload_modules

from .hosted_engine import HostedEngine
from .page_connection import PageConnection, SessionOpening
from .page_protocol import CloseReason
from .page_session import PageSession
from .player_files import remove_folders_of_killed_servers
from .shared_engine_thread import SharedEngineThread

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
        self._engine_thread = SharedEngineThread(self._loop)
        self._shared_data = SharedMessagesAndKeymap()
        self._sounds = page_sound_backend.load_sound_index(
            find_data_folder("sounds") / STANDARD_PACK_NAME
        )
        self._sessions: dict[str, PageSession] = {}
        self._connections: set[PageConnection] = set()
        """All open connections of pages, also those without a session yet."""
        remove_folders_of_killed_servers()
        self._timer = self._loop.call_later(SWEEP_INTERVAL, self._end_expired)
        self._is_preloaded = False

    def make_page_connection(
        self, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> PageConnection:
        """Return the handler of a page's new connection. It replies with `send` and `close`."""
        on_lost = self._connections.discard
        connection = PageConnection(self.limits, address, send, close, self._open_session, on_lost)
        self._connections.add(connection)
        return connection

    def disconnect_barred(self, is_barred: Callable[[str], bool]) -> int:
        """Close the connections of pages from barred addresses, and end their sessions.

        `is_barred` says whether an address is barred. Return the number of closed connections.
        """
        barred = [line for line in self._connections if is_barred(line.address)]
        for connection in barred:
            connection.close_because_barred()
        # Some pages are away now, or have come back from another address.
        sessions = [page for page in self._sessions.values() if is_barred(page.address)]
        count = len(barred) + sum(session.transport is not None for session in sessions)
        for session in sessions:
            session.end(CloseReason.BARRED)
        return count

    def find_session(self, token: str) -> PageSession | None:
        return self._sessions.get(hash_token(token)) if token else None

    def _open_session(self, token: str, address: str, page_url: str) -> SessionOpening:
        """Find the session of a page's token, or start a new one if there is room.

        To make room, end the session whose page has been absent longest.
        """
        if (session := self.find_session(token)) is not None:
            # Until the page has sent `start`, files may be missing here: it must resend all.
            return SessionOpening(token, session, session.has_received_start_message)
        all_sessions = [*self._sessions.values()]
        own_sessions = [session for session in all_sessions if session.address == address]
        for sessions, most in (
            (own_sessions, self.limits.max_connections_per_address),
            (all_sessions, self.limits.max_hosted_engines),
        ):
            if len(sessions) >= most and not end_longest_absent_session(sessions):
                return SessionOpening("", None, False)
        if not self._is_preloaded:
            # The engine's modules are loaded only now, because many servers never host a page.
            self._is_preloaded = True
            self._engine_thread.submit_job(preload_modules, lambda result: None)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        page_url = page_url if page_url.startswith(("http://", "https://")) else DEFAULT_PAGE_URL

        def make(carry: OpenTransport) -> HostedEngine:
            return HostedEngine(self._make_launch_options(), self._sounds, carry, page_url)

        token_hash, connect = hash_token(token), self._open_table_connection
        session = PageSession(
            token_hash, address, make, connect, self._engine_thread, self._on_session_ended
        )
        self._sessions[token_hash] = session
        return SessionOpening(token, session, False)

    def _make_launch_options(self) -> LaunchOptions:
        """Return the options for launching an engine. The engine must not look for updates."""
        launch_options = LaunchOptions(fast=not self.limits.thinking_time_factor)
        launch_options.has_looked_for_updates = True
        launch_options.services.load_catalogue = self._shared_data.load_catalogue
        launch_options.services.load_keymap = self._shared_data.load_keymap
        return launch_options

    def _on_session_ended(self, session: PageSession) -> None:
        self._sessions.pop(session.token_hash, None)

    def _end_expired(self) -> None:
        self._timer = self._loop.call_later(SWEEP_INTERVAL, self._end_expired)
        oldest = self._loop.time() - self.limits.seconds_engine_waits_for_page
        for session in [*self._sessions.values()]:
            if session.transport is None and session.lost_at < oldest:
                session.end(CloseReason.AWAY_TOO_LONG)

    async def close(self) -> None:
        """End all sessions. The browsers keep the players' files."""
        self._timer.cancel()
        for session in [*self._sessions.values()]:
            session.end(CloseReason.SERVER_STOPS)
        await asyncio.to_thread(self._engine_thread.finish)


class SharedMessagesAndKeymap:
    """The messages of each language and the standard key map, loaded once for all players."""

    def __init__(self) -> None:
        self._load_catalogue, self._load_keymap = cache(Catalogue), cache(load_keymap)

    def load_catalogue(self, language: str, suits: SuitNaming | None = None) -> Catalogue:
        """Return the messages of a language for one player. `suits` says when suits are named."""
        return self._load_catalogue(language).copy_for_listener(suits)

    def load_keymap(self, files: Sequence[Path]) -> tuple[Keymap, list[KeyProblem]]:
        """Return the key map and the errors in `files`. The last file is the player's own.

        The key map is shared by all players who have no such file.
        """
        *shared_files, own_file = files
        if own_file.exists():
            return load_keymap(files)
        return self._load_keymap(tuple(shared_files))


def end_longest_absent_session(sessions: list[PageSession]) -> bool:
    """End the session whose page has been absent longest. Return False if no page is absent."""
    away = [session for session in sessions if session.transport is None]
    if away:
        min(away, key=lambda session: session.lost_at).end(CloseReason.AWAY_TOO_LONG)
    return bool(away)
