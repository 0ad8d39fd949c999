"""Find the available languages (folders with a locale.ini), and the language to start with."""

from __future__ import annotations

import configparser
import os
import re
import sys
import warnings
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from audiowar import resources

from .list_joining import ListRules
from .translation_problem import TranslationProblem

FALLBACK_LANGUAGE = "en"
"""The language whose messages replace those that are missing in any other language."""
_PLURALS = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-[0-9]{3})?")
_TAG = re.compile(r"[A-Za-z0-9-]{1,40}")
"""The pattern of valid language tags, which are also safe folder names."""
_POSIX_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Locale:
    """One language in one script."""

    tag: str
    """The BCP 47 tag, such as "sr" or "sr-Cyrl"."""
    own_name: str
    """The language's own name."""
    language_request: str
    """The request "choose your language" in this language, with the keys to use."""
    touch_language_request: str
    """The request "choose your language" in this language for touch screens, without keys."""
    folder: Path
    """The folder of the locale's messages. A derived locale has the same folder as its original."""
    babel_tag: str
    """The locale from which Babel takes plural rules and number formats, such as "sr-Latn"."""
    languages_that_understand: tuple[str, ...] = ()
    """Other languages whose speakers most likely understand this one."""
    fallback: str = FALLBACK_LANGUAGE
    """The fallback language for missing messages; empty for English."""
    transliteration_script: str = ""
    """The script to which messages are transliterated ("Cyrl"); empty if they are not."""
    untransliterated_phrases: tuple[str, ...] = ()
    """Words and phrases that are not transliterated."""
    list_rules: ListRules = field(default_factory=ListRules)


def discover_locales(
    root: Path | None = None, problems: list[TranslationProblem] | None = None
) -> dict[str, Locale]:
    """Return all languages by tag. A derived language (sr-Cyrl) follows its original (sr).

    A folder whose locale.ini is missing or wrong is left out and reported in `problems`.
    """
    noted = problems if problems is not None else []
    folders = sorted(path for path in _root(root).iterdir() if path.is_dir())
    return {
        locale.tag: locale
        for folder in folders
        if folder.name[0] not in "._"
        for locale in read_locales(folder, noted)
    }


def get_locale_or_english(
    tag: str, root: Path | None = None, problems: list[TranslationProblem] | None = None
) -> Locale:
    """Return the locale with a tag. If there is none, add a problem and return English.

    Raises FileNotFoundError if English is missing too.
    """
    noted = problems if problems is not None else []
    folders = (tag, tag.partition("-")[0]) if _TAG.fullmatch(tag) else ()
    for folder in (_root(root) / name for name in folders):
        for locale in read_locales(folder, noted) if folder.is_dir() else ():
            if locale.tag == tag:
                return locale
    if tag == FALLBACK_LANGUAGE:
        raise FileNotFoundError(f"no language {FALLBACK_LANGUAGE!r} in {_root(root)}")
    noted.append(TranslationProblem("", 0, f"no language {tag!r}"))
    return get_locale_or_english(FALLBACK_LANGUAGE, root, noted)


def _root(root: Path | None) -> Path:
    return root if root is not None else resources.find_data_folder("locales")


def read_locales(folder: Path, problems: list[TranslationProblem]) -> list[Locale]:
    """Return the locale that a folder's locale.ini describes, then those derived from it.

    An invalid file is reported in `problems`. English exists even then, as the last fallback.
    """
    try:
        return [*_parsed(folder, (folder / "locale.ini").read_text(encoding="utf-8"))]
    except KeyError as missing:
        text = f"{missing.args[0]} is missing"
    except RecursionError:
        text = "too deep"
    except (OSError, ValueError, IndexError, OverflowError, configparser.Error, re.error) as error:
        text = str(error).replace("\n", " ")
    problems.append(TranslationProblem(f"{folder.name}/locale.ini", 0, text))
    return [_english(folder)] if folder.name == FALLBACK_LANGUAGE else []


