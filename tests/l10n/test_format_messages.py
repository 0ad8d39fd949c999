"""Plain messages are told without the parser, and exactly as the parser would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from audiowar import resources
from audiowar.l10n.format_messages import PlainPattern, parse_plain_patterns, read_message_sources


def by_fluent(message_id: str, source: str) -> dict[str, str]:
    """The value and attributes with each variable told by its name."""
    functions: dict[str, Any] = {"KEY": lambda text: text}
    bundle = FluentBundle(["en"], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    message = bundle.get_message(message_id)
    patterns = {"": message.value, **message.attributes}
    return {name: str(bundle.format_pattern(one, {})[0]) for name, one in patterns.items() if one}


def joined(patterns: Mapping[str, PlainPattern]) -> dict[str, str]:
    return {name: "".join(filter(None, parts)) for name, parts in patterns.items()}


@pytest.mark.parametrize("tag", ["en", "es", "ro", "sr"])
def test_plain_messages_are_as_fluent_tells_them(tag: str) -> None:
    sources = read_message_sources(resources.find_data_folder("locales") / tag, [])
    plain = {
        message_id: patterns
        for message_id, entry in sources.items()
        if (patterns := parse_plain_patterns(entry.source)) and not message_id.startswith("-")
    }
    # Fluent parses slowly, so only every tenth message is compared.
    for message_id in list(plain)[::10]:
        assert joined(plain[message_id]) == by_fluent(message_id, sources[message_id].source)
    assert len(plain) > 500


def test_only_simple_messages_are_plain() -> None:
    for value in (
        *("{ $b } { b }", "{ CARD($b) }", "{ KEY($b, x: 1) }", "{ CAP($b) }", '{""}', "Text }"),
        *('{ KEY("\\u0041") }', "{ $b -> *[x] y }", "Text\n? junk"),
        *("\n    Text below", "Text\n    goes on"),
    ):
        assert parse_plain_patterns(f"a = {value}") is None
    parts = ["", "n", None, " of ", "m", None, "."]
    assert parse_plain_patterns("a = { $n } of {$m}.") == {"": parts}
    assert parse_plain_patterns("a = { KEY($n) } of {KEY($m)}.") == {"": parts}
    assert parse_plain_patterns('a = Press { KEY("R") }') == {"": ["Press ", None, "R", ""]}
    assert parse_plain_patterns("a = A = B  \n    .brief = C\n\n") == {
        "": ["A = B"],
        "brief": ["C"],
    }


def test_plain_message_does_not_load_fluent() -> None:
    """The first line of a start is told before the parser is loaded."""
    code = (
        "import sys; from audiowar.l10n.catalogue import Catalogue; c = Catalogue('sr');"
        "f = c.format_message; assert f('suit-hearts') == 'herc';"
        "assert f('counted', number=2, noun='X') == '2 X';"
        "assert f('serve-ready', address='a:1').endswith(': a:1');"
        "assert not {'fluent', 'babel'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_what_no_sentence_needs_is_not_kept() -> None:
    script = (
        "from audiowar.l10n.catalogue import Catalogue;"
        "catalogues = [Catalogue(tag) for tag in ('en', 'sr', 'es', 'sr-Cyrl', 'ro')];"
        "[catalogue.load_fluent() for catalogue in catalogues];"
        "from audiowar.l10n.numbers import format_money;"
        "said = catalogues[-1]._functions.format_date_or_timestamp('2026-05-03');"
        "said = said, format_money(150, 'sr-Latn');"
        "assert said == ('3 mai 2026', '1,50'), said;"
        "from babel import core, localedata;"
        "assert 'meta_zones' not in core._global_data;"
        "assert not any('languages' in data for data in localedata._cache.values())"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
