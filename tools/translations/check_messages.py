"""Check the messages of all languages, as a test and as a command.

The comment of a message can declare exceptions: `without $who`, `without .brief` and
`without [few]` for parts that the message omits on purpose, and `allows capitals` for forbidden
text that it needs. Translations may also use the variables that the English comment names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from inspect import signature
from pathlib import Path
from string import ascii_letters

import audiowar
from audiowar.l10n.discover_locales import FALLBACK_LANGUAGE, Locale, discover_locales
from audiowar.l10n.format_messages import read_message_sources
from audiowar.l10n.message_functions import RANK_MESSAGES, SUIT_MESSAGES, MessageFunctions
from audiowar.l10n.numbers import SPELLED_BELOW, NumberWordAgreement, spell_number
from audiowar.l10n.serbian_cyrillic import LatinToCyrillic
from audiowar.l10n.translation_problem import TranslationProblem

from .compare_with_english import (
    PLURAL_CATEGORIES,
    find_differences_from_english,
    find_function_message_key,
)
from .forbidden_text import check_avoided_words, find_forbidden_text
from .message_uses import MessageUses, find_message_uses
from .parsed_messages import FunctionCall, ParsedMessage, parse_messages

DECK = (
    *(rank + suit for suit in SUIT_MESSAGES for rank in RANK_MESSAGES if rank != "JOKER"),
    "JOKER",
)
"""The codes of all 53 cards."""
_FLUENT_FUNCTIONS = {"NUMBER": {"useGrouping"}}
# Variables whose values are codes, with the function that a message must call for each.
_CODED = {"card": "CARD", "cards": "CARDS", "rank": "RANK", "cents": "MONEY"}


def check_messages(
    root: Path | None = None,
    *,
    sources: Iterable[Path] | None = None,
    composed_ids: Collection[str] = (),
    non_ids: Collection[str] = (),
) -> list[TranslationProblem]:
    """Find problems in the messages of all languages.

    `sources` are the Python files that use the messages, by default the program's own.
    `composed_ids` are all ids that the program composes. `non_ids` are literals that look like
    message ids but are not: commands and sounds.
    """
    problems: list[TranslationProblem] = []
    locales = discover_locales(root, problems).values()
    messages = {
        one.tag: parse_messages(one.folder, problems)
        for one in locales
        if not one.transliteration_script
    }
    if FALLBACK_LANGUAGE not in messages:
        return problems
    english = messages[FALLBACK_LANGUAGE]
    for locale in locales:
        if locale.transliteration_script:
            problems += check_foreign_word_marks(locale, messages[locale.folder.name])
        else:
            problems += _check_language(locale, messages[locale.tag], english)
    if sources is None:
        sources = sorted(Path(audiowar.__file__).parent.rglob("*.py"))
    problems += check_message_uses(english, find_message_uses(sources), composed_ids, non_ids)
    return problems


def _check_language(
    locale: Locale, messages: Mapping[str, ParsedMessage], english: Mapping[str, ParsedMessage]
) -> Iterator[TranslationProblem]:
    categories = list_plural_categories(locale.babel_tag)
    options = list_allowed_function_options(locale, messages)
    for message in messages.values():
        yield from _check_plurals(message, categories)
        yield from _check_calls(message, options)
        yield from find_forbidden_text(message, locale.tag)
        if find_function_message_key(message.id) is None:
            for variable in sorted(message.bare_variables & _CODED.keys()):
                yield message.make_problem(
                    f"${variable} is a code: {_CODED[variable]}(${variable})"
                )
        if message.id in english:
            yield from find_differences_from_english(message, english[message.id])
        elif not message.id.startswith(("-", "number-", "noun-")):
            yield message.make_problem("not in English")
        for reference in sorted(message.references - messages.keys()):
            yield message.make_problem(f"refers to {reference}, which is missing")
    for missing in sorted(english.keys() - messages.keys()):
        if not missing.startswith(("-", "number-")):
            yield TranslationProblem(
                f"{locale.tag}/", 0, f"{missing} is missing ({english[missing].file})"
            )
    yield from check_card_and_count_words(locale)
    yield from check_avoided_words(locale, messages.values())


def list_plural_categories(babel_tag: str) -> frozenset[str]:
    """Return the CLDR plural categories ("one", "few", …) of whole numbers below 1000."""
    # Imported late, because the game never needs it.
    from babel import Locale as Cldr

    plural = Cldr.parse(babel_tag.replace("-", "_")).plural_form
    return frozenset(plural(number) for number in range(1000))


def _check_plurals(message: ParsedMessage, reached: frozenset[str]) -> Iterator[TranslationProblem]:
    for select in message.selects:
        named = PLURAL_CATEGORIES & set(select.keys)
        if not named - {"other"}:
            continue
        for category in sorted(reached - named):
            if f"without [{category}]" not in message.comment:
                yield message.make_problem(f"no plural [{category}]", select.line)
        for category in sorted(named - reached):
            yield message.make_problem(f"the plural [{category}] never happens", select.line)


FunctionOptions = Mapping[str, Mapping[str, Collection[str] | None]]
"""The options of each function that messages may call, with the allowed values; None allows all."""


def list_allowed_function_options(
    locale: Locale, messages: Mapping[str, ParsedMessage]
) -> FunctionOptions:
    """Return the functions that messages may call, with all options and allowed values."""
    forms = {
        "CARD": _forms(messages, "rank-") | {"gender"},
        "CARDS": _forms(messages, "rank-"),
        "RANK": _forms(messages, "rank-") | {"gender"},
        "COUNT": _forms(messages, "number-") | _forms(messages, "noun-", "counted") | {"subj"},
        "NAMES": _forms(messages, "you") | {"nom"},
    }
    values: dict[str, Collection[str] | None] = {
        "noun": {name[5:] for name in messages if name.startswith("noun-")},
        "kind": {*locale.list_rules.conjunctions, "comma"},
        "of": RANK_MESSAGES.keys(),
        "suit": {"always", "hand", "table", "never"},
        "alone": {"0", "1"},
    }
    known: dict[str, dict[str, Collection[str] | None]] = {
        name: dict.fromkeys(options) for name, options in _FLUENT_FUNCTIONS.items()
    }
    for name, function in MessageFunctions(locale, {}, []).get_functions_by_name().items():
        known[name] = {
            option: forms[name] if option == "form" else values.get(option)
            for option in signature(function).parameters
        }
    return known


def _forms(messages: Mapping[str, ParsedMessage], prefix: str, attribute: str = "") -> set[str]:
    """Return the grammatical forms, such as "acc", that messages have variants for.

    Only messages whose ids begin with `prefix` are searched, and of each only the attribute
    `attribute`, or its value if this is empty.
    """
    return {
        key
        for name, message in messages.items()
        if name.startswith(prefix)
        for select in message.selects
        if select.variable == "form" and select.attribute == attribute
        for key in select.keys
    }


def _check_calls(message: ParsedMessage, known: FunctionOptions) -> Iterator[TranslationProblem]:
    for call in message.calls:
        if call.function not in known:
            yield message.make_problem(f"no function {call.function}", call.line)
            continue
        for fault in _option_faults(call, known[call.function]):
            yield message.make_problem(f"{call.function}: {fault}", call.line)


def _option_faults(
    call: FunctionCall, known: Mapping[str, Collection[str] | None]
) -> Iterator[str]:
    for option, value in call.options.items():
        if option not in known:
            yield f"no option {option}"
            continue
        values = known[option]
        if values is not None and value not in values:
            yield f"{option} is none of {', '.join(sorted(values))}: {value}"
    if call.function == "NUMBER" and call.options.get("useGrouping") != "0":
        yield "useGrouping: 0 is missing"


def check_foreign_word_marks(
    locale: Locale, messages: Mapping[str, ParsedMessage]
) -> Iterator[TranslationProblem]:
    """Yield a problem for each word that would stay Latin but is not marked as foreign."""
    transliterate, kept = (
        LatinToCyrillic(locale.untransliterated_phrases),
        set(" ".join(locale.untransliterated_phrases).split()),
    )
    for message in messages.values():
        for text in message.texts:
            for word in re.findall(r"[^\W\d_]{2,}", transliterate(text.text)):
                if word not in kept and word[0] in ascii_letters:
                    yield message.make_problem(f"“{word}” stays Latin: KEY(), or kept", text.line)


def check_message_uses(
    english: Mapping[str, ParsedMessage],
    used: MessageUses,
    composed_ids: Collection[str],
    non_ids: Collection[str] = (),
) -> Iterator[TranslationProblem]:
    """Yield a problem for each unused English message, and for each use of a missing message."""
    needed = set(composed_ids).union(*(message.references for message in english.values()))
    for message in english.values():
        is_used = message.id in used or message.id in needed
        if not is_used and find_function_message_key(message.id) is None:
            yield message.make_problem("is never told")
    for missing in sorted(set(composed_ids) - english.keys()):
        yield TranslationProblem("", 0, f"{missing} is put together, and English does not have it")
    told = {
        one: at
        for one, at in used.ids_in_message_calls.items()
        if re.fullmatch(r"[a-z][\w-]*", one)
    }
    kinds = {known.partition("-")[0] for known in english}
    for one, at in used.hyphenated_literals.items():
        if one.partition("-")[0] in kinds:
            told.setdefault(one, at)
    for message_id, (file, line) in sorted(told.items()):
        if message_id not in english and message_id not in non_ids:
            yield TranslationProblem(file, line, f"tells {message_id}, which English does not have")


def check_card_and_count_words(locale: Locale) -> Iterator[TranslationProblem]:
    """Yield problems for cards, nouns and numbers that the language cannot name."""
    index = read_message_sources(locale.folder, [])
    nouns = [name[5:] for name in index if name.startswith("noun-")]
    for fault in dict.fromkeys(_faults(MessageFunctions(locale, index, []), nouns)):
        yield TranslationProblem(f"{locale.tag}/", 0, fault)


def _faults(functions: MessageFunctions, nouns: list[str]) -> Iterator[str]:
    for card in DECK:
        yield from _fails(functions.name_card, card)
        yield from _fails(functions.name_card, card, "gender")
        yield from _fails(functions.name_count, 2, card)
    for noun in nouns:
        yield from _fails(functions.name_count, 2, "", noun)
    for number in range(SPELLED_BELOW):
        yield from _fails(spell_number, number, NumberWordAgreement(), functions.get_word)


def _fails(tell: Callable[..., str], *args: object) -> Iterator[str]:
    try:
        tell(*args)
    except (LookupError, ValueError) as error:
        yield f"a word is missing: {error.args[0]}"
