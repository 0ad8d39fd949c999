"""Select the parts of Python, of the packages and of audiowar that the page needs."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from audiowar.l10n.discover_locales import discover_locales
from audiowar.resources import find_data_folder
from audiowar.sound.packs import STANDARD_PACK_NAME, load_pack
from audiowar.web.page_sound_backend import INDEX_FILE, make_sound_index_dict

REPOSITORY: Final = Path(__file__).resolve().parents[2]

UNUSED_MODULES: Final = frozenset(
    """
    _pyrepl antigravity __hello__ __phello__ bdb cProfile calendar cmd code colorsys compileall
    csv ctypes curses dbm difflib doctest email filecmp fileinput ftplib getopt getpass gettext
    graphlib gzip html/parser http idlelib imaplib mailbox mimetypes modulefinder
    multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib pprint profile
    pstats pty py_compile pyclbr pydoc pydoc_data queue quopri rlcompleter sched shelve smtplib
    socketserver sqlite3 stringprep symtable tabnanny this timeit tomllib trace tty unittest uuid
    venv webbrowser wsgiref xml xmlrpc zipapp _pyio _markupbase argparse runpy tracemalloc
    """.split()  # noqa: SIM905
)
"""Modules of the standard library that the page never loads."""
NEEDED_ENCODINGS: Final = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "utf_8",
    "utf_8_sig",
)
"""The encodings of the standard library that the page needs."""
UNUSED_FILES_OF_PACKAGES: Final = (
    "babel/messages",
    "babel/locale-data",
    "babel/lists.py",
    "babel/support.py",
    "babel/units.py",
    "pytz/zoneinfo",
)
"""Files and folders of third-party packages that the page never loads."""
NEEDED_PACKAGES: Final = (
    "announce", "archive", "bots", "games", "input", "l10n", "rules", "client", "storage",
    "table", "sound", "speech", "ui", "web",
)  # fmt: skip
"""The packages of audiowar that the page needs."""
NEEDED_MODULES: Final = (
    *("__init__", "publisher_info", "user_error", "choose_player_language", "generate_manual"),
    "resources",
)
"""The modules of audiowar outside these packages that the page needs."""
UNUSED_FILES_OF_AUDIOWAR: Final = (
    "sound/pyglet_backend.py",
    "web/page",
    "web/site",
    "web/built_page.py",
    "client/discovery.py",
    "client/socket_thread.py",
    "ui/online/discovery_menu.py",
)
"""Files and folders in the packages of audiowar that the page never loads."""


def unpack_standard_library(archive: Path, into: Path) -> None:
    """Unpack the modules of the standard library that the page needs."""
    with ZipFile(archive) as packed:
        for name in packed.namelist():
            if is_needed_module(name):
                packed.extract(name, into)


def is_needed_module(name: str) -> bool:
    """Return whether the page needs a file of the standard library."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in NEEDED_ENCODINGS
    return (
        top.removesuffix(".py") not in UNUSED_MODULES
        and name.removesuffix(".py") not in UNUSED_MODULES
    )


def trim_packages(site: Path) -> None:
    """Remove from the third-party packages what the page never loads.

    Babel's data of our languages stays.
    """
    kept = {locale.babel_tag.replace("-", "_") for locale in discover_locales().values()}
    kept |= {name.partition("_")[0] for name in kept} | {"root"}
    data = site / "babel" / "locale-data"
    languages = {path: path.read_bytes() for path in data.glob("*.dat") if path.stem in kept}
    for name in UNUSED_FILES_OF_PACKAGES:
        remove(site / name)
    data.mkdir()
    for path, content in languages.items():
        path.write_bytes(content)
    for path in [*site.glob("*.dist-info"), *site.rglob("*.pyi"), *site.rglob("py.typed")]:
        remove(path)


def remove(path: Path) -> None:
    """Remove a file or a folder."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def copy_audiowar(site: Path) -> None:
    """Copy the needed packages of audiowar, its messages, and the index of the sounds."""
    package = site / "audiowar"
    source = REPOSITORY / "audiowar"
    for name in NEEDED_PACKAGES:
        shutil.copytree(source / name, package / name, ignore=list_ignored_names)
    for name in NEEDED_MODULES:
        shutil.copy(source / f"{name}.py", package / f"{name}.py")
    for name in UNUSED_FILES_OF_AUDIOWAR:
        if (package / name).exists():
            remove(package / name)
    shutil.copytree(find_data_folder("locales"), package / "locales", ignore=list_ignored_names)
    standard = package / "sounds" / STANDARD_PACK_NAME
    standard.mkdir(parents=True)
    said = make_sound_index_dict(load_pack(find_data_folder("sounds") / STANDARD_PACK_NAME)[0])
    (standard / INDEX_FILE).write_text(json.dumps(said, separators=(",", ":")), encoding="utf-8")


def list_ignored_names(where: str, names: Iterable[str]) -> set[str]:
    """Return the names in a folder that do not belong on the page. For `shutil.copytree`."""
    return {
        name for name in names if name in ("__pycache__", "README.md", "py.typed", "__main__.py")
    }
