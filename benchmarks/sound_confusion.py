"""Print which cues of the standard pack are taken for which, in more and more noise.

Run `python -m benchmarks.sound_confusion`. Learned from half of the variations, tried on the
others, all shifted in pitch, late and noisy, as in tests/sound.
"""

from __future__ import annotations

from audiowar.resources import folder
from audiowar.sound.packs import load_pack
from tests.sound.trials import Confusion, confusion, share

DECIBELS = (10.0, 5.0, 0.0, -5.0)
BANDS = {"full band": False, "300-6000 Hz": True}


def mistakes(table: Confusion) -> list[str]:
    """One line for each pair that was confused, the worst first."""
    total = {cue: sum(n for (true, _), n in table.items() if true == cue) for cue, _ in table}
    wrong = [(n, true, taken) for (true, taken), n in table.items() if true != taken]
    return [
        f"    {true} taken for {taken}: {n} of {total[true]}"
        for n, true, taken in sorted(wrong, reverse=True)
    ]


def main() -> None:
    """Try the pack at every noise level in both bands."""
    pack, _ = load_pack(folder("sounds") / "standard")
    for name, laptop in BANDS.items():
        for decibels in DECIBELS:
            table = confusion(pack, laptop, decibels)
            tried = sum(table.values())
            print(f"{name}, noise {decibels:g} dB below: {share(table):.1%} of {tried} recognised")
            print("\n".join(mistakes(table)) or "    none confused")


if __name__ == "__main__":
    main()
