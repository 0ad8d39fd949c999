"""The sounds of a page. The engine's cue player chooses them, and the page plays them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from audiowar.sound.cue_player import SoundBackend, measure_duration
from audiowar.sound.packs import CueSound, Pack, load_pack
from audiowar.sound.seat_places import SoundPlace

from .page_engine_messages import PostMessage

INDEX_FILE: Final = "sounds.json"
"""The file that replaces pack.ini for an engine that has no sound files."""


class PageSoundBackend(SoundBackend):
    """The sound backend that tells the page to play sounds. The page has their files."""

    name = "page"

    def __init__(self, post: PostMessage) -> None:
        self._post = post

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        message = {"t": "play", "f": path.stem, "g": round(gain, 4)}
        self._post({**message, "p": place.pan, "d": place.distance})

    def set_volume_factor(self, factor: float) -> None:
        self._post({"t": "duck", "g": factor})

    def stop(self) -> None:
        """Tell the page to stop all sounds and its voice."""
        self._post({"t": "hush", "all": True})


@dataclass(frozen=True)
class SoundIndex:
    """A sound pack with the length of each of its files."""

    pack: Pack
    seconds_by_file_stem: Mapping[str, float]

    def get_duration_seconds(self, path: Path) -> float:
        """Return the length of a file in seconds; 0 for an unknown file."""
        return self.seconds_by_file_stem.get(path.stem, 0.0)


def load_sound_index(folder: Path) -> SoundIndex:
    """Load the index of the sound pack in a folder.

    If the folder has no index file, make the index from pack.ini and the sound files.
    """
    try:
        said = json.loads((folder / INDEX_FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        said = make_sound_index_dict(load_pack(folder)[0])
    cues = {name: _load_sound(one, folder) for name, one in said["cues"].items()}
    return SoundIndex(Pack(said["name"], folder, cues), said["lengths"])


def make_sound_index_dict(pack: Pack) -> dict[str, Any]:
    """Return the index of a sound pack as JSON data: its cues and the lengths of its files."""
    lengths = {
        path.stem: round(measure_duration(path), 3)
        for sound in pack.sounds_by_cue.values()
        for paths in sound.files.values()
        for path in paths
    }
    return {
        "name": pack.title,
        "cues": {name: _dump_sound(sound) for name, sound in pack.sounds_by_cue.items()},
        "lengths": lengths,
    }


def _dump_sound(sound: CueSound) -> dict[str, Any]:
    files = {rank or "": [path.stem for path in paths] for rank, paths in sound.files.items()}
    return {"files": files, "volume": sound.volume_class, "gain": sound.gain_decibels}


def _load_sound(said: Mapping[str, Any], folder: Path) -> CueSound:
    files = {
        rank or None: tuple(folder / f"{name}.wav" for name in names)
        for rank, names in said["files"].items()
    }
    return CueSound(files, said["volume"], said["gain"])
