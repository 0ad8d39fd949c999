"""The messages that come with the program are right in all languages, and can all be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from audiowar.command_line.composed_message_ids import (
    list_composed_message_ids,
    list_non_message_words,
)
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.l10n.checks.check_messages import check_messages
from audiowar.l10n.checks.compare_with_english import find_function_message_key
from audiowar.l10n.checks.parsed_messages import ParsedMessage, parse_messages
from audiowar.l10n.discover_locales import discover_locales
from audiowar.l10n.list_joining import LISTENER_MARK

from .identical_to_english import (
    compare_identical_to_english,
    find_messages_identical_to_english,
    read_identical_message_names,
)

IDENTICAL = Path(__file__).with_name("identical.txt")
ARGUMENTS: dict[str, Any] = {
    "CARD": "QH",
    "RANK": "Q",
    "CARDS": ["QH", "JOKER", "8C"],
    "COUNT": 22,
    "LENGTH": ["Ana", "Marko"],
    "NAMES": [LISTENER_MARK, "Iván"],
    "LIST": ["a", "b"],
    "MONEY": 1050,
    "DATE": "2026-03-02T20:44",
    "NUMBER": 2.9,
}
"""What each function may be given first."""
DETAILS: tuple[Detail, ...] = ("brief", "normal", "full")


def arguments(
    message: ParsedMessage, messages: Mapping[str, ParsedMessage]
) -> Iterator[dict[str, Any]]:
    """Yield arguments such that each variant of the message is told at least once."""
    within = [messages[name] for name in message.references if name in messages]
    given: dict[str, Any] = dict.fromkeys(set().union(*(one.variables for one in within)), "Ana")
    given |= dict.fromkeys(message.variables, "Ana")
    for call in (*(call for one in within for call in one.calls), *message.calls):
        if call.variables and call.variables[0] and call.function in ARGUMENTS:
            given[call.variables[0]] = ARGUMENTS[call.function]
        if call.function == "COUNT" and len(call.variables) > 1:
            given[call.variables[1]] = "Q"
    yield given
    coded = {variable for call in message.calls for variable in call.variables}
    for select in message.selects:
        for key in select.keys if isinstance(given.get(select.variable), str) else ():
            # Beside "none" there are only codes, which "other" is not.
            if key != "other" or select.variable not in coded:
                yield given | {select.variable: int(key) if key.isdigit() else key}


def test_shipped_messages_are_right() -> None:
    problems = check_messages(
        composed_ids=list_composed_message_ids(), non_ids=list_non_message_words()
    )
    assert [str(problem) for problem in problems] == []


def test_only_listed_messages_are_identical_to_english() -> None:
    locales = [one for one in discover_locales().values() if not one.transliteration_script]
    messages = {one.tag: parse_messages(one.folder, []) for one in locales}
    found = find_messages_identical_to_english(messages)
    known = set(read_identical_message_names(IDENTICAL))
    assert [str(problem) for problem in compare_identical_to_english(known, found)] == []


@pytest.mark.parametrize("tag", ["en", "es", "ro", "sr", "sr-Cyrl"])
def test_every_message_can_be_told(tag: str) -> None:
    catalogue = Catalogue(tag, strict=True)
    told = 0
    messages = parse_messages(catalogue.locale.folder, [])
    for message in messages.values():
        if (
            message.id.startswith("-")
            or find_function_message_key(message.id)
            or "" not in message.patterns
        ):
            continue
        for args in arguments(message, messages):
            for detail in DETAILS:
                text = catalogue.format_message(message.id, detail, **args)
                told += 1
                assert not any("\ue000" <= letter <= "\uf8ff" for letter in text)
                assert "  " not in text and "{" not in text
    assert told > 2000
