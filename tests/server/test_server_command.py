"""`audiowar server` says in words what a server answers, and what is wrong with a command."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiowar.__main__ import main
from audiowar.l10n.discover_locales import discover_locales
from audiowar.server.admin import command_socket
from audiowar.server.admin.commands import AdminCommands, InvalidCommand
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits

from .test_admin_commands import HEALTHY
from .test_restored import playing
from .test_seats import Slow


@pytest.fixture
def lobby(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    """The lobby of a server that answers at once, where a match is being played."""
    loop = asyncio.new_event_loop()

    async def begin() -> Lobby:
        keeper = Slow()
        lobby = Lobby(ServerContext(keeper, Limits(), loop, ()))
        playing(lobby)
        return lobby

    lobby = loop.run_until_complete(begin())
    commands = AdminCommands(lobby, HEALTHY)

    def send(folder: Path, command: str, **more: Any) -> dict[str, Any]:
        try:
            return {"ok": True, **commands.run({"do": command, **more})}
        except InvalidCommand as wrong:
            return {"ok": False, "wrong": str(wrong)}

    monkeypatch.setattr(command_socket, "send_command", send)
    yield lobby
    lobby.stop_rooms()
    loop.close()


def test_what_is_typed_wrong_is_answered_in_words(
    lobby: Lobby, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, said in (
        (("bar", "nowhere", "--minutes", "3"), "no address"),
        (("bar", "203.0.113.7"), "--minutes"),
        (("bar", "203.0.113.7", "--minutes", "99999999"), "too large"),
        (("tell", "\x07"), "nothing to tell"),
        (("tell",), "one word more"),
        (("close", "0" * 16), "There is no such table"),
        (("dance",), "status, list, drain"),
        ((), "status, list, drain"),
        (("list", "more"), "more"),
        (("drain", "--minutes", "-1"), "--minutes"),
    ):
        assert main(["server", "--lang", "en", *words]) == 2, words
        assert said in capsys.readouterr().err


def test_the_state_and_the_tables_are_told_in_each_language(
    lobby: Lobby, capsys: pytest.CaptureFixture[str]
) -> None:
    (table,) = lobby.rooms
    told = {}
    for language in discover_locales():
        assert main(["server", "--lang", language, "bar", "203.0.113.7", "--minutes", "5"]) == 0
        assert main(["server", "--lang", language, "status"]) == 0
        assert main(["server", "--lang", language, "list"]) == 0
        told[language] = capsys.readouterr().out
        assert told[language].count("203.0.113.7") == 2
        assert f"{table}: " in told[language] and "Ana, Boro; " in told[language]
    assert len({len(text.splitlines()) for text in told.values()}) == 1
    assert len(set(told.values())) == len(told)


def test_whether_somebody_still_plays_is_the_exit_status(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["server", "--lang", "en", "drain"]
    assert main(words) == 1 and lobby.context.operator.is_draining
    assert main([*words, "--off"]) == 0 and not lobby.context.operator.is_draining

    def end_matches(seconds: float) -> None:
        clients: list[Any] = [*lobby.clients]
        for client in clients:
            client.on_connection_lost()

    monkeypatch.setattr(time, "sleep", end_matches)
    assert main([*words, "--minutes", "5"]) == 0


def test_without_a_server_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["server", "--lang", "en", "status", "--data", str(tmp_path)]) == 2
    assert "No server answers" in capsys.readouterr().err
