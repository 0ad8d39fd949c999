"""The settings menu. Left and right change the value of an item."""

from __future__ import annotations

from audiowar.announce.bot_remarks import SETTINGS as REMARKS
from audiowar.announce.bot_remarks import USUAL as USUAL_REMARKS
from audiowar.announce.line import Line
from audiowar.announce.line_order import ORDERS
from audiowar.announce.line_order import USUAL as USUAL_ORDER
from audiowar.distribution import load_distribution
from audiowar.l10n.catalogue import DETAILS
from audiowar.l10n.locales import discover_locales
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_list import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem, TextEntry

from . import opponent_memory_menu
from .configured_pace import THINKING_PACES, USUAL_PACE
from .opponent_choice import MAIN_GAME, opponents_item
from .remap_keys import RemapMenu
from .window_settings import choice_setting_item, switch_setting_item, window_items_by_group

USUAL_SUITS = "detail"
"""The value with which the level of detail decides whether suits are spoken."""
SUITS = (USUAL_SUITS, "none", "hand", "all")
"""Which suits are spoken: by the level of detail, none, those in the hand, or all."""
AUTO_PACES = (25, 50, 75, 100, 150, 200, 400)
"""The speeds of automatic turning to choose from, in percent."""


GROUP_NAMES = ("general", "telling", "playing", "opponents", "voice", "sounds", "look")
"""The groups of settings. Frontends without a voice lack the last three."""


class SettingsMenu(GroupedMenu):
    """All settings in groups. Frontends without a voice lack those of voice, sounds and looks."""

    def __init__(self, app: App) -> None:
        language = MenuItem(
            lambda: language_line("setting-language", app), on_change=self.change_language
        )
        found: dict[str, list[MenuItem]] = {
            "general": [
                language,
                MenuItem(self.name_line, self.edit_name),
                *update_switch_items(app),
            ],
            "telling": [
                choice_setting_item(app, "detail", DETAILS, "normal"),
                choice_setting_item(app, "order", ORDERS, USUAL_ORDER),
                choice_setting_item(app, "suits", SUITS, USUAL_SUITS),
                switch_setting_item(app, "positions"),
                switch_setting_item(app, "wrap"),
            ],
            "playing": [
                switch_setting_item(app, "heard"),
                choice_setting_item(app, "auto_pace", AUTO_PACES, 100, auto_turn_speed_line),
                switch_setting_item(app, "coach"),
            ],
            "opponents": [
                opponents_item(app, MAIN_GAME),
                choice_setting_item(app, "pace", THINKING_PACES, USUAL_PACE, thinking_time_line),
                choice_setting_item(app, "remarks", REMARKS, USUAL_REMARKS),
                *opponent_memory_menu.opponent_memory_items(app),
            ],
            **(window_items_by_group(app) if app.frontend.has_voice else {}),
        }
        parts: list[MenuItem | Group] = [
            Group(Line(f"settings-group-{name}"), items) for name, items in found.items()
        ]
        parts.append(
            MenuItem(lambda: Line("setting-keys"), lambda: app.open_screen(RemapMenu(app)))
        )
        super().__init__(app, Line("settings-title"), parts, Line("settings-hint"))

    def change_language(self, step: int) -> bool:
        """Switch to the next (1) or previous (-1) language; return False at the ends."""
        tags = list(discover_locales())
        index = tags.index(self.app.catalogue.language) + step
        if not 0 <= index < len(tags):
            return False
        self.app.set_language(tags[index])
        return True

    def name_line(self) -> Line:
        """Return the line with the player's name."""
        name = self.app.settings.get("name", "")
        return Line("setting-name", {"name": name, "named": bool(name)})

    def edit_name(self) -> None:
        """Ask for a new name."""

        def done(name: str) -> None:
            if name:
                self.app.settings.set(name=name)
            self.app.close_screen(entry)

        entry = TextEntry(self.app, Line("ask-name"), self.app.settings.get("name", ""), done)
        self.app.open_screen(entry)


def language_line(message: str, app: App) -> Line:
    """Return a line that names the current language, with its script if it has two scripts."""
    return Line(message, {"script": app.catalogue.locale.script or "usual"})


def thinking_time_line(percent: int) -> Line:
    """Return the line of the setting of the bots' thinking time."""
    return Line("setting-pace", {"percent": percent, "seconds": percent // 100})


def auto_turn_speed_line(percent: int) -> Line:
    """Return the line of the setting of the speed of automatic turning."""
    return Line("setting-auto-pace", {"percent": percent})


def update_switch_items(app: App) -> list[MenuItem]:
    """Return the switch of the search for newer versions, or no item if this copy cannot search."""
    return [switch_setting_item(app, "updates", False)] if load_distribution().address else []
