"""Read the .ftl files of one language and format its messages, each parsed at its first use."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .convert_arguments import ArgumentConverter
from .translation_problem import TranslationProblem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

# An entry begins with an id at the left margin and ends before the next id or comment there.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
# A variable or KEY("…") in braces. Plain messages have nothing else in braces.
_PLACEABLE = re.compile(r'\{ *(?:\$([a-zA-Z][\w-]*)|KEY\("([^"\\{}]*)"\)) *\}')
# KEY($variable) in braces. In a plain message the variable alone gives the same text.
_KEPT = re.compile(r"\{ *KEY\((\$[a-zA-Z][\w-]*)\) *\}")
_PLAIN_LINE = re.compile(r"(?:[a-zA-Z][\w-]*|[ ]+\.([a-zA-Z][\w-]*))[ ]*=[ ]*(\S.*)")


UNUSED_BABEL_GLOBALS = (
    *("meta_zones", "territory_currencies", "territory_languages", "territory_zones"),
    "zone_territories",
)
"""Data that Babel loads for all languages together, and that no message needs."""
UNUSED_BABEL_LOCALE_DATA = frozenset(
    (
        *("compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns"),
        *("currency_names", "currency_names_plural", "date_fields", "datetime_skeletons"),
        *("interval_formats", "languages", "meta_zones", "scripts", "territories", "time_zones"),
        *("unit_display_names", "unit_patterns", "variants"),
    )
)
"""Data that Babel loads for each language, and that no message needs."""


@dataclass(frozen=True)
class MessageSource:
    """The source text of one message or term, with the file and line where it begins."""

    file: str
    """The path of the .ftl file, relative to the folder of all locales."""
    line: int
    source: str


def read_message_sources(
    folder: Path, problems: list[TranslationProblem]
) -> dict[str, MessageSource]:
    """Return the messages and terms in a locale's files by id ("-term" for a term).

    If several have the same id, the first one counts.
    """
    index: dict[str, MessageSource] = {}
    for file, source in read_ftl_files(folder, problems):
        for message_id, entry in _entries(source, file):
            index.setdefault(message_id, entry)
    return index


def read_ftl_files(folder: Path, problems: list[TranslationProblem]) -> Iterator[tuple[str, str]]:
    """Yield the path and text of each .ftl file, games last. Add unreadable files to `problems`."""
    for path in sorted(folder.glob("*.ftl")) + sorted(folder.glob("games/*.ftl")):
        file = path.relative_to(folder.parent).as_posix()
        try:
            yield file, path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            problems.append(TranslationProblem(file, 0, f"cannot be read: {error}"))


@cache
def _entries(source: str, file: str) -> Sequence[tuple[str, MessageSource]]:
    entries = []
    line = counted = 0
    for found in _ENTRY.finditer(source):
        line += source.count("\n", counted, found.start())
        counted = found.start()
        entries.append((found[1], MessageSource(file, line + 1, found[0])))
    return entries


@cache
def _resource(source: str) -> Resource:
    # Imported late, because Fluent loads slowly.
    from fluent.runtime import FluentResource

    return FluentResource(source)


class MessageFormatter:
    """Formats the messages of one language, which may call `functions`."""

    def __init__(
        self,
        babel_tag: str,
        index: Mapping[str, MessageSource],
        functions: Mapping[str, Callable[..., Any]],
        problems: list[TranslationProblem],
    ) -> None:
        self._babel_tag = babel_tag
        self._index = index
        self._functions = dict(functions)
        self._problems = problems
        self._parsed: set[str] = set()
        self._patterns: dict[tuple[str, str], Any] = {}
        self._made: FluentBundle | None = None
        self._parsing = threading.Lock()

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._index

    def find_position(self, message_id: str) -> tuple[str, int]:
        """Return the file and line of a message, or ("", 0) if there is none."""
        entry = self._index.get(message_id)
        return (entry.file, entry.line) if entry else ("", 0)

    def format_with_errors(
        self, message_id: str, attribute: str, args: Mapping[str, Any], converter: ArgumentConverter
    ) -> tuple[str, list[Exception]] | None:
        """Return the text of a message's attribute ("" for its value), and the errors in it.

        Return None if the message has no such attribute.
        """
        key = (message_id, attribute)
        if key not in self._patterns:
            with self._parsing:
                self._patterns[key] = self._pattern(message_id, attribute)
        pattern = self._patterns[key]
        if pattern is None:
            return None
        if isinstance(pattern, list):
            return _fill(pattern, args, converter)
        text, errors = self._bundle.format_pattern(pattern, converter.to_fluent_values(args))
        return str(text), errors

    def load_fluent(self) -> None:
        """Load Fluent now, so that the first message that needs it is not slow."""
        with self._parsing:
            self._parse("card")

    @property
    def _bundle(self) -> FluentBundle:
        if self._made is None:
            # Imported late, because Fluent loads slowly.
            from fluent.runtime import FluentBundle, resolver

            # Fluent replaces arguments of more than 2,500 letters by "{???}" to protect against
            # untrusted messages. Ours are trusted, and a long list must be complete.
            resolver.MAX_PART_LENGTH = sys.maxsize
            self._made = FluentBundle(
                [self._babel_tag], functions=self._functions, use_isolating=False
            )
            _drop_unused_data()
        return self._made

    def _pattern(self, message_id: str, attribute: str) -> Any:
        """Return a pattern parsed by Fluent, or the parts of a plain one; None if there is none."""
        if message_id not in self._index or message_id.startswith("-"):
            return None
        texts = parse_plain_patterns(self._index[message_id].source)
        if texts is not None:
            return texts.get(attribute)
        self._parse(message_id)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, message_id: str) -> None:
        """Parse a message or term, and all that it refers to, and add them to the Fluent bundle."""
        if message_id in self._parsed or message_id not in self._index:
            return
        self._parsed.add(message_id)
        entry = self._index[message_id]
        resource = _resource(entry.source)
        self._bundle.add_resource(resource)
        for junk in resource.body:
            for note in getattr(junk, "annotations", ()):
                line = entry.line + entry.source.count("\n", 0, note.span.start)
                self._problems.append(
                    TranslationProblem(entry.file, line, f"{message_id}: {note.message}")
                )
        for reference in _REFERENCE.findall(entry.source):
            self._parse(reference)


PlainPattern = Sequence[str | None]
"""A plain pattern: text, then a variable and a literal (one of them None), then text, and so on."""


def parse_plain_patterns(source: str) -> dict[str, PlainPattern] | None:
    """Return the patterns of a plain message by attribute ("" for its value); None if not plain.

    In a plain message, each pattern is one line, with only variables, KEY($…) and KEY("…") in
    braces. Most messages of menus are plain, so the first menu need not wait until Fluent is
    loaded.
    """
    patterns: dict[str, PlainPattern] = {}
    for line in source.splitlines():
        found = _PLAIN_LINE.fullmatch(line.rstrip())
        if found:
            patterns[found[1] or ""] = _PLACEABLE.split(_KEPT.sub(r"{\1}", found[2]))
        elif line.strip():
            return None
    texts = (text or "" for parts in patterns.values() for text in parts[::3])
    return None if any("{" in text or "}" in text for text in texts) else patterns


def _fill(
    parts: PlainPattern, args: Mapping[str, Any], converter: ArgumentConverter
) -> tuple[str, list[Exception]]:
    told = [parts[0] or ""]
    errors: list[Exception] = []
    for variable, literal, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        if variable is None:
            told.append(converter.to_plain_text(literal))
        elif variable in args:
            told.append(converter.to_plain_text(args[variable]))
        else:
            told.append(variable)
            errors.append(LookupError(f"Unknown external: {variable}"))
        told.append(text or "")
    return "".join(told), errors


def _drop_unused_data() -> None:
    """Drop most of the 4 MB that Babel has loaded for a language."""
    from babel import core, localedata

    for name in UNUSED_BABEL_GLOBALS:
        vars(core)["_global_data"].pop(name, None)
    # Iterate over a copy, because another thread can load or drop a language at the same time.
    for data in [*localedata._cache.values()]:
        for name in UNUSED_BABEL_LOCALE_DATA:
            data.pop(name, None)
