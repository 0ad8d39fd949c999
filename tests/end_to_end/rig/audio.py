"""A sound card for tests: a private PulseAudio server whose only sink is recorded."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import numpy as np
from numpy.typing import NDArray

from .running import Running, make_tied_command

RATE = 44100
AUDIBLE = 0.004
"""Samples above are heard, those below are noise of resampling."""

LONGEST = 30.0
"""Seconds that the server may take to give the first of what it plays."""
FORMAT = ("--format=s16le", f"--rate={RATE}", "--channels=2")

Stereo = NDArray[np.float32]


def name_missing_programs() -> str:
    """Return the names of the programs that are not installed, or nothing."""
    needed = ("pulseaudio", "pactl", "parec")
    return ", ".join(name for name in needed if shutil.which(name) is None)


class SoundServer(Running):
    """PulseAudio in a folder of its own; `environment` leads programs to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "PULSE_SERVER": f"unix:{folder}/pulse.sock",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.folder.chmod(0o700)
        # Without norewinds the recording of a null sink holds up to 2 s of stale sound.
        modules = (
            f"module-native-protocol-unix auth-anonymous=1 socket={self.folder}/pulse.sock",
            f"module-null-sink sink_name=cap rate={RATE} channels=2 norewinds=1",
        )
        options = ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        self._process = subprocess.Popen(
            make_tied_command("pulseaudio", *options, *(f"--load={module}" for module in modules)),
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            if self._ask("info") and self._ask("set-default-sink", "cap"):
                self.hurry()
                return
            time.sleep(0.1)
        raise RuntimeError("PulseAudio does not answer")

    def hurry(self) -> None:
        """Let this server and all that plays through it go first, where we may ask for that.

        A desktop gives sound that right, a bare system does not: there it would be heard how busy
        the machine is. Threads that are started later go first too.
        """
        mark = f"PULSE_SERVER={self.environment['PULSE_SERVER']}".encode()
        for process in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                if process.name.isdigit() and mark in (process / "environ").read_bytes():
                    for thread in (process / "task").iterdir():
                        go_first(int(thread.name))

    def _ask(self, *words: str) -> bool:
        asked = subprocess.run(["pactl", *words], env=self.environment, capture_output=True)
        return asked.returncode == 0

    def kill(self) -> None:
        """End it without a word to its clients."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Recording:
    """What the sink plays from `__enter__` to `__exit__`; afterwards `samples`, frames x 2."""

    def __init__(self, server: SoundServer) -> None:
        self.samples: Stereo = np.zeros((0, 2), dtype=np.float32)
        self.begin = 0.0
        """The moment of the first frame, by time.monotonic(), good to about 10 ms."""
        self._server = server
        self._chunks: list[tuple[float, bytes]] = []

    def __enter__(self) -> Recording:
        self._process = subprocess.Popen(
            make_tied_command("parec", "-d", "cap.monitor", "--raw", "--latency-msec=10", *FORMAT),
            env=self._server.environment,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        self._server.hurry()
        end = time.monotonic() + LONGEST
        while not self._chunks:
            assert time.monotonic() < end, "nothing is recorded"
            time.sleep(0.01)
        # A little silence to compare with.
        time.sleep(0.3)
        return self

    def _read(self) -> None:
        stream = self._process.stdout
        while stream is not None and (chunk := stream.read(4096)):
            self._chunks.append((time.monotonic(), chunk))

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        time.sleep(0.1)
        self._process.terminate()
        self._process.wait()
        self._thread.join()
        self.take()

    def wait_until_silent(
        self, longest: float, rest: float = 1.0, wait: Callable[[float], object] = time.sleep
    ) -> bool:
        """Wait until something has sounded from now on, and then nothing; False when time is over.

        `wait`: lets time pass, so many seconds.
        """
        begin = time.monotonic()
        while (spent := time.monotonic() - begin) < longest:
            self._server.hurry()
            wait(0.2)
            self.take()
            first = self.measure_delay(begin)
            if first is not None and spent - first > rest and self.rests(rest):
                return True
        return False

    def rests(self, seconds: float) -> bool:
        """Tell whether the end of what was recorded so far is silence."""
        return bool(np.abs(self.samples[-round(seconds * RATE) :]).max() <= AUDIBLE)

    def take(self) -> None:
        """Take over what has been recorded so far."""
        raw = b"".join(chunk for _, chunk in tuple(self._chunks))
        frames = np.frombuffer(raw[: len(raw) // 4 * 4], dtype="<i2").reshape(-1, 2)
        self.samples = frames.astype(np.float32) / np.float32(32768)
        self.begin = self._first_moment()

    def _first_moment(self) -> float:
        """The clock of the recording, by the chunk that came with the least delay."""
        read = 0
        moments = []
        for moment, chunk in tuple(self._chunks):
            read += len(chunk) // 4
            if read > RATE * 0.15:
                moments.append(moment - read / RATE)
        return min(moments, default=0.0)

    def get_frames_between(self, start: float, end: float) -> Stereo:
        """The frames between two moments of time.monotonic()."""
        first, last = (max(0, round((moment - self.begin) * RATE)) for moment in (start, end))
        return self.samples[first:last]

    def measure_delay(self, after: float) -> float | None:
        """Seconds from a moment to the first audible frame, None when there is none."""
        first = max(0, round((after - self.begin) * RATE))
        loud = np.flatnonzero(np.abs(self.samples[first:]).max(axis=1) > AUDIBLE)
        return None if len(loud) == 0 else float((first + loud[0]) / RATE + self.begin - after)

    def measure_sound_length(self) -> float:
        """Seconds from the first audible frame to the last."""
        loud = np.flatnonzero(np.abs(self.samples).max(axis=1) > AUDIBLE)
        return 0.0 if len(loud) == 0 else float(loud[-1] - loud[0]) / RATE


def go_first(thread: int) -> None:
    """Let a thread go before all that are not in such a hurry, unless it does already."""
    if os.sched_getscheduler(thread) == os.SCHED_OTHER:
        os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(1))


def strengths(frames: Stereo) -> tuple[float, float]:
    """The root mean square of the left and of the right channel."""
    left, right = np.sqrt(np.mean(frames.astype(np.float64) ** 2, axis=0))
    return float(left), float(right)
