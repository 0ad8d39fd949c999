"""When the window is read by a screen reader, and what it is told."""

from __future__ import annotations

import sys
import time
from typing import Any, cast

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.frontends import window_accessibility
from audiowar.frontends.window_accessibility import AccessibilityBridge
from audiowar.l10n.discover_locales import discover_locales
from audiowar.speech.utterance_queue import UNKNOWN_PACES
from audiowar.ui.core.frontend import SpokenMessage

RO = discover_locales()["ro"]
LONG = SpokenMessage(
    "Ana takes it. " * 9, AnnouncementKind.RESULT, "trick", RO, 0.0, "Ana takes.", vital_length=99
)  # fmt: skip
KING = ("announce_then_show_list", "King.", "listing", "ro")
WHOLE = ("announce_then_show_list", LONG.text, "listing", "ro")
AGAIN = ("announce_then_show_list", "Ana takes.", "listing", "ro")


class Tree:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.is_used_by_screen_reader = False
        self.says_focus = False
        self.heard: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *said: self.heard.append((name, *said))

    def show_list_after_key(self, *answer: Any) -> bool:
        self.heard.append(("show_list_after_key", *answer))
        return self.says_focus

    def take_clicked_indices(self) -> list[int]:
        self.heard.append(("clicked",))
        return [3]


def listing() -> Any:
    return "listing"


def saying(kind: AnnouncementKind) -> SpokenMessage:
    return SpokenMessage("King.", kind, "", RO)


class Reading:
    """A window whose tree is read, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 100.0
        self.tree = Tree()
        self.reader = AccessibilityBridge("window", cast(Any, self.tree), True, listing)
        self.reader.clock = lambda: self.now

    def cut_off(self, after: float = 2.0, pace: float = 0.0) -> None:
        """Tell a result that a key cuts off some seconds later."""
        self.reader.set_pace(pace)
        self.reader.announce(LONG)
        self.now += after
        self.reader.drop_messages_after_key()
        self.tree.heard.clear()

    def told(self, seconds: float) -> list[Any]:
        """Let time pass; return what is told."""
        self.now += seconds
        self.reader.announce_due_messages()
        return self.tree.heard


@pytest.fixture
def reading() -> Reading:
    return Reading()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the trees that are made, on Linux."""
    trees: list[Any] = []

    def try_to_open_tree(window: Any) -> Tree:
        assert window == "window"
        trees.append(Tree())
        return trees[-1]

    monkeypatch.setattr(window_accessibility, "try_to_open_tree", try_to_open_tree)
    monkeypatch.setattr(sys, "platform", "linux")
    return trees


def test_without_a_tree_nothing_is_told() -> None:
    reader = AccessibilityBridge("window", None, True, listing)
    reader.on_focus_changed(True)
    reader.drop_messages_after_key()
    reader.announce(saying(AnnouncementKind.RESULT))
    reader.announce(saying(AnnouncementKind.REMARK))
    reader.show_list()
    assert reader.exchange_with_reader() == [] and not reader.is_on


def test_a_tree_is_made_for_a_reader_that_we_cannot_speak_to(made: list[Any]) -> None:
    reader = AccessibilityBridge("window", None, False, listing)
    assert not reader.switch_tree_if_needed(False, True) and made == []
    # Until it asks for the tree, nobody is there to be read to.
    assert not reader.switch_tree_if_needed(True, True)
    (tree,) = made
    assert tree.heard == [("on_focus_changed", True)]
    reader.announce(saying(AnnouncementKind.RESULT))
    reader.show_list()
    assert tree.heard == [("on_focus_changed", True)], "it is off"
    tree.is_used_by_screen_reader = True
    assert reader.switch_tree_if_needed(True, True) and reader.is_on
    assert not reader.switch_tree_if_needed(True, True) and reader.is_on
    tree.is_used_by_screen_reader = False
    assert reader.switch_tree_if_needed(True, True) and not reader.is_on
    tree.is_used_by_screen_reader = True
    assert reader.switch_tree_if_needed(True, True) and reader.switch_tree_if_needed(False, True)
    assert not reader.is_on
    assert tree.heard == [("on_focus_changed", True), ("clear",), ("clear",)]
    assert made == [tree]


