"""Assemble the folder of the page for browsers."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import icon
from archives import compute_sha256
from fetch_components import (
    MissingComponent,
    fetch_pyodide,
    make_licence_text,
    run,
    unpack_packages,
)
from select_files import REPOSITORY, copy_audiowar, trim_packages, unpack_standard_library
from sound_pack import FORMATS, make_sound_pack

from audiowar.generate_manual import get_manual_file_name, render_manual_html
from audiowar.input.keymap import load_keymap
from audiowar.l10n.discover_locales import discover_locales
from audiowar.web.buttons import make_buttons_json_object
from audiowar.web.player_engine import BROWSER_KEYS_FILE
from audiowar.web.static_page_texts import render_static_page_texts

CACHE_FOLDER: Final = REPOSITORY / "build" / "web"
PAGE_FOLDER: Final = REPOSITORY / "audiowar" / "web" / "page"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
ICON_SIZES: Final = (32, 180, 192, 512)
INCOMPRESSIBLE_SUFFIXES: Final = (".png", ".pack")
"""Endings of files that cannot be compressed further."""
BEST_COMPRESSION: Final = ("11", 9)
QUICK_COMPRESSION: Final = ("5", 6)
"""Compression levels of brotli and gzip."""
FILES_BEFORE_PLAY: Final = (
    "core.zip", "python/pyodide.asm.mjs", "python/pyodide.asm.wasm", "python/python_stdlib.zip",
)  # fmt: skip
"""The files that the page's worker must load before a game can begin."""


def build_page(outs: Sequence[Path], quick: bool = False) -> int:
    """Build the page, and write it to each folder of `outs`, replacing what is there.

    Return the exit status: 1 if a component or a tool is missing. With `quick`, compress less.
    """
    CACHE_FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=CACHE_FOLDER) as made:
            site = Path(made) / "site"
            site.mkdir()
            write_page_files(site, Path(made))
            compress_files(site, QUICK_COMPRESSION if quick else BEST_COMPRESSION)
            for out in outs:
                shutil.rmtree(out, ignore_errors=True)
                out.parent.mkdir(parents=True, exist_ok=True)
                shutil.copytree(site, out)
    except MissingComponent as missing:
        print(f"The page cannot be built: {missing}.")
        return 1
    for out in outs:
        print_download_size(out)
    return 0


def write_page_files(site: Path, work: Path) -> None:
    """Write every file of the page to the folder `site`."""
    for path in PAGE_FOLDER.iterdir():
        shutil.copy(path, site / path.name)
    write_python(site / "python", site / "core.zip", work)
    for kind in FORMATS:
        (site / f"sounds.{kind}.pack").write_bytes(make_sound_pack(kind))
    for size in ICON_SIZES:
        (site / f"icon-{size}.png").write_bytes(icon.make_png(size))
    keys = load_keymap([BROWSER_KEYS_FILE])[0]
    for tag in discover_locales():
        (site / get_manual_file_name(tag)).write_text(
            render_manual_html(tag, keys), encoding="utf-8", newline="\n"
        )
    write_json(site / "words.json", render_static_page_texts())
    write_json(site / "buttons.json", make_buttons_json_object())
    write_json(site / "manifest.json", make_manifest())
    (site / "licences.txt").write_text(
        make_licence_text(CACHE_FOLDER), encoding="utf-8", newline="\n"
    )
    write_version_and_checksums(site)


def write_python(runtime: Path, core: Path, work: Path) -> None:
    """Write the interpreter to `runtime` and the compiled program to `core`."""
    source = fetch_pyodide(CACHE_FOLDER)
    runtime.mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(source / name, runtime / name)
    patch_memory_growth(runtime / "pyodide.asm.mjs")
    write_json(runtime / "pyodide-lock.json", load_lock_without_packages(source))
    library, program = work / "code" / "library", work / "code" / "program"
    unpack_standard_library(source / "python_stdlib.zip", library)
    unpack_packages(CACHE_FOLDER, program)
    trim_packages(program)
    copy_audiowar(program)
    compiler = Path(__file__).with_name("compile.mjs")
    run("node", str(compiler), str(source), str(library.parent))
    store_in_zip(library, runtime / "python_stdlib.zip")
    store_in_zip(program, core)


RESTORE_CODE: Final = "return Module.HEAP8.set(t),l}"
"""The code with which Pyodide restores the memory of an interpreter from a snapshot."""


def patch_memory_growth(script: Path) -> None:
    """Make Pyodide enlarge its memory before it restores a larger memory from a snapshot.

    Raises MissingComponent unless the script contains `RESTORE_CODE` exactly once.
    """
    text = script.read_text(encoding="utf-8")
    if text.count(RESTORE_CODE) != 1:
        raise MissingComponent(f"{script.name}: restores snapshots in another way")
    larger = "return Module.HEAP8.length<t.length&&growMemory(t.length),Module.HEAP8.set(t),l}"
    script.write_text(text.replace(RESTORE_CODE, larger), encoding="utf-8", newline="\n")


