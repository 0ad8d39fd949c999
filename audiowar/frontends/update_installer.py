"""Run the Windows installer of a newer version from the program that it replaces."""

from __future__ import annotations

import sys
from pathlib import Path

UNINSTALLER = "uninstall.exe"
"""The installer puts it next to the program; the portable folder has none."""


def is_installed_copy() -> bool:
    """Return whether this copy was put here by the installer of Windows."""
    frozen = sys.platform == "win32" and hasattr(sys, "frozen")
    return frozen and Path(sys.executable).with_name(UNINSTALLER).is_file()


def run_installer(installer: Path) -> None:
    """Start the installer without questions. Raises OSError.

    It waits until this program has ended, and starts the new one.
    """
    # Only here: the start must not wait for it.
    import subprocess

    folder = Path(sys.executable).parent
    # NSIS takes everything after /D= for the folder, spaces included, and no quotes.
    command = f'"{installer}" /S /START /D={folder}'
    subprocess.Popen(command, cwd=installer.parent, close_fds=True)
