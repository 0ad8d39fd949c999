"""Count the small faults that the tests notice: python -m tests.mutants [--room session].

Works on a copy of the repository. Prints each mutant that survived with its place and difference,
and how many were killed in each room; status 1 when fewer were than `--least` percent.
"""

from __future__ import annotations

import difflib
import json
import random
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from .making import Mutant, iter_mutants
from .rooms import ROOMS

TOP = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "*.pyc", "*.egg-info", "node_modules", "build"
)
"""Of the repository: what is made anew, and what git and tools keep there."""


def choose_mutants(top: Path, room: str, count: int, seed: int, only: str = "") -> list[Mutant]:
    """Choose mutants of a room, the same ones for a seed, in the order of their places."""
    files = sorted((top / "audiowar" / room).rglob("*.py"))
    known = [
        one
        for file in files
        for one in iter_mutants(file.relative_to(top).as_posix(), file.read_bytes())
        if only in one.file
    ]
    dice = random.Random(f"{room} {seed}")
    some = dice.sample(range(len(known)), min(count, len(known)))
    return [known[number] for number in sorted(some)]


def judge_mutants(
    top: Path, some: list[Mutant], tests: tuple[str, ...], own: int = 1, least: float = 10.0
) -> list[tuple[Mutant, str, str]]:
    """Judge mutants in a copy of the repository; return what became of each, and by what test.

    The first `own` of the tests are those of the room itself.
    """
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "copy"
        copy_repository(top, copy)
        plan = {
            "mutants": [asdict(one) for one in some],
            "tests": [test for test in tests if (copy / test).exists()],
            "own": tests[:own],
            "temporary": str(Path(folder) / "temporary"),
            "least": least,
        }
        (copy / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
        subprocess.run([sys.executable, "-m", "tests.mutants.judge"], cwd=copy, check=True)
        text = (copy / "verdicts.jsonl").read_text(encoding="utf-8")
    verdicts = [json.loads(line) for line in text.splitlines()]
    return [(Mutant(**one["mutant"]), one["how"], one["by"]) for one in verdicts]


def copy_repository(top: Path, copy: Path) -> None:
    """Copy what the tests need: all that is no product of it."""
    shutil.copytree(top, copy, ignore=LEFT_OUT, symlinks=True)


def describe_difference(top: Path, one: Mutant) -> str:
    """Return where a mutant is, and what it changes."""
    source = (top / one.file).read_bytes()
    before, after = (text.decode().splitlines() for text in (source, one.of(source)))
    lines = difflib.unified_diff(before, after, n=0, lineterm="")
    shown = [line for line in lines if line.strip("+- ") and not line.startswith(("---", "+++"))]
    return "\n".join([f"{one.file}:{one.first}: {one.kind}", *shown[1:]])


def main() -> int:
    """Judge the mutants of one room or of all."""
    parser = ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--room", choices=list(ROOMS), action="append")
    parser.add_argument("--count", type=int, default=200, help="of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the path of the files")
    parser.add_argument("--tests", nargs="+", help="asked in place of those of the room")
    parser.add_argument("--least", type=float, default=0.0, help="percent that must be killed")
    args = parser.parse_args()
    told, weak = [], False
    for room in args.room or ROOMS:
        some = choose_mutants(TOP, room, args.count, args.seed, args.only)
        shown = {one: describe_difference(TOP, one) for one in some}
        tests = tuple(args.tests or ROOMS[room])
        verdicts = judge_mutants(TOP, some, tests, len(tests) if args.tests else 1)
        print()
        for one, how, _ in verdicts:
            if how in ("survived", "unreached"):
                print(f"\n{shown[one]}\n  ({how})")
        counts = Counter(how for _, how, _ in verdicts)
        killed = 100 * (counts["killed"] + counts["timeout"]) / max(1, len(verdicts))
        weak |= killed < args.least
        told.append(
            f"{room}: {killed:.0f} % of {len(verdicts)} killed, {counts['timeout']} of them by "
            f"their time; {counts['survived']} survived, {counts['unreached']} reached by no test"
        )
    print("\n" + "\n".join(told))
    return int(weak)


if __name__ == "__main__":
    sys.exit(main())
