"""Run the Windows installer of a newer version from the program that it replaces."""

from __future__ import annotations

import sys
from pathlib import Path

UNINSTALLER = "uninstall.exe"
"""The file that the installer puts next to the program. The portable folder has none."""


def can_be_replaced() -> bool:
    """Return whether the Windows installer put this copy where its player may change it."""
    if sys.platform != "win32" or not hasattr(sys, "frozen"):
        return False
    try:
        with Path(sys.executable).with_name(UNINSTALLER).open("r+b"):
            return True
    except OSError:
        return False


def run_installer(installer: Path) -> None:
    """Start the installer without questions. Raises OSError.

    It waits until this program has ended, and starts the new one.
    """
    # Imported late, to keep the start fast.
    import subprocess

    folder = Path(sys.executable).parent
    # NSIS takes everything after /D= as the folder, including spaces, and allows no quotes.
    command = f'"{installer}" /S /START /D={folder}'
    subprocess.Popen(command, cwd=installer.parent, close_fds=True)
