"""Run the game and record the time from each key to its hand-over to the speech server.

The record is written to the file that the environment variable HANDOVER names. Each of its lines
has the seconds, the processor seconds, the key, and the screen to which the key has led.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from audiowar.__main__ import main
from audiowar.speech.backends.speech_server import SpeechServer


class KeyWatch:
    """The last key, with its time by the clock and by the processor."""

    key: str | None = None
    pressed = 0.0
    used = 0.0
    front: Any = None


def patch_frontend() -> None:
    """Replace methods of the window and the speech client, so that they record the times."""
    from audiowar.frontends.window_frontend import WindowFrontend

    log = open(os.environ["HANDOVER"], "w", buffering=1)  # noqa: SIM115
    press, speak = WindowFrontend.press_key, SpeechServer.speak

    def timed_press(self: Any, key: str) -> None:
        KeyWatch.key, KeyWatch.front = key, self
        KeyWatch.pressed, KeyWatch.used = time.perf_counter(), time.process_time()
        press(self, key)

    def timed_speak(self: Any, text: str, language: str, interrupt: bool) -> None:
        key, KeyWatch.key = KeyWatch.key, None
        if key is not None:
            took, used = time.perf_counter() - KeyWatch.pressed, time.process_time() - KeyWatch.used
            print(took, used, key, KeyWatch.front.app.top.screen_kind, file=log)
        speak(self, text, language, interrupt)

    setattr(WindowFrontend, "press_key", timed_press)  # noqa: B010
    setattr(SpeechServer, "speak", timed_speak)  # noqa: B010


if __name__ == "__main__":
    import pyglet

    pyglet.options.shadow_window = not sys.platform.startswith("linux")
    patch_frontend()
    sys.exit(main())
