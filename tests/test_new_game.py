"""The games lack nothing; a new one touches its package, its texts, its tests and one line."""

from __future__ import annotations

import difflib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import audiowar
from audiowar.l10n.locales import discover_locales
from audiowar.rules.registry import GAMES
from tests.new_game import find_gaps, main

TOP = Path(audiowar.__file__).parent.parent
SAMPLES = Path(__file__).parent / "sample_games"
pytestmark = pytest.mark.xdist_group("new_game")
LANGUAGES = [tag for tag, locale in discover_locales().items() if not locale.script]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_lacks_nothing(name: str) -> None:
    assert list(find_gaps(name)) == []


def test_a_game_that_nobody_has_heard_of_lacks_its_package_and_its_line() -> None:
    assert find_gaps("vanish") == [
        "audiowar/games/vanish/__init__.py",
        "audiowar/games/vanish/rules.py",
        "audiowar/games/vanish/wording.py",
        "a line in audiowar/games/__init__.py: 'vanish'",
    ]


def test_a_name_that_can_be_no_package_is_none() -> None:
    assert find_gaps("tod-und-leben") == [
        "a name of letters, digits and underscores: 'tod-und-leben' can be no package"
    ]


def test_who_names_no_game_is_told_how(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["new_game"])
        with pytest.raises(SystemExit, match="2"):
            main()
    assert capsys.readouterr().err.startswith("usage: python -m tests.new_game")


@pytest.mark.parametrize("name", ["armed", "two-words", "9"])
def test_a_game_is_begun_only_under_a_new_name(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["new_game", name, "--begin", "luck"])
    assert main() == 1
    assert (
        capsys.readouterr().out == f"{name!r} is no new name of letters, digits and underscores.\n"
    )


FOLDERS = ("audiowar", "locales", "tests", "protocol")
WEIGHTS = "audiowar/games/scientific/bots/weights"
"""Large files, which are not copied."""
FILES = ("README.md", "PROTOCOL.md", "pyproject.toml")


