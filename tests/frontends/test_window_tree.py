"""What a screen reader finds in the window, without any reader."""

from __future__ import annotations

import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

accesskit = pytest.importorskip("accesskit")

from audiowar.frontends import accessible_content, accesskit_tree  # noqa: E402
from audiowar.frontends.accessible_content import (  # noqa: E402
    MESSAGE_NODE_ID,
    WINDOW_NODE_ID,
    AccessibleContent,
    AccessibleList,
)
from audiowar.frontends.accesskit_tree import AccessibilityTree, make_tree_update  # noqa: E402

HAND = AccessibleList("Table.", ("King of hearts", "Queen of hearts", "Two of clubs"), 0)
REST = AccessibleList("Table.", HAND.lines[1:], 0)
RESULT = "Ana takes three cards."
SHOWN = AccessibleContent("audiowar").with_list(HAND)


class Adapter:
    """Stands for the library: keeps the updates that it is given, and their messages."""

    def __init__(self) -> None:
        self.updates: list[Any] = []

    def update_if_active(self, made: Any) -> None:
        self.updates.append(made())


class Clock:
    """The time that the tree reads."""

    now = 1000.0


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Adapter:
    made = Adapter()
    monkeypatch.setattr(accesskit_tree, "make_adapter", lambda *rest: made)
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: made.now)
    return made


@pytest.fixture
def tree(adapter: Adapter, clock: Clock) -> AccessibilityTree:
    made = AccessibilityTree(None, "audiowar")
    made.is_used_by_screen_reader = True
    made.send_due_updates()
    later(made, clock)
    made.show_list(HAND)
    clock.now += 1
    return made


def later(tree: AccessibilityTree, clock: Clock, seconds: float = 1.0) -> str:
    """Let time pass; return the message that the tree has then."""
    clock.now += seconds
    tree.send_due_updates()
    return tree.content.message


# The content


def test_the_current_line_has_the_focus_and_an_arrow_moves_it_within_the_same_lines() -> None:
    assert SHOWN.focused_id == SHOWN.line_ids[0]
    assert AccessibleContent("audiowar").focused_id == WINDOW_NODE_ID
    second = SHOWN.with_list(replace(HAND, current_index=1))
    assert (second.list_id, second.line_ids) == (SHOWN.list_id, SHOWN.line_ids)
    assert second.focused_id == SHOWN.line_ids[1]


def test_a_changed_value_stays_the_same_line() -> None:
    before = AccessibleContent("audiowar").with_list(
        AccessibleList("Settings.", ("Size: 28", "Braille: on"), 0)
    )
    after = before.with_list(AccessibleList("Settings.", ("Size: 32", "Braille: on"), 0))
    assert after.focused_id == before.focused_id


def test_cards_that_stay_are_the_same_lines_in_any_order() -> None:
    after = SHOWN.with_list(REST)
    assert (after.list_id, after.line_ids) == (SHOWN.list_id, SHOWN.line_ids[1:])
    after = SHOWN.with_list(replace(REST, lines=REST.lines[::-1]))
    assert after.line_ids == (SHOWN.line_ids[2], SHOWN.line_ids[1])


def test_a_card_that_comes_is_a_line_that_was_not_there() -> None:
    more = replace(HAND, lines=("King of hearts", "Ten of clubs", *HAND.lines[1:]))
    after = SHOWN.with_list(more)
    assert set(after.line_ids) - set(SHOWN.line_ids) == {after.line_ids[1]}
    assert [after.line_ids[place] for place in (0, 2, 3)] == list(SHOWN.line_ids)
    assert after.with_list(HAND).with_list(more).line_ids[1] != after.line_ids[1]


def test_the_second_of_two_equal_cards_is_read_when_the_first_is_played() -> None:
    before = AccessibleContent("audiowar").with_list(
        AccessibleList("Table.", ("Ace", "Joker", "Joker"), 1)
    )
    after = before.with_list(AccessibleList("Table.", ("Ace", "Joker"), 1))
    assert after.focused_id == before.line_ids[2]


def test_a_menu_is_another_list() -> None:
    after = SHOWN.with_list(AccessibleList("Game menu.", ("Back", "Settings", "Quit"), 0))
    assert after.list_id != SHOWN.list_id


