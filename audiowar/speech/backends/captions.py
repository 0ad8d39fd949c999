"""The backend without a voice: the player can only read the texts on the screen."""

from __future__ import annotations

from audiowar.speech.backend_interface import SpeechBackend


class Captions(SpeechBackend):
    """The last voice of every chain. It is silent and cannot fail."""

    def speak(self, text: str, language: str, interrupt: bool) -> float:
        return 0.0
