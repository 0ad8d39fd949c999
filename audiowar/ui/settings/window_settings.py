"""The settings of voice, sounds and looks, and the menu items for all kinds of settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from audiowar.announce.line import Cue, Line
from audiowar.announce.view_lines import hyphenate
from audiowar.resources import find_data_folder
from audiowar.sound.packs import STANDARD, list_packs
from audiowar.storage.settings import Settings, data_folder
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem

LEVELS = {
    "rate": (80, 450, 200),
    "speech_volume": (0, 100, 100),
    "sound_volume": (0, 100, 80),
    "interface_volume": (0, 100, 100),
    "table_volume": (0, 100, 100),
    "drama_volume": (0, 100, 100),
    "spread": (0, 100, 100),
}
"""The lowest, highest and default value of each setting with a number: `rate` in words per minute,
all others in percent."""
OWN_VOICE_LEVELS = ("rate", "speech_volume")
"""The levels that only the program's own voices have, not a screen reader."""
SAMPLE_CUES = {"interface_volume": "menu-move", "table_volume": "chosen-own", "drama_volume": "war"}
"""For some volumes, the cue that is played when they are changed."""
THEMES = ("dark", "light", "yellow", "system")
"""The colours of a window or page; "system" stands for those of the system."""
TABLES = ("drawn", "words")
"""How a table is shown: as a picture, or as text only."""
SUIT_COLOURS = ("four", "two")
"""Whether suits have four colours or two."""
FACES = ("theme", "white")
"""The colour of the faces of cards: that of the theme, or always white."""
TEXT_SIZES = (16, 20, 24, 28, 32, 40, 48, 60, 72, 84, 96)
"""The text sizes to choose from, in points."""
USUAL_THEME = "dark"
USUAL_SIZE = 28


def window_items_by_group(app: App) -> dict[str, list[MenuItem]]:
    """Return the items of the groups "voice", "sounds" and "look"."""
    names = list_packs(find_data_folder("sounds"), data_folder() / "sounds")
    return {
        "voice": [
            *voice_items(app),
            switch_setting_item(app, "braille"),
            switch_setting_item(app, "quiet"),
        ],
        "sounds": [
            *(level_setting_item(app, name, 10) for name in LEVELS if name not in OWN_VOICE_LEVELS),
            choice_setting_item(app, "sound_pack", names, STANDARD, pack_line),
        ],
        "look": [
            choice_setting_item(app, "theme", THEMES, default_theme(app)),
            choice_setting_item(app, "size", TEXT_SIZES, USUAL_SIZE),
            choice_setting_item(app, "table", TABLES, TABLES[0]),
            choice_setting_item(app, "suit_colours", SUIT_COLOURS, SUIT_COLOURS[0]),
            choice_setting_item(app, "faces", FACES, FACES[0]),
        ],
    }


def voice_items(app: App) -> list[MenuItem]:
    """Return the items about the voice; none if a screen reader speaks."""
    voices = app.frontend.voice_names()
    if voices is None:
        return []
    items = [level_setting_item(app, "rate", 20), level_setting_item(app, "speech_volume", 10)]
    return items + (
        [choice_setting_item(app, "voice", ("", *voices), "", voice_line)] if voices else []
    )


def voice_line(name: str) -> Line:
    """Return the line of the setting of the voice; "" is the default voice."""
    return Line("setting-voice", {"voice": name or Line("voice-usual")})


def pack_line(name: str) -> Line:
    """Return the line of the setting of the sound pack."""
    return Line("setting-sound-pack", {"pack": Line("pack-standard") if name == STANDARD else name})


def default_theme(app: App) -> str:
    """Return the default theme. A page has the colours of its browser."""
    return "system" if app.frontend.has_buttons else USUAL_THEME


def change_level(app: App, name: str, step: int) -> bool:
    """Change a level by `step` within its range, and apply it. Return False at an end."""
    low, high, usual = LEVELS[name]
    now = app.settings.get(name, usual)
    wanted = min(max(now + step, low), high)
    app.settings.set(**{name: wanted})
    app.frontend.apply_settings(app.settings)
    return bool(wanted != now)


def load_levels(settings: Settings) -> dict[str, int]:
    """Return the current values of all levels by name."""
    return {name: settings.get(name, usual) for name, (_, _, usual) in LEVELS.items()}


def level_line(app: App, name: str) -> Line:
    """Return the line that names a level and its value."""
    value = app.settings.get(name, LEVELS[name][2])
    return Line(f"setting-{hyphenate(name)}", {"value": value})


def level_setting_item(app: App, name: str, step: int) -> MenuItem:
    """Return the item that shows a level and changes it by `step`."""

    def change(direction: int) -> bool:
        changed = change_level(app, name, direction * step)
        if changed and name in SAMPLE_CUES:
            app.play_cue(Cue(SAMPLE_CUES[name]))
        return changed

    return MenuItem(lambda: level_line(app, name), on_change=change)


Value = TypeVar("Value", str, int)


def choice_setting_item(
    app: App,
    name: str,
    values: Sequence[Value],
    usual: Value,
    line: Callable[[Value], Line] | None = None,
) -> MenuItem:
    """Return the item of the setting `name`, which has one of some values.

    `usual`: the default value. `line`: returns the label of the item for a value.
    """

    def now() -> int:
        value = app.settings.get(name, usual)
        return values.index(value) if value in values else values.index(usual)

    def change(direction: int) -> bool:
        index = now() + direction
        if not 0 <= index < len(values):
            return False
        app.settings.set(**{name: values[index]})
        app.frontend.apply_settings(app.settings)
        return True

    def label() -> Line:
        value = values[now()]
        if line is not None:
            return line(value)
        told = Line(f"{hyphenate(name)}-{value}") if isinstance(value, str) else value
        return Line(f"setting-{hyphenate(name)}", {"value": told})

    return MenuItem(label, on_change=change)


def switch_setting_item(app: App, name: str, usual: bool = True) -> MenuItem:
    """Return the item of the setting `name`, which is on or off. `usual`: the default value."""

    def label() -> Line:
        on = app.settings.get(name, usual)
        return Line(
            f"setting-{hyphenate(name)}", {"value": Line("value-on" if on else "value-off")}
        )

    def change(direction: int) -> bool:
        on = direction > 0
        changed = bool(app.settings.get(name, usual) != on)
        app.settings.set(**{name: on})
        app.frontend.apply_settings(app.settings)
        return changed

    def flip() -> None:
        change(-1 if app.settings.get(name, usual) else 1)
        app.say(label())

    return MenuItem(label, flip, change)
