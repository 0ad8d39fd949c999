"""Fixtures for the tests of the window: a screen, a speech server and a place to play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .rig.screen import Screen
from .rig.session import PlayingSeat
from .rig.speech_server import SpeechServer


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    """A virtual screen, which the tests of a module use one after another."""
    with Screen() as running:
        yield running


@pytest.fixture
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a short path, because the path of a socket can have only 107 characters."""
    return tmp_path_factory.mktemp("w")


@pytest.fixture
def absent(short: Path) -> SpeechServer:
    """A speech server that is not running."""
    (short / "s").mkdir()
    return SpeechServer(short / "s")


@pytest.fixture
def listening(absent: SpeechServer) -> Iterator[SpeechServer]:
    """A running speech server."""
    with absent:
        yield absent


@pytest.fixture
def seat(display: Screen, listening: SpeechServer, short: Path) -> PlayingSeat:
    """A screen, an English keyboard and a speech server, with which games can be started."""
    display.layout("us")
    return PlayingSeat(display, listening, short)
