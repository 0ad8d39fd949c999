"""The backend that plays nothing, for machines without sound."""

from __future__ import annotations

from pathlib import Path

from audiowar.sound.seat_positions import SoundPlace


class SilentBackend:
    """A backend that plays nothing."""

    name = "silent"

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Do nothing."""

    def duck(self, factor: float) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def find_problem_id(self) -> str:
        """Return "", because silence is no problem here."""
        return ""

    def close(self) -> None:
        """Do nothing."""
