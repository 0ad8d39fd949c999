"""The page without the interpreter, as a server gives it to browsers that could not run it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import audiowar
from audiowar.web.buttons import make_buttons_json_object
from audiowar.web.static_page_texts import render_static_page_texts
from tests.server.free_port import find_free_port

PAGE = Path(audiowar.__file__).parent / "web" / "page"
SERVE = """
import sys
from pathlib import Path
import audiowar.web.built_page
audiowar.web.built_page.SITE_FOLDER = Path(sys.argv.pop(1))
from audiowar.__main__ import main
sys.exit(main())
"""


def make(folder: Path) -> Path:
    """Put the page together."""
    shutil.copytree(PAGE, folder)
    (folder / "words.json").write_text(json.dumps(render_static_page_texts()), encoding="utf-8")
    (folder / "buttons.json").write_text(json.dumps(make_buttons_json_object()), encoding="utf-8")
    site = {"version": "test", "size": 1, "styles": []}
    (folder / "site.json").write_text(json.dumps(site), encoding="utf-8")
    (folder / "manifest.json").write_text("{}", encoding="utf-8")
    (folder / "icon-32.png").write_bytes(b"")
    for kind in ("opus", "mp3"):
        (folder / f"sounds.{kind}.pack").write_bytes(b"\0\0\0\x02{}")
    return folder


class Serving:
    """The real server, with a page of a test."""

    def __init__(self, site: Path, folder: Path, *limits: str) -> None:
        self._site = site
        self._folder = folder
        self._limits = limits
        self.port = find_free_port()

    def start(self) -> None:
        """Start it, each time at the same port."""
        words = [sys.executable, "-c", SERVE, str(self._site), "serve", "--host", "127.0.0.1"]
        words += ["--port", str(self.port), "--data", str(self._folder), "--lang", "en"]
        for limit in self._limits:
            words += ["--set", limit]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ)
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the server does not start"

    def start_anew(self, *limits: str) -> None:
        """Kill it, and start it with other limits."""
        self.kill()
        self._limits = limits
        self.start()

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.port}/"

    def kill(self) -> None:
        """Let it die without a word."""
        self._process.kill()
        self._process.wait()


@contextmanager
def serving(folder: Path, *limits: str) -> Iterator[Serving]:
    """A server while the test runs."""
    server = Serving(make(folder / "Ž Đ" / "site"), folder / "Ž Đ" / "server", *limits)
    server.start()
    try:
        yield server
    finally:
        server.kill()
