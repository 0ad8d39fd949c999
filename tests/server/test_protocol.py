"""PROTOCOL.md says all that goes over the socket, and says it right."""

from __future__ import annotations

import ast
import json
import math
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from audiowar.client.remote_player_view import FINAL_REFUSALS
from audiowar.client.server_address import DEFAULT_PORT
from audiowar.client.transport import TOO_MANY_CONNECTIONS_FRAME
from audiowar.rules import wire
from audiowar.rules.registry import ALL_EVENT_CLASSES, GAMES
from audiowar.server.net.handlers.dispatch import FRAME_HANDLERS
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.rate_limiting import TokenBuckets
from audiowar.storage.match_transcript import parse_transcript
from tests.rules.conformance import played, random_header

from . import schema
from .frames import FROM_SERVER, ROOT, SCHEMA, TO_SERVER, find_faults, get_validator, list_kinds
from .player import Server
from .somebody import Somebody

TEXT = (ROOT / "PROTOCOL.md").read_text(encoding="utf-8")
SECTIONS = {part.split("\n")[0]: part for part in TEXT.split("\n## ")[1:]}
PLACES = {TO_SERVER: "Frames to the server", FROM_SERVER: "Frames from the server"}
GAMES_PLAYED = 12


def examples(text: str) -> list[Any]:
    """Return what the JSON blocks of a text hold."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def rows(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the table with a heading."""
    table = text.split(f"| {heading} |\n", 1)[1].split("\n\n")[0].strip()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.split("\n")[1:]]


def words(cell: str) -> list[str]:
    """Return what stands in a cell as code."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("direction", [TO_SERVER, FROM_SERVER])
def test_every_frame_has_an_example_in_good_order(direction: str) -> None:
    parts = SECTIONS[PLACES[direction]].split("\n### `")[1:]
    found = {part.split("`")[0]: examples(part) for part in parts}
    assert set(found) == list_kinds(direction)
    for kind, shown in found.items():
        assert shown and all(frame["type"] == kind for frame in shown), kind
        assert [fault for frame in shown for fault in find_faults(direction, frame)] == [], kind


def test_every_field_of_a_frame_is_told() -> None:
    for direction, place in PLACES.items():
        for part in SECTIONS[place].split("\n### `")[1:]:
            kind = part.split("`")[0]
            known = set(SCHEMA["$defs"][f"{direction}.{kind}"]["properties"]) - {"type", "id"}
            shown = {name for frame in examples(part) for name in frame}
            prose = re.sub(r"```.*?```", "", "`" + part, flags=re.DOTALL)
            assert known <= set(words(prose)) | shown, kind


def test_the_server_knows_the_frames_that_are_told_and_no_others() -> None:
    files = sorted((ROOT / "audiowar").rglob("*.py"))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    assert set(FRAME_HANDLERS) == list_kinds(TO_SERVER)
    server = {file: text for file, text in texts.items() if {"net", "rooms"} & set(file.parts)}
    sent = set(re.findall(r'"type": "(\w+)"', "".join(server.values())))
    assert sent == list_kinds(FROM_SERVER)


def test_the_answers_are_told_of_all_frames() -> None:
    told = {
        kind: set(words(answers)) for cell, answers in rows(TEXT, "to the server | answered by")
        for kind in words(cell)
    }  # fmt: skip
    assert set(told) == list_kinds(TO_SERVER)
    for answers in told.values():
        assert answers - {"id"} <= list_kinds(FROM_SERVER)


# Games


def list_required_fields(kind: Any) -> list[str]:
    """Return the names of the fields of an event, without its facts."""
    return [part.name for part in fields(kind) if "fact" not in part.metadata]


def test_the_events_are_those_of_the_games() -> None:
    told = sorted(
        (words(cells[0])[0], sorted(words(cells[1])))
        for cells in rows(SECTIONS["Events"], "event | fields | games | meaning")
    )
    known = sorted(
        (kind.kind, sorted([*list_required_fields(kind), *kind.extra_json_fields]))
        for kind in ALL_EVENT_CLASSES
    )
    assert told == known
    described = sorted(
        (part["properties"]["event"]["const"], sorted(set(part["properties"]) - {"event"}))
        for name, part in SCHEMA["$defs"].items()
        if name.startswith("event.")
    )
    assert described == known


def games_of(cell: str) -> set[str]:
    """Read in which games something is."""
    named = set(re.findall("|".join(GAMES), cell))
    return set(GAMES) - named if cell.startswith("all") else named


def seen() -> Iterator[tuple[str, str, str, Any]]:
    """Play games of each kind; yield game, kind and word of each event and question."""
    for game, variant in GAMES.items():
        for seed in range(GAMES_PLAYED):
            for table, step in played(random_header(variant, seed)):
                for event in step:
                    yield game, "event", event.kind, None
                for question in table.match.questions.values():
                    yield game, "question", question.kind, wire.dump_question(question)


def test_games_ask_and_tell_what_is_told_of_them() -> None:
    events = {
        (game, words(cells[0])[0])
        for cells in rows(SECTIONS["Events"], "event | fields | games | meaning")
        for game in games_of(cells[2])
        if "questions" not in cells[2]
    }
    asked = rows(SECTIONS["Questions"], "kind | game | question | answers")
    questions = {
        (game, words(cells[0])[0]): cells[3] for cells in asked for game in games_of(cells[1])
    }
    found: set[tuple[str, str]] = set()
    for game, what, word, question in seen():
        if what == "question":
            assert (game, word) in questions
            assert get_validator("question").is_valid(question), question
            spelled = [
                known for text in words(questions[game, word]) for known in [text.split(":")[0]]
            ]
            for choice in question["choices"] if isinstance(question["choices"], list) else ():
                assert choice.split(":")[0] in spelled or get_validator("card").is_valid(choice), (
                    choice
                )
        elif word != "choose":
            assert (game, word) in events
        found.add((game, word))
    assert set(questions) <= found
    assert events <= found, events - found


def test_the_view_is_told_in_full() -> None:
    parts = {
        word for cells in rows(SECTIONS["The view"], "part | meaning") for word in words(cells[0])
    }
    shown = {name for variant in GAMES.values() for name in variant.game_specific_view_codecs}
    assert parts == {*wire.SHARED_VIEW_CODECS, *shown} == set(SCHEMA["$defs"]["view"]["properties"])
    peeks = {
        (game, word)
        for cells in rows(SECTIONS["The view"], "part of `peek` | game | meaning")
        for word in words(cells[0])
        for game in games_of(cells[1])
    }
    assert peeks == {
        (game, name) for game, variant in GAMES.items() for name in variant.peek_codecs
    }
    assert {name for _, name in peeks} == set(SCHEMA["$defs"]["peek"]["properties"])


# Refusals


def refusals(file: Path) -> set[str]:
    """Return the reasons that a source file gives."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant):
                    found.add(str(part.value))
    return found


