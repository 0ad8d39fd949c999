"""The small faults that can be put into a source: each changes one place of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple

PAIRS = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot)),
    *((ast.In, ast.NotIn), (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
    (ast.BitOr, ast.BitAnd),
)
OPPOSITES: dict[type[ast.AST], Any] = dict(PAIRS) | {second: first for first, second in PAIRS}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSWAPPED = {*NAMES, "TypeVar", "isinstance", "getattr"}
"""Functions whose arguments are not swapped: nothing would be wrong, or nothing would run."""
HARMLESS = {"encoding", "newline", "strict", "daemon"}
SKIPPED = (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.JoinedStr)


class Mutant(NamedTuple):
    """One changed place of a file."""

    file: str
    """The path below the top of the repository."""
    place: int
    change: int
    """The numbers of the place in the file, and of the change among those of the place."""
    first: int
    last: int
    """The lines of the statement, without the blocks under it."""
    is_in_function: bool
    """Whether it runs when a function is called, and not when the module is loaded."""

    def apply(self, source: str) -> str:
        """Return the changed source, without its comments."""
        tree = ast.parse(source)
        node, changed = self._find_change(tree)

        class Exchange(ast.NodeTransformer):
            def visit(self, visited: ast.AST) -> Any:
                return changed if visited is node else self.generic_visit(visited)

        return ast.unparse(ast.fix_missing_locations(Exchange().visit(tree)))

    def describe(self, source: str) -> str:
        """Return where the mutant is, and what it changes."""
        node, changed = map(ast.unparse, self._find_change(ast.parse(source)))
        return f"{self.file}:{self.first}: {node:.100} -> {changed:.100}"

    def _find_change(self, tree: ast.Module) -> tuple[ast.AST, ast.AST]:
        node, _, is_in_function = list(iter_places(tree, is_in_function=False))[self.place]
        return node, list(iter_changes(node, is_in_function))[self.change]


def iter_mutants(file: str, source: str) -> Iterator[Mutant]:
    """Yield all mutants of a file."""
    for place, (node, statement, is_in_function) in enumerate(
        iter_places(ast.parse(source), is_in_function=False)
    ):
        first, body = statement.lineno, getattr(statement, "body", None)
        last = max(first, body[0].lineno - 1) if body else statement.end_lineno or first
        for change, _ in enumerate(iter_changes(node, is_in_function)):
            yield Mutant(file, place, change, first, last, is_in_function)


def iter_places(
    node: ast.AST, statement: ast.stmt | None = None, *, is_in_function: bool
) -> Iterator[tuple[ast.AST, ast.stmt, bool]]:
    """Yield what can change, the statement around it, and whether this is in a function."""
    for name, field in ast.iter_fields(node):
        for child in field if isinstance(field, list) else [field]:
            is_text = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            is_harmless = isinstance(child, ast.keyword) and child.arg in HARMLESS
            if name in ("annotation", "returns") or is_text or is_harmless:
                continue
            if isinstance(child, ast.AST) and not isinstance(child, SKIPPED):
                inside = child if isinstance(child, ast.stmt) else statement
                is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                within = is_in_function or (is_function and name == "body")
                if inside is not None:
                    yield child, inside, within
                yield from iter_places(child, inside, is_in_function=within)


def iter_changes(node: ast.AST, is_in_function: bool) -> Iterator[ast.AST]:
    """Yield what could stand in the place of an expression or statement."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in OPPOSITES:
            yield _copy(node, ops=[OPPOSITES[type(operator)]()])
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in OPPOSITES:
            yield _copy(node, op=OPPOSITES[type(operator)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp(body=first, orelse=second):
            yield _copy(node, body=second, orelse=first)
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare):
            yield _copy(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Return(value=value) if value and ast.unparse(value) not in ("None", "False"):
            yield ast.Return()
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield ast.Constant(value + 1 if abs(value) < 100 else value * 2)
        case ast.Constant(value=str() as value) if value:
            yield ast.Constant(value + "x")
        case ast.Call():
            yield from _iter_changed_calls(node)
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Break() | ast.Continue():
            yield from [ast.Pass()] if is_in_function else []
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if is_in_function:
            yield ast.Pass()


def _iter_changed_calls(node: ast.Call) -> Iterator[ast.AST]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in NAMES:
        yield _copy(node, func=ast.Name(NAMES[name]))
    if name in UNSWAPPED or any(isinstance(argument, ast.Starred) for argument in node.args):
        return
    for left, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if ast.dump(one) != ast.dump(other):
            yield _copy(node, args=[*node.args[:left], other, one, *node.args[left + 2 :]])


def _copy(node: Any, **parts: Any) -> Any:
    """Return a copy of a node with other parts."""
    changed = copy(node)
    vars(changed).update(parts)
    return changed
