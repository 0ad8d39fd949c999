"""A screen reader that finds an accessibility tree on the window, where one is to be there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.ui.core.frontend import SpokenMessage

TITLE = "audiowar"
"""The window's title, which a reader reads."""


class AccessibilityBridge:
    """What the window tells a screen reader; nothing where it has no tree."""

    def __init__(self, window: Any, tree: Any, sure: bool) -> None:
        self._window = window
        self._tree = tree
        self.sure = sure
        """Whether the tree is read whatever else could speak."""
        self._tried = False

    @property
    def on(self) -> bool:
        """Whether the game is read in the tree."""
        return self._tree is not None and bool(self._tree.on)

    def changed(self, unread: bool, in_front: bool) -> bool:
        """Let the tree be read from now on, or no more, as is right; tell whether that is new.

        `unread`: there is a reader that we cannot speak to. Whether it is there shows on Linux when
        it asks for the tree.
        """
        if unread and self._tree is None and sys.platform.startswith("linux") and not self._tried:
            self._tried = True
            self._tree = open_tree(self._window, TITLE, False)
            self.focused(in_front)
        if self._tree is None or self._tree.on == (unread and self._tree.active):
            return False
        self._tree.on = not self._tree.on
        if not self._tree.on:
            self._tree.clear()
        return True

    def focused(self, on: bool) -> None:
        """Tell that the window got the keyboard or lost it."""
        if self._tree is not None:
            self._tree.focused(on)

    def pressed(self) -> None:
        """Tell that a key was pressed."""
        if self._tree is not None:
            self._tree.pressed()

    def tell(self, said: SpokenMessage, listing: Callable[[], Any]) -> None:
        """Let an utterance be read, with what the arrows go through now."""
        if self._tree is not None and said.kind is Kind.REMARK:
            self._tree.remark(said.text)
        elif self._tree is not None:
            navigation = said.kind is Kind.NAVIGATION
            self._tree.tell(said.text, listing(), said.language.tag, navigation)

    def show(self, listing: Callable[[], Any]) -> None:
        """Let what the arrows go through be found."""
        if self._tree is not None:
            self._tree.show(listing())

    def clicked(self) -> list[int]:
        """Let time pass; return the lines that the reader has asked to press."""
        if self._tree is None:
            return []
        self._tree.tick()
        found: list[int] = self._tree.clicked()
        return found


def open_tree(window: Any, title: str, on: bool) -> Any:
    """Hang an accessibility tree on the window, on from the start or not; None where none can be.

    Windows and macOS take one only before the window is shown.
    """
    try:
        from .accesskit_tree import AccessibilityTree

        return AccessibilityTree(window, title, on)
    except Exception as error:
        # Without the library, or what it needs here, the game speaks by itself.
        del error
        return None


def reader_flag() -> bool:
    """Return whether Windows says that a screen reader runs; elsewhere False."""
    if sys.platform != "win32":
        return False
    import ctypes

    running = ctypes.c_int(0)
    get_screen_reader = 0x46
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(running), 0)
    return bool(running.value)
