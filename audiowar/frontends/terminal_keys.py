"""Read keys from a POSIX terminal or Windows console, or lines from a pipe."""

from __future__ import annotations

import codecs
import os
import queue
import re
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Protocol

ESCAPE_SEQUENCE_TIMEOUT: Final = 0.08
"""Seconds within which the rest of an escape sequence must arrive. Enough for a slow network."""

MAX_LINE_LENGTH: Final = 1000
"""The maximum number of characters in a line from a pipe; the rest is dropped."""

CURSOR_KEY_CODES: Final = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "H": "home",
    "F": "end",
}
FUNCTION_KEY_CODES: Final = dict(enumerate((11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24), 1))
MODIFIER_CODES: Final = {2: "shift", 5: "ctrl"}
ESCAPE_SEQUENCES: Final[Mapping[str, str]] = {
    **{f"{lead}{code}": key for lead in "[O" for code, key in CURSOR_KEY_CODES.items()},
    **{f"O{code}": f"f{n}" for n, code in enumerate("PQRS", 1)},
    **{f"[[{code}": f"f{n}" for n, code in enumerate("ABCDE", 1)},
    **{f"[1;{m}{code}": f"{mod}+f{n}"
       for n, code in enumerate("PQRS", 1) for m, mod in MODIFIER_CODES.items()},
    **{f"[{code}~": f"f{n}" for n, code in FUNCTION_KEY_CODES.items()},
    **{f"[{code};{m}~": f"{mod}+f{n}"
       for n, code in FUNCTION_KEY_CODES.items() for m, mod in MODIFIER_CODES.items()},
    "[1~": "home", "[2~": "insert", "[3~": "delete", "[4~": "end", "[5~": "pageup",
    "[6~": "pagedown", "[7~": "home", "[8~": "end",
}  # fmt: skip
"""The key for each escape sequence of a terminal. The escape character itself is left out."""
WHOLE_SEQUENCE: Final = re.compile(r"[\[O](?:\[|(?!\[))[\d;]*[@-~]")
UNFINISHED_SEQUENCE: Final = re.compile(r"(?:[\[O]\[?[\d;]*)?")
CONTROL_KEYS: Final[Mapping[str, str]] = {
    "\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\x08": "backspace",
    " ": "space",
}  # fmt: skip
END_OF_INPUT: Final = "\x04\x1a"
"""The characters that end the input: Ctrl+D on POSIX systems and Ctrl+Z on Windows."""
WINDOWS_SPECIAL_KEYS: Final[Mapping[str, str]] = {
    "H": "up", "P": "down", "K": "left", "M": "right", "G": "home", "O": "end", "I": "pageup",
    "Q": "pagedown", "R": "insert", "S": "delete",
    **{chr(58 + n): f"f{n}" for n in range(1, 11)}, "\x85": "f11", "\x86": "f12",
    **{chr(83 + n): f"shift+f{n}" for n in range(1, 11)},
    **{chr(93 + n): f"ctrl+f{n}" for n in range(1, 11)},
}  # fmt: skip
"""The key for the second character that the Windows console sends for a special key."""

KeyInput = tuple[str, str]
"""An input: ("key", name), ("text", character), ("line", text), or at the end ("end", "")."""


class KeySource(Protocol):
    """A source of keys: a terminal, a console, a pipe or nothing."""

    def read(self, timeout: float | None) -> list[KeyInput]:
        """Wait for keys, at most `timeout` seconds (None: without limit), and return them.

        The list is empty if no complete key came.
        """


def decode_keys(text: str) -> tuple[list[KeyInput], str]:
    """Return the keys in terminal input, and the rest: an unfinished escape sequence or "".

    Unknown escape sequences are skipped.
    """
    reads: list[KeyInput] = []
    while text:
        if text[0] != "\x1b":
            reads.append(decode_character(text[0]))
            text = text[1:]
            continue
        length = measure_escape_sequence(text[1:])
        if length is None:
            return reads, text
        if length == 0:
            reads.append(("key", "escape"))
        elif key := ESCAPE_SEQUENCES.get(text[1 : 1 + length]):
            reads.append(("key", key))
        text = text[1 + length :]
    return reads, ""


def decode_character(char: str) -> KeyInput:
    """Return the input for one character: a key such as Ctrl+A, text, or the end of input."""
    if char in END_OF_INPUT:
        return ("end", "")
    if char in CONTROL_KEYS:
        return ("key", CONTROL_KEYS[char])
    if ord(char) < 27:
        return ("key", f"ctrl+{chr(ord(char) + 96)}")
    return ("text", char)


