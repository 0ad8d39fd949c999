"""Find the folders that come with the program: locales and sounds."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder "locales" or "sounds": in an installed package, else at the repository's top.

    Raises FileNotFoundError when the program was installed without it.
    """
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"audiowar was installed without its folder {name!r}")
