"""A long list in groups: each opens as a list of its own, and typed letters look in all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from audiowar.announce.line import Cue, Line

from .menu import Item, Menu, Row
from .screen import AppContext


@dataclass(frozen=True)
class Group:
    """Some rows of a long list."""

    heading: Line
    items: Sequence[Item]


class Grouped(Menu):
    """A list of groups, perhaps with some rows that belong to none."""

    reading = True

    def __init__(
        self, app: AppContext, title: Line, parts: Sequence[Item | Group], hint: Line | None = None
    ) -> None:
        """`hint`: what is said of the rows when a group opens."""
        self.parts = parts
        self.hint = hint
        self.inside: GroupMenu | None = None
        """The group that is open."""
        self._keys_told = False
        self.entered = False
        """Whether the keys were told: who comes back from a group has heard them."""
        super().__init__(app, title, [self._item(n, part) for n, part in enumerate(parts)])

    def _item(self, number: int, part: Item | Group) -> Item:
        if isinstance(part, Item):
            return part
        label = Line("group-item", {"group": part.heading, "count": len(part.items)})
        return Item(lambda: label, partial(self.open_group, number))

    def enter(self) -> None:
        keys = [] if self.entered else [Line("groups-hint"), *self.way_out()]
        self.entered = True
        self.app.say(self.title, *keys, *self.here())

    def keys_inside(self) -> list[Line]:
        """Return what keys do in a group; in the next ones it is known."""
        told, self._keys_told = self._keys_told, True
        hint = [] if self.hint is None else [self.hint]
        return [] if told else [*hint, *self.way_out()]

    def open_group(self, number: int, row: int = 0, found: bool = False) -> None:
        """Open a group at one of its rows; `found`: by typing, from wherever the player is."""
        part = self.parts[number]
        assert isinstance(part, Group)
        inside, self.index = self.inside, number
        if inside is not None and inside.number == number:
            inside.go(row)
            return
        if inside is not None:
            self.app.drop(inside)
        if found:
            self.app.cue(Cue("menu-move"))
        self.inside = GroupMenu(self.app, self, number, part, row, found)
        self.app.open(self.inside)

    def go_out(self, number: int) -> None:
        """Go to one of the own rows, out of the group that is open."""
        if self.inside is not None:
            self.app.drop(self.inside)
        self.go(number)

    def change(self, step: int) -> None:
        if step > 0 and isinstance(self.parts[self.index], Group):
            self.choose()
        else:
            super().change(step)

    def rows(self) -> list[Row]:
        rows = []
        for number, (item, part) in enumerate(zip(self.items, self.parts, strict=True)):
            rows.append(Row(item.label, partial(self.go_out, number)))
            inner = part.items if isinstance(part, Group) else ()
            rows += [
                Row(one.label, partial(self.open_group, number, row, True))
                for row, one in enumerate(inner)
            ]
        return rows

    def row_number(self) -> int:
        return self.number_of(self.index, -1 if self.inside is None else self.inside.index)

    def number_of(self, number: int, row: int) -> int:
        """Return which of all rows one of a group is; row -1: its heading."""
        before = self.parts[:number]
        inner = sum(len(part.items) for part in before if isinstance(part, Group))
        return number + inner + 1 + row


class GroupMenu(Menu):
    """The rows of one group."""

    def __init__(
        self, app: AppContext, whole: Grouped, number: int, group: Group, row: int, found: bool
    ) -> None:
        super().__init__(app, Line("group-title", {"group": group.heading}), group.items, row)
        self.whole = whole
        self.number = number
        """Which part of the whole list it is."""
        self.typed = whole.typed
        self._found = found
        """Whether it was opened by typing: then the row matters, not the keys."""

    def enter(self) -> None:
        found, self._found = self._found, False
        keys = [] if found else self.whole.keys_inside()
        self.app.say(self.title, *keys, *self.here())

    def left(self) -> None:
        if self.whole.inside is self:
            self.whole.inside = None

    def change(self, step: int) -> None:
        """Change the value; where there is none, left leads out."""
        if step < 0 and self.items[self.index].change is None:
            self.back()
        else:
            super().change(step)

    def rows(self) -> list[Row]:
        return self.whole.rows()

    def row_number(self) -> int:
        return self.whole.row_number()
