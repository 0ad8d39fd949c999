"""Whether this machine can play sound."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from audiowar.speech.backends import detect_sound_output

if not hasattr(socket, "AF_UNIX"):
    pytest.skip("the server listens on a Unix socket", allow_module_level=True)


@pytest.fixture
def runtime(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which servers listen; none of them does."""
    folder = tmp_path_factory.mktemp("r")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


def listen(place: Path) -> socket.socket:
    place.parent.mkdir(exist_ok=True)
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(place))
    server.listen()
    return server


def test_a_server_answers_where_it_is_and_one_on_another_machine_is_believed(
    runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, place in ((None, "pulse/native"), ("", "own"), ("unix:", "own2")):
        if name is not None:
            monkeypatch.setenv("PULSE_SERVER", f"{name}{runtime}/{place}")
        assert not detect_sound_output.has_audio_server()
        with listen(runtime / place):
            assert detect_sound_output.has_audio_server()
    monkeypatch.setenv("PULSE_SERVER", "tcp:192.168.1.5")
    assert detect_sound_output.has_audio_server()


def test_without_a_server_a_card_is_enough(runtime: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[Path] = []
    asked: list[tuple[Path, str]] = []

    def glob(folder: Path, pattern: str) -> list[Path]:
        asked.append((folder, pattern))
        return cards

    monkeypatch.setattr(Path, "glob", glob)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not detect_sound_output.has_sound_output()
    cards.append(Path("/dev/snd/pcmC0D0p"))
    assert detect_sound_output.has_sound_output()
    assert asked == [(Path("/dev/snd"), "pcmC*p")] * 2
    cards.clear()
    with listen(runtime / "pulse" / "native"):
        assert detect_sound_output.has_sound_output()
    monkeypatch.setattr(sys, "platform", "win32")
    assert detect_sound_output.has_sound_output()
