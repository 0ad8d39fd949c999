"""Saved games out of the browser and into another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.storage import opponent_memory
from audiowar.storage.saves import list_saves_outside_finished
from audiowar.ui.archive.export_import_menu import open_export_import_menu
from audiowar.ui.core.app import App
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.menus import new_game
from audiowar.ui.settings.opponent_memory_menu import OpponentMemoryMenu
from audiowar.ui.table.table_screen import TableScreen

from .recorder import RecorderPage

pytestmark = pytest.mark.usefixtures("home")


def test_what_opponents_remember_is_kept_in_the_page_too() -> None:
    page = RecorderPage(LaunchOptions(language="en", fast=True))
    page.start()
    app = page.engine._app
    assert app is not None
    app.settings.set(memory=True, name="Mira")
    new_game.start_match(app, "scientific", 1, {"trick_limit": 2})
    page.send()
    for _ in range(200):
        if not table_of(app).view().over:
            page.press("enter")
            page.wait(1)
    assert table_of(app).view().over
    assert opponent_memory.load_memory()["scientific", opponent_memory.TWO_PLAYER].match_count == 1
    again = RecorderPage(LaunchOptions(language="en"))
    again.start()
    assert again.engine._app is not None
    again.engine._app.open_screen(OpponentMemoryMenu(again.engine._app))
    again.send()
    assert any("against one opponent, one game" in line for line in again.place["items"])


def table_of(app: App) -> TableScreen:
    return next(one for one in app.screens if isinstance(one, TableScreen))


def played(seed: int = 7) -> RecorderPage:
    """A page with a game of some tricks."""
    page = RecorderPage(
        LaunchOptions(language="en", game="scientific", players=3, seed=seed, fast=True)
    )
    page.start()
    page.press("enter", "enter")
    page.wait(3)
    return page


def texts() -> list[str]:
    """The saved games."""
    return sorted(path.read_text(encoding="utf-8") for path in list_saves_outside_finished())


def test_games_come_into_another_browser_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(7)
    page = played(8)
    page.send({"t": "export"})
    exported, kept = page.state["file"]["x"], texts()
    assert page.state["file"]["n"].endswith(".zip")
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "other"))
    other = RecorderPage(LaunchOptions(language="en"))
    other.start()
    assert other.line == "New game"
    told = other.send({"t": "import", "x": exported})
    assert "New games: 2." in other.said("system", told + other.wait(3))
    assert texts() == kept
    told = other.send({"t": "import", "x": exported})
    assert "New games: 0." in other.said("system", told + other.wait(3))
    again = RecorderPage()
    again.start()
    assert again.line == "Continue: Scientific War"
    again.press("enter")
    assert again.place["label"] == "Table."


@pytest.mark.parametrize("text", [None, 5, "", "\ufeff", "hello", '{"format": "other"}', "{}\n{}"])
def test_what_is_no_game_is_refused_in_words_and_kept_nowhere(text: object) -> None:
    page = RecorderPage(LaunchOptions(language="en"))
    page.start()
    told = page.send({"t": "import", "x": text})
    said = page.said("", told + page.wait(3))
    assert any("holds no games" in one or "taken in: 0" in one for one in said)
    assert texts() == []


def test_a_file_that_a_server_has_not_taken_whole_is_not_imported() -> None:
    page = RecorderPage(LaunchOptions(language="en"))
    page.start()
    told = page.send({"t": "import", "x": "{}", "cut": True})
    text = "This file is too large for the lighter page. The full page takes larger ones."
    assert text in page.said("", told + page.wait(1))


def test_settings_and_transcripts_come_in_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played()
    assert page.engine._app is not None
    page.engine._app.settings.set(name="Živa", theme="light")
    page.send({"t": "export"})
    (text,) = texts()
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path / "other"))
    other = RecorderPage(LaunchOptions(language="en"))
    other.start()
    told = other.send({"t": "import", "x": text + text.replace('"seed": 7', '"seed": 8')})
    assert "New games: 2." in " ".join(other.said("system", told + other.wait(3)))
    other.send({"t": "import", "x": page.state["file"]["x"]})
    assert other.engine._app is not None
    assert other.engine._app.settings.get("name", "") == "Živa"
    assert sum(one == text for one in texts()) == 1


def test_a_game_with_a_foreign_name_stays_in_its_folder(home: Path) -> None:
    page = played()
    (text,) = texts()
    page.send({"t": "import", "x": text.replace('"scientific"', '"../../up"', 1)})
    assert {path.parent for path in home.parent.rglob("*.jsonl")} == {home / "games"}
    assert len(texts()) == 2


def test_the_menu_of_the_page_asks_the_page_for_its_files() -> None:
    page = played()
    app = page.engine._app
    assert app is not None
    open_export_import_menu(app)
    assert [one for one in page.press("enter") if one["t"] == "ask"] == [
        {"t": "ask", "what": "export"}
    ]
    told = page.press("down", "enter")
    assert {"t": "ask", "what": "import"} in told
