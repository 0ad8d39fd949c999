"""What a screen reader finds in the window, without any reader."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

accesskit = pytest.importorskip("accesskit")

from audiowar.frontends import accessible_content, accesskit_tree  # noqa: E402
from audiowar.frontends.accessible_content import (  # noqa: E402
    WINDOW_NODE_ID,
    AccessibleContent,
    AccessibleList,
)
from audiowar.frontends.accesskit_tree import AccessibilityTree, make_tree_update  # noqa: E402

HAND = AccessibleList("Table.", ("King of hearts", "Queen of hearts", "Two of clubs"), 0)


class Adapter:
    """Stands for the library: keeps the updates that it is given."""

    def __init__(self) -> None:
        self.updates: list[Any] = []

    def update_if_active(self, made: Any) -> None:
        self.updates.append(made())


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Adapter:
    made = Adapter()
    monkeypatch.setattr(accesskit_tree, "make_adapter", lambda *rest: made)
    return made


@pytest.fixture
def tree(adapter: Adapter) -> AccessibilityTree:
    made = AccessibilityTree(None, "audiowar")
    made.is_used_by_screen_reader = True
    made.send_due_updates()
    later(made)
    made.show_list(HAND)
    return made


def later(tree: AccessibilityTree) -> None:
    """Let the time after a moved focus pass."""
    tree._due = tree._sent_at = 0.0
    tree.send_due_updates()


def test_the_current_line_has_the_focus() -> None:
    scene = AccessibleContent("audiowar").with_list(HAND)
    assert scene.focused_id == scene.line_ids[0]
    assert AccessibleContent("audiowar").focused_id == WINDOW_NODE_ID


def test_an_arrow_moves_the_focus_within_the_same_lines() -> None:
    first = AccessibleContent("audiowar").with_list(HAND)
    second = first.with_list(AccessibleList(HAND.label, HAND.lines, 1))
    assert (second.list_id, second.line_ids) == (first.list_id, first.line_ids)
    assert second.focused_id == first.focused_id + 1


def test_a_changed_value_stays_the_same_line() -> None:
    before = AccessibleContent("audiowar").with_list(
        AccessibleList("Settings.", ("Size: 28", "Braille: on"), 0)
    )
    after = before.with_list(AccessibleList("Settings.", ("Size: 32", "Braille: on"), 0))
    assert after.focused_id == before.focused_id


def test_a_played_card_leaves_the_same_list_and_the_other_lines() -> None:
    before = AccessibleContent("audiowar").with_list(HAND)
    after = before.with_list(AccessibleList("Table.", HAND.lines[1:], 0))
    assert after.list_id == before.list_id
    assert after.line_ids == before.line_ids[1:]


def test_a_card_that_comes_is_a_line_that_was_not_there() -> None:
    before = AccessibleContent("audiowar").with_list(HAND)
    lines = ("King of hearts", "Ten of clubs", *HAND.lines[1:])
    after = before.with_list(AccessibleList("Table.", lines, 0))
    assert set(after.line_ids) - set(before.line_ids) == {after.line_ids[1]}
    assert [after.line_ids[place] for place in (0, 2, 3)] == list(before.line_ids)
    again = after.with_list(HAND).with_list(AccessibleList("Table.", lines, 0))
    assert again.line_ids[1] != after.line_ids[1]


def test_cards_in_another_order_stay_the_same_lines() -> None:
    before = AccessibleContent("audiowar").with_list(HAND)
    after = before.with_list(AccessibleList("Table.", ("Two of clubs", "Queen of hearts"), 0))
    assert after.line_ids == (before.line_ids[2], before.line_ids[1])


def test_the_second_of_two_equal_cards_is_read_when_the_first_is_played() -> None:
    before = AccessibleContent("audiowar").with_list(
        AccessibleList("Table.", ("Ace", "Joker", "Joker"), 1)
    )
    after = before.with_list(AccessibleList("Table.", ("Ace", "Joker"), 1))
    assert after.focused_id == before.line_ids[2]


def test_on_linux_a_message_follows_a_window_without_a_label(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (accessible_content, accesskit_tree):
        monkeypatch.setattr(module, "IS_LINUX", True)
    labels: list[str] = []
    monkeypatch.setattr(
        tree._adapter, "update_if_active", lambda make: labels.append(tree._sent.window_label)
    )
    tree.announce_then_show_list("First.", HAND, "en")
    later(tree)
    tree.announce_then_show_list("Second.", HAND, "en")
    later(tree)
    assert labels == ["", "First.", "", "Second."]


def test_a_menu_is_another_list() -> None:
    before = AccessibleContent("audiowar").with_list(HAND)
    after = before.with_list(AccessibleList("Game menu.", ("Back", "Settings", "Quit"), 0))
    assert after.list_id != before.list_id


def test_the_tree_holds_window_list_lines_and_message_once_each() -> None:
    scene = AccessibleContent("audiowar", message="Ana takes three cards.").with_list(HAND)
    numbers = [number for number, _ in make_tree_update(scene).nodes]
    assert len(numbers) == len(set(numbers)) == 2 + 1 + 3


def test_what_follows_an_arrow_is_left_to_the_focus(tree: AccessibilityTree) -> None:
    moved = AccessibleList(HAND.label, HAND.lines, 1)
    assert tree.show_list_after_key("Queen of hearts. 2 of 3", moved, "ro")
    later(tree)
    assert tree.content.language == "ro"
    assert tree.content.message == ""
    assert tree.content.listing.current_line == "Queen of hearts"


def test_an_answer_that_moves_nothing_is_a_message(tree: AccessibilityTree) -> None:
    assert not tree.show_list_after_key("King of hearts. 1 of 3", HAND, "en")
    tree.announce_then_show_list("King of hearts. 1 of 3", HAND, "en")
    assert tree.content.message == "King of hearts. 1 of 3"


def test_what_a_moved_focus_does_not_say_is_a_message(tree: AccessibilityTree) -> None:
    other = AccessibleList("Menu.", ("New game", "Quit"), 0)
    assert not tree.show_list_after_key("The game is saved.", other, "en")
    assert tree.content.listing.current_line == "New game"


def test_what_became_of_a_card_is_read_before_the_next_card(
    tree: AccessibilityTree, adapter: Adapter, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree._sent_at = 0.0
    rest = AccessibleList("Table.", HAND.lines[1:], 0)
    tree.announce_then_show_list(RESULT, rest, "en")
    tree.show_list(rest)
    assert tree.content.message == RESULT
    assert tree.content.listing.current_line == "King of hearts"
    now += 0.2
    tree.announce_then_show_list("Ben is out.", rest, "en")
    now += accesskit_tree.estimate_reading_seconds(RESULT + "Ben is out.") - 0.3
    tree.send_due_updates()
    assert tree.content.listing.current_line == "King of hearts"
    now += 0.2
    tree.send_due_updates()
    assert tree.content.listing.current_line == "Queen of hearts"
    assert adapter.updates[-1].focus == tree.content.focused_id


def test_a_key_goes_on_in_the_new_list_at_once(tree: AccessibilityTree) -> None:
    tree._sent_at = 0.0
    rest = AccessibleList("Table.", HAND.lines[1:], 0)
    tree.announce_then_show_list(RESULT, rest, "en")
    assert tree.show_list_after_key("Two of clubs. 2 of 2", replace(rest, current_index=1), "en")
    assert tree.content.listing.current_line == "Two of clubs"
    assert tree.content.message == RESULT
    # What the key has cut off takes no time any more.
    tree.drop_messages_after_key()
    tree._due = tree._sent_at = 0.0
    tree.send_due_updates()
    assert tree.content.listing.current_line == "Two of clubs"
    tree.announce_then_show_list("Next.", rest, "en")
    assert tree._read_at <= time.monotonic() + accesskit_tree.estimate_reading_seconds("Next.")


def test_lines_that_are_gone_cannot_be_clicked(tree: AccessibilityTree) -> None:
    class Request:
        action = accesskit.Action.CLICK
        target = tree.content.line_ids[2]

    tree.announce_then_show_list(RESULT, AccessibleList("Table.", HAND.lines[1:], 0), "en")
    tree._on_action(Request())
    assert tree.take_clicked_indices() == []


def test_what_follows_a_key_waits_until_the_reader_has_heard_of_the_key(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree._sent_at = tree._due = 0.0
    tree._due = now + 1
    tree.announce_then_show_list("This is stale.", HAND, "en")
    tree._due = 0.0
    tree.drop_messages_after_key()
    tree.announce_then_show_list(RESULT, HAND, "en")
    assert tree.content.message == ""
    now += accesskit_tree.DELAY_AFTER_KEY_SECONDS
    tree.send_due_updates()
    assert tree.content.message == RESULT


def test_no_message_is_lost_however_fast_they_come(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, given = 1000.0, []
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree._sent_at = tree._due = 0.0
    monkeypatch.setattr(
        tree._adapter, "update_if_active", lambda make: given.append(tree._sent.message)
    )
    for n in range(8):
        tree.announce_then_show_list(
            f"Trick {n}.", AccessibleList("Table.", HAND.lines[n % 3 :], 0), "en"
        )
        for _ in range(n % 4):
            now += 0.03
            tree.send_due_updates()
    for _ in range(200):
        now += 0.03
        tree.send_due_updates()
    told = " ".join(dict.fromkeys(given))
    assert [n for n in range(8) if f"Trick {n}." not in told] == []


def test_under_a_held_key_only_the_last_line_is_given(
    tree: AccessibilityTree, adapter: Adapter
) -> None:
    before = len(adapter.updates)
    for current in (1, 2, 1, 2):
        tree.show_list(AccessibleList(HAND.label, HAND.lines, current))
    later(tree)
    assert len(adapter.updates) <= before + 2
    assert tree.content.listing.current_line == "Two of clubs"
    assert adapter.updates[-1].focus == tree.content.focused_id


def test_messages_that_come_together_are_read_together(tree: AccessibilityTree) -> None:
    for text in ("Ana has chosen.", "Ben has chosen."):
        tree._due = float("inf")
        tree.announce_then_show_list(text, HAND, "en")
    later(tree)
    assert tree.content.message == "Ana has chosen. Ben has chosen."


RESULT = "Ana takes three cards."


def test_a_remark_waits_until_the_result_has_been_read(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    tree._sent_at = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree.announce_then_show_list(RESULT, HAND, "en")
    tree.announce_remark("Ana: Mine!")
    now += accesskit_tree.estimate_reading_seconds(RESULT) - 0.1
    tree.send_due_updates()
    assert tree.content.message == RESULT
    now += 0.2
    tree.send_due_updates()
    assert tree.content.message == "Ana: Mine!"


def test_what_is_told_meanwhile_drops_a_remark(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    tree._sent_at = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree.announce_then_show_list(RESULT, HAND, "en")
    tree.announce_remark("Ana: Mine!")
    tree.announce_then_show_list("You: 13. Ana: 13.", HAND, "en")
    now += 60
    tree.send_due_updates()
    assert tree.content.message == "You: 13. Ana: 13."


def test_a_remark_waits_for_a_screen_reader(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    tree._sent_at = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    tree.announce_remark("Ana: Mine!")
    tree.is_used_by_screen_reader = False
    now += 60
    tree.send_due_updates()
    assert tree.content.message == ""
    tree.is_used_by_screen_reader = True
    tree.send_due_updates()
    assert tree.content.message == "Ana: Mine!"


def test_the_same_message_again_is_another_label(tree: AccessibilityTree, adapter: Adapter) -> None:
    labels = []
    for _ in range(3):
        tree.announce_then_show_list("Nothing to repeat.", HAND, "en")
        labels.append(tree.content.message)
        later(tree)
    assert labels[0] != labels[1] != labels[2]
    assert {label.strip() for label in labels} == {"Nothing to repeat."}


def test_nothing_is_pushed_before_a_reader_has_asked(adapter: Adapter) -> None:
    tree = AccessibilityTree(None, "audiowar")
    tree.show_list(HAND)
    tree.announce_then_show_list("The cards are dealt.", HAND, "en")
    assert adapter.updates == []
    assert tree._make_initial_update().focus == tree.content.focused_id
    assert tree.is_used_by_screen_reader
    tree.send_due_updates()
    later(tree)
    assert tree.content.message == "The cards are dealt."


def test_orca_takes_the_window_for_one_whose_keys_stop_its_speech(adapter: Adapter) -> None:
    # Orca 43 compares these in its default script.
    whole = AccessibilityTree(None, "audiowar")._make_initial_update().tree
    assert whole.toolkit_name == "GTK" and whole.toolkit_version > "4"


def test_a_click_of_the_reader_names_its_line(tree: AccessibilityTree) -> None:
    class Request:
        action = accesskit.Action.CLICK
        target = tree.content.line_ids[2]

    tree._on_action(Request())
    assert tree.take_clicked_indices() == [2]
    assert tree.take_clicked_indices() == []


def test_a_message_is_unread_until_it_is_sent_and_read(
    tree: AccessibilityTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    later(tree)
    assert not tree.has_unread_message()
    tree._due = now + 1
    tree.announce_then_show_list("Goodbye.", HAND, "en")
    assert tree.has_unread_message() and tree.content.message != "Goodbye."
    now += 1
    tree.send_due_updates()
    assert tree.has_unread_message() and tree.content.message == "Goodbye."
    now += accesskit_tree.estimate_reading_seconds("Goodbye.")
    assert not tree.has_unread_message()
    tree.announce_then_show_list("Goodbye again.", HAND, "en")
    tree.is_used_by_screen_reader = False
    assert not tree.has_unread_message()
