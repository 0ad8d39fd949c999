"""The files for browsers: the page, or a short text on servers without one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

COMPRESSED_SUFFIXES = (".br", ".gz")
"""Endings of compressed files, which are only served in place of the plain ones."""


@dataclass(frozen=True)
class StaticPages:
    """The files for browsers, next to the WebSockets."""

    folder: Path | None = None
    """The folder of the page, None if there is none."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of every response."""
    types: Mapping[str, str] = field(default_factory=dict)
    """The media types of file endings."""
    greeting: str = ""
    """The text served if there is no page."""

    replacements: Mapping[str, str] = field(default_factory=dict)
    """Texts served in place of files, by name."""

    async def serve_file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page, or the greeting."""
        name = request.match_info["name"]
        if self.folder is None:
            if name:
                raise web.HTTPNotFound
            return web.Response(text=self.greeting, headers=dict(self.headers))
        path = find_file(self.folder, name or "index.html")
        if path is None:
            raise web.HTTPNotFound
        kind = self.types.get(path.suffix, "application/octet-stream")
        if name in self.replacements:
            headers = {**self.headers, "Content-Type": kind}
            return web.Response(text=self.replacements[name], headers=headers)
        return web.FileResponse(path, headers={**self.headers, "Content-Type": kind})


def find_file(folder: Path, name: str) -> Path | None:
    """Return the file with a name, None if it is not in the folder."""
    try:
        path = (folder / name).resolve()
        there = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        return None
    return path if there and path.suffix not in COMPRESSED_SUFFIXES else None
