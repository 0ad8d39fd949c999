"""Menus: arrows, first letters, Enter, Escape; settings change with left and right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from audiowar.announce.line import Cue, Line
from audiowar.input.keys import letter

from .screen import Screen, Stage


@dataclass
class Item:
    """One line of a menu."""

    label: Callable[[], Line]
    """Says the item, with its value if it has one."""
    enter: Callable[[], object] | None = None
    change: Callable[[int], bool] | None = None
    """Goes -1 or +1 from the value; False at the last one."""


def fixed(line: Line) -> Callable[[], Line]:
    """Return a label that never changes."""
    return lambda: line


class Menu(Screen):
    """A list to go through."""

    def __init__(
        self,
        app: Stage,
        title: Line,
        items: Sequence[Item],
        start: int = 0,
        back: Callable[[], object] | None = None,
    ) -> None:
        """`back`: what Escape does; by default it closes the menu, unless it is the bottom one."""
        super().__init__(app)
        self.title = title
        self.items = list(items)
        self.index = min(start, len(self.items) - 1)
        self._back = back

    def enter(self) -> None:
        self.app.say(self.title, *self.here())

    def here(self) -> list[Line]:
        """Return the current item, and its position where the player wants to hear it."""
        lines = [self.items[self.index].label()]
        if self.app.settings.get("positions", True):
            lines.append(Line("menu-position", {"n": self.index + 1, "of": len(self.items)}))
        return lines

    def say_here(self, cue: str) -> None:
        """Say the current item."""
        self.app.cue(Cue(cue))
        self.app.say(*self.here())

    def shown(self) -> tuple[list[Line], int]:
        return [self.title, *(item.label() for item in self.items)], self.index + 1

    def command(self, name: str) -> bool:
        action = COMMANDS.get(name)
        if action is not None:
            action(self)
        return action is not None

    def go(self, index: int) -> None:
        """Move to an item; over the edge round to the other end, or not, as the player wants."""
        count = len(self.items)
        if not 0 <= index < count:
            if not self.app.settings.get("wrap", True):
                self.say_here("edge")
                return
            index %= count
            self.index = index
            self.say_here("edge")
            return
        self.index = index
        self.say_here("menu-move")

    def choose(self) -> None:
        """Enter: do the item."""
        item = self.items[self.index]
        if item.enter is not None:
            self.app.cue(Cue("menu-enter"))
            item.enter()
        elif item.change is not None:
            self.change(1)
        else:
            self.say_here("edge")

    def change(self, step: int) -> None:
        """Left, right: change the value of the item."""
        item = self.items[self.index]
        if item.change is None:
            self.app.refuse(Line("menu-no-value"))
            return
        cue = "option-on" if step > 0 else "option-off"
        self.app.cue(Cue(cue if item.change(step) else "edge"))
        self.app.say(item.label())

    def back(self) -> None:
        """Escape: leave the menu."""
        if self._back is not None:
            self.app.cue(Cue("menu-back"))
            self._back()
        elif self.app.bottom is self:
            self.app.refuse(Line("menu-bottom"))
        else:
            self.app.cue(Cue("menu-back"))
            self.app.close(self)

    def key(self, key: str) -> bool:
        """A first letter goes to the next item that begins with it, a digit to that item."""
        if key.isdigit() and 1 <= int(key) <= len(self.items):
            self.go(int(key) - 1)
            return True
        if len(key) != 1 or not key.isalpha():
            return False
        count = len(self.items)
        for step in range(1, count + 1):
            index = (self.index + step) % count
            label = self.app.told(self.items[index].label())
            if label and letter(plain(label[0])) == key:
                self.go(index)
                return True
        self.app.refuse(Line("menu-no-letter", {"letter": key.upper()}))
        return True

    def line(self, text: str) -> bool:
        return False


def plain(char: str) -> str:
    """Return a letter without its diacritics: š is found by s."""
    import unicodedata

    return unicodedata.normalize("NFD", char)[0]


COMMANDS: dict[str, Callable[[Menu], None]] = {
    "next": lambda menu: menu.go(menu.index + 1),
    "previous": lambda menu: menu.go(menu.index - 1),
    "first": lambda menu: menu.go(0),
    "last": lambda menu: menu.go(len(menu.items) - 1),
    "more": lambda menu: menu.change(1),
    "less": lambda menu: menu.change(-1),
    "enter": lambda menu: menu.choose(),
    "back": Menu.back,
}


class Entry(Screen):
    """A line of text to type."""

    typing = True

    def __init__(
        self,
        app: Stage,
        title: Line,
        text: str,
        done: Callable[[str], None],
        back: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self._done = done
        self._back = back

    def enter(self) -> None:
        told = Line("entry-text", {"text": self.text}) if self.text else Line("entry-empty")
        self.app.say(self.title, told)

    def command(self, name: str) -> bool:
        if name == "enter":
            self.app.cue(Cue("menu-enter"))
            self._done(self.text.strip())
        elif name == "back":
            self.app.cue(Cue("menu-back"))
            self._back() if self._back else self.app.close(self)
        elif name in ("next", "previous", "first", "last", "more", "less"):
            self.enter()
        elif name == "repeat":
            self.erase()
        else:
            return False
        return True

    def shown(self) -> tuple[list[Line], int]:
        return [self.title, Line("text", {"text": self.text + "_"})], 1

    def type(self, char: str) -> None:
        """Add a typed character."""
        if char.isprintable() and len(self.text) < 40:
            self.text += char
            self.app.say(Line("entry-char", {"char": char}))

    def erase(self) -> None:
        """Backspace: take the last character away and say it."""
        if not self.text:
            self.app.cue(Cue("edge"))
            return
        gone, self.text = self.text[-1], self.text[:-1]
        self.app.say(Line("entry-char", {"char": gone}))

    def key(self, key: str) -> bool:
        if len(key) == 1:
            self.type(key)
            return True
        return False

    def line(self, text: str) -> bool:
        if text.strip():
            self.text = text.strip()
        return self.command("enter")
