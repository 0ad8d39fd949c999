"""Pass the window's focus, messages and lists to its accessibility tree, if it has one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.speech.utterance_queue import UtteranceQueue
from audiowar.ui.core.frontend import SpokenMessage, make_utterance

from .accessible_content import AccessibleList

if TYPE_CHECKING:
    # Only for type checking, because the library AccessKit may be missing.
    from .accesskit_tree import AccessibilityTree

WINDOW_TITLE = "audiowar"
MAX_LAST_READING_SECONDS = 4.0
"""The maximum number of seconds to wait for the last message to be read."""
READING_CHECK_SECONDS = 0.02
"""Seconds between two checks of whether the last message has been read."""
SCREEN_READER_START_SECONDS = 0.5
"""Seconds that a screen reader takes to start speaking a new text."""
MAX_LIST_DELAY_SECONDS = 1.5
"""A list waits for a message that is due within this many seconds."""


class AccessibilityBridge:
    """Passes the window's focus, messages and lists to its accessibility tree, if it has one."""

    def __init__(
        self,
        window: Any,
        tree: AccessibilityTree | None,
        permanent: bool,
        make_list: Callable[[], AccessibleList],
    ) -> None:
        """`make_list` returns the current list. A `permanent` tree is used whoever can speak."""
        self._window = window
        self._tree = tree
        self._permanent = permanent
        self._make_list = make_list
        self._filled_tree = tree if permanent else None
        """The tree while it has content. Otherwise it is only a titled window."""
        self._tried = False
        self._queue = UtteranceQueue(SCREEN_READER_START_SECONDS)
        self._focused: set[str] = set()
        """Responses to the last key that need no announcement, because the screen reader itself
        speaks them: it reads the focused line."""
        self._list_is_stale = False
        self.clock: Callable[[], float] = time.monotonic
        """Returns the time in seconds."""

    @property
    def is_on(self) -> bool:
        """Whether the screen reader reads the game from the accessibility tree."""
        return self._filled_tree is not None

    def switch_tree_if_needed(self, speech_is_unread: bool, in_front: bool) -> bool:
        """Turn the tree on if only the tree reaches a screen reader, otherwise off.

        `speech_is_unread` means that no screen reader receives the program's speech; `in_front`,
        that the window has the focus. Return whether the tree was turned on or off just now.
        """
        if self._permanent:
            return False
        may_open = self._tree is None and not self._tried and sys.platform.startswith("linux")
        if speech_is_unread and may_open:
            self._tried = True
            self._tree = try_to_open_tree(self._window)
            self.on_focus_changed(in_front)
        tree = self._tree
        if tree is None or self.is_on == (speech_is_unread and tree.is_used_by_screen_reader):
            return False
        if self.is_on:
            tree.clear()
        self._filled_tree = None if self.is_on else tree
        return True

    def on_focus_changed(self, has_focus: bool) -> None:
        """Tell the tree that the window got or lost the keyboard focus."""
        if self._tree is not None:
            self._tree.on_focus_changed(has_focus)

    def drop_messages_after_key(self) -> None:
        """Drop the waiting messages that are stale because a key was pressed."""
        if self._tree is not None:
            self._tree.drop_messages_after_key()
        self._focused.clear()
        self._queue.on_key_pressed(self.clock())

    def drop_messages(self) -> None:
        """Drop the waiting messages. Results wait until the next message, and follow it."""
        self._queue.fall_silent(self.clock())

    def announce(self, utterance: SpokenMessage) -> None:
        """Announce a message. If it is a response to a key, show the current list too."""
        if (tree := self._filled_tree) is None:
            return
        text, language = utterance.text, utterance.locale.tag
        if utterance.kind is AnnouncementKind.REMARK:
            tree.announce_remark(text)
            return
        if utterance.kind is AnnouncementKind.NAVIGATION and tree.show_list_after_key(
            text, self._make_list(), language
        ):
            self._focused.add(text)
        self._queue.say(make_utterance(utterance), self.clock())
        self.announce_due_messages()

    def set_pace(self, characters_per_second: float) -> None:
        """Set the pace of the screen reader; 0 if it is unknown."""
        self._queue.set_pace(characters_per_second)

    def get_end_of_speech(self) -> float:
        """Return when the screen reader has surely spoken everything; -inf if nothing was sent."""
        return self._queue.get_end_of_speech(self.clock())

    def announce_due_messages(self) -> None:
        """Announce the messages that are due, then show the list if it is not shown yet."""
        if (tree := self._filled_tree) is None:
            return
        while (order := self._queue.take_next_order(self.clock())) is not None:
            said = order.utterance
            if said and said.text not in self._focused:
                tree.announce_then_show_list(said.text, self._make_list(), said.language)
        if self._list_is_stale:
            self.show_list()

    def wait_until_read(self) -> None:
        """Wait until the screen reader has probably read all messages.

        Wait at most `MAX_LAST_READING_SECONDS`.
        """
        end = self.clock() + MAX_LAST_READING_SECONDS
        while (tree := self._filled_tree) is not None and (now := self.clock()) < end:
            self.announce_due_messages()
            tree.send_due_updates()
            if self._queue.get_next_due_time(now) > end and not tree.has_unread_message():
                return
            time.sleep(READING_CHECK_SECONDS)

    def show_list(self) -> None:
        """Show the list now or, if a message is due soon, after that message."""
        if (tree := self._filled_tree) is not None:
            now = self.clock()
            due = self._queue.get_next_due_time(now)
            self._list_is_stale = due <= now + MAX_LIST_DELAY_SECONDS
            if not self._list_is_stale:
                tree.show_list(self._make_list())

    def exchange_with_reader(self) -> list[int]:
        """Send what is due. Return the indices of the lines clicked since the last call."""
        if self._tree is None:
            return []
        self.announce_due_messages()
        self._tree.send_due_updates()
        return self._tree.take_clicked_indices()


def try_to_open_tree(window: Any) -> AccessibilityTree | None:
    """Attach an accessibility tree to the window; return None if that is impossible.

    On Windows and macOS this must be done before the window is shown.
    """
    try:
        # Imported late, because the library AccessKit may be missing.
        from .accesskit_tree import AccessibilityTree

        return AccessibilityTree(window, WINDOW_TITLE)
    except Exception:
        # The library, or something that it needs, is missing. The game can still use its own voice.
        return None


def does_windows_report_screen_reader() -> bool:
    """Return whether Windows reports a running screen reader; False on other systems."""
    if sys.platform != "win32":
        return False
    # Imported late, because only Windows needs it.
    import ctypes

    running = ctypes.c_int(0)
    get_screen_reader = 0x46
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(running), 0)
    return bool(running.value)
