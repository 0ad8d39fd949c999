"""The modules that the first keys need are imported before any key is pressed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play

KEYS = """
import sys
from pathlib import Path
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.core.preload_modules import start_preloading
from tests.ui.front import Play

play = Play(Path(sys.argv[1]))
play.app.settings.set(language="en")
open_first_screen(play.app)
start_preloading(play.app).join()
before = set(sys.modules)
play.press("f1", "escape", "down", "enter", "escape")
for _ in range(2):
    play.press("down", "enter", "escape")
play.press("home", "enter")
print(play.app.top.screen_kind, sorted(name for name in set(sys.modules) - before))
"""


def test_no_key_of_the_first_minute_loads_a_module(home: Path) -> None:
    left = Play(home, game="scientific", players=3, seed=1)
    open_first_screen(left.app)
    left.app.top.player_view.leave()  # type: ignore[attr-defined]  # a table
    done = subprocess.run(
        [sys.executable, "-c", KEYS, str(home)], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("table []\n", "")


FIRST = """
import sys
from audiowar.__main__ import main
from audiowar.frontends import terminal_app

terminal_app.TerminalFrontend.say = lambda *said: sys.exit(
    [
        name
        for name in sys.modules
        if name.startswith("audiowar.games.")
        or name in ("audiowar.table.table_runner", "audiowar.speech.speaker")
    ]
)
main(["--text"])
"""


def test_the_first_line_waits_for_no_game_and_no_voice(home: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("", "[]\n", 1)


@pytest.mark.parametrize("key", ["f7", "f8", "ctrl+f9"])
def test_a_key_for_the_voice_tells_whose_it_is(
    home: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Play(home)
    play.app.settings.set(language="en")
    open_first_screen(play.app)
    monkeypatch.setattr(play.front, "own_voices", None)
    monkeypatch.setattr(
        play.front,
        "get_current_voice_line",
        lambda: Line("voice-by", {"name": "Speech Dispatcher"}),
    )
    (said,) = play.press(key)
    assert said.endswith("not set in the game here. Speech Dispatcher speaks.")
    assert "screen reader" not in said
