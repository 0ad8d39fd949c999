"""Serve the page's folder on this machine, packed where the browser takes it so."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

SITE: Final = Path(__file__).with_name("site")
"""Where the wheel carries the page, and where `packaging/web/build` writes it."""
TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".zip": "application/zip",
}
SAFE: Final[Mapping[str, str]] = {
    "Cache-Control": "no-cache",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""What every answer says, beside what the page may do."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and the endings of their files, best first."""
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'{styles}; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def present(site: Path) -> bool:
    """Whether there is a page in a folder."""
    return (site / "index.html").is_file() and (site / "site.json").is_file()


def policy(site: Path) -> str:
    """Return what the page may do: nothing beyond its own folder."""
    said = json.loads((site / "site.json").read_text(encoding="utf-8"))
    return POLICY.format(styles="".join(f" '{one}'" for one in said["styles"]))


class PageFileHandler(SimpleHTTPRequestHandler):
    """Gives the files of one folder, nothing else."""

    protocol_version = "HTTP/1.1"

    def __init__(self, site: Path, allowed: str, *rest: object) -> None:
        self.site = site.resolve()
        self.allowed = allowed
        super().__init__(*rest)  # type: ignore[arg-type]  # as the server passes them

    def do_GET(self) -> None:
        """Give a file."""
        self._give(True)

    def do_HEAD(self) -> None:
        """Say what would be given."""
        self._give(False)

    def _give(self, whole: bool) -> None:
        path = self._file()
        if path is None:
            self.send_error(404)
            return
        encoding, packed = self._packed(path)
        content = packed.read_bytes()
        tag = f'"{sha256(content).hexdigest()[:32]}"'
        known = self.headers.get("If-None-Match") == tag
        self.send_response(304 if known else 200)
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(content)))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("ETag", tag)
        self.end_headers()
        if whole and not known:
            self.wfile.write(content)

    def end_headers(self) -> None:
        """End the headers with those that every answer has."""
        for name, value in SAFE.items():
            self.send_header(name, value)
        self.send_header("Content-Security-Policy", self.allowed)
        super().end_headers()

    def _file(self) -> Path | None:
        """Return the file that is asked for; None where there is none in the folder."""
        name = unquote(urlsplit(self.path).path).lstrip("/")
        try:
            path = (self.site / (name or "index.html")).resolve()
            inside = path.is_relative_to(self.site) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if inside and path.suffix not in (".br", ".gz") else None

    def _packed(self, path: Path) -> tuple[str, Path]:
        """Return the best encoding that the browser takes, and its file."""
        taken = self.headers.get("Accept-Encoding", "")
        names = {part.partition(";")[0].strip() for part in taken.split(",")}
        for encoding, ending in PACKED:
            packed = path.with_name(path.name + ending)
            if encoding in names and packed.is_file():
                return encoding, packed
        return "", path

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent."""


def server(site: Path, port: int) -> ThreadingHTTPServer:
    """Return a server for this machine alone; port 0 takes a free one. Raises OSError."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(PageFileHandler, site, policy(site)))


def address(running: ThreadingHTTPServer) -> str:
    """Return where the page is; a browser trusts this name enough to keep the page."""
    return f"http://localhost:{running.server_address[1]}/"
