"""All games are complete, and a new game changes only its own files and a few lists."""

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
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from tests import game_gaps
from tests.golden.told import cases as told_games
from tests.new_game import find_gaps, main, make_text_of_new_game

TOP = Path(audiowar.__file__).parent.parent
SAMPLES = Path(__file__).parent / "sample_games"
pytestmark = pytest.mark.xdist_group("new_game")
LANGUAGES = [tag for tag, locale in discover_locales().items() if not locale.transliteration_script]


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


def test_events_that_are_not_listed_or_have_no_narrator_are_gaps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variant, wording = GAMES["razboi"], get_wording("razboi")
    first, second, *rest = variant.events
    monkeypatch.setattr(type(variant), "events", (second, *rest))
    narrators = {kind: way for kind, way in wording.narrators.items() if kind is not second}
    monkeypatch.setattr(type(wording), "narrators", narrators)
    file = "audiowar/games/razboi"
    assert find_gaps("razboi") == [
        f"{first.__name__} in the `events` of {file}/rules.py",
        f"a narrator of {second.__name__} in the `narrators` of {file}/wording.py",
    ]


def test_an_argument_with_a_players_name_must_be_called_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the name stays old in what was told when a player gets another name."""

    def explain(trick: object, names: tuple[str, ...], viewer: int) -> list[Line]:
        return [Line("why-tie", {"winner": names[0], "card": "QH"})]

    monkeypatch.setattr(game_gaps, "explain_trick", explain)
    assert find_gaps("razboi") == [
        "another name for $winner of why-tie, which names a player: one of player, players, victims"
    ]


def test_old_kept_texts_are_named_with_the_command_that_writes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(told_games, "render_case", lambda case: "another text")
    gaps = find_gaps("drunkard")
    assert "how drunkard-3 is told" in gaps[0]
    assert all(", kept: python -m tests.golden.told drunkard, then read it" in gap for gap in gaps)


def test_wrongly_counted_tricks_are_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["drunkard"]), "transcript_trick_markers", ("put",))
    assert find_gaps("drunkard") == [
        "right `transcript_trick_markers`, by which tricks are counted: "
        "audiowar/games/drunkard/rules.py"
    ]


def test_a_name_that_can_be_no_package_is_none() -> None:
    assert find_gaps("tod-und-leben") == [
        "a name of letters, digits and underscores: 'tod-und-leben' can be no package"
    ]


@pytest.mark.parametrize("kind", ["luck", "choice"])
def test_the_serbian_title_has_only_serbian_letters(kind: str) -> None:
    folder = SAMPLES / f"begin_{kind}"
    assert "Vild Foks, nova igra" in make_text_of_new_game(folder / "sr.ftl", "wild_fox")
    assert "= Wild Fox\n" in make_text_of_new_game(folder / "en.ftl", "wild_fox")


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
LINKED = ("benchmarks", "examples", "packaging", "sounds", "training", "HOSTING.md", WEIGHTS)
"""Folders and files that no new game changes."""


class ProgramCopy:
    """A copy of the program, in which new games are made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "site", "weights")
        for name in FOLDERS:
            shutil.copytree(TOP / name, folder / name, ignore=left_out)
        for name in LINKED:
            (folder / name).symlink_to(TOP / name)
        for name in FILES:
            shutil.copy(TOP / name, folder)

    def read_files(self) -> dict[str, bytes]:
        """Return the contents of all files by path, without those that Python makes."""
        paths = [path for name in FOLDERS for path in (self.folder / name).rglob("*")]
        return {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for path in (*paths, *(self.folder / name for name in FILES))
            if path.is_file() and "__pycache__" not in path.parts
        }

    def list_changed_files(self, before: Mapping[str, bytes]) -> set[str]:
        """Return the files that differ from `before` or were added."""
        return {name for name, data in self.read_files().items() if before.get(name) != data}

    def insert_before(self, name: str, before: str, line: str) -> None:
        """Insert a line before the first place where the text `before` stands."""
        file = self.folder / name
        file.write_text(file.read_text("utf-8").replace(before, line + before, 1), "utf-8")

    def add_game_to_row(self, name: str, word: str, after: str, game: str) -> None:
        """Add a game after another one in the row of a word in a table."""
        file = self.folder / name
        row = re.compile(rf"(\n\| `{word}` \|[^\n]*{after})")
        file.write_text(row.sub(rf"\1, {game}", file.read_text("utf-8"), count=1), "utf-8")

    def write_kept_texts(self, game: str, *modules: str) -> None:
        """Write a game's kept texts: those of the given modules, and all that are missing."""
        for module in modules:
            self.run_module(module, game)
        for line in self.run_module("tests.new_game", game).splitlines():
            assert "kept: python -m " in line
            self.run_module(*line.partition("python -m ")[2].partition(", then")[0].split())

    def run_module(self, *words: str) -> str:
        """Run a module of the copy. Return what it prints."""
        command = [sys.executable, "-m", *words]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, encoding="utf-8", check=False
        )
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def program_copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProgramCopy]:
    yield ProgramCopy(tmp_path_factory.mktemp("Ž Đ"))


