"""Play cues: which file, how loud, from where, and when, so that no words are covered."""

from __future__ import annotations

import time
import wave
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .cues import RANKED, VOLUME_CLASSES, VolumeClass, turned
from .packs import CueSound, Pack
from .seat_positions import LISTENER, NEAR, SoundPlace, seat_place

DUCKED = 0.3
"""How loud cues are while words are said, beside their own loudness: 10 dB less."""

LEADS: Mapping[VolumeClass, float] = {"interface": 0.0, "table": 0.08, "drama": 0.15}
"""Seconds that a cue sounds before the words of its event. A key is answered without a wait."""

GAPS: Mapping[VolumeClass, float] = {"interface": 0.0, "table": 0.12, "drama": 0.4}
"""Seconds after a cue's start before the next of the table's may begin: first things first."""

BACKLOG = 2.0
"""Cues of the table that would come this many seconds late are left out; drama never is."""


class SoundBackend(Protocol):
    """One way to sound. No method blocks or raises; all are called from one thread."""

    @property
    def name(self) -> str:
        """The word for it in settings: "openal", "directsound", "silent"."""

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Sound a file of mono samples at once, `gain` times as loud as it is."""

    def duck(self, factor: float) -> None:
        """Make everything that sounds now or later `factor` times as loud as it would be."""

    def stop(self) -> None:
        """Stop speaking and playing."""

    def problem(self) -> str:
        """Why nothing is heard now ("sound-lost"), or nothing."""

    def close(self) -> None:
        """Let go of the device."""


@dataclass(frozen=True)
class _Waiting:
    """A cue whose turn has not come."""

    at: float
    path: Path
    gain: float
    place: SoundPlace


class Mixer:
    """What the game asks for sounds. `tick` wants to be called every 20 ms or so."""

    def __init__(
        self,
        pack: Pack,
        backend: SoundBackend,
        clock: Callable[[], float] = time.monotonic,
        length: Callable[[Path], float] | None = None,
    ) -> None:
        """`length`: how many seconds a file sounds, where the files themselves are elsewhere."""
        self.pack = pack
        self.backend = backend
        self.spread = 1.0
        """How far seats are apart: from 1 to 0, all in the middle, for who hears with one ear."""
        self._clock = clock
        self._length = length or seconds
        self._volumes: dict[str, float] = dict.fromkeys(VOLUME_CLASSES, 1.0)
        self._overall = 1.0
        self._turns: dict[tuple[str, str | None], int] = {}
        self._waiting: list[_Waiting] = []
        self._free = 0.0
        self._words_end = 0.0

    def play(
        self,
        cue: str,
        place: SoundPlace = NEAR,
        rank: str | None = None,
        reversed: bool = False,
    ) -> float:
        """Sound a cue; the answer is for how many seconds the words of its event should wait.

        Cues of the table and of drama follow one another in the order of the calls. `rank` is the
        card's ("2" to "A", "JOKER") where it sounds; `reversed` while the order is turned round.
        A cue that the pack does not have is silent.
        """
        sound = self.pack.cues.get(cue)
        if sound is None:
            return 0.0
        gain = self.gain(sound)
        path = self._next_file(cue, sound, turned(rank) if rank and reversed else rank)
        if path is None or gain == 0:
            return 0.0
        start = self._start(sound.volume, GAPS[sound.volume])
        if start is None:
            return 0.0
        self._waiting.append(_Waiting(start, path, gain, self._spread(place)))
        self.tick()
        return min(LEADS[sound.volume], self._length(path))

    def play_card(
        self, cue: str, seat: int | None, players: int, card: str | None, reversed: bool
    ) -> float:
        """Sound a cue at a seat of so many, the listener's being 0; `card` is its code ("QH")."""
        place = NEAR if seat is None else seat_place(seat, players, LISTENER)
        rank = card if card is None or card == "JOKER" else card[0]
        return self.play(cue, place, rank, reversed)

    def gain(self, sound: CueSound) -> float:
        """How many times as loud as its file a cue is played."""
        volume = self._volumes[sound.volume] * self._overall
        return float(volume**2 * 10 ** (sound.gain / 20))

    def volume(self, which: str) -> float:
        """The volume of a class, or of "all", from 0 to 1."""
        return self._overall if which == "all" else self._volumes[_class(which)]

    def set_volume(self, which: str, value: float) -> None:
        """Set the volume of a class, or of "all", from 0 (nothing is played) to 1 (as recorded)."""
        value = min(max(value, 0.0), 1.0)
        if which == "all":
            self._overall = value
        else:
            self._volumes[_class(which)] = value

    def set_levels(self, percent: Mapping[str, float]) -> None:
        """Take over all volumes and the spread, by the names that they have in the settings."""
        self.set_volume("all", percent["sound_volume"] / 100)
        for name in VOLUME_CLASSES:
            self.set_volume(name, percent[f"{name}_volume"] / 100)
        self.spread = percent["spread"] / 100

    def words(self, length: float) -> None:
        """Say that words begin now and last about so many seconds (0: they have ended)."""
        self._words_end = self._clock() + length
        self.backend.duck(DUCKED if length > 0 else 1.0)

    def silence(self) -> None:
        """Stop what sounds and forget what waits."""
        self._waiting.clear()
        self._free = 0.0
        self.backend.stop()

    def tick(self) -> None:
        """Start the cues whose time has come, and raise the sounds again when words have ended."""
        now = self._clock()
        if self._words_end and now >= self._words_end:
            self._words_end = 0.0
            self.backend.duck(1.0)
        for waiting in [one for one in self._waiting if one.at <= now]:
            self._waiting.remove(waiting)
            self.backend.play(waiting.path, waiting.gain, waiting.place)

    def due(self) -> float | None:
        """When `tick` will have something to do, on the mixer's clock; None: not before a call."""
        ends = [self._words_end] if self._words_end else []
        return min([one.at for one in self._waiting] + ends, default=None)

    def _start(self, volume: VolumeClass, gap: float) -> float | None:
        """When a cue of this class may begin; None when that is too late to be worth it."""
        now = self._clock()
        if not gap:
            return now
        start = max(now, self._free)
        if start - now > BACKLOG and volume != "drama":
            return None
        self._free = start + gap
        return start

    def _next_file(self, cue: str, sound: CueSound, rank: str | None) -> Path | None:
        """The variation whose turn it is: never the same twice in a row where there are more."""
        rank = rank if cue in RANKED else None
        files = sound.variations(rank)
        if not files:
            return None
        turn = self._turns.get((cue, rank), 0)
        self._turns[cue, rank] = turn + 1
        return files[turn % len(files)]

    def _spread(self, place: SoundPlace) -> SoundPlace:
        return SoundPlace(place.pan * self.spread, place.distance)


def _class(name: str) -> VolumeClass:
    """The volume class of that name; ValueError where there is none."""
    return VOLUME_CLASSES[VOLUME_CLASSES.index(name)]


def seconds(path: Path) -> float:
    """How long a file sounds; 0 when it cannot be read."""
    try:
        with wave.open(str(path)) as file:
            return float(file.getnframes() / file.getframerate())
    except (OSError, EOFError, wave.Error, ZeroDivisionError):
        return 0.0
