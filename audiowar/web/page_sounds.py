"""The sounds of a page: chosen here, sounded there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from audiowar.sound.mixer import seconds
from audiowar.sound.packs import CueSound, Pack, load_pack
from audiowar.sound.seat_positions import SoundPlace

from .protocol import Post

INDEX: Final = "sounds.json"
"""Beside pack.ini, or in its place where only the page has the sounds themselves."""


class PageSounds:
    """A backend of the mixer: the page plays."""

    name = "page"

    def __init__(self, post: Post) -> None:
        self._post = post

    def play(self, path: Path, gain: float, place: SoundPlace) -> None:
        """Sound a file."""
        message = {"t": "play", "f": path.stem, "g": round(gain, 4)}
        self._post({**message, "p": place.pan, "d": place.distance})

    def duck(self, factor: float) -> None:
        """Make sounds softer while words are said."""
        self._post({"t": "duck", "g": factor})

    def stop(self) -> None:
        """Stop speaking and playing."""
        self._post({"t": "hush", "all": True})

    def problem(self) -> str:
        """A browser tells nobody that it plays nothing."""
        return ""

    def close(self) -> None:
        """The page keeps its sounds."""


class SoundIndex:
    """A pack and the length of each of its files."""

    def __init__(self, pack: Pack, lengths: Mapping[str, float]) -> None:
        self.pack = pack
        self._lengths = lengths

    def length(self, path: Path) -> float:
        """How many seconds a file sounds; 0 for one that is not there."""
        return self._lengths.get(path.stem, 0.0)


def load(folder: Path) -> SoundIndex:
    """Load a pack from its index, or else from its files."""
    try:
        said = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    except FileNotFoundError:
        said = index(load_pack(folder)[0])
    cues = {name: _sound(one, folder) for name, one in said["cues"].items()}
    return SoundIndex(Pack(said["name"], folder, cues), said["lengths"])


def index(pack: Pack) -> dict[str, Any]:
    """Return what `load` needs of a pack, as JSON, without the sounds."""
    lengths = {
        path.stem: round(seconds(path), 3)
        for sound in pack.cues.values()
        for paths in sound.files.values()
        for path in paths
    }
    return {
        "name": pack.name,
        "cues": {name: _said(sound) for name, sound in pack.cues.items()},
        "lengths": lengths,
    }


def _said(sound: CueSound) -> dict[str, Any]:
    files = {rank or "": [path.stem for path in paths] for rank, paths in sound.files.items()}
    return {"files": files, "volume": sound.volume, "gain": sound.gain}


def _sound(said: Mapping[str, Any], folder: Path) -> CueSound:
    files = {
        rank or None: tuple(folder / f"{name}.wav" for name in names)
        for rank, names in said["files"].items()
    }
    return CueSound(files, said["volume"], said["gain"])
