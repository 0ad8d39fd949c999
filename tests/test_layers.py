"""The quick tests need only what README's test command installs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from .conftest import is_deep

TESTS = Path(__file__).parent
DEEP_PACKAGES = {
    *("axe_playwright_python", "build", "coverage", "cyclonedx", "nats", "numpy", "open_spiel"),
    *("playwright", "PyInstaller", "pyspiel", "scipy"),
}
"""The importable packages that only the extras `deep` and `freeze` install."""


def iter_imports(file: Path) -> Iterator[str]:
    """Yield the top-level names of the packages that a file imports when it is itself imported."""
    for statement in ast.parse(file.read_bytes()).body:
        if isinstance(statement, ast.Import):
            yield from (name.name.partition(".")[0] for name in statement.names)
        elif isinstance(statement, ast.ImportFrom) and not statement.level:
            yield str(statement.module).partition(".")[0]


def test_no_quick_test_imports_what_only_deep_tests_need() -> None:
    quick_tests = [file for file in TESTS.rglob("test_*.py") if not is_deep(file)]
    faults = {
        f"{file.relative_to(TESTS)}: {package}"
        for file in quick_tests
        for package in iter_imports(file)
        if package in DEEP_PACKAGES
    }
    assert faults == set()
