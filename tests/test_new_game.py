"""The games lack nothing; a new one touches its package, its texts, its tests and one line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import audiowar
from audiowar.l10n.locales import discover
from audiowar.rules.registry import GAMES
from tests.new_game import lacks

TOP = Path(audiowar.__file__).parent.parent
NINTH = Path(__file__).parent / "ninth"
LANGUAGES = [tag for tag, locale in discover().items() if not locale.script]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_lacks_nothing(name: str) -> None:
    assert list(lacks(name)) == []


def test_a_game_that_nobody_has_heard_of_lacks_its_line() -> None:
    assert list(lacks("vanish")) == ["a line in audiowar/games/__init__.py: 'vanish'"]


class House:
    """A copy of the program in which something is built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "site", "weights", "end_to_end")
        for name in ("audiowar", "locales", "tests"):
            shutil.copytree(TOP / name, folder / name, ignore=left_out)
        for name in ("sounds", "benchmarks"):
            (folder / name).symlink_to(TOP / name)
        self.before = self.files()

    def files(self) -> dict[str, bytes]:
        """Return the contents of all files but those that Python makes."""
        return {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for name in ("audiowar", "locales", "tests")
            for path in (self.folder / name).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }

    def touched(self) -> set[str]:
        """Return the files that were made or changed."""
        return {name for name, data in self.files().items() if self.before.get(name) != data}

    def run(self, *words: str) -> str:
        """Run a module of the copy; return what it prints."""
        command = [sys.executable, "-m", *words]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, encoding="utf-8", check=False
        )
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield House(tmp_path_factory.mktemp("Ž Đ"))


def test_a_ninth_game_touches_its_own_and_one_line(house: House) -> None:
    shutil.copytree(NINTH / "game", house.folder / "audiowar" / "games" / "vanish")
    listed = house.folder / "audiowar" / "games" / "__init__.py"
    listed.write_text(listed.read_text().replace('    "armed",\n', '    "armed",\n    "vanish",\n'))

    lacking = house.run("tests.new_game", "vanish")
    for what in ("game-vanish in locales/ro", "worked examples", "golden transcript", "told, kept"):
        assert what in lacking

    for language in LANGUAGES:
        shutil.copy(NINTH / "vanish.ftl", house.folder / "locales" / language / "games")
    (house.folder / "tests" / "rules" / "games" / "test_vanish.py").write_text('"""Examples."""\n')
    house.run("tests.golden", "vanish")
    house.run("tests.golden.told", "vanish")
    house.run("tests.golden.keys", "vanish")
    assert house.run("tests.new_game", "vanish") == "Nothing is missing.\n"
    assert house.run("audiowar", "check-locales") == ""
    assert '"vanish"' in house.run("audiowar", "games", "--json")

    own = {f"locales/{language}/games/vanish.ftl" for language in LANGUAGES}
    own |= {f"audiowar/games/vanish/{name}.py" for name in ("__init__", "rules", "telling")}
    own |= {"tests/rules/games/test_vanish.py", "tests/golden/vanish-standard.jsonl"}
    own |= {"tests/golden/told/vanish-first.txt", "tests/golden/keys/vanish.txt"}
    own |= {"audiowar/games/__init__.py"}
    assert house.touched() == own
