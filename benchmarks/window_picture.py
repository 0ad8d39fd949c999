"""Measure what a picture of the window costs: `python -m benchmarks.window_picture`.

Prints the processor time of all threads for a window of 900x600, drawn without graphics hardware.
Needs Xvfb.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.end_to_end.rig.screen import Screen
from tests.pictures.window import HEIGHT, POINTS, WIDTH, play_game

TIMES = 30
"""The number of times that each picture is drawn."""
TABLES: dict[str, dict[str, Any]] = {
    "scientific, 3 players": {},
    "scientific, 8 players": {"players": 8, "seed": 9},
    "casino, 3 players": {"game": "casino", "language": "es", "keys": ("enter", "enter")},
}


def main() -> None:
    """Start a process that draws in its own X server, and prints the results."""
    with Screen() as screen, TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": screen.display, "AUDIOWAR_HOME": home}
        command = [sys.executable, "-m", "benchmarks.window_picture", "draw"]
        subprocess.run(command, env=environment, check=True, timeout=300)


def print_drawing_times() -> None:
    """Print, for each table, how long a new trick, an arrow and the same picture again take."""
    import pyglet  # Needs a display.

    pyglet.options.debug_gl = False  # The game sets the same option.
    from audiowar.frontends.window_drawer import WindowDrawer

    window: Any = pyglet.window.Window(WIDTH, HEIGHT, vsync=False)
    window.dispatch_events()
    for name, how in TABLES.items():
        play, written = play_game(Path(os.environ["AUDIOWAR_HOME"]) / name, **how)
        told = format_costs(window, WindowDrawer(size=POINTS), written.collect_content(play.app))
        print(name, told, sep=": ", flush=True)
        play.app.close_all_screens()


def format_costs(window: Any, view: Any, content: Any) -> str:
    """Return the milliseconds for a new trick, an arrow, and the same picture again."""
    import pyglet  # Needs a display.

    rows = len(content.rows)

    def show(current: int) -> None:
        view.draw(WIDTH, HEIGHT, content.with_current_index(current % rows) if rows else content)
        window.flip()
        pyglet.gl.glFinish()

    def trick(n: int) -> None:
        view._drawn = ()
        show(0)

    show(0)
    costs = {"trick": measure(trick), "arrow": measure(show), "again": measure(lambda n: show(0))}
    return ", ".join(f"{what} {cost:.1f} ms" for what, cost in costs.items())


def measure(do: Callable[[int], None]) -> float:
    """Return the median of the processor time in milliseconds."""
    found = []
    for n in range(TIMES):
        begin = time.process_time()
        do(n)
        found.append(1000 * (time.process_time() - begin))
    return statistics.median(found)


if __name__ == "__main__":
    print_drawing_times() if sys.argv[1:] == ["draw"] else main()
