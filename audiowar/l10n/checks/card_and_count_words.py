"""Check that a language has the words for every card and every count."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from audiowar.l10n.grammar import Grammar
from audiowar.l10n.language_file_problems import Problem
from audiowar.l10n.locales import Locale
from audiowar.l10n.messages import read_entries
from audiowar.l10n.numbers import SPELLED_BELOW, Agreement, spell_number
from audiowar.l10n.split_card_code import RANKS, SUITS

DECK = (*(rank + suit for suit in SUITS for rank in RANKS if rank != "JOKER"), "JOKER")
"""The codes of all 53 cards."""


def check_card_and_count_words(locale: Locale) -> Iterator[Problem]:
    """Yield problems for cards, nouns and numbers that the language cannot name."""
    index = read_entries(locale.folder, [])
    grammar = Grammar(locale, index, [])
    seen = set()
    for fault in _faults(grammar, [name[5:] for name in index if name.startswith("noun-")]):
        if fault not in seen:
            seen.add(fault)
            yield Problem(f"{locale.tag}/", 0, fault)


def _faults(grammar: Grammar, nouns: list[str]) -> Iterator[str]:
    for card in DECK:
        yield from _fails(grammar.card, card)
        yield from _fails(grammar.card, card, "gender")
        yield from _fails(grammar.count, 2, card)
    for noun in nouns:
        yield from _fails(grammar.count, 2, "", noun)
    for number in range(SPELLED_BELOW):
        yield from _fails(spell_number, number, Agreement(), grammar.word)


def _fails(tell: Callable[..., str], *args: object) -> Iterator[str]:
    try:
        tell(*args)
    except (LookupError, ValueError) as error:
        yield f"a word is missing: {error.args[0]}"
