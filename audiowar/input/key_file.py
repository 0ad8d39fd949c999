"""Read and write key files: lines `command = key, key` under [keys]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

MAX_BYTES = 100_000
"""The maximum size of a key file in bytes. Most key files have about 2,000."""


@dataclass(frozen=True)
class KeyProblem:
    """A fault in a key file, such as an invalid line, or a key that two commands share.

    `reason` is the end of the message id `keys-REASON`: "unknown-command", "unknown-key", "clash",
    "line" or "unreadable". Fields that do not apply are empty or 0, such as the file of a clash.
    """

    reason: str
    file: str
    command: str = ""
    key: str = ""
    other_command: str = ""
    line: int = 0


@dataclass(frozen=True)
class KeyLine:
    """One line of a key file: the name of a command and its keys, as written."""

    number: int
    command: str
    keys: str


def read_key_lines(file: Path, problems: list[KeyProblem]) -> list[KeyLine]:
    """Return the valid lines of a key file; none if it is missing. Add faults to `problems`."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise ValueError("too long")
        return list(_lines(data.decode("utf-8-sig"), str(file), problems))
    except FileNotFoundError:
        return []
    except (OSError, ValueError):
        problems.append(KeyProblem("unreadable", str(file)))
        return []


def _lines(text: str, file: str, problems: list[KeyProblem]) -> Iterator[KeyLine]:
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line[0] in "#;":
            continue
        if line[0] == "[" and line[-1] == "]":
            section = line[1:-1].strip()
            continue
        command, equals, keys = line.partition("=")
        if section == "keys" and equals and command.strip() and line.isprintable():
            yield KeyLine(number, command.strip().lower(), keys.strip())
        elif section in ("", "keys"):
            problems.append(KeyProblem("line", file, line=number))


def format_key_file(lines: Mapping[str, str]) -> str:
    """Return the text of a key file; `lines` has the keys of each command as written."""
    return "[keys]\n" + "".join(f"{command} = {keys}\n" for command, keys in lines.items())
