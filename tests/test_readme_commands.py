"""The commands of README's list, as they stand there: with what is needed alone, and with all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiowar.__main__ import main

README = Path(__file__).parents[1] / "README.md"
LASTING = ("web", "serve", "--diagnose")
"""Commands that run until Ctrl+C, or try every voice."""
VALUES = {
    "GAME": "scientific",
    "name=value": "jokers=2",
    "NAME,NAME": "random,sensible",
    "brief|normal|full": "brief",
    "--games K": "--games 1",
    "--games N": "--games 2",
    "--players N": "--players 3",
    "--seat N": "--seat 0",
    "--seed S": "--seed 7",
}
"""What is put in the place of the words in capitals."""


def list_commands() -> list[str]:
    """Return the commands of the list, each in one line without what is said of it."""
    commands: list[str] = []
    for line in re.findall(r"^    (.+)", README.read_text(encoding="utf-8"), re.MULTILINE):
        if line.startswith("audiowar "):
            commands.append(line)
        elif commands and line.lstrip().startswith("["):
            commands[-1] += f" {line.strip()}"
    commands = [re.split(r"\s{2,}", command)[0] for command in commands]
    return [command for command in commands if command.split()[1] not in LASTING]


def iter_shapes(usage: str, file: Path) -> Iterator[list[str]]:
    """Yield the words of a command with nothing that may be left out, and with all of it."""
    shapes = [re.sub(r"[][]", "", usage)]
    # Without a number of games, a tournament takes minutes.
    if "tournament" not in usage:
        shapes.append(re.sub(r" \[[^]]*\]", "", usage))
    for shape in shapes:
        for word, value in VALUES.items():
            shape = shape.replace(word, value)
        yield shape.replace("FILE", str(file)).split()[1:]


@pytest.mark.deep
def test_every_command_does_what_it_is_there_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = list_commands()
    assert len(commands) >= 6
    for usage in commands:
        for words in iter_shapes(usage, tmp_path / "game.jsonl"):
            assert main(words) == 0, words
            told = capsys.readouterr()
            assert told.out or "--out" in words or "check-locales" in words, words
            assert "Traceback" not in told.err, words