def test_the_refusals_are_those_of_the_server_and_the_games() -> None:
    table = rows(SECTIONS["Refusals"], "reason | when | then")
    told = [word for cells in table for word in words(cells[0])]
    assert len(told) == len(set(told))
    known = {json.loads(TOO_MANY_CONNECTIONS_FRAME)["reason"]}
    for part in ("rules", "games", "server"):
        for file in (ROOT / "audiowar" / part).rglob("*.py"):
            known |= refusals(file)
    assert set(told) == known - {"position"}
    lost = {word for cells in table for word in words(cells[0]) if "seat is lost" in cells[2]}
    assert lost | {"wrong_version"} == set(FINAL_REFUSALS)


def test_the_transcript_of_the_document_is_read() -> None:
    text = (ROOT / "TRANSCRIPT.md").read_text(encoding="utf-8")
    (header,) = examples(text)
    assert parse_transcript(json.dumps(header) + "\n")[0].game == "scientific"


def test_the_port_is_the_usual_one() -> None:
    assert f"The default port is {DEFAULT_PORT}." in TEXT


# The schema


def test_the_schema_has_all_games() -> None:
    assert schema.make_text() == schema.FILE.read_text("utf-8"), "python -m tests.server.schema"


WRONG: tuple[Any, ...] = (None, True, -1, 1.5, "", "x", [], {}, [1], {"x": 1})


def refused_by_schema() -> Iterator[dict[str, Any]]:
    """Yield frames of which one field is wrong."""
    for part in SECTIONS[PLACES[TO_SERVER]].split("\n### `")[1:]:
        (frame,) = examples(part)
        for name in sorted(set(frame) - {"type", "id", *TOLERATED}):
            for value in WRONG:
                broken = {**frame, name: value}
                if find_faults(TO_SERVER, broken):
                    yield broken


TOLERATED = ("lang", "options")
"""Fields that are as good as missing where they say nothing that is known."""


def test_no_frame_that_the_schema_forbids_is_taken(lobby: Lobby) -> None:
    lobby._creation_limits = TokenBuckets(math.inf, math.inf)
    for frame in refused_by_schema():
        ana = Somebody(lobby, "Ana")
        if frame["type"] not in ("hello", "make", "join", "resume", "take", "spectate", "tables"):
            ana.send("make", game="classic", players=3)
        ana.send(frame.pop("type"), **{**frame, "id": "broken"})
        answers = [one["type"] for one in ana.frames if one.get("id") == "broken"]
        assert answers == ["refused"], frame
        ana.client.on_connection_lost()


# The client of the examples


CLIENT = (ROOT / "examples" / "client.py").read_text(encoding="utf-8")


def test_the_example_is_short_and_needs_nothing_of_the_program() -> None:
    assert len(CLIENT.splitlines()) <= 70
    assert "audiowar" not in re.findall(r"^(?:import|from) (\w+)", CLIENT, re.MULTILINE)


SHORT = {
    "casino": {"rounds": 3},
    "razboi": {"trick_limit": 20, "prisoners": "on"},
}


@pytest.mark.parametrize("game", ["casino", "razboi", "scientific"])
def test_the_example_plays_games_of_cards_bets_and_luck(
    serve: Callable[..., Server], game: str
) -> None:
    server = serve("thinking=0")
    options = json.dumps(SHORT.get(game, {"trick_limit": 20}))
    command: Sequence[str] = (
        sys.executable,
        str(ROOT / "examples" / "client.py"),
        server.url,
        game,
    )
    more = ("--players", "3", "--options", options)
    done = subprocess.run([*command, *more], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    *told, over = done.stdout.splitlines()
    assert json.loads(told[-1])["event"] == "end"
    assert over.split()[0] == json.loads(told[-1])["result"]
