"""What a frozen program does before it is the program: consoles, children, libraries."""

from __future__ import annotations

import builtins
import importlib
import io
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

import pytest


class Kernel:
    """The part of Windows that gives consoles; remembers what it was asked for."""

    def __init__(self, parent: bool) -> None:
        self.parent = parent
        self.calls: list[str] = []

    def AttachConsole(self, process: int) -> bool:
        self.calls.append("attach")
        return self.parent

    def AllocConsole(self) -> None:
        self.calls.append("allocate")


class Console:
    """What a console shows."""

    def __init__(self) -> None:
        self.screen = io.StringIO()
        self.opened: list[str] = []

    def open(self, file: str, mode: str = "r", **more: Any) -> io.StringIO:
        self.opened.append(file)
        return io.StringIO("q\n") if mode == "r" else self.screen


@pytest.fixture
def entry() -> Any:
    return importlib.import_module("entry")


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch) -> Console:
    shown = Console()
    monkeypatch.setattr(builtins, "open", shown.open)
    return shown


def windows(entry: Any, monkeypatch: pytest.MonkeyPatch, *words: str, parent: bool) -> Kernel:
    """Let the module think that it is the program without a console on Windows."""
    kernel = Kernel(parent)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "argv", ["audiowar.exe", *words])
    windll = type("Windll", (), {"kernel32": kernel})
    monkeypatch.setattr(entry.ctypes, "windll", windll, raising=False)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    return kernel


def test_a_console_opens_with_the_first_line_where_no_window_can_be(
    entry: Any, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    def main() -> int:
        assert kernel.calls == []
        print("Prozor ne može da se otvori.")
        assert input() == "q"
        print("Doviđenja.")
        return 0

    kernel = windows(entry, monkeypatch, parent=False)
    monkeypatch.setattr(entry, "main", main)
    monkeypatch.setattr(builtins, "input", lambda: sys.stdin.readline().strip())
    assert entry.run_program() == 0
    assert kernel.calls == ["allocate"]
    assert console.screen.getvalue() == "Prozor ne može da se otvori.\nDoviđenja.\n"


def test_a_fault_that_python_writes_about_is_shown_too(
    entry: Any, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = windows(entry, monkeypatch, parent=False)

    def main() -> int:
        print("Traceback", file=sys.stderr)
        return 1

    monkeypatch.setattr(entry, "main", main)
    assert entry.run_program() == 1
    assert kernel.calls == ["allocate"] and console.screen.getvalue() == "Traceback\n"


@pytest.mark.parametrize(
    ("words", "parent", "calls"),
    [
        (["games"], True, ["attach"]),
        (["games"], False, ["attach", "allocate"]),
        (["--text"], True, ["allocate"]),
    ],
)
def test_commands_write_to_the_console_of_the_shell_and_a_text_game_has_its_own(
    entry: Any,
    console: Console,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    parent: bool,
    calls: list[str],
) -> None:
    kernel = windows(entry, monkeypatch, *words, parent=parent)
    monkeypatch.setattr(entry, "main", lambda: print("Igre") or 0)
    assert entry.run_program() == 0
    assert kernel.calls == calls and console.screen.getvalue() == "Igre\n"


def test_a_child_of_a_tournament_plays_and_opens_no_game(
    entry: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(sys, "argv", ["audiowar", "--multiprocessing-fork", "parent_pid=1"])

    def work() -> None:
        done.append("worked")
        raise SystemExit

    monkeypatch.setattr(multiprocessing, "freeze_support", work)
    monkeypatch.setattr(entry, "main", lambda: done.append("played"))
    with pytest.raises(SystemExit):
        entry.run_program()
    assert done == ["worked"]


@pytest.mark.parametrize(("before", "after"), [(None, None), ("/opt/lib", "/opt/lib")])
def test_other_programs_find_their_own_libraries(
    entry: Any, monkeypatch: pytest.MonkeyPatch, before: str | None, after: str | None
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/tmp/_MEI1")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setattr(sys, "platform", "linux")
    entry.restore_library_path()
    assert entry.os.environ.get("LD_LIBRARY_PATH") == after


@pytest.mark.parametrize(
    ("words", "after"),
    [
        ([], ["--text"]),
        (["--lang", "sr"], ["--text", "--lang", "sr"]),
        (["--text"], ["--text"]),
        (["games"], ["--text", "games"]),
    ],
)
def test_the_program_for_a_console_plays_in_it(
    entry: Any, monkeypatch: pytest.MonkeyPatch, words: list[str], after: list[str]
) -> None:
    monkeypatch.setattr(sys, "executable", "/games/audiowar-text.exe")
    monkeypatch.setattr(sys, "argv", ["audiowar-text.exe", *words])
    monkeypatch.setattr(entry, "main", lambda: 0)
    entry.run_program()
    assert sys.argv[1:] == after


@pytest.mark.parametrize(
    ("platform", "set_before", "trusted"),
    [("linux", None, "there"), ("linux", "mine", "mine"), ("win32", None, None)],
)
def test_https_trusts_whom_the_players_own_system_trusts(
    entry: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    set_before: str | None,
    trusted: str | None,
) -> None:
    known = tmp_path / "there"
    known.write_text("")
    monkeypatch.setattr(entry, "CERTIFICATES", (str(tmp_path / "none"), str(known)))
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(entry, "main", lambda: 0)
    monkeypatch.setattr(sys, "argv", ["audiowar"])
    monkeypatch.setenv("SSL_CERT_FILE", set_before or "")
    if set_before is None:
        monkeypatch.delenv("SSL_CERT_FILE")
    entry.run_program()
    told = os.environ.get("SSL_CERT_FILE")
    assert (told and Path(told).name) == trusted
