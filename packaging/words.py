"""The texts of the installer and the download page in every language, read from `words/`.

The texts in Serbian Cyrillic are derived from those in Serbian Latin.
"""

from __future__ import annotations

import configparser
import re
from pathlib import Path
from typing import Final

from audiowar.l10n.discover_locales import discover_locales
from audiowar.l10n.protect_from_transliteration import protect_from_transliteration
from audiowar.l10n.serbian_cyrillic import LatinToCyrillic

FOLDER: Final = Path(__file__).parent / "words"
CYRILLIC: Final = "sr-Cyrl"
PROTECTED_FROM_CYRILLIC: Final = re.compile(r"`[^`]*`|\{\w+\}")
"""Matches what stays in Latin letters: a name between backticks, or a placeholder."""

Words = dict[str, dict[str, str]]
"""The texts by section and name."""


def list_languages() -> list[str]:
    """Return the tags of all languages of the game."""
    return list(discover_locales())


def load_words(tag: str) -> Words:
    """Return all texts of a language. Raises KeyError if there are none."""
    latin = "sr" if tag == CYRILLIC else tag
    read = configparser.ConfigParser(delimiters="=", interpolation=None, comment_prefixes=";")
    if not read.read(FOLDER / f"{latin}.ini", encoding="utf-8"):
        raise KeyError(tag)
    texts = {name: dict(read[name]) for name in read.sections()}
    if tag != CYRILLIC:
        return texts
    write = LatinToCyrillic()
    return {
        section: {name: _cyrillic(write, text) for name, text in named.items()}
        for section, named in texts.items()
    }


def split_list(text: str) -> list[str]:
    """Return the items of a list. The text has one item in each line."""
    return [line for line in text.splitlines() if line]


def remove_backticks(text: str) -> str:
    """Remove all backticks from a text."""
    return text.replace("`", "")


def _cyrillic(write: LatinToCyrillic, text: str) -> str:
    return write(
        PROTECTED_FROM_CYRILLIC.sub(lambda kept: protect_from_transliteration(kept[0]), text)
    )
