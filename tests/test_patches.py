"""Every attribute that tests and benchmarks replace by name exists."""

from __future__ import annotations

import ast
import importlib.util
import pkgutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyglet
import pytest

pyglet.options.shadow_window = False

HERE = Path(__file__).parents[1]
FILES = sorted(path for name in ("tests", "benchmarks") for path in (HERE / name).rglob("*.py"))
ELSEWHERE = ("sys.frozen", "sys._MEIPASS", "ctypes.windll", "os.add_dll_directory")
"""Attributes that exist only on other systems or in built programs."""


def find_patches(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Yield each call that replaces an attribute, and the attribute's dotted name.

    The name begins with an imported name: `setattr(one, "name", …)` gives `one.name`.
    """
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        named = ast.unparse(call.func)
        if named.rpartition(".")[2] not in ("setattr", "patch") and not named.endswith(
            "patch.object"
        ):
            continue
        first, *others = call.args
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield call, first.value
        elif others and isinstance(others[0], ast.Constant):
            yield call, f"{ast.unparse(first)}.{ast.literal_eval(others[0])}"


def list_imported_paths(tree: ast.AST, package: str) -> dict[str, str]:
    """Return the dotted path of each imported name."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                names[one.asname or one.name.partition(".")[0]] = (
                    one.name if one.asname else one.name.partition(".")[0]
                )
        elif isinstance(node, ast.ImportFrom):
            module = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names |= {one.asname or one.name: f"{module}.{one.name}" for one in node.names}
    return names


def is_missing(path: str) -> bool:
    """Return whether nothing can be imported under a dotted path."""
    try:
        pkgutil.resolve_name(path)
    except (ImportError, AttributeError):
        return not lacks_library(path)
    return False


def lacks_library(path: str) -> bool:
    """Return whether a module in a dotted path cannot be loaded without a library of the system."""
    parts = path.split(".")
    for count in range(1, len(parts)):
        try:
            importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            return False
        except ImportError:
            return True
    return False


def find_wrong_patches(text: str, package: str) -> Iterator[str]:
    """Yield each line that replaces a missing attribute, or does not check that it exists."""
    tree = ast.parse(text)
    names = list_imported_paths(tree, package)
    for call, name in find_patches(tree):
        first, _, rest = name.partition(".")
        path = f"{names[first]}.{rest}" if first in names else name
        literal = isinstance(call.args[0], ast.Constant)
        asks = not any(one.arg in ("raising", "create") for one in call.keywords)
        if asks and (literal or first in names) and is_missing(path):
            yield f"line {call.lineno}: {path}"
        elif not asks and not path.endswith(ELSEWHERE):
            yield f"line {call.lineno}: {path} is not asked for"


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}, key=str), ids=str)
def test_what_is_patched_by_its_name_is_there(folder: Path) -> None:
    package = ".".join(folder.relative_to(HERE).parts)
    found = [
        f"{path.name}, {one}"
        for path in FILES
        if path.parent == folder
        for one in find_wrong_patches(path.read_text(encoding="utf-8"), package)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('patch.setattr("os.path.exists", 1)', []),
        ('patch.setattr("os.path.is_there", 1)', ["line 1: os.path.is_there"]),
        ('import os\npatch.setattr(os, "gone", 1)', ["line 2: os.gone"]),
        ('from os import path\npatch.setattr(path, "gone", 1)', ["line 2: os.path.gone"]),
        ('from .. import front\npatch.setattr(front, "f", 1)', ["line 2: tests.front.f"]),
        ('from .front import Play\nsetattr(Play, "gone", 1)', ["line 2: tests.ui.front.Play.gone"]),
        ('from .front import Play\nmock.patch.object(Play, "press", 1)', []),
        ('import os\npatch.setattr(os, "a", 1, raising=False)', ["line 2: os.a is not asked for"]),
        ('import sys\npatch.setattr(sys, "frozen", 1, raising=False)', []),
        ('patch.setattr(table, "gone", 1)', []),
    ],
)  # fmt: skip
def test_what_counts_as_wrong(text: str, found: list[Any]) -> None:
    assert list(find_wrong_patches(text, "tests.ui")) == found


def find_programs_in_strings(tree: ast.AST) -> Iterator[tuple[int, ast.AST]]:
    """Yield the line and the syntax tree of each program in a string."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Constant) and isinstance(text, str) and "from audiowar" in text:
            with suppress(SyntaxError):
                yield node.lineno, ast.parse(text)


def test_what_a_program_in_a_text_imports_is_there() -> None:
    wrong, found = [], 0
    for path in FILES:
        for line, program in find_programs_in_strings(ast.parse(path.read_text(encoding="utf-8"))):
            for name in list_imported_paths(program, "").values():
                found += name.startswith("audiowar")
                if (
                    name.startswith("audiowar.")
                    and "audiowar.room" not in name
                    and is_missing(name)
                ):
                    wrong.append(f"{path.name}, line {line}: {name}")
    assert wrong == [] and found > 10
