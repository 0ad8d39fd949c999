"""Steps in which somebody is asked and nothing happens, as where prisoners may be played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import orjson

from audiowar.rules.projection import project_view
from audiowar.server.rooms.people import Attendee
from audiowar.server.rooms.room_match import make_room_match
from audiowar.server.storage.sqlite_repository import SqliteRepository
from audiowar.storage.match_transcript import Header
from audiowar.table.pace import FixedPace
from tests.rules.dumped_view import dump_view


class Far:
    """Somebody who is sent nothing here."""

    address = ""


async def played(folder: Path) -> tuple[int, int]:
    """Play a game; return how often there was nothing but a question, and what was told wrongly."""
    store = SqliteRepository(folder, asyncio.get_running_loop())
    store.start_and_load_tables()
    header = Header("razboi", ("Ana", "Boro", "Cora"), {"prisoners": "on"}, 1)
    play = make_room_match("ab", header, store, FixedPace(0.0))
    host, random, place = play.runner, Random(1), Attendee(Far(), 0, -1)  # type: ignore[arg-type]
    asked = wrong = 0
    view: dict[str, Any] = {}
    host.start()
    for _ in range(100):
        for _ in range(2000):
            if not play.pending_step_count:
                break
            await asyncio.sleep(0.001)
        assert not play.pending_step_count
        for frame in map(orjson.loads, map(orjson.dumps, play.event_sender.take_new_frames(place))):
            known = dump_view(project_view(host.table.match, 0))
            known.pop("question", None)
            known = orjson.loads(orjson.dumps(known))
            view = {**view, **frame.get("view", {}), **frame.get("changes", {})}
            wrong += bool(view) and view != known
        if host.table.match.end_event:
            break
        if questions := host.table.match.questions:
            seat, question = next(iter(questions.items()))
            host.answer(seat, question.number, random.choice(list(question.choices)))
        else:
            host.advance(host.last_event_number)
        asked += not host.log[-1].events
    await store.close()
    return asked, wrong


def test_they_are_written_and_told_as_they_are(tmp_path: Path) -> None:
    asked, wrong = asyncio.run(played(tmp_path))
    assert asked and not wrong
