"""Damaged language files are reported, and no voice reads text of another language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from audiowar import resources
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.routes import ROUTES
from tests.ui.front import RecorderFront

LANGUAGE = "sr-Cyrl"


class Voices(RecorderFront):
    """A frontend that records the language of each utterance."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken: list[tuple[str, str]] = []

    def say(self, message: SpokenMessage) -> None:
        super().say(message)
        self.spoken.append((message.locale.tag, message.text))


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program use a copy of all language files. Return its folder."""
    copy = tmp_path / "locales"
    shutil.copytree(resources.find_data_folder("locales"), copy)
    monkeypatch.setattr(resources, "find_data_folder", lambda name: tmp_path / name)
    return copy


def begin(home: Path, language: str) -> Voices:
    """Start the program in a language."""
    front = Voices()
    settings = Settings(home)
    settings.set(language=language, name="Mira")
    open_first_screen(
        App(front, Catalogue(language), settings, LaunchOptions(language=language), ROUTES)
    )
    return front


@pytest.mark.parametrize("damage", ["missing", "bytes", "cut"])
def test_a_damaged_file_is_told_and_each_voice_reads_its_own_language(
    home: Path, locales: Path, damage: str
) -> None:
    file = locales / "sr" / "ui.ftl"
    if damage == "missing":
        file.unlink()
    else:
        good = file.read_bytes()
        file.write_bytes(b"\xff\xfe" + good if damage == "bytes" else good[:300])
    front = begin(home, LANGUAGE)
    told = [text for _, text in front.spoken if "English" in text]
    assert any(Catalogue(LANGUAGE).locale.own_name in text for text in told)
    for tag, text in front.spoken:
        assert (tag == "en") == ("Main menu" in text or "in English" in text), (tag, text)


def test_the_damage_is_told_once(home: Path, locales: Path) -> None:
    (locales / "sr" / "ui.ftl").unlink()
    front = Voices()
    settings = Settings(home)
    app = App(front, Catalogue("sr"), settings, LaunchOptions(language="sr"), ROUTES)
    open_first_screen(app)
    app.press_key("down")
    app.press_key("up")
    assert sum("They are in English" in text for _, text in front.spoken) == 1


def test_a_language_that_cannot_be_read_at_all_is_told(home: Path, locales: Path) -> None:
    (locales / "es" / "locale.ini").write_bytes(b"\xff\0")
    front = begin(home, "en")
    assert "es/locale.ini" in front.spoken[0][1]
    assert "cannot be chosen" in front.spoken[0][1]
