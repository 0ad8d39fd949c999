"""Run the Windows installer of a newer version, which replaces this program."""

from __future__ import annotations

import sys
from pathlib import Path

UNINSTALLER = "uninstall.exe"
"""The file that the installer puts next to the program. A portable copy does not have it."""


def can_be_replaced() -> bool:
    """Return whether this copy was installed on Windows, and the player may change its files."""
    if sys.platform != "win32" or not hasattr(sys, "frozen"):
        return False
    try:
        with Path(sys.executable).with_name(UNINSTALLER).open("r+b"):
            return True
    except OSError:
        return False


def run_installer(installer: Path) -> None:
    """Start the installer in a mode without questions. Raises OSError.

    The installer waits until this program has ended, and then starts the new version.
    """
    # Imported late, to keep the start fast.
    import subprocess

    folder = Path(sys.executable).parent
    # The installer takes everything after /D= as the folder: spaces belong to it, quotes would too.
    command = f'"{installer}" /S /START /D={folder}'
    subprocess.Popen(command, cwd=installer.parent, close_fds=True)
