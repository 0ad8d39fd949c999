"""Draw a game in the window, for a picture: `python -m tests.pictures.window HOME OUT.png`."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path
from typing import Any

from audiowar.frontends.collect_window_content import WindowContentCollector
from audiowar.frontends.window_colours import choose_palette
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.menus.new_game import start_command_line_match
from tests.ui.front import Play, RecorderFront

WIDTH, HEIGHT, POINTS = 900, 600, 28
LANGUAGE, GAME, PLAYERS, SEED = "sr", "scientific", 3, 7
KEYS = ("down", "enter", "down", "enter")


class SeenFront(RecorderFront):
    """Keeps what is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.written = WindowContentCollector()

    def say(self, message: SpokenMessage) -> None:
        """Show an utterance."""
        super().say(message)
        self.written.add_message(message)


def play_game(home: Path, **chosen: Any) -> tuple[Play, WindowContentCollector]:
    """Play the first tricks of a game; return it with what is shown."""
    how: dict[str, Any] = {"game": GAME, "players": PLAYERS, "seed": SEED, "name": "Mira", **chosen}
    keys = how.pop("keys", KEYS)
    play: Any = Play(home, how.pop("language", LANGUAGE), **how)
    play.front = play.app.frontend = SeenFront()
    start_command_line_match(play.app)
    for _ in range(4):
        play.wait(60)
    for key in keys:
        play.press(key)
        for _ in range(4):
            play.wait(60)
    return play, play.front.written


def write_png(file: Path, width: int, height: int, rows: bytes) -> None:
    """Write a picture of three bytes a pixel, from the top."""
    line = width * 3
    raw = b"".join(b"\0" + rows[n * line : (n + 1) * line] for n in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def main(home: str, out: str) -> None:
    """Draw the game into a file."""
    import pyglet  # Wants a display.

    from audiowar.frontends.window_drawer import WindowDrawer

    play, written = play_game(Path(home))
    window: Any = pyglet.window.Window(WIDTH, HEIGHT, visible=False, vsync=False)
    window.switch_to()
    view = WindowDrawer(choose_palette("dark"), POINTS)
    view.draw(WIDTH, HEIGHT, written.collect_content(play.app))
    image = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data()
    write_png(Path(out), WIDTH, HEIGHT, image.get_data("RGB", -WIDTH * 3))
    play.app.close_all_screens()


if __name__ == "__main__":
    main(*sys.argv[1:])
