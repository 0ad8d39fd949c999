"""Fixtures for the tests of the window: a screen, a speech server and a place to play.

Also the order of these tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .rig.screen import Screen
from .rig.session import PlayingSeat
from .rig.speech_server import SpeechServer

LONGEST = ("test_hosted_orca", "test_page_orca", "test_window_orca", "test_pairs")
"""The modules with tests that take a minute."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no process has nothing to do during the last one."""
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(LONGEST)))


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    """A virtual screen, which the tests of a module use one after another."""
    with Screen() as running:
        yield running


@pytest.fixture
def short_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a short path, because the path of a socket can have only 107 characters."""
    return tmp_path_factory.mktemp("w")


@pytest.fixture
def stopped_speech_server(short_folder: Path) -> SpeechServer:
    """A speech server that is not running."""
    (short_folder / "s").mkdir()
    return SpeechServer(short_folder / "s")


@pytest.fixture
def speech_server(stopped_speech_server: SpeechServer) -> Iterator[SpeechServer]:
    """A running speech server."""
    with stopped_speech_server:
        yield stopped_speech_server


@pytest.fixture
def seat(display: Screen, speech_server: SpeechServer, short_folder: Path) -> PlayingSeat:
    """A screen, an English keyboard and a speech server, with which games can be started."""
    display.layout("us")
    return PlayingSeat(display, speech_server, short_folder)
