"""Settings: each says its value, and left and right change it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.publisher_info import PublisherInfo
from audiowar.ui.settings import settings_menu
from audiowar.ui.settings.settings_menu import SettingsMenu
from tests.ui.front import Play

OTHERS = {"who": "other", "player": "Ana", "card": "QS"}


def opened(home: Path, language: str = "en") -> Play:
    play = Play(home, language)
    play.app.open_screen(SettingsMenu(play.app))
    return play


def test_the_language_changes_in_the_menu(home: Path) -> None:
    play = opened(home)
    play.press("enter")
    assert "español" in play.press("right")[-1]
    assert play.press("down")[-1].startswith("Nombre")
    assert play.press("escape")[-1].startswith("Configuración. Idioma")


def test_a_name_is_asked_for_and_kept_unless_it_is_empty(home: Path) -> None:
    play = opened(home)
    play.go_to("Name")
    assert play.press("enter")[-1].startswith("Your name?")
    said = play.press(*"Mira", "enter")[-1]
    assert said.endswith("Name: Mira. 2 of 2") and play.app.settings.get("name", "") == "Mira"
    assert play.press("enter")[-1].startswith("Your name? Mira.")
    play.press(*["backspace"] * 4, "enter")
    assert play.app.settings.get("name", "") == "Mira"
    assert play.press("enter", "x", "escape")[-1].endswith("Name: Mira. 2 of 2")


def test_only_a_copy_with_an_address_can_look_for_newer_versions(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, offered in ((PublisherInfo(), False), (PublisherInfo("https://a/", "key"), True)):
        monkeypatch.setattr(settings_menu, "load_publisher_info", lambda place=place: place)
        play = opened(home)
        rows = [row.label().message for row in play.app.top.list_searchable_rows()]  # type: ignore[attr-defined]
        assert ("setting-updates" in rows) is offered
    play.go_to("newer versions")
    assert "on" in play.press("right")[-1] and play.app.settings.get("updates") is True


def test_enter_switches_what_is_on_or_off(home: Path) -> None:
    play = opened(home)
    play.go_to("Lists wrap around")
    cues = len(play.cued())
    for _ in range(2):
        assert play.press("enter")[-1].endswith("off")
        assert play.app.settings.get("wrap", True) is False
        assert play.press("enter")[-1].endswith("on")
        assert play.app.settings.get("wrap", False) is True
    assert play.cued()[cues:] == ["menu-enter"] * 4
    assert play.press("right")[-1].endswith("on") and play.cued()[-1] == "edge"
    assert play.press("left")[-1].endswith("off") and play.cued()[-1] == "option-off"
    assert play.press("left")[-1].endswith("off") and play.cued()[-1] == "edge"
    assert play.front.applied["wrap"] is False


@pytest.mark.parametrize("language", ["en", "sr-Cyrl"])
def test_suits_are_told_as_they_are_set(home: Path, language: str) -> None:
    play = Play(home, language)
    hand, table = Line("choice-card", {"card": "QH"}), Line("now-prisoner", OTHERS)
    told = {}
    for suits in ("detail", "none", "hand", "all"):
        play.app.settings.set(suits=suits)
        play.app.say(hand)
        play.app.say(table)
        told[suits] = [len(said.split()) for said in play.said()[-2:]]
    bare, suited = told["none"], told["all"]
    assert bare[0] < suited[0]
    assert bare[1] < suited[1]
    assert told["hand"] == told["detail"] == [suited[0], bare[1]]
