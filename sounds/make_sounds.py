"""Make the standard sound pack: `python sounds/make_sounds.py [FOLDER]`, the same bytes each time.

Needs the extra `sounds` (NumPy, SciPy). Writes the WAV files (44.1 kHz, 16 bit) and their pack.ini.
The files are mono, so that the program can position them between left and right.
"""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import numpy as np
from instruments import RATE, Samples, filter_band
from measure import find_onset, measure_loudness, measure_true_peak
from score import LEVELS, SCORE, perform_takes

from audiowar.sound.cue_names import CUES

MAX_TRUE_PEAK = -1.5
"""The maximum true peak in dBFS."""

PACK_INI_HEADER = """\
; What is heard when, and how loud. Made by make_sounds.py; a pack of your own is a folder
; with a file like this one. Files of one cue are variations that take turns; "files.Q" are
; those of a rank (2-9 T J Q K A JOKER). gain is in dB; level says how loud the files are.

[pack]
name = Standard
license = GPL-3.0-or-later
"""


def master(sound: Samples, level: str) -> Samples:
    """Remove rumble, leading silence and any DC offset, fade the end out, and set the level."""
    sound = filter_band(sound, 60, 18000)
    sound = sound[max(0, round(find_onset(sound, RATE, 35) * RATE) - 40) :]
    edges = np.minimum(np.arange(len(sound)) / 30, np.arange(len(sound))[::-1] / 500)
    window = np.clip(edges, 0, 1)
    sound = sound * window
    sound = sound - window * sound.sum() / window.sum()
    for _ in range(3):
        sound = sound * 10 ** ((LEVELS[level] - measure_loudness(sound, RATE)) / 20)
    if measure_true_peak(sound) > MAX_TRUE_PEAK:
        raise ValueError(f"peak of {measure_true_peak(sound):.1f} dBFS at level {level}")
    return sound


def write_wave(path: Path, sound: Samples) -> None:
    """Write a sound to a WAV file with 16-bit samples."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def make_cue(cue: str, folder: Path) -> str:
    """Write the files of one cue. Return its section of pack.ini."""
    level = SCORE[cue].level
    files: dict[str, list[str]] = {}
    for rank, name, sound in perform_takes(cue):
        write_wave(folder / f"{name}.wav", master(sound, level))
        files.setdefault("files" if rank is None else f"files.{rank}", []).append(f"{name}.wav")
    lines = [f"[{cue}]", f"volume = {CUES[cue]}", f"level = {level}", "gain = 0"]
    lines += [f"{key} = {' '.join(names)}" for key, names in files.items()]
    return "\n".join(lines) + "\n"


def make_pack(folder: Path) -> None:
    """Write the whole pack to a folder, and delete other WAV files there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        old.unlink()
    sections = [PACK_INI_HEADER, *(make_cue(cue, folder) for cue in SCORE)]
    (folder / "pack.ini").write_text("\n".join(sections), encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> None:
    """Make the pack in the given folder, or in `standard` next to this program."""
    make_pack(Path(arguments[0]) if arguments else Path(__file__).parent / "standard")


if __name__ == "__main__":
    main(sys.argv[1:])
