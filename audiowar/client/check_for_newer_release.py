"""Check for a newer version, if the player has allowed it.

`release.json` describes the newest version, and `release.json.minisig` is the signature of that
file. `packaging/release` writes both. The check requests only these two files.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from audiowar.publisher_info import PublisherInfo

RELEASE_FILE_NAME = "release.json"
"""The name of the file with the description of the newest release."""
RESPONSE_TIMEOUT_SECONDS = 10.0
"""The maximum number of seconds to wait for a server's response."""
MAX_DESCRIPTION_BYTES = 64 * 1024
"""The maximum size of the description, or of its signature, in bytes."""
DESCRIPTION_TIMEOUT_SECONDS = 30.0
"""The maximum number of seconds for the download of one of these files."""
_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,120}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_SAFE = re.compile(r"https://[!-~]{1,300}|http://(127\.0\.0\.1|localhost)[:/][!-~]{0,300}")
"""Matches the URLs that may be opened: those with https, and those of this same machine."""


@dataclass(frozen=True)
class ReleaseFile:
    """One file of a release."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Release:
    """The description of a release."""

    version: str
    date: str
    changes: Mapping[str, tuple[str, ...]]
    """By language tag, the sentences that say what is new in the release."""
    downloads: Mapping[str, ReleaseFile]
    """The files by kind, such as "setup"; see `packaging/download_page.py`."""


def parse_release(text: bytes) -> Release:
    """Parse the description of a release. Raises ValueError if it is invalid."""
    try:
        description = json.loads(text)
        return Release(
            _match(_VERSION, description["version"]),
            _match(_DATE, description["date"]),
            {str(tag): tuple(map(str, lines)) for tag, lines in description["changes"].items()},
            {str(kind): _download(file) for kind, file in description["files"].items()},
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(RELEASE_FILE_NAME) from error


def is_newer(version: str, running: str) -> bool:
    """Return whether `version` is newer than `running`, the version of this program."""
    return _numbers(version) > _numbers(running)


def fetch_first_bytes(url: str, max_bytes: int = MAX_DESCRIPTION_BYTES) -> bytes:
    """Download at most `max_bytes` bytes of a file. Raises OSError, or ValueError for a bad URL."""
    end, data = time.monotonic() + DESCRIPTION_TIMEOUT_SECONDS, b""
    with open_url(url) as answer:
        while piece := answer.read1(max_bytes - len(data)):
            data += piece
            if time.monotonic() > end:
                raise TimeoutError(url)
    return data


@contextmanager
def open_url(url: str) -> Iterator[Any]:
    """Open a URL, and yield the response. Raises OSError, or ValueError for an unsafe URL."""
    # Imported here because these modules load slowly and are rarely needed.
    from http.client import HTTPException
    from urllib.request import HTTPRedirectHandler, Request, build_opener

    class SafeRedirects(HTTPRedirectHandler):
        """Follows redirections, but never to an unsafe URL."""

        def redirect_request(self, *request: Any) -> Request | None:
            _match(_SAFE, request[-1])
            return super().redirect_request(*request)

    # Without this header, the library would tell the server the version of Python.
    request = Request(_match(_SAFE, url), headers={"User-Agent": "audiowar"})
    try:
        with build_opener(SafeRedirects).open(request, timeout=RESPONSE_TIMEOUT_SECONDS) as answer:
            yield answer
    except HTTPException as error:
        raise OSError(url) from error


def fetch_verified_release(publisher: PublisherInfo) -> Release:
    """Download and verify the description of the newest release.

    Raises OSError if the download fails, and ValueError if the description or its signature is
    invalid.
    """
    # Imported here because only players who look for newer versions need it.
    from .minisign import verify_signature

    text = fetch_first_bytes(publisher.downloads_url + RELEASE_FILE_NAME)
    signature = fetch_first_bytes(f"{publisher.downloads_url}{RELEASE_FILE_NAME}.minisig")
    comment = verify_signature(text, signature, publisher.release_key)
    release = parse_release(text)
    if comment != f"audiowar {release.version} {RELEASE_FILE_NAME}":
        # The signature is valid, but was made for another file or program.
        raise ValueError(comment)
    return release


class BackgroundVersionCheck:
    """A check for a newer version. It runs in a thread, so that the game never waits for it."""

    def __init__(
        self,
        publisher: PublisherInfo,
        running: str,
        fetch: Callable[[PublisherInfo], Release] = fetch_verified_release,
    ) -> None:
        """Start the check. `running` is the version of this program."""
        self.newer_release: Release | None = None
        """The newest release, if it is newer than this program; otherwise None."""
        self._fetch = fetch
        self._thread = threading.Thread(
            target=self._check, args=(publisher, running), name="updates", daemon=True
        )
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the check has ended."""
        return not self._thread.is_alive()

    def _check(self, publisher: PublisherInfo, running: str) -> None:
        try:
            release = self._fetch(publisher)
        except (OSError, ValueError):
            # The network failed, or the description is invalid. Report nothing.
            return
        if is_newer(release.version, running):
            self.newer_release = release


def _match(pattern: re.Pattern[str], text: Any) -> str:
    if not isinstance(text, str) or not pattern.fullmatch(text):
        raise ValueError(text)
    return text


def _download(found: Mapping[str, Any]) -> ReleaseFile:
    size = found["size"]
    if not isinstance(size, int) or not 0 < size < 1 << 32:
        raise ValueError(size)
    return ReleaseFile(_match(_NAME, found["name"]), size, _match(_DIGEST, found["sha256"]))


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, without zeros at the end."""
    numbers = [int(number) for number in re.findall(r"\d+", version)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
