"""Connect the window to its accessibility tree, if there is one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import Kind
from audiowar.speech.cut_off import CutOffResults
from audiowar.speech.queue_policy import FULL_LINE_LENGTH
from audiowar.speech.utterance import Utterance
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.message_priorities import priority_of

if TYPE_CHECKING:
    # Its library may be missing.
    from .accesskit_nodes import AccessibleList
    from .accesskit_tree import AccessibilityTree

TITLE = "audiowar"
"""The window's title."""


class AccessibilityBridge:
    """Passes focus, messages and lists to the accessibility tree; without a tree does nothing."""

    def __init__(self, window: Any, tree: AccessibilityTree | None, permanent: bool) -> None:
        self._window = window
        self._tree = tree
        self.permanent = permanent
        """Whether the tree is used even if another voice could speak."""
        self._tried = False
        self._cut_off = CutOffResults()
        self.clock: Callable[[], float] = time.monotonic
        """The time in seconds."""

    @property
    def is_on(self) -> bool:
        """Whether the screen reader reads the game from the tree."""
        return self._tree is not None and self._tree.has_content

    def update_mode(self, unread: bool, in_front: bool) -> bool:
        """Turn the tree on or off as needed; return whether that changed.

        `unread`: no screen reader takes our speech. On Linux, a running one requests the tree.
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

    def on_key(self) -> None:
        """Report that a key was pressed."""
        if self._tree is not None:
            self._tree.on_key()
            self._cut_off.press(self.clock(), self._tree.waiting)

    def silence(self) -> None:
        """Repeat nothing until there is something new."""
        self._cut_off.silence()

    def announce(self, said: SpokenMessage, accessible_list: Callable[[], AccessibleList]) -> None:
        """Announce an utterance, with the present list."""
        if self._tree is not None and said.kind is Kind.REMARK:
            self._tree.announce_remark(said.text)
        elif self._tree is not None:
            now, tag = self.clock(), said.language.tag
            if said.kind is Kind.RESULT and said.topic:
                self._tell_again(self._cut_off.take_results(said.topic, now), accessible_list)
            self._tree.announce(said.text, accessible_list(), tag, said.kind is Kind.NAVIGATION)
            short = (said.short, said.vital, said.essential)
            told = Utterance(said.text, tag, said.topic, priority_of(said), None, *short)
            if self.is_on:
                self._cut_off.give(told, now)

    def hurry(self, topic: str, which: str, accessible_list: Callable[[], AccessibleList]) -> bool:
        """Announce the results of a topic that a key cut off; return False if there are none.

        `which`: "full", only if one more would push out the oldest; see `Frontend.hurry`.
        """
        least = FULL_LINE_LENGTH if which == "full" else 0
        return self.is_on and self._tell_again(
            self._cut_off.take_results(topic, self.clock(), least), accessible_list
        )

    def repeat(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Announce again what a key cut off, once the keys rest."""
        if self.is_on:
            self._tell_again(self._cut_off.take_due(self.clock()), accessible_list)

    def _tell_again(
        self, told: Utterance | None, accessible_list: Callable[[], AccessibleList]
    ) -> bool:
        if told is not None and self._tree is not None:
            self._tree.announce(told.text, accessible_list(), told.language, False)
        return told is not None

    def show_list(self, accessible_list: Callable[[], AccessibleList]) -> None:
        """Show the list that the arrows move through."""
        if self._tree is not None:
            self._tree.show_list(accessible_list())

    def tick(self) -> list[int]:
        """Run what is due; return the lines that the screen reader has clicked."""
        if self._tree is None:
            return []
        self._tree.tick()
        return self._tree.take_clicks()


def open_tree(window: Any, title: str, on: bool) -> AccessibilityTree | None:
    """Attach an accessibility tree to the window; return None if that is impossible.

    Windows and macOS require it before the window is shown. `on`: it has content from the start.
    """
    try:
        from .accesskit_tree import AccessibilityTree

        return AccessibilityTree(window, title, on)
    except Exception as error:
        # Without the library, or what it needs, the game speaks by itself.
        del error
        return None


def is_screen_reader_running() -> bool:
    """Return whether Windows reports a running screen reader; False on other systems."""
    if sys.platform != "win32":
        return False
    import ctypes

    running = ctypes.c_int(0)
    get_screen_reader = 0x46
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(running), 0)
    return bool(running.value)
