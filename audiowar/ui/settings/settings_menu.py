"""The settings menu. Left and right change the value of an item."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.l10n.discover_locales import discover_locales
from audiowar.publisher_info import load_publisher_info
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem, ask_text, fixed_item

from .opponent_choice import GAME_WHOSE_OPPONENTS_ARE_DEFAULT, make_opponents_item
from .opponent_memory_menu import OpponentMemoryMenu
from .output_settings import make_group_items
from .remap_keys import RemapMenu
from .setting_items import make_switch_item, make_value_item

SETTING_GROUP_NAMES = ("general", "telling", "playing", "opponents", "voice", "sounds", "look")
"""The groups of settings. Frontends without a voice lack the last three."""


class SettingsMenu(GroupedMenu):
    """All settings in groups. Frontends without a voice lack those of voice, sounds and looks."""

    def __init__(self, app: App) -> None:
        language = make_value_item(
            list(discover_locales()),
            lambda: app.catalogue.language,
            app.change_language,
            lambda _: Line(
                "setting-language",
                {"script": app.catalogue.locale.transliteration_script or "usual"},
            ),
        )
        updates = [make_switch_item(app, "updates")] if load_publisher_info().downloads_url else []
        name = MenuItem(self.player_name_line, self.ask_player_name)
        first = {
            "general": [language, name, *updates],
            "opponents": [make_opponents_item(app, GAME_WHOSE_OPPONENTS_ARE_DEFAULT)],
        }
        memory = fixed_item("memory-title", lambda: app.open_screen(OpponentMemoryMenu(app)))
        last = {"opponents": [memory]}
        names = SETTING_GROUP_NAMES if app.frontend.has_voice else SETTING_GROUP_NAMES[:-3]
        parts: list[MenuItem | Group] = [
            Group(
                Line(f"settings-group-{group}"),
                [*first.get(group, []), *make_group_items(app, group), *last.get(group, [])],
            )
            for group in names
        ]
        parts.append(fixed_item("setting-keys", lambda: app.open_screen(RemapMenu(app))))
        super().__init__(app, Line("settings-title"), parts, Line("settings-hint"))

    def player_name_line(self) -> Line:
        """Return the line with the player's name."""
        name = self.app.settings.get("name")
        return Line("setting-name", {"name": name, "named": bool(name)})

    def ask_player_name(self) -> None:
        """Ask for the player's name, and save it."""

        def save(name: str) -> None:
            if name:
                self.app.settings.set(name=name)
            self.app.top.announce_screen()

        ask_text(self.app, Line("ask-name"), self.app.settings.get("name"), save)
