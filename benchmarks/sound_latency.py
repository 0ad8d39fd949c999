"""Measure from `play()` to the sound at the card, beside pyglet's own bare `play()`.

Run `python -m benchmarks.sound_latency [ROUNDS]`; needs PulseAudio and libopenal. Both play the
same file in turn, in one process, on a private server whose sink is recorded.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from audiowar.resources import folder
from audiowar.sound.backends import open_backend
from audiowar.sound.mixer import Mixer
from audiowar.sound.packs import load_pack
from tests.end_to_end.rig.audio import Recording, SoundServer, missing

KINDS = ("bare", "mixer")
PAUSE = 0.7


def child(rounds: int) -> None:
    """Play in turn; print the kind, the moment and the length of each call, in seconds."""
    backend, problem = open_backend()
    if problem:
        raise SystemExit(problem)
    pack = load_pack(folder("sounds") / "standard")[0]
    mixer = Mixer(pack, backend)
    calls: dict[str, Callable[[], object]] = {
        "bare": _bare(str(pack.cues["your-turn"].files[None][0])),
        "mixer": lambda: mixer.play("your-turn"),
    }
    for turn in range(2 * rounds + 4):
        kind = KINDS[turn % 2]
        began = time.monotonic()
        calls[kind]()
        spent = time.monotonic() - began
        if turn >= 4:  # the first of each kind load files
            print(kind, began, spent, flush=True)
        time.sleep(PAUSE + 0.013 * (turn % 7))
    backend.close()


def _bare(path: str) -> Callable[[], object]:
    """Play a file as pyglet does it."""
    import pyglet

    source = pyglet.media.load(path, streaming=False)
    return lambda: source.play()


def summary(name: str, seconds: list[float]) -> str:
    """Median, 95th percentile and maximum in milliseconds."""
    ordered = sorted(1000 * value for value in seconds)
    high = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    middle = statistics.median(ordered)
    return f"{name}: median {middle:.2f} ms, 95 % {high:.2f} ms, max {ordered[-1]:.2f} ms"


def main(rounds: int) -> None:
    """Run the child on a server of its own and print what was measured."""
    if missing():
        raise SystemExit(f"not installed: {missing()}")
    with tempfile.TemporaryDirectory() as place, SoundServer(Path(place)) as server:
        command = [sys.executable, "-m", "benchmarks.sound_latency", "child", str(rounds)]
        with Recording(server) as recording:
            done = subprocess.run(
                command, env=server.environment, capture_output=True, text=True, check=True
            )
    lines = [line.split() for line in done.stdout.splitlines()]
    for kind in KINDS:
        began = [float(line[1]) for line in lines if line[0] == kind]
        heard = [recording.heard(moment) for moment in began]
        late = [value for value in heard if value is not None and value < PAUSE]
        print(f"{kind}: {len(late)} of {len(began)} heard")
        print(summary("  the call", [float(line[2]) for line in lines if line[0] == kind]))
        print(summary("  audible after", late))


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child(int(sys.argv[2]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
