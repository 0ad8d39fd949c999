"""Serve the folder of the built page to browsers on this machine, for `audiowar web`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

SITE_FOLDER: Final = Path(__file__).with_name("site")
"""The folder of the built page, inside this package. `packaging/web/build` writes it."""
MEDIA_TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".zip": "application/zip",
}
SECURITY_HEADERS: Final[Mapping[str, str]] = {
    "Cache-Control": "no-cache",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""The headers of every response. The header Content-Security-Policy is added to them."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""The encodings of compressed files and the suffixes of these files, best encoding first."""
CONTENT_SECURITY_POLICY_TEMPLATE: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'{styles}; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def has_page(site: Path) -> bool:
    """Return whether a folder contains a built page."""
    return (site / "index.html").is_file() and (site / "site.json").is_file()


def make_content_security_policy(site: Path) -> str:
    """Return the value of the header Content-Security-Policy for the page in the folder `site`.

    It lets the page load only its own files.
    """
    said = json.loads((site / "site.json").read_text(encoding="utf-8"))
    return CONTENT_SECURITY_POLICY_TEMPLATE.format(
        styles="".join(f" '{one}'" for one in said["styles"])
    )


class PageFileHandler(SimpleHTTPRequestHandler):
    """Serves the files of the page, compressed if there is a copy that the browser accepts."""

    protocol_version = "HTTP/1.1"

    def __init__(self, site: Path, content_security_policy: str, *rest: object) -> None:
        self.site = site.resolve()
        self.content_security_policy = content_security_policy
        super().__init__(*rest)  # type: ignore[arg-type]  # as the server passes them

    def do_GET(self) -> None:
        """Respond with a file, or only with its headers if the method is HEAD."""
        path = self._find_file()
        if path is None:
            self.send_error(404)
            return
        encoding, packed = self._find_encoded(path)
        content = packed.read_bytes()
        tag = f'"{sha256(content).hexdigest()[:32]}"'
        known = self.headers.get("If-None-Match") == tag
        self.send_response(304 if known else 200)
        if not known:
            kind = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("ETag", tag)
        self.end_headers()
        if self.command == "GET" and not known:
            self.wfile.write(content)

    do_HEAD = do_GET

    def end_headers(self) -> None:
        """Add the headers that every response has, then end the headers."""
        for name, value in SECURITY_HEADERS.items():
            self.send_header(name, value)
        self.send_header("Content-Security-Policy", self.content_security_policy)
        super().end_headers()

    def _find_file(self) -> Path | None:
        """Return the requested file, or None if it is not in the folder."""
        try:
            name = unquote(urlsplit(self.path).path).lstrip("/")
            path = (self.site / (name or "index.html")).resolve()
            inside = path.is_relative_to(self.site) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if inside and path.suffix not in (".br", ".gz") else None

    def _find_encoded(self, path: Path) -> tuple[str, Path]:
        """Return the best encoding that the browser accepts, and the file in that encoding."""
        taken = self.headers.get("Accept-Encoding", "")
        names = {part.partition(";")[0].strip() for part in taken.split(",")}
        for encoding, ending in ENCODINGS:
            packed = path.with_name(path.name + ending)
            if encoding in names and packed.is_file():
                return encoding, packed
        return "", path

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def make_page_server(site: Path, port: int) -> ThreadingHTTPServer:
    """Return a server for the page that only this machine can reach.

    With port 0 the system chooses a free port. Raises OSError if the server cannot start.
    """
    handler = partial(PageFileHandler, site, make_content_security_policy(site))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def get_page_url(server: ThreadingHTTPServer) -> str:
    """Return the URL of the page.

    The host is `localhost`, because browsers store its pages for offline use even without https.
    """
    return f"http://localhost:{server.server_address[1]}/"
