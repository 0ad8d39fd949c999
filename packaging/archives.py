"""Make reproducible zip files, and find the C library that a build needs.

A zip file is reproducible if the same files always give the same bytes.

    python packaging/archives.py FOLDER GLIBC

prints which version of the C library the programs in FOLDER need; exit status 1 if it is newer
than GLIBC.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
_GLIBC: Final = re.compile(rb"GLIBC_2\.(\d{1,2})\b")


def zip_folder(
    folder: Path,
    target: Path,
    top: str,
    moment: int,
    more: Mapping[str, bytes],
    quick: bool = False,
) -> Path:
    """Zip the files of a folder, and return `target`, the zip file.

    In the zip file, the files are in the folder `top`, together with those in `more` (contents by
    name). Programs stay executable. All files get the Unix time `moment`, or the beginning of 1980
    if `moment` is before it, because zip files have no earlier times. With `quick`, the files are
    compressed less.
    """
    stamp = time.gmtime(max(moment, 315_532_800))[:6]
    level = 1 if quick else None
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            mode = 0o755 if os.access(path, os.X_OK) else 0o644
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            _put(packed, name, path.read_bytes(), mode, stamp)
        for name, data in sorted(more.items()):
            _put(packed, f"{top}/{name}", data, 0o644, stamp)
    return target


def _put(
    packed: zipfile.ZipFile, name: str, data: bytes, mode: int, stamp: tuple[int, ...]
) -> None:
    entry = zipfile.ZipInfo(name, stamp[:6])  # type: ignore[arg-type]
    entry.external_attr = (0o100000 | mode) << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    packed.writestr(entry, data, compresslevel=packed.compresslevel)


def zip_last_commit(target: Path, top: str) -> Path:
    """Zip the files of the last commit. Return `target`, the zip file.

    In the zip file, the files are in the folder `top`. Raises CalledProcessError if git fails.
    """
    words = ("git", "archive", "--format=zip", f"--prefix={top}/", "-o", str(target), "HEAD")
    subprocess.run(words, cwd=TOP, check=True)
    return target


def find_needed_glibc(built: Path) -> str:
    """Return the oldest version of glibc, the C library, with which a Linux build runs."""
    named = {2}
    for path in built.rglob("*"):
        if path.is_file() and (data := path.read_bytes()).startswith(b"\x7fELF"):
            named |= {int(number) for number in _GLIBC.findall(data)}
    return f"2.{max(named)}"


def is_newer_version(needed: str, limit: str) -> bool:
    """Return whether the version `needed` is newer than the version `limit`."""
    return [int(part) for part in needed.split(".")] > [int(part) for part in limit.split(".")]


def get_commit_time() -> int:
    """Return the Unix time of the last commit, or 0 outside a repository."""
    asked = ("git", "log", "-1", "--format=%ct")
    done = subprocess.run(asked, cwd=TOP, capture_output=True, text=True)
    return int(done.stdout or 0)


def compute_sha256(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> int:
    """Print which version of the C library a build needs.

    Return 1 if it is newer than the version named on the command line, otherwise 0.
    """
    folder, limit = sys.argv[1:]
    needed = find_needed_glibc(Path(folder))
    print(f"{folder} runs with the C library {needed} or a newer one")
    return int(is_newer_version(needed, limit))


if __name__ == "__main__":
    sys.exit(main())
