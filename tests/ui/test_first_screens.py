"""The start of the program: what is wrong is told, then a language, a name and the first game."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.l10n.discover_locales import discover_locales
from audiowar.storage import saves
from audiowar.ui import first_screens
from audiowar.ui.first_screens import LanguageMenu, open_first_screen
from audiowar.ui.lessons.tutorial import LessonsMenu
from audiowar.ui.menus.rules_reader import RulesByGameMenu
from audiowar.ui.table.table_screen import TableScreen
from tests.archive.games import NOON, play_saved
from tests.ui.front import Play

MAIN = "audiowar. Main menu. New game. 1 of 12"


def first_start(home: Path, language: str = "en") -> Play:
    """Start a program that knows no language and no name yet."""
    play = Play(home, language)
    play.app.launch_options.language = None
    open_first_screen(play.app)
    return play


def test_on_the_first_start_a_language_is_asked_for(home: Path) -> None:
    play = first_start(home, "es")
    locales = list(discover_locales().values())
    assert isinstance(play.app.top, LanguageMenu)
    assert play.rows() == [locale.own_name for locale in locales]
    here = [locale.tag for locale in locales].index("es")
    assert play.app.top.get_screen_content().index == here
    assert play.said()[-1].startswith(locales[here].language_request)
    for key, index in (("down", here + 1), ("home", 0), ("end", len(locales) - 1)):
        (said,) = play.press(key)
        assert said.startswith(locales[index].own_name) and play.cued()[-1] == "menu-move"
        assert play.front.said[-1][1] is AnnouncementKind.NAVIGATION
        assert play.press("escape") == [locales[index].language_request]
        assert play.cued()[-1] == "refusal"


@pytest.mark.parametrize(("chosen", "kept"), [("ro", "ro"), ("", "es")])
def test_the_language_of_one_start_changes_no_chosen_one(
    home: Path, chosen: str, kept: str
) -> None:
    play = Play(home, "es")
    play.app.settings.set(language=chosen)
    open_first_screen(play.app)
    assert play.app.settings.get("language") == kept and play.app.catalogue.language == "es"


def test_each_language_is_said_by_a_voice_of_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = first_start(home)
    spoken: list[str] = []
    say = play.front.say
    monkeypatch.setattr(
        play.front, "say", lambda message: (spoken.append(message.locale.tag), say(message))
    )
    play.press("home", *["down"] * (len(discover_locales()) - 1), "escape")
    assert spoken == [*discover_locales(), list(discover_locales())[-1]]


def test_a_touch_screen_is_asked_by_its_own_words(home: Path) -> None:
    play = Play(home)
    play.app.launch_options.language, play.app.catalogue.touch = None, True
    open_first_screen(play.app)
    request = discover_locales()["en"].touch_language_request
    assert play.said()[-1].startswith(request) and play.press("escape") == [request]


def test_after_the_language_come_the_name_and_the_beginning(home: Path) -> None:
    play = first_start(home)
    play.app.top.move_to(list(discover_locales()).index("ro"))  # type: ignore[attr-defined]
    play.press("enter")
    assert play.said()[-1] == play.app.catalogue.format_message("ask-name") + " " + (
        play.app.catalogue.format_message("entry-empty")
    )
    assert play.app.settings.get("language", "") == "ro"
    assert isinstance(play.app.bottom, LanguageMenu)
    play.press("escape")
    assert isinstance(play.app.top, LanguageMenu)
    play.press("home", *["down"] * list(discover_locales()).index("en"))
    assert play.press("enter") == ["Your name? Type, then press Enter."]
    assert play.press(*"Mira", "enter")[-1] == (
        "How do you want to begin? Play now: Scientific War, two opponents. 1 of 5"
    )
    assert play.app.settings.get("name", "") == "Mira"
    assert play.rows() == [
        "Play now: Scientific War, two opponents",
        "Learn by playing, ten minutes",
        "Listen to the rules",
        "Choose game, opponents and rules",
        "Main menu",
    ]
    play.press("down", "enter")
    assert isinstance(play.app.top, LessonsMenu)
    play.press("escape", "down", "enter")
    assert isinstance(play.app.top, RulesByGameMenu)
    play.press("escape", "down")
    assert play.press("enter")[-1].startswith("Which game? Scientific War, 2 to 8 players")
    play.press("escape", "home", "enter")
    (table,) = play.app.screens
    assert isinstance(table, TableScreen)
    assert (table.player_view.game, len(table.names), table.names[0]) == ("scientific", 3, "Mira")


def test_who_gives_no_name_has_the_usual_one(home: Path) -> None:
    play = first_start(home)
    play.press("enter")
    said = play.press("enter")
    assert said[0] == "No name given: I will call you Player."
    assert said[1].startswith("How do you want to begin?")
    assert play.app.settings.get("name", "") == "Player"
    assert play.press("end", "enter")[-1] == MAIN and len(play.app.screens) == 1


def test_the_language_of_the_installer_is_not_asked_for_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_screens, "find_language_chosen_in_installer", lambda known: "es")
    play = first_start(home)
    assert play.app.catalogue.language == play.app.settings.get("language", "") == "es"
    assert play.said() == ["¿Cómo te llamas? Escribe y pulsa Intro."]
    play.press("escape")
    assert isinstance(play.app.top, LanguageMenu) and len(play.app.screens) == 1


def test_later_starts_begin_in_the_main_menu(home: Path) -> None:
    play = Play(home)
    open_first_screen(play.app)
    assert play.said() == [MAIN] and play.app.settings.get("language", "") == "en"
    again = first_start(home)
    assert again.said() == [MAIN]


KEYS = """[keys]
hand = p
nonsense = x
pot = nokey
why
rules-now = f2
"""


def test_what_is_wrong_with_keys_is_told_up_to_three_times(home: Path) -> None:
    home.mkdir()
    (home / "keys.ini").write_text(KEYS, encoding="utf-8")
    play = Play(home)
    open_first_screen(play.app)
    problems, menu = play.said()
    assert problems.count("keys.ini") == 3 and str(home) not in problems
    more = len(play.app.key_problems) - 3
    assert more > 0 and problems.endswith(
        play.app.catalogue.format_message("keys-more", count=more)
    )
    assert menu == MAIN and play.front.said[0][1] is AnnouncementKind.SYSTEM


def test_three_problems_with_keys_are_told_without_a_count(home: Path) -> None:
    home.mkdir()
    text = f"[keys]\n{'x' * 60} = a\nnonsense = x\npot = nokey\n"
    (home / "keys.ini").write_text(text, encoding="utf-8")
    play = Play(home)
    open_first_screen(play.app)
    assert len(play.app.key_problems) == 3
    assert play.said()[0].count("keys.ini") == 3
    assert "x" * 40 in play.said()[0] and "x" * 41 not in play.said()[0]


def test_unreadable_saves_are_told_up_to_three_times(home: Path) -> None:
    play_saved(1, over=False, played=NOON)
    folder = saves.get_saves_folder()
    for number in range(1, 6):
        (folder / f"2099010{number}-000000-000000-scientific.jsonl").write_text("rubbish\n")
        play = Play(home)
        open_first_screen(play.app)
        told = play.said()[0]
        assert told.count("scientific.jsonl") == min(number, 3)
        assert told.endswith(play.app.catalogue.format_message("saves-more")) is (number > 3)
        assert play.said()[1].startswith("audiowar. Main menu. Continue: Classic War.")


def test_a_save_of_a_newer_version_is_told_as_such(home: Path) -> None:
    folder = saves.get_saves_folder()
    folder.mkdir(parents=True)
    path = folder / "20990101-000000-000000-scientific.jsonl"
    path.write_text('{"format": "audiowar.transcript", "version": 99}\n')
    play = Play(home)
    open_first_screen(play.app)
    told = f"The saved game {path.name} was made by a newer version of this program."
    assert play.said()[0].startswith(told)


def test_a_folder_of_saves_that_cannot_be_listed_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "can_list_saves", lambda: False)
    play = Play(home)
    open_first_screen(play.app)
    assert play.said() == ["The saved games in games cannot be read.", MAIN]