KEPT = {
    *("tests/golden/menus/en.txt", "tests/golden/online/making.txt"),
    "protocol/v2.schema.json",
}
"""Files about all games that a command writes."""
LISTS = {"audiowar/games/__init__.py", "README.md"}
"""Files that list the games."""
NEW = ("card_duel", "tribute", "vanish")
TESTS_OF_ALL_GAMES = (
    *("every_kind_of_event", "every_event_is_among_them", "game_played_last", "menus_say"),
    *("one_for_each_choice", "not_asked", "every_bot_can_be_chosen", "everything_that_can_happen"),
    *("is_written_alike", "every_event_has_its_words", "the_schemas_have_all", "readme"),
    *("games_ask_and_tell", "default_keys", "lessons", "would_be_found", "another_name"),
    *("each_game_has", "game_has_rules", "no_section_is", "same_paragraphs", "line_that_is_named"),
    *("goals_of_many", "games_of_luck", "same_deal", "random_game", "plays_alike"),
)
"""Parts of the names of tests that check all games in one test."""
FOLDERS_NOT_TESTED = ("end_to_end", "hosted", "packaging", "pictures", "sample_games", "web")
"""Folders of tests that need much time, a display or a browser, or check no games."""


def list_own_files(name: str, *modules: str, case: str = "first") -> set[str]:
    """Return the files of a game: its package, texts, examples and kept texts."""
    return {
        *(f"audiowar/games/{name}/{module}.py" for module in ("__init__", "rules", "wording")),
        *(f"audiowar/games/{name}/{module}.py" for module in modules),
        *(f"locales/{language}/games/{name}.ftl" for language in LANGUAGES),
        *(f"tests/rules/games/test_{name}.py", f"tests/golden/{name}-standard.jsonl"),
        *(f"tests/golden/told/{name}-{case}.txt", f"tests/golden/keys/{name}.txt"),
    }


TESTS_OF_ALL_TEXTS = ("tests/l10n/test_shipped.py", "tests/l10n/test_uses.py")
"""Tests of all texts. They are not run with the game made by hand, which has the same texts in all
languages."""


@pytest.fixture(scope="module")
def begun(program_copy: ProgramCopy) -> dict[str, set[str]]:
    """Create a game of each kind. Return the files that each has changed."""
    touched = {}
    for name, kind in (("card_duel", "choice"), ("tribute", "luck")):
        before = program_copy.read_files()
        program_copy.run_module("tests.new_game", name, "--begin", kind)
        assert program_copy.run_module("tests.new_game", name) == "Nothing is missing.\n"
        touched[name] = program_copy.list_changed_files(before)
    return touched


def test_a_game_that_is_begun_lacks_nothing(
    program_copy: ProgramCopy, begun: dict[str, set[str]]
) -> None:
    assert begun["tribute"] == list_own_files("tribute") | KEPT | LISTS
    choice = list_own_files("card_duel", "lessons", "rule_of_thumb")
    assert begun["card_duel"] == choice | KEPT | LISTS | {"PROTOCOL.md"}
    said = program_copy.run_module(
        "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *TESTS_OF_ALL_TEXTS
    )
    assert re.fullmatch(r"\d+ passed, .*|\d+ passed in .*", said.splitlines()[-1]), said


ROW = "| `purge` |"
TRIBUTE_ROW = "| `tribute` | `seat`, `card` | tribute | a card goes to the winner of the trick |\n"
MOST_FILES = 10
MOST_LINES = 200


@pytest.fixture(scope="module")
def extended(program_copy: ProgramCopy, begun: dict[str, set[str]]) -> set[str]:
    """Add an own event to the game of luck by hand. Return the files that this changes."""
    before = program_copy.read_files()
    package, lines = program_copy.folder / "audiowar" / "games" / "tribute", 0
    for sample in (SAMPLES / "tribute").glob("*.*"):
        if sample.suffix == ".ftl":
            file = program_copy.folder / "locales" / sample.stem / "games" / "tribute.ftl"
            file.write_text(file.read_text("utf-8") + sample.read_text("utf-8"), "utf-8")
            continue
        examples = sample.name == "examples.py"
        tests = program_copy.folder / "tests" / "rules" / "games"
        file = tests / "test_tribute.py" if examples else package / sample.name
        old = file.read_text("utf-8").splitlines() if file.exists() else []
        new = sample.read_text("utf-8")
        lines += sum(line.startswith("+ ") for line in difflib.ndiff(old, new.splitlines()))
        if sample.name != "__init__.py":
            file.write_text(new, "utf-8")
    assert lines <= MOST_LINES
    program_copy.insert_before("PROTOCOL.md", ROW, TRIBUTE_ROW)
    by_hand = program_copy.list_changed_files(before)
    assert len(by_hand) <= MOST_FILES
    program_copy.write_kept_texts(
        "tribute", "tests.golden", "tests.golden.told", "tests.golden.keys"
    )
    return program_copy.list_changed_files(before)


