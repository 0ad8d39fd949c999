"""After a match everybody who played it can keep it, with all that was hidden."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import aiohttp

from audiowar.archive.game_index import GameIndex
from audiowar.client.remote_player_view import RemotePlayerView
from audiowar.client.server_connection import CONNECTION_BACK, ServerConnection
from audiowar.storage import saves
from audiowar.storage.match_transcript import parse_transcript
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.ui.online.online_table_screen import OnlineTableScreen
from tests.ui.front import Play

from .player import PATIENCE, Player, Server, run
from .test_play import at_table, log


async def whole_match(player: Player) -> list[Any]:
    """Request the transcript; return its header and events."""
    await player.send("transcript", id=9)
    lines: list[Any] = []
    while True:
        frame = await player.until("transcript", "refused")
        assert frame["type"] == "transcript" and frame["id"] == 9
        lines += [frame["header"]] if "header" in frame else []
        assert frame["first"] == len(lines) - 1
        lines += frame["events"]
        if not frame["more"]:
            return lines


def test_players_get_the_whole_match_once_and_only_after_its_end(fast: Server) -> None:
    async def test(session: aiohttp.ClientSession) -> None:
        # Nobody can lose all the money in so many rounds: the length does not depend on the cards.
        options = {"rounds": 120, "bankroll": 10_000, "min_bet": 10, "max_bet": 10}
        ana, boro = await at_table(session, fast.url, "casino", 2, 3, options=options)
        watching = await Player(session, fast.url, "Eva").hello()
        await watching.send("spectate", table=ana.table, code=(await code_of(ana)))
        await watching.until("seated")
        await ana.send("transcript", id=3)
        early = await ana.until("refused", "transcript")
        assert early["reason"] == "not_over"
        await asyncio.gather(ana.play(random.Random(1)), boro.play(random.Random(2)))
        kept = [json.loads(line) for line in log(fast.folder, ana.table).splitlines()]
        assert len(kept) > 401, "it needs several frames"
        assert await whole_match(ana) == kept == await whole_match(boro)
        await ana.send("transcript", id=10)
        assert (await ana.until("transcript", "refused"))["reason"] == "too_fast"
        await watching.send("transcript", id=12)
        assert (await watching.until("refused", "transcript"))["reason"] == "not_seated"

    run(test)


async def code_of(player: Player) -> str:
    frames = [json.loads(text) for text in player.frames]
    return str(next(frame["code"] for frame in frames if frame["type"] == "made"))


def wait_for(far: ServerConnection, kind: str) -> dict[str, Any]:
    """Wait for a frame of a kind."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for frame in far.take_frames():
            if frame["type"] == kind:
                return dict(frame)
        time.sleep(0.01)
    raise AssertionError(kind)


def test_a_match_with_others_is_among_the_games_of_both(
    fast: Server, tmp_path: Path, monkeypatch: Any
) -> None:
    """Two programs with folders of their own, in Spanish and Serbian, at a real server."""
    plays = {}
    code = ""
    for name, language in (("Ana", "es"), ("Boro", "sr")):
        play = plays[name] = Play(tmp_path / name, language)
        far = ServerConnection(f"127.0.0.1:{fast.port}", name, language)
        wanted: dict[str, Any] = {"game": "classic", "players": 2, "options": {"trick_limit": 3}}
        wait_for(far, CONNECTION_BACK)
        far.send("join", code=code) if code else far.send("make", **wanted)
        frame = wait_for(far, "seated")
        code = frame["code"]
        play.app.remote = RemotePlayerView(far, frame)  # type: ignore[attr-defined]
    host = plays["Ana"].app.remote  # type: ignore[attr-defined]
    host.connection.send("start")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for name, play in plays.items():
            monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / name))
            remote = play.app.remote  # type: ignore[attr-defined]
            if not play.app.screens:
                remote.run_due_and_get_next_time(play.clock())
                if remote.has_begun:
                    play.app.screens.append(OnlineTableScreen(play.app, remote))
            else:
                play.wait(0.5)
                if not remote.view().over:
                    play.press("enter")
        if all(list((tmp_path / name).rglob("*.jsonl")) for name in plays):
            break
        time.sleep(0.01)
    found = {}
    for seat, (name, language) in enumerate((("Ana", "es"), ("Boro", "sr"))):
        monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / name))
        index = GameIndex()
        list(index.refresh_with_progress())
        (game,) = index.list_entries()
        assert (game.seat, game.language, game.is_shared) == (seat, language, True)
        assert game.players == ("Ana", "Boro") and game.person_seats == (0, 1) and game.is_over
        header, records = parse_transcript((saves.get_saves_folder() / game.file).read_bytes())
        assert [event.kind for step in TranscriptReplayer(header, records) for event in step][
            -1
        ] == "end"
        found[name] = [record.fields for record in records]
        plays[name].app.close_all_screens()
    assert found["Ana"] == found["Boro"]
