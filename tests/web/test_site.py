"""What the page carries of the program is all that the program needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging" / "web"
PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
import audiowar
assert audiowar.__file__.startswith(sys.argv[1]), audiowar.__file__
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.rules.registry import GAMES
from audiowar.web import worker
worker.preload_modules()
for game in GAMES:
    told = []
    page = worker.PageWorker(
        told.append, launch_options=LaunchOptions(language="sr", game=game, fast=True)
    )
    page.handle_messages('[{"t": "start", "v": 1, "langs": []}]')
    for key in ("enter", "g", "y", "r", "enter"):
        page.handle_messages('[{"t": "key", "k": "%s"}]' % key)
    assert any('"t": "table"' in one for one in told), game
print("played")
"""


def test_the_rooms_that_the_page_carries_play_every_game(tmp_path: Path) -> None:
    carried = tmp_path / "carried"
    made = (
        "import sys, pathlib, select_files; select_files.copy_audiowar(pathlib.Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", made, str(carried)], cwd=PACKAGING, check=True)
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    ran = subprocess.run(
        # Without its site the interpreter does not know where the rest of the rooms is.
        [sys.executable, "-S", "-c", PLAY, str(carried), *libraries],
        cwd=tmp_path,
        env={"AUDIOWAR_HOME": str(tmp_path / "Ž Đ"), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert (ran.stdout, ran.stderr) == ("played\n", "")
