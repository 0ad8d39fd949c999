"""Download the installer of a newer version in a thread, and verify it."""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import Any, BinaryIO

from audiowar.storage.settings import get_data_folder

from .check_for_newer_release import ReleaseFile, open_url

CHUNK_BYTES = 1 << 16
FREE_SPACE_FACTOR = 5
"""The free disk space needed to store and unpack the installer, as a multiple of its size."""


def get_installers_folder() -> Path:
    """Return the folder for downloaded installers. It may not exist yet."""
    return get_data_folder() / "update"


def remove_downloaded_installers() -> None:
    """Remove downloaded installers, except one that is running and cannot be removed."""
    folder = get_installers_folder()
    for path in folder.iterdir() if folder.is_dir() else ():
        with suppress(OSError):
            path.unlink()


class UpdateDownload:
    """A download of an installer, which runs in a thread. `percent` is its progress."""

    def __init__(self, folder_url: str, download: ReleaseFile, folder: Path) -> None:
        """Start to download a file from the web folder `folder_url` to the local `folder`."""
        self.path = folder / download.name
        self.percent = 0
        self.failure_reason = ""
        """Why the download failed: "network", "disk" or "wrong" (a wrong file); otherwise "".

        A download that was stopped has failed with "network".
        """
        self._url = folder_url + download.name
        self._download = download
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="update", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the download has ended, successfully or not."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Cancel the download if it is still running. Its thread then removes the file."""
        self._stop.set()

    def _run(self) -> None:
        failed = "disk"
        try:
            with suppress(OSError):
                failed = self._load()
        finally:
            # Set this even after an unexpected error: a file that is not verified must never run.
            self.failure_reason = failed
            if failed:
                with suppress(OSError):
                    self.path.unlink()

    def _load(self) -> str:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # The installed program can be on another disk than its data.
        for folder in (self.path.parent, Path(sys.executable).parent):
            if disk_usage(folder).free < FREE_SPACE_FACTOR * self._download.size:
                return "disk"
        summed = hashlib.sha256()
        with open(self.path, "wb") as file:
            size = self._copy(file, summed)
        if size < self._download.size:
            return "network"
        whole = size == self._download.size and summed.hexdigest() == self._download.sha256
        return "" if whole else "wrong"

    def _copy(self, file: BinaryIO, summed: Any) -> int:
        """Write at most the expected size to the file. Return the number of bytes received."""
        size = 0
        for piece in self._pieces():
            size += len(piece)
            if size > self._download.size:
                break
            summed.update(piece)
            file.write(piece)
            self.percent = 100 * size // self._download.size
        return size

    def _pieces(self) -> Iterator[bytes]:
        """Yield parts of the response until it ends, the network fails, or `stop` is called."""
        with suppress(OSError, ValueError), open_url(self._url) as answer:
            while not self._stop.is_set() and (piece := answer.read(CHUNK_BYTES)):
                yield piece
