"""Count the small faults that tests notice: `python -m tools.mutants [--room table] [--count 40]`.

Works on a copy of the repository. The quick tests of a room run once, to see which lines each test
reaches; then each fault is put into the copy and the tests that reach it run, the quickest first.
Prints the faults that survived, and how many were noticed in each room.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from .faults import Mutant, iter_mutants

TOP = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "node_modules", "build")
FURTHER_TESTS: Mapping[str, tuple[str, ...]] = {
    "announce": ("tests/truth", "tests/test_golden.py", "tests/ui"),
    "archive": ("tests/ui",),
    "client": ("tests/server", "tests/ui"),
    "command_line": ("tests/test_commands.py", "tests/test_manual.py", "tests/test_outputs.py"),
    "games": ("tests/rules", "tests/announce", "tests/truth", "tests/bots", "tests/test_golden.py"),
    "rules": ("tests/truth", "tests/test_golden.py"),
    "server": ("tests/hosted",),
    "storage": ("tests/table", "tests/archive", "tests/test_golden.py"),
    "table": ("tests/storage", "tests/test_golden.py"),
    "ui": ("tests/test_golden.py",),
}
"""Tests of the quick layer that are run for a package beside those of the same name."""


def list_tests(top: Path, room: str) -> list[str]:
    """Return the files and folders of tests that are run for a package."""
    paths = (f"tests/{room}", *FURTHER_TESTS.get(room, ()))
    return [path for path in paths if (top / path).exists()]


def choose_mutants(top: Path, room: str, count: int, seed: int) -> list[Mutant]:
    """Choose mutants of a package, the same ones for a seed, in the order of their places."""
    mutants = [
        mutant
        for file in sorted((top / "audiowar" / room).rglob("*.py"))
        for mutant in iter_mutants(file.relative_to(top).as_posix(), file.read_text("utf-8"))
    ]
    numbers = random.Random(f"{room} {seed}").sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[number] for number in sorted(numbers)]


class MutantJudge:
    """Runs tests in a copy of the repository, with one fault after another."""

    def __init__(self, copy: Path, tests: Sequence[str]) -> None:
        self.copy = copy
        reached = copy / "reached.json"
        self.environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(copy)}
        self.environment |= {"REACHED": str(reached), "MUTATED": str(copy / "audiowar")}
        self.run_tests(["-p", "tools.mutants.reach", *tests], 3600)
        self.seconds, self.lines = json.loads(reached.read_text(encoding="utf-8"))

    def run_tests(self, words: Sequence[str], limit: float) -> int | None:
        """Return the exit status of pytest, or None if it took longer than `limit` seconds."""
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *words]
        try:
            return subprocess.run(
                command, cwd=self.copy, env=self.environment, timeout=limit, capture_output=True
            ).returncode
        except subprocess.TimeoutExpired:
            return None

    def judge(self, mutant: Mutant) -> str:
        """Return what becomes of a mutant: killed, timeout, survived, or unreached by any test."""
        file = self.copy / mutant.file
        tests = set(self.seconds)
        if mutant.is_in_function:
            lines = self.lines.get(str(file), {})
            numbers = map(str, range(mutant.first, mutant.last + 1))
            tests &= {test for number in numbers for test in lines.get(number, ())}
        names = sorted(tests, key=lambda name: (self.seconds[name], name))
        if not names:
            return "unreached"
        (self.copy / "asked.txt").write_text("\n".join(names), encoding="utf-8")
        source = file.read_text("utf-8")
        file.write_text(mutant.apply(source), "utf-8")
        limit = 60 + 4 * sum(self.seconds[name] for name in names)
        status = self.run_tests(["-x", "-p", "no:cacheprovider", "@asked.txt"], limit)
        file.write_text(source, "utf-8")
        return {0: "survived", None: "timeout"}.get(status, "killed")


def judge_room(top: Path, room: str, count: int, seed: int) -> Counter[str]:
    """Judge mutants of a package. Print those that survive; return how many had which end."""
    ends: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder).resolve() / "copy"
        shutil.copytree(top, copy, ignore=LEFT_OUT, symlinks=True)
        judge = MutantJudge(copy, list_tests(copy, room))
        for mutant in choose_mutants(top, room, count, seed):
            end = judge.judge(mutant)
            ends[end] += 1
            if end in ("survived", "unreached"):
                print(
                    f"{end}: {mutant.describe((top / mutant.file).read_text('utf-8'))}", flush=True
                )
    return ends


def main() -> None:
    """Judge the mutants of the named packages, or of all."""
    rooms = sorted(path.parent.name for path in (TOP / "audiowar").glob("*/__init__.py"))
    parser = ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--room", choices=rooms, action="append")
    parser.add_argument("--count", type=int, default=40, help="of each room")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for room in given.room or rooms:
        ends = judge_room(TOP, room, given.count, given.seed)
        print(f"\n{room}: {dict(ends)} of {ends.total()}", flush=True)


if __name__ == "__main__":
    main()