def test_an_own_event_of_a_game_of_luck_touches_few_files(extended: set[str]) -> None:
    kept = {name for name in list_own_files("tribute") if name.startswith("tests/golden/")}
    added = list_own_files("tribute", "events") - kept | {"tests/announce/sentences/tribute.txt"}
    assert extended - kept - KEPT == added - {"audiowar/games/tribute/__init__.py"} | {
        "PROTOCOL.md"
    }


VANISH_MODULES = ("events", "bots_and_coach", "lessons", "rule_of_thumb", "strong_bot", "commands")
"""The modules of the game Vanish besides those that every game has."""
VANISH_SHARED_WORDS = ("card", "pick_up")
"""Questions that Vanish shares with other games."""
VANISH_ROWS = {
    "| `lay` |": "| `mercy` | vanish | whether to take the cards | `take`, `spare` |\n",
    ROW: "| `vanish` | `cards` | vanish | cards leave the game |\n",
}
KEYS_ROW = "| V | in Vanish: how many cards have left the game |\n"


@pytest.fixture(scope="module")
def built(program_copy: ProgramCopy, begun: dict[str, set[str]], extended: set[str]) -> set[str]:
    """Make a game with choices and an own command by hand, guided by `tests.new_game`."""
    before = program_copy.read_files()
    listed = program_copy.folder / "audiowar" / "games" / "__init__.py"
    text = listed.read_text().replace('    "armed",\n', '    "armed",\n    "vanish",\n')
    listed.write_text(
        text.replace(
            "GAMES_WITH_COMMANDS: tuple[str, ...] = ()", 'GAMES_WITH_COMMANDS = ("vanish",)'
        )
    )
    lacking = program_copy.run_module("tests.new_game", "vanish")
    assert lacking.startswith("audiowar/games/vanish/__init__.py\n")

    package = program_copy.folder / "audiowar" / "games" / "vanish"
    shutil.copytree(SAMPLES / "vanish", package)
    examples = (package / "examples.py").read_text("utf-8")
    (package / "examples.py").unlink()
    lacking = program_copy.run_module("tests.new_game", "vanish")
    for what in (
        *("game-vanish in locales/ro", "coach-vanish-take in locales/en", "worked examples"),
        *(
            "what event-vanish claims",
            "what why-vanish claims",
            "a row for `mercy`",
            "keys of its command 'vanished'",
        ),
        "its name in the row for `card`",
    ):
        assert what in lacking

    for language in LANGUAGES:
        shutil.copy(SAMPLES / "vanish.ftl", program_copy.folder / "locales" / language / "games")
    test = program_copy.folder / "tests" / "rules" / "games" / "test_vanish.py"
    test.write_text(examples.replace("from .events", "from audiowar.games.vanish.events"), "utf-8")
    program_copy.insert_before("README.md", "| Escape | menu |", KEYS_ROW)
    for word in VANISH_SHARED_WORDS:
        program_copy.add_game_to_row("PROTOCOL.md", word, "card_duel", "vanish")
    program_copy.add_game_to_row("PROTOCOL.md", "war", "all but casino", "vanish")
    for row, new in VANISH_ROWS.items():
        program_copy.insert_before("PROTOCOL.md", row, new)
    readme = program_copy.folder / "README.md"
    readme.write_text(readme.read_text().replace("Armed War", "Armed War, Nestajanje", 1))
    program_copy.write_kept_texts("vanish")
    return program_copy.list_changed_files(before)


def test_a_game_made_by_hand_touches_its_own_and_the_lists(
    program_copy: ProgramCopy, built: set[str]
) -> None:
    assert program_copy.run_module("tests.new_game", "vanish") == "Nothing is missing.\n"
    assert '"vanish"' in program_copy.run_module("audiowar", "games", "--json")
    own = list_own_files("vanish", *VANISH_MODULES) | {"tests/announce/sentences/vanish.txt"}
    assert built == own | KEPT | LISTS | {"PROTOCOL.md"}


@pytest.mark.timeout(900)
def test_new_games_break_no_test_that_looks_at_all_games(
    program_copy: ProgramCopy, built: set[str]
) -> None:
    wanted = " or ".join((*NEW, *TESTS_OF_ALL_GAMES))
    ignored = (f"--ignore=tests/{folder}" for folder in FOLDERS_NOT_TESTED)
    said = program_copy.run_module(
        *("pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", wanted, *ignored),
        *("tests", "tests/web/test_buttons.py"),
    )
    passed = re.fullmatch(r"(\d+) passed, .*", said.splitlines()[-1])
    assert passed is not None and int(passed[1]) > 500, said
