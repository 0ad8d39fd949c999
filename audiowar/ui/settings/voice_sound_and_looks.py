"""The settings of voice, sounds and looks, and their menu items."""

from __future__ import annotations

from audiowar.announce.line import Cue, Line
from audiowar.announce.player_names_and_common_lines import replace_underscores
from audiowar.sound.packs import STANDARD_PACK_NAME, list_pack_names
from audiowar.storage.settings import Settings, get_data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem

from .setting_items import make_setting_choice_item, make_switch_item, save_and_apply_setting

NUMBER_SETTINGS = {
    "rate": (80, 450, 200),
    "speech_volume": (0, 100, 100),
    "sound_volume": (0, 100, 80),
    "interface_volume": (0, 100, 100),
    "table_volume": (0, 100, 100),
    "drama_volume": (0, 100, 100),
    "spread": (0, 100, 100),
}
"""The lowest, highest and default value of each setting that is a number. `rate` is in words per
minute, the others are in percent."""
OWN_VOICE_SETTINGS = ("rate", "speech_volume")
"""The settings of the program's own voices, which do not affect a screen reader."""
VOLUME_SAMPLE_CUES = {
    "interface_volume": "menu-move",
    "table_volume": "chosen-own",
    "drama_volume": "war",
}
"""The cue that is played as a sample when the player changes one of these volumes."""
THEMES = ("dark", "light", "yellow", "system")
"""The colours of a window or page; "system" stands for the operating system's colours."""
TABLE_STYLES = ("drawn", "words")
"""How a table is shown: as a picture, or as text only."""
SUIT_COLOURS = ("four", "two")
"""Whether suits have four colours or two."""
CARD_FACE_COLOURS = ("theme", "white")
"""The colour of the faces of cards: the colour of the theme, or always white."""
TEXT_SIZES = (16, 20, 24, 28, 32, 40, 48, 60, 72, 84, 96)
"""The text sizes to choose from, in points."""
DEFAULT_THEME = "dark"
DEFAULT_TEXT_SIZE = 28


def make_voice_sound_and_look_items(app: App) -> dict[str, list[MenuItem]]:
    """Return the items of the groups "voice", "sounds" and "look"."""
    names = list_pack_names(get_data_folder() / "sounds")
    numbers = [name for name in NUMBER_SETTINGS if name not in OWN_VOICE_SETTINGS]
    # By default, a page has the colours of its browser.
    theme = "system" if app.frontend.has_buttons else DEFAULT_THEME
    return {
        "voice": [
            *make_voice_items(app),
            make_switch_item(app, "braille"),
            make_switch_item(app, "quiet"),
        ],
        "sounds": [
            *(make_number_item(app, name, 10) for name in numbers),
            make_setting_choice_item(
                app, "sound_pack", names, STANDARD_PACK_NAME, sound_pack_setting_line
            ),
        ],
        "look": [
            make_setting_choice_item(app, "theme", THEMES, theme),
            make_setting_choice_item(app, "size", TEXT_SIZES, DEFAULT_TEXT_SIZE),
            make_setting_choice_item(app, "table", TABLE_STYLES, TABLE_STYLES[0]),
            make_setting_choice_item(app, "suit_colours", SUIT_COLOURS, SUIT_COLOURS[0]),
            make_setting_choice_item(app, "faces", CARD_FACE_COLOURS, CARD_FACE_COLOURS[0]),
        ],
    }


def make_voice_items(app: App) -> list[MenuItem]:
    """Return the menu items about the voice; an empty list if a screen reader speaks."""
    voices = app.frontend.list_own_voice_names()
    if voices is None:
        return []
    items = [make_number_item(app, "rate", 20), make_number_item(app, "speech_volume", 10)]
    if voices:
        items.append(make_setting_choice_item(app, "voice", ("", *voices), "", voice_setting_line))
    return items


def voice_setting_line(name: str) -> Line:
    """Return the label of the setting for the voice; "" is the default voice."""
    return Line("setting-voice", {"voice": name or Line("voice-usual")})


def sound_pack_setting_line(name: str) -> Line:
    """Return the label of the setting for the sound pack."""
    return Line(
        "setting-sound-pack",
        {"pack": Line("pack-standard") if name == STANDARD_PACK_NAME else name},
    )


def change_number_setting_by(app: App, name: str, step: int) -> bool:
    """Change a setting in `NUMBER_SETTINGS` by `step`; return False at the end of its range."""
    low, high, usual = NUMBER_SETTINGS[name]
    now = app.settings.get(name, usual)
    wanted = min(max(now + step, low), high)
    save_and_apply_setting(app, name, wanted)
    return bool(wanted != now)


def get_number_settings(settings: Settings) -> dict[str, int]:
    """Return the current value of each setting in `NUMBER_SETTINGS`."""
    return {name: settings.get(name, usual) for name, (_, _, usual) in NUMBER_SETTINGS.items()}


def number_setting_line(app: App, name: str) -> Line:
    """Return the line that names a setting in `NUMBER_SETTINGS` and its value."""
    value = app.settings.get(name, NUMBER_SETTINGS[name][2])
    return Line(f"setting-{replace_underscores(name)}", {"value": value})


def make_number_item(app: App, name: str, step: int) -> MenuItem:
    """Return the item of a setting in `NUMBER_SETTINGS`, which changes the setting by `step`."""

    def change(direction: int) -> bool:
        changed = change_number_setting_by(app, name, direction * step)
        if changed and name in VOLUME_SAMPLE_CUES:
            app.play_cue(Cue(VOLUME_SAMPLE_CUES[name]))
        return changed

    return MenuItem(lambda: number_setting_line(app, name), on_change=change)
