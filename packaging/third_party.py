"""Write THIRD_PARTY: the third-party components of the program and their licences.

`python packaging/third_party.py [FILE]`. The texts come from the installed packages.
"""

from __future__ import annotations

import configparser
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

LICENCE_FILE: Final = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)
TOP: Final = Path(__file__).resolve().parents[1]
ALSO: Final = ("pyinstaller",)
"""Packages beyond the program's own requirements that leave a part of themselves in it."""

HEAD: Final = """\
audiowar is free software: GNU General Public License, version 3 or (at your option) any later
version; the text is in the file LICENSE. It carries the speech synthesizer eSpeak NG, which is
under that licence too, and so the whole is. The clients of System Access, Dolphin, PC-Talker and
ZDSR, which accessible-output2 carries for those readers, are not free software: what is built here
leaves them out, and carries that of NVDA alone, under the GNU LGPL 2.1 (LGPL-2.1.txt).

Below: what the built program carries of others.
"""


@dataclass(frozen=True)
class Part:
    """Something that is carried inside a package or beside it."""

    name: str
    licence: str
    where: str
    note: str = ""


PARTS: Final = (
    Part("Python", "PSF-2.0", "the interpreter and its standard library"),
    Part("eSpeak NG 1.52", "GPL-3.0-or-later", "in espeakng-loader: library, voices, dictionaries"),
    Part("OpenAL Soft", "LGPL-2.0-or-later", "libopenal, in the Linux build only"),
    Part(
        "NVDA controller client 2024.4.1",
        "LGPL-2.1-only",
        "nvdaControllerClient64.dll, from the package speechcore, in the Windows build only",
    ),
    Part(
        "Microsoft Visual C++ runtime",
        "Microsoft's terms for redistributable code",
        "msvcp140.dll and vcruntime140.dll, in the Windows build only",
        "Not free software; comes with that compiler (a system library: GNU GPL, section 1).",
    ),
    Part(
        "PyInstaller's bootloader",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "the beginning of the executable",
    ),
)

SILENT: Final = {
    "accesskit": "MIT OR Apache-2.0",
    "espeakng-loader": "GPL-3.0-or-later, that of the eSpeak NG inside",
    "pyglet": "BSD-3-Clause",
}
"""Packages whose metadata do not name their licence, and what their files say."""


def requirements(also: Iterable[str] = ()) -> list[Distribution]:
    """The installed packages that the program needs, and those that these need, by name."""
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(TOP / "setup.cfg", encoding="utf-8")
    found: dict[str, Distribution] = {}
    add(reader["options"]["install_requires"].split("\n"), found)
    for name in also:
        with suppress(PackageNotFoundError):
            found[name] = distribution(name)
    return [found[key] for key in sorted(found)]


def add(lines: Iterable[str], found: dict[str, Distribution]) -> None:
    """Add the packages of requirement lines, and what they need; those of other systems not."""
    for line in filter(None, lines):
        name = re.split(r"[ ;<>=!~\[(]", line, maxsplit=1)[0]
        # Packages name one and the same with a dot, a line or an underscore.
        name = re.sub(r"[-_.]+", "-", name).lower()
        if "extra ==" in line or name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        add(found[name].requires or (), found)


def licence(package: Distribution) -> str:
    """What a package says of its licence; "unknown" when it says nothing."""
    data: Any = package.metadata
    said = data.get("License-Expression") or data.get("License") or ""
    named = [
        line.rpartition("::")[2].strip()
        for line in data.get_all("Classifier") or ()
        if line.startswith("License ::")
    ]
    if not said or "\n" in said or said == "UNKNOWN":
        said = ", ".join(named)
    return said or SILENT.get(package.metadata["Name"], "unknown")


def texts(package: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the files with licences that came with a package, by name."""
    for file in package.files or ():
        path = Path(str(package.locate_file(file)))
        if LICENCE_FILE.match(path.name) and path.suffix != ".py" and path.is_file():
            yield path.name, path.read_text(encoding="utf-8", errors="replace")


def sections() -> Iterator[str]:
    """Yield the file's parts."""
    yield HEAD
    for part in PARTS:
        note = f"\n  {part.note}" if part.note else ""
        yield f"{part.name}\n  {part.licence}\n  {part.where}{note}\n"
    packages = requirements(ALSO)
    for package in packages:
        name, version = package.metadata["Name"], package.version
        data: Any = package.metadata
        home = data.get("Home-page") or "UNKNOWN"
        yield f"{name} {version}\n  {licence(package)}\n" + (
            "" if home == "UNKNOWN" else f"  {home}\n"
        )
    for package in packages:
        for name, text in texts(package):
            yield f"{'-' * 72}\n{package.metadata['Name']}: {name}\n\n{text.strip()}\n"


def unknown() -> list[str]:
    """The names of packages that say nothing of their licence."""
    return [p.metadata["Name"] for p in requirements() if licence(p) == "unknown"]


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("THIRD_PARTY")
    target.write_text("\n".join(sections()), encoding="utf-8")
    if nameless := unknown():
        sys.exit(f"no licence known for: {', '.join(nameless)}")
