"""Write the third-party components of the program and their licences, as each build does.

`python packaging/third_party.py FILE`. The texts come from the installed packages.
"""

from __future__ import annotations

import configparser
import platform
import re
import sqlite3
import sys
import sysconfig
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

LICENCE_FILE: Final = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)
TOP: Final = Path(__file__).resolve().parents[1]
BUILD_PACKAGES: Final = (
    *("cffi", "confusable-homoglyphs", "prometheus-client", "pyinstaller", "pynacl"),
)
"""Packages that the program does not require, but whose parts a build contains."""

INTRODUCTION: Final = """\
audiowar is free software: GNU General Public License, version 3 or (at your option) any later
version; the text is in the file LICENSE. It carries the speech synthesizer eSpeak NG, which is
under that licence too, and so the whole is. The clients of System Access, Dolphin, PC-Talker and
ZDSR, which accessible-output2 carries for those readers, are not free software: what is built here
leaves them out, and carries that of NVDA alone, under the GNU LGPL 2.1 (LGPL-2.1.txt).

The source of audiowar is in the archive audiowar-VERSION-source.zip beside each download. Where
the source of the other parts under the GPL or LGPL is stands with each of them below; whoever gave
you the program also gives you these sources for three years, on request, for the cost of the copy.

Below: what the built program carries of others.
"""


@dataclass(frozen=True)
class Part:
    """A component of a built program that is no Python package, or is only a part of one."""

    name: str
    licence: str
    where: str
    note: str = ""
    files: str = ""
    """A regular expression for the names of its libraries in a built program."""
    debian: str = ""
    """The Debian package that contains the text of its licence."""
    source: str = ""
    """Where its source is. The GPL and the LGPL require this."""
    version: str = ""
    """Its version, if known."""


def _openssl() -> str:
    try:
        import ssl
    except ImportError:
        return ""
    return ssl.OPENSSL_VERSION.split()[1]


PARTS: Final = (
    Part(
        "Python",
        "PSF-2.0",
        "the interpreter and its standard library",
        files=r"(lib)?python3.*|_[a-z0-9]+[.](pyd|cpython.*)|(select|unicodedata|winsound)[.]pyd",
        version=platform.python_version(),
    ),
    Part(
        "eSpeak NG",
        "GPL-3.0-or-later",
        "in espeakng-loader: library, voices, dictionaries",
        source="https://github.com/espeak-ng/espeak-ng/tree/1.52.0",
        version="1.52.0",
    ),
    Part(
        "OpenAL Soft",
        "LGPL-2.0-or-later",
        "libopenal, in the Linux build only",
        files=r"libopenal[.]so.*",
        debian="libopenal1",
        source="https://openal-soft.org, and deb-src of Debian's openal-soft",
    ),
    Part(
        "NVDA controller client",
        "LGPL-2.1-only",
        "nvdaControllerClient64.dll, from the package speechcore, in the Windows build only",
        source="https://github.com/nvaccess/nvda/tree/release-2024.4.1/nvdaHelper",
        version="2024.4.1",
    ),
    Part(
        "Microsoft Visual C++ runtime",
        "Microsoft's terms for redistributable code",
        "msvcp140.dll and vcruntime140.dll, in the Windows build only",
        "Not free software; comes with that compiler (a system library: GNU GPL, section 1).",
        files=r"(msvcp|vcruntime)140.*[.]dll",
    ),
    Part(
        "PyInstaller's bootloader",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "the beginning of the executable",
        source="https://pypi.org/project/pyinstaller/#files",
    ),
    Part(
        "mingw-w64",
        "ZPL-2.1 and others that permit the same",
        "the C runtime of the bootloader, in the Windows build only",
        debian="mingw-w64-common",
    ),
    Part(
        "OpenSSL",
        "Apache-2.0",
        "libssl and libcrypto, for the interpreter",
        files=r"lib(ssl|crypto)[.-].*",
        debian="libssl3",
        version=_openssl(),
    ),
    Part(
        "SQLite",
        "blessing",
        "libsqlite3 or sqlite3.dll, for the interpreter",
        "In the public domain.",
        files=r"(lib)?sqlite3[.].*",
        debian="libsqlite3-0",
        version=sqlite3.sqlite_version,
    ),
    Part("libffi", "MIT", "for the interpreter", files=r"libffi[.-].*", debian="libffi8"),
    Part(
        "zlib",
        "Zlib",
        "for the interpreter, and in the bootloader",
        files=r"libz[.].*",
        debian="zlib1g",
        version=zlib.ZLIB_RUNTIME_VERSION,
    ),
    Part(
        "sndio",
        "ISC",
        "libsndio, for OpenAL, in some Linux builds",
        files=r"libsndio[.].*",
        debian="libsndio7.0",
    ),
    Part(
        "libbsd and libmd",
        "BSD-3-Clause",
        "for sndio, in some Linux builds",
        files=r"lib(bsd|md)[.].*",
        debian="libbsd0",
    ),
    Part(
        "libuuid",
        "BSD-3-Clause",
        "for the interpreter, in some Linux builds",
        files=r"libuuid[.].*",
        debian="libuuid1",
    ),
)

