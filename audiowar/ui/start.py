"""From the start to the first menu: the language, the name, and what there is to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line, text
from audiowar.l10n.locales import discover
from audiowar.session import saves

from .menu import Entry, Item, Menu, fixed

if TYPE_CHECKING:
    from .app import App

# The first line must come at once: what lies behind a menu is loaded when it is chosen.


def start(app: App) -> None:
    """Open the first screen: the language on the first start, else the main menu or a game."""
    if app.launch.language:
        app.settings.set(language=app.launch.language)
    app.report(key_lines(app))
    if app.launch.new_game:
        from .new_game import launch_game

        launch_game(app)
    elif app.settings.get("language", ""):
        main_menu(app)
    else:
        app.open(LanguageMenu(app))


def key_lines(app: App) -> list[Line]:
    """Tell what is wrong in the key files and in the settings."""
    lines = [
        Line(
            f"keys-{problem.reason}",
            {
                "path": problem.file,
                "command": problem.command,
                "key": problem.key,
                "other": problem.other,
            },
        )
        for problem in app.key_problems
    ]
    if app.settings.problem:
        lines.append(Line(app.settings.problem, {"path": str(app.settings.path)}))
    return lines


class LanguageMenu(Menu):
    """Each language named in itself; the system's is preselected."""

    def __init__(self, app: App) -> None:
        self.locales = list(discover().values())
        tags = [locale.tag for locale in self.locales]
        now = tags.index(app.catalogue.language) if app.catalogue.language in tags else 0
        items = [
            Item(fixed(Line("text", {"text": locale.name})), self.chosen) for locale in self.locales
        ]
        super().__init__(app, Line("text", {"text": self.locales[now].choose}), items, now)
        self._go_on: Callable[[], None] = lambda: ask_name(app)

    def say_here(self, cue: str) -> None:
        # Each language in a voice that speaks it.
        self.app.cue(Cue(cue))
        locale = self.locales[self.index]
        self.app.front.say(text(self.here(), self.app.catalogue), Kind.NAVIGATION, "", locale)

    def chosen(self) -> None:
        """Take the language and go on to the name."""
        self.app.speak(self.locales[self.index].tag)
        self._go_on()


def ask_name(app: App) -> None:
    """Ask for the player's name, then for the opponents."""

    def done(name: str) -> None:
        app.settings.set(name=name or app.told(Line("default-name")))
        choose_game(app)

    app.open(Entry(app, Line("ask-name"), app.settings.get("name", ""), done))


def main_menu(app: App) -> None:
    """Continue, new game, tutorial, rules, sounds, settings, keys, manual, quit."""
    items = []
    unfinished = saves.newest_unfinished()
    if unfinished is not None:
        path = unfinished
        items.append(Item(fixed(Line("menu-continue")), lambda: resume(app, path)))
    items += [
        Item(fixed(Line("menu-new-game")), lambda: choose_game(app)),
        Item(fixed(Line("menu-together")), lambda: play_together(app)),
        Item(fixed(Line("menu-tutorial")), lambda: learn(app)),
        Item(fixed(Line("menu-rules")), lambda: read_rules(app)),
        Item(fixed(Line("menu-sounds")), lambda: hear_sounds(app)),
        Item(fixed(Line("menu-settings")), lambda: change_settings(app)),
        Item(fixed(Line("menu-keys")), lambda: app.command("help")),
        Item(fixed(Line("menu-manual")), lambda: app.command("manual")),
        Item(fixed(Line("menu-quit")), app.quit),
    ]
    app.replace(Menu(app, Line("main-title"), items, back=app.quit))


def resume(app: App, path: Path) -> None:
    """Go on with a saved game."""
    from .new_game import go_on

    go_on(app, path)


def choose_game(app: App) -> None:
    """Ask for a new game."""
    from .new_game import new_game

    new_game(app)


def play_together(app: App) -> None:
    """Ask for a server where others play."""
    from .together import together

    together(app)


def learn(app: App) -> None:
    """Open the tutorial."""
    from .tutorial import Tutorial

    app.open(Tutorial(app))


def read_rules(app: App) -> None:
    """Open the rules of all games."""
    from .rules_reader import RulesOfGames

    app.open(RulesOfGames(app))


def hear_sounds(app: App) -> None:
    """Open the list of sounds."""
    from .sound_list import learn_sounds

    learn_sounds(app)


def change_settings(app: App) -> None:
    """Open the settings."""
    from .settings import SettingsMenu

    app.open(SettingsMenu(app))
