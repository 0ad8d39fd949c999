"""Menus: lists of items to choose or change, reached by arrow keys or first letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from audiowar.announce.line import Cue, Line

from .app import App, Screen, ScreenContent
from .key_labels import char_line, exact_char_line
from .type_ahead import TypeAhead, find_next_matching_row, normalize_text_for_search


@dataclass
class MenuItem:
    """One row of a menu."""

    label: Callable[[], Line]
    """Returns the line that names the item, with the item's value if it has one."""
    on_choose: Callable[[], object] | None = None
    """Called when the player chooses the item; None if nothing happens then."""
    on_change: Callable[[int], bool] | None = None
    """Changes the item to its next (1) or previous (-1) value. Returns False if there is none."""
    needs_menu_sound: bool = True
    """Whether the menu plays a sound when the item is chosen or changed."""
    key: str = ""
    """Identifies the item in a menu that is built again, so that it stays selected; "" for none."""


@dataclass(frozen=True)
class SearchableRow:
    """A row, in a list or in one of its groups, that the player can find by typing letters."""

    label: Callable[[], Line]
    select: Callable[[], object]
    """Selects this row of the menu."""


def fixed_item(label: Line | str, on_choose: Callable[[], object] | None = None) -> MenuItem:
    """Return an item whose label never changes: a line, or a message without arguments."""
    line = Line(label) if isinstance(label, str) else label
    return MenuItem(lambda: line, on_choose)