def measure_escape_sequence(rest: str) -> int | None:
    """Return the length of an escape sequence, without its escape character.

    `rest` is the text after the escape character. The length is 0 if no sequence begins there, so
    that the Escape key was pressed alone, and None if the sequence is unfinished.
    """
    if match := WHOLE_SEQUENCE.match(rest):
        return match.end()
    return None if UNFINISHED_SEQUENCE.fullmatch(rest) else 0


class PosixKeySource:
    """Keys from a terminal in cbreak mode."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._rest = ""

    def read(self, timeout: float | None) -> list[KeyInput]:
        wait = ESCAPE_SEQUENCE_TIMEOUT if self._rest else timeout
        ready, _, _ = select.select([self._fd], [], [], wait)
        if not ready:
            rest, self._rest = self._rest, ""
            # The sequence was not finished in time, so it was the Escape key, then other keys.
            return [("key", "escape"), *decode_keys(rest[1:])[0]] if rest else []
        try:
            data = os.read(self._fd, 1024)
        except OSError:
            data = b""  # The terminal was closed.
        if not data:
            return [("end", "")]
        reads, self._rest = decode_keys(self._rest + self._decoder.decode(data))
        return reads


@contextmanager
def cbreak_mode(fd: int) -> Iterator[None]:
    """Context manager: let the terminal send each key immediately, without echo.

    The old mode is restored at the end. A shell changes the mode while the program is suspended, so
    it is set again when the program goes on.
    """
    # These modules do not exist on Windows.
    import termios
    import tty

    before = termios.tcgetattr(fd)
    tty.setcbreak(fd)
    old_handler = signal.signal(
        signal.SIGCONT, lambda number, frame: tty.setcbreak(fd, termios.TCSANOW)
    )
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, old_handler)
        termios.tcsetattr(fd, termios.TCSADRAIN, before)


class WindowsKeySource:
    """Keys from the Windows console, which is asked for keys at short intervals."""

    def read(self, timeout: float | None) -> list[KeyInput]:
        # This module exists only on Windows.
        import msvcrt

        end = None if timeout is None else time.monotonic() + timeout
        while not msvcrt.kbhit():  # type: ignore[attr-defined]
            if end is not None and time.monotonic() >= end:
                return []
            time.sleep(0.01)
        char = msvcrt.getwch()  # type: ignore[attr-defined]
        if char in "\x00\xe0":
            key = WINDOWS_SPECIAL_KEYS.get(msvcrt.getwch())  # type: ignore[attr-defined]
            return [("key", key)] if key else []
        if char == "\x03":
            raise KeyboardInterrupt
        return [("key", "escape")] if char == "\x1b" else [decode_character(char)]


class LineKeySource:
    """Lines from a pipe or a file. A line names a key or a card, or is what the player types."""

    def __init__(self, fd: int, encoding: str) -> None:
        self._fd = fd
        self._decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        # The queue is limited, so that a fast writer must wait and cannot fill the memory.
        self._lines: queue.Queue[KeyInput] = queue.Queue(maxsize=100)
        threading.Thread(target=self._pump, name="lines", daemon=True).start()

    def _pump(self) -> None:
        """Queue each line, then ("end", "")."""
        try:
            for line in self._split():
                self._lines.put(("line", line))
        finally:
            self._lines.put(("end", ""))

    def _split(self) -> Iterator[str]:
        rest, data = "", b" "
        while data:
            try:
                # Do not read through a file object: its lock would block the exit of the program.
                data = os.read(self._fd, 4096)
            except OSError:
                data = b""
            rest += self._decoder.decode(data, final=not data)
            *whole, rest = rest.split("\n")
            yield from (line.rstrip("\r")[:MAX_LINE_LENGTH] for line in whole)
            rest = rest[:MAX_LINE_LENGTH]
        if rest:
            yield rest

    def read(self, timeout: float | None) -> list[KeyInput]:
        try:
            return [self._lines.get(timeout=timeout)]
        except queue.Empty:
            return []


@contextmanager
def open_key_source() -> Iterator[KeySource]:
    """Context manager: open standard input as a source of keys or, if it is no terminal, of lines.

    Without standard input, the source is always at its end.
    """
    if sys.stdin is None or sys.stdin.closed:
        yield LineKeySource(os.open(os.devnull, os.O_RDONLY), "ascii")
    elif not sys.stdin.isatty():
        yield LineKeySource(sys.stdin.fileno(), sys.stdin.encoding)
    elif sys.platform == "win32":
        yield WindowsKeySource()
    else:
        with cbreak_mode(sys.stdin.fileno()):
            yield PosixKeySource(sys.stdin.fileno())
