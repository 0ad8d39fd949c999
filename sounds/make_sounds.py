"""Make the standard sound pack: `python sounds/make_sounds.py [FOLDER]`, the same bytes each time.

Needs the extra `sounds` (NumPy, SciPy). Writes WAV files, 44.1 kHz, 16 bit, mono, so that a seat
can be placed between left and right, and the pack.ini that names them.
"""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import numpy as np
from instruments import RATE, Samples, band
from measure import loudness, onset, true_peak
from score import LEVELS, SCORE, performances

from audiowar.sound.cue_names import CUES

PEAK = -1.5
"""No true peak may lie above, in dBFS."""

HEAD = """\
; What is heard when, and how loud. Made by make_sounds.py; a pack of your own is a folder
; with a file like this one. Files of one cue are variations that take turns; "files.Q" are
; those of a rank (2-9 T J Q K A JOKER). gain is in dB; level says how loud the files are.

[pack]
name = Standard
license = GPL-3.0-or-later
"""


def master(sound: Samples, level: str) -> Samples:
    """Cut rumble, silence in front and any offset, end softly, and set the level."""
    sound = band(sound, 60, 18000)
    sound = sound[max(0, round(onset(sound, RATE, 35) * RATE) - 40) :]
    edges = np.minimum(np.arange(len(sound)) / 30, np.arange(len(sound))[::-1] / 500)
    window = np.clip(edges, 0, 1)
    sound = sound * window
    sound = sound - window * sound.sum() / window.sum()
    for _ in range(3):
        sound = sound * 10 ** ((LEVELS[level] - loudness(sound, RATE)) / 20)
    if true_peak(sound) > PEAK:
        raise ValueError(f"peak of {true_peak(sound):.1f} dBFS at level {level}")
    return sound


def write_wave(path: Path, sound: Samples) -> None:
    """Write one file of 16-bit samples."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def make_cue(cue: str, folder: Path) -> str:
    """Write the files of one cue; its section of pack.ini."""
    level = SCORE[cue].level
    files: dict[str, list[str]] = {}
    for rank, name, sound in performances(cue):
        write_wave(folder / f"{name}.wav", master(sound, level))
        files.setdefault("files" if rank is None else f"files.{rank}", []).append(f"{name}.wav")
    lines = [f"[{cue}]", f"volume = {CUES[cue]}", f"level = {level}", "gain = 0"]
    lines += [f"{key} = {' '.join(names)}" for key, names in files.items()]
    return "\n".join(lines) + "\n"


def make_pack(folder: Path) -> None:
    """Write the whole pack into a folder, over what was there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        old.unlink()
    sections = [HEAD, *(make_cue(cue, folder) for cue in SCORE)]
    (folder / "pack.ini").write_text("\n".join(sections), encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> None:
    """Make the pack in the folder named, or beside this program."""
    make_pack(Path(arguments[0]) if arguments else Path(__file__).parent / "standard")


if __name__ == "__main__":
    main(sys.argv[1:])
