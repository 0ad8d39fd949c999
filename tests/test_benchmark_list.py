"""The list of benchmarks is whole."""

from __future__ import annotations

from pathlib import Path

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


def test_every_benchmark_is_in_the_list_of_them() -> None:
    text = (BENCHMARKS / "README.md").read_text(encoding="utf-8")
    names = {path.stem for path in BENCHMARKS.glob("[!_]*.py")}
    assert {name for name in names if f"`{name}`" not in text} == set()
