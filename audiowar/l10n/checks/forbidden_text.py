"""Find text that no message may contain, such as abbreviations that voices misread."""

from __future__ import annotations

import re
from collections.abc import Iterator

from audiowar.l10n.translation_problem import TranslationProblem

from .parsed_messages import ParsedMessage

ALLOWED_CAPITALS = frozenset(("NVDA", "JAWS", "SAPI", "GPL", "CSV", "JSON", "UTF", "NO_COLOR"))
"""Words that messages may have in capitals, because the capitals are not for emphasis."""

# The rules by language; "" has the rules for all languages. A rule has a name (for comments
# `allows NAME`), the pattern of the forbidden text, and the reason.
FORBIDDEN_TEXT_RULES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "": (
        ("symbols", r"[♠-♧]", "voices read suit symbols in many ways: CARD names them"),
        ("codes", r"\b(?:10|[2-9TJQKA])[HSDC]\b", "a card's code is not for ears: CARD"),
        ("ratios", r"\d\s*:\s*\d", "voices read a time of day"),
        ("grouping", r"\d[.,]\d{3}\b", "thousands are not grouped"),
        ("roman", r"\b(?:I{2,3}|IV|VI{1,3}|IX)\b", "voices read roman numerals as words"),
        ("slashes", r"\w(?:/|\()(?:a|as|la|na|ă|e)\b", "both genders at once: rephrase"),
        ("capitals", r"\b[^\W\d_]{3,}\b", "capitals for stress are spelled by voices"),
    ),
    "en": (("abbreviations", r"\b(?:vs|etc|e\.g|i\.e)\.", "abbreviations are misread"),),
    "es": (
        ("abbreviations", r"n\.º|\bnúm\.|\bp\. ej\.|\betc\.", "abbreviations are misread"),
        ("address", r"\b(?i:usted|ustedes|vosotros|vosotras|vuestr[oa]s?)\b", "say tú"),
    ),
    "ro": (
        ("abbreviations", r"\bnr\.|\betc\.", "abbreviations are misread"),
        ("cedilla", r"[şţŞŢ]", "cedilla: ș and ț have a comma"),
        ("address", r"\b(?i:dumneavoastră|dumneata)\b", "say tu"),
    ),
    "sr": (
        ("abbreviations", r"\b(?:br|npr|tj|itd)\.", "abbreviations are misread"),
        ("script", r"[Ѐ-ӿ]+", "Cyrillic: it is made from the Latin by the program"),
        ("digraphs", r"[Ǆ-ǌ]", "write dž, lj, nj as two letters"),
    ),
}


def find_forbidden_text(message: ParsedMessage, tag: str) -> Iterator[TranslationProblem]:
    """Yield a problem for each forbidden text in a message of the language `tag`."""
    for name, pattern, why in (*FORBIDDEN_TEXT_RULES[""], *FORBIDDEN_TEXT_RULES.get(tag, ())):
        if f"allows {name}" in message.comment:
            continue
        for text in message.texts:
            for found in re.findall(pattern, text.text):
                if name != "capitals" or (found.isupper() and found not in ALLOWED_CAPITALS):
                    yield message.make_problem(f"“{found}”: {why}", text.line)
