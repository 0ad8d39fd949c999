"""Save a text for the player: in a file of the program's folder, or as a download of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.storage.save_writer import classify_write_error
from audiowar.storage.settings import data_folder, make_private_folder, write_text_atomically

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

FOLDER = "exported"
"""The name of the folder for saved texts, in the folder of the program's data."""


def save_text_file(app: App, name: str, text: str) -> None:
    """Save a text in a file called `name`, and say where the file is."""
    if app.launch.download is not None:
        app.launch.download(name, text)
        app.report(Line("exported-download", {"name": name}))
        return
    path = data_folder() / FOLDER / name
    try:
        make_private_folder(path.parent)
        write_text_atomically(path, text)
    except OSError as error:
        app.report(Line("save-unwritable", {"why": classify_write_error(error)}))
    else:
        app.report(Line("exported", {"path": str(path)}))
