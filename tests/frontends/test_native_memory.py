"""Memory of native libraries: one heap, and what is freed goes back to the system."""

from __future__ import annotations

import ctypes
import sys

import pytest

from audiowar.frontends import reduce_native_memory


class Library:
    """Notes what is asked of the C library."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, ...]] = []

    def mallopt(self, parameter: int, value: int) -> None:
        self.asked.append((parameter, value))

    def malloc_trim(self, kept: int) -> None:
        self.asked.append((kept,))


def test_threads_share_a_heap_whose_free_memory_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    monkeypatch.setattr(reduce_native_memory, "_load_glibc", lambda: library)
    reduce_native_memory.share_heap()
    reduce_native_memory.release_unused_memory()
    assert library.asked == [(-8, 1), (0,)]


def test_other_c_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    monkeypatch.setattr(sys, "platform", "linux")
    reduce_native_memory.share_heap()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", pytest.fail)
    reduce_native_memory.release_unused_memory()


@pytest.mark.skipif(sys.platform != "linux", reason="glibc is used on Linux")
def test_the_c_library_of_this_system_is_known() -> None:
    reduce_native_memory.release_unused_memory()
