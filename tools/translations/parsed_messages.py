"""Parse the messages of a language, with the line of every part, so that checks can read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from audiowar.l10n.format_messages import read_ftl_files
from audiowar.l10n.translation_problem import TranslationProblem


@dataclass(frozen=True)
class SelectExpression:
    """One select expression: `{ $who -> [you] … *[other] … }`."""

    variable: str
    """The variable that selects the variant, alone or as a function's argument; empty if none."""
    keys: tuple[str, ...]
    """The names of the variants that the expression has, such as "you"."""
    attribute: str
    """The attribute that contains the expression; empty if the message's value does."""
    line: int


@dataclass(frozen=True)
class TextPiece:
    """A piece of text in a message, or a literal in braces."""

    text: str
    attribute: str
    line: int


@dataclass(frozen=True)
class FunctionCall:
    """One call of a function in a message."""

    function: str
    variables: tuple[str, ...]
    """The names of the positional arguments; "" stands for an argument that is not a variable."""
    options: dict[str, str]
    line: int


@dataclass
class ParsedMessage:
    """One message, or one term ("-term"), with all its parts."""

    id: str
    file: str
    line: int
    comment: str
    patterns: dict[str, ast.Pattern]
    """The parsed value (under the name "") and attributes of the message, by name."""
    variables: set[str] = field(default_factory=set)
    bare_variables: set[str] = field(default_factory=set)
    """The variables that the message inserts directly, not as an argument of a function."""
    selects: list[SelectExpression] = field(default_factory=list)
    calls: list[FunctionCall] = field(default_factory=list)
    references: set[str] = field(default_factory=set)
    texts: list[TextPiece] = field(default_factory=list)

    def make_problem(self, text: str, line: int = 0) -> TranslationProblem:
        """Return a problem of this message, by default at its first line."""
        return TranslationProblem(self.file, line or self.line, f"{self.id}: {text}")


def parse_messages(folder: Path, problems: list[TranslationProblem]) -> Mapping[str, ParsedMessage]:
    """Return all messages of a locale by id. Add parse errors and duplicates to `problems`."""
    messages, faults = _parse_folder(folder)
    problems += faults
    return messages


# Parsing takes a second for each language.
@cache
def _parse_folder(folder: Path) -> tuple[Mapping[str, ParsedMessage], list[TranslationProblem]]:
    messages: dict[str, ParsedMessage] = {}
    problems: list[TranslationProblem] = []
    for file, source in read_ftl_files(folder, problems):
        for message in _entries(source, file, problems):
            first = messages.setdefault(message.id, message)
            if first is not message:
                problems.append(message.make_problem(f"also in {first.file}:{first.line}"))
    return messages, problems


def _entries(source: str, file: str, problems: list[TranslationProblem]) -> Iterator[ParsedMessage]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                start = note.span.start if note.span else 0
                line = source.count("\n", 0, start) + 1
                problems.append(TranslationProblem(file, line, f"cannot be parsed: {note.message}"))
        elif isinstance(entry, (ast.Message, ast.Term)):
            yield _parsed(entry, source, file)


def _parsed(entry: ast.Message | ast.Term, source: str, file: str) -> ParsedMessage:
    patterns = {"": entry.value} if entry.value else {}
    patterns |= {attribute.id.name: attribute.value for attribute in entry.attributes}
    sigil = "-" if isinstance(entry, ast.Term) else ""
    comment = (entry.comment.content if entry.comment else None) or ""
    line = source.count("\n", 0, entry.id.span.start if entry.id.span else 0) + 1
    parsed = ParsedMessage(sigil + entry.id.name, file, line, comment, patterns)
    for attribute, pattern in patterns.items():
        _Collector(parsed, attribute, source).visit(pattern)
    return parsed


class _Collector(Visitor):
    def __init__(self, into: ParsedMessage, attribute: str, source: str) -> None:
        self.into = into
        self.attribute = attribute
        self.source = source

    def find_line(self, node: Any) -> int:
        return self.source.count("\n", 0, node.span.start) + 1

    def add_text(self, text: str, node: Any) -> None:
        self.into.texts.append(TextPiece(text, self.attribute, self.find_line(node)))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.add_text(node.value, node)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.StringLiteral):
            self.add_text(node.expression.parse()["value"], node)
        if isinstance(node.expression, ast.VariableReference):
            self.into.bare_variables.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.into.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.into.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.into.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        options = {option.name.name: str(option.value.value) for option in node.arguments.named}
        variables = tuple(map(_variable, node.arguments.positional))
        self.into.calls.append(FunctionCall(node.id.name, variables, options, self.find_line(node)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        found = (variant.key for variant in node.variants)
        keys = tuple(k.name if isinstance(k, ast.Identifier) else k.value for k in found)
        selector: Any = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            selector = selector.arguments.positional[0]
        line = self.find_line(node)
        self.into.selects.append(SelectExpression(_variable(selector), keys, self.attribute, line))
        self.generic_visit(node)


def _variable(expression: Any) -> str:
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""
