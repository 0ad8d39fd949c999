"""Steal war at the table screen: what can be stolen, how it is named, and the C key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.front import Play
from tests.ui.test_table import sit_down

PLAYS = "play play play play"


def stealing(home: Path, ana: str, marko: str, language: str = "en") -> Play:
    """Return a table with these piles, where the king of hearts is turned next."""
    position = {
        "stacks": [["KH", "5H", "6H"], ["9S", "6S", "2S"], ["4D", "8D", "2D"]],
        "piles": [["3C"], ana.split(), marko.split()],
    }
    return sit_down(home, position, PLAYS, PLAYS, game="steal", language=language)


def test_the_arrows_go_through_the_piles_that_may_be_stolen(home: Path) -> None:
    play = stealing(home, "KC 2C 4C", "KD 7D")
    assert play.press("down", "down", "down", "down") == [
        "Steal from Ana. 2 of 4",
        "Steal from Marko. 3 of 4",
        "Steal from Ana and Marko. 4 of 4",
        "Steal from Ana and Marko. 4 of 4",
    ]
    assert play.cued()[-4:] == ["card-pick", "card-pick", "card-pick", "edge"]


def test_enter_steals_the_pile_under_the_arrows(home: Path) -> None:
    play = stealing(home, "KC 2C 4C", "KD 7D")
    said = play.press("c", "down", "enter")[-1]
    assert said.startswith("With the king, you steal Marko's pile, two cards; the king is now")
    assert "Ana's pile: three cards, the king on top." in play.press("p")[0]


def test_enter_gives_an_only_answer_at_once_and_says_one_of_several_first(home: Path) -> None:
    trick = "You: king. Ana: nine. Marko: four."
    play = stealing(home, "QC 2C 4C", "QD 7D")
    play.app.settings.set(heard=True)
    assert play.press("enter")[0].startswith(trick)
    play = stealing(home, "KC 2C 4C", "KD 7D")
    play.app.settings.set(heard=True)
    assert play.press("enter") == ["Play the card. 1 of 4"]
    play.clock.now += 0.31
    assert play.press("enter")[0].startswith(trick)


def test_c_steals_where_there_is_one_pile_to_steal(home: Path) -> None:
    play = stealing(home, "KC 2C 4C", "QD")
    assert play.press("c")[0].startswith("With the king, you steal Ana's pile, three cards;")
    assert play.press("y")[0].startswith("The king had the rank of the top of that pile")


def test_without_sounds_words_answer_enter_while_others_still_choose(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = slow(home, "sr")
    monkeypatch.setattr(play.front, "has_voice", False)
    play.app.settings.set(detail="brief")
    answer = play.app.catalogue.format_message("event-choose-play")
    assert play.press("enter") == [answer]
    play.wait(60.0)
    assert answer not in play.press("l")[0]


@pytest.mark.parametrize("volume", ["sound_volume", "table_volume"])
def test_a_theft_is_confirmed_in_words_if_sounds_are_switched_off(home: Path, volume: str) -> None:
    play = slow(home)
    play.app.settings.set(**{volume: 0})
    assert play.press("c") == ["You try to steal from Ana."]


def test_a_sound_alone_answers_where_it_is_heard(home: Path) -> None:
    play = slow(home)
    assert play.press("enter") == []
    assert play.cued()[-1] == "chosen-own"


def test_c_says_that_the_own_choice_is_made(home: Path) -> None:
    play = slow(home)
    play.press("enter")
    assert play.press("c") == ["You have already chosen."]


def test_c_steals_nothing_while_the_top_card_of_the_pile_is_chosen(home: Path) -> None:
    play = stealing(home, "KC 2C 4C", "KD 7D")
    assert play.press("enter")[-1].endswith("Which card goes on top of your pile? The king on top")
    assert play.press("c") == ["Answer the question first."]


def slow(home: Path, language: str = "en") -> Play:
    """Return a table where the king of hearts can steal from Ana, and the others think long."""
    position = {
        "stacks": [["KH", "5H", "6H"], ["9S", "6S", "2S"], ["4D", "8D", "2D"]],
        "piles": [["3C"], ["KC", "2C"], ["7D"]],
    }
    return sit_down(home, position, PLAYS, PLAYS, game="steal", language=language, pace=20.0)