class Menu(Screen):
    """A list of items to move through, choose and change."""

    needs_leave_hint = False
    """Whether no item closes the menu, so that a hint names the key that closes it."""

    def __init__(
        self,
        app: App,
        title: Line,
        items: Sequence[MenuItem],
        start_index: int = 0,
        on_back: Callable[[], object] | None = None,
    ) -> None:
        """Make a menu in which the item with the index `start_index` is selected.

        When the player goes back, `on_back` is called, if given, instead of closing the menu.
        """
        super().__init__(app)
        self.title = title
        self.items = list(items)
        self.index = min(start_index, len(self.items) - 1)
        self._back = on_back
        self.type_ahead = TypeAhead()

    def announce_screen(self) -> None:
        self.app.say(self.title, *self.leave_hint_lines(), *self.current_item_lines())

    def leave_hint_lines(self) -> list[Line]:
        """Return the hint about the key that closes the menu; none if an item closes it."""
        key = self.app.first_key_line("back")
        return [Line("menu-leave", {"key": key})] if self.needs_leave_hint else []

    def current_item_lines(self) -> list[Line]:
        """Return the current item, with its place in the list unless the player turned that off."""
        lines = [self.items[self.index].label()]
        if len(self.items) > 1 and self.app.settings.get("positions"):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(self.items)}))
        return lines

    def say_current_item(self, cue: str) -> None:
        """Play a cue and say the current item."""
        self.app.play_cue(Cue(cue))
        self.app.say(*self.current_item_lines())

    def get_screen_content(self) -> ScreenContent:
        return ScreenContent(tuple(item.label() for item in self.items), self.index, self.title)

    def run_command(self, name: str) -> bool:
        if name in COMMANDS:
            COMMANDS[name](self)
        return name in COMMANDS

    def move_to(self, index: int) -> None:
        """Move to an item and say it. Beyond an end, wrap around if the setting allows."""
        inside = 0 <= index < len(self.items)
        if inside or self.app.settings.get("wrap"):
            self.index = index % len(self.items)
        self.say_current_item("menu-move" if inside else "edge")

    def activate_item(self) -> None:
        """Choose the current item, or change it to its next value if it has values."""
        item = self.items[self.index]
        if item.on_choose is not None:
            if item.needs_menu_sound:
                self.app.play_cue(Cue("menu-enter"))
            item.on_choose()
        elif item.on_change is not None:
            self.change_value(1)
        else:
            self.say_current_item("edge")

    def change_value(self, direction: int) -> None:
        """Change the value of the current item to the next (1) or previous (-1) one, and say it."""
        item = self.items[self.index]
        if item.on_change is None:
            self.app.refuse(Line("menu-no-value"))
            return
        if not item.on_change(direction):
            self.app.play_cue(Cue("edge"))
        elif item.needs_menu_sound:
            self.app.play_cue(Cue("option-on" if direction > 0 else "option-off"))
        self.app.say(item.label())

    def go_back(self) -> None:
        """Leave the menu. If no other screen is open and there is no `on_back`, say so instead."""
        if self._back is None and self.app.bottom is self:
            self.app.refuse(Line("menu-bottom"))
            return
        self.app.play_cue(Cue("menu-back"))
        if self._back is not None:
            self._back()
        else:
            self.app.close_screen(self)

    def handle_unbound_key(self, key: str) -> bool:
        """Move to the item with a typed number, or to the next row beginning with typed letters."""
        if key.isdecimal() and 1 <= int(key) <= len(self.items):
            self.move_to(int(key) - 1)
            return True
        if len(key) != 1 or not key.isalpha():
            return False
        rows = self.list_searchable_rows()
        texts, start = self.get_search_texts(rows), self.current_searchable_row_index()
        row = self.type_ahead.find_row_by_letter(key, texts, start, self.app.clock())
        if row is None:
            self.app.refuse(Line("menu-no-letter", {"letter": key.upper()}))
        else:
            rows[row].select()
        return True

    def handle_typed_line(self, text: str) -> bool:
        """Move to the next row that begins with a text, or that has a word beginning with it."""
        rows, wanted = self.list_searchable_rows(), normalize_text_for_search(text)
        if len(wanted) < 2:
            return False
        texts = self.get_search_texts(rows)
        row = find_next_matching_row(wanted, texts, self.current_searchable_row_index())
        if row is not None:
            rows[row].select()
        return row is not None

    def list_searchable_rows(self) -> list[SearchableRow]:
        """Return all rows that typed letters can find, in order."""
        return [
            SearchableRow(item.label, partial(self.move_to, n)) for n, item in enumerate(self.items)
        ]

    def get_search_texts(self, rows: Sequence[SearchableRow]) -> Sequence[str]:
        """Return for each row the text that typed letters are compared with."""
        return [self.app.render(row.label()) for row in rows]

    def current_searchable_row_index(self) -> int:
        """Return the index of the current row in `list_searchable_rows()`."""
        return self.index


COMMANDS: dict[str, Callable[[Menu], None]] = {
    "next": lambda menu: menu.move_to(menu.index + 1),
    "previous": lambda menu: menu.move_to(menu.index - 1),
    "first": lambda menu: menu.move_to(0),
    "last": lambda menu: menu.move_to(len(menu.items) - 1),
    "more": lambda menu: menu.change_value(1),
    "less": lambda menu: menu.change_value(-1),
    "enter": lambda menu: menu.activate_item(),
    "back": lambda menu: menu.go_back(),
}
"""For each command of a menu, the function that runs it."""


class ReadingList(Menu):
    """A list that is mainly read, such as the steps of an explanation. No item closes it."""

    needs_leave_hint = True
    draw_svg: Callable[[], str] | None = None
    """Returns a picture of the list as SVG, which a page shows; None if there is no picture."""


DEFAULT_MAX_TEXT_LENGTH = 40
"""The default maximum length of a typed text, in characters."""
TEXT_ENTRY_MEANINGS: Mapping[str, str] = {
    "less": "entry-does-left",
    "more": "entry-does-right",
    "first": "entry-does-first",
    "last": "entry-does-last",
    "previous": "entry-does-read",
    "next": "entry-does-read",
    "repeat": "entry-does-erase",
    "enter": "entry-does-enter",
    "back": "command-back",
}
"""What commands do while a text is typed: the message id of each description."""


