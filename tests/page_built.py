"""The page for browsers, as the tests need it: built when it is missing or outdated."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock

from audiowar.web.static_server import SITE_FOLDER, has_page

TOP = Path(__file__).parents[1]
WORK = TOP / "build" / "web"
TOOLS = ("npm", "node", "opusenc", "lame", "brotli")
SOURCES = {
    "audiowar": (".py", ".js", ".css", ".html", ".ini", ".json"),
    "locales": (".ftl", ".ini"),
    "sounds": (".wav", ".ini"),
    "packaging/web": (".py", ".mjs", ".txt", ""),
}
"""Folders of what the page is made of, with the endings of their files."""
LONGEST = 800
"""Seconds that building it may take on a busy machine."""


def sources() -> Iterator[Path]:
    """Yield every file that the page is made of."""
    for folder, endings in SOURCES.items():
        for path in (TOP / folder).rglob("*"):
            if path.suffix in endings and SITE_FOLDER not in path.parents and path.is_file():
                yield path


def outdated() -> bool:
    """Tell whether there is no page, or one that was made before its sources were changed."""
    if not has_page(SITE_FOLDER):
        return True
    made = (SITE_FOLDER / "site.json").stat().st_mtime
    return any(path.stat().st_mtime > made for path in sources())


def absent() -> str:
    """Return why there is no page of today's sources, empty if there is; build it if need be.

    Processes that want it at the same time wait for the one that builds it.
    """
    WORK.mkdir(parents=True, exist_ok=True)
    with FileLock(WORK / "page.lock"):
        if not outdated():
            return ""
        if lacking := [tool for tool in TOOLS if shutil.which(tool) is None]:
            return f"no page: packaging/web/build needs {', '.join(lacking)}"
        return built()


def built() -> str:
    """Build the page beside the one that is there and put it in its place; say what is wrong."""
    made, old = WORK / "made", WORK / "old"
    for folder in (made, old):
        shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, str(TOP / "packaging" / "web" / "build"), "--quick", str(made)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return f"no page: packaging/web/build takes more than {LONGEST} s"
    if done.returncode:
        return f"no page: packaging/web/build says {done.stdout[-500:]} {done.stderr[-500:]}"
    if SITE_FOLDER.exists():
        SITE_FOLDER.rename(old)
    made.rename(SITE_FOLDER)
    return ""
