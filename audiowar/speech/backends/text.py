"""The backend without a voice: only captions on the screen."""

from __future__ import annotations

from audiowar.speech.backend_interface import Voice


class Captions:
    """The last link of every chain: it is silent and cannot fail."""

    name = ""
    own_voice = False

    def speaks(self, language: str) -> bool:
        return True

    def voices(self, language: str) -> tuple[str, ...]:
        return ()

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        return 0.0

    def braille(self, text: str) -> None:
        pass

    def stop(self) -> None:
        pass

    def adjust(self, voice: Voice) -> None:
        pass

    def alive(self) -> bool:
        return True

    def close(self) -> None:
        pass
