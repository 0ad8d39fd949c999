"""Nobody waits long while a server looks for garbage, whoever floods it."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from weakref import ref

import pytest

from audiowar.server.garbage_collection import (
    FULL_COLLECTION_BLOCKS,
    MAX_STEP_INTERVAL,
    MAX_TIME_SHARE,
    MIN_STEP_INTERVAL,
    STEPS_PER_MEMORY_CHECK,
    GarbageCollection,
)


class Loop:
    """Keeps what is to be called later."""

    def __init__(self) -> None:
        self.later: Callable[[], None] = lambda: None
        self.waits: list[float] = []

    def call_later(self, seconds: float, do: Callable[[], None]) -> Loop:
        self.waits.append(seconds)
        self.later = do
        return self

    def cancel(self) -> None:
        self.later = lambda: None

    def run(self, steps: int) -> list[int]:
        """Run some steps; return which generations were examined."""
        examined: list[int] = []

        def note(phase: str, info: dict[str, int]) -> None:
            if phase == "start":
                examined.append(info["generation"])

        gc.callbacks.append(note)
        try:
            for _ in range(steps):
                self.later()
        finally:
            gc.callbacks.remove(note)
        return examined


@pytest.fixture
def loop() -> Iterator[Loop]:
    loop = Loop()
    collection = GarbageCollection(loop)  # type: ignore[arg-type]
    collection.start()
    try:
        yield loop
    finally:
        collection.stop()
        gc.unfreeze()
        assert gc.isenabled() and loop.run(1) == []


class Cycle:
    """What only the collector frees."""

    def __init__(self) -> None:
        self.itself = self


def count_young() -> int:
    return len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1))


def test_what_replaces_other_objects_does_not_pile_up(loop: Loop) -> None:
    kept: list[list[int]] = []
    for _ in range(3):
        # As many are freed as are made, so Python would count none.
        kept[:] = [[] for _ in range(20_000)]
        assert count_young() > 20_000
        assert loop.run(1) == [1]
        assert count_young() < 2000, "they would be examined again"


@pytest.mark.parametrize(
    ("took", "wait"),
    [
        (0.0, MIN_STEP_INTERVAL),
        (0.0001, MIN_STEP_INTERVAL),
        (0.002, 0.05),
        (0.2, MAX_STEP_INTERVAL),
    ],
)
def test_a_busy_server_waits_longer_between_steps(
    loop: Loop, monkeypatch: pytest.MonkeyPatch, took: float, wait: float
) -> None:
    monkeypatch.setattr(time, "thread_time", count(7.0, took).__next__)
    for _ in range(3):
        assert loop.run(1) == [1]
        assert loop.waits[-1] == pytest.approx(wait)
    assert loop.waits[0] == MIN_STEP_INTERVAL <= 0.01, "players of a server with time would wait"
    assert MAX_STEP_INTERVAL * MAX_TIME_SHARE <= 0.005, "a step would delay players too long"


def test_new_garbage_goes_at_once(loop: Loop) -> None:
    gone = ref(Cycle())
    assert gone() is not None
    loop.run(1)
    assert gone() is None


def test_everything_is_examined_only_after_the_server_has_grown(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert gc.get_freeze_count() > 10_000, "what is loaded is looked through"
    blocks = start = sys.getallocatedblocks()
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    # Often enough for what players leave who have gone, some thousand objects each.
    assert 100_000 < FULL_COLLECTION_BLOCKS <= 500_000
    blocks = start + FULL_COLLECTION_BLOCKS - 100_000
    assert set(loop.run(10 * STEPS_PER_MEMORY_CHECK)) == {1}
    # Many tables have ended: what grows afterwards may be garbage as well.
    blocks = start - 300_000
    assert set(loop.run(STEPS_PER_MEMORY_CHECK)) == {1}
    blocks += FULL_COLLECTION_BLOCKS + 1
    assert loop.run(10 * STEPS_PER_MEMORY_CHECK).count(2) == 1
    blocks += FULL_COLLECTION_BLOCKS + 1
    assert loop.run(10 * STEPS_PER_MEMORY_CHECK).count(2) == 1


def test_a_server_with_many_tables_is_examined_less_often(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = start = sys.getallocatedblocks()
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    examined = []
    for grown in range(50_000, 8_000_000, 100_000):
        blocks = start + grown
        if 2 in loop.run(STEPS_PER_MEMORY_CHECK):
            examined.append(grown)
    # While as much may be garbage as is in use, all work together is no more than for the last.
    assert examined == [550_000, 1_150_000, 2_350_000, 4_750_000]


def test_the_memory_is_measured_only_after_many_steps(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = sys.getallocatedblocks() + FULL_COLLECTION_BLOCKS + 100_000
    measured: list[int] = []

    def measure() -> int:
        measured.append(blocks)
        return blocks

    monkeypatch.setattr(sys, "getallocatedblocks", measure)
    # However much the server grows, most steps are short, and the last of a hundred is not.
    assert set(loop.run(STEPS_PER_MEMORY_CHECK - 1)) == {1} and not measured
    assert loop.run(1) == [2] and measured
    del measured[:]
    assert set(loop.run(STEPS_PER_MEMORY_CHECK - 1)) == {1} and not measured
    assert loop.run(1) == [1] and len(measured) == 1, "it has not grown since"
