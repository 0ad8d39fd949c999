"""Play cues: choose the file, volume, position and time, so that speech can be heard."""

from __future__ import annotations

import time
import wave
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .cue_names import RANKED_CUES, VOLUME_CLASSES, VolumeClass, get_rank_sounding_when_reversed
from .packs import CueSound, Pack
from .seat_places import LISTENER_PLACE, LISTENER_SEAT, SoundPlace, get_seat_place

VOICE_CHARACTERS_PER_SECOND = 15.0
"""The assumed speed of a voice. Sounds are softer while it speaks."""
VOLUME_FACTOR_DURING_SPEECH = 0.3
"""The volume factor of cues during speech, which lowers them by 10 dB."""
LEAD_SECONDS: Mapping[VolumeClass, float] = {"interface": 0.0, "table": 0.08, "drama": 0.15}
"""Seconds for which a cue plays before its event is spoken. Responses to keys are not delayed."""
MIN_GAP_SECONDS: Mapping[VolumeClass, float] = {"interface": 0.0, "table": 0.12, "drama": 0.4}
"""Minimum seconds from the start of a cue to the start of the next cue."""
MAX_DELAY_SECONDS = 2.0
"""A cue of the class "table" that would have to wait longer than this, in seconds, is skipped."""


class SoundBackend:
    """The interface of sound backends; this class is silent. Methods never block or raise."""

    name = "silent"
    """The name of the driver: "openal", "directsound", "silent"."""

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Play a mono file immediately, `gain` times as loud as recorded."""

    def set_volume_factor(self, factor: float) -> None:
        """Set the factor for the volume of all present and later sounds; 1 for the usual volume."""

    def stop(self) -> None:
        """Stop all sounds."""

    def find_problem_id(self) -> str:
        """Return the id of the reason why nothing can be heard ("sound-lost"), or ""."""
        return ""

    def close(self) -> None:
        """Release the sound device."""


def measure_duration(path: Path) -> float:
    """Return the duration of a WAV file in seconds; 0 if it cannot be read."""
    try:
        with wave.open(str(path)) as file:
            return float(file.getnframes() / file.getframerate())
    except (OSError, EOFError, wave.Error, ZeroDivisionError):
        return 0.0


@dataclass(frozen=True)
class _Waiting:
    at: float
    path: Path
    gain: float
    place: SoundPlace


class CuePlayer:
    """Plays cues from a pack. Call `run_due` about every 20 ms."""

    def __init__(
        self,
        pack: Pack,
        backend: SoundBackend,
        clock: Callable[[], float] = time.monotonic,
        get_duration: Callable[[Path], float] = measure_duration,
    ) -> None:
        """`get_duration` returns the duration of a sound file in seconds."""
        self.pack = pack
        self.backend = backend
        self.stereo_width = 1.0
        """The stereo width of the table, from 0 (mono, for listening with one ear) to 1."""
        self._clock = clock
        self._get_duration = get_duration
        self._volumes: dict[str, float] = dict.fromkeys(("all", *VOLUME_CLASSES), 1.0)
        self._turns: dict[tuple[str, str | None], int] = {}
        self._waiting: list[_Waiting] = []
        self._next_start = 0.0
        self._lowered_until = 0.0

    def play_cue_at(
        self,
        cue: str,
        place: SoundPlace = LISTENER_PLACE,
        rank: str | None = None,
        low_wins: bool = False,
    ) -> float:
        """Play a cue. Return the seconds to wait before its event is spoken.

        Cues of the classes "table" and "drama" follow one another in the order of the calls. `rank`
        is the rank of the card ("2" to "A", "JOKER"), if the cue is about a card; `low_wins` says
        whether the order of the ranks is reversed. A cue that the pack does not have is silent.
        """
        sound = self.pack.sounds_by_cue.get(cue)
        if sound is None:
            return 0.0
        gain = self.get_gain(sound)
        if rank and low_wins:
            rank = get_rank_sounding_when_reversed(rank)
        path = self._choose_next_file(cue, sound, rank)
        if path is None or gain == 0:
            return 0.0
        start = self._schedule(sound.volume_class)
        if start is None:
            return 0.0
        narrowed = SoundPlace(place.pan * self.stereo_width, place.distance)
        self._waiting.append(_Waiting(start, path, gain, narrowed))
        self.run_due()
        return min(LEAD_SECONDS[sound.volume_class], self._get_duration(path))

    def play_at_seat(
        self, cue: str, seat: int | None, seat_count: int, card: str | None, low_wins: bool
    ) -> float:
        """Play a cue from a seat, counted from the listener's seat 0. `card` is a code like "QH".

        Return the seconds to wait before the event of the cue is spoken.
        """
        place = LISTENER_PLACE if seat is None else get_seat_place(seat, seat_count, LISTENER_SEAT)
        rank = card if card is None or card == "JOKER" else card[0]
        return self.play_cue_at(cue, place, rank, low_wins)

    def get_gain(self, sound: CueSound) -> float:
        """Return the volume factor with which a sound is played."""
        volume = self._volumes[sound.volume_class] * self._volumes["all"]
        return float(volume**2 * 10 ** (sound.gain_decibels / 20))

    def set_volume(self, class_name: str, fraction: float) -> None:
        """Set the volume of a class, or of "all", from 0 to 1 (as recorded).

        Raises ValueError for an unknown class.
        """
        if class_name not in self._volumes:
            raise ValueError(class_name)
        self._volumes[class_name] = min(max(fraction, 0.0), 1.0)

    def set_output_levels(self, percent_by_setting: Mapping[str, float]) -> None:
        """Set all volumes and the stereo width from the player's settings, in percent."""
        self.set_volume("all", percent_by_setting["sound_volume"] / 100)
        for name in VOLUME_CLASSES:
            self.set_volume(name, percent_by_setting[f"{name}_volume"] / 100)
        self.stereo_width = percent_by_setting["spread"] / 100

    def lower_volume_for(self, seconds: float) -> None:
        """Lower the volume of sounds for some seconds, during speech; 0 restores the volume."""
        self._lowered_until = self._clock() + seconds
        self.backend.set_volume_factor(VOLUME_FACTOR_DURING_SPEECH if seconds > 0 else 1.0)

    def lower_volume_while_spoken(self, text: str) -> None:
        """Lower the volume of sounds for about as long as a voice speaks a text."""
        self.lower_volume_for(len(text) / VOICE_CHARACTERS_PER_SECOND)

    def stop_all(self) -> None:
        """Stop all sounds, and drop the sounds that have not begun yet."""
        self._waiting.clear()
        self._next_start = 0.0
        self.backend.stop()

    def run_due(self) -> None:
        """Start the cues that are due, and restore the volume if speech is over."""
        now = self._clock()
        if self._lowered_until and now >= self._lowered_until:
            self._lowered_until = 0.0
            self.backend.set_volume_factor(1.0)
        for waiting in [one for one in self._waiting if one.at <= now]:
            self._waiting.remove(waiting)
            self.backend.play(waiting.path, waiting.gain, waiting.place)

    def get_next_due_time(self) -> float | None:
        """Return the time, by `clock`, at which `run_due` is needed next; None if not at all."""
        ends = [self._lowered_until] if self._lowered_until else []
        return min([one.at for one in self._waiting] + ends, default=None)

    def _schedule(self, volume: VolumeClass) -> float | None:
        """Return when a cue of a volume class may start; None if it would start too late."""
        now, gap = self._clock(), MIN_GAP_SECONDS[volume]
        if not gap:
            return now
        start = max(now, self._next_start)
        if start - now > MAX_DELAY_SECONDS and volume != "drama":
            return None
        self._next_start = start + gap
        return start

    def _choose_next_file(self, cue: str, sound: CueSound, rank: str | None) -> Path | None:
        """Return the file of a sound to play next. Repeated calls return all its files in turn."""
        rank = rank if cue in RANKED_CUES else None
        files = sound.get_files(rank)
        if not files:
            return None
        turn = self._turns.get((cue, rank), 0)
        self._turns[cue, rank] = turn + 1
        return files[turn % len(files)]
