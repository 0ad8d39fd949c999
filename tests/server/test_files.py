"""Whoever is let in can play, however many come."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import aiohttp
import pytest

from audiowar.bots.registry import list_opponent_names
from audiowar.rules.registry import GAMES

from .in_loop import in_loop, open_session
from .player import FAST, Player, Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such limit")


def limited(folder: Path, soft: int, hard: int) -> Server:
    """Start a server with few descriptors."""
    server = Server(folder / "tables", *FAST, "thinking=0.001")
    server.before = ["sh", "-c", f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"', "sh"]
    return server.start()


@in_loop(open_session)
async def test_who_is_inside_plays_when_no_more_can_come(
    session: aiohttp.ClientSession, *, tmp_path: Path
) -> None:
    server = limited(tmp_path, 220, 220)
    try:
        inside = []
        for number in range(240):
            try:
                inside.append(await Player(session, server.url, f"P{number}").hello())
            except (aiohttp.ClientError, ConnectionError):
                break
        assert 80 <= len(inside) < 220
        each = [(game, bot) for game in GAMES for bot in list_opponent_names(game)]
        for player, (game, bot) in zip(inside, each, strict=False):
            await player.make(game, GAMES[game].players[0], bots=bot)
            await player.send("start")
            await player.play(random.Random(1), lambda p=player: len(p.events) > 12)
        assert len(inside) > len(each)
        log = (tmp_path / "server.log").read_text()
        assert "Traceback" not in log and "Errno" not in log
    finally:
        server.kill()
