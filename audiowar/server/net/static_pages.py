"""What a browser gets at the server's address: the page, or where to go without one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

PACKED = (".br", ".gz")
"""Endings of packed files, which are given in the place of their plain ones only."""


@dataclass(frozen=True)
class StaticPages:
    """What browsers are given beside the sockets."""

    folder: Path | None = None
    """Where the page lies, None where there is none."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """What each answer says."""
    types: Mapping[str, str] = field(default_factory=dict)
    """The media types of endings."""
    greeting: str = ""
    """What is told in the place of the page."""

    replacements: Mapping[str, str] = field(default_factory=dict)
    """Texts that are given in the place of files."""

    async def serve_file(self, request: web.Request) -> web.StreamResponse:
        """Give a file of the page, or the greeting."""
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
    """Return the file of that name, None where there is none in the folder."""
    try:
        path = (folder / name).resolve()
        there = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        return None
    return path if there and path.suffix not in PACKED else None
