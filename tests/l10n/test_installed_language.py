"""The language chosen in the installer of Windows is that of the first start."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from audiowar.choose_player_language import choose_language
from audiowar.l10n.discover_locales import discover_locales, find_language_chosen_in_installer
from audiowar.storage.settings import Settings
from audiowar.ui.first_screens import open_first_screen
from tests.ui.front import Play


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the installer writes next to a frozen program."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "audiowar.exe"))
    return tmp_path / "language.txt"


@pytest.mark.parametrize("text", ["", "xx", "\xff", "sr\nro"])
def test_another_text_is_no_language(installed: Path, text: str) -> None:
    assert find_language_chosen_in_installer(discover_locales()) == ""
    installed.write_text(text, encoding="latin-1")
    assert find_language_chosen_in_installer(discover_locales()) == ""


def test_the_first_start_asks_for_the_name_in_that_language(installed: Path, home: Path) -> None:
    installed.write_text("sr-Cyrl", encoding="utf-8")
    settings = Settings(home)
    assert choose_language(None, settings) == "sr-Cyrl"
    settings.set(language="ro")
    assert choose_language(None, settings) == "ro" and choose_language("es", settings) == "es"
    play = Play(home, "sr-Cyrl")
    play.app.launch_options.language = None
    play.app.settings.set(language="")
    open_first_screen(play.app)
    assert type(play.app.top).__name__ == "TextEntry"
    assert "име" in play.said()[-1]
    play.press("escape")
    assert type(play.app.top).__name__ == "LanguageMenu"
    play.press("enter")
    assert type(play.app.top).__name__ == "TextEntry"
    play.press("enter")
    assert play.app.settings.get("language", "") == "sr-Cyrl"
    assert play.app.settings.get("name", "")
