"""Pass what the window says and shows to its accessibility tree, if it has one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.speech.queue_policy import RESULT_WAIT, QueuePolicy
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.message_priorities import make_utterance

if TYPE_CHECKING:
    # The library may be missing.
    from .accesskit_nodes import AccessibleList
    from .accesskit_tree import AccessibilityTree

TITLE = "audiowar"
"""The window's title."""
READER_LAG = 0.5
"""Seconds that a screen reader takes to start speaking a new text."""


class AccessibilityBridge:
    """Passes the focus, messages and lists of the window to its accessibility tree.

    Without a tree, its methods do nothing.
    """

    def __init__(self, window: Any, tree: AccessibilityTree | None, permanent: bool) -> None:
        self._window = window
        self._tree = tree
        self.is_permanent = permanent
        """Whether the tree is used even if another voice can speak."""
        self._tried = False
        self._policy = QueuePolicy(READER_LAG)
        self._focused: set[str] = set()
        """The responses to the last key that the screen reader speaks by itself, because the focus
        has moved."""
        self._hurried = False
        """Whether waiting results are announced before the response to the last key."""
        self._list_is_stale = False
        self.clock: Callable[[], float] = time.monotonic
        """Returns the time in seconds."""

    @property
    def is_on(self) -> bool:
        """Whether the screen reader reads the game from the tree."""
        return self._tree is not None and self._tree.has_content

    def switch_tree_if_needed(self, speech_is_unread: bool, in_front: bool) -> bool:
        """Turn the tree on if only the tree reaches a screen reader, otherwise off.

        `speech_is_unread` says that no screen reader receives the speech. Return whether the tree
        was turned on or off.
        """
        if (
            speech_is_unread
            and self._tree is None
            and sys.platform.startswith("linux")
            and not self._tried
        ):
            self._tried = True
            self._tree = open_tree(self._window, TITLE, False)
            self.on_focus(in_front)
        if self._tree is None or self._tree.has_content == (
            speech_is_unread and self._tree.is_requested
        ):
            return False
        self._tree.has_content = not self._tree.has_content
        if not self._tree.has_content:
            self._tree.clear()
        return True

    def on_focus(self, has_focus: bool) -> None:
        """Tell the tree that the window got or lost the keyboard focus."""
        if self._tree is not None:
            self._tree.on_focus(has_focus)

    def drop_stale_messages(self) -> None:
        """Drop the messages that a pressed key makes stale."""
        if self._tree is not None:
            self._tree.drop_stale_messages()
            self._focused.clear()
            self._hurried = False
            self._policy.on_key_pressed(self.clock())

    def silence(self) -> None:
        """Drop all waiting messages."""
        self._policy.silence(self.clock())

    def announce(
        self, utterance: SpokenMessage, accessible_list: Callable[[], AccessibleList]
    ) -> None:
        """Announce a message, and show the current list if it answers a key."""
        if self._tree is not None and utterance.kind is Kind.REMARK:
            self._tree.announce_remark(utterance.text)
        elif self._tree is not None and self.is_on:
            answer = (utterance.text, accessible_list(), utterance.language.tag, not self._hurried)
            if utterance.kind is Kind.NAVIGATION and self._tree.show_list_after_key(*answer):
                self._focused.add(utterance.text)
            self._policy.say(make_utterance(utterance), self.clock())
            self.announce_what_is_due(accessible_list)

    def speak_waiting_results(self, topic: str, which: str) -> bool:
        """Announce the unheard results of a topic next. Return False if there are none."""
        self._hurried = self.is_on and self._policy.move_results_to_front(
            topic, self.clock(), which
        )
        return self._hurried

    def announce_what_is_due(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Announce the messages that are due, such as one that a key interrupted, and the list."""
        while self.is_on and (order := self._policy.take_next_order(self.clock())) is not None:
            utterance = order.utterance
            if self._tree and utterance and utterance.text not in self._focused:
                self._tree.announce(utterance.text, accessible_list(), utterance.language)
        if self._list_is_stale:
            self.show_list(accessible_list)

    def show_list(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Show the list of the arrow keys now or, if a message is due soon, after that message."""
        now = self.clock()
        self._list_is_stale = self.is_on and self._policy.next_due(now) <= now + RESULT_WAIT
        if self._tree is not None and not self._list_is_stale:
            self._tree.show_list(accessible_list())

    def send_due_and_take_clicked_lines(self) -> list[int]:
        """Return the indices of the lines that the screen reader clicked. Send what is due."""
        if self._tree is None:
            return []
        self._tree.send_due_messages()
        return self._tree.take_clicks()


def open_tree(window: Any, title: str, on: bool) -> AccessibilityTree | None:
    """Attach an accessibility tree to the window; return None if that is impossible.

    On Windows and macOS this must be done before the window is shown. With `on`, the tree has
    content from the start.
    """
    try:
        # Imported late, because the library may be missing.
        from .accesskit_tree import AccessibilityTree

        return AccessibilityTree(window, title, on)
    except Exception:
        # The library, or something that it needs, is missing. The game has its own voice.
        return None


def is_screen_reader_running() -> bool:
    """Return whether Windows reports a running screen reader; False on other systems."""
    if sys.platform != "win32":
        return False
    # Imported late, because only Windows needs it.
    import ctypes

    running = ctypes.c_int(0)
    get_screen_reader = 0x46
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(running), 0)
    return bool(running.value)
