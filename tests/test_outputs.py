"""Full, closed or forbidden outputs and invalid inputs give a message, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from audiowar.__main__ import main

START = [sys.executable, "-m", "audiowar"]
FULL = Path("/dev/full")
full = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full on this system")
posix = pytest.mark.skipif(os.name != "posix", reason="for systems where names are bytes")


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.jsonl"
    assert main(["simulate", "armed", "--transcript", str(file), "--set", "trick_limit=3"]) == 0
    return str(file)


def started(
    words: list[str], tmp_path: Path, before: list[str] = START, **given: object
) -> subprocess.CompletedProcess[Any]:
    env = {"PATH": os.environ["PATH"], "AUDIOWAR_HOME": str(tmp_path / "Ž Đ"), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*before, *words],
        **{"capture_output": True, "text": True, "env": env, "timeout": 60, **given},  # type: ignore[call-overload]
        check=False,
    )


COMMANDS = [
    ["simulate", "classic", "--set", "trick_limit=3", "--transcript", "-"],
    ["simulate", "classic", "--set", "trick_limit=3"],
    ["replay", "GAME"],
    ["play-out", "GAME"],
    ["games"],
    ["games", "--json"],
    ["tournament", "--game", "classic", "--games", "2", "--set", "trick_limit=3"],
    ["manual"],
    ["--help"],
    ["--version"],
]


@full
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_full_output_is_told_with_status_2(
    words: list[str], game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with FULL.open("w") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        assert main([game if word == "GAME" else word for word in words]) == 2
    err = capsys.readouterr().err.splitlines()
    assert err[-1].startswith("I cannot print any further: there is no space left")


@full
@pytest.mark.parametrize("words", [["simulate", "classic", "--transcript"], ["manual", "--out"]])
@pytest.mark.parametrize("place", ["/dev/full", "/", "/no/such/folder/file", "/proc/1/nothing"])
def test_a_file_that_cannot_be_written_is_told_with_status_2(
    words: list[str], place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, place]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"I cannot write the file {place}: ")
    assert err.count("\n") == 1


@full
@pytest.mark.deep
@pytest.mark.parametrize(
    "words",
    [["games"], ["replay", "GAME"], ["--text", "--game", "classic", "--name", "A", "--fast"]],
    ids=" ".join,
)
@pytest.mark.parametrize("to", ["> /dev/full", "| true", ">&-", "2> /dev/full > /dev/full"])
def test_the_program_itself_never_ends_in_a_traceback(
    words: list[str], to: str, game: str, tmp_path: Path
) -> None:
    line = " ".join(game if word == "GAME" else word for word in words)
    done = started(["-c", f"sleep 0.1 | {' '.join(START)} {line} {to}"], tmp_path, ["sh"])
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert done.stderr.count("\n") <= 1


@posix
@pytest.mark.parametrize("words", [["--name"], pytest.param(["--lang"], marks=pytest.mark.deep)])
def test_words_that_are_no_text_are_told(words: list[str], tmp_path: Path) -> None:
    flags = [*words, "\udcff\udcfe", "--text"]
    done = started(flags, tmp_path, stdin=subprocess.DEVNULL)
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if words == ["--name"] else 2)
    assert done.stderr.count("\n") == done.returncode // 2


@posix
@pytest.mark.deep
def test_a_file_may_have_a_name_that_is_no_text(game: str, tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff.jsonl"
    os.rename(game, odd)
    done = started(["replay", os.fsdecode(odd), "--quiet"], tmp_path)
    assert done.stdout.startswith("The recording is correct to the end")
    done = started(["replay", os.fsdecode(odd) + "no", "--quiet"], tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.deep
@pytest.mark.parametrize("given", [b"\xe9\n\xff\xfe\nplay\n", b"\x00\n" * 50, b"a" * 100_000, b""])
def test_a_pipe_that_is_no_text_ends_the_terminal_game(given: bytes, tmp_path: Path) -> None:
    words = ["--text", "--game", "classic", "--name", "A", "--lang", "en", "--fast"]
    done = started(words, tmp_path, input=given, text=False)
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[-1].startswith("Goodbye.")
    assert done.stderr == b""


@pytest.mark.deep
def test_a_transcript_on_standard_output_is_utf_8_whatever_it_leads_to(tmp_path: Path) -> None:
    header = {"format": "audiowar.transcript", "version": 1, "game": "classic", "seats": ["Ž", "Ђ"]}
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(header), encoding="utf-8")
    env = {**os.environ, "PYTHONIOENCODING": "latin-1", "AUDIOWAR_HOME": str(tmp_path / "home")}
    done = started(["play-out", str(file)], tmp_path, env=env, text=False)
    assert json.loads(done.stdout.splitlines()[0].decode("utf-8"))["seats"] == ["Ž", "Ђ"]
    told = started(["games", "--lang", "sr"], tmp_path, env=env, text=False)
    assert told.returncode == 0 and told.stderr == b""


PEAK = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
"""


@posix
@pytest.mark.deep
@pytest.mark.parametrize("command", ["replay", "play-out"])
@pytest.mark.parametrize("kind", ["one line", "foreign lines", "short lines", "endless"])
def test_a_huge_file_is_told_without_filling_the_memory(
    command: str, kind: str, game: str, tmp_path: Path
) -> None:
    file = tmp_path / "huge"
    header = Path(game).read_bytes().splitlines(keepends=True)[0]
    if kind == "one line":
        with file.open("wb") as sparse:
            sparse.truncate(1 << 30)
    elif kind == "foreign lines":
        file.write_bytes(b'{"level": "info"}\n' * 4_000_000)
    elif kind == "short lines":
        file.write_bytes(header + b'{"event": "out"}\n' * 2_200_000)
    place = "/dev/zero" if kind == "endless" else str(file)
    done = started(["-c", PEAK, *START, command, place], tmp_path, [sys.executable])
    status, megabytes = map(int, done.stdout.split())
    assert status == 2
    assert done.stderr.count("\n") == 1
    assert megabytes < 200
