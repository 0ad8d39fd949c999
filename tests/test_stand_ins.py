"""Stand-ins, helpers and benchmarks of the tests are all used.

After a rename in the program, a stand-in's method can keep the old name unnoticed, although nothing
calls it any more.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from .test_patches import FILES, HERE, list_imported_paths

PROGRAM = sorted(path for name in ("audiowar", "packaging") for path in (HERE / name).rglob("*.py"))
OTHERS = {
    "tests.truth.facts.Facts",  # Its methods are named after events and called by these names.
    "tests.sound.test_pyglet_backend.Player",  # A player of pyglet.
    "tests.sound.test_pyglet_backend.Opener",  # A thread.
}
"""Classes whose methods are called by other libraries, or by computed names."""


@dataclass(frozen=True)
class Module:
    """A source file, with its classes, the paths of its imported names, and the names it uses."""

    name: str
    classes: tuple[ast.ClassDef, ...]
    """All classes, including those inside functions."""
    imports: dict[str, str]
    reads: frozenset[str]

    def bases(self, one: ast.ClassDef) -> list[str]:
        """Return the dotted names of a class's bases."""
        found = []
        for base in one.bases:
            first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
            path = self.imports.get(first, f"{self.name}.{first}")
            found.append(f"{path}.{rest}" if rest else path)
        return found


def read(name: str, text: str) -> Module:
    """Parse a source."""
    tree = ast.parse(text)
    nodes = list(ast.walk(tree))
    reads = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    reads |= {node.name for node in nodes if isinstance(node, ast.alias)}
    reads |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    classes = tuple(node for node in nodes if isinstance(node, ast.ClassDef))
    return Module(
        name, classes, list_imported_paths(tree, name.rpartition(".")[0]), frozenset(reads)
    )


def read_file(path: Path) -> Module:
    """Parse a file of the repository."""
    parts = path.relative_to(HERE).with_suffix("").parts
    return read(".".join(parts), path.read_text(encoding="utf-8"))


def methods(one: ast.ClassDef) -> set[str]:
    """Return a class's own methods that must be called by name somewhere."""
    names = {
        node.name for node in one.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    return {name for name in names if not name.startswith(("__", "test_"))}


def members(one: ast.ClassDef) -> set[str]:
    """Return a class's methods, annotated fields, and attributes that its methods set."""
    names = methods(one)
    for node in ast.walk(one):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


class Sources:
    """All sources of the program and its tests, with the members and users of classes."""

    def __init__(self, program: list[Module], tests: list[Module]) -> None:
        self.program, self.tests = program, tests
        self.classes = {
            f"{module.name}.{one.name}": (module, one)
            for module in (*program, *tests)
            for one in module.classes
        }
        self.read_by_program = frozenset[str]().union(*(module.reads for module in program))
        self.interfaces = [
            self.inherited(path) for path in self.classes if path.startswith("audiowar.")
        ]
        self.known = set[str]().union(*self.interfaces)
        self.importers: dict[str, set[str]] = {}
        for module in tests:
            for path in module.imports.values():
                for one in (path, path.rpartition(".")[0]):
                    self.importers.setdefault(one, set()).add(module.name)

    def lineage(self, path: str) -> list[str]:
        """Return a class and all its bases, including those of other packages."""
        if path not in self.classes:
            return [path]
        module, one = self.classes[path]
        return [path, *(each for base in module.bases(one) for each in self.lineage(base))]

    def inherited(self, path: str) -> set[str]:
        """Return the members of a class and all its bases."""
        known = (self.classes[one][1] for one in self.lineage(path) if one in self.classes)
        return set[str]().union(*map(members, known))

    def users(self, name: str) -> set[str]:
        """Return the names of a test module and of all modules that import it, directly or not."""
        found, new = {name}, [name]
        while new:
            importers = self.importers.get(new.pop(), set()) - found
            found |= importers
            new.extend(importers)
        return found

    def stale(self) -> Iterator[str]:
        """Yield each class of the tests that has methods that nothing calls."""
        reads = {module.name: module.reads for module in self.tests}
        for module in self.tests:
            for one in module.classes:
                path = f"{module.name}.{one.name}"
                unused = methods(one) - set().union(*map(self.inherited, module.bases(one)))
                unused = unused.difference(*(reads[user] for user in self.users(module.name)))
                if unused and path not in OTHERS and not self.imitates(path, unused):
                    yield f"{path}: {', '.join(sorted(unused))}"

    def imitates(self, path: str, names: set[str]) -> bool:
        """Return whether a class of the program or of a library has all these methods."""
        others = self.lineage(path)[1:]
        if any(base.startswith("audiowar.") for base in others):
            return False
        if any(base not in self.classes for base in others):
            return True
        ours = names & self.known
        return any(ours <= one for one in self.interfaces) and names - ours <= self.read_by_program


def list_helpers(tree: ast.Module) -> Iterator[str]:
    """Yield the functions and classes of a source that must be used by name somewhere."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            by_itself = any("autouse=True" in ast.unparse(one) for one in node.decorator_list)
            if not by_itself and not node.name.lower().startswith(("test", "pytest_")):
                yield node.name


def list_mentions(tree: ast.Module) -> Iterator[str]:
    """Yield all names in a source, including those of arguments and in strings."""
    for node in ast.walk(tree):
        for name in ("id", "attr", "arg", "name"):
            if isinstance(node, ast.Name | ast.Attribute | ast.arg | ast.alias):
                yield getattr(node, name, "")
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.findall(r"\w+", node.value)


def test_every_helper_of_the_tests_is_used() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
    mentioned = {name for tree in trees.values() for name in list_mentions(tree)}
    unused = [
        f"{path.name}: {name}"
        for path, tree in trees.items()
        for name in list_helpers(tree)
        if name not in mentioned
    ]
    assert unused == []


def test_every_benchmark_is_in_the_list_of_them() -> None:
    text = (HERE / "benchmarks" / "README.md").read_text(encoding="utf-8")
    names = {path.stem for path in (HERE / "benchmarks").glob("[!_]*.py")}
    assert {name for name in names if f"`{name}`" not in text} == set()


def test_stand_ins_have_the_methods_that_are_called() -> None:
    sources = Sources([read_file(path) for path in PROGRAM], [read_file(path) for path in FILES])
    assert list(sources.stale()) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from audiowar.room.bell import Bell\nclass Mute(Bell):\n def ring(self): pass", []),
        (
            "from audiowar.room.bell import Bell\nclass Mute(Bell):\n def peal(self): pass",
            ["tests.one.Mute: peal"],
        ),
        ("class Mute:\n def ring(self): pass\n def stop(self): pass", []),
        (
            "class Mute:\n def ring(self): pass\n def slam(self): pass",
            ["tests.one.Mute: ring, slam"],
        ),
        ("class Mute:\n def peal(self): pass", ["tests.one.Mute: peal"]),
        ("class Mute:\n def peal(self): pass\nMute().peal()", []),
        ("class Mute:\n def open(self): pass", []),
        ("from io import StringIO\nclass Mute(StringIO):\n def seekable(self): pass", []),
    ],
)
def test_what_counts_as_stale(text: str, found: list[str]) -> None:
    bell = "class Bell:\n def ring(self): pass\n def stop(self): pass"
    door = "class Door:\n def slam(self): file.open()"
    program = [read("audiowar.room.bell", bell), read("audiowar.door", door)]
    assert list(Sources(program, [read("tests.one", text)]).stale()) == found
