"""What servers must know of the built page for browsers: its folder, media types and headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

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
"""The headers of every response. With a page, the header Content-Security-Policy is added."""
CONTENT_SECURITY_POLICY_TEMPLATE: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'{styles}; img-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def has_page(site: Path) -> bool:
    """Return whether a folder contains a built page."""
    return (site / "index.html").is_file() and (site / "site.json").is_file()


def make_page_headers(styles: Sequence[str]) -> dict[str, str]:
    """Return the headers of every response. The page may load only its own files.

    `styles` are the hashes of its styles, as `site.json` has them.
    """
    quoted = "".join(f" '{style}'" for style in styles)
    policy = CONTENT_SECURITY_POLICY_TEMPLATE.format(styles=quoted)
    return {**SECURITY_HEADERS, "Content-Security-Policy": policy}