def ask_text(
    app: App,
    title: Line,
    text: str,
    on_text: Callable[[str], object],
    max_length: int = DEFAULT_MAX_TEXT_LENGTH,
) -> None:
    """Ask for a text. When it is entered, close the field silently and call `on_text`."""

    def done(entered_text: str) -> None:
        app.remove_screen(entry)
        on_text(entered_text)

    entry = TextEntry(app, title, text, done)
    entry.max_length = max_length
    app.open_screen(entry)


class TextEntry(Screen):
    """A field for typing a text. Each typed or deleted character is spoken."""

    accepts_text = True
    max_length = DEFAULT_MAX_TEXT_LENGTH
    """The maximum length of the text, in characters."""

    def __init__(
        self,
        app: App,
        title: Line,
        text: str,
        on_enter: Callable[[str], None],
        on_back: Callable[[], object] | None = None,
    ) -> None:
        """`text` is the initial text. When the player presses Enter, `on_enter` gets the text."""
        super().__init__(app)
        self.unusual_meanings = TEXT_ENTRY_MEANINGS
        self.title = title
        self.text = text[: self.max_length]
        self.cursor = len(self.text)
        """The index of the character at the cursor. A typed character is inserted before it."""
        self._done = on_enter
        self._back = on_back

    def announce_screen(self) -> None:
        is_blank = not self.text.strip()
        text_line = Line("entry-empty") if is_blank else Line("entry-text", {"text": self.text})
        self.app.say(self.title, text_line)

    def run_command(self, name: str) -> bool:
        at, end = self.cursor, len(self.text)
        moves = {"less": at - 1, "more": at + 1, "first": 0, "last": end}
        if name == "enter":
            self.app.play_cue(Cue("menu-enter"))
            self._done(self.text.strip())
        elif name == "back":
            self.app.play_cue(Cue("menu-back"))
            if self._back is not None:
                self._back()
            else:
                self.app.close_screen(self)
        elif name in ("next", "previous"):
            self.announce_screen()
        elif name in moves:
            self.spell_at(moves[name])
        elif name == "repeat":
            self.delete_char(self.cursor - 1)
        else:
            return False
        return True

    def get_screen_content(self) -> ScreenContent:
        text = self.text[: self.cursor] + "_" + self.text[self.cursor :]
        return ScreenContent((Line("text", {"text": text}),), 0, self.title)

    def spell_at(self, index: int) -> None:
        """Move the cursor to `index`, or to the nearer end, and spell the character there."""
        if not 0 <= index <= len(self.text):
            self.app.play_cue(Cue("edge"))
        self.cursor = min(max(0, index), len(self.text))
        after = self.text[self.cursor : self.cursor + 1]
        self.app.say(exact_char_line(after) if after else Line("entry-end"))

    def insert_char(self, char: str) -> None:
        """Insert a typed character at the cursor."""
        if not char.isprintable():
            return
        if len(self.text) >= self.max_length:
            self.app.refuse(Line("entry-full"))
            return
        self.text = self.text[: self.cursor] + char + self.text[self.cursor :]
        self.cursor += 1
        self.app.say(char_line(char))

    def delete_char(self, index: int) -> None:
        """Delete the character at `index`, and say it."""
        if not 0 <= index < len(self.text):
            self.app.play_cue(Cue("edge"))
            return
        deleted, self.cursor = self.text[index], index
        self.text = self.text[:index] + self.text[index + 1 :]
        self.app.say(char_line(deleted))

    def handle_unbound_key(self, key: str) -> bool:
        if key == "delete":
            self.delete_char(self.cursor)
        elif key == "space" or len(key) == 1:
            self.insert_char(" " if key == "space" else key)
        else:
            return False
        return True

    def handle_typed_line(self, text: str) -> bool:
        if text.strip():
            self.text = "".join(filter(str.isprintable, text.strip()))[: self.max_length]
        return self.run_command("enter")
