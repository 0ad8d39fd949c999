"""An accessibility tree on the window, for screen readers that no speech library reaches.

What it shows, `accesskit_nodes.py` says; here is when: no reader is flooded, and none cut off.
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
"""Seconds between updates: under a held key the last line is read, and no reader is flooded."""
AFTER_FOCUS: Final = 0.3
"""Seconds between a line that gets the focus and the message that came with it."""
AFTER_KEY: Final = 0.3
"""Seconds in which a busy reader may still hear of a key, and cut off what it reads."""
AFTER_START: Final = 0.7
"""Seconds in which a reader that has just found the window says what it is."""
CHARACTERS: Final = 15.0
"""Characters a second that a reader says: a remark waits until the message before is through."""
KEPT: Final = 20
"""Messages that wait for a reader."""
AGAIN: Final = "\u00a0"
"""Ends every other one of the same messages, so that the label changes and it is read again."""


class AccessibilityTree:
    """The tree of one window. Methods without another word belong to the window's thread."""

    def __init__(self, window: Any, title: str, on: bool = False) -> None:
        """Hang the tree on a window that is not visible yet (on Linux: or that is)."""
        self.content = AccessibleContent(title)
        self.on = on
        """Whether the game is shown; off, there is nothing but a window with its title."""
        self.active = False
        """Whether anybody has asked for the tree."""
        self._clicks: deque[int] = deque()
        self._messages: deque[str] = deque(maxlen=KEPT)
        self._remark: tuple[str, float] | None = None
        """What may be read when nothing else is, and from when on."""
        self._listening = False
        self._focused = False
        self._due = 0.0
        self._next: AccessibleList | None = None
        """The list that is shown when the message before it has been read, or a key is pressed."""
        self._read_at = 0.0
        """When the message will have been read."""
        self._given = self.content
        self._given_at = 0.0
        self._adapter = adapter(window, self._initial, self._act, self._deactivated)

    def _initial(self) -> Any:
        """Give the whole tree; on Linux this runs on a thread of the library."""
        content = self._given = self.content
        made = update(content)
        made.tree = accesskit.Tree(WINDOW)
        made.tree.toolkit_name = "audiowar"
        # Last: an update before the library is done here would wait for it, and it for us.
        self.active = True
        return made

    def _deactivated(self) -> None:
        self.active = False

    def _act(self, request: Any) -> None:
        """Note what the reader wants; any thread."""
        if request.action == accesskit.Action.CLICK:
            self._clicks.append(int(request.target))

    def _push(self, content: AccessibleContent) -> None:
        self.content = content
        self._flush()

    def _flush(self) -> None:
        """Give the library the newest content, unless it got one a moment ago: a key is held."""
        now = time.monotonic()
        if not self.active or self.content == self._given or now - self._given_at < GAP:
            return
        self._given_at = now
        if LINUX and self.content.message != self._given.message:
            # Orca takes the label that it finds when it works off a moved focus, which may be
            # late, for one that it has read: a label after none is always another one.
            self._give(replace(self.content, between=True))
        self._give(self.content)

    def _give(self, content: AccessibleContent) -> None:
        self._given = content
        events = self._adapter.update_if_active(lambda: update(content))
        if events is not None:
            events.raise_events()

    def focused(self, on: bool) -> None:
        """Tell that the window got the keyboard or lost it (Windows tells it itself)."""
        self._focused = on
        if self.active and hasattr(self._adapter, "update_window_focus_state"):
            events = self._adapter.update_window_focus_state(on)
            if events is not None:
                events.raise_events()

    def show(self, listing: AccessibleList) -> None:
        """Show a list; the reader speaks its current line when it is another one."""
        if self._next is not None:
            self._next = listing
        elif self.on:
            self._push(self.content.then(listing))

    def tell(self, text: str, listing: AccessibleList, language: str, answer: bool) -> None:
        """Let an utterance be read; `answer`: it follows a key.

        Where a key went to another line, or to another list, the focus is read: label, line and
        place are the reader's to say. Where a card has left the hand, what became of it is read,
        and then the next card: a focus that moves cuts off what is read.
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
            # A focus that has moved cuts off what is read with it.
            self._due = max(self._due, time.monotonic() + AFTER_FOCUS)
        self._push(after)
        self.tick()

    def pressed(self) -> None:
        """Let what is told of a key wait until the reader has heard of the key."""
        if self.active:
            self._due = max(self._due, time.monotonic() + AFTER_KEY)

    def remark(self, text: str) -> None:
        """Let a text be read after the messages before it; what is told meanwhile drops it."""
        if self.on:
            before = " ".join(self._messages) or self.content.message
            self._remark = text, max(time.monotonic(), self._due) + len(before) / CHARACTERS

    def tick(self) -> None:
        """Give the messages whose time has come, as one, and none before anybody listens."""
        if self.active != self._listening:
            self._listening = self.active
            if self.active:
                # Whoever came after the window had got the keyboard has not been told so.
                self.focused(self._focused)
                self._due = time.monotonic() + AFTER_START
        self._flush()
        # A message that the library has not got yet is not replaced by the next.
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

    def clear(self) -> None:
        """Show nothing but the window."""
        self._messages.clear()
        self._remark = self._next = None
        self._push(AccessibleContent(self.content.title))

    def clicked(self) -> list[int]:
        """Return the lines that the reader has asked to press since the last call."""
        found = []
        while self._clicks:
            number = self._clicks.popleft()
            # While a list waits, the lines that are read are no longer those of the game.
            if self._next is None and number in self.content.numbers:
                found.append(self.content.numbers.index(number))
        return found


def adapter(
    window: Any,
    initial: Callable[[], Any],
    act: Callable[[Any], None],
    deactivated: Callable[[], None],
) -> Any:
    """Return the library's way to the readers of this system."""
    if sys.platform == "win32":
        return accesskit.windows.SubclassingAdapter(window._hwnd, initial, act)
    if sys.platform == "darwin":
        view = window._nswindow.contentView().ptr.value
        return accesskit.macos.SubclassingAdapter(view, initial, act)
    return accesskit.unix.Adapter(initial, act, deactivated)
