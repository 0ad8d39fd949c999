"""The content of the window's accessibility tree: a list or menu, its lines, and a message.

The hand or menu is a list whose current line has the focus, so that the screen reader speaks it and
shows it in braille. On Linux a message becomes the window's label, which every version of Orca
reads; on other systems it becomes a live region. With both, it would be read twice.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import Final

WINDOW_NODE_ID: Final = 0
MESSAGE_NODE_ID: Final = 1
FIRST_LIST_NODE_ID: Final = 10
"""The first number for the nodes of lists and lines. Each of these nodes gets its own number."""
IS_LINUX: Final = sys.platform.startswith("linux")


@dataclass(frozen=True)
class AccessibleList:
    """The rows that the arrow keys move through."""

    label: str = ""
    lines: tuple[str, ...] = ()
    current_index: int = -1

    @property
    def current_line(self) -> str:
        """The text of the current line, or ""."""
        return self.lines[self.current_index] if 0 <= self.current_index < len(self.lines) else ""


@dataclass(frozen=True)
class AccessibleContent:
    """The content of the accessibility tree."""

    title: str
    listing: AccessibleList = AccessibleList()
    list_id: int = FIRST_LIST_NODE_ID
    """The node number of the list. A different list gets a new number."""
    line_ids: tuple[int, ...] = ()
    """The node numbers of the lines. A line keeps its number as long as it stays in the list."""
    next_unused_id: int = FIRST_LIST_NODE_ID + 1
    """The next unused node number. Old numbers are not used again, because a screen reader notices
    late that a node was removed."""
    message: str = ""
    window_label_is_blank: bool = False
    """Whether the window's label is empty now, so that the screen reader notices the next label."""
    language: str = "en"

    @property
    def focused_id(self) -> int:
        """The node number of the current line. Without a current line, that of the window."""
        return (
            self.line_ids[self.listing.current_index]
            if self.listing.current_line
            else WINDOW_NODE_ID
        )

    @property
    def window_label(self) -> str:
        """The label of the window."""
        if not (IS_LINUX and self.message):
            return self.title
        return "" if self.window_label_is_blank else self.message

    def with_list(self, new: AccessibleList) -> AccessibleContent:
        """Return the content with another list.

        If at most one line has changed, all nodes stay. If the label is the same and at least half
        of the lines are in the old list, only the new lines get new nodes. Otherwise the list and
        all its lines get new nodes.
        """
        old = self.listing
        changed = sum(a != b for a, b in zip(new.lines, old.lines, strict=False))
        if len(new.lines) == len(old.lines) and changed <= 1:
            return replace(self, listing=new)
        kept = len(set(new.lines) & set(old.lines))
        fresh = self.next_unused_id + 1 + len(new.lines)
        if 2 * kept >= len(new.lines) and new.label == old.label:
            return replace(
                self, listing=new, line_ids=self._assign_ids(new.lines), next_unused_id=fresh
            )
        numbers = tuple(range(self.next_unused_id + 1, fresh))
        return replace(
            self, listing=new, list_id=self.next_unused_id, line_ids=numbers, next_unused_id=fresh
        )

    def _assign_ids(self, lines: tuple[str, ...]) -> tuple[int, ...]:
        """Return the lines' node numbers. Old lines keep theirs, because a new node costs time."""
        own: dict[str, list[int]] = {}
        for line, number in zip(self.listing.lines, self.line_ids, strict=True):
            own.setdefault(line, []).append(number)
        played = self.listing.current_line
        if len(own.get(played, ())) > lines.count(played):
            # One of several equal cards was played. Drop the node with the focus, so that the focus
            # moves and the screen reader reads the next card.
            own[played].remove(self.focused_id)
        fresh = range(self.next_unused_id, self.next_unused_id + len(lines))
        return tuple(
            own[line].pop(0) if own.get(line) else number
            for line, number in zip(lines, fresh, strict=True)
        )
