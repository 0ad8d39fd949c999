"""The messages that come with the program are right in all languages, and can all be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import audiowar
from audiowar.l10n.catalogue import DETAILS, Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.l10n.list_joining import LISTENER_MARK
from tools.translations.check_messages import check_message_uses, check_messages
from tools.translations.compare_with_english import find_function_message_key
from tools.translations.composed_message_ids import (
    list_composed_message_ids,
    list_non_message_words,
)
from tools.translations.message_uses import find_message_uses
from tools.translations.parsed_messages import ParsedMessage, parse_messages

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


def list_arguments(
    message: ParsedMessage, messages: Mapping[str, ParsedMessage]
) -> Iterator[dict[str, Any]]:
    """Yield arguments such that each variant of the message is told at least once."""
    within = [messages[name] for name in message.references if name in messages]
    args: dict[str, Any] = dict.fromkeys(set().union(*(one.variables for one in within)), "Ana")
    args |= dict.fromkeys(message.variables, "Ana")
    for call in (*(call for one in within for call in one.calls), *message.calls):
        if call.variables and call.variables[0] and call.function in ARGUMENTS:
            args[call.variables[0]] = ARGUMENTS[call.function]
        if call.function == "COUNT" and len(call.variables) > 1:
            args[call.variables[1]] = "Q"
    yield args
    coded = {variable for call in message.calls for variable in call.variables}
    for select in message.selects:
        for key in select.keys if isinstance(args.get(select.variable), str) else ():
            # Beside "none" there are only codes, which "other" is not.
            if key != "other" or select.variable not in coded:
                yield args | {select.variable: int(key) if key.isdigit() else key}


def test_shipped_messages_are_right() -> None:
    problems = check_messages(
        composed_ids=list_composed_message_ids(), non_ids=list_non_message_words()
    )
    assert [str(problem) for problem in problems] == []


def test_only_listed_messages_are_identical_to_english() -> None:
    locales = [one for one in discover_locales().values() if not one.transliteration_script]
    messages = {one.tag: parse_messages(one.folder, []) for one in locales}
    identical = find_messages_identical_to_english(messages)
    listed = set(read_identical_message_names(IDENTICAL))
    assert [str(problem) for problem in compare_identical_to_english(listed, identical)] == []


@pytest.mark.parametrize(
    "tag", ["sr", *(pytest.param(tag, marks=pytest.mark.deep) for tag in ("en", "es", "ro")),
            pytest.param("sr-Cyrl", marks=pytest.mark.deep)]
)  # fmt: skip
def test_every_message_can_be_told(tag: str) -> None:
    catalogue = Catalogue(tag, strict=True)
    messages = parse_messages(catalogue.locale.folder, [])
    count = 0
    for message in messages.values():
        if message.id.startswith("-") or find_function_message_key(message.id):
            continue
        for detail in DETAILS:
            if ("" if detail == "normal" else detail) not in message.patterns:
                continue
            for args in list_arguments(message, messages):
                text = catalogue.format_message(message.id, detail, **args)
                count += 1
                assert not any("\ue000" <= letter <= "\uf8ff" for letter in text)
                assert "  " not in text and "{" not in text
    assert count > 1000


def test_missing_or_needless_messages_are_found() -> None:
    english = parse_messages(discover_locales()["en"].folder, [])
    uses = find_message_uses(sorted(Path(audiowar.__file__).parent.rglob("*.py")))
    names = list_composed_message_ids(), list_non_message_words()
    referred = set().union(*(one.references for one in english.values()))
    own = [name for name in english if find_function_message_key(name) is None]
    told = [name for name in own if name not in referred]
    assert len(told) > 1300
    for start in range(8):
        gone = set(told[start::8])
        left = {name: one for name, one in english.items() if name not in gone}
        problems = [str(one) for one in check_message_uses(left, uses, *names)]
        assert gone <= {word.rstrip(",") for problem in problems for word in problem.split()}
    # Ids that look like members of a family, as a name that has been changed leaves them.
    extra = {
        f"{name}-left": ParsedMessage(f"{name}-left", "ui.ftl", 1, "", {})
        for name in own
        if not name.startswith("-")
    }
    problems = [str(one) for one in check_message_uses({**english, **extra}, uses, *names)]
    assert {problem.split(": ")[1] for problem in problems} == set(extra)
    assert all(problem.endswith("is never told") for problem in problems)
