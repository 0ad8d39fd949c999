"""`audiowar --diagnose`: print facts for support, in English.

The facts contain no user name, no path of a private folder, and nothing about the player's games.
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
from audiowar.speech import windows_com
from audiowar.speech.shared_state import SpeechEventKind
from audiowar.speech.speaker import Speaker
from audiowar.speech.voices_to_try import make_voice_chain
from audiowar.storage.settings import Settings, get_data_folder

VOICE_TIMEOUT_SECONDS = 12.0
"""The maximum number of seconds to wait for a working voice."""
REPORTED_PACKAGES = (
    "accessible-output2", "accesskit", "Babel", "espeakng-loader", "fluent.runtime", "pyglet",
    "pyttsx3",
)  # fmt: skip
REPORTED_PACKAGES_BY_SYSTEM = {"linux": ("speechd-unofficial",), "win32": ("pywin32",)}
REPORTED_SETTINGS = (
    "language", "rate", "speech_volume", "sound_volume", "interface_volume", "voice", "braille",
    "sound_pack",
)  # fmt: skip


def print_diagnosis() -> int:
    """Print all parts of the diagnosis, even if some fail. Return exit status 0."""
    with discard_error_output():
        for title, part in DIAGNOSIS_PARTS.items():
            try:
                for line in part():
                    print(hide_home_folder(f"{title}: {line}"), flush=True)
            except Exception as error:
                print(hide_home_folder(f"{title}: failed with {error!r}"), flush=True)
    disable_exit_hook_of_unloaded_sound()
    return 0


@contextmanager
def discard_error_output() -> Iterator[None]:
    """Context manager: discard standard error, to which libraries such as ALSA write."""
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


def disable_exit_hook_of_unloaded_sound() -> None:
    """Unregister pyglet's exit handler for sound, which fails if sound was not loaded."""
    drivers = sys.modules.get("pyglet.media.drivers")
    if drivers is not None and "pyglet.media" not in sys.modules:
        atexit.unregister(drivers._delete_audio_driver)


def hide_home_folder(text: str) -> str:
    """Replace the home folder in a text by `~`, because its path contains the user's name."""
    home = str(Path.home())
    return text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")


def describe_program() -> Iterator[str]:
    """Yield the versions of the program, Python and the system, the language and the encoding."""
    kind = "frozen" if getattr(sys, "frozen", False) else "not frozen"
    yield f"audiowar {__version__}, {kind}, Python {platform.python_version()}"
    yield f"{platform.system()} {platform.release()} {platform.version()} {platform.machine()}"
    yield f"language {locale.getlocale()[0]}, encoding {sys.getfilesystemencoding()}"


def describe_package_versions() -> Iterator[str]:
    """Yield the versions of the libraries."""
    packed = read_bundled_versions()
    for name in (*REPORTED_PACKAGES, *REPORTED_PACKAGES_BY_SYSTEM.get(sys.platform, ())):
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} {packed.get(name.lower(), 'of unknown version')}"


def read_bundled_versions() -> dict[str, str]:
    """Return the versions of bundled libraries by lower-case name.

    They are read from the list of licences in a frozen program. Elsewhere, there are none.
    """
    file = Path(getattr(sys, "_MEIPASS", "")) / "THIRD_PARTY"
    if not (getattr(sys, "frozen", False) and file.is_file()):
        return {}
    named = re.findall(r"^([\w.-]+) (\d\S*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in named}


def describe_settings() -> Iterator[str]:
    """Yield the settings of voice and sound, and whether they can be saved."""
    kept = Settings()
    stored = kept.stored_values
    yield (
        ", ".join(f"{name}={stored[name]}" for name in REPORTED_SETTINGS if name in stored)
        or "usual"
    )
    folder = get_data_folder()
    there = "there" if folder.is_dir() else "not there yet"
    nearest = next(filter(Path.exists, (folder, *folder.parents)), folder)
    yield f"the folder is {there}, {'' if os.access(nearest, os.W_OK) else 'not '}writable"
    if kept.problem:
        yield kept.problem


def describe_display() -> Iterator[str]:
    """Yield the reason why no window can be opened, or "there"; then each missing library."""
    # Imported late, so that the diagnosis reports an error of this import.
    from .display_check import find_display_problem_id, find_packages_by_missing_library

    yield find_display_problem_id() or "there"
    for library, package in find_packages_by_missing_library().items():
        yield f"{library} is missing (Debian: {package})"


def describe_sound() -> Iterator[str]:
    """Yield a line with the backend that plays sounds, and its problem if it has one."""
    # Imported late, so that the diagnosis reports an error of this import.
    from audiowar.sound.pyglet_backend import open_sound_backend

    backend, problem = open_sound_backend()
    backend.close()
    yield f"{backend.name} {problem}".rstrip()


def describe_voices() -> Iterator[str]:
    """Try the voices, and yield each result up to the first voice that works. Speak nothing."""
    windows_com.set_generated_modules_folder(get_data_folder() / "com")
    speaker = Speaker(make_voice_chain(), Settings().get("language", "en"))
    end = time.monotonic() + VOICE_TIMEOUT_SECONDS
    try:
        while time.monotonic() < end:
            speaker.replace_stuck_thread()
            for event in speaker.take_events():
                name = event.name or ("nobody" if event.kind is SpeechEventKind.SPEAKING else "")
                yield " ".join(filter(None, (event.kind.value, name, event.reason)))
                if event.kind is SpeechEventKind.SPEAKING and event.name:
                    return
            time.sleep(0.1)
    finally:
        speaker.close()


DIAGNOSIS_PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "program": describe_program,
    "package": describe_package_versions,
    "settings": describe_settings,
    "display": describe_display,
    "sound": describe_sound,
    "voice": describe_voices,
}
