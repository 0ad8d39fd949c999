"""Find the folders that come with the program: locales and sounds."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_WELCOME = "welcome-1.wav"
_unpacking: dict[Path, threading.Lock] = {}
_unpacked: list[str] = []
"""The names of all files that were unpacked."""


def folder(name: str) -> Path:
    """The folder "locales" or "sounds": in an installed package, else at the repository's top.

    Raises FileNotFoundError when the program was installed without it.
    """
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if present(place):
            return place
    raise FileNotFoundError(f"audiowar was installed without its folder {name!r}")


def present(place: Path) -> bool:
    """Whether there is this folder; where only `<folder>.zip` is, it is unpacked beside itself.

    The single-file program unpacks itself at each start, and so takes what it can do without until
    the first words are said as one file. Nobody waits for another folder than their own.
    """
    packed = place.with_name(f"{place.name}.zip")
    if place.is_dir() or not packed.is_file():
        return place.is_dir()
    with _unpacking.setdefault(place, threading.Lock()):
        if not place.is_dir():
            _unpack(packed, place)
    return True


def welcome() -> Path:
    """The sound of the start, which the single-file program carries unpacked as well."""
    inside = Path("sounds", "standard", _WELCOME)
    places = (_PACKAGE / _WELCOME, _PACKAGE / inside, _PACKAGE.parent / inside)
    return next((place for place in places if place.is_file()), places[0])


def progress() -> int:
    """A number that grows while the program loads modules or unpacks files, however slowly."""
    return len(sys.modules) + len(_unpacked)


def _unpack(packed: Path, place: Path) -> None:
    from zipfile import ZipFile

    beside = place.with_name(f"{place.name}.new")
    with ZipFile(packed) as archive:
        for name in archive.namelist():
            archive.extract(name, beside)
            _unpacked.append(name)
    beside.rename(place)