LICENCES_NOT_IN_METADATA: Final = {
    "accesskit": "MIT OR Apache-2.0",
    "espeakng-loader": "GPL-3.0-or-later, that of the eSpeak NG inside",
    "pyglet": "BSD-3-Clause",
}
"""The licences of packages whose metadata names none. They come from the packages' files."""


def list_required_packages(also: Iterable[str] = ()) -> list[Distribution]:
    """Return the installed packages that the program and its packages require, sorted by name.

    The packages `also` are added, but not their requirements.
    """
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(TOP / "setup.cfg", encoding="utf-8")
    found: dict[str, Distribution] = {}
    add_packages(reader["options"]["install_requires"].split("\n"), found)
    for name in also:
        with suppress(PackageNotFoundError):
            found[name] = distribution(name)
    return [found[key] for key in sorted(found)]


def add_packages(lines: Iterable[str], found: dict[str, Distribution]) -> None:
    """Add to `found` the installed packages that requirement lines name, and what these require."""
    for line in filter(None, lines):
        name = re.split(r"[ ;<>=!~\[(]", line, maxsplit=1)[0]
        # The same name may be written with a dot, a hyphen or an underscore.
        name = re.sub(r"[-_.]+", "-", name).lower()
        if "extra ==" in line or name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        add_packages(found[name].requires or (), found)


def find_licence(package: Distribution) -> str:
    """Return a package's licence; "unknown" if neither metadata nor our table names one."""
    data: Any = package.metadata
    said = data.get("License-Expression") or data.get("License") or ""
    named = [
        line.rpartition("::")[2].strip()
        for line in data.get_all("Classifier") or ()
        if line.startswith("License ::")
    ]
    if not said or "\n" in said or said == "UNKNOWN":
        said = ", ".join(named)
    return said or LICENCES_NOT_IN_METADATA.get(package.metadata["Name"], "unknown")


def iter_licence_texts(package: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each licence file in a package."""
    for file in package.files or ():
        path = Path(str(package.locate_file(file)))
        if LICENCE_FILE.match(path.name) and path.suffix != ".py" and path.is_file():
            yield path.name, path.read_text(encoding="utf-8", errors="replace")


def make_sections() -> Iterator[str]:
    """Yield the parts of THIRD_PARTY: components, packages, then the texts of all licences."""
    yield INTRODUCTION
    for part in PARTS:
        more = (part.where, part.note, part.source and f"source: {part.source}")
        lines = [f"{part.name} {part.version}".strip(), part.licence, *filter(None, more)]
        yield "\n  ".join(lines) + "\n"
    packages = list_required_packages(BUILD_PACKAGES)
    for package in packages:
        name, version = package.metadata["Name"], package.version
        data: Any = package.metadata
        home = data.get("Home-page") or "UNKNOWN"
        yield f"{name} {version}\n  {find_licence(package)}\n" + (
            "" if home == "UNKNOWN" else f"  {home}\n"
        )
    for package in packages:
        for name, text in iter_licence_texts(package):
            yield f"{'-' * 72}\n{package.metadata['Name']}: {name}\n\n{text.strip()}\n"
    for name, file in iter_component_licence_files():
        text = file.read_text(encoding="utf-8", errors="replace")
        yield f"{'-' * 72}\n{name}\n\n{text.strip()}\n"


def iter_component_licence_files() -> Iterator[tuple[str, Path]]:
    """Yield the name and the licence file of each component whose licence this system has."""
    # On Windows the licence file of Python includes those of its libraries.
    for folder in (Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))):
        if (file := folder / "LICENSE.txt").is_file():
            yield "Python", file
            break
    for part in PARTS:
        file = Path("/usr/share/doc") / part.debian / "copyright"
        if part.debian and file.is_file():
            yield part.name, file


def list_components() -> list[Mapping[str, str]]:
    """Return the name, the version and the licence of each third-party component.

    Python packages also have a package URL (`purl`).
    """
    parts = [{"name": it.name, "version": it.version, "licence": it.licence} for it in PARTS]
    return parts + [
        {
            "name": (name := package.metadata["Name"]),
            "version": package.version,
            "licence": find_licence(package),
            "purl": f"pkg:pypi/{name.lower()}@{package.version}",
        }
        for package in list_required_packages(BUILD_PACKAGES)
    ]


def find_unnamed_libraries(internal: Path) -> list[str]:
    """Return the libraries in a built program's folder that no component in PARTS names.

    Only files at the top of the folder are looked at: those in subfolders belong to packages.
    """
    # cffi is a package without a folder for its library.
    files = [path.name for path in internal.iterdir() if re.search(r"[.](so|dll|pyd)\b", path.name)]
    known = "|".join(f"(?:{part.files})" for part in PARTS if part.files)
    known = re.compile(rf"{known}|_cffi_backend[.].*", re.IGNORECASE)
    return sorted(name for name in files if not known.fullmatch(name))


def list_packages_without_licence() -> list[str]:
    """Return the names of packages whose licence is unknown."""
    return [p.metadata["Name"] for p in list_required_packages() if find_licence(p) == "unknown"]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("\n".join(make_sections()), encoding="utf-8")
    if nameless := list_packages_without_licence():
        sys.exit(f"no licence known for: {', '.join(nameless)}")
