"""A folder of locales for tests: English and Serbian with a few messages."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from audiowar import resources
from audiowar.l10n.discover_locales import get_locale_or_english
from audiowar.l10n.format_messages import read_message_sources
from audiowar.l10n.message_functions import MessageFunctions

WORDS = ("locale.ini", "cards.ftl", "number_words.ftl", "names_and_lists.ftl")

Locales = Callable[..., Path]


@cache
def functions(tag: str) -> MessageFunctions:
    """Return the functions that the messages of a shipped language call."""
    locale = get_locale_or_english(tag)
    return MessageFunctions(locale, read_message_sources(locale.folder, []), [])


@pytest.fixture
def locales(tmp_path: Path) -> Locales:
    """Return a function that makes a folder of locales with real words and the given messages.

    `locales(en="a = A", sr="a = B")` gives each language a file events.ftl.
    """

    def make(**messages: str) -> Path:
        root = tmp_path / "locales"
        for tag, source in {"en": "", **messages}.items():
            folder = root / tag
            (folder / "games").mkdir(parents=True)
            for name in WORDS:
                shutil.copy(resources.find_data_folder("locales") / tag / name, folder / name)
            (folder / "events.ftl").write_text(source, encoding="utf-8")
        return root

    return make
