"""Compare messages of a language with the English ones: variables, variants and attributes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from audiowar.l10n.translation_problem import TranslationProblem

from .parsed_messages import ParsedMessage

PLURAL_CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The categories of plural forms in the Unicode CLDR, such as "few"."""
# The variables that `message_functions.py` passes to each message. A key is a message id, or a
# prefix of message ids that ends with a hyphen.
_VARIABLES_OF_FUNCTIONS: dict[str, set[str]] = {
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


def find_function_message_key(message_id: str) -> str | None:
    """Return the key of `_VARIABLES_OF_FUNCTIONS` for a message, or None.

    A message has a key if a function in `message_functions.py` formats it.
    """
    for prefix in _VARIABLES_OF_FUNCTIONS:
        if message_id == prefix or (prefix[-1] == "-" and message_id.startswith(prefix)):
            return prefix
    return None


def find_differences_from_english(
    message: ParsedMessage, english: ParsedMessage
) -> Iterator[TranslationProblem]:
    """Yield a problem for each variable, variant or attribute that differs from English."""
    prefix = find_function_message_key(message.id)
    commented = set(re.findall(r"\$(\w+)", english.comment))
    known = english.variables | commented if prefix is None else _VARIABLES_OF_FUNCTIONS[prefix]
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


def _compare_variants(
    message: ParsedMessage, english: ParsedMessage
) -> Iterator[TranslationProblem]:
    """Compare the variants, such as [you], of each variable that selects in both languages."""
    own = _variants(message)
    other = {
        name: keys for name, keys in _variants(english).items() if not keys <= PLURAL_CATEGORIES
    }
    for variable in sorted(own.keys() & other.keys()):
        for key in sorted(own[variable] - other[variable]):
            yield message.make_problem(f"${variable} is never [{key}]")
        for key in sorted(other[variable] - own[variable]):
            if f"without [{key}]" not in message.comment:
                yield message.make_problem(f"no variant [{key}] of ${variable}")


def _variants(message: ParsedMessage) -> dict[str, set[str]]:
    """Return the variants that each variable can select, except exact numbers such as [1]."""
    variants: dict[str, set[str]] = {}
    for select in message.selects:
        words = {key for key in select.keys if not key.lstrip("-").isdigit()}
        if select.variable:
            variants.setdefault(select.variable, set()).update(words)
    return variants
