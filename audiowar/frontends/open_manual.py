"""Open what other programs show or do: the manual and web pages, and the installer of an update.

The functions import other modules only when they are called, to keep the start fast.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from . import display_check

SNAP_FOLDER: Final = Path("/snap/bin")
"""If this folder exists, the browser is possibly a snap, a Linux package that cannot read hidden
folders in the home folder."""
UNINSTALLER: Final = "uninstall.exe"
"""The file that the installer puts next to the program. A portable copy of the game lacks it."""


def open_manual_or_get_file(language: str) -> Path | None:
    """Open the manual in a browser. Return its file if no browser can be opened, otherwise None.

    The manual in `language` is written first. It links to the manuals in other languages, which are
    written in the background. Raises OSError if the first one cannot be written.
    """
    from audiowar.generate_manual import get_manual_file_name
    from audiowar.l10n.discover_locales import discover_locales

    folder = find_manual_folder()
    folder.mkdir(parents=True, exist_ok=True)
    write_manuals(folder, [language])
    others = [tag for tag in discover_locales() if tag != language]
    threading.Thread(target=write_manuals, args=(folder, others), daemon=True).start()
    page = folder / get_manual_file_name(language)
    return None if open_in_browser(page.as_uri()) else page


def find_manual_folder() -> Path:
    """Return the folder for the manual: in the data folder, unless browsers cannot read that."""
    from audiowar.storage.settings import get_data_folder

    folder = get_data_folder() / "manual"
    if sys.platform.startswith("linux") and SNAP_FOLDER.is_dir():
        hidden = any(part.startswith(".") for part in folder.parts)
        if hidden and folder.is_relative_to(Path.home()):
            return Path.home() / "audiowar" / "manual"
    return folder


def write_manuals(folder: Path, languages: Iterable[str]) -> None:
    """Write the manual in each of the languages to a folder. Raises OSError if this fails."""
    from audiowar.generate_manual import get_manual_file_name, render_manual_html
    from audiowar.storage.private_files import write_text_atomically

    for language in languages:
        write_text_atomically(folder / get_manual_file_name(language), render_manual_html(language))


def open_in_browser(address: str) -> bool:
    """Open an address in a graphical browser. Return whether that was possible.

    A text browser is never opened, because it would take keys of the terminal from the game.
    """
    import webbrowser

    if display_check.find_display_problem_id() is not None:
        return False
    try:
        browser = webbrowser.get()
        return type(browser) is not webbrowser.GenericBrowser and browser.open(address)
    except (webbrowser.Error, OSError):
        return False


def can_installer_replace_program() -> bool:
    """Return whether the game is installed on Windows, in a folder that the player can change."""
    if sys.platform != "win32" or not hasattr(sys, "frozen"):
        return False
    try:
        with Path(sys.executable).with_name(UNINSTALLER).open("r+b"):
            return True
    except OSError:
        return False


def run_installer(installer: Path) -> None:
    """Start the installer. It waits until this program ends, then runs silently.

    Raises OSError if it cannot be started.
    """
    import subprocess

    folder = Path(sys.executable).parent
    # The installer takes everything after /D= as the folder, even spaces and quotes.
    command = f'"{installer}" /S /START /D={folder}'
    subprocess.Popen(command, cwd=installer.parent, close_fds=True)
