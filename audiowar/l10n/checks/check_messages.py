"""Check the messages of all languages, as a test and as a command.

A message may have exceptions in its comment: `without $who`, `without .brief` and `without [few]`
for parts that it omits on purpose, and `allows capitals` for forbidden text that it needs. If the
comment of an English message names a variable that the message does not use, other languages may
use it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from inspect import signature
from pathlib import Path
from string import ascii_letters

import audiowar
from audiowar.l10n.cyrillic import LatinToCyrillic
from audiowar.l10n.grammar import Grammar
from audiowar.l10n.language_file_problems import Problem
from audiowar.l10n.locales import FALLBACK, Locale, discover_locales
from audiowar.l10n.split_card_code import RANKS

from .card_and_count_words import check_card_and_count_words
from .compare_variables_and_variants import (
    CATEGORIES,
    check_identical_messages,
    compare_message,
    find_grammar_prefix,
    find_messages_identical_to_english,
)
from .forbidden_text import find_forbidden_text
from .message_uses import Uses, find_uses
from .parsed_messages import Call, ParsedMessage, parse_messages
from .unwanted_words import check_avoided_words

_FLUENT_FUNCTIONS = {"NUMBER": {"useGrouping"}}
# Variables whose values are codes, with the function that a message must call for each.
_CODED = {"card": "CARD", "cards": "CARDS", "rank": "RANK", "cents": "MONEY"}


def check_messages(
    root: Path | None = None,
    *,
    sources: Iterable[Path] | None = None,
    families: Iterable[str] = (),
    composed: Collection[str] | None = None,
    names: Collection[str] = (),
    identical: Collection[str] | None = None,
) -> list[Problem]:
    """Find problems in the messages of all languages.

    `sources` are the Python files that use the messages, by default the program's own. A built
    program has none, so uses are not checked there. `families` are patterns of composed ids that
    the sources do not show ("event-*"). `composed` are all composed ids, each of which must exist;
    with None, an id that matches a pattern in the sources counts as used. `names` are literals that
    look like message ids but are not: commands and sounds. `identical` are the messages known to be
    identical to English, named as by `find_messages_identical_to_english`; None skips that check.
    """
    problems: list[Problem] = []
    locales = discover_locales(root, problems).values()
    messages = {one.tag: parse_messages(one.folder, problems) for one in locales if not one.script}
    if FALLBACK not in messages:
        return problems
    english = messages[FALLBACK]
    for locale in locales:
        if locale.script:
            problems += check_foreign_words(locale, messages[locale.folder.name])
        else:
            problems += _check_language(locale, messages[locale.tag], english)
    own = sorted(Path(audiowar.__file__).parent.rglob("*.py"))
    if sources is not None or own:
        problems += check_uses(
            english, find_uses(own if sources is None else sources, families), composed, names
        )
    if identical is not None:
        problems += check_identical_messages(
            set(identical), find_messages_identical_to_english(messages)
        )
    return problems


def _check_language(
    locale: Locale, messages: Mapping[str, ParsedMessage], english: Mapping[str, ParsedMessage]
) -> Iterator[Problem]:
    categories = list_plural_categories(locale.plural_tag)
    options = list_known_functions(locale, messages)
    for message in messages.values():
        yield from _check_plurals(message, categories)
        yield from _check_calls(message, options)
        yield from find_forbidden_text(message, locale.tag)
        if find_grammar_prefix(message.id) is None:
            for variable in sorted(message.bare & _CODED.keys()):
                yield message.make_problem(
                    f"${variable} is a code: {_CODED[variable]}(${variable})"
                )
        if message.id in english:
            yield from compare_message(message, english[message.id])
        elif not message.id.startswith(("-", "number-", "noun-")):
            yield message.make_problem("not in English")
        yield from _check_references(message, messages)
    for missing in sorted(english.keys() - messages.keys()):
        if not missing.startswith(("-", "number-")):
            yield Problem(f"{locale.tag}/", 0, f"{missing} is missing ({english[missing].file})")
    yield from check_card_and_count_words(locale)
    yield from check_avoided_words(locale, messages.values())


def _check_references(
    message: ParsedMessage, messages: Mapping[str, ParsedMessage]
) -> Iterator[Problem]:
    for reference in sorted(message.references - messages.keys()):
        yield message.make_problem(f"refers to {reference}, which is missing")


def list_plural_categories(plural_tag: str) -> frozenset[str]:
    """Return the CLDR plural categories ("one", "few", …) of whole numbers in a language."""
    # Imported late, because the game never needs it.
    from babel import Locale as Cldr

    plural = Cldr.parse(plural_tag.replace("-", "_")).plural_form
    return frozenset(plural(number) for number in range(1000))


def _check_plurals(message: ParsedMessage, reached: frozenset[str]) -> Iterator[Problem]:
    """Check that each plural selector has exactly the categories of its language."""
    for select in message.selects:
        named = CATEGORIES & set(select.keys)
        if not named - {"other"}:
            continue
        for category in sorted(reached - named):
            if f"without [{category}]" not in message.comment:
                yield message.make_problem(f"no plural [{category}]", select.line)
        for category in sorted(named - reached):
            yield message.make_problem(f"the plural [{category}] never happens", select.line)


FunctionOptions = Mapping[str, Mapping[str, Collection[str] | None]]
"""The options of each function that messages may call, with the allowed values; None allows all."""


def list_known_functions(locale: Locale, messages: Mapping[str, ParsedMessage]) -> FunctionOptions:
    """Return the functions that messages may call, with the values that the language allows."""
    forms = {
        "CARD": _forms(messages, "rank-") | {"gender"},
        "CARDS": _forms(messages, "rank-"),
        "RANK": _forms(messages, "rank-") | {"gender"},
        "COUNT": _forms(messages, "number-") | _forms(messages, "noun-", "counted") | {"subj"},
        "NAMES": _forms(messages, "you") | {"nom"},
    }
    values: dict[str, Collection[str] | None] = {
        "noun": {name[5:] for name in messages if name.startswith("noun-")},
        "kind": {*locale.joining.words, "comma"},
        "of": RANKS.keys(),
        "suit": {"always", "hand", "table", "never"},
        "alone": {"0", "1"},
    }
    known: dict[str, dict[str, Collection[str] | None]] = {
        name: dict.fromkeys(options) for name, options in _FLUENT_FUNCTIONS.items()
    }
    for name, function in Grammar(locale, {}, []).functions().items():
        known[name] = {
            option: forms[name] if option == "form" else values.get(option)
            for option in signature(function).parameters
        }
    return known


def _forms(messages: Mapping[str, ParsedMessage], prefix: str, attribute: str = "") -> set[str]:
    """Return all grammatical forms, such as "acc", in messages whose ids begin with `prefix`.

    They are the variants on which these messages select by `$form`.
    """
    return {
        key
        for name, message in messages.items()
        if name.startswith(prefix)
        for select in message.selects
        if select.variable == "form" and select.attribute == attribute
        for key in select.keys
    }


def _check_calls(message: ParsedMessage, known: FunctionOptions) -> Iterator[Problem]:
    for call in message.calls:
        if call.function not in known:
            yield message.make_problem(f"no function {call.function}", call.line)
            continue
        for fault in _option_faults(call, known[call.function]):
            yield message.make_problem(f"{call.function}: {fault}", call.line)


def _option_faults(call: Call, known: Mapping[str, Collection[str] | None]) -> Iterator[str]:
    for option, value in call.options.items():
        if option not in known:
            yield f"no option {option}"
            continue
        values = known[option]
        if values is not None and value not in values:
            yield f"{option} is none of {', '.join(sorted(values))}: {value}"
    if call.function == "NUMBER" and call.options.get("useGrouping") != "0":
        yield "useGrouping: 0 is missing"


def check_foreign_words(locale: Locale, messages: Mapping[str, ParsedMessage]) -> Iterator[Problem]:
    """Check that words that stay Latin in a transliterated language are marked as foreign."""
    transliterate, kept = LatinToCyrillic(locale.kept), set(" ".join(locale.kept).split())
    for message in messages.values():
        for text in message.texts:
            for word in re.findall(r"[^\W\d_]{2,}", transliterate(text.text)):
                if word not in kept and word[0] in ascii_letters:
                    yield message.make_problem(f"“{word}” stays Latin: KEY(), or kept", text.line)


def check_uses(
    english: Mapping[str, ParsedMessage],
    used: Uses,
    composed: Collection[str] | None = None,
    names: Collection[str] = (),
) -> Iterator[Problem]:
    """Check that every English message is used, and that every used message exists."""
    referred = set().union(*(message.references for message in english.values()))
    for message in english.values():
        told = (
            message.id in used
            or message.id in referred
            or find_grammar_prefix(message.id) is not None
        )
        if not told and not (
            used.may_exist(message.id) if composed is None else message.id in composed
        ):
            yield message.make_problem("is never told")
    for missing in sorted(set(composed or ()) - english.keys()):
        yield Problem("", 0, f"{missing} is put together, and English does not have it")
    yield from _missing(english, used, names)


def _missing(
    english: Mapping[str, ParsedMessage], used: Uses, names: Collection[str]
) -> Iterator[Problem]:
    """Yield problems for ids in the sources that English does not have."""
    told = {one: at for one, at in used.told.items() if re.fullmatch(r"[a-z][\w-]*", one)}
    kinds = {known.partition("-")[0] for known in english}
    for one, at in used.dashed.items():
        if one.partition("-")[0] in kinds:
            told.setdefault(one, at)
    for message_id, (file, line) in sorted(told.items()):
        if message_id not in english and message_id not in names:
            yield Problem(file, line, f"tells {message_id}, which English does not have")
