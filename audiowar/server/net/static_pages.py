"""Serve browsers the files of the page, or a short text on servers without a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

COMPRESSED_SUFFIXES = (".br", ".gz")
"""The endings of compressed copies of files.

A copy has no URL of its own: browsers get it at the URL of the file.
"""


@dataclass(frozen=True)
class StaticPages:
    """The files of the page, which are served under all paths except WebSockets and `/health`."""

    folder: Path | None = None
    """The folder of the page; None if it was not built."""
    headers: Mapping[str, str] = field(default_factory=dict)
    media_types: Mapping[str, str] = field(default_factory=dict)
    """The media type of each file ending."""
    text_without_page: str = ""
    """The text that is served if there is no page."""
    replacement_texts_by_file: Mapping[str, str] = field(default_factory=dict)
    """The texts that are served in place of some files, by file name."""

    async def serve_file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page, or `text_without_page` if there is no page.

        Raises HTTPNotFound.
        """
        name = request.match_info["name"]
        if self.folder is None:
            if name:
                raise web.HTTPNotFound
            return web.Response(text=self.text_without_page, headers=dict(self.headers))
        path = find_file(self.folder, name or "index.html")
        if path is None:
            raise web.HTTPNotFound
        kind = self.media_types.get(path.suffix, "application/octet-stream")
        headers = {**self.headers, "Content-Type": kind}
        if name in self.replacement_texts_by_file:
            return web.Response(text=self.replacement_texts_by_file[name], headers=headers)
        return web.FileResponse(path, headers=headers)


def find_file(folder: Path, name: str) -> Path | None:
    """Return the path of a file in a folder; None if it is not there or is a compressed copy."""
    try:
        path = (folder / name).resolve()
        is_there = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        return None
    return path if is_there and path.suffix not in COMPRESSED_SUFFIXES else None
