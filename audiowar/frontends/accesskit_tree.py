"""The accessibility tree of the window, for screen readers that no speech library reaches.

`accesskit_nodes.py` builds its content. This module times the updates, so that no screen reader is
flooded or cut off.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import accesskit

from .accesskit_nodes import LINUX, WINDOW, AccessibleContent, AccessibleList, update

GAP: Final = 0.1
"""Minimum seconds between updates, so that only the last line is read while a key is held."""
AFTER_FOCUS: Final = 0.3
"""Seconds between a change of focus and the message that came with it."""
AFTER_KEY: Final = 0.3
"""Seconds within which a busy screen reader may still process a key and stop reading."""
AFTER_START: Final = 0.7
"""Seconds in which a screen reader announces the window that it has just found."""
CHARACTERS: Final = 15.0
"""Assumed reading speed, in characters per second: a remark waits for the message before it."""
KEPT: Final = 20
"""Maximum number of waiting messages."""
AGAIN: Final = "\u00a0"
"""Appended to a repeated message, so that the label changes and is read again."""


class AccessibilityTree:
    """The tree of one window. Methods run on the window's thread unless they say otherwise."""

    def __init__(self, window: Any, title: str, on: bool = False) -> None:
        """Attach the tree to a window; except on Linux, before it becomes visible."""
        self.content = AccessibleContent(title)
        self.on = on
        """Whether the tree has content; when off, it is only a window with a title."""
        self.active = False
        """Whether a screen reader has requested the tree."""
        self._clicks: deque[int] = deque()
        self._messages: deque[str] = deque(maxlen=KEPT)
        self._remark: tuple[str, float] | None = None
        """A waiting remark, and the earliest time to read it."""
        self._listening = False
        self._focused = False
        self._due = 0.0
        self._next: AccessibleList | None = None
        """The list to show after the current message has been read, or at the next key."""
        self._read_at = 0.0
        """The time by which the current message will have been read."""
        self._given = self.content
        self._given_at = 0.0
        self._adapter = adapter(window, self._initial, self._act, self._deactivated)

    def _initial(self) -> Any:
        """Return the whole tree; on Linux this runs on a thread of the library."""
        content = self._given = self.content
        made = update(content)
        made.tree = accesskit.Tree(WINDOW)
        made.tree.toolkit_name = "audiowar"
        # Set last: an update while the library still runs this would deadlock.
        self.active = True
        return made

    def _deactivated(self) -> None:
        self.active = False

    def _act(self, request: Any) -> None:
        """Record a request of the screen reader. Runs on any thread."""
        if request.action == accesskit.Action.CLICK:
            self._clicks.append(int(request.target))

    def _push(self, content: AccessibleContent) -> None:
        self.content = content
        self._flush()

    def _flush(self) -> None:
        """Send the newest content, unless an update was sent a moment ago (a key is held)."""
        now = time.monotonic()
        if not self.active or self.content == self._given or now - self._given_at < GAP:
            return
        self._given_at = now
        if LINUX and self.content.message != self._given.message:
            # Orca, which may process a change of focus late, takes the label it finds then as
            # already read. A label after an empty one always counts as new.
            self._give(replace(self.content, between=True))
        self._give(self.content)

    def _give(self, content: AccessibleContent) -> None:
        self._given = content
        events = self._adapter.update_if_active(lambda: update(content))
        if events is not None:
            events.raise_events()

    def focused(self, on: bool) -> None:
        """Report that the window got or lost the keyboard focus (on Windows the system does)."""
        self._focused = on
        if self.active and hasattr(self._adapter, "update_window_focus_state"):
            events = self._adapter.update_window_focus_state(on)
            if events is not None:
                events.raise_events()

    def show(self, listing: AccessibleList) -> None:
        """Show a list; the screen reader speaks its current line if that changed."""
        if self._next is not None:
            self._next = listing
        elif self.on:
            self._push(self.content.then(listing))

    def tell(self, text: str, listing: AccessibleList, language: str, answer: bool) -> None:
        """Announce an utterance; `answer` if it answers a key.

        If a key moved the focus, the screen reader itself speaks label, line and position. If a
        card has left the hand, the message is read before the list changes: a moving focus would
        cut it off.
        """
        if not self.on:
            return
        self._remark = None
        after = replace(self.content.then(listing), language=language)
        moved = after.focus != self.content.focus
        if answer:
            self._next = None
        elif moved or self._next is not None:
            self._next = listing
            after = replace(self.content, language=language)
        if not (answer and moved and listing.line and listing.line in text):
            self._messages.append(text)
        if moved and answer and self.active:
            # A moving focus cuts off a message sent with it.
            self._due = max(self._due, time.monotonic() + AFTER_FOCUS)
        self._push(after)
        self.tick()

    def pressed(self) -> None:
        """Delay messages until the screen reader has processed the key."""
        if self.active:
            self._due = max(self._due, time.monotonic() + AFTER_KEY)

    def remark(self, text: str) -> None:
        """Announce a text after the messages before it; a newer message replaces it."""
        if self.on:
            before = " ".join(self._messages) or self.content.message
            self._remark = text, max(time.monotonic(), self._due) + len(before) / CHARACTERS

    def tick(self) -> None:
        """Send the messages that are due, as one, once a screen reader is there."""
        if self.active != self._listening:
            self._listening = self.active
            if self.active:
                # A screen reader started later does not know that the window has the focus.
                self.focused(self._focused)
                self._due = time.monotonic() + AFTER_START
        self._flush()
        # Do not replace a message that has not been sent yet.
        given = self._given.message == self.content.message
        if self._messages and given and self.active and time.monotonic() >= self._due:
            text = " ".join(self._messages)
            self._messages.clear()
            again = AGAIN if text == self.content.message else ""
            self._read_at = time.monotonic() + len(text) / CHARACTERS
            self._push(replace(self.content, message=text + again))
        elif (
            self._remark is not None
            and given
            and self.active
            and time.monotonic() >= self._remark[1]
        ):
            self._push(replace(self.content, message=self._remark[0]))
            self._remark = None
        elif self._next is not None and not self._messages and time.monotonic() >= self._read_at:
            listing, self._next = self._next, None
            self._push(self.content.then(listing))

    @property
    def waiting(self) -> tuple[str, ...]:
        """The messages that the screen reader has not been given yet."""
        return tuple(self._messages)

    def clear(self) -> None:
        """Remove everything but the window."""
        self._messages.clear()
        self._remark = self._next = None
        self._push(AccessibleContent(self.content.title))

    def clicked(self) -> list[int]:
        """Return the lines that the screen reader has clicked since the last call."""
        found = []
        while self._clicks:
            number = self._clicks.popleft()
            # While a new list waits, the clicked lines may no longer exist.
            if self._next is None and number in self.content.numbers:
                found.append(self.content.numbers.index(number))
        return found


def adapter(
    window: Any,
    initial: Callable[[], Any],
    act: Callable[[Any], None],
    deactivated: Callable[[], None],
) -> Any:
    """Create the library's adapter for this system."""
    if sys.platform == "win32":
        return accesskit.windows.SubclassingAdapter(window._hwnd, initial, act)
    if sys.platform == "darwin":
        view = window._nswindow.contentView().ptr.value
        return accesskit.macos.SubclassingAdapter(view, initial, act)
    return accesskit.unix.Adapter(initial, act, deactivated)
