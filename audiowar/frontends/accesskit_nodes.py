"""What a screen reader finds in the window: a list or a menu, its lines, and a message.

The hand, or the menu, is a list whose current line has the focus, so that the reader speaks and
brailles it by itself. Messages change the window's label on Linux, which every Orca reads, and
are a live region elsewhere; both at once would be read twice.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import Any, Final

import accesskit

WINDOW: Final = 0
MESSAGE: Final = 1
FIRST: Final = 10
"""The numbers of the nodes: lists and lines have theirs from FIRST on, each another one."""
LINUX: Final = sys.platform.startswith("linux")


@dataclass(frozen=True)
class AccessibleList:
    """The rows that the arrow keys go through."""

    label: str = ""
    lines: tuple[str, ...] = ()
    current: int = -1

    @property
    def line(self) -> str:
        """The current line, or nothing."""
        return self.lines[self.current] if 0 <= self.current < len(self.lines) else ""


@dataclass(frozen=True)
class AccessibleContent:
    """What a reader finds."""

    title: str
    listing: AccessibleList = AccessibleList()
    whole: int = FIRST
    """The number of the list: another one where the list is another one."""
    numbers: tuple[int, ...] = ()
    """The numbers of the lines: a line that stays keeps its own."""
    fresh: int = FIRST + 1
    """The first number that no node has had: a reader may not have heard yet that one is gone."""
    message: str = ""
    between: bool = False
    """Whether the window has no label for a moment, because another message follows."""
    language: str = "en"

    @property
    def focus(self) -> int:
        """The node that has the focus."""
        return self.numbers[self.listing.current] if self.listing.line else WINDOW

    @property
    def label(self) -> str:
        """What the window is called."""
        if not (LINUX and self.message):
            return self.title
        return "" if self.between else self.message

    def then(self, new: AccessibleList) -> AccessibleContent:
        """Return the content with the list as it is now.

        One changed line is a changed value; a card that is gone leaves the same list, and the
        other lines as they are; where most lines are others, it is another list.
        """
        old = self.listing
        changed = sum(a != b for a, b in zip(new.lines, old.lines, strict=False))
        if len(new.lines) == len(old.lines) and changed <= 1:
            return replace(self, listing=new)
        kept = len(set(new.lines) & set(old.lines))
        fresh = self.fresh + 1 + len(new.lines)
        if 2 * kept >= len(new.lines) and new.label == old.label:
            return replace(self, listing=new, numbers=self._numbers(new.lines), fresh=fresh)
        numbers = tuple(range(self.fresh + 1, fresh))
        return replace(self, listing=new, whole=self.fresh, numbers=numbers, fresh=fresh)

    def _numbers(self, lines: tuple[str, ...]) -> tuple[int, ...]:
        """Return the numbers of these lines: lines that stay keep theirs, others get fresh ones.

        In another order lines stay too: a reader has much to do where they go and come.
        """
        own: dict[str, list[int]] = {}
        for line, number in zip(self.listing.lines, self.numbers, strict=True):
            own.setdefault(line, []).append(number)
        played = self.listing.line
        if len(own.get(played, ())) > lines.count(played):
            # Of equal cards the one that was played is gone: the next one is another, and is read.
            own[played].remove(self.focus)
        fresh = range(self.fresh, self.fresh + len(lines))
        return tuple(
            own[line].pop(0) if own.get(line) else number
            for line, number in zip(lines, fresh, strict=True)
        )


def nodes(content: AccessibleContent) -> list[tuple[int, Any]]:
    """Return the nodes of some content with their numbers."""
    window = accesskit.Node(accesskit.Role.WINDOW)
    window.set_label(content.label)
    window.set_language(content.language)
    found = [(WINDOW, window)]
    if content.message:
        message = accesskit.Node(accesskit.Role.LABEL)
        message.set_value(content.message)
        message.set_live(accesskit.Live.OFF if LINUX else accesskit.Live.POLITE)
        found.append((MESSAGE, message))
    if content.listing.lines:
        found += list_nodes(content)
    window.set_children([number for number, _ in found if number in (MESSAGE, content.whole)])
    return found


def list_nodes(content: AccessibleContent) -> list[tuple[int, Any]]:
    """Return the list and its lines."""
    lines = content.listing.lines
    whole = accesskit.Node(accesskit.Role.LIST_BOX)
    whole.set_label(content.listing.label)
    whole.set_children(list(content.numbers))
    whole.set_size_of_set(len(lines))
    whole.set_orientation(accesskit.Orientation.VERTICAL)
    found = [(content.whole, whole)]
    for place, line in enumerate(lines):
        option = accesskit.Node(accesskit.Role.LIST_BOX_OPTION)
        option.set_label(line)
        option.set_position_in_set(place)
        option.set_size_of_set(len(lines))
        option.set_selected(place == content.listing.current)
        option.add_action(accesskit.Action.CLICK)
        found.append((content.numbers[place], option))
    return found


def update(content: AccessibleContent) -> Any:
    """Return all of it as an update."""
    made = accesskit.TreeUpdate(content.focus)
    for number, node in nodes(content):
        made.nodes.append((number, node))
    return made
