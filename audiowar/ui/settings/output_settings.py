"""The items of the settings menu, made from the table of all settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.line import Cue, Line
from audiowar.sound.packs import STANDARD_PACK_NAME, list_pack_names
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.storage.settings import Settings, get_data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem

from .reader_pace import PACE_SETTING, make_reader_pace_items
from .setting_items import make_setting_choice_item, make_switch_item, save_setting

OWN_VOICE_SETTINGS = ("rate", "speech_volume", "voice")
"""The settings of the program's own voices, which do not affect a screen reader."""
VOLUME_SAMPLE_CUES = {
    "interface_volume": "menu-move",
    "table_volume": "chosen-own",
    "drama_volume": "war",
}
"""The cue that is played as a sample when the player changes one of these volumes."""
DEFAULT_THEME = "dark"
"""The theme of a window. By default, a page has the colours of its browser."""
DEFAULT_TEXT_SIZE = 28
LABELS: Mapping[str, Callable[[Any], Line]] = {
    "auto_pace": lambda percent: Line("setting-auto-pace", {"percent": percent}),
    "pace": lambda percent: Line("setting-pace", {"percent": percent, "seconds": percent // 100}),
    "voice": lambda name: Line("setting-voice", {"voice": name or Line("voice-usual")}),
    "sound_pack": lambda name: Line(
        "setting-sound-pack",
        {"pack": Line("pack-standard") if name == STANDARD_PACK_NAME else name},
    ),
}
"""The labels of settings whose messages have other arguments than a value."""


def make_group_items(app: App, group: str) -> list[MenuItem]:
    """Return the items of a group of settings, without those that do nothing in this frontend."""
    own_voices = app.frontend.list_own_voice_names() if group == "voice" else ()
    offered: dict[str, tuple[str, ...]] = {
        "voice": ("", *(own_voices or ())),
        "sound_pack": tuple(list_pack_names(get_data_folder() / "sounds"))
        if group == "sounds"
        else (),
    }
    defaults = {
        "theme": "system" if app.frontend.has_buttons else DEFAULT_THEME,
        "size": DEFAULT_TEXT_SIZE,
        "background": get_background_setting(app.settings, app.frontend.has_buttons),
    }
    items: list[MenuItem] = []
    for name, setting in SETTINGS.items():
        if setting.group != group or (name in OWN_VOICE_SETTINGS and own_voices is None):
            continue
        if name == "voice" and not own_voices:
            continue
        if name == PACE_SETTING:
            items += make_reader_pace_items(app)
        elif isinstance(setting.default, bool):
            items.append(make_switch_item(app, name))
        elif setting.step:
            items.append(make_number_item(app, name))
        else:
            label, values = LABELS.get(name), offered.get(name, setting.values)
            default = defaults.get(name)
            items.append(make_setting_choice_item(app, name, label, values, default))
    return items


def get_background_setting(settings: Settings, is_page: bool) -> str:
    """Return what the program does while another window or tab has the focus.

    By default, a page goes on and a window is silent.
    """
    return settings.get("background") or ("speak" if is_page else "silent")


def change_number_setting_by(app: App, name: str, step: int) -> bool:
    """Change a setting that has a range by `step`; return False at the end of the range."""
    old_value, values = app.settings.get(name), SETTINGS[name].values
    new_value = min(max(old_value + step, values[0]), values[-1])
    save_setting(app, name, new_value)
    return bool(new_value != old_value)


def get_number_settings(settings: Settings) -> dict[str, int]:
    """Return the value of each setting that has a range."""
    return {name: settings.get(name) for name, setting in SETTINGS.items() if setting.step}


def number_setting_line(app: App, name: str) -> Line:
    """Return the line that names a setting and its value."""
    return Line(f"setting-{replace_underscores(name)}", {"value": app.settings.get(name)})


def make_number_item(app: App, name: str) -> MenuItem:
    """Return the item of a setting that has a range. A changed volume is heard with a sample."""

    def change(direction: int) -> bool:
        changed = change_number_setting_by(app, name, direction * SETTINGS[name].step)
        if changed and name in VOLUME_SAMPLE_CUES:
            app.play_cue(Cue(VOLUME_SAMPLE_CUES[name]))
        return changed

    return MenuItem(lambda: number_setting_line(app, name), on_change=change)
