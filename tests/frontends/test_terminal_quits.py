"""The terminal ends when the program quits by itself, without waiting for one more key."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.frontends.terminal_app import run_loop
from audiowar.frontends.terminal_keys import KeyInput
from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play


class NoKeys:
    """A terminal at which nobody presses a key."""

    def __init__(self) -> None:
        self.asked = 0

    def read(self, timeout: float | None) -> list[KeyInput]:
        self.asked += 1
        assert self.asked < 3, "it waits for a key that never comes"
        return []


def test_nothing_is_read_once_the_program_has_quit_by_itself(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Play(home, "en").app
    open_first_screen(app)
    keys = NoKeys()
    left = [1, 0]

    def tick() -> float | None:
        if not left.pop(0):
            app.request_quit()
        return None

    monkeypatch.setattr(app, "run_due_screens", tick)
    run_loop(app, keys)
    assert keys.asked == 1 and not left
