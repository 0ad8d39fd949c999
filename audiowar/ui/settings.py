"""The player's settings: every one says its value and changes with left and right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiowar.announce.line import Line
from audiowar.bots.registry import bots
from audiowar.l10n.locales import discover

from .menu import Entry, Item, Menu
from .remap import RemapMenu
from .window_settings import switch, window_items

if TYPE_CHECKING:
    from .app import App

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
            Item(self.detail_line, change=self.detail),
            Item(self.name_line, self.name),
            Item(self.bot_line, change=self.bot),
            Item(self.pace_line, change=self.pace),
            Item(self.auto_pace_line, change=self.auto_pace),
            Item(lambda: Line("setting-keys"), lambda: app.open(RemapMenu(app))),
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

    def detail_line(self) -> Line:
        """Say how much is told."""
        return Line("setting-detail", {"detail": Line(f"detail-{self.app.detail}")})

    def detail(self, step: int) -> bool:
        """Tell less or more."""
        levels = ("brief", "normal", "full")
        index = levels.index(self.app.detail) + step
        if not 0 <= index < len(levels):
            return False
        self.app.settings.set(detail=levels[index])
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

    def bot_line(self) -> Line:
        """Say who the opponents are in games of choice."""
        name = self.app.settings.get("bot", USUAL_BOT)
        return Line("setting-bot", {"bot": Line(f"bot-{name if name in people() else USUAL_BOT}")})

    def bot(self, step: int) -> bool:
        """Play against others, from the next game on."""
        names = people()
        now = self.app.settings.get("bot", USUAL_BOT)
        index = names.index(now if now in names else USUAL_BOT) + step
        if not 0 <= index < len(names):
            return False
        self.app.settings.set(bot=names[index])
        return True

    def auto_pace_line(self) -> Line:
        """Say how fast cards turn by themselves."""
        return Line("setting-auto-pace", {"percent": self.app.settings.get("auto_pace", 100)})

    def auto_pace(self, step: int) -> bool:
        """Let cards turn slower or faster by themselves."""
        now = self.app.settings.get("auto_pace", 100)
        paces = sorted({*AUTO_PACES, now})
        index = paces.index(now) + step
        if not 0 <= index < len(paces):
            return False
        self.app.settings.set(auto_pace=paces[index])
        return True

    def pace_line(self) -> Line:
        """Say how long opponents think."""
        return Line("setting-pace", {"percent": self.app.settings.get("pace", 100)})

    def pace(self, step: int) -> bool:
        """Let opponents think shorter or longer, from the next game on."""
        now = self.app.settings.get("pace", 100)
        paces = sorted({*PACES, now})
        index = paces.index(now) + step
        if not 0 <= index < len(paces):
            return False
        self.app.settings.set(pace=paces[index])
        return True
