"""Find a voice language for a text: the text's own language, or a similar one."""

from __future__ import annotations

from collections.abc import Iterable

_NEAREST = {"sr": ("hr", "bs")}
"""For each language, other languages that its speakers understand, nearest first.

Systems seldom have a Serbian voice, but a Croatian or Bosnian voice reads Serbian well.
"""


def get_primary_language(tag: str) -> str:
    """Return the language of a BCP 47 or locale tag, without script and region."""
    return tag.replace("_", "-").split("-")[0].lower()


def list_suitable_voice_languages(tag: str) -> tuple[str, ...]:
    """Return the languages whose voices can read a text in this language, best first."""
    language = get_primary_language(tag)
    return (language, *_NEAREST.get(language, ()))


def find_best_language(tag: str, available_tags: Iterable[str]) -> str | None:
    """Return the best of the available languages for a text in the language `tag`, or None."""
    found = {get_primary_language(language) for language in available_tags}
    return next((one for one in list_suitable_voice_languages(tag) if one in found), None)
