"""What the tests of the window share: a screen, a speech server, a place to play from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .rig.screen import Screen
from .rig.session import PlayingSeat
from .rig.speech_server import SpeechServer


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    """A screen for the tests of a module, one after another."""
    with Screen() as running:
        yield running


@pytest.fixture
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a short name: that of a socket in it may have 107 characters."""
    return tmp_path_factory.mktemp("w")


@pytest.fixture
def absent(short: Path) -> SpeechServer:
    """A speech server that is not running."""
    (short / "s").mkdir()
    return SpeechServer(short / "s")


@pytest.fixture
def listening(absent: SpeechServer) -> Iterator[SpeechServer]:
    """A speech server."""
    with absent:
        yield absent


@pytest.fixture
def seat(display: Screen, listening: SpeechServer, short: Path) -> PlayingSeat:
    """A place to play from, with an English keyboard."""
    display.layout("us")
    return PlayingSeat(display, listening, short)
