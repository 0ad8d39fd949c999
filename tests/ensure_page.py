"""Build the page for browsers for the tests if it is missing or outdated."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock

from audiowar.web.built_page import SITE_FOLDER, has_page

TOP = Path(__file__).parents[1]
WORK = TOP / "build" / "web"
TOOLS = ("npm", "node", "opusenc", "lame", "brotli")
SOURCES = {
    "audiowar": (".py", ".js", ".css", ".html", ".ini", ".json"),
    "locales": (".ftl", ".ini"),
    "sounds": (".wav", ".ini"),
    "packaging/web": (".py", ".mjs", ".txt", ""),
}
"""The folders from which the page is built, with the suffixes of the files that are used."""
BUILD_TIMEOUT = 800
"""Maximum seconds for building the page on a busy machine."""


def iter_sources() -> Iterator[Path]:
    """Yield every file from which the page is built."""
    for folder, endings in SOURCES.items():
        for path in (TOP / folder).rglob("*"):
            if path.suffix in endings and SITE_FOLDER not in path.parents and path.is_file():
                yield path


def is_page_outdated() -> bool:
    """Return whether the page is missing or older than one of its sources."""
    if not has_page(SITE_FOLDER):
        return True
    made = (SITE_FOLDER / "site.json").stat().st_mtime
    return any(path.stat().st_mtime > made for path in iter_sources())


def ensure_page_and_get_problem() -> str:
    """Build the page if it is missing or outdated. Return why that failed, or "".

    If several processes need the page at the same time, one builds it and the others wait.
    """
    WORK.mkdir(parents=True, exist_ok=True)
    with FileLock(WORK / "page.lock"):
        if not is_page_outdated():
            return ""
        if missing_tools := [tool for tool in TOOLS if shutil.which(tool) is None]:
            return f"no page: packaging/web/build needs {', '.join(missing_tools)}"
        return build_page_and_get_problem()


def build_page_and_get_problem() -> str:
    """Build the page, then replace the old one by it. Return why that failed, or ""."""
    made, old = WORK / "made", WORK / "old"
    for folder in (made, old):
        shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, str(TOP / "packaging" / "web" / "build"), "--quick", str(made)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=BUILD_TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"no page: packaging/web/build takes more than {BUILD_TIMEOUT} s"
    if done.returncode:
        return f"no page: packaging/web/build says {done.stdout[-500:]} {done.stderr[-500:]}"
    if SITE_FOLDER.exists():
        SITE_FOLDER.rename(old)
    made.rename(SITE_FOLDER)
    return ""
