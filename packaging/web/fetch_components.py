"""Fetch the components of the page by exact version, and verify their checksums."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

PYODIDE_VERSION: Final = "314.0.7"
PYODIDE_SHA512: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""The SHA-512 of the package of Pyodide in base64, as in npm's registry."""
REQUIREMENTS: Final = Path(__file__).with_name("requirements.txt")


class MissingComponent(Exception):
    """Raised if a tool is missing or fails, or if a component of the page has a wrong checksum."""


def run(*command: str, folder: Path | None = None) -> None:
    """Run a program in a folder. Raises MissingComponent if it is not installed or fails."""
    try:
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    except FileNotFoundError:
        raise MissingComponent(f"not installed: {command[0]}") from None
    except subprocess.CalledProcessError as error:
        raise MissingComponent(f"{' '.join(command)} failed with {error.returncode}") from None


def fetch_pyodide(cache: Path) -> Path:
    """Return the folder of Pyodide, the Python for browsers. Download it if `cache` lacks it.

    Raises MissingComponent if npm fails or the checksum is wrong.
    """
    archive = cache / f"pyodide-{PYODIDE_VERSION}.tgz"
    if not archive.exists():
        run("npm", "pack", "--silent", f"pyodide@{PYODIDE_VERSION}", folder=cache)
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != PYODIDE_SHA512:
        archive.unlink()
        raise MissingComponent(f"{archive.name} is not what it should be")
    folder = cache / f"pyodide-{PYODIDE_VERSION}"
    if not folder.exists():
        with tarfile.open(archive) as packed:
            packed.extractall(cache / "new")
        (cache / "new" / "package").rename(folder)
    return folder


def unpack_packages(cache: Path, into: Path) -> None:
    """Unpack the wheels of the requirements into a folder."""
    for wheel in fetch_wheels(cache):
        ZipFile(wheel).extractall(into)


def fetch_wheels(cache: Path) -> list[Path]:
    """Return the wheels of the requirements. Download and verify them if `cache` lacks them."""
    folder = cache / f"wheels-{hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]}"
    if not folder.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--only-binary", ":all:", "--require-hashes", "-r", str(REQUIREMENTS)]
        run(*command, "-d", str(folder.with_suffix(".new")))
        folder.with_suffix(".new").rename(folder)
    return sorted(folder.glob("*.whl"))


LICENCE_INTRODUCTION: Final = f"""\
audiowar is free software under the GNU General Public License, version 3 or later; the text is at
the end. What this page carries of others, unchanged but for what is left out:

Pyodide {PYODIDE_VERSION}, Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); its \
source is at
https://github.com/pyodide/pyodide. It holds CPython (Python Software Foundation License 2) and
parts of Emscripten (MIT).
"""


def make_licence_text(cache: Path) -> str:
    """Return a text with the names and licences of the components of the page."""
    parts = [LICENCE_INTRODUCTION]
    for wheel in fetch_wheels(cache):
        name, version = wheel.name.split("-")[:2]
        texts = []
        with ZipFile(wheel) as packed:
            for inside in sorted(packed.namelist()):
                if "licen" in inside.lower() and not inside.endswith("/"):
                    texts.append(packed.read(inside).decode("utf-8"))
        # All wheels without a licence text are under the Apache License.
        parts.append(f"{name} {version}\n\n" + ("\n".join(texts) or "Apache License 2.0\n"))
    own = Path(__file__).resolve().parents[2] / "LICENSE"
    parts.append("audiowar\n\n" + own.read_text(encoding="utf-8"))
    return ("\n" + "=" * 72 + "\n\n").join(parts)
