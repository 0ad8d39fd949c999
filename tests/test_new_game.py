"""What `python -m tests.new_game` finds, and that a new game changes few files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import audiowar
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.bots import coach
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from tests import game_gaps
from tests.golden.told import cases as told_games
from tests.new_game import (
    find_gaps,
    find_gaps_that_prevent_loading,
    main,
    make_text_of_new_game,
)

TOP = Path(audiowar.__file__).parent.parent
SAMPLES = Path(__file__).parent / "sample_games"
LANGUAGES = [tag for tag, locale in discover_locales().items() if not locale.transliteration_script]


@pytest.mark.deep
@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_lacks_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether its kept texts are old is asked in tests/test_golden.py."""
    monkeypatch.setattr(coach, "STRONG_BOT_ATTEMPTS", 3)
    wording = get_wording(name)
    assert list(find_gaps_that_prevent_loading(name)) == []
    assert list(game_gaps.find_undeclared_events(name, wording)) == []
    assert list(game_gaps.find_gaps_when_played(GAMES[name], wording)) == []


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


@pytest.mark.deep
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


@pytest.mark.deep
def test_old_kept_texts_are_named_with_the_command_that_writes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(told_games, "render_case", lambda case: "another text")
    gaps = find_gaps("drunkard")
    assert "how drunkard-3 is told" in gaps[0]
    assert all(", kept: python -m tests.golden.told drunkard, then read it" in gap for gap in gaps)


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


FOLDERS = ("audiowar", "locales", "tests", "protocol", "tools")
WEIGHTS = "audiowar/games/scientific/bots/weights"
"""Large files, which are not copied."""
FILES = ("README.md", "PROTOCOL.md", "pyproject.toml")
LINKED = ("benchmarks", "packaging", "sounds", WEIGHTS)
"""Folders that no new game changes."""
SHARED = {
    *("audiowar/games/__init__.py", "README.md", "PROTOCOL.md"),
    *("tests/golden/menus/en.txt", "tests/golden/online/making.txt"),
}
"""Files about all games that a new one changes, beside the schemas of the protocol."""
TRIBUTE_ROW = "| `tribute` | `seat`, `card` | tribute | a card goes to the winner of the trick |\n"
MAX_FILES_BY_HAND = 10
SCHEMAS = {f"protocol/v{version}.schema.json" for version in (1, 2)}


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

    def run_module(self, *words: str) -> str:
        """Run a module of the copy. Return what it prints."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return done.stdout + done.stderr

    def begin_game(self, name: str, kind: str) -> set[str]:
        """Create a game. Return the files that this changes."""
        before = self.read_files()
        self.run_module("tests.new_game", name, "--begin", kind)
        return {path for path, data in self.read_files().items() if before.get(path) != data}


def list_own_files(name: str, *modules: str) -> set[str]:
    """Return the files of a game: its package, texts, examples and kept texts."""
    modules = ("__init__", "rules", "wording", *modules)
    return {
        *(f"audiowar/games/{name}/{module}.py" for module in modules),
        *(f"locales/{language}/games/{name}.ftl" for language in LANGUAGES),
        *(f"tests/rules/games/test_{name}.py", f"tests/golden/{name}-standard.jsonl"),
        *(f"tests/golden/told/{name}-first.txt", f"tests/golden/keys/{name}.txt"),
    }


@pytest.fixture
def program(tmp_path: Path) -> ProgramCopy:
    return ProgramCopy(tmp_path / "Ž Đ")


@pytest.mark.deep
def test_a_new_game_of_choice_lacks_nothing(program: ProgramCopy) -> None:
    changed = program.begin_game("card_duel", "choice")
    assert changed - SHARED - SCHEMAS == list_own_files("card_duel", "lessons", "rule_of_thumb")
    assert program.run_module("tests.new_game", "card_duel") == "Nothing is missing.\n"


@pytest.mark.deep
def test_an_own_event_of_a_game_of_luck_changes_few_files(program: ProgramCopy) -> None:
    # To walk through the menus takes long, and the other kind of game is looked for in them.
    menus = program.folder / "tests" / "golden" / "menus" / "en.txt"
    menus.write_text(menus.read_text("utf-8") + "Tribute\n", "utf-8")
    changed = program.begin_game("tribute", "luck")
    assert changed - SHARED - SCHEMAS == list_own_files("tribute")
    before = program.read_files()
    for sample in (SAMPLES / "tribute").glob("*.*"):
        folder = program.folder / "audiowar" / "games" / "tribute"
        if sample.suffix == ".ftl":
            file = program.folder / "locales" / sample.stem / "games" / "tribute.ftl"
            file.write_text(file.read_text("utf-8") + sample.read_text("utf-8"), "utf-8")
        elif sample.name == "examples.py":
            tests = program.folder / "tests" / "rules" / "games"
            (tests / "test_tribute.py").write_text(sample.read_text("utf-8"), "utf-8")
        elif sample.name != "__init__.py":
            shutil.copy(sample, folder)
    protocol = program.folder / "PROTOCOL.md"
    text = protocol.read_text("utf-8").replace("| `purge` |", TRIBUTE_ROW + "| `purge` |", 1)
    protocol.write_text(text, "utf-8")
    by_hand = {path for path, data in program.read_files().items() if before.get(path) != data}
    assert len(by_hand) <= MAX_FILES_BY_HAND
    gaps = program.run_module("tests.new_game", "tribute").splitlines()
    assert gaps and all("kept: python -m " in gap for gap in gaps), gaps
