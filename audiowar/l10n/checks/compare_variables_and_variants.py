"""Compare messages of a language with the English ones: variables, variants, identical text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from audiowar.l10n.language_file_problems import Problem
from audiowar.l10n.locales import FALLBACK

from .parsed_messages import ParsedMessage

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The plural categories of CLDR."""
# The variables that grammar.py passes to its words, by message id or, with a hyphen, by prefix.
_GRAMMAR: dict[str, set[str]] = {
    "number-": {"gender", "form", "alone", "after", "rest", "head"},
    "noun-": {"count", "form"},
    "rank-": {"count", "form", "suit"},
    "suit-": set(),
    "card": {"rank", "suit"},
    "counted": {"number", "noun"},
    "you": {"form"},
    "name": {"name", "form"},
    "date": {"date", "day", "month", "year"},
    "moment": {"date", "time", "day", "month", "year"},
}


def find_grammar_prefix(message_id: str) -> str | None:
    """Return the key of `_GRAMMAR` for a message, or None if it is no word of the grammar."""
    for prefix in _GRAMMAR:
        if message_id == prefix or (prefix[-1] == "-" and message_id.startswith(prefix)):
            return prefix
    return None


def compare_message(message: ParsedMessage, english: ParsedMessage) -> Iterator[Problem]:
    """Yield what differs from English: variables, variants and attributes of a message."""
    prefix = find_grammar_prefix(message.id)
    commented = set(re.findall(r"\$(\w+)", english.comment))
    known = english.variables | commented if prefix is None else _GRAMMAR[prefix]
    for variable in sorted(message.variables - known):
        yield message.make_problem(f"unknown variable ${variable}")
    if prefix == "number-":
        return
    for variable in sorted(english.variables - message.variables):
        if f"without ${variable}" not in message.comment:
            yield message.make_problem(f"does not tell ${variable}")
    if prefix is None:
        yield from _compare_variants(message, english)
    for attribute in sorted(english.patterns.keys() - message.patterns.keys()):
        if f"without .{attribute}" not in message.comment:
            yield message.make_problem(f"has no .{attribute}" if attribute else "has no value")
    for attribute in sorted(message.patterns.keys() - english.patterns.keys()):
        if prefix is None and f"without .{attribute}" not in english.comment:
            yield message.make_problem(f"English has no .{attribute}")


def _compare_variants(message: ParsedMessage, english: ParsedMessage) -> Iterator[Problem]:
    """Compare the variants ([you], [yes]) of variables on which both languages select."""
    own = _variants(message)
    other = {name: keys for name, keys in _variants(english).items() if not keys <= CATEGORIES}
    for variable in sorted(own.keys() & other.keys()):
        for key in sorted(own[variable] - other[variable]):
            yield message.make_problem(f"${variable} is never [{key}]")
        for key in sorted(other[variable] - own[variable]):
            if f"without [{key}]" not in message.comment:
                yield message.make_problem(f"no variant [{key}] of ${variable}")


def _variants(message: ParsedMessage) -> dict[str, set[str]]:
    """Return the variants of each variable, without those for exact numbers."""
    variants: dict[str, set[str]] = {}
    for select in message.selects:
        words = {key for key in select.keys if not key.lstrip("-").isdigit()}
        if select.variable:
            variants.setdefault(select.variable, set()).update(words)
    return variants


def find_messages_identical_to_english(
    messages: Mapping[str, Mapping[str, ParsedMessage]],
) -> dict[str, ParsedMessage]:
    """Return the messages identical to English by name: "tag id" or "tag id.attribute"."""
    return {
        f"{tag} {message.id}{'.' if attribute else ''}{attribute}": message
        for tag, own in messages.items()
        for message in own.values()
        for attribute in message.patterns
        if tag != FALLBACK and _identical(message, messages[FALLBACK].get(message.id), attribute)
    }


def read_identical_message_names(path: Path) -> list[str]:
    """Return the names of messages in a file, one per line with # for comments.

    They are known to be identical to English, and named as in `find_messages_identical_to_english`.
    """
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def _identical(message: ParsedMessage, english: ParsedMessage | None, attribute: str) -> bool:
    """Return whether a pattern that has words, apart from genders, is identical to English."""
    if english is None or attribute not in english.patterns or attribute.endswith("gender"):
        return False
    texts = (text.text for text in message.texts if text.attribute == attribute)
    return any(re.search(r"[^\W\d]", text) for text in texts) and bool(
        message.patterns[attribute].equals(english.patterns[attribute])
    )


def check_identical_messages(
    known: set[str], found: Mapping[str, ParsedMessage]
) -> Iterator[Problem]:
    """Yield messages that became identical to English, and known ones that no longer are."""
    for name in sorted(found.keys() - known):
        yield found[name].make_problem(f"is as in English ({name})")
    for name in sorted(known - found.keys()):
        yield Problem("", 0, f"{name} is listed as identical to English, but is not")
