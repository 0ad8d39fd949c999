"""An accessibility tree on the window, for screen readers that no speech library reaches.

The hand, or the menu, is a list whose current line has the focus, so that the reader speaks and
brailles it by itself. Messages change the window's label on Linux, which every Orca reads, and
are a live region elsewhere; both at once would be read twice.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import accesskit

WINDOW: Final = 0
MESSAGE: Final = 1
FIRST: Final = 10
"""The numbers of the nodes: lists and lines have theirs from FIRST on, each another one."""
LINUX: Final = sys.platform.startswith("linux")
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


@dataclass(frozen=True)
class Listing:
    """What the arrows go through."""

    label: str = ""
    lines: tuple[str, ...] = ()
    current: int = -1

    @property
    def line(self) -> str:
        """The current line, or nothing."""
        return self.lines[self.current] if 0 <= self.current < len(self.lines) else ""


@dataclass(frozen=True)
class Scene:
    """What a reader finds."""

    title: str
    listing: Listing = Listing()
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

    def then(self, new: Listing) -> Scene:
        """Return the scene with the list as it is now.

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


def nodes(scene: Scene) -> list[tuple[int, Any]]:
    """Return the nodes of a scene with their numbers."""
    window = accesskit.Node(accesskit.Role.WINDOW)
    window.set_label(scene.label)
    window.set_language(scene.language)
    found = [(WINDOW, window)]
    if scene.message:
        message = accesskit.Node(accesskit.Role.LABEL)
        message.set_value(scene.message)
        message.set_live(accesskit.Live.OFF if LINUX else accesskit.Live.POLITE)
        found.append((MESSAGE, message))
    if scene.listing.lines:
        found += list_nodes(scene)
    window.set_children([number for number, _ in found if number in (MESSAGE, scene.whole)])
    return found


def list_nodes(scene: Scene) -> list[tuple[int, Any]]:
    """Return the list and its lines."""
    lines = scene.listing.lines
    whole = accesskit.Node(accesskit.Role.LIST_BOX)
    whole.set_label(scene.listing.label)
    whole.set_children(list(scene.numbers))
    whole.set_size_of_set(len(lines))
    whole.set_orientation(accesskit.Orientation.VERTICAL)
    found = [(scene.whole, whole)]
    for place, line in enumerate(lines):
        option = accesskit.Node(accesskit.Role.LIST_BOX_OPTION)
        option.set_label(line)
        option.set_position_in_set(place)
        option.set_size_of_set(len(lines))
        option.set_selected(place == scene.listing.current)
        option.add_action(accesskit.Action.CLICK)
        found.append((scene.numbers[place], option))
    return found


def update(scene: Scene) -> Any:
    """Return all of a scene as an update."""
    made = accesskit.TreeUpdate(scene.focus)
    for number, node in nodes(scene):
        made.nodes.append((number, node))
    return made


class Tree:
    """The tree of one window. Methods without another word belong to the window's thread."""

    def __init__(self, window: Any, title: str, on: bool = False) -> None:
        """Hang the tree on a window that is not visible yet (on Linux: or that is)."""
        self.scene = Scene(title)
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
        self._next: Listing | None = None
        """The list that is shown when the message before it has been read, or a key is pressed."""
        self._read_at = 0.0
        """When the message will have been read."""
        self._given = self.scene
        self._given_at = 0.0
        self._adapter = adapter(window, self._initial, self._act, self._deactivated)

    def _initial(self) -> Any:
        """Give the whole tree; on Linux this runs on a thread of the library."""
        scene = self._given = self.scene
        made = update(scene)
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

    def _push(self, scene: Scene) -> None:
        self.scene = scene
        self._flush()

    def _flush(self) -> None:
        """Give the library the newest scene, unless it got one a moment ago: a key is held."""
        now = time.monotonic()
        if not self.active or self.scene == self._given or now - self._given_at < GAP:
            return
        self._given_at = now
        if LINUX and self.scene.message != self._given.message:
            # Orca takes the label that it finds when it works off a moved focus, which may be
            # late, for one that it has read: a label after none is always another one.
            self._give(replace(self.scene, between=True))
        self._give(self.scene)

    def _give(self, scene: Scene) -> None:
        self._given = scene
        events = self._adapter.update_if_active(lambda: update(scene))
        if events is not None:
            events.raise_events()

    def focused(self, on: bool) -> None:
        """Tell that the window got the keyboard or lost it (Windows tells it itself)."""
        self._focused = on
        if self.active and hasattr(self._adapter, "update_window_focus_state"):
            events = self._adapter.update_window_focus_state(on)
            if events is not None:
                events.raise_events()

    def show(self, listing: Listing) -> None:
        """Show a list; the reader speaks its current line when it is another one."""
        if self._next is not None:
            self._next = listing
        elif self.on:
            self._push(self.scene.then(listing))

    def tell(self, text: str, listing: Listing, language: str, answer: bool) -> None:
        """Let an utterance be read; `answer`: it follows a key.

        Where a key went to another line, or to another list, the focus is read: label, line and
        place are the reader's to say. Where a card has left the hand, what became of it is read,
        and then the next card: a focus that moves cuts off what is read.
        """
        if not self.on:
            return
        self._remark = None
        after = replace(self.scene.then(listing), language=language)
        moved = after.focus != self.scene.focus
        if answer:
            self._next = None
        elif moved or self._next is not None:
            self._next = listing
            after = replace(self.scene, language=language)
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
            before = " ".join(self._messages) or self.scene.message
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
        given = self._given.message == self.scene.message
        if self._messages and given and self.active and time.monotonic() >= self._due:
            text = " ".join(self._messages)
            self._messages.clear()
            again = AGAIN if text == self.scene.message else ""
            self._read_at = time.monotonic() + len(text) / CHARACTERS
            self._push(replace(self.scene, message=text + again))
        elif (
            self._remark is not None
            and given
            and self.active
            and time.monotonic() >= self._remark[1]
        ):
            self._push(replace(self.scene, message=self._remark[0]))
            self._remark = None
        elif self._next is not None and not self._messages and time.monotonic() >= self._read_at:
            listing, self._next = self._next, None
            self._push(self.scene.then(listing))

    def clear(self) -> None:
        """Show nothing but the window."""
        self._messages.clear()
        self._remark = self._next = None
        self._push(Scene(self.scene.title))

    def clicked(self) -> list[int]:
        """Return the lines that the reader has asked to press since the last call."""
        found = []
        while self._clicks:
            number = self._clicks.popleft()
            # While a list waits, the lines that are read are no longer those of the game.
            if self._next is None and number in self.scene.numbers:
                found.append(self.scene.numbers.index(number))
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
