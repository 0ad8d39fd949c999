"""Make the Windows installer with NSIS."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import signing
from words import CYRILLIC, plain, words

SCRIPT: Final = Path(__file__).parent / "windows" / "installer.nsi"
NAMES: Final = {"en": "ENGLISH", "es": "SPANISH", "ro": "ROMANIAN", "sr": "SERBIANLATIN",
                CYRILLIC: "SERBIAN"}  # fmt: skip
"""What NSIS calls the languages."""


def installer(
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
    """Make the installer of a folder that PyInstaller has built. Raises CalledProcessError.

    `moment`: the time of all files; the same ones make the same installer. `quick`: pack it less
    tightly. `signer`: the command that signs the uninstaller, whose name follows it.
    `patience`: seconds that an update waits for the game to end.
    """
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "audiowar.ico").write_bytes(icon)
    for name, lines in (
        ("words.nsh", spoken()),
        ("files.nsh", installed(built)),
        ("gone.nsh", gone(built)),
        ("languages.nsh", handed_over()),
    ):
        # With its mark NSIS reads the file as UTF-8.
        (work / name).write_text("\n".join(lines) + "\n", encoding="utf-8-sig")
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file()) // 1024
    defined = {"VERSION": version, "OUT": target.resolve(), "SIZE": size,
               "ICON": (work / "audiowar.ico").resolve(), "PATIENCE": 2 * patience}  # fmt: skip
    # Windows shows them in its list of programs.
    facts = signing.read_facts(built)
    defined |= {name.upper(): facts[name] for name in ("address", "contact") if facts.get(name)}
    flags = [f"-D{name}={value}" for name, value in defined.items()] + ["-DQUICK"] * quick
    if signer:
        (work / "sign.sh").write_text(f'{signer} "$1"\n', encoding="utf-8")
        flags.append("-DSIGNED")
    command = ["makensis", "-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8", *flags, str(SCRIPT)]
    # It looks for what is included in the folder where it is started.
    for path in built.rglob("*"):
        os.utime(path, (moment, moment))
    # Without a UTF-8 locale it does not take paths with other letters.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment), "LC_ALL": "C.UTF-8"}
    subprocess.run(command, cwd=work, check=True, env=environment)
    return target


def spoken() -> Iterator[str]:
    """Yield what the installer says, in every language."""
    for tag, name in NAMES.items():
        for message, text in words(tag)["installer"].items():
            yield f"LangString {message} ${{LANG_{name}}} {quoted(plain(text))}"


def handed_over() -> Iterator[str]:
    """Yield the calls that hand the chosen language over to the game."""
    for tag, name in NAMES.items():
        yield f"!insertmacro hand_over ${{LANG_{name}}} {tag}"


def quoted(text: str) -> str:
    """A text as NSIS reads it."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"') + '"'


def folders(built: Path) -> list[Path]:
    """The folder and all in it, outer ones first."""
    return [built, *sorted(path for path in built.rglob("*") if path.is_dir())]


def inside(built: Path, path: Path) -> str:
    """The place of a file or folder where it is installed."""
    place = path.relative_to(built).as_posix().replace("/", "\\")
    return "$INSTDIR" if path == built else f"$INSTDIR\\{place}"


def installed(built: Path) -> Iterator[str]:
    """Yield what puts every file in its place."""
    for folder in folders(built):
        files = sorted(path for path in folder.iterdir() if path.is_file())
        if files:
            yield f'SetOutPath "{inside(built, folder)}"'
            yield from (f'File "{path.resolve()}"' for path in files)


def gone(built: Path) -> Iterator[str]:
    """Yield what takes every file away, and folders that are empty then."""
    for path in sorted(path for path in built.rglob("*") if path.is_file()):
        yield f'Delete "{inside(built, path)}"'
    for folder in reversed(folders(built)[1:]):
        yield f'RMDir "{inside(built, folder)}"'
