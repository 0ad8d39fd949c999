"""A minimal window for comparison with the game: one word and one sound per key."""

from __future__ import annotations

import sys
from typing import Any

import pyglet

from audiowar.resources import find_data_folder
from audiowar.speech.backend_interface import VoiceSettings
from audiowar.speech.backends.bundled_voice import _make_source
from audiowar.speech.backends.espeak_synthesis import get_synthesizer

TITLE = "bare window"


def main(word: str) -> None:
    """Open a window. Arrow keys play a sound, and P speaks a word with the bundled voice."""
    window: Any = pyglet.window.Window(900, 600, caption=TITLE, vsync=False)
    pyglet.options.audio = ("openal",)
    media: Any = pyglet.media
    synthesizer = get_synthesizer()
    speech = _make_source(
        synthesizer.synthesize(word, "en", VoiceSettings()), synthesizer.samples_per_second
    )
    sound = media.load(
        str(next((find_data_folder("sounds") / "standard").glob("edge*"))), streaming=False
    )
    speech.play()

    @window.event  # type: ignore[untyped-decorator]
    def on_key_press(symbol: int, modifiers: int) -> bool:
        (speech if symbol == pyglet.window.key.P else sound).play()
        return True

    pyglet.app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
