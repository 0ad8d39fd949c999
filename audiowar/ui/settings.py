"""The player's settings: every one says its value and changes with left and right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.bots.registry import bots
from audiowar.l10n.locales import discover

from .menu import Entry, Item, Menu
from .remap import RemapMenu
from .window_settings import row, switch, window_items

if TYPE_CHECKING:
    from .app import App

DETAIL_LEVELS = ("brief", "normal", "full")
USUAL_BOT = "sensible"
MEASURES = ("random", "d1", "sel1")
"""Bots that are there to measure others, not to be played with."""
AUTO_PACES = (25, 50, 75, 100, 150, 200, 400)
"""How fast cards turn by themselves, in per cent."""
PACES = (0, 50, 100, 200, 400)
"""How long bots think, in per cent."""


def people() -> list[str]:
    """Return the opponents that one can play with."""
    return [name for name in bots("scientific") if name not in MEASURES]


class SettingsMenu(Menu):
    """All settings: those of the game, and where there is a window, those of voice and look."""

    def __init__(self, app: App) -> None:
        items = [
            Item(lambda: Line("setting-language"), change=self.language),
            row(app, "detail", DETAIL_LEVELS, "normal", detail_line),
            Item(self.name_line, self.name),
            row(app, "bot", people(), USUAL_BOT, bot_line),
            row(app, "pace", PACES, 100, lambda value: Line("setting-pace", {"percent": value})),
            row(app, "auto_pace", AUTO_PACES, 100, auto_pace_line),
            Item(lambda: Line("setting-keys"), lambda: app.open(RemapMenu(app))),
            switch(app, "coach"),
            switch(app, "positions"),
            switch(app, "wrap"),
        ]
        if app.front.speaks:
            items += window_items(app)
        super().__init__(app, Line("settings-title"), items)

    def language(self, step: int) -> bool:
        """Go to another language; the menu goes on in it."""
        tags = list(discover())
        index = tags.index(self.app.catalogue.language) + step
        if not 0 <= index < len(tags):
            return False
        self.app.speak(tags[index])
        return True

    def name_line(self) -> Line:
        """Say the player's name."""
        return Line("setting-name", {"name": self.app.settings.get("name", "") or "–"})

    def name(self) -> None:
        """Type another name."""

        def done(name: str) -> None:
            if name:
                self.app.settings.set(name=name)
            self.app.close(entry)

        entry = Entry(self.app, Line("ask-name"), self.app.settings.get("name", ""), done)
        self.app.open(entry)


def detail_line(level: str) -> Line:
    """Say how much is told."""
    return Line("setting-detail", {"detail": Line(f"detail-{level}")})


def bot_line(name: str) -> Line:
    """Say who the opponents are in games of choice."""
    return Line("setting-bot", {"bot": Line(f"bot-{name}")})


def auto_pace_line(percent: int) -> Line:
    """Say how fast cards turn by themselves."""
    return Line("setting-auto-pace", {"percent": percent})
