"""Export games, settings and keys to a file that the browser saves, and import such a file."""

from __future__ import annotations

import io
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Any

from audiowar.announce.line import Line
from audiowar.ui.archive.export_import_menu import import_open_file, make_bundle_then_call_done

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

    from .page_engine_messages import Message

MAX_IMPORT_CHARACTERS = 400_000_000
"""The maximum number of characters of an imported file."""
ZIP_START = b64encode(b"PK\x03")[:4].decode()
"""The first characters of every zip file in base64."""


def export_everything(app: App, send: Callable[[Message], object]) -> None:
    """Make a bundle of all games, settings and keys. Send it to the page, then say its name."""
    name = f"audiowar-{date.today():%Y-%m-%d}.zip"

    def send_bundle(data: bytes) -> None:
        send({"t": "file", "n": name, "x": b64encode(data).decode()})
        app.say_system_message(Line("page-exported", {"file": name}))

    make_bundle_then_call_done(app, send_bundle)


def import_chosen_file(app: App, text: Any, is_cut: bool = False) -> None:
    """Import a file that the player chose, and say what was new.

    `text` is the content of the file: transcripts, or a zip file in base64. If it is anything else,
    say that the file contains no games. If `is_cut`, only say that it was too large for the server.
    """
    if is_cut:
        app.refuse(Line("page-import-too-long"))
        return
    data = b""
    if isinstance(text, str) and len(text) <= MAX_IMPORT_CHARACTERS and text.strip("\ufeff \r\n"):
        with suppress(ValueError):
            is_zip = text.startswith(ZIP_START)
            data = b64decode(text, validate=True) if is_zip else text.encode("utf-8", "replace")
    if data:
        import_open_file(app, io.BytesIO(data))
    else:
        app.refuse(Line("page-not-a-game"))
