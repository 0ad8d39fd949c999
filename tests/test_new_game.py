"""The games lack nothing; a new one touches its package, its texts, its tests and one line."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import audiowar
from audiowar.l10n.locales import discover_locales
from audiowar.rules.registry import GAMES
from tests.new_game import lacks, main

TOP = Path(audiowar.__file__).parent.parent
NINTH = Path(__file__).parent / "ninth"
LANGUAGES = [tag for tag, locale in discover_locales().items() if not locale.script]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_lacks_nothing(name: str) -> None:
    assert list(lacks(name)) == []


def test_a_game_that_nobody_has_heard_of_lacks_its_package_and_its_line() -> None:
    assert lacks("vanish") == [
        "audiowar/games/vanish/__init__.py",
        "audiowar/games/vanish/rules.py",
        "audiowar/games/vanish/wording.py",
        "a line in audiowar/games/__init__.py: 'vanish'",
    ]


def test_a_name_that_can_be_no_package_is_none() -> None:
    assert lacks("tod-und-leben") == [
        "a name of letters, digits and underscores: 'tod-und-leben' can be no package"
    ]


def test_who_names_no_game_is_told_how(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["new_game"])
        assert main() == 2
    assert capsys.readouterr().out.startswith("python -m tests.new_game NAME: ")


class House:
    """A copy of the program in which something is built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "site", "weights", "end_to_end")
        for name in ("audiowar", "locales", "tests"):
            shutil.copytree(TOP / name, folder / name, ignore=left_out)
        for name in ("sounds", "benchmarks"):
            (folder / name).symlink_to(TOP / name)
        for name in ("README.md", "pyproject.toml"):
            shutil.copy(TOP / name, folder)
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


OWN = (
    "__init__",
    "events",
    "game_bots",
    "lessons",
    "rule_of_thumb",
    "rules",
    "strong_bot",
    "wording",
)
"""The modules of the ninth game."""
LISTS = (
    *("every_kind_of_event", "every_event_is_among_them", "game_played_last", "menus_say"),
    *("one_for_each_choice", "not_asked", "every_bot_can_be_chosen", "everything_that_can_happen"),
    *("is_written_alike", "every_event_has_its_words"),
)
"""Tests that look at all games in one."""
TESTED = (
    *("tests/rules/test_conformance.py", "tests/rules/test_wire.py", "tests/rules/test_words.py"),
    "tests/test_golden.py",
    *("tests/announce/test_sentences.py", "tests/announce/test_explanations.py"),
    *("tests/bots/test_every_game.py", "tests/bots/test_mistakes.py", "tests/bots/test_strong.py"),
    *("tests/announce/test_remarks.py", "tests/announce/test_card_tally.py"),
    *("tests/ui/test_new_game.py", "tests/ui/test_opponents.py", "tests/ui/test_tutorial.py"),
    *("tests/ui/test_coach.py", "tests/ui/test_server_menu.py", "tests/ui/test_table_random.py"),
)
"""Where tests look at every game."""


@pytest.fixture(scope="module")
def built(house: House) -> House:
    """Build the ninth game, as `tests.new_game` says."""
    listed = house.folder / "audiowar" / "games" / "__init__.py"
    listed.write_text(listed.read_text().replace('    "armed",\n', '    "armed",\n    "vanish",\n'))
    lacking = house.run("tests.new_game", "vanish")
    assert lacking.startswith("audiowar/games/vanish/__init__.py\n")

    shutil.copytree(NINTH / "game", house.folder / "audiowar" / "games" / "vanish")
    lacking = house.run("tests.new_game", "vanish")
    for what in ("game-vanish in locales/ro", "coach-vanish-take in locales/en", "worked examples"):
        assert what in lacking

    for language in LANGUAGES:
        shutil.copy(NINTH / "vanish.ftl", house.folder / "locales" / language / "games")
    (house.folder / "tests" / "rules" / "games" / "test_vanish.py").write_text('"""Examples."""\n')
    readme = house.folder / "README.md"
    readme.write_text(readme.read_text().replace("Armed War", "Armed War, Nestajanje", 1))
    for line in house.run("tests.new_game", "vanish").splitlines():
        assert "kept: python -m " in line
        house.run(*line.partition("python -m ")[2].partition(", then")[0].split())
    return house


def test_a_ninth_game_touches_its_own_and_one_line(built: House) -> None:
    assert built.run("tests.new_game", "vanish") == "Nothing is missing.\n"
    assert built.run("audiowar", "check-locales") == ""
    assert '"vanish"' in built.run("audiowar", "games", "--json")

    own = {f"locales/{language}/games/vanish.ftl" for language in LANGUAGES}
    own |= {f"audiowar/games/vanish/{name}.py" for name in OWN}
    own |= {"tests/rules/games/test_vanish.py", "tests/golden/vanish-standard.jsonl"}
    own |= {"tests/golden/told/vanish-first.txt", "tests/golden/keys/vanish.txt"}
    own |= {"tests/announce/sentences/vanish.txt", "audiowar/games/__init__.py"}
    # It is offered beside the others.
    own |= {"tests/golden/menus/en.txt", "tests/golden/online/making.txt"}
    assert built.touched() == own


def test_a_ninth_game_breaks_no_test_that_looks_at_all_of_them(built: House) -> None:
    wanted = " or ".join(("vanish", *LISTS))
    said = built.run("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", wanted, *TESTED)
    passed = re.fullmatch(r"(\d+) passed, .*", said.splitlines()[-1])
    assert passed is not None and int(passed[1]) > 200, said
