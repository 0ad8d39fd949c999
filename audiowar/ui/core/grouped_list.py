"""A long list in groups. Each group opens as a list; typed letters find rows of all groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from audiowar.announce.line import Cue, Line

from .app import App
from .menu import Menu, MenuItem, SearchableRow


@dataclass(frozen=True)
class Group:
    """Rows under a heading."""

    heading: Line
    items: Sequence[MenuItem]


class GroupedMenu(Menu):
    """A list of groups and single rows. A group opens as a `GroupMenu` above this list."""

    reading = True

    def __init__(
        self,
        app: App,
        title: Line,
        parts: Sequence[MenuItem | Group],
        hint: Line | None = None,
    ) -> None:
        """`hint`: spoken when the player opens a group for the first time."""
        self.parts = parts
        self.hint = hint
        self.inside: GroupMenu | None = None
        """The group that is open; None if none is."""
        self._keys_told = False
        self.entered = False
        """Whether the hints about keys have been spoken. They are spoken once."""
        super().__init__(app, title, [self._item(n, part) for n, part in enumerate(parts)])

    def _item(self, number: int, part: MenuItem | Group) -> MenuItem:
        if isinstance(part, MenuItem):
            return part
        label = Line("group-item", {"group": part.heading, "count": len(part.items)})
        return MenuItem(lambda: label, partial(self.open_group, number))

    def announce_screen(self) -> None:
        keys = [] if self.entered else [Line("groups-hint"), *self.leave_hint_lines()]
        self.entered = True
        self.app.say(self.title, *keys, *self.current_lines())

    def hints_for_first_group(self) -> list[Line]:
        """Return the hints about keys when called for the first opened group; later return none."""
        told, self._keys_told = self._keys_told, True
        hint = [] if self.hint is None else [self.hint]
        return [] if told else [*hint, *self.leave_hint_lines()]

    def open_group(self, number: int, row: int = 0, found_by_typing: bool = False) -> None:
        """Open the group at index `number`, at one of its rows.

        `found_by_typing`: the player found the row by typing letters.
        """
        part = self.parts[number]
        assert isinstance(part, Group)
        inside, self.index = self.inside, number
        if inside is not None and inside.number == number:
            inside.move_to(row)
            return
        if inside is not None:
            self.app.remove_screen(inside)
        if found_by_typing:
            self.app.play_cue(Cue("menu-move"))
        self.inside = GroupMenu(self.app, self, number, part, row, found_by_typing)
        self.app.open_screen(self.inside)

    def move_outside_groups(self, number: int) -> None:
        """Close the open group and move to the row at index `number` of the list of groups."""
        if self.inside is not None:
            self.app.remove_screen(self.inside)
        self.move_to(number)

    def change_value(self, step: int) -> None:
        if step > 0 and isinstance(self.parts[self.index], Group):
            self.activate_item()
        else:
            super().change_value(step)

    def list_searchable_rows(self) -> list[SearchableRow]:
        rows = []
        for number, (item, part) in enumerate(zip(self.items, self.parts, strict=True)):
            rows.append(SearchableRow(item.label, partial(self.move_outside_groups, number)))
            inner = part.items if isinstance(part, Group) else ()
            rows += [
                SearchableRow(one.label, partial(self.open_group, number, row, True))
                for row, one in enumerate(inner)
            ]
        return rows

    def current_row_index(self) -> int:
        return self.overall_row_number(self.index, -1 if self.inside is None else self.inside.index)

    def overall_row_number(self, number: int, row: int) -> int:
        """Return the index, among all rows, of a row in group `number`; row -1 is its heading."""
        before = self.parts[:number]
        inner = sum(len(part.items) for part in before if isinstance(part, Group))
        return number + inner + 1 + row


class GroupMenu(Menu):
    """The list of the rows of one group, above the list of groups."""

    def __init__(
        self, app: App, whole: GroupedMenu, number: int, group: Group, row: int, found: bool
    ) -> None:
        super().__init__(app, Line("group-title", {"group": group.heading}), group.items, row)
        self.whole = whole
        self.number = number
        """The index of the group in the list of groups."""
        self.typed = whole.typed
        self._found = found
        """Whether the row was found by typing letters, so that no hints are spoken."""

    def announce_screen(self) -> None:
        found, self._found = self._found, False
        keys = [] if found else self.whole.hints_for_first_group()
        self.app.say(self.title, *keys, *self.current_lines())

    def on_close(self) -> None:
        if self.whole.inside is self:
            self.whole.inside = None

    def change_value(self, step: int) -> None:
        """Change the value of the row. If the row has no value, the left arrow leaves the group."""
        if step < 0 and self.items[self.index].on_change is None:
            self.go_back()
        else:
            super().change_value(step)

    def list_searchable_rows(self) -> list[SearchableRow]:
        return self.whole.list_searchable_rows()

    def search_texts(self, rows: Sequence[SearchableRow]) -> Sequence[str]:
        return self.whole.search_texts(rows)

    def current_row_index(self) -> int:
        return self.whole.current_row_index()
