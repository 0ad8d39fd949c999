"""The accessibility tree of the window, for screen readers that no speech library supports.

It decides when updates are sent, so that they neither flood nor interrupt the screen reader.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import accesskit

from .accessible_content import (
    IS_LINUX,
    MESSAGE_NODE_ID,
    WINDOW_NODE_ID,
    AccessibleContent,
    AccessibleList,
)

MIN_UPDATE_INTERVAL_SECONDS: Final = 0.1
"""The minimum seconds between updates, so that a held key does not flood the screen reader."""
DELAY_AFTER_FOCUS_SECONDS: Final = 0.3
"""Seconds from a change of focus, which would interrupt a message, to the next message."""
DELAY_AFTER_KEY_SECONDS: Final = 0.3
"""Seconds between a key and the next message. A key interrupts speech, and a busy screen reader can
take this long to process the key."""
DELAY_AFTER_READER_START_SECONDS: Final = 0.7
"""Seconds between the start of a screen reader and the next message. In this time, the screen
reader announces the window."""
ASSUMED_READING_CHARACTERS_PER_SECOND: Final = 15.0
"""The assumed reading speed of a screen reader, in characters per second."""
MAX_WAITING_MESSAGES: Final = 20
"""The maximum number of waiting messages; the oldest ones are dropped."""
REPEAT_MARK: Final = "\u00a0"
"""Appended to a message that equals the previous one. Otherwise it would not be read again."""


def estimate_reading_seconds(text: str) -> float:
    """Return how many seconds a screen reader probably needs to read a text."""
    return len(text) / ASSUMED_READING_CHARACTERS_PER_SECOND


class AccessibilityTree:
    """The tree of one window. Methods run in the window's thread unless stated otherwise."""

    def __init__(self, window: Any, title: str) -> None:
        """Attach the tree to a window, which must not be visible yet except on Linux."""
        self.content = AccessibleContent(title)
        self.is_used_by_screen_reader = False
        """Whether a screen reader has requested the tree. Only on Linux can this end again."""
        self._clicks: deque[int] = deque()
        self._messages: deque[str] = deque(maxlen=MAX_WAITING_MESSAGES)
        self._remark: tuple[str, float] | None = None
        """A waiting remark, with the earliest time to read it."""
        self._listening = False
        self._has_focus = False
        self._due = 0.0
        self._waiting_list: AccessibleList | None = None
        """The list to show when the current message has been read, or at the next key."""
        self._read_at = 0.0
        """When the screen reader will have read all messages sent so far."""
        self._sent = self.content
        self._sent_at = 0.0
        self._adapter = make_adapter(
            window, self._make_initial_update, self._on_action, self._on_deactivated
        )

    def _make_initial_update(self) -> Any:
        """Return the whole tree. On Linux this runs in a thread of the library."""
        content = self._sent = self.content
        made = make_tree_update(content)
        made.tree = accesskit.Tree(WINDOW_NODE_ID)
        # Orca 43 stops speaking at a key press only if the window's toolkit is GTK 4. So name GTK 4
        # as the toolkit of this window.
        made.tree.toolkit_name, made.tree.toolkit_version = "GTK", "4.0"
        # Set this last, because it allows updates. The library is calling this function now, and an
        # update during this call would cause a deadlock.
        self.is_used_by_screen_reader = True
        return made

    def _on_deactivated(self) -> None:
        self.is_used_by_screen_reader = False

    def _on_action(self, request: Any) -> None:
        """Record a request from the screen reader. Can run in any thread."""
        if request.action == accesskit.Action.CLICK:
            self._clicks.append(int(request.target))

    def _set_content(self, content: AccessibleContent) -> None:
        self.content = content
        self._send_if_due()

    def _send_if_due(self) -> None:
        """Send the content if it has changed, but at most once per MIN_UPDATE_INTERVAL_SECONDS."""
        now = time.monotonic()
        too_early = now - self._sent_at < MIN_UPDATE_INTERVAL_SECONDS
        if too_early or not self.is_used_by_screen_reader or self.content == self._sent:
            return
        self._sent_at = now
        if IS_LINUX and self.content.message != self._sent.message:
            # If Orca processes a change of focus late, it assumes that it has already read the
            # current label. It always reads a label that follows an empty label.
            self._send(replace(self.content, window_label_is_blank=True))
        self._send(self.content)

    def _send(self, content: AccessibleContent) -> None:
        self._sent = content
        raise_events(self._adapter.update_if_active(lambda: make_tree_update(content)))

    def on_focus_changed(self, has_focus: bool) -> None:
        """Tell the adapter that the window got or lost the focus, except on Windows.

        The adapter for Windows notices the focus itself.
        """
        self._has_focus = has_focus
        if self.is_used_by_screen_reader and hasattr(self._adapter, "update_window_focus_state"):
            raise_events(self._adapter.update_window_focus_state(has_focus))

    def show_list(self, listing: AccessibleList) -> None:
        """Show a list. If the current line has changed, the screen reader speaks it."""
        if self._waiting_list is not None:
            self._waiting_list = listing
        else:
            self._set_content(self.content.with_list(listing))

    def show_list_after_key(self, text: str, listing: AccessibleList, language: str) -> bool:
        """Show the list after a key. Return whether the screen reader itself speaks the response.

        `text` is the response to the key. If the key moves the focus to a line that is part of the
        response, the screen reader speaks this line, so the response need not be announced.
        """
        after = replace(self.content.with_list(listing), language=language)
        moved = after.focused_id != self.content.focused_id
        self._waiting_list = None
        if moved and self.is_used_by_screen_reader:
            # A change of focus would interrupt a message that is sent at the same time.
            self._due = max(self._due, time.monotonic() + DELAY_AFTER_FOCUS_SECONDS)
        self._set_content(after)
        return moved and bool(listing.current_line) and listing.current_line in text

    def announce_then_show_list(self, text: str, listing: AccessibleList, language: str) -> None:
        """Announce a message and show the list.

        If the list moves the focus, it is shown after the message, because a change of focus would
        interrupt the message.
        """
        self._remark = None
        after = replace(self.content.with_list(listing), language=language)
        if self._waiting_list is not None or after.focused_id != self.content.focused_id:
            self._waiting_list = listing
            after = replace(self.content, language=language)
        self._messages.append(text)
        self._set_content(after)
        self.send_due_updates()

    def drop_messages_after_key(self) -> None:
        """Drop the waiting messages because a key was pressed.

        The caller announces again those that are still needed. New messages wait until the screen
        reader has processed the key.
        """
        if self.is_used_by_screen_reader:
            self._messages.clear()
            self._read_at = 0.0
            self._due = max(self._due, time.monotonic() + DELAY_AFTER_KEY_SECONDS)

    def announce_remark(self, text: str) -> None:
        """Announce a remark after the earlier messages. A newer message replaces the remark."""
        before = " ".join(self._messages) or self.content.message
        begins = max(time.monotonic(), self._due) + estimate_reading_seconds(before)
        self._remark = text, begins

    def send_due_updates(self) -> None:
        """Send what is due: the waiting messages as one, otherwise a remark or the waiting list."""
        if self.is_used_by_screen_reader != self._listening:
            self._listening = self.is_used_by_screen_reader
            if self.is_used_by_screen_reader:
                # A screen reader that was just started does not know which window has the focus.
                self.on_focus_changed(self._has_focus)
                self._due = time.monotonic() + DELAY_AFTER_READER_START_SECONDS
        self._send_if_due()
        now = time.monotonic()
        # A message that has not been sent yet must not be replaced by another one.
        can_send = self.is_used_by_screen_reader and self._sent.message == self.content.message
        if self._messages and can_send and now >= self._due:
            text = " ".join(self._messages)
            self._messages.clear()
            again = REPEAT_MARK if text == self.content.message else ""
            # The screen reader first reads the earlier messages, then this one.
            self._read_at = max(now, self._read_at) + estimate_reading_seconds(text)
            self._set_content(replace(self.content, message=text + again))
        elif self._remark is not None and can_send and now >= self._remark[1]:
            self._set_content(replace(self.content, message=self._remark[0]))
            self._remark = None
        elif self._waiting_list is not None and not self._messages and now >= self._read_at:
            listing, self._waiting_list = self._waiting_list, None
            self._set_content(self.content.with_list(listing))

    def has_unread_message(self) -> bool:
        """Return whether a screen reader has probably not read all messages to their end yet."""
        if not self.is_used_by_screen_reader:
            return False
        is_sent = not self._messages and self._sent.message == self.content.message
        return not is_sent or time.monotonic() < self._read_at

    def clear(self) -> None:
        """Remove everything from the tree except the window and its title."""
        self._messages.clear()
        self._remark = self._waiting_list = None
        self._set_content(AccessibleContent(self.content.title))

    def take_clicked_indices(self) -> list[int]:
        """Return the indices of the lines that the screen reader clicked since the last call."""
        found = []
        while self._clicks:
            number = self._clicks.popleft()
            # Ignore clicks while a new list waits to be shown: perhaps it lacks the clicked line.
            if self._waiting_list is None and number in self.content.line_ids:
                found.append(self.content.line_ids.index(number))
        return found


