"""The settings menu. Left and right change the value of an item."""

from __future__ import annotations

from audiowar.announce.choose_bot_remarks import DEFAULT_REMARK_SETTING
from audiowar.announce.choose_bot_remarks import REMARK_SETTINGS as REMARKS
from audiowar.announce.line import Line
from audiowar.announce.line_order import DEFAULT_ORDER_SETTING, ORDER_SETTINGS
from audiowar.l10n.catalogue import DETAILS
from audiowar.l10n.discover_locales import discover_locales
from audiowar.publisher_info import load_publisher_info
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem, TextEntry, fixed_item

from . import opponent_memory_menu
from .configured_pace import DEFAULT_PACE_PERCENT, THINKING_TIME_PERCENTS
from .opponent_choice import GAME_WHOSE_OPPONENTS_ARE_DEFAULT, make_opponents_item
from .remap_keys import RemapMenu
from .setting_items import make_setting_choice_item, make_switch_item, make_value_item
from .voice_sound_and_looks import make_voice_sound_and_look_items

DEFAULT_SUITS_SETTING = "detail"
"""If the setting for spoken suits has this value, the level of detail decides which are spoken."""
SUITS_SETTING_VALUES = (DEFAULT_SUITS_SETTING, "none", "hand", "all")
"""The values of the setting for spoken suits: by level of detail, none, only of the hand, all."""
AUTO_TURN_SPEED_PERCENTS = (25, 50, 75, 100, 150, 200, 400)
"""The speeds, in percent, that the player can choose for the automatic turning of cards."""


SETTING_GROUP_NAMES = ("general", "telling", "playing", "opponents", "voice", "sounds", "look")
"""The groups of settings. Frontends without a voice lack the last three."""


class SettingsMenu(GroupedMenu):
    """All settings in groups. Frontends without a voice lack those of voice, sounds and looks."""

    def __init__(self, app: App) -> None:
        language = make_value_item(
            list(discover_locales()),
            lambda: app.catalogue.language,
            app.change_and_save_language,
            lambda _: Line(
                "setting-language",
                {"script": app.catalogue.locale.transliteration_script or "usual"},
            ),
        )
        updates = (
            [make_switch_item(app, "updates", False)] if load_publisher_info().downloads_url else []
        )
        found: dict[str, list[MenuItem]] = {
            "general": [
                language,
                MenuItem(self.player_name_line, self.ask_and_save_player_name),
                *updates,
            ],
            "telling": [
                make_setting_choice_item(app, "detail", DETAILS, "normal"),
                make_setting_choice_item(app, "order", ORDER_SETTINGS, DEFAULT_ORDER_SETTING),
                make_setting_choice_item(app, "suits", SUITS_SETTING_VALUES, DEFAULT_SUITS_SETTING),
                make_switch_item(app, "positions"),
                make_switch_item(app, "wrap"),
            ],
            "playing": [
                make_switch_item(app, "heard"),
                make_setting_choice_item(
                    app, "auto_pace", AUTO_TURN_SPEED_PERCENTS, 100, auto_turn_speed_line
                ),
                make_switch_item(app, "coach"),
            ],
            "opponents": [
                make_opponents_item(app, GAME_WHOSE_OPPONENTS_ARE_DEFAULT),
                make_setting_choice_item(
                    app, "pace", THINKING_TIME_PERCENTS, DEFAULT_PACE_PERCENT, thinking_time_line
                ),
                make_setting_choice_item(app, "remarks", REMARKS, DEFAULT_REMARK_SETTING),
                *opponent_memory_menu.make_opponent_memory_items(app),
            ],
            **(make_voice_sound_and_look_items(app) if app.frontend.has_voice else {}),
        }
        parts: list[MenuItem | Group] = [
            Group(Line(f"settings-group-{name}"), items) for name, items in found.items()
        ]
        parts.append(fixed_item("setting-keys", lambda: app.open_screen(RemapMenu(app))))
        super().__init__(app, Line("settings-title"), parts, Line("settings-hint"))

    def player_name_line(self) -> Line:
        """Return the line with the player's name."""
        name = self.app.settings.get("name", "")
        return Line("setting-name", {"name": name, "named": bool(name)})

    def ask_and_save_player_name(self) -> None:
        """Ask for the player's name, and save it."""

        def done(name: str) -> None:
            if name:
                self.app.settings.set(name=name)
            self.app.close_screen(entry)

        entry = TextEntry(self.app, Line("ask-name"), self.app.settings.get("name", ""), done)
        self.app.open_screen(entry)


def thinking_time_line(percent: int) -> Line:
    """Return the label of the setting for the bots' thinking time."""
    return Line("setting-pace", {"percent": percent, "seconds": percent // 100})


def auto_turn_speed_line(percent: int) -> Line:
    """Return the label of the setting for the speed of automatic turning."""
    return Line("setting-auto-pace", {"percent": percent})
