"""Faults are put in where they can be, the same ones for a seed, and who notices them is found."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from .__main__ import TOP, choose_mutants, copy_repository, describe_difference, judge_mutants
from .judge import judge_changed_file
from .making import iter_mutants
from .rooms import ROOMS

SOURCE = '''"""Sums."""
LIMIT = 3


def total(numbers: list[int], start: int = 0) -> int:
    """Sum up."""
    for number in numbers:
        if number > LIMIT:
            start += number
    return start


def quiet(one: int) -> int:
    """No test looks at what becomes of it."""
    return one + 1


def unread(one: int) -> int:
    """No test comes here."""
    return one - 1


def endless(count: int) -> int:
    """Count down."""
    while count != 0:
        count -= 1
    return count


def made() -> int:
    """It runs when the module is loaded."""
    return 5


MADE = made()


def adder(much: int):
    """What it makes is there before a test begins."""

    def add(one: int) -> int:
        return one + much

    return add


ADD = adder(2)
'''
TESTS = """from audiowar.room.sums import ADD, MADE, endless, quiet, total


def test_total():
    assert total([1, 3, 4]) == 4


def test_quiet():
    quiet(1)


def test_endless():
    assert endless(5) == 0


def test_made():
    assert MADE == 5


def test_add():
    assert ADD(1) == 3
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", {"a <= b"}),
        ("a is b", {"a is not b"}),
        ("a not in b", {"a in b"}),
        ("a + b * 2", {"a - b * 2", "a + b // 2", "a + b * 3"}),
        ("a and b or c", {"(a or b) or c", "(a and b) and c"}),
        ("f(a, b, key=True)", {"f(b, a, key=True)", "f(a, b, key=False)"}),
        ("f(a, a, *b)", set()),
        ("min(a)", {"max(a)"}),
        ('"told"', {'"toldx"'}),
        ("b if a else c", {"c if a else b"}),
        ("not a", {"a"}),
        ("[a for a in b if a > 1]", {"[a for a in b if a >= 1]", "[a for a in b if a > 2]"}),
        ('f"{a + b}"', {'f"{a - b}"'}),
        ("open(a, encoding='ascii')", set()),
    ],
)
def test_what_an_expression_may_become(before: str, after: set[str]) -> None:
    source = f"def go():\n    x = {before}\n".encode()
    became = {compact(one.of(source).decode()) for one in iter_mutants("x.py", source)}
    assert became == {compact(f"def go():\n    x = {text}\n") for text in after}


def compact(source: str) -> str:
    """Return a source as Python reads it, whatever its brackets and quotes."""
    import ast

    return ast.dump(ast.parse(source))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("self.a = b", "pass"),
        ("a += b", "pass"),
        ("go(\n        a\n    )", "pass\n\n"),
        ("return a", "return None"),
        ("while a:\n        break", "while a:\n        pass"),
        ("if a:\n        b = c", "if not a:\n        b = c"),
    ],
)
def test_what_a_statement_may_become(before: str, after: str) -> None:
    source = f"def go():\n    {before}\n    return\n".encode()
    became = {compact(one.of(source).decode()) for one in iter_mutants("x.py", source)}
    assert compact(f"def go():\n    {after}\n    return\n") in became


def test_every_mutant_can_be_compiled_and_leaves_the_lines_where_they_were() -> None:
    made = 0
    for file in sorted((TOP / "audiowar" / "announce").rglob("*.py")):
        source = file.read_bytes()
        for one in list(iter_mutants(file.name, source))[::7]:
            changed = one.of(source)
            assert changed != source and changed.count(b"\n") == source.count(b"\n")
            compile(changed, file.name, "exec")
            made += 1
    assert made > 150


def test_a_seed_chooses_the_same_mutants_and_another_seed_others() -> None:
    assert choose_mutants(TOP, "table", 20, 1) == choose_mutants(TOP, "table", 20, 1)
    assert choose_mutants(TOP, "table", 20, 1) != choose_mutants(TOP, "table", 20, 2)
    assert len(choose_mutants(TOP, "table", 20, 1)) == 20


def test_every_room_has_tests_that_are_there() -> None:
    rooms = {file.parent.name for file in (TOP / "audiowar").glob("*/__init__.py")}
    assert set(ROOMS) >= rooms - {"frontends", "games"}
    assert all((TOP / test).exists() for tests in ROOMS.values() for test in tests)


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork, which Windows has not")
def test_who_notices_is_found(tmp_path: Path) -> None:
    room, tests = tmp_path / "audiowar" / "room", tmp_path / "tests" / "room"
    room.mkdir(parents=True)
    tests.mkdir(parents=True)
    for folder in (room.parent, room, tests.parent, tests):
        (folder / "__init__.py").touch()
    (room / "sums.py").write_text(SOURCE, encoding="utf-8")
    (tests / "test_sums.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    shutil.copytree(TOP / "tests" / "mutants", tests.parent / "mutants")
    known = choose_mutants(tmp_path, "room", 100, 1)
    verdicts = judge_mutants(tmp_path, known, ("tests/room",), least=1.0)
    found = {(describe_difference(tmp_path, one).split("\n")[-1].strip("+ "), how): by
             for one, how, by in verdicts}  # fmt: skip
    assert found[("LIMIT = (4)", "killed")] == ""
    assert found[("if (number >= LIMIT):", "killed")].endswith("test_total")
    assert found[("return (6)", "killed")] == ""
    assert found[("return (one - much)", "killed")] != ""
    assert found[("return (one - 1)", "survived")] == ""
    assert found[("return (one + 1)", "unreached")] == ""
    assert found[("pass", "timeout")] == ""
    inner = SOURCE[: SOURCE.index("return one + much")].count("\n") + 1
    assert {how for one, how, _ in verdicts if one.first == inner} == {"killed"}
    assert (room / "sums.py").read_text(encoding="utf-8") == SOURCE


def test_the_tests_find_every_folder_of_the_repository_but_no_product_of_it(tmp_path: Path) -> None:
    copy_repository(TOP, tmp_path / "copy")
    there = {path.name for path in (tmp_path / "copy").iterdir()}
    assert {"audiowar", "protocol", "examples", "setup.cfg", "tests"} <= there
    assert not there & {".git", ".venv", "build"}


def test_nothing_is_left_of_a_mutant_in_a_file_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    Path("pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    Path("made.py").write_text("MADE = 5\n", encoding="utf-8")
    test = "from made import MADE\n\n\ndef test_made():\n    assert MADE == 5\n"
    Path("test_made.py").write_text(test, encoding="utf-8")
    assert judge_changed_file(Path("made.py"), b"MADE = 6\n", ["test_made.py"], 60.0) == (
        "killed",
        "",
    )
    # Python takes what was compiled for a file that is as long and from the same second.
    assert list(tmp_path.rglob("*.pyc")) == []
