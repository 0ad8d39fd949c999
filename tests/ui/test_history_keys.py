"""The keys of the message history: older, newer, buffers, search and copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down


def table(home: Path) -> Play:
    """Return an app at a table after two tricks and one answered query."""
    play = sit_down(home, hands("AH 9H 5H 2H", "4S 3S TS 6S"), "4S 3S TS 6S")
    play.press("a", "enter", "9", "enter", "e")
    return play


def test_f5_goes_back_and_f6_on_and_the_ends_are_told(home: Path) -> None:
    play = table(home)
    newest = play.press("f5")
    assert newest[0].startswith("You: 6. Ana: 2.")
    second = play.press("f5")[0]
    assert second.startswith("You play the nine. Ana: three. You take two cards.")
    assert play.press("f6") == newest
    assert play.press("f6") == ["This is the newest message."]
    assert play.press("shift+f5")[0].startswith(play.app.render(Line("aim-scientific")))
    assert play.press("f5") == ["This is the oldest message."]
    assert play.cued()[-1] == "edge"
    assert play.press("shift+f6") == newest


def test_a_kind_of_messages_is_gone_through_alone(home: Path) -> None:
    play = table(home)
    assert play.press("pagedown")[0].startswith("Game messages: ")
    assert play.press("f5")[0].startswith("You play the nine.")
    assert play.press("pagedown")[0].startswith("Answers: 1.")
    # A position in the previous buffer is not a position in this one.
    assert play.press("f6") == ["This is the newest message."]
    assert play.press("f5")[0].startswith("You:")
    assert play.press("pageup")[0].startswith("Game messages: ")
    assert play.press("pageup")[0].startswith("All messages: ")
    assert play.press("pageup")[0].startswith("Chat: 0.")
    assert play.press("f5") == ["Nothing has been said yet."]


def test_ctrl_f_finds_the_newest_message_with_the_words(home: Path) -> None:
    play = table(home)
    assert play.press("ctrl+f") == ["Find in the messages. Type, then press Enter."]
    found = play.press("a", "c", "e", "enter")[-1]
    assert found.startswith("You play the ace.")
    assert play.press("f6")[0].startswith("You play the nine.")


@pytest.mark.parametrize("words", ["zz", ""])
def test_what_is_in_no_message_is_told(home: Path, words: str) -> None:
    play = table(home)
    said = play.press("ctrl+f", *words, "enter")
    assert said[-1].startswith("No message contains ")
    assert play.press("f5")[0].startswith("You:")


def test_ctrl_c_copies_what_was_read_last(home: Path) -> None:
    play = table(home)
    assert play.press("ctrl+c") == ["Copied."]
    second = play.press("f5", "f5")[-1]
    play.press("ctrl+c")
    assert play.front.copied[0].startswith("You:") and play.front.copied[1] == second


def test_there_is_nothing_to_copy_before_anything_was_said(home: Path) -> None:
    play = table(home)
    play.press("pageup")
    assert play.press("ctrl+c") == ["Nothing has been said yet."]
    assert play.front.copied == []


def test_where_there_is_no_clipboard_that_is_said(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = table(home)
    monkeypatch.setattr(play.front, "copy_to_clipboard", lambda text: False)
    assert play.press("ctrl+c") == ["There is no clipboard here."]


@pytest.mark.parametrize("detail", ["brief", "normal", "full"])
def test_no_message_is_told_twice_on_the_way_back_from_an_end(home: Path, detail: str) -> None:
    play = table(home)
    play.app.settings.set(detail=detail)
    (oldest,) = play.press("shift+f5")
    assert play.press("f5") == ["This is the oldest message."]
    second = play.press("f6")
    assert second != [oldest] and play.press("f5") == [oldest]
    (newest,) = play.press("shift+f6")
    assert play.press("f6") == ["This is the newest message."]
    assert play.press("f5") != [newest] and play.press("f6") == [newest]
