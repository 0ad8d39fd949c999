"""Memory of native libraries: one heap, and what is freed goes back to the system."""

from __future__ import annotations

import ctypes
import mmap
import os
import re
import sys
from pathlib import Path

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

    def madvise(self, begin: ctypes.c_void_p, size: ctypes.c_size_t, advice: int) -> None:
        self.asked.append((begin.value or 0, size.value, advice))


def describe_mapping(begin: int, access: str, name: str, changed: int, swapped: int = 0) -> str:
    """Return a mapping of 8 KB in the format of smaps."""
    return (
        f"{begin:x}-{begin + 8192:x} {access} 00000000 fe:00 31 {' ' * 20} /usr/lib/{name}\n"
        f"Size: 8 kB\nRss: 8 kB\nAnonymous: {changed:9} kB\nKSM: 0 kB\nSwap: {swapped:9} kB\n"
        "SwapPss: 0 kB\nVmFlags: rd ex mr\n"
    )


def test_threads_share_a_heap_whose_free_memory_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    monkeypatch.setattr(reduce_native_memory, "_load_glibc", lambda: library)
    monkeypatch.setattr(reduce_native_memory, "MAPPINGS_FILE", Path(os.devnull))
    reduce_native_memory.share_heap_between_threads()
    reduce_native_memory.release_unused_memory()
    assert library.asked == [(-8, 1), (0,)]


def test_unchanged_code_of_the_drivers_compiler_is_dropped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library, smaps = Library(), tmp_path / "smaps"
    smaps.write_text(
        describe_mapping(0xA1000, "r-xp", "libGL\udce9.so.1", 0)
        + describe_mapping(0xB1000, "r--p", "libLLVM-15.so.1", 0)
        + describe_mapping(0xC1000, "r-xp", "libLLVM-15.so.1", 0)
        + describe_mapping(0xD1000, "r-xp", "libLLVM-15.so.1", 4)
        + describe_mapping(0xD5000, "r-xp", "libLLVM-15.so.1", 0, 4)
        + describe_mapping(0xE1000, "r-xp", "libGLdispatch.so.0", 0)
        + describe_mapping(0xF1000, "r-xp", "libLLVM.so.18.1", 0),
        "utf-8",
        "surrogateescape",
    )
    monkeypatch.setattr(reduce_native_memory, "_load_glibc", lambda: library)
    monkeypatch.setattr(reduce_native_memory, "MAPPINGS_FILE", smaps)
    reduce_native_memory.release_unused_memory()
    assert library.asked == [(0,), (0xC1000, 8192, 4), (0xF1000, 8192, 4)], "changes would be lost"


def test_memory_is_released_where_the_mappings_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = Library()
    monkeypatch.setattr(reduce_native_memory, "_load_glibc", lambda: library)
    monkeypatch.setattr(reduce_native_memory, "MAPPINGS_FILE", tmp_path / "none")
    reduce_native_memory.release_unused_memory()
    assert library.asked == [(0,)]


@pytest.mark.skipif(sys.platform != "linux", reason="glibc is used on Linux")
def test_dropped_code_is_read_from_the_file_again(tmp_path: Path) -> None:
    path = tmp_path / "libLLVM-15.so.1"
    path.write_bytes(b"code" * 256 * mmap.PAGESIZE)
    executable = mmap.PROT_READ | mmap.PROT_EXEC
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, mmap.MAP_PRIVATE, executable) as code:
        assert code[:].count(b"code") == 256 * mmap.PAGESIZE
        held = count_resident_kilobytes(path)
        reduce_native_memory.release_unused_memory()
        assert held >= 4 * 256 * mmap.PAGESIZE // 1024
        assert count_resident_kilobytes(path) == 0
        assert code[:].count(b"code") == 256 * mmap.PAGESIZE


def count_resident_kilobytes(path: Path) -> int:
    """Return how much of a mapped file is in this process's memory."""
    (mapping,) = re.findall(rf"{re.escape(str(path))}\n(?:\w+: .*\n)*?Rss: +(\d+) kB",
                            Path("/proc/self/smaps").read_text())  # fmt: skip
    return int(mapping)


def test_other_c_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    monkeypatch.setattr(sys, "platform", "linux")
    reduce_native_memory.share_heap_between_threads()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", pytest.fail)
    reduce_native_memory.release_unused_memory()


@pytest.mark.skipif(sys.platform != "linux", reason="glibc is used on Linux")
def test_the_c_library_of_this_system_is_known() -> None:
    reduce_native_memory.release_unused_memory()
