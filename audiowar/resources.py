"""Find the data folders of the program: locales and sounds."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_WELCOME = "welcome-1.wav"
_unpacking_locks: dict[Path, threading.Lock] = {}
_unpacked_files: list[str] = []


def find_data_folder(name: str) -> Path:
    """Return the folder "locales" or "sounds" of the installed package, or of the repository.

    Unpack the folder first if it is packed. Raises FileNotFoundError if there is none.
    """
    for folder in (_PACKAGE / name, _PACKAGE.parent / name):
        if unpack_folder(folder):
            return folder
    raise FileNotFoundError(f"audiowar was installed without its folder {name!r}")


def unpack_folder(folder: Path) -> bool:
    """Unpack a folder from `<folder>.zip`, if there is one. Return whether the folder exists.

    The single-file program starts faster if its large folders are unpacked only when needed.
    """
    packed = folder.with_name(f"{folder.name}.zip")
    if folder.is_dir() or not packed.is_file():
        return folder.is_dir()
    with _unpacking_locks.setdefault(folder, threading.Lock()):
        if not folder.is_dir():
            _unpack(packed, folder)
    return True


def find_startup_sound() -> Path:
    """Return the file of the startup sound. It is never inside a zip file."""
    inside = Path("sounds", "standard", _WELCOME)
    places = (_PACKAGE / _WELCOME, _PACKAGE / inside, _PACKAGE.parent / inside)
    return next((place for place in places if place.is_file()), places[0])


def count_loaded() -> int:
    """Return a number that grows while the program loads modules or unpacks files."""
    return len(sys.modules) + len(_unpacked_files)


def _unpack(packed: Path, place: Path) -> None:
    # Imported late, because only a packed program needs it.
    from zipfile import ZipFile

    beside = place.with_name(f"{place.name}.new")
    with ZipFile(packed) as archive:
        for name in archive.namelist():
            archive.extract(name, beside)
            _unpacked_files.append(name)
    beside.rename(place)
