"""Connect the window to its accessibility tree, if there is one."""

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
"""Seconds until a screen reader starts to speak a new text."""


class AccessibilityBridge:
    """Passes focus, messages and lists to the accessibility tree.

    Without a tree it does nothing.
    """

    def __init__(self, window: Any, tree: AccessibilityTree | None, permanent: bool) -> None:
        self._window = window
        self._tree = tree
        self.permanent = permanent
        """Whether the tree is used even if another voice could speak."""
        self._tried = False
        self._policy = QueuePolicy(READER_LAG)
        self._focused: set[str] = set()
        """Responses to the last key that the screen reader speaks itself because the focus
        moved."""
        self._hurried = False
        """Whether results are announced before the response to the last key."""
        self._list_is_stale = False
        self.clock: Callable[[], float] = time.monotonic
        """Returns the time in seconds."""

    @property
    def is_on(self) -> bool:
        """Whether the screen reader reads the game from the tree."""
        return self._tree is not None and self._tree.has_content

    def update_mode(self, unread: bool, in_front: bool) -> bool:
        """Turn the tree on or off as needed. Return whether that changed.

        `unread` says that no screen reader receives our speech. On Linux, a running screen reader
        requests the tree.
        """
        if unread and self._tree is None and sys.platform.startswith("linux") and not self._tried:
            self._tried = True
            self._tree = open_tree(self._window, TITLE, False)
            self.on_focus(in_front)
        if self._tree is None or self._tree.has_content == (unread and self._tree.is_requested):
            return False
        self._tree.has_content = not self._tree.has_content
        if not self._tree.has_content:
            self._tree.clear()
        return True

    def on_focus(self, has_focus: bool) -> None:
        """Report that the window got or lost the keyboard focus."""
        if self._tree is not None:
            self._tree.on_focus(has_focus)

    def report_key(self) -> None:
        """Report that a key was pressed, which drops stale messages."""
        if self._tree is not None:
            self._tree.drop_stale_messages()
            self._focused.clear()
            self._hurried = False
            self._policy.on_key_pressed(self.clock())

    def silence(self) -> None:
        """Say nothing until there is a new message."""
        self._policy.silence(self.clock())

    def announce(
        self, utterance: SpokenMessage, accessible_list: Callable[[], AccessibleList]
    ) -> None:
        """Announce an utterance, with the current list."""
        if self._tree is not None and utterance.kind is Kind.REMARK:
            self._tree.announce_remark(utterance.text)
        elif self._tree is not None and self.is_on:
            answer = (utterance.text, accessible_list(), utterance.language.tag, not self._hurried)
            if utterance.kind is Kind.NAVIGATION and self._tree.show_answer(*answer):
                self._focused.add(utterance.text)
            self._policy.say(make_utterance(utterance), self.clock())
            self.announce_due(accessible_list)

    def speak_waiting_results(self, topic: str, which: str) -> bool:
        """Announce the unheard results of a topic next. Return False if there are none."""
        self._hurried = self.is_on and self._policy.move_results_to_front(
            topic, self.clock(), which
        )
        return self._hurried

    def announce_due(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Announce what is due, such as an interrupted message, after a pause between keys."""
        while self.is_on and (order := self._policy.take_next_order(self.clock())) is not None:
            told = order.utterance
            if self._tree is not None and told is not None and told.text not in self._focused:
                self._tree.announce(told.text, accessible_list(), told.language)
        if self._list_is_stale:
            self.show_list(accessible_list)

    def show_list(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Show the list that the arrow keys move through, after a message that comes soon."""
        now = self.clock()
        self._list_is_stale = self.is_on and self._policy.next_due(now) <= now + RESULT_WAIT
        if self._tree is not None and not self._list_is_stale:
            self._tree.show_list(accessible_list())

    def tick(self) -> list[int]:
        """Do everything that is due. Return the lines that the screen reader has clicked."""
        if self._tree is None:
            return []
        self._tree.send_due_messages()
        return self._tree.take_clicks()


def open_tree(window: Any, title: str, on: bool) -> AccessibilityTree | None:
    """Attach an accessibility tree to the window; return None if that is impossible.

    Windows and macOS require it before the window is shown. With `on`, it has content from the
    start.
    """
    try:
        # The library may be missing.
        from .accesskit_tree import AccessibilityTree

        return AccessibilityTree(window, title, on)
    except Exception as error:
        # Without the library, or what it requires, the game speaks with its own voice.
        del error
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