def test_where_none_can_be_made_it_is_tried_once(
    made: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_accessibility, "try_to_open_tree", made.append)
    reader = AccessibilityBridge("window", None, False, listing)
    assert not any(reader.switch_tree_if_needed(True, True) for _ in range(2))
    assert made == ["window"]


def test_elsewhere_no_tree_is_made_later(made: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    reader = AccessibilityBridge("window", None, False, listing)
    assert not reader.switch_tree_if_needed(True, True) and made == []


def test_a_remark_is_told_apart_and_what_the_focus_says_is_not_told(reading: Reading) -> None:
    reader, tree = reading.reader, reading.tree
    reader.announce(saying(AnnouncementKind.REMARK))
    for focused in (False, True):
        tree.says_focus = focused
        reader.drop_messages_after_key()
        reader.announce(saying(AnnouncementKind.NAVIGATION))
    reader.drop_messages_after_key()
    reader.announce(saying(AnnouncementKind.RESULT))
    answer = ("show_list_after_key", "King.", "listing", "ro")
    key = ("drop_messages_after_key",)
    assert tree.heard == [("announce_remark", "King."), key, answer, KING, key, answer, key, KING]


def test_a_list_is_shown_after_the_message_that_comes_before_it(reading: Reading) -> None:
    reading.reader.announce(saying(AnnouncementKind.EVENT))
    reading.reader.announce(LONG)
    reading.reader.show_list()
    assert reading.tree.heard == [KING]
    assert reading.told(1)[1:] == [WHOLE, ("show_list", "listing")]


def test_time_passes_before_clicks_are_taken(reading: Reading) -> None:
    assert reading.reader.exchange_with_reader() == [3]
    assert reading.tree.heard == [("send_due_updates",), ("clicked",)]


@pytest.mark.parametrize(("more", "told"), [(-0.1, True), (0.1, False)])
def test_a_reader_is_slow_to_begin(reading: Reading, more: float, told: bool) -> None:
    # A voice would have said the outcome by now.
    after = window_accessibility.SCREEN_READER_START_SECONDS + 99 / UNKNOWN_PACES.fastest + more
    reading.cut_off(after)
    assert reading.told(2) == ([AGAIN] if told else [])


@pytest.mark.parametrize(("pace", "told"), [(0.0, []), (13.0, [AGAIN])])
def test_the_pace_of_a_reader_may_be_set(reading: Reading, pace: float, told: list[Any]) -> None:
    reading.cut_off(after=5.0, pace=pace)
    assert reading.told(9) == told


@pytest.mark.parametrize(("unread", "waited"), [(0, 0.0), (3, 0.06), (10**6, 4.0)])
def test_the_last_message_is_read_before_the_window_goes(
    reading: Reading, monkeypatch: pytest.MonkeyPatch, unread: int, waited: float
) -> None:
    left = [unread]

    def has_unread_message() -> bool:
        left[0] -= 1
        return left[0] >= 0

    def sleep(seconds: float) -> None:
        reading.now += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    reading.cut_off(after=99)
    monkeypatch.setattr(reading.tree, "has_unread_message", has_unread_message, raising=False)
    began = reading.now
    reading.reader.announce(saying(AnnouncementKind.SYSTEM))
    reading.reader.wait_until_read()
    assert reading.now - began == pytest.approx(waited, abs=0.03)
    assert KING in reading.tree.heard


def test_a_result_that_a_key_cut_off_follows_the_answer_once(reading: Reading) -> None:
    reading.cut_off()
    reading.reader.announce(saying(AnnouncementKind.NAVIGATION))
    assert reading.told(9)[-1] == AGAIN
    reading.told(9)
    reading.reader.drop_messages_after_key()
    reading.tree.heard.clear()
    assert reading.told(9) == []


def test_before_the_next_result_what_was_cut_off_is_told(reading: Reading) -> None:
    reading.cut_off()
    reading.reader.announce(LONG)
    assert reading.told(0) == [AGAIN]
    assert reading.told(1)[1:] == [WHOLE]


def test_what_nobody_needs_again_is_not_repeated(reading: Reading) -> None:
    reading.cut_off()
    reading.reader.drop_messages()
    assert reading.told(99) == []
