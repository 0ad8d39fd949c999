"""What the systems are told of the program: the menu of Linux, the keys that JAWS lets through."""

from __future__ import annotations

import configparser
import re
import subprocess
from pathlib import Path

import pytest

from audiowar.input.commands import COMMANDS

from .conftest import TOP

IN_JAWS = {
    "up": "UpArrow", "down": "DownArrow", "left": "LeftArrow", "right": "RightArrow",
    "pageup": "PageUp", "pagedown": "PageDown", "ctrl": "Control",
}  # fmt: skip


def in_jaws(key: str) -> str:
    """The name that JAWS has for one of our keys."""
    return "+".join(IN_JAWS.get(part, part.capitalize()) for part in key.split("+"))


def test_every_usual_key_that_is_no_letter_is_given_back_by_jaws() -> None:
    reader = configparser.ConfigParser(delimiters="=", interpolation=None)
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read(TOP / "packaging/jaws/audiowar.jkm", encoding="utf-8")
    freed = dict(reader["Common Keys"])
    usual = {key for command in COMMANDS.values() for key in command.keys if len(key) > 1}
    # Control alone is silence in JAWS as well, and reaches the game.
    assert {in_jaws(key) for key in usual - {"ctrl"}} <= set(freed)
    assert set(freed.values()) == {""}


def test_the_menu_entry_is_complete_and_in_every_language() -> None:
    reader = configparser.ConfigParser(interpolation=None)
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read(TOP / "packaging/linux/audiowar.desktop", encoding="utf-8")
    entry = reader["Desktop Entry"]
    assert (entry["Type"], entry["Exec"], entry["Terminal"]) == ("Application", "audiowar", "false")
    for tag in ("es", "ro", "sr", "sr@latin"):
        assert entry[f"GenericName[{tag}]"] and entry[f"Comment[{tag}]"]


def started(line: str) -> str:
    """The program that a desktop starts for a line `Exec=`, by its two rounds of escapes."""
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    assert value[0] == value[-1] == '"'
    return re.sub(r"\\(.)", r"\1", value[1:-1]).replace("%%", "%")


@pytest.mark.parametrize(
    "name", ["the program", "Ž & Đ", "$HOME", "100% `mine`", 'a "b" \\ c', "a|b;c'd"]
)
def test_the_program_puts_itself_into_the_menu_and_takes_itself_out(
    tmp_path: Path, name: str
) -> None:
    here = tmp_path / name
    here.mkdir()
    for name in ("audiowar.desktop", "install.sh"):
        (here / name).write_bytes((TOP / "packaging/linux" / name).read_bytes())
    (here / "audiowar.png").write_bytes(b"")
    script = ["sh", str(here / "install.sh")]
    environment = {"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(tmp_path / "data")}
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    entry = Path(done.stdout.strip())
    lines = entry.read_text(encoding="utf-8").splitlines()
    (line,) = (line for line in lines if line.startswith("Exec="))
    assert started(line) == f"{here}/audiowar"
    assert len(lines) == len((here / "audiowar.desktop").read_text("utf-8").splitlines())
    subprocess.run([*script, "--remove"], env=environment, check=True)
    assert not list((tmp_path / "data").rglob("audiowar*"))