@cache
def _parsed(folder: Path, text: str) -> tuple[Locale, ...]:
    parser = configparser.ConfigParser(delimiters="=", interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    base = _locale(folder, parser["locale"], _joining(parser["lists"]))
    return base, *_derived(base, parser)


def _english(folder: Path) -> Locale:
    names = ("English", "Choose your language", "Choose your language")
    return Locale(FALLBACK_LANGUAGE, *names, folder, FALLBACK_LANGUAGE, fallback="")


def _locale(folder: Path, section: Mapping[str, str], joining: ListRules) -> Locale:
    tag = folder.name
    if not _PLURALS.fullmatch(section.get("plurals", tag)):
        raise ValueError("plurals: no locale of CLDR")
    return Locale(
        tag=tag,
        own_name=section["name"],
        language_request=section["choose"],
        touch_language_request=section.get("touch", section["choose"]),
        folder=folder,
        babel_tag=section.get("plurals", tag),
        languages_that_understand=tuple(section.get("also", "").split()),
        fallback=section.get("fallback", "" if tag == FALLBACK_LANGUAGE else FALLBACK_LANGUAGE),
        list_rules=joining,
    )


def _derived(base: Locale, parser: configparser.ConfigParser) -> list[Locale]:
    """Return the locales of the sections [derived TAG], which differ only in their script."""
    return [
        replace(
            base,
            tag=name.split()[1],
            own_name=section["name"],
            language_request=section["choose"],
            touch_language_request=section.get("touch", section["choose"]),
            transliteration_script=section["script"],
            untransliterated_phrases=tuple(
                phrase.strip() for phrase in section.get("kept", "").split(",")
            ),
        )
        for name, section in parser.items()
        if name.startswith("derived ")
    ]


def _joining(section: Mapping[str, str]) -> ListRules:
    # `and = y` sets the usual conjunction, `and.e` the pattern of items that "e" precedes instead.
    kinds = ("and", "or")
    with warnings.catch_warnings():
        # Warnings about future Python versions must not appear in a player's terminal.
        warnings.simplefilter("ignore", FutureWarning)
        before = {
            kind: tuple(
                (key.partition(".")[2], re.compile(beginning, re.IGNORECASE))
                for key, beginning in section.items()
                if key.startswith(f"{kind}.")
            )
            for kind in kinds
        }
    return ListRules({kind: section[kind] for kind in kinds}, before, section.get("you") == "last")


def find_language_chosen_in_installer(tags: Collection[str]) -> str:
    """Return the language tag chosen in the Windows installer, or "" if there is none."""
    if not hasattr(sys, "frozen"):
        return ""
    try:
        tag = Path(sys.executable).with_name("language.txt").read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
    return tag if tag in tags else ""


def find_system_language(
    known: Mapping[str, Locale], environment: Mapping[str, str] = os.environ
) -> str:
    """Return the tag of the known language nearest to the system's, by default English."""
    return find_nearest_known_language(_system_name(environment), known)


def _system_name(environment: Mapping[str, str]) -> str:
    for variable in _POSIX_VARIABLES:
        if environment.get(variable):
            return environment[variable]
    # Imported late, because it is only needed on the first start.
    import locale

    if os.name == "nt":
        import ctypes

        kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009
        return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")
    return locale.getlocale()[0] or ""


def find_nearest_known_language(system_locale: str, known: Mapping[str, Locale]) -> str:
    """Return the tag of the known language nearest to a system locale such as "es_MX.UTF-8".

    A script is chosen only if the name contains it: "sr_RS" is Serbian in Latin letters.
    """
    language, *rest = re.split(r"[_.@-]+", system_locale.lower())
    script = "Cyrl" if {"cyrl", "cyrillic"} & set(rest) else ""

    def distance(locale: Locale) -> tuple[bool, bool, int]:
        parts = set(locale.tag.lower().split("-")[1:])
        return locale.transliteration_script != script, not parts <= set(rest), -len(parts)

    locales = known.values()
    near = [
        one
        for one in locales
        if language in (one.tag.partition("-")[0], *one.languages_that_understand)
    ]
    return min(near, key=distance).tag if near else FALLBACK_LANGUAGE
