"""Sound nothing, where there is no device or nobody wants any."""

from __future__ import annotations

from pathlib import Path

from audiowar.sound.seat_positions import SoundPlace


class SilentBackend:
    """A backend that is never heard."""

    name = "silent"

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Do nothing."""

    def duck(self, factor: float) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def problem(self) -> str:
        """Silence is what was asked for: no problem."""
        return ""

    def close(self) -> None:
        """Do nothing."""
