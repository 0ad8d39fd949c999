"""The small faults that can be put into a source: each one is one changed place of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSEEN = {"TypeVar", "isinstance", "getattr"}
"""Functions whose arguments are not swapped: nothing would be wrong, or nothing would run."""
HARMLESS = {"encoding", "newline", "strict", "daemon"}
"""Arguments by name whose change hardly shows."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """One changed place."""

    file: str
    """The path below the top of the repository."""
    start: int
    end: int
    """The bytes that are replaced."""
    text: str
    kind: str
    first: int
    last: int
    """The lines of the statement in which it is."""
    inside: bool
    """Whether it is in a function, and not in what runs when the module is loaded."""

    def of(self, source: bytes) -> bytes:
        """Return the changed source; every line stays where it was."""
        replaced = source[self.start : self.end]
        text = self.text.encode()
        return source[: self.start] + text + _rest(replaced, text) + source[self.end :]


def _rest(replaced: bytes, text: bytes) -> bytes:
    """Close what was put in, after as many empty lines as keep the count of lines."""
    lines = b"\n" * (replaced.count(b"\n") - text.count(b"\n"))
    return lines + b")" if text.startswith(b"(") else lines


def iter_mutants(file: str, source: bytes) -> Iterator[Mutant]:
    """Yield all mutants of a file, from its first line to its last."""
    yield from _Walk(file, source).body(ast.parse(source).body, False)


class _Walk:
    """Walks statements, as a place in a source is known by the statement that it is in."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def body(self, statements: list[ast.stmt], inside: bool) -> Iterator[Mutant]:
        for number, one in enumerate(statements):
            if isinstance(one, FUNCTIONS):
                yield from self.body(one.body, True)
            elif isinstance(one, ast.ClassDef):
                yield from self.body(one.body, inside)
            elif not _says_nothing(one):
                yield from self.statement(one, inside, alone=len(statements) == 1, number=number)

    def statement(
        self, one: ast.stmt, inside: bool, *, alone: bool, number: int
    ) -> Iterator[Mutant]:
        head = _head(one)
        last = max((part.end_lineno or one.lineno for part in head), default=one.lineno)
        if not head:
            last = one.end_lineno or one.lineno

        def make_mutant(node: Any, text: str, kind: str) -> Mutant:
            start = self.lines[node.lineno - 1] + node.col_offset
            end = self.lines[node.end_lineno - 1] + node.end_col_offset
            return Mutant(self.file, start, end, text, kind, one.lineno, last, inside)

        if inside and _may_go(one):
            yield make_mutant(one, "pass", "dropped line")
        if isinstance(one, ast.Return) and one.value and not _is_none_or_false(one.value):
            yield make_mutant(one.value, "None", "nothing returned")
        for part in head:
            for node in _expressions(part):
                for new, kind in _changes(node):
                    yield make_mutant(node, f"({ast.unparse(new)}", kind)
        for condition in _conditions(one):
            yield make_mutant(condition, f"(not ({ast.unparse(condition)})", "negated condition")
        for block in ("body", "orelse", "finalbody"):
            yield from self.body(getattr(one, block, []), inside)
        for handler in getattr(one, "handlers", ()):
            yield from self.body(handler.body, inside)
        for case in getattr(one, "cases", ()):
            yield from self.body(case.body, inside)


def _says_nothing(one: ast.stmt) -> bool:
    """Tell docstrings, imports and what is only for the type checker or for a developer."""
    if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
        return True
    if isinstance(one, ast.If) and "TYPE_CHECKING" in ast.dump(one.test):
        return True
    return isinstance(one, (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.Pass))


def _head(one: ast.stmt) -> list[ast.expr]:
    """Return the expressions of a statement itself, without the blocks under it."""
    if isinstance(one, ast.AnnAssign):
        return [one.value] if one.value else []
    if isinstance(one, (ast.With, ast.AsyncWith)):
        return [item.context_expr for item in one.items]
    if isinstance(one, ast.Match):
        return [one.subject, *(case.guard for case in one.cases if case.guard)]
    return [part for part in ast.iter_child_nodes(one) if isinstance(part, ast.expr)]


def _may_go(one: ast.stmt) -> bool:
    """Tell a statement that can be dropped without a name missing later."""
    if isinstance(one, ast.Assign):
        return not any(isinstance(target, (ast.Name, ast.Tuple)) for target in one.targets)
    return isinstance(one, (ast.Expr, ast.AugAssign, ast.Delete, ast.Break, ast.Continue))


def _is_none_or_false(one: ast.expr) -> bool:
    """Return whether an expression is None, or False, in whose place None changes nothing."""
    return isinstance(one, ast.Constant) and (one.value is None or one.value is False)


def _conditions(one: ast.stmt) -> Iterator[ast.expr]:
    if isinstance(one, (ast.If, ast.While)) and not isinstance(one.test, ast.Compare):
        yield one.test


def _expressions(root: ast.expr) -> Iterator[ast.expr]:
    """Yield an expression and all in it, but for f-strings and what hardly shows."""
    yield root
    for part in ast.iter_child_nodes(root):
        if isinstance(part, ast.keyword):
            if part.arg not in HARMLESS:
                yield from _expressions(part.value)
        elif isinstance(part, ast.comprehension):
            for inner in (part.iter, *part.ifs):
                yield from _expressions(inner)
        elif isinstance(part, ast.JoinedStr):
            for value in part.values:
                if isinstance(value, ast.FormattedValue):
                    yield from _of_part(value.value)
        elif isinstance(part, ast.expr):
            yield from _expressions(part)


def _of_part(value: ast.expr) -> Iterator[ast.expr]:
    """A place in an f-string may not hold the quotes that an unparsed text would bring."""
    return (one for one in _expressions(value) if "'" not in ast.unparse(one))


def _changes(node: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """Yield what could stand in the place of an expression."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            yield _with(node, ops=[COMPARISONS[type(operator)]()]), "changed comparison"
        case ast.BoolOp(op=ast.And()):
            yield _with(node, op=ast.Or()), "and, or"
        case ast.BoolOp(op=ast.Or()):
            yield _with(node, op=ast.And()), "and, or"
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand, "not dropped"
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield _with(node, op=ARITHMETIC[type(node.op)]()), "changed arithmetic"
        case ast.IfExp() if not isinstance(node.test, ast.Compare):
            yield _with(node, body=node.orelse, orelse=node.body), "swapped branches"
        case ast.Constant():
            yield from ((ast.Constant(new), "changed constant") for new in _others(node.value))
        case ast.Call() if node_name(node) not in UNSEEN:
            yield from _calls(node)


def _others(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1 if abs(value) < 100 else value * 2
    elif isinstance(value, float):
        yield value * 2 + 1
    elif isinstance(value, str) and value:
        yield value + "x"


def _calls(node: ast.Call) -> Iterator[tuple[ast.expr, str]]:
    if isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield _with(node, func=ast.Name(NAMES[node.func.id])), "min, max, any, all"
    if node_name(node) in NAMES:
        return
    for left, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
            continue
        if ast.dump(one) != ast.dump(other):
            args = [*node.args[:left], other, one, *node.args[left + 2 :]]
            yield _with(node, args=args), "swapped arguments"


def node_name(node: ast.Call) -> str:
    """Return the name of a function that is called by its bare name."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _with(node: Any, **parts: Any) -> Any:
    """Return a copy of a node with other parts."""
    changed = copy(node)
    for name, part in parts.items():
        setattr(changed, name, part)
    return changed
