"""Draw pictures of the game for tests: cases as JSON, a line each time, pixels into a file."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pyglet
from numpy.typing import NDArray

from audiowar.frontends.window_colours import THEMES
from audiowar.frontends.window_drawer import WindowDrawer
from audiowar.frontends.window_text_layout import WindowContent
from audiowar.rules.registry import GAMES
from tests.pictures.window import play_game


def main() -> None:
    """Draw every case of a line, save the pixels of all as `file` (npz, by number), answer."""
    for line in sys.stdin:
        request = json.loads(line)
        window, view = opened(*request["window"])
        np.savez(request["file"], *[painted(window, view, case) for case in request["cases"]])
        print("done", flush=True)


@cache
def opened(width: int, height: int) -> tuple[Any, WindowDrawer]:
    """Open a window of this size, with what draws in it."""
    window: Any = pyglet.window.Window(width, height, visible=False, vsync=False)
    return window, WindowDrawer()


def painted(window: Any, view: WindowDrawer, case: dict[str, Any]) -> NDArray[np.uint8]:
    """Draw one case; rows x columns x red, green, blue, from the top."""
    window.switch_to()
    view.set_looks(THEMES[case["theme"]], case["size"])
    view.draw(window.width, window.height, content_of(case))
    data = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data()
    raw = np.frombuffer(data.get_data("RGBA", window.width * 4), dtype=np.uint8)
    return raw.reshape(window.height, window.width, 4)[::-1, :, :3]


def content_of(case: dict[str, Any]) -> WindowContent:
    """Return what a case shows: lines, or a moment of a real game."""
    if "game" in case:
        return replace(play(case["game"]), current_index=case["current"])
    told, rows = case["captions"][-1:], case["lines"]
    over, beside = case.get("heading", ""), case.get("beside", ())
    return WindowContent(told, rows, case["current"], over, beside, case["captions"][-2::-1])


@cache
def play(game: str) -> WindowContent:
    """Play a few tricks."""
    with TemporaryDirectory() as home:
        os.environ["AUDIOWAR_HOME"] = home
        played, written = play_game(Path(home), game=game, players=min(3, GAMES[game].players[-1]))
        content = written.collect_content(played.app)
        played.app.close_all_screens()
    return content


if __name__ == "__main__":
    main()