class House:
    """A copy of the program in which something is built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "site", "weights")
        for name in FOLDERS:
            shutil.copytree(TOP / name, folder / name, ignore=left_out)
        for name in ("sounds", "benchmarks", "examples", WEIGHTS):
            (folder / name).symlink_to(TOP / name)
        for name in FILES:
            shutil.copy(TOP / name, folder)

    def files(self) -> dict[str, bytes]:
        """Return the contents of all files but those that Python makes."""
        paths = [path for name in FOLDERS for path in (self.folder / name).rglob("*")]
        return {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for path in (*paths, *(self.folder / name for name in FILES))
            if path.is_file() and "__pycache__" not in path.parts
        }

    def changed_since(self, before: Mapping[str, bytes]) -> set[str]:
        """Return the files that were made or changed since then."""
        return {name for name, data in self.files().items() if before.get(name) != data}

    def insert(self, name: str, before: str, line: str) -> None:
        """Insert a line before the first one that begins so."""
        file = self.folder / name
        file.write_text(file.read_text("utf-8").replace(before, line + before, 1), "utf-8")

    def list_game(self, name: str, word: str, after: str, game: str) -> None:
        """Name a game after another one in a row of a table."""
        file = self.folder / name
        row = re.compile(rf"(\n\| `{word}` \|[^\n]*{after})")
        file.write_text(row.sub(rf"\1, {game}", file.read_text("utf-8"), count=1), "utf-8")

    def write_kept(self, game: str, *modules: str) -> None:
        """Write the kept texts of a game: those of these modules, and all that are missing."""
        for module in modules:
            self.run(module, game)
        for line in self.run("tests.new_game", game).splitlines():
            assert "kept: python -m " in line
            self.run(*line.partition("python -m ")[2].partition(", then")[0].split())

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


KEPT = {
    *("tests/golden/menus/en.txt", "tests/golden/online/making.txt"),
    *("protocol/v1.schema.json", "protocol/v2.schema.json"),
}
"""Texts about all games that a command writes."""
LISTS = {"audiowar/games/__init__.py", "README.md"}
"""Where the games are listed."""
NEW = ("card_duel", "tribute", "vanish")
LOOKED_AT = (
    *("every_kind_of_event", "every_event_is_among_them", "game_played_last", "menus_say"),
    *("one_for_each_choice", "not_asked", "every_bot_can_be_chosen", "everything_that_can_happen"),
    *("is_written_alike", "every_event_has_its_words", "the_schemas_have_all", "readme"),
    *("games_ask_and_tell", "default_keys", "lessons"),
)
"""Tests that look at all games in one."""
TESTED = (
    *("tests/rules", "tests/test_golden.py", "tests/test_imports.py", "tests/test_manual.py"),
    *("tests/announce/test_sentences.py", "tests/announce/test_explanations.py"),
    *("tests/announce/test_remarks.py", "tests/announce/test_count_owned_cards.py", "tests/truth"),
    *(
        "tests/bots/test_every_game.py",
        "tests/bots/test_find_player_mistakes.py",
        "tests/bots/test_strong.py",
    ),
    *(
        "tests/input",
        "tests/l10n/test_uses.py",
        "tests/server/test_play.py",
    ),
    *(
        "tests/server/test_protocol.py",
        "tests/server/test_version2.py",
        "tests/web/test_buttons.py",
    ),
    *("tests/ui/test_new_game.py", "tests/ui/test_opponent_choice.py", "tests/ui/test_tutorial.py"),
    *("tests/ui/test_coach.py", "tests/ui/test_server_menu.py", "tests/ui/test_table_random.py"),
)
"""Where tests look at every game."""


def own_files(name: str, *modules: str, case: str = "first") -> set[str]:
    """Return the files of a game: its package, texts, examples and kept texts."""
    return {
        *(f"audiowar/games/{name}/{module}.py" for module in ("__init__", "rules", "wording")),
        *(f"audiowar/games/{name}/{module}.py" for module in modules),
        *(f"locales/{language}/games/{name}.ftl" for language in LANGUAGES),
        *(f"tests/rules/games/test_{name}.py", f"tests/golden/{name}-standard.jsonl"),
        *(f"tests/golden/told/{name}-{case}.txt", f"tests/golden/keys/{name}.txt"),
    }


SHIPPED = ("tests/l10n/test_shipped.py", "tests/l10n/test_uses.py")
"""Tests of all texts. The game that is made by hand has the same ones in each language."""


@pytest.fixture(scope="module")
def begun(house: House) -> dict[str, set[str]]:
    """Begin a game of each kind; return what each has touched."""
    touched = {}
    for name, kind in (("card_duel", "choice"), ("tribute", "luck")):
        before = house.files()
        house.run("tests.new_game", name, "--begin", kind)
        assert house.run("tests.new_game", name) == "Nothing is missing.\n"
        touched[name] = house.changed_since(before)
    return touched


def test_a_game_that_is_begun_lacks_nothing(house: House, begun: dict[str, set[str]]) -> None:
    assert begun["tribute"] == own_files("tribute") | KEPT | LISTS
    choice = own_files("card_duel", "lessons", "rule_of_thumb")
    assert begun["card_duel"] == choice | KEPT | LISTS | {"PROTOCOL.md"}
    said = house.run("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *SHIPPED)
    assert re.fullmatch(r"\d+ passed, .*|\d+ passed in .*", said.splitlines()[-1]), said


ROW = "| `purge` |"
TRIBUTE_ROW = "| `tribute` | `seat`, `card` | tribute | a card goes to the winner of the trick |\n"
MOST_FILES = 10
MOST_LINES = 200


@pytest.fixture(scope="module")
def extended(house: House, begun: dict[str, set[str]]) -> set[str]:
    """Give the game of luck an event of its own, by hand; return what that touches."""
    before = house.files()
    package, lines = house.folder / "audiowar" / "games" / "tribute", 0
    for sample in (SAMPLES / "tribute").glob("*.*"):
        if sample.suffix == ".ftl":
            file = house.folder / "locales" / sample.stem / "games" / "tribute.ftl"
            file.write_text(file.read_text("utf-8") + sample.read_text("utf-8"), "utf-8")
            continue
        examples = sample.name == "examples.py"
        tests = house.folder / "tests" / "rules" / "games"
        file = tests / "test_tribute.py" if examples else package / sample.name
        old = file.read_text("utf-8").splitlines() if file.exists() else []
        new = sample.read_text("utf-8")
        lines += sum(line.startswith("+ ") for line in difflib.ndiff(old, new.splitlines()))
        if sample.name != "__init__.py":
            file.write_text(new, "utf-8")
    assert lines <= MOST_LINES
    house.insert("PROTOCOL.md", ROW, TRIBUTE_ROW)
    by_hand = house.changed_since(before)
    assert len(by_hand) <= MOST_FILES
    house.write_kept("tribute", "tests.golden", "tests.golden.told", "tests.golden.keys")
    return house.changed_since(before)


def test_an_own_event_of_a_game_of_luck_touches_few_files(extended: set[str]) -> None:
    kept = {name for name in own_files("tribute") if name.startswith("tests/golden/")}
    added = own_files("tribute", "events") - kept | {"tests/announce/sentences/tribute.txt"}
    assert extended - kept - KEPT == added - {"audiowar/games/tribute/__init__.py"} | {
        "PROTOCOL.md"
    }


OWN_MODULES = ("events", "bots_and_coach", "lessons", "rule_of_thumb", "strong_bot", "commands")
"""The further modules of the game that is made by hand."""
VANISH_IN = ("card", "pick_up")
"""Questions and events that other games have too."""
VANISH_ROWS = {
    "| `lay` |": "| `mercy` | vanish | whether to take the cards | `take`, `spare` |\n",
    ROW: "| `vanish` | `cards` | vanish | cards leave the game |\n",
}
KEYS_ROW = "| V | in Vanish: how many cards have left the game |\n"


@pytest.fixture(scope="module")
def built(house: House, begun: dict[str, set[str]], extended: set[str]) -> set[str]:
    """Make a game of choices by hand, with a command of its own, as `tests.new_game` says."""
    before = house.files()
    listed = house.folder / "audiowar" / "games" / "__init__.py"
    text = listed.read_text().replace('    "armed",\n', '    "armed",\n    "vanish",\n')
    listed.write_text(
        text.replace(
            "GAMES_WITH_COMMANDS: tuple[str, ...] = ()", 'GAMES_WITH_COMMANDS = ("vanish",)'
        )
    )
    lacking = house.run("tests.new_game", "vanish")
    assert lacking.startswith("audiowar/games/vanish/__init__.py\n")

    package = house.folder / "audiowar" / "games" / "vanish"
    shutil.copytree(SAMPLES / "vanish", package)
    examples = (package / "examples.py").read_text("utf-8")
    (package / "examples.py").unlink()
    lacking = house.run("tests.new_game", "vanish")
    for what in (
        *("game-vanish in locales/ro", "coach-vanish-take in locales/en", "worked examples"),
        *("what event-vanish claims", "a row for `mercy`", "keys of its command 'vanished'"),
        "its name in the row for `card`",
    ):
        assert what in lacking

    for language in LANGUAGES:
        shutil.copy(SAMPLES / "vanish.ftl", house.folder / "locales" / language / "games")
    test = house.folder / "tests" / "rules" / "games" / "test_vanish.py"
    test.write_text(examples.replace("from .events", "from audiowar.games.vanish.events"), "utf-8")
    house.insert("README.md", "| Escape | menu |", KEYS_ROW)
    for word in VANISH_IN:
        house.list_game("PROTOCOL.md", word, "card_duel", "vanish")
    house.list_game("PROTOCOL.md", "war", "all but casino", "vanish")
    for row, new in VANISH_ROWS.items():
        house.insert("PROTOCOL.md", row, new)
    readme = house.folder / "README.md"
    readme.write_text(readme.read_text().replace("Armed War", "Armed War, Nestajanje", 1))
    house.write_kept("vanish")
    return house.changed_since(before)


def test_a_game_made_by_hand_touches_its_own_and_the_lists(house: House, built: set[str]) -> None:
    assert house.run("tests.new_game", "vanish") == "Nothing is missing.\n"
    assert '"vanish"' in house.run("audiowar", "games", "--json")
    own = own_files("vanish", *OWN_MODULES) | {"tests/announce/sentences/vanish.txt"}
    assert built == own | KEPT | LISTS | {"PROTOCOL.md"}


@pytest.mark.timeout(900)
def test_new_games_break_no_test_that_looks_at_all_games(house: House, built: set[str]) -> None:
    wanted = " or ".join((*NEW, *LOOKED_AT))
    said = house.run("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", wanted, *TESTED)
    passed = re.fullmatch(r"(\d+) passed, .*", said.splitlines()[-1])
    assert passed is not None and int(passed[1]) > 500, said
