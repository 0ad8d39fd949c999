"""Draw every cue of a pack on one sheet: `python sounds/contact_sheet.py [PACK] [PICTURE]`.

One take of each cue is drawn, as a waveform above a spectrogram. All have the same scales. For a
cue with ranks, the lowest, a middle and the highest rank and the joker are drawn. Needs the extra
`sounds` (matplotlib).
"""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from audiowar.sound.packs import Pack, load_pack

COLUMNS = 8
SECONDS = 1.5
RANKS_SHOWN = ("2", "8", "A", "JOKER")


def read_wave(path: Path) -> tuple[NDArray[np.float64], int]:
    """Return the samples of a file, between -1 and 1, and the sample rate."""
    with wave.open(str(path)) as file:
        raw = file.readframes(file.getnframes())
        return np.frombuffer(raw, dtype="<i2").astype(np.float64) / 32768, file.getframerate()


def list_pictures(pack: Pack) -> list[tuple[str, Path]]:
    """Return the title and the sound file of each picture."""
    pictures = []
    for name, cue in pack.sounds_by_cue.items():
        for rank in RANKS_SHOWN if None not in cue.files else (None,):
            title = name if rank is None else f"{name} {rank}"
            pictures.append((title, cue.files[rank][0]))
    return pictures


def draw_wave(axes: Axes, title: str, sound: NDArray[np.float64], rate: int) -> None:
    """Draw the waveform of a sound, with its title and duration."""
    axes.plot(np.arange(len(sound)) / rate, sound, linewidth=0.4)
    axes.set(xlim=(0, SECONDS), ylim=(-0.5, 0.5), xticks=[], yticks=[])
    axes.set_title(f"{title}  {1000 * len(sound) / rate:.0f} ms", fontsize=7, pad=2)


def draw_spectrogram(axes: Axes, sound: NDArray[np.float64], rate: int) -> None:
    """Draw the spectrogram from 0 to 8 kHz, with a range of 70 dB."""
    padded = np.concatenate([sound, np.zeros(max(0, round(SECONDS * rate) - len(sound)))])
    padded += 1e-7 * np.sin(np.arange(len(padded)))
    axes.specgram(padded, NFFT=1024, Fs=rate, noverlap=768, vmin=-110, vmax=-40, cmap="magma")
    axes.set(xlim=(0, SECONDS), ylim=(0, 8000), xticks=[0, 0.5, 1, 1.5], yticks=[0, 4000, 8000])
    axes.set_yticklabels(["0", "4", "8"])
    axes.tick_params(labelsize=5, length=2, pad=1)


def draw_sheet(pack: Pack, picture: Path) -> None:
    """Draw the whole pack into one picture file."""
    pictures = list_pictures(pack)
    rows = -(-len(pictures) // COLUMNS)
    figure = Figure(figsize=(2.2 * COLUMNS, 2.1 * rows), dpi=110)
    grid = figure.add_gridspec(rows, COLUMNS, left=0.02, right=0.99, bottom=0.02, top=0.955)
    for place, (title, path) in enumerate(pictures):
        pair = grid[place].subgridspec(2, 1, height_ratios=(1, 2), hspace=0.05)
        sound, rate = read_wave(path)
        draw_wave(figure.add_subplot(pair[0]), title, sound, rate)
        draw_spectrogram(figure.add_subplot(pair[1]), sound, rate)
    figure.suptitle(f"{pack.title}: seconds across, kHz up", fontsize=9)
    figure.savefig(picture)


def main(arguments: list[str]) -> None:
    """Draw the given pack, by default the standard one, to the given file or contact_sheet.png."""
    matplotlib.use("Agg")
    folder = Path(arguments[0]) if arguments else Path(__file__).parent / "standard"
    pack, problems = load_pack(folder)
    for problem in problems:
        print(problem, file=sys.stderr)
    draw_sheet(pack, Path(arguments[1]) if len(arguments) > 1 else Path("contact_sheet.png"))


if __name__ == "__main__":
    main(sys.argv[1:])