@pytest.mark.parametrize(("is_linux", "live"), [(True, "OFF"), (False, "POLITE")])
def test_the_tree_holds_window_list_lines_and_message_once_each(
    monkeypatch: pytest.MonkeyPatch, is_linux: bool, live: str
) -> None:
    monkeypatch.setattr(accesskit_tree, "IS_LINUX", is_linux)
    nodes = make_tree_update(replace(SHOWN, message=RESULT)).nodes
    numbers = [number for number, _ in nodes]
    assert len(numbers) == len(set(numbers)) == 2 + 1 + 3
    # On Linux the message is the window's label, and would be read twice.
    assert dict(nodes)[MESSAGE_NODE_ID].live == getattr(accesskit.Live, live)


# What is sent, and when


def test_on_linux_a_message_follows_a_window_without_a_label(
    tree: AccessibilityTree, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (accessible_content, accesskit_tree):
        monkeypatch.setattr(module, "IS_LINUX", True)
    labels: list[str] = []
    monkeypatch.setattr(
        tree._adapter, "update_if_active", lambda make: labels.append(tree._sent.window_label)
    )
    for text in ("First.", "Second."):
        tree.announce_then_show_list(text, HAND, "en")
        later(tree, clock)
    assert labels == ["", "First.", "", "Second."]


def test_what_follows_an_arrow_is_left_to_the_focus(tree: AccessibilityTree, clock: Clock) -> None:
    moved = replace(HAND, current_index=1)
    assert tree.show_list_after_key("Queen of hearts. 2 of 3", moved, "ro")
    assert later(tree, clock) == "" and tree.content.language == "ro"
    assert tree.content.listing.current_line == "Queen of hearts"


def test_an_answer_that_the_focus_does_not_say_is_a_message(tree: AccessibilityTree) -> None:
    assert not tree.show_list_after_key("King of hearts. 1 of 3", HAND, "en")
    tree.announce_then_show_list("King of hearts. 1 of 3", HAND, "en")
    assert tree.content.message == "King of hearts. 1 of 3"
    other = AccessibleList("Menu.", ("New game", "Quit"), 0)
    assert not tree.show_list_after_key("The game is saved.", other, "en")
    assert tree.content.listing.current_line == "New game"


def test_what_became_of_a_card_is_read_before_the_next_card(
    tree: AccessibilityTree, clock: Clock, adapter: Adapter
) -> None:
    tree.announce_then_show_list(RESULT, REST, "en")
    tree.show_list(REST)
    assert tree.content.message == RESULT
    assert tree.content.listing.current_line == "King of hearts"
    clock.now += 0.2
    tree.announce_then_show_list("Ben is out.", REST, "en")
    later(tree, clock, accesskit_tree.estimate_reading_seconds(RESULT + "Ben is out.") - 0.3)
    assert tree.content.listing.current_line == "King of hearts"
    later(tree, clock, 0.2)
    assert tree.content.listing.current_line == "Queen of hearts"
    assert adapter.updates[-1].focus == tree.content.focused_id


def test_a_key_goes_on_in_the_new_list_at_once(tree: AccessibilityTree, clock: Clock) -> None:
    tree.announce_then_show_list(RESULT, REST, "en")
    assert tree.show_list_after_key("Two of clubs. 2 of 2", replace(REST, current_index=1), "en")
    assert tree.content.listing.current_line == "Two of clubs"
    assert tree.content.message == RESULT
    # What the key has cut off takes no time any more.
    tree.drop_messages_after_key()
    later(tree, clock)
    assert tree.content.listing.current_line == "Two of clubs"
    tree.announce_then_show_list("Next.", REST, "en")
    assert tree._read_at <= clock.now + accesskit_tree.estimate_reading_seconds("Next.")


def test_what_follows_a_key_waits_until_the_reader_has_heard_of_the_key(
    tree: AccessibilityTree, clock: Clock
) -> None:
    tree._due = clock.now + 1
    tree.announce_then_show_list("This is stale.", HAND, "en")
    tree._due = 0.0
    tree.drop_messages_after_key()
    tree.announce_then_show_list(RESULT, HAND, "en")
    assert tree.content.message == ""
    assert later(tree, clock, accesskit_tree.DELAY_AFTER_KEY_SECONDS) == RESULT


def test_no_message_is_lost_however_fast_they_come(
    tree: AccessibilityTree, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    monkeypatch.setattr(
        tree._adapter, "update_if_active", lambda make: given.append(tree._sent.message)
    )
    for n in range(8):
        listing = replace(HAND, lines=HAND.lines[n % 3 :])
        tree.announce_then_show_list(f"Trick {n}.", listing, "en")
        for _ in range(n % 4):
            later(tree, clock, 0.03)
    for _ in range(200):
        later(tree, clock, 0.03)
    told = " ".join(dict.fromkeys(given))
    assert [n for n in range(8) if f"Trick {n}." not in told] == []


def test_under_a_held_key_only_the_last_line_is_given(
    tree: AccessibilityTree, clock: Clock, adapter: Adapter
) -> None:
    before = len(adapter.updates)
    for current in (1, 2, 1, 2):
        tree.show_list(replace(HAND, current_index=current))
    later(tree, clock)
    assert len(adapter.updates) <= before + 2
    assert tree.content.listing.current_line == "Two of clubs"
    assert adapter.updates[-1].focus == tree.content.focused_id


def test_messages_that_come_together_are_read_together(
    tree: AccessibilityTree, clock: Clock
) -> None:
    tree._due = clock.now + 0.5
    for text in ("Ana has chosen.", "Ben has chosen."):
        tree.announce_then_show_list(text, HAND, "en")
    assert later(tree, clock) == "Ana has chosen. Ben has chosen."


def test_a_remark_waits_until_the_result_has_been_read(
    tree: AccessibilityTree, clock: Clock
) -> None:
    tree.announce_then_show_list(RESULT, HAND, "en")
    tree.announce_remark("Ana: Mine!")
    assert later(tree, clock, accesskit_tree.estimate_reading_seconds(RESULT) - 0.1) == RESULT
    assert later(tree, clock, 0.2) == "Ana: Mine!"


def test_what_is_told_meanwhile_drops_a_remark(tree: AccessibilityTree, clock: Clock) -> None:
    tree.announce_then_show_list(RESULT, HAND, "en")
    tree.announce_remark("Ana: Mine!")
    tree.announce_then_show_list("You: 13. Ana: 13.", HAND, "en")
    assert later(tree, clock, 60) == "You: 13. Ana: 13."


def test_a_remark_waits_for_a_screen_reader(tree: AccessibilityTree, clock: Clock) -> None:
    tree.announce_remark("Ana: Mine!")
    tree.is_used_by_screen_reader = False
    assert later(tree, clock, 60) == ""
    tree.is_used_by_screen_reader = True
    assert later(tree, clock, 0) == "Ana: Mine!"


def test_the_same_message_again_is_another_label(tree: AccessibilityTree, clock: Clock) -> None:
    labels = []
    for _ in range(3):
        tree.announce_then_show_list("Nothing to repeat.", HAND, "en")
        labels.append(later(tree, clock))
    assert labels[0] != labels[1] != labels[2]
    assert {label.strip() for label in labels} == {"Nothing to repeat."}


def test_nothing_is_pushed_before_a_reader_has_asked(adapter: Adapter, clock: Clock) -> None:
    tree = AccessibilityTree(None, "audiowar")
    tree.show_list(HAND)
    tree.announce_then_show_list("The cards are dealt.", HAND, "en")
    assert adapter.updates == []
    whole = tree._make_initial_update()
    assert whole.focus == tree.content.focused_id and tree.is_used_by_screen_reader
    # Orca 43 compares these in its default script, and stops speaking at a key.
    assert whole.tree.toolkit_name == "GTK" and whole.tree.toolkit_version > "4"
    assert later(tree, clock, 0) == ""
    assert later(tree, clock) == "The cards are dealt."


def test_a_click_of_the_reader_names_its_line_unless_the_line_is_going(
    tree: AccessibilityTree,
) -> None:
    click: Any = SimpleNamespace(action=accesskit.Action.CLICK, target=tree.content.line_ids[2])
    tree._on_action(click)
    assert tree.take_clicked_indices() == [2]
    assert tree.take_clicked_indices() == []
    tree.announce_then_show_list(RESULT, REST, "en")
    tree._on_action(click)
    assert tree.take_clicked_indices() == []


def test_a_message_is_unread_until_it_is_sent_and_read(
    tree: AccessibilityTree, clock: Clock
) -> None:
    assert not tree.has_unread_message()
    tree._due = clock.now + 1
    tree.announce_then_show_list("Goodbye.", HAND, "en")
    assert tree.has_unread_message() and tree.content.message != "Goodbye."
    assert later(tree, clock) == "Goodbye." and tree.has_unread_message()
    clock.now += accesskit_tree.estimate_reading_seconds("Goodbye.")
    assert not tree.has_unread_message()
    tree.announce_then_show_list("Goodbye again.", HAND, "en")
    tree.is_used_by_screen_reader = False
    assert not tree.has_unread_message()
