"""Run the Windows installer of a newer version, which replaces this program."""

from __future__ import annotations

import sys
from pathlib import Path

UNINSTALLER = "uninstall.exe"
"""The file that the installer puts next to the program. A portable copy of the game lacks it."""


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
    # Imported late, to keep the start fast.
    import subprocess

    folder = Path(sys.executable).parent
    # The installer takes everything after /D= as the folder, even spaces and quotes.
    command = f'"{installer}" /S /START /D={folder}'
    subprocess.Popen(command, cwd=installer.parent, close_fds=True)
