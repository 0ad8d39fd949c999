"""The game, writing down the time from each key to the hand-over to the speech server."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from audiowar.__main__ import main
from audiowar.speech.backends.speech_server import SpeechServer


class Watch:
    """When the last key came."""

    pressed: float | None = None


def watch() -> None:
    """Put a clock at both ends."""
    from audiowar.frontends.desk import Desk

    log = open(os.environ["HANDOVER"], "w", buffering=1)  # noqa: SIM115
    press, speak = Desk.press, SpeechServer.speak

    def timed_press(self: Any, key: str) -> None:
        Watch.pressed = time.perf_counter()
        press(self, key)

    def timed_speak(self: Any, text: str, language: str, interrupt: bool) -> None:
        pressed, Watch.pressed = Watch.pressed, None
        if pressed is not None:
            print(time.perf_counter() - pressed, file=log)
        speak(self, text, language, interrupt)

    setattr(Desk, "press", timed_press)  # noqa: B010
    setattr(SpeechServer, "speak", timed_speak)  # noqa: B010


if __name__ == "__main__":
    import pyglet

    pyglet.options.shadow_window = not sys.platform.startswith("linux")
    watch()
    sys.exit(main())
