"""What a run counted and found."""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LONGEST = 5.0
"""Seconds of processor time that one case may take."""
MEMORY = 200
"""Megabytes that all cases together may leave behind at the highest."""


def peak() -> int:
    """Return the most megabytes that this process has had; 0 on a system that does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit


class Findings:
    """Counts cases by kind and keeps the first of each fault, with the bytes that led to it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self._folder: Path | None = None

    @contextmanager
    def case(self, kind: str, name: str, data: bytes = b"") -> Iterator[None]:
        """Run one case: an exception that leaves it, or a long time, is a fault."""
        began = time.process_time()
        self.counts[kind] += 1
        try:
            yield
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            self.fault(f"{kind}: {error!r:.200} at {where}", name, data, traceback.format_exc())
        took = time.process_time() - began
        if took > LONGEST:
            self.fault(f"{kind}: slow", f"{name}: {took:.1f} s", data)

    def fault(self, what: str, name: str, data: bytes, more: str = "") -> None:
        """Note a fault; the first of its kind is kept and printed."""
        self.faults[what] += 1
        if self.faults[what] > 1:
            return
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="audiowar-fuzz-"))
        kept = self._folder / f"{len(self.faults)}"
        kept.write_bytes(data)
        print(f"FAULT {what}\n  case {name}, file {kept}\n{more}", flush=True)

    def summary(self) -> int:
        """Print the counts; return the exit status."""
        used = peak()
        if used > MEMORY:
            self.fault("memory", f"{used} MB", b"")
        for kind, count in sorted(self.counts.items()):
            print(f"{count:9,} {kind}")
        print(f"{self.counts.total():9,} in all, {self.faults.total():,} faults, {used} MB at most")
        sys.stdout.flush()
        return 1 if self.faults else 0
