"""The quick tests need only what README's test command installs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .conftest import is_deep

TOP = Path(__file__).parents[1]
DEEP_PACKAGES = {
    *("axe_playwright_python", "build", "coverage", "cyclonedx", "nats", "numpy", "open_spiel"),
    *("playwright", "PyInstaller", "pyspiel", "scipy", "uvloop"),
}
"""The importable packages that only the extras `deep`, `freeze` and `server` install."""


def iter_imported_modules(file: Path) -> Iterator[str]:
    """Yield the full names of the modules that are imported when a file of the repository is."""
    package = file.relative_to(TOP).with_suffix("").parts
    for statement in ast.parse(file.read_bytes()).body:
        if isinstance(statement, ast.Import):
            yield from (name.name for name in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            above = package[: -statement.level] if statement.level else ()
            module = ".".join((*above, *filter(None, [statement.module])))
            yield module
            yield from (f"{module}.{name.name}" for name in statement.names)


@cache
def find_deep_packages(file: Path) -> frozenset[str]:
    """Return those of `DEEP_PACKAGES` that a file imports, itself or through tests and tools."""
    found: set[str] = set()
    for module in iter_imported_modules(file):
        top_package = module.partition(".")[0]
        source = TOP / f"{module.replace('.', '/')}.py"
        if top_package in DEEP_PACKAGES:
            found.add(top_package)
        elif top_package in ("benchmarks", "tests", "tools") and source.is_file():
            found |= find_deep_packages(source)
    return frozenset(found)


def test_no_quick_test_imports_what_only_deep_tests_need() -> None:
    quick_tests = [file for file in (TOP / "tests").rglob("test_*.py") if not is_deep(file)]
    faults = {file.name: find_deep_packages(file) for file in quick_tests}
    assert {name: packages for name, packages in faults.items() if packages} == {}
