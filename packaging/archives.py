"""Archives and packages of what was built: the same bytes from the same files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
_GLIBC: Final = re.compile(rb"GLIBC_2\.(\d{1,2})\b")
CONTROL: Final = """\
Package: audiowar
Version: {version}
Architecture: amd64
Maintainer: The audiowar project <audiowar@localhost>
Installed-Size: {size}
Depends: libc6 (>= {glibc}), libgl1, libfreetype6, libfontconfig1, libasound2 | libasound2t64, \
libx11-6, libxrender1
Recommends: speech-dispatcher
Section: games
Priority: optional
Description: card games played by ear and by keyboard
 Scientific War and its family of card games, for blind people and their friends,
 in English, Spanish, Romanian and Serbian. It speaks through a screen reader or
 the speech server, and by itself where there is neither.
"""


def zipped(
    folder: Path,
    target: Path,
    top: str,
    moment: int,
    more: Mapping[str, bytes],
    quick: bool = False,
) -> Path:
    """Pack a folder under the name `top`, and `more` files beside its own; programs stay such.

    `quick`: less tightly.
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


def source(target: Path, top: str) -> Path:
    """Pack what is committed."""
    words = ("git", "archive", "--format=zip", f"--prefix={top}/", "-o", str(target), "HEAD")
    subprocess.run(words, cwd=TOP, check=True)
    return target


def debian(
    built: Path, target: Path, version: str, changes: str, work: Path, quick: bool = False
) -> Path:
    """Make the package of Debian from the folder that PyInstaller has built.

    `quick`: pack it less tightly.
    """
    shutil.rmtree(work, ignore_errors=True)
    program = work / "usr/lib/audiowar"
    shutil.copytree(built, program, ignore=shutil.ignore_patterns("install.sh", "*.desktop"))
    _link(work / "usr/bin/audiowar", "../lib/audiowar/audiowar")
    _copy(built / "audiowar.desktop", work / "usr/share/applications/audiowar.desktop")
    _copy(built / "audiowar.png", work / "usr/share/icons/hicolor/256x256/apps/audiowar.png")
    papers = work / "usr/share/doc/audiowar"
    _copy(built / "THIRD_PARTY.txt", papers / "copyright")
    (papers / "NEWS").write_text(changes, encoding="utf-8", newline="\n")
    size = sum(path.stat().st_size for path in work.rglob("*") if path.is_file()) // 1024
    control = work / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        CONTROL.format(version=version, size=size, glibc=glibc(built)), encoding="utf-8"
    )
    subprocess.run(("chmod", "-R", "u+rwX,go=rX", str(work)), check=True)
    how = ("-Zxz", "-z0") if quick else ("-Zxz",)
    words = ("dpkg-deb", "--root-owner-group", *how, "--build", str(work), str(target))
    subprocess.run(words, check=True, capture_output=True)
    return target


def glibc(built: Path) -> str:
    """The oldest C library with which what was built can run: as its programs name it."""
    named = {2}
    for path in built.rglob("*"):
        if path.is_file() and (data := path.read_bytes()).startswith(b"\x7fELF"):
            named |= {int(number) for number in _GLIBC.findall(data)}
    return f"2.{max(named)}"


def too_new(needed: str, limit: str) -> bool:
    """Whether a C library of this version is newer than another."""
    return [int(part) for part in needed.split(".")] > [int(part) for part in limit.split(".")]


def main() -> int:
    """Say which C library a build needs, of a folder and a limit; status 1 for a newer one."""
    folder, limit = sys.argv[1:]
    needed = glibc(Path(folder))
    print(f"{folder} runs with the C library {needed} or a newer one")
    return int(too_new(needed, limit))


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, target)


def _link(link: Path, to: str) -> None:
    link.parent.mkdir(parents=True)
    link.symlink_to(to)


if __name__ == "__main__":
    sys.exit(main())
