"""A long list in groups. Each group opens as a list. Typed letters find rows in every group."""

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
    """A list of groups and single rows. A group opens as a `SingleGroupMenu` above this list."""

    needs_leave_hint = True

    def __init__(
        self, app: App, title: Line, parts: Sequence[MenuItem | Group], hint: Line | None = None
    ) -> None:
        """`hint`: spoken when the player opens a group for the first time."""
        self.parts = parts
        self.hint = hint
        self.opened_group_menu: SingleGroupMenu | None = None
        """The menu of the open group; None if no group is open."""
        self._keys_told = False
        self.hints_spoken = False
        """Whether the hints about keys have been spoken. They are spoken once."""
        super().__init__(app, title, [self._item(n, part) for n, part in enumerate(parts)])

    def _item(self, number: int, part: MenuItem | Group) -> MenuItem:
        if isinstance(part, MenuItem):
            return part
        label = Line("group-item", {"group": part.heading, "count": len(part.items)})
        return MenuItem(lambda: label, partial(self.open_group, number))

    def announce_screen(self) -> None:
        keys = [] if self.hints_spoken else [Line("groups-hint"), *self.leave_hint_lines()]
        self.hints_spoken = True
        self.app.say(self.title, *keys, *self.current_item_lines())

    def pop_group_hint_lines(self) -> list[Line]:
        """Return the hints about keys on the first call, and an empty list on later calls."""
        told, self._keys_told = self._keys_told, True
        hint = [] if self.hint is None else [self.hint]
        return [] if told else [*hint, *self.leave_hint_lines()]

    def open_group(self, group_index: int, row_index: int = 0, by_typing: bool = False) -> None:
        """Open a group at one of its rows; if it is already open, move to the row.

        `by_typing`: the player found the row by typing letters.
        """
        part = self.parts[group_index]
        assert isinstance(part, Group)
        self.index = group_index
        if self.opened_group_menu is not None:
            if self.opened_group_menu.group_index == group_index:
                self.opened_group_menu.move_to(row_index)
                return
            self.app.remove_screen(self.opened_group_menu)
        if by_typing:
            self.app.play_cue(Cue("menu-move"))
        self.opened_group_menu = SingleGroupMenu(self, group_index, part, row_index, by_typing)
        self.app.open_screen(self.opened_group_menu)

    def move_to_outer_row(self, index: int) -> None:
        """Close the open group and move to a row of the list of groups."""
        if self.opened_group_menu is not None:
            self.app.remove_screen(self.opened_group_menu)
        self.move_to(index)

    def change_value(self, direction: int) -> None:
        if direction > 0 and isinstance(self.parts[self.index], Group):
            self.activate_item()
        else:
            super().change_value(direction)

    def list_searchable_rows(self) -> list[SearchableRow]:
        rows = []
        for number, (item, part) in enumerate(zip(self.items, self.parts, strict=True)):
            rows.append(SearchableRow(item.label, partial(self.move_to_outer_row, number)))
            for row, inner in enumerate(part.items if isinstance(part, Group) else ()):
                open_at_row = partial(self.open_group, number, row, by_typing=True)
                rows.append(SearchableRow(inner.label, open_at_row))
        return rows

    def current_searchable_row_index(self) -> int:
        before = [part for part in self.parts[: self.index] if isinstance(part, Group)]
        row = 0 if self.opened_group_menu is None else self.opened_group_menu.index + 1
        return self.index + sum(len(group.items) for group in before) + row


class SingleGroupMenu(Menu):
    """The list of the rows of one group, above the list of groups."""

    def __init__(
        self, outer_menu: GroupedMenu, index: int, group: Group, row: int, found_by_typing: bool
    ) -> None:
        title = Line("group-title", {"group": group.heading})
        super().__init__(outer_menu.app, title, group.items, row)
        self.outer_menu = outer_menu
        self.group_index = index
        """The index of the group in the list of groups."""
        self.type_ahead = outer_menu.type_ahead
        self._found = found_by_typing
        """Whether the row was found by typing letters, so that no hints are spoken."""

    def announce_screen(self) -> None:
        found, self._found = self._found, False
        keys = [] if found else self.outer_menu.pop_group_hint_lines()
        self.app.say(self.title, *keys, *self.current_item_lines())

    def on_close(self) -> None:
        if self.outer_menu.opened_group_menu is self:
            self.outer_menu.opened_group_menu = None

    def change_value(self, direction: int) -> None:
        """Change the value of the row. If the row has no value, the left arrow leaves the group."""
        if direction < 0 and self.items[self.index].on_change is None:
            self.go_back()
        else:
            super().change_value(direction)

    def list_searchable_rows(self) -> list[SearchableRow]:
        return self.outer_menu.list_searchable_rows()

    def get_search_texts(self, rows: Sequence[SearchableRow]) -> Sequence[str]:
        return self.outer_menu.get_search_texts(rows)

    def current_searchable_row_index(self) -> int:
        return self.outer_menu.current_searchable_row_index()
