"""The faults that `tools.mutants` puts in, and which of them tests notice."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent, indent

import pytest

from tools.mutants.__main__ import TOP, choose_mutants, judge_room
from tools.mutants.faults import iter_mutants

SOURCE = '''"""Sums."""
LIMIT = 3


def total(numbers: list[int], start: int = 0) -> int:
    """Sum up."""
    for number in numbers:
        if number > LIMIT:
            start += number
    return start


def unread(one: int) -> int:
    """No test comes here."""
    return one - 1
'''
TEST = """from audiowar.room.sums import total


def test_total():
    assert total([1, 4]) == 4
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", {"a <= b"}),
        ("a not in b", {"a in b"}),
        ("a + b * 2", {"a - b * 2", "a + b // 2", "a + b * 3"}),
        ("a and b or c", {"(a or b) or c", "(a and b) and c"}),
        ("f(a, b, key=True)", {"f(b, a, key=True)", "f(a, b, key=False)"}),
        ("f(a, a, *b)", set()),
        ("min(a)", {"max(a)"}),
        ("'told'", {"'toldx'"}),
        ("b if a else c", {"c if a else b"}),
        ("not a", {"a"}),
        ("open(a, encoding='ascii')", set()),
    ],
)
def test_what_an_expression_may_become(before: str, after: set[str]) -> None:
    assert list_changed(f"x = {before}") == {
        ast.unparse(ast.parse(f"x = {expression}")) for expression in after
    }


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("self.a = b", "pass"),
        ("a += b", "pass"),
        ("return a", "return"),
        ("if a:\n    b = c", "if not a:\n    b = c"),
    ],
)
def test_what_a_statement_may_become(before: str, after: str) -> None:
    assert after in list_changed(before)


def list_changed(body: str) -> set[str]:
    """Return what a function with this body may become."""
    source = "def go():\n" + indent(body, "    ")
    changed = [mutant.apply(source) for mutant in iter_mutants("x.py", source)]
    return {dedent(text.removeprefix("def go():\n")) for text in changed}


def test_a_seed_chooses_the_same_mutants_and_another_seed_others() -> None:
    mutants = choose_mutants(TOP, "table", 20, 1)
    assert choose_mutants(TOP, "table", 20, 1) == mutants != choose_mutants(TOP, "table", 20, 2)
    assert len(mutants) == 20
    for mutant in mutants:
        source = (TOP / mutant.file).read_text("utf-8")
        assert mutant.apply(source) != ast.unparse(ast.parse(source))


@pytest.mark.deep
def test_who_notices_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room, tests = tmp_path / "audiowar" / "room", tmp_path / "tests" / "room"
    for folder in (room, tests):
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        (folder / "__init__.py").touch()
    (room / "sums.py").write_text(SOURCE, encoding="utf-8")
    (tests / "test_sums.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "setup.cfg").write_text("[tool:pytest]\npythonpath = .\n", encoding="utf-8")
    (tmp_path / "tools").symlink_to(TOP / "tools")
    assert judge_room(tmp_path, "room", 100, 1) == {"killed": 4, "survived": 1, "unreached": 3}
    survivors = capsys.readouterr().out.splitlines()
    assert survivors[0] == "survived: audiowar/room/sums.py:8: number > LIMIT -> number >= LIMIT"
    assert "unreached: audiowar/room/sums.py:15: one - 1 -> one + 1" in survivors
