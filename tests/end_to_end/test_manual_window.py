"""The manual is opened from the window by its key, in a browser that the system has."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from audiowar.generate_manual import render_manual_html

from .rig import screen, speech_server
from .rig.missing_programs import skip_without
from .rig.session import PlayingSeat

pytestmark = skip_without(screen, speech_server)


@pytest.fixture
def browser(short_folder: Path) -> Path:
    """A browser that writes down what it was to open, beside itself."""
    program = short_folder / "browser"
    program.write_text('#!/bin/sh\necho "$1" > "$0.opened"\n')
    program.chmod(0o755)
    return program


def opened(browser: Path, seconds: float = 20.0) -> str:
    """The address that the browser was given by then, or nothing."""
    written = browser.with_suffix(".opened")
    end = time.monotonic() + seconds
    while not (written.exists() and written.read_text()) and time.monotonic() < end:
        time.sleep(0.05)
    return written.read_text().strip() if written.exists() else ""


def test_shift_f1_opens_it_in_the_language_of_the_player(seat: PlayingSeat, browser: Path) -> None:
    environment = {**seat.environment, "BROWSER": f"{browser} %s &"}
    with seat.play("--lang", "sr", "--fast", environment=environment) as game:
        game.wait_for("Glavni meni.")
        game.press("shift+f1")
        game.wait_for("Otvara se uputstvo u pregledaču.")
        page = Path(unquote(urlsplit(opened(browser)).path))
        assert page == seat.home / "manual" / "manual-sr.html"
        assert page.read_text(encoding="utf-8") == render_manual_html("sr")