def make_adapter(
    window: Any,
    make_initial_tree: Callable[[], Any],
    on_action: Callable[[Any], None],
    on_deactivated: Callable[[], None],
) -> Any:
    """Create the AccessKit adapter for this system.

    `make_initial_tree` returns the whole tree. `on_action` receives the screen reader's requests.
    On Linux, `on_deactivated` is called when no screen reader uses the tree any more.
    """
    if sys.platform == "win32":
        return accesskit.windows.SubclassingAdapter(window._hwnd, make_initial_tree, on_action)
    if sys.platform == "darwin":
        view = window._nswindow.contentView().ptr.value
        return accesskit.macos.SubclassingAdapter(view, make_initial_tree, on_action)
    return accesskit.unix.Adapter(make_initial_tree, on_action, on_deactivated)


def raise_events(events: Any) -> None:
    """Raise the events of an update, which are None if the adapter has no reader."""
    if events is not None:
        events.raise_events()


def make_tree_update(content: AccessibleContent) -> Any:
    """Build the AccessKit update that sends all nodes of the tree."""
    window = accesskit.Node(accesskit.Role.WINDOW)
    window.set_label(content.window_label)
    window.set_language(content.language)
    update = accesskit.TreeUpdate(content.focused_id)
    children = []
    if content.message:
        message = accesskit.Node(accesskit.Role.LABEL)
        message.set_value(content.message)
        message.set_live(accesskit.Live.OFF if IS_LINUX else accesskit.Live.POLITE)
        update.nodes.append((MESSAGE_NODE_ID, message))
        children.append(MESSAGE_NODE_ID)
    lines = content.listing.lines
    if lines:
        whole = accesskit.Node(accesskit.Role.LIST_BOX)
        whole.set_label(content.listing.label)
        whole.set_children(list(content.line_ids))
        whole.set_size_of_set(len(lines))
        whole.set_orientation(accesskit.Orientation.VERTICAL)
        update.nodes.append((content.list_id, whole))
        children.append(content.list_id)
    for place, line in enumerate(lines):
        option = accesskit.Node(accesskit.Role.LIST_BOX_OPTION)
        option.set_label(line)
        option.set_position_in_set(place)
        option.set_size_of_set(len(lines))
        option.set_selected(place == content.listing.current_index)
        option.add_action(accesskit.Action.CLICK)
        update.nodes.append((content.line_ids[place], option))
    window.set_children(children)
    update.nodes.append((WINDOW_NODE_ID, window))
    return update
