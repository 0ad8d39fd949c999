"""Which languages' voices can read a text: its own, or else those nearest to it."""

from __future__ import annotations

from collections.abc import Iterable

_NEAREST = {
    "sr": ("hr", "bs"),
    "hr": ("bs", "sr"),
    "bs": ("hr", "sr"),
}
"""For each language, other languages that its speakers understand, nearest first."""


def get_primary_language(tag: str) -> str:
    """Return the language of a BCP 47 or locale tag, without script and region."""
    return tag.replace("_", "-").split("-")[0].lower()


def list_candidates(tag: str) -> tuple[str, ...]:
    """Return the languages whose voices can read a text in this language, best first."""
    language = get_primary_language(tag)
    return (language, *_NEAREST.get(language, ()))


def find_best_language(tag: str, spoken: Iterable[str]) -> str | None:
    """Return the first candidate for a language that is among the tags in `spoken`, or None."""
    found = {get_primary_language(language) for language in spoken}
    return next((language for language in list_candidates(tag) if language in found), None)
