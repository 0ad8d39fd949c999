"""Measure the times from the start of built programs to their first line, sound and word.

    python -m benchmarks.built_programs PROGRAM... [--rounds N]

A Windows PROGRAM (.exe) is run by Wine with the prefix WINEPREFIX. Each round starts the game from
source and then every PROGRAM. The printed ratios compare a PROGRAM with the source in the same
round, so they stay valid when the machine's speed changes. In a round, each of them is started
three times with a new data folder and no screen reader: in text mode, until it writes a line; in a
window, until the chime is audible; and in a window with the chime turned off, until the voice is
audible. Needs Xvfb and PulseAudio. Audible times are accurate to about 10 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from tests.end_to_end.rig.audio import Recording, SoundServer, name_missing_programs
from tests.end_to_end.rig.screen import Screen
from tests.end_to_end.rig.session import bare_environment

UNFROZEN = (sys.executable, "-m", "audiowar")
ROUNDS = 7
SOUND_TIMEOUT = 60.0
"""Seconds to wait for a sound."""
FIRST = ("line", "sound", "word")
SILENCE_SECONDS = 1.0
"""Seconds of silence before each start."""
NO_SOUND_SETTINGS = {"sound_volume": 0}
"""The settings of a player who wants no sounds."""


class ProgramTimer:
    """Starts programs as if for the first time, on a virtual screen and sound card."""

    def __init__(self, screen: Screen, server: SoundServer) -> None:
        self.screen = screen
        self.server = server

    @contextmanager
    def start(
        self, command: Sequence[str], settings: dict[str, int]
    ) -> Iterator[subprocess.Popen[bytes]]:
        """Start a program with these settings. End it afterwards, and remove its data."""
        folder = Path(mkdtemp())
        home = folder / "home"
        home.mkdir()
        (home / "settings.json").write_text(json.dumps({"language": "sr", **settings}))
        environment = {
            **bare_environment(folder / "bare"),
            "PULSE_SERVER": self.server.environment["PULSE_SERVER"],
            "DISPLAY": self.screen.display,
            "AUDIOWAR_HOME": f"Z:{home}" if command[0] == "wine" else str(home),
            "TMPDIR": str(folder),
            "WINEDEBUG": "-all",
            # Wine contains its own NVDA client, which must not be used.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;nvdaControllerClient64=",
        }
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        process = subprocess.Popen(command, env=environment, start_new_session=True, **pipes)  # type: ignore[call-overload]
        try:
            yield process
        finally:
            # A single-file program consists of two processes.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            shutil.rmtree(folder, ignore_errors=True)

    def time_first_line(self, command: Sequence[str]) -> float:
        """Return the seconds until the first line of the game in text mode."""
        begin = time.perf_counter()
        with self.start((*command, "--text"), {}) as process:
            assert process.stdout is not None and process.stdout.readline()
            return time.perf_counter() - begin

    def time_first_sound(self, command: Sequence[str]) -> float:
        """Return the seconds until any sound is audible."""
        return self.time_until_audible(command, {})

    def time_first_word(self, command: Sequence[str]) -> float:
        """Return the seconds until the voice is audible."""
        return self.time_until_audible(command, NO_SOUND_SETTINGS)

    def time_until_audible(self, command: Sequence[str], settings: dict[str, int]) -> float:
        """Return the seconds until something is audible.

        Exit with a message if nothing is audible within SOUND_TIMEOUT.
        """
        with Recording(self.server) as recording:
            self.wait_for_silence(recording)
            begin = time.monotonic()
            with self.start(command, settings):
                while time.monotonic() < begin + SOUND_TIMEOUT:
                    time.sleep(0.1)
                    recording.take()
                    if (seconds := recording.measure_delay(begin)) is not None:
                        return seconds
        sys.exit(f"{' '.join(command)}: silent for {SOUND_TIMEOUT:.0f} s")

    def wait_for_silence(self, recording: Recording) -> None:
        """Wait until nothing of the previous program is audible any more."""
        time.sleep(SILENCE_SECONDS)
        recording.take()
        while not recording.rests(SILENCE_SECONDS):
            time.sleep(0.1)
            recording.take()


def measure_size(program: Path) -> str:
    """Return a text with the size of a program's folder, or of a single-file program."""
    lone = "portable" in program.name
    files = [program] if lone else [path for path in program.parent.rglob("*") if path.is_file()]
    return f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {len(files)} files"


def format_times(times: list[float], unfrozen: list[float]) -> str:
    """Return a text with the median and range of `times`, and their median ratio to `unfrozen`."""
    ratio = statistics.median(one / other for one, other in zip(times, unfrozen, strict=True))
    return f"{statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}; {ratio:.2f})"


def find_command(program: Path) -> tuple[str, ...]:
    """Return the command that starts a program."""
    return ("wine", str(program)) if program.suffix == ".exe" else (str(program),)


@contextmanager
def warm_wine(needed: bool) -> Iterator[None]:
    """Keep Wine's Windows processes running if a Windows program is measured."""
    if needed:
        subprocess.run(["wineserver", "-p"], check=True)
    try:
        yield
    finally:
        if needed:
            subprocess.run(["wineserver", "-k"])


def measure(commands: Sequence[Sequence[str]], rounds: int) -> list[list[list[float]]]:
    """Return the seconds by round, command and kind of start."""
    with TemporaryDirectory() as sound, SoundServer(Path(sound)) as server, Screen() as screen:
        bench = ProgramTimer(screen, server)
        kinds = (bench.time_first_line, bench.time_first_sound, bench.time_first_word)
        return [[[kind(one) for kind in kinds] for one in commands] for _ in range(rounds)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    if absent := name_missing_programs():
        sys.exit(f"not installed: {absent}")
    programs = [path.resolve() for path in given.program]
    with warm_wine(any(path.suffix == ".exe" for path in programs)):
        rounds = measure([UNFROZEN, *map(find_command, programs)], given.rounds)
    for place, name in enumerate(
        ["unfrozen", *(f"{path}: {measure_size(path)}" for path in programs)]
    ):
        print(name)
        for number, kind in enumerate(FIRST):
            taken, unfrozen = ([turn[which][number] for turn in rounds] for which in (place, 0))
            print(f"  first {kind}: {format_times(taken, unfrozen)}")


if __name__ == "__main__":
    main()
