"""Write down what would be heard, for tests."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from audiowar.sound.cue_player import SoundBackend
from audiowar.sound.seat_places import SoundPlace


@dataclass(frozen=True)
class Played:
    """One sound that was begun."""

    file: str
    """The name of the file, without its folder."""
    gain: float
    place: SoundPlace
    ducked: float
    """The factor that held when it began."""


class RecorderBackend(SoundBackend):
    """A backend that keeps a list."""

    name = "recorder"

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.factor = 1.0
        self.stops = 0
        self.closed = False

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Note the sound."""
        self.played.append(Played(path.name, gain, place, self.factor))

    def set_volume_factor(self, factor: float) -> None:
        """Note the factor."""
        self.factor = factor

    def stop(self) -> None:
        """Count."""
        self.stops += 1

    def close(self) -> None:
        """Note it."""
        self.closed = True
