"""Run the tests that reach a mutant, each mutant in a process of its own: who notices it?

All tests are collected once. One child plays them all and writes down which lines each reaches;
then a child for each mutant gives the changed function its changed code and plays the tests that
reach the changed lines, the quickest first. What runs when a module is loaded is changed in its
file, and asked of a new pytest: there the quick tests of the room itself are asked too, because
nobody can see which of them use what was made then.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest

from .making import Mutant

PASSED, FAILED = 0, 1
LOADING = 60.0
"""Seconds that a new pytest may take beside the tests."""
ENOUGH = 30.0
"""Seconds of a room's own tests that are asked about what runs when a module is loaded."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    how: str
    """"killed", "timeout", "survived", or "unreached" by any test."""
    by: str = ""
    """The test that failed."""


class Judge:
    """A pytest plugin that plays the tests for one mutant after another."""

    def __init__(
        self,
        mutants: Iterable[Mutant],
        tell: Callable[[Verdict], None],
        own: tuple[str, ...],
        least: float,
    ) -> None:
        self.mutants = list(mutants)
        self.own = own
        """The tests that are asked about what runs when a module is loaded."""
        self.least = least
        """Seconds that a mutant is given at least; beside them four times what its tests took."""
        self.tell = tell
        self.failed: list[str] = []
        self.items: dict[str, pytest.Item] = {}
        self.took: dict[str, float] = {}
        self.reach: dict[str, dict[int, set[str]]] = {}
        self.sound: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        _make_random_examples_repeatable()
        self._record()
        functions = find_live_functions()
        for mutant in self.mutants:
            self.tell(self._judge_mutant(mutant, functions))
        return True

    def _record(self) -> None:
        """Play all once in a child: how long each takes, and which lines it reaches."""
        notes = Path("reached.pickle").resolve()
        files = sorted({str(Path(mutant.file).resolve()) for mutant in self.mutants})

        def play() -> int:
            took, failed = {}, set()
            cover = coverage.Coverage(data_file=None, include=files, messages=False)
            cover.start()
            for name, item in self.items.items():
                cover.switch_context(name)
                began = time.monotonic()
                self._play([item])
                took[name] = time.monotonic() - began
                failed |= set(self.failed)
            cover.stop()
            data = cover.get_data()
            reach = {file: data.contexts_by_lineno(file) for file in files}
            notes.write_bytes(pickle.dumps((took, failed, reach)))
            return PASSED

        if run_in_child(play, None)[0] != PASSED:
            raise RuntimeError("the tests could not be played without a mutant")
        took, failed, reach = pickle.loads(notes.read_bytes())
        self.took = {name: seconds for name, seconds in took.items() if name not in failed}
        for name in failed:
            print(f"fails without a mutant, and is not asked: {name}", flush=True)
        self.reach = {
            file: {line: set(names) & self.items.keys() - failed for line, names in lines.items()}
            for file, lines in reach.items()
        }
        print(f"{len(self.items)} tests in {sum(self.took.values()):.0f} s", flush=True)

    def _play(self, items: list[pytest.Item]) -> None:
        """Play tests until one fails."""
        self.failed.clear()
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                return

    def _judge_mutant(self, mutant: Mutant, functions: dict[Any, list[FunctionType]]) -> Verdict:
        names = self._list_reaching_tests(mutant)
        if not names:
            # Nobody comes here later: it may have run when the module was loaded.
            source = Path(mutant.file).read_bytes()
            own = self._list_quick_tests()
            limit = self.least + 4 * sum(self.took[name] for name in own) + LOADING
            how, by = judge_changed_file(Path(mutant.file).resolve(), mutant.of(source), own, limit)
            return Verdict(mutant, "unreached" if how == "survived" else how, by)
        while names:
            how, by = self._try_mutant(mutant, names, functions)
            if how != "killed" or self._passes_alone(by):
                return Verdict(mutant, how, by)
            names.remove(by)
        return Verdict(mutant, "unreached")

    def _list_reaching_tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that reach a mutant, the quickest first."""
        lines = self.reach[str(Path(mutant.file).resolve())]
        near: Iterable[set[str]] = lines.values()
        if mutant.inside:
            near = (lines.get(line, set()) for line in range(mutant.first, mutant.last + 1))
        names = set().union(*near)
        if not mutant.inside:
            names |= set(self._list_quick_tests())
        return sorted(names, key=lambda name: (self.took[name], name))

    def _list_quick_tests(self) -> list[str]:
        """Return the quickest tests of the room itself, as many as are enough."""
        own = [name for name in self.items if name.startswith(self.own) and name in self.took]
        own.sort(key=lambda name: self.took[name])
        total = accumulate(self.took[name] for name in own)
        return [name for name, until in zip(own, total, strict=True) if until <= ENOUGH]

    def _try_mutant(
        self, mutant: Mutant, names: list[str], functions: dict[Any, list[FunctionType]]
    ) -> tuple[str, str]:
        file = Path(mutant.file).resolve()
        source = file.read_bytes()
        changed = mutant.of(source)
        limit = self.least + 4 * sum(self.took[name] for name in names)
        swapped = mutant.inside and pair_functions_with_changed_code(
            str(file), source, changed, mutant.first, functions
        )
        if not swapped:
            return judge_changed_file(file, changed, names, limit + LOADING)

        def play() -> int:
            for function, code in swapped:
                function.__code__ = code
            self._play([self.items[name] for name in names])
            send_failed_test_to_parent(self.failed)
            return FAILED if self.failed else PASSED

        status, by = run_in_child(play, limit)
        return {PASSED: "survived", None: "timeout"}.get(status, "killed"), by

    def _passes_alone(self, name: str) -> bool:
        """Whether a test holds by itself when nothing is changed, as it should."""
        if name not in self.sound and name in self.items:

            def play() -> int:
                self._play([self.items[name]])
                return FAILED if self.failed else PASSED

            self.sound[name] = run_in_child(play, self.least + 4 * self.took[name])[0] == PASSED
        return self.sound.get(name, True)


def _make_random_examples_repeatable() -> None:
    """Let tests with examples at random try the same ones each time, and not shrink them."""
    from hypothesis import Phase, settings

    settings.register_profile(
        "mutants", derandomize=True, database=None, phases=(Phase.explicit, Phase.generate)
    )
    settings.load_profile("mutants")


def find_live_functions() -> dict[Any, list[FunctionType]]:
    """Return the functions of the program by where they were written."""
    found: dict[Any, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            found.setdefault(_place(one.__code__), []).append(one)
    return found


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def pair_functions_with_changed_code(
    file: str,
    source: bytes,
    changed: bytes,
    line: int,
    functions: dict[Any, list[FunctionType]],
) -> list[tuple[FunctionType, CodeType]]:
    """Pair the live functions around a line with their changed code; none if that cannot be."""
    after = {
        _place(code): code for code in _iter_outermost_functions(compile(changed, file, "exec"))
    }
    for code in _iter_outermost_functions(compile(source, file, "exec")):
        new = after.get(_place(code))
        lines = [at for _, _, at in code.co_lines() if at] + [
            at for inner in _iter_inner_functions(code) for _, _, at in inner.co_lines() if at
        ]
        if min(lines) <= line <= max(lines) and new is not None and new != code:
            found = functions.get(_place(code), [])
            inner = [
                one
                for part in _iter_inner_functions(code)
                for one in functions.get(_place(part), [])
            ]
            made = _pair_inner_functions_with_changed_code(code, new, functions)
            fits = all(one.__code__.co_freevars == new.co_freevars for one in found)
            # One that uses other variables of its function than before cannot be changed.
            if fits and len(made) == len(inner):
                return [(one, new) for one in found] + made
    return []


def _pair_inner_functions_with_changed_code(
    code: CodeType, new: CodeType, functions: dict[Any, list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]]:
    """Pair the functions that a function has made already with their changed code."""
    changed = {_place(inner): inner for inner in _iter_inner_functions(new)}
    return [
        (one, changed[_place(inner)])
        for inner in _iter_inner_functions(code)
        if _place(inner) in changed
        for one in functions.get(_place(inner), [])
        if one.__code__.co_freevars == changed[_place(inner)].co_freevars
    ]


def _iter_outermost_functions(module: CodeType) -> Iterator[CodeType]:
    """Yield the functions and methods of a module, but none that is inside another."""
    for code in module.co_consts:
        if isinstance(code, CodeType):
            if code.co_flags & 2:  # it has fast locals: no class
                yield code
            else:
                yield from _iter_outermost_functions(code)


def _iter_inner_functions(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _iter_inner_functions(inner)


def judge_changed_file(
    file: Path, changed: bytes, names: list[str], limit: float
) -> tuple[str, str]:
    """Ask a new pytest, with the changed file in place."""
    source = file.read_bytes()
    Path("asked.txt").write_text("\n".join(names), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    file.write_bytes(changed)
    # What is compiled of this file is taken for the next one's of the same second and length.
    process = subprocess.Popen(
        [*command, "@asked.txt"],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        status: int | None = process.wait(limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        status = None
    file.write_bytes(source)
    return {0: "survived", None: "timeout"}.get(status, "killed"), ""


_pipe = -1


def send_failed_test_to_parent(names: list[str]) -> None:
    """Tell the parent who failed."""
    os.write(_pipe, (names or [""])[0].encode())


def run_in_child(play: Callable[[], int], limit: float | None) -> tuple[int | None, str]:
    """Do something in a child; return its status, None when it took too long, and its word."""
    global _pipe
    ours, _pipe = os.pipe()
    child = os.fork()
    if child == 0:
        _run_and_exit(play)
    os.close(_pipe)
    try:
        status = wait_for_child(child, limit)
    except BaseException:
        _end(child)
        raise
    with os.fdopen(ours, "rb") as pipe:
        os.set_blocking(ours, False)
        word = pipe.read() or b""
    return status, word.decode()


def _run_and_exit(play: Callable[[], int]) -> None:
    """Be the child: in a group of its own, silent, and gone at the end."""
    status = 3
    try:
        os.setsid()
        silent = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(silent, number)
        status = play()
    finally:
        os._exit(status)


def wait_for_child(child: int, limit: float | None) -> int | None:
    """Wait for a child, and end it and its own children when its time is over."""
    until = None if limit is None else time.monotonic() + limit
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end(child)
            return os.waitstatus_to_exitcode(status)
        if until is not None and time.monotonic() > until:
            _end(child)
            os.waitpid(child, 0)
            return None
        time.sleep(0.01)


def _end(child: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def main() -> int:
    """Judge the mutants of plan.json; write a line for each to verdicts.jsonl."""
    plan = json.loads(Path("plan.json").read_text(encoding="utf-8"))
    with Path("verdicts.jsonl").open("w", encoding="utf-8") as verdicts:

        def tell(verdict: Verdict) -> None:
            verdicts.write(json.dumps(asdict(verdict)) + "\n")
            verdicts.flush()
            print({"killed": ".", "timeout": "t"}.get(verdict.how, "S"), end="", flush=True)

        judge = Judge(
            [Mutant(**one) for one in plan["mutants"]], tell, tuple(plan["own"]), plan["least"]
        )
        arguments = [*plan["tests"], "-n", "0", "-s", "-qq", "--no-header", "--no-summary"]
        arguments += ["-p", "no:cacheprovider", "-p", "no:faulthandler"]
        arguments += ["-o", "tmp_path_retention_policy=none", "--basetemp", plan["temporary"]]
        return int(pytest.main(arguments, plugins=[judge]))


if __name__ == "__main__":
    sys.exit(main())
