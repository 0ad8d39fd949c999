"""The keys of the message history: older, newer, buffers, search and copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind, Buffer
from audiowar.announce.line import NO_LEVEL, Line
from audiowar.ui.first_screens import open_main_menu
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down


def table(home: Path) -> Play:
    """Return an app at a table after two tricks and one answered query."""
    play = sit_down(home, hands("AH 9H 5H 2H", "4S 3S TS 6S"), "4S 3S TS 6S")
    play.press("a", "enter", "9", "enter", "e")
    return play


@pytest.mark.parametrize("keys", [(), ("space",)])
def test_a_search_for_nothing_leads_back(home: Path, keys: tuple[str, ...]) -> None:
    play = table(home)
    play.press("ctrl+f", *keys)
    # A blank is no text, although it can be deleted.
    assert play.press("up")[-1] == "Find in the messages. Type, then press Enter."
    assert play.press("enter")[-1].startswith("Table. ")
    assert play.press("f5")[0].startswith("You:")


def test_only_messages_that_can_be_reached_are_counted(home: Path) -> None:
    play = table(home)
    # At the level of detail of now, this has nothing to say.
    play.app.history.add(
        Announcement(
            (Line("goodbye", levels=NO_LEVEL),), AnnouncementKind.EVENT, buffer=Buffer.GAME
        )
    )
    counted = int(play.press("pagedown")[0].removeprefix("Game messages: ").rstrip("."))
    reached = 0
    while play.press("f5") != ["This is the oldest message."]:
        reached += 1
    assert reached == counted == 2


def test_where_there_is_no_clipboard_that_is_said(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = table(home)
    monkeypatch.setattr(play.front, "copy_to_clipboard", lambda text: False)
    assert play.press("ctrl+c") == ["There is no clipboard here."]


def spoken_in_full(words: str) -> Line:
    """Return a line that only the fullest level of detail tells."""
    return Line("text", {"text": words}, levels=("full",))


def say(play: Play, *lines: Line, kind: AnnouncementKind = AnnouncementKind.EVENT) -> None:
    play.app.say(*lines, kind=kind, buffer=Buffer.SYSTEM)


def text(words: str) -> Line:
    return Line("text", {"text": words})


@pytest.fixture
def play(home: Path) -> Play:
    made = Play(home)
    open_main_menu(made.app)
    return made


def test_messages_that_are_empty_at_this_level_are_passed_over(play: Play) -> None:
    for line in (text("One"), spoken_in_full("Two"), text("Three"), spoken_in_full("Four")):
        say(play, line)
    assert [play.press(key)[0] for key in ("f5", "f5", "f5")] == [
        "Three", "One", "This is the oldest message.",
    ]  # fmt: skip
    assert [play.press(key)[0] for key in ("f6", "f6")] == ["Three", "This is the newest message."]
    assert play.press("shift+f6") == ["Three"] and play.press("f5") == ["One"]
    play.app.settings.set(detail="full")
    assert play.press("f6") == ["Two"] and play.press("shift+f6") == ["Four"]


def test_the_oldest_message_that_is_told_is_found_from_the_beginning(play: Play) -> None:
    for line in (spoken_in_full("One"), text("Two"), text("Three")):
        say(play, line)
    assert play.press("shift+f5") == ["Two"]
    assert play.press("f5") == ["This is the oldest message."]
    assert play.press("ctrl+c") == ["Copied."] and play.front.copied == ["Two"]


def test_the_newest_message_that_is_told_is_copied(play: Play) -> None:
    for line in (text("One"), text("Two"), spoken_in_full("Three")):
        say(play, line)
    play.press("ctrl+c")
    assert play.front.copied == ["Two"]


@pytest.mark.parametrize("key", ["f5", "f6", "shift+f5", "shift+f6", "backspace", "ctrl+c"])
def test_before_anything_was_said_there_is_nothing_to_read(play: Play, key: str) -> None:
    assert play.press(key) == ["Nothing has been said yet."]


def test_backspace_repeats_the_newest_message_that_is_no_remark(play: Play) -> None:
    say(play, text("One"))
    say(play, text("Hello!"), kind=AnnouncementKind.REMARK)
    assert play.press("backspace") == ["One"]
    assert play.press("backspace") == ["One"]
    assert play.press("f6") == ["Hello!"]


def test_a_repeated_result_keeps_its_topic_and_others_have_none(play: Play) -> None:
    result = AnnouncementKind.RESULT
    play.app.say(text("Ana wins"), kind=result, topic="trick", buffer=Buffer.GAME)
    play.press("backspace")
    assert (play.front.said[-1], play.front.topics[-1]) == (
        ("Ana wins", AnnouncementKind.NAVIGATION), "trick",
    )  # fmt: skip
    play.press("f5")
    assert play.front.topics[-1] == ""


def test_words_are_found_in_upper_and_lower_case(play: Play) -> None:
    for line in (text("Ana takes it"), text("Bojan takes it"), text("Nobody")):
        say(play, line)
    assert play.press("ctrl+f", *"ANA", "enter")[-1] == "Ana takes it"
    assert play.front.said[-1][1] is AnnouncementKind.NAVIGATION
    assert play.press("ctrl+f", *"it", "enter")[-1] == "Bojan takes it"
    assert play.press("f6") == ["Nobody"]
    said = play.press("ctrl+f", *"xy", "enter")
    assert said[-1].startswith("No message contains xy") and play.cued()[-1] == "refusal"
    assert len(play.app.screens) == 1


def test_buffers_are_gone_through_both_ways(play: Play) -> None:
    say(play, text("One"))
    names = [play.press("pagedown")[0] for _ in range(5)]
    assert names == [
        "Game messages: 0.", "Answers: 0.", "Program messages: 1.", "Chat: 0.", "All messages: 1.",
    ]  # fmt: skip
    assert [play.press("pageup")[0] for _ in range(2)] == ["Chat: 0.", "Program messages: 1."]
    assert play.press("f5") == ["One"]
