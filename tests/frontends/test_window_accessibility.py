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
        self.heard.append("clicked")
        return [3]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Tree]:
    """Return the trees that are made, on Linux."""
    trees: list[Tree] = []

    def try_to_open_tree(window: Any) -> Tree:
        assert window == "window"
        trees.append(Tree())
        return trees[-1]

    monkeypatch.setattr(window_accessibility, "try_to_open_tree", try_to_open_tree)
    monkeypatch.setattr(sys, "platform", "linux")
    return trees


def listing() -> Any:
    return "listing"


def saying(kind: AnnouncementKind) -> SpokenMessage:
    return SpokenMessage("King.", kind, "", discover_locales()["ro"])


def test_without_a_tree_nothing_is_told() -> None:
    reader = AccessibilityBridge("window", None, True, listing)
    reader.on_focus_changed(True)
    reader.drop_messages_after_key()
    reader.announce(saying(AnnouncementKind.RESULT))
    reader.announce(saying(AnnouncementKind.REMARK))
    reader.show_list()
    assert reader.exchange_with_reader() == [] and not reader.is_on


def test_a_tree_is_made_for_a_reader_that_we_cannot_speak_to(made: list[Tree]) -> None:
    reader = AccessibilityBridge("window", None, False, listing)
    assert not reader.switch_tree_if_needed(False, True) and made == []
    # Until it asks for the tree, nobody is there to be read to.
    assert not reader.switch_tree_if_needed(True, True)
    (tree,) = made
    assert tree.heard == [("on_focus_changed", True)]
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
    made: list[Tree], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(
        window_accessibility, "try_to_open_tree", lambda *rest: tried.append("tried")
    )
    reader = AccessibilityBridge("window", None, False, listing)
    assert not reader.switch_tree_if_needed(True, True) and not reader.switch_tree_if_needed(
        True, True
    )
    assert tried == ["tried"]


def test_elsewhere_no_tree_is_made_later(made: list[Tree], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert not AccessibilityBridge("window", None, False, listing).switch_tree_if_needed(True, True)
    assert made == []


def test_a_remark_is_told_apart_and_what_the_focus_says_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree: Any = Tree()
    reader = AccessibilityBridge("window", tree, True, listing)
    reader.clock = lambda: 100.0
    reader.announce(saying(AnnouncementKind.REMARK))
    for focused in (False, True):
        tree.says_focus = focused
        reader.drop_messages_after_key()
        reader.announce(saying(AnnouncementKind.NAVIGATION))
    reader.drop_messages_after_key()
    reader.announce(saying(AnnouncementKind.RESULT))
    assert tree.heard == [
        ("announce_remark", "King."),
        ("drop_messages_after_key",),
        ("show_list_after_key", "King.", "listing", "ro"),
        ("announce_then_show_list", "King.", "listing", "ro"),
        ("drop_messages_after_key",),
        ("show_list_after_key", "King.", "listing", "ro"),
        ("drop_messages_after_key",),
        ("announce_then_show_list", "King.", "listing", "ro"),
    ]


@pytest.mark.parametrize(("more", "told"), [(-0.1, True), (0.1, False)])
def test_a_reader_is_slow_to_begin(more: float, told: bool) -> None:
    # A voice would have said the outcome by now.
    after = window_accessibility.SCREEN_READER_START_SECONDS + 99 / UNKNOWN_PACES.fastest + more
    assert Reading(after=after).told(2) == ([AGAIN] if told else [])


def test_the_pace_of_a_reader_may_be_set() -> None:
    assert Reading(after=5.0).told(9) == []
    assert Reading(after=5.0, pace=13.0).told(9) == [AGAIN]


def test_a_list_is_shown_after_the_message_that_comes_before_it() -> None:
    tree: Any = Tree()
    reader, now = AccessibilityBridge("window", tree, True, listing), [100.0]
    reader.clock = lambda: now[0]
    reader.announce(saying(AnnouncementKind.EVENT))
    reader.announce(LONG)
    reader.show_list()
    assert tree.heard == [("announce_then_show_list", "King.", "listing", "ro")]
    now[0] += 1
    reader.announce_due_messages()
    told = ("announce_then_show_list", LONG.text, "listing", "ro")
    assert tree.heard[1:] == [told, ("show_list", "listing")]


def test_time_passes_before_clicks_are_taken() -> None:
    tree: Any = Tree()
    assert AccessibilityBridge("window", tree, True, listing).exchange_with_reader() == [3]
    assert tree.heard == [("send_due_updates",), "clicked"]


LONG = SpokenMessage(
    "Ana takes it. " * 9, AnnouncementKind.RESULT, "trick", RO, 0.0, "Ana takes.", vital_length=99
)  # fmt: skip
AGAIN = ("announce_then_show_list", "Ana takes.", "listing", "ro")


class Reading:
    """A result that a key has cut off some seconds after it was told."""

    def __init__(self, after: float = 2.0, pace: float = 0.0) -> None:
        self.now = 100.0
        self.tree = Tree()
        self.reader = AccessibilityBridge("window", cast(Any, self.tree), True, listing)
        self.reader.clock = lambda: self.now
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


@pytest.mark.parametrize(("unread", "waited"), [(0, 0.0), (3, 0.06), (10**6, 4.0)])
def test_the_last_message_is_read_before_the_window_goes(
    monkeypatch: pytest.MonkeyPatch, unread: int, waited: float
) -> None:
    one, left = Reading(after=99), [unread]

    def has_unread_message() -> bool:
        left[0] -= 1
        return left[0] >= 0

    def sleep(seconds: float) -> None:
        one.now += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    one.tree.has_unread_message = has_unread_message  # type: ignore[attr-defined]
    began = one.now
    one.reader.announce(saying(AnnouncementKind.SYSTEM))
    one.reader.wait_until_read()
    assert one.now - began == pytest.approx(waited, abs=0.03)
    assert ("announce_then_show_list", "King.", "listing", "ro") in one.tree.heard


def test_a_result_that_a_key_cut_off_follows_the_answer_once() -> None:
    one = Reading()
    one.reader.announce(saying(AnnouncementKind.NAVIGATION))
    assert one.told(9)[-1] == AGAIN
    one.told(9)
    one.reader.drop_messages_after_key()
    one.tree.heard.clear()
    assert one.told(9) == []


def test_before_the_next_result_what_was_cut_off_is_told() -> None:
    one = Reading()
    one.reader.announce(LONG)
    assert one.told(0) == [AGAIN]
    assert one.told(1)[1:] == [("announce_then_show_list", LONG.text, "listing", "ro")]


def test_what_nobody_needs_again_is_not_repeated() -> None:
    one = Reading()
    one.reader.drop_messages()
    assert one.told(99) == []
