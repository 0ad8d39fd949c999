"""Print diagnostics for support: `audiowar --diagnose`. Always in English.

It lists versions, voices, sound and display, but no names, folders or saved matches.
"""

from __future__ import annotations

import atexit
import locale
import os
import platform
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from audiowar import __version__
from audiowar.speech import Speaker, SpeechEventKind, make_voice_chain, windows_com
from audiowar.storage.settings import Settings, data_folder

VOICE_TIMEOUT = 12.0
"""Seconds to wait for a working voice."""
PACKAGES = (
    "accessible-output2", "accesskit", "Babel", "espeakng-loader", "fluent.runtime", "pyglet",
    "pyttsx3",
)  # fmt: skip
SYSTEM_PACKAGES = {"linux": ("speechd-unofficial",), "win32": ("pywin32",)}
SETTINGS = ("language", "rate", "speech_volume", "sound_volume", "interface_volume", "voice",
            "braille", "sound_pack")  # fmt: skip


def print_diagnosis() -> int:
    """Print all parts of the diagnosis, even if some fail. Return exit status 0."""
    for title, part in PARTS.items():
        try:
            for line in part():
                print(hide_home(f"{title}: {line}"), flush=True)
        except Exception as error:
            print(hide_home(f"{title}: failed with {error!r}"), flush=True)
    disable_sound_exit_hook()
    return 0


def disable_sound_exit_hook() -> None:
    """Unregister pyglet's exit handler for sound if sound was not loaded.

    The handler would fail and print a traceback.
    """
    drivers = sys.modules.get("pyglet.media.drivers")
    if drivers is not None and "pyglet.media" not in sys.modules:
        atexit.unregister(drivers._delete_audio_driver)


def hide_home(text: str) -> str:
    """Return a text with the home folder, which contains the user's name, replaced by `~`."""
    home = str(Path.home())
    return text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")


def program_lines() -> Iterator[str]:
    """Yield the versions of the program and of the operating system."""
    kind = "frozen" if getattr(sys, "frozen", False) else "not frozen"
    yield f"audiowar {__version__}, {kind}, Python {platform.python_version()}"
    yield f"{platform.system()} {platform.release()} {platform.version()} {platform.machine()}"
    yield f"language {locale.getlocale()[0]}, encoding {sys.getfilesystemencoding()}"


def package_lines() -> Iterator[str]:
    """Yield the versions of the libraries."""
    packed = read_bundled_versions()
    for name in (*PACKAGES, *SYSTEM_PACKAGES.get(sys.platform, ())):
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} {packed.get(name.lower(), 'of unknown version')}"


def read_bundled_versions() -> dict[str, str]:
    """Return the versions of the libraries that a frozen program names in its list of licences."""
    file = Path(getattr(sys, "_MEIPASS", "")) / "THIRD_PARTY"
    if not (getattr(sys, "frozen", False) and file.is_file()):
        return {}
    named = re.findall(r"^([\w.-]+) (\d\S*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in named}


def settings_lines() -> Iterator[str]:
    """Yield the settings of voice and sound, and whether they can be saved."""
    kept = Settings()
    yield (
        ", ".join(
            f"{name}={kept.stored_values[name]}" for name in SETTINGS if name in kept.stored_values
        )
        or "usual"
    )
    folder = data_folder()
    there = "there" if folder.is_dir() else "not there yet"
    yield f"the folder is {there}, {'writable' if is_folder_writable() else 'not writable'}"
    if kept.problem:
        yield kept.problem


def is_folder_writable() -> bool:
    """Return whether the data folder, or its nearest existing parent, is writable."""
    folder = data_folder()
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return os.access(folder, os.W_OK)


def display_lines() -> Iterator[str]:
    """Yield whether a window could open, and the libraries that it lacks."""
    # Imported late, so that an error in it is reported as a part of the diagnosis.
    from .display_check import find_display_problem, find_packages_of_missing_libraries

    yield find_display_problem() or "there"
    for library, package in find_packages_of_missing_libraries().items():
        yield f"{library} is missing (Debian: {package})"


@contextmanager
def discard_error_output() -> Iterator[None]:
    """Discard what native libraries, such as ALSA, write to standard error inside the block."""
    try:
        kept = os.dup(2)
    except OSError:
        # A Windows program without a console has no standard error.
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def sound_lines() -> Iterator[str]:
    """Yield the backend that plays sounds."""
    # Imported late, so that an error in it is reported as a part of the diagnosis.
    from audiowar.sound.backends import open_backend

    with discard_error_output():
        backend, problem = open_backend()
        backend.close()
    yield f"{backend.name} {problem}".rstrip()


def voice_lines() -> Iterator[str]:
    """Yield the voices that were tried and the first one that works. Nothing is spoken."""
    windows_com.set_generated_files(data_folder() / "com")
    speaker = Speaker(make_voice_chain(), Settings().get("language", "en"))
    end = time.monotonic() + VOICE_TIMEOUT
    try:
        while time.monotonic() < end:
            speaker.tick()
            for event in speaker.take_events():
                name = event.name or ("nobody" if event.kind is SpeechEventKind.SPEAKING else "")
                yield " ".join(filter(None, (event.kind.value, name, event.detail)))
                if event.kind is SpeechEventKind.SPEAKING and event.name:
                    return
            time.sleep(0.1)
    finally:
        speaker.close()


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "program": program_lines,
    "package": package_lines,
    "settings": settings_lines,
    "display": display_lines,
    "sound": sound_lines,
    "voice": voice_lines,
}
