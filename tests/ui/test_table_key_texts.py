"""What keys at the table, the first start and piped input say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from audiowar.announce.line import Line
from audiowar.input.keymap import Keymap
from audiowar.rules.registry import GAMES
from audiowar.ui.core.key_and_character_names import key_line
from audiowar.ui.core.key_help import AllKeysHelp
from audiowar.ui.core.menu import Menu
from audiowar.ui.lessons.all_lessons import LESSONS
from audiowar.ui.lessons.tutorial import LessonsMenu, LessonTableScreen
from audiowar.ui.menus.new_game import (
    ask_rules,
    start_command_line_match,
)
from tests.message_ids import list_message_ids
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down


def begun(home: Path, language: str, game: str, **options: Any) -> Play:
    """Return an app at a new table of a game."""
    players = max(2, GAMES[game].players[0])
    play = Play(
        home, language, game=game, seed=4, fast=True, name="Mira", players=players, options=options
    )
    start_command_line_match(play.app)
    play.settle()
    return play


def tell(play: Play, message: str, **args: Any) -> str:
    return play.app.render(Line(message, args))


def stacked(home: Path, language: str, **options: Any) -> Play:
    """Return a table of Război with three players, where the first one wins."""
    position = {"stacks": [["AH", "5H", "6H"], ["KS", "6S", "2S"], ["QD", "7D", "3D"]]}
    return sit_down(home, position, "", "", game="razboi", language=language, **options)


# The start of a match


@pytest.mark.parametrize("game", ["razboi", "classic"])
def test_a_game_of_luck_begins_with_the_key_that_turns_a_card(home: Path, game: str) -> None:
    play = begun(home, "sr", game)
    said = play.said()[-1]
    assert said == tell(play, "table-begin-luck", auto=key_line("space"))
    assert tell(play, "key-enter") in said and tell(play, "key-space").lower() in said.lower()


def test_a_game_of_luck_names_no_key_where_none_is_set(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Keymap, "get_keys", lambda self, command: ())
    play = begun(home, "sr", "classic")
    assert play.said()[-1] == tell(play, "table-begin-luck", auto=None)
    assert tell(play, "key-space").lower() not in play.said()[-1].lower()


def test_steal_war_begins_with_its_own_keys_and_the_casino_with_the_bet(home: Path) -> None:
    play = begun(home, "sr", "steal")
    assert play.said()[-1] == tell(play, "table-begin-steal")
    play = begun(home, "sr", "scientific")
    assert play.said()[-1] == tell(play, "table-begin")
    play = begun(home, "sr", "casino")
    begins = [tell(play, "table-begin"), tell(play, "table-begin-luck", auto=None)]
    assert not any(one in said for one in begins for said in play.said())


# Keys at the table


def test_h_tells_what_one_holds_in_this_game(home: Path) -> None:
    play = begun(home, "sr", "casino")
    assert play.press("h") == [tell(play, "now-no-hand")]
    play = stacked(home, "sr")
    assert play.press("h") == [tell(play, "now-packet", count=3)]
    play.press("enter")
    assert play.press("h") == [tell(play, "now-packet", count=5)]


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("classic", {}, "power-not-here"),
        ("casino", {}, "power-not-here"),
        ("armed", {}, "power-not-here"),
        ("razboi", {}, "power-not-here"),
        ("scientific", {}, "power-none"),
        ("steal", {}, "power-no-match"),
    ],
)
def test_c_says_what_there_is_to_do_with_it_in_this_game(
    home: Path, game: str, options: dict[str, int | str], message: str
) -> None:
    play = begun(home, "sr", game, **options)
    assert play.press("c") == [tell(play, message)]


def test_c_names_the_prisoner_that_is_missing(home: Path) -> None:
    play = stacked(home, "sr", prisoners="on")
    assert play.press("c") == [tell(play, "power-prisoner-none")]


def test_r_tells_the_powers_that_are_still_open(home: Path) -> None:
    position = hands("AH 2H", "JS 4S", "5D 6D", spy=0, count=[0], swap=[0], piles=[["KD"]])
    play = sit_down(home, position, "JS", "6D", language="sr")
    said = play.press("r")[0]
    for message in ("now-may-count", "now-may-swap"):
        assert tell(play, message) in said
    assert tell(play, "now-spy", who="you", player="Mira") in said


def test_t_names_only_the_one_who_holds_a_prisoner(home: Path) -> None:
    play = stacked(home, "sr", prisoners="on")
    play.press("enter", "down", "enter", "enter")
    said = play.press("t")[0]
    assert said == tell(play, "now-choosing", players=["\ue002"])
    assert "Ana" not in said and "Marko" not in said


def test_l_tells_the_whole_round_at_the_casino(home: Path) -> None:
    position = {"bankrolls": [10_000], "shoe": ["8H", "8S", "2D", "3D", "4D", "QH", "6S"]}
    play = sit_down(home, position, game="casino", language="sr")
    play.press("1", "0", "enter")
    play.press("enter")
    (again,) = play.press("l")
    eight, queen, six = (tell(play, "choice-card", card=card).lower() for card in ("8", "Q", "6"))
    assert again.lower().count(eight) == 2
    assert queen in again.lower() and six in again.lower()
    assert tell(play, "event-pay-war-win", who="you", player="", cents=1000) in again
    assert tell(play, "event-money", cents=11_000) in again


def test_g_tells_three_cards_at_most(home: Path) -> None:
    play = Play(home, "sr", fast=True, players=2, seed=3, game="scientific")
    start_command_line_match(play.app)
    play.app.run_due_and_get_delay()
    for _ in range(4):
        (told,) = play.press("g")
        # One is in the title, the others follow the cards.
        assert 2 <= told.replace(",", " ").split().count("puta") <= 5
        play.press("enter")


@pytest.mark.parametrize(("choice", "held"), [("top", "AC"), ("none", None)])
def test_an_expired_timer_says_what_is_played_instead(
    home: Path, choice: str, held: str | None
) -> None:
    first = "5H" if held else "AH"
    position = {
        "stacks": [[first, "6H"], ["KS", "6S"], ["9D", "2D"]],
        "prisoners": [held, None, None],
    }
    keeps = "keep:none keep:none"
    play = sit_down(
        home, position, keeps, keeps, game="razboi", language="sr",
        prisoners="on", choice_seconds=20,
    )  # fmt: skip
    if play.app.top.view().question is None:  # type: ignore[attr-defined]
        play.press("enter")
    told = [said for seconds in (11, 5, 5) for said in play.wait(seconds)]
    over = tell(play, "time-over", choice=choice)
    assert any(said.startswith(over) for said in told)


# The first start


def test_the_first_lesson_says_what_one_plays_for(home: Path) -> None:
    play = Play(home, "sr")
    play.app.open_screen(LessonsMenu(play.app))
    said = play.press("enter")[-1]
    assert said.startswith("Pobeđuje onaj ko")


def test_no_praise_for_a_trick_that_the_lesson_lets_one_lose(home: Path) -> None:
    play = Play(home, "sr")
    play.app.open_screen(LessonsMenu(play.app))
    play.press("enter")
    praises = [tell(play, f"lesson-praise-{n}") for n in range(1, 5)]
    assert any(said.startswith(tuple(praises)) for said in play.press("right"))
    assert any(said.startswith(tuple(praises)) for said in play.press("k", "enter"))
    lost = play.press("5", "enter")
    assert not any(said.startswith(tuple(praises)) for said in lost)


@pytest.mark.parametrize("name", ["prisoners", "steal", "spy"])
def test_a_lesson_says_what_c_does_in_its_game(home: Path, name: str) -> None:
    play = Play(home, "sr")
    lesson = next(one for one in LESSONS if one.name == name)
    tutorial = LessonsMenu(play.app)
    play.app.open_screen(tutorial)
    tutorial.open_lesson(lesson)
    table = play.app.top
    assert isinstance(table, LessonTableScreen)
    table.task_index = next(n for n, step in enumerate(lesson.tasks) if step.command == "power")
    game = {"prisoners": "-razboi", "steal": "-steal", "spy": ""}[name]
    assert tell(play, f"command-power{game}") in play.app.render(table.hint_line())


@pytest.mark.deep
def test_a_lesson_leads_to_each_card_in_good_grammar(home: Path) -> None:
    play = Play(home, "sr")
    for message in list_message_ids(play.app.catalogue.language):
        if re.fullmatch(r"lesson-[a-z-]+-\d", message) and "praise" not in message:
            assert "za kralj," not in tell(play, message, go="K", card="KH", key="Enter"), message
    hint = tell(play, "lesson-hint-card", go="K", card="KH", key="Enter")
    assert "za kralja," in hint


@pytest.mark.parametrize("game", list(GAMES))
def test_rules_to_choose_say_what_they_are(home: Path, game: str) -> None:
    play = Play(home, "sr")
    ask_rules(play.app, GAMES[game], 1, lambda options: None)
    assert play.said()[-1].startswith(tell(play, "choose-rules"))
    menu = play.app.top
    assert isinstance(menu, Menu)
    told = [play.app.render(item.label()) for item in menu.items[1:]]
    assert all(":" in one or len(one.split()) >= 2 for one in told)
    assert len(set(told)) == len(told)


def test_the_menu_of_keys_names_the_keys_of_cards(home: Path) -> None:
    play = Play(home, "sr")
    play.app.open_screen(AllKeysHelp(play.app))
    told = " ".join(play.press("enter", *["down"] * 25))
    ranks = tell(play, "help-ranks")
    assert ranks in told
    for key, rank in (("J", "J"), ("Q", "Q"), ("K", "K"), ("A", "A"), ("X", "JOKER")):
        word = play.app.catalogue.format_message("choice-card", card=rank).lower()[:3]
        assert word in ranks[ranks.index(key) :].lower()


# Piped input


@pytest.mark.parametrize("word", ["control+f1", "CTRL + F1"])
def test_both_names_of_a_key_work_in_a_pipe(home: Path, word: str) -> None:
    play = begun(home, "sr", "scientific")
    play.app.handle_typed_line(word)
    assert play.said()[-1] == tell(play, "describer-title")
