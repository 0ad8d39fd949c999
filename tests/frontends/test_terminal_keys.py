"""What terminals send, and the keys that it stands for."""

from __future__ import annotations

import os

import pytest

from audiowar.frontends.terminal_keys import PosixKeySource, decode_keys


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ("\x1b[A", "up"), ("\x1bOA", "up"), ("\x1b[D", "left"), ("\x1b[H", "home"),
        ("\x1b[1~", "home"), ("\x1b[4~", "end"), ("\x1b[F", "end"), ("\x1bOP", "f1"),
        ("\x1b[[A", "f1"), ("\x1b[11~", "f1"), ("\x1b[15~", "f5"), ("\x1b[17~", "f6"),
        ("\x1b[15;2~", "shift+f5"), ("\x1b[17;2~", "shift+f6"), ("\x1b[1;5P", "ctrl+f1"),
        ("\x1b[20;5~", "ctrl+f9"), ("\r", "enter"), ("\n", "enter"), ("\x7f", "backspace"),
        ("\x06", "ctrl+f"), ("\x14", "ctrl+t"), ("\t", "tab"), (" ", "space"),
        ("\x1b[5~", "pageup"), ("\x1b[6~", "pagedown"),
    ],
)  # fmt: skip
def test_a_sequence_is_a_key(sent: str, key: str) -> None:
    assert decode_keys(sent) == ([("key", key)], "")


def test_keys_and_text_come_in_order() -> None:
    k, letter = ("text", "k"), ("text", "Ћ")
    assert decode_keys("kЋ\r\x1b[C") == ([k, letter, ("key", "enter"), ("key", "right")], "")
    assert decode_keys("\x1bk") == ([("key", "escape"), k], ""), "Escape before another key"
    assert decode_keys("\x1b[99~k") == ([k], ""), "an unknown sequence is nothing"
    assert decode_keys("\x04") == ([("end", "")], "")


@pytest.mark.parametrize("sent", ["\x1b", "\x1b[", "\x1b[1", "\x1b[15;", "\x1bO"])
def test_an_unfinished_sequence_waits(sent: str) -> None:
    assert decode_keys(sent) == ([], sent)


@pytest.mark.skipif(os.name != "posix", reason="POSIX terminals only")
def test_a_lone_escape_is_told_after_a_moment() -> None:
    read, write = os.pipe()
    source = PosixKeySource(read)
    os.write(write, b"\x1b")
    assert source.read(5) == []
    assert source.read(5) == [("key", "escape")]
    os.write(write, "ћ".encode()[:1])
    assert source.read(5) == []
    os.write(write, "ћ".encode()[1:])
    assert source.read(5) == [("text", "ћ")]
    os.close(write)
    assert source.read(5) == [("end", "")]
    os.close(read)
