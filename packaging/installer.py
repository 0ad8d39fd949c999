"""Make the Windows installer with NSIS."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import signing
from words import CYRILLIC, load_words, remove_backticks

SCRIPT: Final = Path(__file__).parent / "windows" / "installer.nsi"
NSIS_LANGUAGES: Final = {"en": "ENGLISH", "es": "SPANISH", "ro": "ROMANIAN", "sr": "SERBIANLATIN",
                CYRILLIC: "SERBIAN"}  # fmt: skip
"""The names of our languages in NSIS."""


def make_installer(
    built: Path,
    target: Path,
    version: str,
    icon: bytes,
    work: Path,
    moment: int,
    quick: bool = False,
    signer: str = "",
    patience: int = 60,
) -> Path:
    """Make the installer of the program in the folder `built`. Return `target`, its path.

    The folder `work` is emptied and used for temporary files. All files in `built` get the Unix
    time `moment`, so that the same files give the same installer. With `quick`, they are compressed
    less. `signer` is a shell command that signs the uninstaller; the uninstaller's file name is
    added at its end. An update waits at most `patience` seconds for the game to end. Raises
    CalledProcessError if makensis fails.
    """
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "audiowar.ico").write_bytes(icon)
    for name, lines in (
        ("words.nsh", make_text_lines()),
        ("files.nsh", make_install_lines(built)),
        ("gone.nsh", make_uninstall_lines(built)),
        ("languages.nsh", make_language_lines()),
    ):
        # The byte order mark tells NSIS that the file is UTF-8, whatever the system's code page is.
        (work / name).write_text("\n".join(lines) + "\n", encoding="utf-8-sig")
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file()) // 1024
    defined = {"VERSION": version, "OUT": target.resolve(), "SIZE": size,
               "ICON": (work / "audiowar.ico").resolve(), "PATIENCE": 2 * patience}  # fmt: skip
    # Windows shows the address and the contact in its list of programs.
    facts = signing.read_facts(built)
    defined |= {name.upper(): facts[name] for name in ("address", "contact") if facts.get(name)}
    flags = [f"-D{name}={value}" for name, value in defined.items()] + ["-DQUICK"] * quick
    if signer:
        (work / "sign.sh").write_text(f'{signer} "$1"\n', encoding="utf-8")
        flags.append("-DSIGNED")
    command = ["makensis", "-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8", *flags, str(SCRIPT)]
    # The files in the installer get the times of the files on the disk.
    for path in built.rglob("*"):
        os.utime(path, (moment, moment))
    # makensis accepts paths with letters beyond ASCII only in a UTF-8 locale. It looks for included
    # files in the current folder.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment), "LC_ALL": "C.UTF-8"}
    subprocess.run(command, cwd=work, check=True, env=environment)
    return target


def make_text_lines() -> Iterator[str]:
    """Yield the NSIS lines with the installer's texts in every language."""
    for tag, name in NSIS_LANGUAGES.items():
        for message, text in load_words(tag)["installer"].items():
            yield f"LangString {message} ${{LANG_{name}}} {quote_for_nsis(remove_backticks(text))}"


def make_language_lines() -> Iterator[str]:
    """Yield the NSIS lines that pass the chosen language to the game."""
    for tag, name in NSIS_LANGUAGES.items():
        yield f"!insertmacro hand_over ${{LANG_{name}}} {tag}"


def quote_for_nsis(text: str) -> str:
    """Return a text as a quoted string of NSIS."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"') + '"'


def list_folders(built: Path) -> list[Path]:
    """Return the folder `built` and all folders in it, outer folders first."""
    return [built, *sorted(path for path in built.rglob("*") if path.is_dir())]


def get_installed_path(built: Path, path: Path) -> str:
    """Return the path of a file or folder after installation."""
    place = path.relative_to(built).as_posix().replace("/", "\\")
    return "$INSTDIR" if path == built else f"$INSTDIR\\{place}"


def make_install_lines(built: Path) -> Iterator[str]:
    """Yield the NSIS lines that install every file."""
    for folder in list_folders(built):
        files = sorted(path for path in folder.iterdir() if path.is_file())
        if files:
            yield f'SetOutPath "{get_installed_path(built, folder)}"'
            yield from (f'File "{path.resolve()}"' for path in files)


def make_uninstall_lines(built: Path) -> Iterator[str]:
    """Yield the NSIS lines that remove every installed file, and then the empty folders."""
    for path in sorted(path for path in built.rglob("*") if path.is_file()):
        yield f'Delete "{get_installed_path(built, path)}"'
    for folder in reversed(list_folders(built)[1:]):
        yield f'RMDir "{get_installed_path(built, folder)}"'
