"""No message can go, and none can be left over, without the check telling it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import audiowar
from audiowar.command_line.composed_message_ids import (
    list_composed_message_ids,
    list_non_message_words,
)
from audiowar.l10n.checks.check_messages import check_message_uses
from audiowar.l10n.checks.compare_with_english import find_function_message_key
from audiowar.l10n.checks.message_uses import MessageUses, find_message_uses
from audiowar.l10n.checks.parsed_messages import ParsedMessage, parse_messages
from audiowar.resources import find_data_folder


@cache
def english() -> Mapping[str, ParsedMessage]:
    return parse_messages(find_data_folder("locales") / "en", [])


@cache
def used() -> MessageUses:
    return find_message_uses(sorted(Path(audiowar.__file__).parent.rglob("*.py")))


@cache
def known_names() -> tuple[set[str], set[str]]:
    return list_composed_message_ids(), list_non_message_words()


def problems(messages: Mapping[str, ParsedMessage]) -> list[str]:
    return [str(one) for one in check_message_uses(messages, used(), *known_names())]


def test_what_is_told_and_what_there_is_are_the_same() -> None:
    assert problems(english()) == []


def test_a_message_that_is_gone_in_all_languages_is_missed() -> None:
    referred = set().union(*(one.references for one in english().values()))
    known = [
        name
        for name in english()
        if find_function_message_key(name) is None and name not in referred
    ]
    assert len(known) > 1300
    for at in range(60):
        gone = set(known[at::60])
        missed = problems({name: one for name, one in english().items() if name not in gone})
        assert len(missed) >= len(gone)
        words = {word.rstrip(",") for problem in missed for word in problem.split()}
        assert gone <= words


@pytest.mark.parametrize("file", sorted({message.file for message in english().values()}))
def test_a_message_that_nobody_tells_is_found_beside_every_other(file: str) -> None:
    """Ids that look like members of a family, as a name that has been changed leaves them."""
    more = dict(english())
    added = {}
    for message_id, message in english().items():
        if (
            message.file == file
            and not message_id.startswith("-")
            and not find_function_message_key(message_id)
        ):
            added[f"{message_id}-left"] = ParsedMessage(f"{message_id}-left", file, 1, "", {})
    told = problems({**more, **added})
    assert {problem.split(": ")[1] for problem in told} == set(added)
    assert all(problem.endswith("is never told") for problem in told)


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('Line("gone")', "gone"),
        ('Line("gone" if x else "known-one")', "gone"),
        ('Refused("gone_away", card=1)', "refused-gone-away"),
        ('raise DamagedTranscript(7, "no_thing")', "damaged-no-thing"),
        ('make_switch_item(app, "thing")', "setting-thing"),
        ('WORDS = {"a": "known-two"}', "known-two"),
        ('say("known-two")', "known-two"),
        ('WORDS = {"a": "other-two", "b": "known"}', ""),
    ],
)
def test_every_way_to_tell_a_message_is_a_use(tmp_path: Path, source: str, missing: str) -> None:
    path = tmp_path / "source.py"
    path.write_text(source, encoding="utf-8")
    messages = {"known-one": ParsedMessage("known-one", "a.ftl", 1, "", {})}
    told = [
        one.text for one in check_message_uses(messages, find_message_uses([path]), {"known-one"})
    ]
    assert told == ([f"tells {missing}, which English does not have"] if missing else [])


def test_what_is_put_together_must_be_there() -> None:
    (told,) = check_message_uses({}, MessageUses(), {"game-chess"})
    assert told.text == "game-chess is put together, and English does not have it"
