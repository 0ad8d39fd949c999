"""Every lesson can be completed by its instructions; other keys lead back to the task."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.input.commands import RANK_NAMES
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.events import Take
from audiowar.storage.match_transcript import parse_choice
from audiowar.table.opponent_lineup import ADAPTING_LINEUP
from audiowar.ui.core.key_labels import button_line, get_play_button_action
from audiowar.ui.lessons.lesson_definition import ANY_CARD, LessonTask
from audiowar.ui.lessons.tutorial import (
    LESSONS,
    PRAISE_MESSAGE_COUNT,
    LessonsMenu,
    LessonTableScreen,
)
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.settings.opponent_choice import get_rating_setting_name
from tests.ui.front import Play

NAMES = [lesson.name for lesson in LESSONS]


def begin(home: Path, name: str, language: str = "en") -> Play:
    """Open the tutorial and begin a lesson with Enter."""
    play = Play(home, language)
    tutorial = LessonsMenu(play.app)
    tutorial.index = NAMES.index(name)
    play.app.open_screen(tutorial)
    play.press("enter")
    play.app.run_due_screens()
    return play


def table(play: Play) -> LessonTableScreen:
    assert isinstance(play.app.top, LessonTableScreen)
    return play.app.top


def keys_for(play: Play, step: LessonTask) -> list[str]:
    """Return the keys that a learner presses for a task, according to its text."""
    choice = parse_choice(step.choice)
    press = play.app.keymap.get_keys(step.command)[0]
    if step.choice == "bet:1000":
        return ["1", "0", press]
    if isinstance(choice, int):
        return [play.app.keymap.get_keys(f"rank-{RANK_NAMES[choice >> 2]}")[0], press]
    if step.choice in ("", ANY_CARD) or step.command != "play":
        return [press]
    here = table(play)
    options = here.cursor.list_choices(here.view())
    return ["home", *["right"] * options.index(choice), press]


def finish(play: Play) -> list[str]:
    """Complete every task of the lesson. Return what was said after each."""
    heard = []
    while (step := table(play).task) is not None:
        at = table(play).task_index
        heard.append(" ".join(play.press(*keys_for(play, step))))
        assert table(play).task_index == at + 1, heard[-1]
    return heard


def test_a_won_lesson_makes_nobody_stronger(home: Path) -> None:
    play = begin(home, "end")
    play.app.settings.set(bot=ADAPTING_LINEUP)
    finish(play)
    assert play.app.settings.get(get_rating_setting_name("scientific"), None) is None


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(tag, marks=() if tag == "en" else pytest.mark.deep)
        for tag in discover_locales()
    ],
)
def test_each_lesson_is_finished_by_the_keys_that_its_instructions_name(
    language: str, tmp_path: Path
) -> None:
    for name in NAMES:
        play = begin(tmp_path / name, name, language)
        while (task := table(play).task) is not None:
            at, keys = table(play).task_index, table(play).task_message_args()
            told = play.app.render(table(play).instruction_line())
            assert play.app.render(keys["key"]) in told
            assert keys["go"] is None or play.app.render(keys["go"]) in told
            heard = " ".join(play.press(*keys_for(play, task)))
            assert table(play).task_index == at + 1, heard
        assert play.app.render(table(play).ending_line()) in heard
        assert play.app.settings.get("lessons") == [name]


def test_a_task_is_praised_unless_it_lost_the_trick(tmp_path: Path) -> None:
    lost = 0
    for name in NAMES:
        play = begin(tmp_path / name, name)
        here = table(play)
        while (task := here.task) is not None:
            praise = play.app.render(
                Line(f"lesson-praise-{here.task_index % PRAISE_MESSAGE_COUNT + 1}")
            )
            seen = len(here.narration.events)
            heard = " ".join(play.press(*keys_for(play, task)))
            takers = {e.seat for e in here.narration.events[seen:] if isinstance(e, Take)}
            lost += bool(takers - {0})
            assert (f" {praise} " in f" {heard} ") == (not takers or 0 in takers), (name, heard)
    assert lost


def test_another_card_is_not_played_and_the_right_one_is_named(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    (moved, refused) = play.press("5", "enter")
    assert moved.startswith("Five of hearts")
    assert refused == "Not now. Press K to go to the king, then Enter."
    assert "KH" not in [str(card) for card in table(play).view().chosen]
    assert table(play).task_index == 0
    assert play.cued()[-1] == "refusal"


def test_a_card_typed_as_a_line_is_held_to_the_lesson_too(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    play.app.handle_typed_line("5H")
    assert play.said()[-1].startswith("Not now.")
    play.app.handle_typed_line("KH")
    assert table(play).task_index == 1


def test_another_key_does_its_work_and_the_lesson_reminds(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    told, reminder = play.press("e")
    assert told == "You: 4. Alice: 4."
    assert reminder == "Press K to go to the king, then Enter."
    assert play.front.said[-1][1] is AnnouncementKind.EVENT, (
        "a reminder does not cut the answer off"
    )
    assert table(play).task_index == 0


def test_the_arrows_go_through_the_hand_without_a_reminder(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    assert play.press("right") == ["King of hearts. 2 of 4"]


def test_enter_does_not_play_where_another_key_is_asked_for(tmp_path: Path) -> None:
    play = begin(tmp_path, "keys")
    assert play.press("enter") == ["Not now. Press R: the rules right now."]


def test_a_lesson_cannot_be_skipped_by_the_keys_of_long_games(tmp_path: Path) -> None:
    play = begin(tmp_path, "prisoners")
    for key in ("s", "space"):
        assert play.press(key)[0].startswith("Not now.")


def test_progress_is_kept_and_the_list_begins_at_the_next_lesson(tmp_path: Path) -> None:
    play = begin(tmp_path, "trick")
    finish(play)
    heard = play.press("escape")[0]
    assert heard.startswith("Tutorial.")
    assert "Lesson 2: War" in heard
    again = Play(tmp_path)
    again.app.open_screen(LessonsMenu(again.app))
    assert "Lesson 2: War" in again.said()[-1]
    assert again.press("up")[0].startswith("Lesson 1: The trick, done")


def test_after_the_last_lesson_the_list_comes_again(tmp_path: Path) -> None:
    play = begin(tmp_path, NAMES[-1])
    finish(play)
    play.press("enter")
    assert isinstance(play.app.top, LessonsMenu)


def test_a_lesson_names_the_keys_that_the_player_has_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path))
    (tmp_path / "keys.ini").write_text("[keys]\npot = g\n", encoding="utf-8")
    play = begin(tmp_path, "war")
    heard = play.press("k", "enter")
    assert "Press G to hear which cards stay on the table." in heard[-1]


def test_coming_back_from_the_help_says_the_instruction_again(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    assert "Two strongest cards of the same rank mean war." in play.press("f1", "escape")[-1]


@pytest.mark.parametrize("name", ["war", "prisoners"])
def test_the_key_help_of_a_lesson_lists_what_works_in_it(tmp_path: Path, name: str) -> None:
    play = begin(tmp_path, name)
    play.press("f1")
    listed = play.rows()
    assert "Escape: back" in listed
    assert not any(line.startswith(("Space:", "S:")) for line in listed)
    play.press("escape", "ctrl+f1")
    assert play.press("escape") == ["Escape: back."]


def test_a_lesson_leaves_no_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUDIOWAR_HOME", str(tmp_path))
    play = begin(tmp_path, "war")
    finish(play)
    assert not list(tmp_path.rglob("*.jsonl"))
    assert not any("cannot be saved" in told for told in play.said())


def test_when_a_lesson_is_done_no_card_is_played_any_more(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    finish(play)
    before = table(play).view()
    play.app.handle_typed_line("5H")
    assert play.said()[-1] == "The lesson is done."
    assert table(play).view() == before
    assert play.press("r")[-1].startswith("Scientific War")
    assert table(play).announce_screen() is None and "Lesson 2: War." in play.said()[-1]


def walked(home: Path, name: str, touch: bool = False) -> list[str]:
    """Go through a lesson. Return the hint of each task, and what is said when it is done."""
    play = begin(home / f"{name}{touch}", name)
    play.app.catalogue.touch = touch
    told = []
    while (task := table(play).task) is not None:
        told.append(play.app.render(table(play).hint_line()))
        told += play.press(*keys_for(play, task))[-1:]
    return told


def test_a_lesson_is_told_from_its_first_task_to_its_end(tmp_path: Path) -> None:
    assert walked(tmp_path, "war") == [
        "Press K to go to the king, then Enter.",
        "Good. Press P to hear which cards stay on the table. Two kings: nobody takes anything.",
        "Press P: the cards on the table.",
        "Correct. Press the letter A to go to the ace, then Enter. Whoever takes the next trick "
        "takes these cards too.",
        "Press the letter A to go to the ace, then Enter.",
        "Well done. A war is not fought at once: the cards wait for the winner of a later trick. "
        "Only a tie for strongest is a war, not a tie below it. The lesson is done. "
        "Enter begins the next one: Revolution, the power of the jack. "
        "Escape goes back to the list.",
    ]


def test_on_a_touch_screen_a_lesson_names_buttons(tmp_path: Path) -> None:
    hints = walked(tmp_path, "war", touch=True)
    assert hints[0] == "Go to the king, then press the button “Play the card”."
    assert hints[2] == "Press the button “On the table”: the cards on the table."
    assert hints[-1].endswith(
        "The button “Go on” begins the next one: Revolution, the power of the jack."
    )
    hints = walked(tmp_path, "prisoners", touch=True)
    assert [hints[at] for at in (0, 2, 4, 6)] == [
        "Press the button “Go on”: turn over the next card.",
        "Go to: Keep the queen. Then press the button “Choose”.",
        "Press the button “Go on”: turn over the next card.",
        "Press the button “Play the prisoner”: play the prisoner.",
    ]
    assert "Place the bet" in " ".join(walked(tmp_path, "casino", touch=True))
    assert walked(tmp_path, "armed", touch=True)[-1].endswith(
        "This was the last lesson. The button “Go on” goes back to the list."
    )


@pytest.mark.parametrize(
    ("command", "label"),
    [
        ("less", "Less"),
        ("rules-now", "Current rules"),
        ("menu", "Menu"),
        ("war-next", "Next war"),
        ("play", "Place the bet"),
        ("card-next", None),
    ],
)
def test_buttons_are_named(tmp_path: Path, command: str, label: str | None) -> None:
    app = Play(tmp_path).app
    line = button_line(command, "bet", {})
    assert (line and app.render(line)) == (label and f"the button “{label}”")
    called = button_line(command, "bet", {command: "command-back"})
    assert called is not None and app.render(called) == "the button “Back”"


@pytest.mark.parametrize(
    ("game", "first", "later"),
    [("scientific", "play", "play"), ("classic", "on", "on"), ("casino", "bet", "bet")],
)
def test_the_button_that_plays_is_called_what_it_does(
    tmp_path: Path, game: str, first: str, later: str
) -> None:
    play = Play(tmp_path, game=game, players=2, seed=1, options={})
    start_command_line_match(play.app)
    screen = play.table
    view = screen.view()
    assert get_play_button_action(view) == first
    assert get_play_button_action(replace(view, question=None)) == later
    assert get_play_button_action(replace(view, question=None, over=True)) == "on"


def test_a_click_on_a_row_is_what_a_lesson_about_arrows_asks_for(tmp_path: Path) -> None:
    play = begin(tmp_path, "trick")
    task = table(play).task
    assert task is not None and task.command == "card-next"
    table(play).select_row(1)
    assert table(play).task_index == 1 and table(play).cursor.index == 1
    table(play).select_row(0)
    assert table(play).task_index == 1


def test_sounds_show_the_way_out_of_a_lesson_and_on(tmp_path: Path) -> None:
    play = begin(tmp_path, "war")
    play.press("escape")
    assert play.cued()[-1] == "menu-back"
    play.press("enter")
    finish(play)
    play.press("enter")
    assert "menu-enter" in play.cued()[-2:] and table(play).lesson.name == "revolution"
    assert [type(screen).__name__ for screen in play.app.screens] == [
        "LessonsMenu", "LessonTableScreen",
    ]  # fmt: skip
    play.press("escape")
    assert play.said()[-1].endswith(
        f"Lesson 3: Revolution, the power of the jack. 3 of {len(NAMES)}"
    )
