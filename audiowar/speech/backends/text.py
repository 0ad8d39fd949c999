"""The backend without a voice: only captions on the screen."""

from __future__ import annotations

from audiowar.speech.backend_interface import Voice


class Captions:
    """The last link of every chain: it is silent and cannot fail."""

    name = ""
    own_voice = False

    def supports_language(self, language: str) -> bool:
        return True

    def list_voices(self, language: str) -> tuple[str, ...]:
        return ()

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        return 0.0

    def show_braille(self, text: str) -> None:
        pass

    def stop(self) -> None:
        pass

    def apply_voice(self, voice: Voice) -> None:
        pass

    def is_alive(self) -> bool:
        return True

    def close(self) -> None:
        pass