def load_lock_without_packages(source: Path) -> dict[str, object]:
    """Return Pyodide's lock file without packages, because the page loads none."""
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {**lock, "packages": {}}


def store_in_zip(folder: Path, target: Path) -> None:
    """Store the files of a folder in a zip file, sorted and without dates.

    They are not compressed, because a web server compresses the whole zip file better.
    """
    with ZipFile(target, "w", ZIP_STORED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                packed.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), path.read_bytes())


def make_manifest() -> dict[str, object]:
    """Return the web app manifest, which a phone needs to put the page on its home screen."""
    icons = [{"src": f"icon-{n}.png", "sizes": f"{n}x{n}", "type": "image/png"} for n in (192, 512)]
    return {
        **{"name": "audiowar", "short_name": "audiowar", "id": "./", "start_url": "./"},
        **{"display": "standalone", "background_color": "#000000", "theme_color": "#000000"},
        "icons": [{**one, "purpose": "any"} for one in icons],
    }


def write_version_and_checksums(site: Path) -> None:
    """Write the version to `site.json`, and the files for offline play to the service worker.

    The version is a hash of all files.
    """
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    names.remove("service_worker.js")
    whole = hashlib.sha256()
    for name in [*names, "service_worker.js"]:
        whole.update(name.encode() + b"\0" + (site / name).read_bytes())
    version = whole.hexdigest()[:16]
    size = sum((site / name).stat().st_size for name in FILES_BEFORE_PLAY)
    write_json(
        site / "site.json", {"version": version, "size": size, "styles": list_style_hashes(site)}
    )
    worker = site / "service_worker.js"
    text = worker.read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version)
    text = text.replace('"@FILES@"', json.dumps(list_checksums(site, names)))
    worker.write_text(text, encoding="utf-8", newline="\n")


def list_checksums(site: Path, names: Sequence[str]) -> dict[str, str]:
    """Return the checksum of each file for offline play, in the format of subresource integrity.

    `site.json` has none, because a server may add to it; its version is compared instead.
    """
    found = {}
    for name in names:
        digest = hashlib.sha256((site / name).read_bytes()).digest()
        found[name] = f"sha256-{base64.b64encode(digest).decode()}"
    return {"./": found["index.html"], **found, "site.json": ""}


def list_style_hashes(site: Path) -> list[str]:
    """Return the hashes of the styles in the manuals, for the content security policy."""
    found = set()
    for path in site.glob("manual-*.html"):
        for style in re.findall(
            r"<style>(.*?)</style>", path.read_text(encoding="utf-8"), re.DOTALL
        ):
            digest = hashlib.sha256(style.encode()).digest()
            found.add(f"sha256-{base64.b64encode(digest).decode()}")
    return sorted(found)


def write_json(path: Path, said: object) -> None:
    """Write a value to a file as JSON."""
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


def compress_files(site: Path, levels: tuple[str, int]) -> None:
    """Write, next to each compressible file, a brotli and a gzip copy for web servers.

    The copies are also kept in CACHE_FOLDER, so that an unchanged file is compressed only once.
    """
    packed = CACHE_FOLDER / f"packed-{levels[0]}"
    packed.mkdir(exist_ok=True)
    paths = (
        path
        for path in site.rglob("*")
        if path.is_file() and path.suffix not in INCOMPRESSIBLE_SUFFIXES
    )
    largest_first = sorted(paths, key=lambda path: path.stat().st_size, reverse=True)
    kept = {path: packed / compute_sha256(path) for path in largest_first}
    new = {name: path for path, name in kept.items() if not name.with_suffix(".gz").exists()}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compress_file, new.values(), new.keys(), repeat(levels)))
    for path, name in kept.items():
        for ending in (".br", ".gz"):
            shutil.copy(name.with_suffix(ending), path.with_name(path.name + ending))


def compress_file(path: Path, kept: Path, levels: tuple[str, int]) -> None:
    """Compress a file with brotli and gzip. Keep the results as `kept` plus .br and .gz."""
    brotli, gz = levels
    run("brotli", "-q", brotli, "-w", "24", "-f", "-o", str(kept.with_suffix(".br")), str(path))
    kept.with_suffix(".gz").write_bytes(gzip.compress(path.read_bytes(), gz, mtime=0))


def print_download_size(out: Path) -> None:
    """Print how much a first visit loads from a server that uses brotli."""
    total = 0
    for path in sorted(out.rglob("*")):
        if path.suffix in (".br", ".gz") or path.is_dir() or path.name == "sounds.mp3.pack":
            continue
        packed = path.with_name(path.name + ".br")
        total += (packed if packed.exists() else path).stat().st_size
    print(f"{out}: {total} bytes to load, with brotli.")
