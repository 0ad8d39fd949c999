"""Bots remember the player only if the setting allows it, and forget on request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiowar.bots.player_habits import Habits
from audiowar.storage import opponent_memory, remark_memory
from audiowar.storage.opponent_memory import HEADER_FIELD, TWO_PLAYER
from audiowar.ui.menus import new_game
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.settings.opponent_memory_menu import OpponentMemoryMenu
from audiowar.ui.settings.settings_menu import SettingsMenu
from tests.ui.front import Play
from tests.ui.test_table import host_of

BOLD = Habits((1.0, 2.0, 3.0, 20.0, 4.0), (6.0, 6.0, 6.0, 6.0, 6.0))


def sitting(home: Path, allow: bool = True, tricks: int = 3, **launch: Any) -> Play:
    """Return a player at a table of two. `allow`: bots may remember the player."""
    play = Play(home, fast=True, **launch)
    play.app.settings.set(bot="d1", memory=allow)
    new_game.start_match(play.app, "scientific", 1, {"trick_limit": tricks})
    return play


def finish(play: Play) -> None:
    while not host_of(play).table.match.end_event:
        play.press("enter")
    # Before that time, Enter would repeat the end of the match, which may be unheard.
    play.wait(60)


def test_nothing_is_remembered_until_the_player_allows_it(home: Path) -> None:
    play = Play(home, fast=True)
    new_game.start_match(play.app, "scientific", 1, {"trick_limit": 3})
    assert HEADER_FIELD not in host_of(play).table.header.extra_fields
    play.app.settings.set(memory=True)
    finish(play)
    assert not opponent_memory.get_memory_path().exists()


def test_who_allows_it_is_remembered_from_game_to_game(home: Path) -> None:
    play = sitting(home)
    assert host_of(play).table.header.extra_fields[HEADER_FIELD] == {}
    finish(play)
    (one,) = opponent_memory.load_memory().values()
    assert (one.match_count, one.habits.choice_count) == (1, 3)
    play.press("enter", "home", "enter")
    assert host_of(play).table.header.extra_fields[HEADER_FIELD] == {"0": one.habits.to_json()}
    finish(play)
    assert opponent_memory.load_memory()["scientific", TWO_PLAYER].match_count == 2
    assert opponent_memory.load_memory()["scientific", TWO_PLAYER].habits.choice_count == 6


def test_who_takes_it_back_before_the_end_is_not_remembered(home: Path) -> None:
    play = sitting(home)
    play.app.settings.set(memory=False)
    finish(play)
    assert not opponent_memory.get_memory_path().exists()


def test_a_wanted_seed_is_the_same_game_whatever_was_played_before(home: Path) -> None:
    opponent_memory.remember_match("scientific", 2, BOLD)
    play = Play(home, fast=True, game="scientific", seed=4, options={"trick_limit": 3})
    play.app.settings.set(memory=True)
    start_command_line_match(play.app)
    assert HEADER_FIELD not in host_of(play).table.header.extra_fields
    finish(play)
    assert opponent_memory.load_memory()["scientific", TWO_PLAYER].match_count == 1


@pytest.mark.parametrize("game", ["armed", "steal", "casino"])
def test_games_of_which_nobody_remembers_anything_leave_no_file(home: Path, game: str) -> None:
    play = Play(home, fast=True)
    play.app.settings.set(memory=True)
    new_game.start_match(play.app, game, 1, {"trick_limit": 2} if game != "casino" else {})
    table = play.table
    for _ in range(40):
        question = table.view().question
        if question is not None:
            choices = list(question.choices)
            table.answer("leave" if "leave" in choices else choices[0])
        play.app.run_due_screens()
    assert table.view().over and not opponent_memory.get_memory_path().exists()


def settings(home: Path, language: str = "en") -> Play:
    play = Play(home, language, fast=True)
    play.app.open_screen(SettingsMenu(play.app))
    return play


def memories(play: Play) -> list[str]:
    """Open the list of memories. Return all its lines."""
    play.app.open_screen(OpponentMemoryMenu(play.app))
    said = [play.said()[-1]]
    while not said[-1].endswith(f"{len(said)} of {len(said)}") and len(said) < 9:
        said += play.press("down")
    return said


def test_the_setting_is_off_and_says_what_it_is_about(home: Path) -> None:
    play = settings(home)
    said = play.go_to("Opponents remember")
    assert said.startswith("Opponents. Opponents remember how you play: off.")
    assert play.press("right") == ["Opponents remember how you play: on"]
    assert play.app.settings.get("memory", False) is True
    assert play.press("down")[-1].startswith("What opponents remember.")
    assert "They know nothing yet." in "".join(play.press("enter", "down"))


def test_what_is_remembered_is_told(home: Path) -> None:
    opponent_memory.remember_match("scientific", 2, BOLD)
    opponent_memory.remember_match("scientific", 4, BOLD.combine_with(BOLD))
    play = settings(home)
    off = memories(play)
    assert "switched off. What they already know" in off[0] and len(off) == 4
    play.app.settings.set(memory=True)
    on = memories(play)
    assert "From game to game they remember" in on[0]
    assert on[1] == (
        "Scientific War against one opponent, one game. Of a hundred cards you choose: from "
        "the weakest quarter of your hand 3, from the second 7, from the third 10, from the "
        "strongest 67, jokers 13. 2 of 4"
    )
    assert on[2].startswith("Scientific War against several opponents, one game. ")
    assert on[3] == "Forget it all. 4 of 4"


def test_what_is_forgotten_is_gone_and_that_is_said(home: Path) -> None:
    opponent_memory.remember_match("scientific", 2, BOLD)
    play = settings(home)
    memories(play)
    play.press("enter")
    assert play.press("down")[-1] == "Yes, forget it all. 2 of 2"
    said = play.press("enter")
    assert any(line.startswith("It is all forgotten.") for line in said)
    assert not opponent_memory.get_memory_path().exists()
    assert isinstance(play.app.top, SettingsMenu)
    assert "They know nothing about the way you play." in memories(play)[0]


def test_what_they_said_and_how_it_ended_is_forgotten_too(home: Path) -> None:
    remark_memory.add_match_to_memory({"plain-won": 1}, {"game": "scientific", "winner": ""})
    play = settings(home)
    assert memories(play)[-1].startswith("Forget it all")
    play.press("enter", "down")
    assert any(line.startswith("It is all forgotten.") for line in play.press("enter"))
    assert not remark_memory.get_memory_path().exists()


def test_nothing_is_forgotten_without_a_yes(home: Path) -> None:
    opponent_memory.remember_match("scientific", 2, BOLD)
    play = settings(home)
    memories(play)
    asked = "Forget everything opponents know about you? This cannot be undone. No, keep it. 1 of 2"
    for answer in ("enter", "escape"):
        assert play.press("enter") == [asked]
        assert play.press(answer)[-1].endswith("Forget it all. 3 of 3")
        assert opponent_memory.get_memory_path().exists() and isinstance(
            play.app.top, OpponentMemoryMenu
        )


def test_what_cannot_be_forgotten_or_kept_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponent_memory.remember_match("scientific", 2, BOLD)

    def stuck(*args: object) -> None:
        raise OSError("stuck")

    play = settings(home)
    memories(play)
    monkeypatch.setattr(opponent_memory, "delete_memory", stuck)
    said = play.press("enter", "down", "enter")[-1]
    assert said.startswith("The settings cannot be saved in ") and "memory.json" in said
    monkeypatch.setattr(opponent_memory, "remember_match", stuck)
    play = sitting(home)
    finish(play)
    assert any("memory.json" in line for line in play.said())
