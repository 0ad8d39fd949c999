"""Find messages that are identical to English, except those that are so on purpose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from audiowar.l10n.discover_locales import FALLBACK_LANGUAGE
from audiowar.l10n.translation_problem import TranslationProblem
from tools.translations.parsed_messages import ParsedMessage


def find_messages_identical_to_english(
    messages: Mapping[str, Mapping[str, ParsedMessage]],
) -> dict[str, ParsedMessage]:
    """Return the messages identical to English by name: "tag id" or "tag id.attribute"."""
    return {
        f"{tag} {message.id}{'.' if attribute else ''}{attribute}": message
        for tag, own in messages.items()
        for message in own.values()
        for attribute in message.patterns
        if tag != FALLBACK_LANGUAGE
        and _identical(message, messages[FALLBACK_LANGUAGE].get(message.id), attribute)
    }


def read_identical_message_names(path: Path) -> list[str]:
    """Read the names of messages that are identical to English on purpose.

    The file has one name per line, and comments after #. `find_messages_identical_to_english`
    describes the names.
    """
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def _identical(message: ParsedMessage, english: ParsedMessage | None, attribute: str) -> bool:
    """Return whether a pattern with words in it, except a gender, is identical to English."""
    if english is None or attribute not in english.patterns or attribute.endswith("gender"):
        return False
    texts = (text.text for text in message.texts if text.attribute == attribute)
    return any(re.search(r"[^\W\d]", text) for text in texts) and bool(
        message.patterns[attribute].equals(english.patterns[attribute])
    )


def compare_identical_to_english(
    known: set[str], found: Mapping[str, ParsedMessage]
) -> Iterator[TranslationProblem]:
    """Yield a problem for each message that is identical to English but not in `known`.

    Also yield a problem for each message in `known` that is no longer identical.
    """
    for name in sorted(found.keys() - known):
        yield found[name].make_problem(f"is as in English ({name})")
    for name in sorted(known - found.keys()):
        yield TranslationProblem("", 0, f"{name} is listed as identical to English, but is not")
