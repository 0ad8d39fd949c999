"""Discover the languages: a folder each, with a locale.ini that says how it calls itself."""

from __future__ import annotations

import configparser
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from audiowar import resources

from .grammar import Joining
from .problems import Problem

FALLBACK = "en"
"""The language behind every other one."""
_POSIX_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Locale:
    """One language in one script."""

    tag: str
    """As in BCP 47: "sr", "sr-Cyrl"."""
    name: str
    """What the language calls itself."""
    choose: str
    """The request to choose a language, in this one."""
    folder: Path
    """Where its messages are; a derived locale's are those of the one it derives from."""
    plural_tag: str
    """The locale by which CLDR and Babel know its plurals and numbers ("sr-Latn")."""
    voices: tuple[str, ...]
    """Languages of voices that can read it, best first."""
    also: tuple[str, ...] = ()
    """Other languages of a system whose user most likely reads this one."""
    script: str = ""
    """ "Cyrl" when the finished text is transliterated, else empty."""
    joining: Joining = Joining()


def discover(root: Path | None = None, problems: list[Problem] | None = None) -> dict[str, Locale]:
    """The languages by tag, derived scripts after what they derive from.

    `root` is the folder of all locales (default: the program's own). A folder whose locale.ini is
    missing or wrong is told in `problems` and left out.
    """
    noted = problems if problems is not None else []
    found: dict[str, Locale] = {}
    for folder in sorted(path for path in _root(root).iterdir() if path.is_dir()):
        for locale in read_locale(folder, noted):
            found[locale.tag] = locale
    return found


def find(tag: str, root: Path | None = None, problems: list[Problem] | None = None) -> Locale:
    """The language of a tag; English, and a problem, when there is none of that tag."""
    noted = problems if problems is not None else []
    folder = _root(root) / tag.split("-")[0]
    for name in (tag, folder.name):
        for locale in read_locale(folder.with_name(name), noted) if _has(folder, name) else ():
            if locale.tag == tag:
                return locale
    if tag == FALLBACK:
        raise FileNotFoundError(f"the locale {FALLBACK!r} is missing in {_root(root)}")
    noted.append(Problem("", 0, f"no language {tag!r}"))
    return find(FALLBACK, root, noted)


def _has(folder: Path, name: str) -> bool:
    return folder.with_name(name).is_dir()


def _root(root: Path | None) -> Path:
    return root if root is not None else resources.folder("locales")


def read_locale(folder: Path, problems: list[Problem]) -> list[Locale]:
    """Read a folder's locale.ini: the locale and those derived from it by another script."""
    file = f"{folder.name}/locale.ini"
    parser = configparser.ConfigParser(delimiters="=", interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    try:
        parser.read_string((folder / "locale.ini").read_text(encoding="utf-8"))
        base = _locale(folder.name, folder, parser["locale"], _joining(parser))
        derived = [
            replace(
                base,
                tag=section.split()[1],
                name=parser[section]["name"],
                choose=parser[section]["choose"],
                script=parser[section]["script"],
                also=(),
            )
            for section in parser.sections()
            if section.startswith("derived ")
        ]
    except KeyError as missing:
        problems.append(Problem(file, 0, f"{missing.args[0]} is missing"))
    except (OSError, UnicodeDecodeError, configparser.Error, re.error) as error:
        problems.append(Problem(file, 0, str(error).replace("\n", " ")))
    else:
        return [base, *derived]
    return []


def _locale(tag: str, folder: Path, section: Mapping[str, str], joining: Joining) -> Locale:
    return Locale(
        tag=tag,
        name=section["name"],
        choose=section["choose"],
        folder=folder,
        plural_tag=section.get("plurals", tag),
        voices=tuple(section.get("voices", tag).split()),
        also=tuple(section.get("also", "").split()),
        joining=joining,
    )


def _joining(parser: configparser.ConfigParser) -> Joining:
    """Read [lists]: `and = y`, and `and.e = …`, the beginning of a next item that changes it to "e"."""
    section = parser["lists"]
    before = {
        kind: tuple(
            (key.partition(".")[2], re.compile(beginning, re.IGNORECASE))
            for key, beginning in section.items()
            if key.startswith(f"{kind}.")
        )
        for kind in ("and", "or")
    }
    words = {kind: section[kind] for kind in ("and", "or")}
    return Joining(words, before, section.get("you", "first") == "last")


def system_language(
    locales: Iterable[Locale], environment: Mapping[str, str] = os.environ
) -> str:
    """The tag of the language nearest to the system's; English when none is near."""
    return match(_system_tag(environment), locales)


def _system_tag(environment: Mapping[str, str]) -> str:
    for variable in _POSIX_VARIABLES:
        if environment.get(variable):
            return environment[variable]
    import locale

    if os.name == "nt":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined]
        return locale.windows_locale.get(number, "")
    return locale.getlocale()[0] or ""


def match(system: str, locales: Iterable[Locale]) -> str:
    """The tag for a system's name of a language: "es_MX.UTF-8", "sr_RS@latin", "sr-Cyrl-RS", "C"."""
    words = re.split(r"[^a-z]+", system.split(".")[0].lower() + " " + system.partition("@")[2].lower())
    cyrillic = "cyrl" in words or "cyrillic" in words
    wanted = "Cyrl" if cyrillic else ""
    near = [one for one in locales if words[0] in (one.tag.split("-")[0], *one.also)]
    near.sort(key=lambda one: one.script != wanted)
    return near[0].tag if near else FALLBACK
