"""Load sound packs: folders with WAV files and a pack.ini that assigns them to cues."""

from __future__ import annotations

import configparser
import wave
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from .cue_names import CUES, RANKED_CUES, RANKS, VOLUME_CLASSES, VolumeClass

STANDARD_PACK_NAME = "standard"

FilesByRank = Mapping["str | None", "tuple[Path, ...]"]
"""Sound files by rank. The key None is for all other ranks, and for cues without ranks."""


@dataclass(frozen=True)
class PackProblem:
    """A fault in a pack. The sound in question is replaced by another one, or is silent.

    `reason` is "no-pack", "unreadable-pack", "unknown-cue", "unknown-setting", "bad-value",
    "no-files", "bad-file" or "missing-rank".
    """

    reason: str
    file: str
    """The path of the faulty pack.ini."""
    cue: str = ""
    detail: str = ""
    """The faulty setting or sound file, the missing rank, or why pack.ini is unreadable."""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.cue, self.reason, self.detail) if part)


@dataclass(frozen=True)
class CueSound:
    """The sound of a cue in a pack."""

    files: FilesByRank
    volume_class: VolumeClass
    gain_decibels: float = 0.0
    """The gain in dB, at most 0."""
    loudness_name: str = ""
    """The pack's word for the loudness of these files. Only tests use it."""

    def get_files(self, rank: str | None) -> tuple[Path, ...]:
        """Return the files for a rank, or those for all ranks if it has none of its own."""
        return self.files.get(rank) or self.files.get(None) or ()


@dataclass(frozen=True)
class Pack:
    """A sound pack: its title, its folder, and the sounds of its cues by name."""

    title: str
    folder: Path
    sounds_by_cue: Mapping[str, CueSound] = field(default_factory=dict)


def list_pack_names(user_folder: Path) -> list[str]:
    """Return the names of all packs: the standard pack, then the folders of the player's packs."""
    names: set[str] = set()
    with suppress(OSError):
        names = {path.parent.name for path in user_folder.glob("*/pack.ini")}
    return [STANDARD_PACK_NAME, *sorted(names - {STANDARD_PACK_NAME})]


def load_pack_with_standard_fallback(
    name: str, standard_folder: Path, user_folder: Path
) -> tuple[Pack, list[PackProblem]]:
    """Return the pack in the folder `name`, and the problems of all packs that were read.

    Sounds that the pack lacks, or that are broken in it, come from the standard pack. If the pack
    has no usable sounds at all, the standard pack itself is returned.
    """
    base, problems = load_pack(standard_folder / STANDARD_PACK_NAME)
    if name == STANDARD_PACK_NAME:
        return base, problems
    chosen, more = load_pack(user_folder / name)
    merged = Pack(chosen.title, chosen.folder, {**base.sounds_by_cue, **chosen.sounds_by_cue})
    return (merged if chosen.sounds_by_cue else base), problems + more


def load_pack(folder: Path) -> tuple[Pack, list[PackProblem]]:
    """Return the pack in a folder, and its problems. It is empty if pack.ini cannot be read."""
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
            sound = _read_cue(name, reader[name], ini, problems)
            if sound is not None:
                cues[name] = sound
    title = reader.get("pack", "name", fallback=folder.name)
    return Pack(title, folder, cues), problems


def _read_cue(
    name: str, section: Mapping[str, str], ini: Path, problems: list[PackProblem]
) -> CueSound | None:
    """Read the section of a cue. Return None if the cue is unknown or has no playable sound."""
    if name not in CUES:
        problems.append(PackProblem("unknown-cue", str(ini), name))
        return None
    files: dict[str | None, tuple[Path, ...]] = {}
    gain, volume, level = 0.0, CUES[name], ""
    for key, value in section.items():
        if key == "files" or (
            key.startswith("files.") and key[6:] in RANKS and name in RANKED_CUES
        ):
            files[key[6:] or None] = _find_files(value, name, ini, problems)
        elif key == "gain" and (number := _parse_gain(value)) is not None:
            gain = number
        elif key == "volume" and value in VOLUME_CLASSES:
            volume = value
        elif key == "level":
            level = value
        else:
            reason = "bad-value" if key in ("gain", "volume") else "unknown-setting"
            problems.append(PackProblem(reason, str(ini), name, key))
    files = {rank: paths for rank, paths in files.items() if paths}
    problems += _find_missing(name, files, ini)
    return CueSound(files, volume, gain, level) if files else None


def _parse_gain(text: str) -> float | None:
    """Return a gain from -60 to 0 dB; None if invalid. Drivers cannot amplify beyond 0 dB."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if -60 <= number <= 0 else None


def _find_files(value: str, cue: str, ini: Path, problems: list[PackProblem]) -> tuple[Path, ...]:
    """Return the playable files in `value`, a list of file names separated by spaces."""
    good = []
    for name in value.split():
        path = ini.parent / name
        if Path(name).name == name and is_playable_mono_wav(path):
            good.append(path)
        else:
            problems.append(PackProblem("bad-file", str(ini), cue, name))
    return tuple(good)


def is_playable_mono_wav(path: Path) -> bool:
    """Return whether a file is 16-bit mono WAV and not empty. Stereo cannot be positioned."""
    try:
        with wave.open(str(path)) as file:
            shape = (file.getnchannels(), file.getsampwidth())
            return shape == (1, 2) and bool(file.getnframes())
    except (OSError, EOFError, RuntimeError, ValueError, wave.Error):
        # Reading a damaged file, or a file with an impossible name, can raise any of these errors.
        return False


def _find_missing(cue: str, files: FilesByRank, ini: Path) -> list[PackProblem]:
    """Return the problems of a cue that has no files, or no files for some ranks."""
    if not files:
        return [PackProblem("no-files", str(ini), cue)]
    if cue not in RANKED_CUES or None in files:
        return []
    return [PackProblem("missing-rank", str(ini), cue, rank) for rank in RANKS if rank not in files]
