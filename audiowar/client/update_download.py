"""Download the installer of a newer version in a thread, and verify it."""

from __future__ import annotations

import hashlib
import threading
from contextlib import suppress
from pathlib import Path

from audiowar.storage.settings import data_folder

from .version_check import Download, open_address

PIECE = 1 << 16
"""Bytes that are read at once."""


def installers_folder() -> Path:
    """Return the folder for installers."""
    return data_folder() / "update"


def remove_installers() -> None:
    """Remove what was downloaded before. An installer that still runs stays until the next time."""
    folder = installers_folder()
    for path in folder.iterdir() if folder.is_dir() else ():
        with suppress(OSError):
            path.unlink()


class UpdateDownload:
    """A download of the installer to a file."""

    def __init__(self, address: str, download: Download, folder: Path) -> None:
        """Start a download from the folder `address` on the web to the local `folder`."""
        self.path = folder / download.name
        self.percent = 0
        self.failed = ""
        """"network", "disk" or "wrong" when the file could not be had or is another one."""
        self._address = address + download.name
        self._download = download
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="update", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the download has ended, successfully or not."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Cancel the download and remove the file."""
        self._stop.set()

    def _run(self) -> None:
        try:
            self.failed = self._load()
        except OSError:
            self.failed = "disk"
        if self.failed:
            self.path.unlink(missing_ok=True)

    def _load(self) -> str:
        summed, size = hashlib.sha256(), 0
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "wb") as file:
            try:
                answer = open_address(self._address)
            except (OSError, ValueError):
                return "network"
            with answer:
                while True:
                    try:
                        piece = answer.read(PIECE)
                    except OSError:
                        return "network"
                    if not piece:
                        break
                    size += len(piece)
                    if self._stop.is_set():
                        return "network"
                    if size > self._download.size:
                        return "wrong"
                    summed.update(piece)
                    file.write(piece)
                    self.percent = 100 * size // self._download.size
        whole = size == self._download.size and summed.hexdigest() == self._download.sha256
        return "" if whole else "wrong"
