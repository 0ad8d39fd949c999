"""Which languages may stand in for one that no voice speaks."""

from __future__ import annotations

from collections.abc import Iterable

_NEAREST = {
    "sr": ("hr", "bs"),
    "hr": ("bs", "sr"),
    "bs": ("hr", "sr"),
}
"""Languages that a listener of the key understands read by a voice of the value, nearest first."""


def primary(tag: str) -> str:
    """The language of a BCP 47 or locale tag, without script and region."""
    return tag.replace("_", "-").split("-")[0].lower()


def candidates(tag: str) -> tuple[str, ...]:
    """The languages to look for in a voice, best first."""
    language = primary(tag)
    return (language, *_NEAREST.get(language, ()))


def best(tag: str, spoken: Iterable[str]) -> str | None:
    """The first of the candidates that is among the languages `spoken`; None: none is."""
    found = {primary(language) for language in spoken}
    return next((language for language in candidates(tag) if language in found), None)
