"""Load a sound pack: a folder with pack.ini and WAV files, the standard one or a player's own."""

from __future__ import annotations

import configparser
import wave
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from .cues import CUES, RANKED, RANKS, VOLUME_CLASSES, VolumeClass

STANDARD = "standard"

Files = Mapping["str | None", "tuple[Path, ...]"]
"""Variations by rank; under None those for a card of any rank and for cues without ranks."""


@dataclass(frozen=True)
class PackProblem:
    """Something in a pack that could not be used; another sound, or none, takes its place.

    `reason` names the message: "no-pack", "unreadable-pack", "unknown-cue", "unknown-setting",
    "bad-value", "no-files", "bad-file", "missing-rank".
    """

    reason: str
    file: str
    """The pack.ini to blame."""
    cue: str = ""
    detail: str = ""
    """The setting, the sound file or the rank."""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.cue, self.reason, self.detail) if part)


@dataclass(frozen=True)
class CueSound:
    """What a pack holds for one cue."""

    files: Files
    volume: VolumeClass
    gain: float = 0.0
    """In dB, never above 0."""
    level: str = ""
    """The pack's own word for how loud the files are."""

    def variations(self, rank: str | None) -> tuple[Path, ...]:
        """The files for a card of this rank, or for any."""
        return self.files.get(rank) or self.files.get(None) or ()


@dataclass(frozen=True)
class Pack:
    """The sounds of all cues that a pack knows."""

    name: str
    folder: Path
    cues: Mapping[str, CueSound] = field(default_factory=dict)


def pack_names(standard: Path, user: Path | None = None) -> list[str]:
    """The packs that can be chosen, the standard one first; those of a player by folder name."""
    names: set[str] = set()
    with suppress(OSError):
        names = {path.parent.name for path in user.glob("*/pack.ini")} if user else set()
    return [STANDARD, *sorted(names - {STANDARD})]


def choose_pack(
    name: str, standard: Path, user: Path | None = None
) -> tuple[Pack, list[PackProblem]]:
    """Load the pack of that name; `standard` and `user` are the folders that hold packs.

    What the pack does not have, or has broken, is taken from the standard one.
    """
    base, problems = load_pack(standard / STANDARD)
    if name == STANDARD or user is None:
        return base, problems
    chosen, more = load_pack(user / name)
    merged = Pack(chosen.name, chosen.folder, {**base.cues, **chosen.cues})
    return (merged if chosen.cues else base), problems + more


def load_pack(folder: Path) -> tuple[Pack, list[PackProblem]]:
    """Load one pack alone; without a readable pack.ini it has no cues."""
    ini = folder / "pack.ini"
    reader = configparser.ConfigParser(interpolation=None)
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    try:
        reader.read_string(ini.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return Pack(folder.name, folder), [PackProblem("no-pack", str(ini))]
    except (OSError, ValueError, configparser.Error) as error:
        first = str(error).splitlines()[0]
        return Pack(folder.name, folder), [PackProblem("unreadable-pack", str(ini), "", first)]
    problems: list[PackProblem] = []
    cues = {}
    for name in reader.sections():
        if name != "pack":
            sound = _cue(name, reader[name], ini, problems)
            if sound is not None:
                cues[name] = sound
    title = reader.get("pack", "name", fallback=folder.name)
    return Pack(title, folder, cues), problems


def _cue(
    name: str, section: Mapping[str, str], ini: Path, problems: list[PackProblem]
) -> CueSound | None:
    """Read one section; None when the cue is unknown or has no sound that can be played."""
    if name not in CUES:
        problems.append(PackProblem("unknown-cue", str(ini), name))
        return None
    files: dict[str | None, tuple[Path, ...]] = {}
    gain, volume, level = 0.0, CUES[name], ""
    for key, value in section.items():
        if key == "files" or (key.startswith("files.") and key[6:] in RANKS and name in RANKED):
            files[key[6:] or None] = _files(value, name, ini, problems)
        elif key == "gain" and (number := _gain(value)) is not None:
            gain = number
        elif key == "volume" and value in VOLUME_CLASSES:
            volume = value
        elif key == "level":
            level = value
        else:
            reason = "bad-value" if key in ("gain", "volume") else "unknown-setting"
            problems.append(PackProblem(reason, str(ini), name, key))
    files = {rank: paths for rank, paths in files.items() if paths}
    problems += _gaps(name, files, ini)
    return CueSound(files, volume, gain, level) if files else None


def _gain(text: str) -> float | None:
    """A number of dB, or None; not above 0, since drivers do not play a file louder than it is."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if -60 <= number <= 0 else None


def _files(value: str, cue: str, ini: Path, problems: list[PackProblem]) -> tuple[Path, ...]:
    """The files of a line that can be played; names with spaces or folders cannot."""
    good = []
    for name in value.split():
        path = ini.parent / name
        if Path(name).name == name and playable(path):
            good.append(path)
        else:
            problems.append(PackProblem("bad-file", str(ini), cue, name))
    return tuple(good)


def playable(path: Path) -> bool:
    """Whether it is a WAV file of mono 16-bit samples: two channels could not be placed."""
    try:
        with wave.open(str(path)) as file:
            shape = (file.getnchannels(), file.getsampwidth())
            return shape == (1, 2) and bool(file.getnframes())
    except (OSError, EOFError, RuntimeError, ValueError, wave.Error):
        # Also a name that no file can have, and lengths within the file that cannot be.
        return False


def _gaps(cue: str, files: Files, ini: Path) -> list[PackProblem]:
    """What a section lacks: every file, or those of some ranks."""
    if not files:
        return [PackProblem("no-files", str(ini), cue)]
    if cue not in RANKED or None in files:
        return []
    return [PackProblem("missing-rank", str(ini), cue, rank) for rank in RANKS if rank not in files]
