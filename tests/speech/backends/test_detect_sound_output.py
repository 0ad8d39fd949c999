"""Whether this machine can play sound."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from audiowar.speech.backends.detect_sound_output import has_sound_output

if not hasattr(socket, "AF_UNIX"):
    pytest.skip("the server listens on a Unix socket", allow_module_level=True)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The sound cards; there are none at first."""
    found: list[Path] = []

    def glob(folder: Path, pattern: str) -> list[Path]:
        assert (folder, pattern) == (Path("/dev/snd"), "pcmC*p")
        return found

    monkeypatch.setattr(Path, "glob", glob)
    monkeypatch.setattr(sys, "platform", "linux")
    return found


@pytest.mark.parametrize(("name", "place"), [(None, "pulse/native"), ("", "own"), ("unix:", "own")])
def test_a_server_answers_where_it_is(
    name: str | None,
    place: str,
    cards: list[Path],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runtime = tmp_path_factory.mktemp("r")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    if name is not None:
        monkeypatch.setenv("PULSE_SERVER", f"{name}{runtime}/{place}")
    assert not has_sound_output()
    (runtime / place).parent.mkdir(exist_ok=True)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(runtime / place))
        server.listen()
        assert has_sound_output()


def test_a_card_or_a_server_on_another_machine_or_another_system_is_enough(
    cards: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "/nowhere")
    assert not has_sound_output()
    cards.append(Path("/dev/snd/pcmC0D0p"))
    assert has_sound_output()
    cards.clear()
    monkeypatch.setenv("PULSE_SERVER", "tcp:192.168.1.5")
    assert has_sound_output()
    monkeypatch.setenv("PULSE_SERVER", "/nowhere")
    monkeypatch.setattr(sys, "platform", "win32")
    assert has_sound_output()
