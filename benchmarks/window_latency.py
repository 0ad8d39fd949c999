"""Measure the window: the times from keys to speech and sound, start, memory, and idle work.

    pip install -e ".[test]" && python -m benchmarks.window_latency [KEY_COUNT]

Needs Linux with Xvfb, xdotool, PulseAudio, OpenAL and speech-dispatcher. It starts its own servers.
The game and a minimal window, which plays a sound or a word per key, take turns in one run. For
both, times begin just before the program that presses the key is called.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.end_to_end.rig.audio import AUDIBLE, Recording, SoundServer
from tests.end_to_end.rig.screen import Screen
from tests.end_to_end.rig.session import Session, bare_environment
from tests.end_to_end.rig.speech_server import SpeechServer

KEY_COUNT = 30
START_COUNT = 7
IDLE_SECONDS = 20.0
FLAGS = ("--lang", "en", "--seed", "11", "--players", "3")
BARE_WINDOW_COMMAND = [sys.executable, "-m", "benchmarks.window_bare", "one"]
BARE_TITLE = "bare window"


class BareSession(Session):
    """The bare window."""

    title = BARE_TITLE

    def __init__(self, screen: Screen, environment: Mapping[str, str], home: Path) -> None:
        super().__init__(screen, environment, home)
        self._command = BARE_WINDOW_COMMAND


def print_times(name: str, seconds: Sequence[float]) -> None:
    """Print median, 95th percentile and maximum in milliseconds."""
    ordered = sorted(1000 * value for value in seconds)
    if not ordered:
        print(f"{name}: nothing measured")
        return
    high = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    last = ordered[min(len(ordered) - 1, round(0.99 * (len(ordered) - 1)))]
    print(
        f"{name}: median {statistics.median(ordered):.1f} ms, 95 % {high:.1f}, "
        f"99 % {last:.1f}, max {ordered[-1]:.1f} ({len(ordered)} times)"
    )


def time_sound(card: SoundServer, session: Session, key: str, pause: float) -> float | None:
    """Return the seconds from before a key is pressed to the first audible frame.

    Return None if something was audible just before the key, or nothing after it.
    """
    with Recording(card) as recording:
        moment = session.press(key)
        time.sleep(pause)
    frames = recording.get_frames_between(moment - 0.2, moment)
    quiet = len(frames) == 0 or float(abs(frames).max()) < AUDIBLE
    return recording.measure_delay(moment) if quiet else None


def measure_keys(
    screen: Screen, card: SoundServer, environment: Mapping[str, str], home: Path, count: int
) -> None:
    """Measure key to sound and key to speech, with the game and the bare window in turn."""
    found: dict[str, list[float]] = {}
    for block in range(2):
        for name, session in (
            ("game", Session(screen, environment, home / f"k{block}", "--fast", *FLAGS)),
            ("bare", BareSession(screen, environment, home / f"b{block}")),
        ):
            with session:
                time.sleep(9 if name == "game" else 2)
                for what, key in (("sound", "home"), ("speech", "p")):
                    for _ in range(count // 2):
                        late = time_sound(card, session, key, 0.4)
                        if late is not None:
                            found.setdefault(f"key to {what}, {name}", []).append(late)
                        session.press("ctrl")
                        time.sleep(0.3)
    for name in sorted(found):
        print_times(name, found[name])


def measure_starts(
    screen: Screen, card: SoundServer, environment: Mapping[str, str], home: Path
) -> None:
    """Measure the time from the start of the process to the first audible word."""
    found: dict[str, list[float]] = {"game": [], "bare": []}
    for turn in range(START_COUNT):
        for name, session in (
            ("game", Session(screen, environment, home / f"s{turn}")),
            ("bare", BareSession(screen, environment, home / f"t{turn}")),
        ):
            with Recording(card) as recording, session:
                time.sleep(2.5)
            late = recording.measure_delay(session.began)
            if late is not None:
                found[name].append(late)
    for name, values in found.items():
        print_times(f"start to first word, {name}", values)
    ratio = statistics.median(found["game"]) / statistics.median(found["bare"])
    print(f"start, game to bare: {ratio:.2f}")


def measure_at_rest(screen: Screen, environment: Mapping[str, str], home: Path) -> None:
    """Measure memory and processor time of the game while it waits at the table."""
    with Session(screen, environment, home / "r", "--fast", *FLAGS) as game:
        time.sleep(4)
        game.press("down", "r", "enter", "down")
        time.sleep(4)
        before = count_ticks(game.pid)
        time.sleep(IDLE_SECONDS)
        used = (count_ticks(game.pid) - before) / os.sysconf("SC_CLK_TCK")
        smaps = Path(f"/proc/{game.pid}/smaps_rollup").read_text()
    sizes = {line.split(":")[0]: int(line.split()[1]) for line in smaps.splitlines()[1:]}
    print(f"memory: {sizes['Rss'] / 1024:.0f} MB resident, {sizes['Pss'] / 1024:.0f} MB its share")
    print(f"processor at the table: {100 * used / IDLE_SECONDS:.2f} % of a core")


def count_ticks(pid: int) -> int:
    """Return the processor time that a process has used, in ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def main(count: int) -> None:
    """Measure all."""
    with tempfile.TemporaryDirectory() as place, Screen() as screen:
        home = Path(place)
        for name in ("c", "s"):
            (home / name).mkdir()
        with SoundServer(home / "c") as card, SpeechServer(home / "s") as server:
            sound = {"PULSE_SERVER": card.environment["PULSE_SERVER"]}
            alone = {**bare_environment(home / "e"), **sound}
            served = {**alone, "XDG_RUNTIME_DIR": server.environment["XDG_RUNTIME_DIR"]}
            measure_at_rest(screen, served, home)
            measure_starts(screen, card, alone, home)
            measure_keys(screen, card, alone, home, count)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else KEY_COUNT)
