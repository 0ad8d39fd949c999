"""A walk through all menus: each line, what left and right do to it, and what Enter opens."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from audiowar.ui.core.app import Screen
from audiowar.ui.core.grouped_menu import SingleGroupMenu
from audiowar.ui.core.menu import Menu, MenuItem, TextEntry
from audiowar.ui.first_screens import open_language_or_main_menu, open_main_menu
from tests.golden.keys.cases import iter_effects_since, press_and_iter_effects
from tests.ui.front import Play

FILE = Path(__file__).parent / "en.txt"
LEFT_ALONE = (
    *("Quit", "Manual", "Language:", "Surprise", "Play with others", "Deal of the day"),
    *("Save games", "Bring in games"),
)
"""How items begin that end the program, leave it or change the language, or that depend on the day,
on lots or on the files of the computer."""
OFTEN = {"OptionsMenu": 8, "Menu": 40, "SingleGroupMenu": 40, "RulesHeadings": 2}
"""How many screens of a kind are gone through; of others four."""
ENTERED = {"SingleGroupMenu": 4, "LessonsMenu": 6}
"""How many items of a kind of menu are entered; of others all."""

MANY = 60
"""More values than any item has."""

Way = tuple[int, ...]
"""The items that were entered, from the main menu on."""


class Walk:
    """A walk from a fresh program along a way, again for each item that is entered."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.starts = 0
        self.seen: set[tuple[object, ...]] = set()
        self.kinds: Counter[str] = Counter()

    def at(self, way: Way) -> Play:
        """Return a program that stands where a way leads."""
        self.starts += 1
        home = self.home / str(self.starts)
        os.environ["AUDIOWAR_HOME"] = str(home)
        play = Play(home, seed=5, fast=True)
        play.app.settings.set(name="Mira", remarks="off")
        open_main_menu(play.app)
        for index in way:
            self.move_to(play, index)
            play.press("enter")
        return play

    def move_to(self, play: Play, index: int) -> None:
        """Move to an item by keys. `Play.press` would check the screen after each of them."""
        for key in ("home", *["down"] * index):
            play.app.press_key(key)

    def through(self, way: Way, play: Play) -> Iterator[str]:
        """Yield what is met in the menu where `play` stands after a way, and in those behind it."""
        menu = play.app.top
        if not self.new(play, menu, way):
            return
        yield f"\n== {'.'.join(map(str, way)) or 'main'}: {play.said()[-1]}"
        if isinstance(menu, TextEntry):
            for key in ("a", "ž", "left", "backspace", "right", "up", "enter"):
                yield from press_and_iter_effects(play, key)
            return
        assert isinstance(menu, Menu)
        for _ in menu.items:
            if menu.items[menu.index].on_change is not None:
                whole = isinstance(menu, SingleGroupMenu) or self.kinds[type(menu).__name__] == 1
                yield from changed(play, menu.items[menu.index], whole)
            yield from press_and_iter_effects(play, "down")
        for index, item in enumerate(menu.items[: ENTERED.get(type(menu).__name__)]):
            label = play.app.render(item.label())
            if item.on_choose is not None and not label.startswith(LEFT_ALONE):
                yield from self.entered(way, index)

    def entered(self, way: Way, index: int) -> Iterator[str]:
        """Yield what follows when an item is entered."""
        play = self.at(way)
        self.move_to(play, index)
        menu, before = play.app.top, (len(play.front.said), len(play.front.cues))
        play.press("enter")
        top = play.app.top
        is_list = top is not menu and isinstance(top, (Menu, TextEntry))
        behind = list(self.through((*way, index), play)) if is_list else []
        if behind:
            yield from behind
        else:
            yield f"\n== {'.'.join(map(str, (*way, index)))} is entered"
            yield from iter_effects_since(play, *before)

    def new(self, play: Play, screen: Screen, way: Way) -> bool:
        """Tell whether a screen is to be gone through; each game has its own for a new game."""
        kind = type(screen).__name__
        lines = [play.app.render(line) for line in screen.get_screen_content().rows]
        seen = (way[:2] if way[:1] == (0,) else (), kind, *lines)
        if seen in self.seen or self.kinds[kind] >= OFTEN.get(kind, 4):
            return False
        self.seen.add(seen)
        self.kinds[kind] += 1
        return True


def changed(play: Play, item: MenuItem, whole: bool) -> Iterator[str]:
    """Change an item to the right and to the left, or through all values and back to the first."""
    was = item.label()
    for key in ("right", "left"):
        yield from press_and_iter_effects(play, key)
        for _ in range(MANY if whole else 0):
            if play.cued()[-1] != "edge":
                yield from press_and_iter_effects(play, key)
    for _ in range(MANY if whole else 0):
        if item.label() != was:
            play.press("right")


def walk_through_menus(home: Path) -> str:
    """Return the whole walk, and the first start."""
    play = Play(home / "first", seed=5)
    open_language_or_main_menu(play.app)
    lines = [*play.said()]
    for key in ("down", "escape", "home", "enter", "m", "enter", "down", "down", "escape"):
        lines += press_and_iter_effects(play, key)
    walk = Walk(home)
    text = "\n".join([*lines, *walk.through((), walk.at(()))]) + "\n"
    # A new row would change the place of every other one in its list.
    text = re.sub(r"\. \d+ of \d+(?=  \(|$)", ".", text, flags=re.MULTILINE)
    return re.sub(rf"{re.escape(str(home))}\W\d+", "HOME", text)
