"""The colours of the window: a theme, or those that the player has chosen in the system."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from audiowar.ui.settings.output_settings import DEFAULT_THEME

Colour = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)


@dataclass(frozen=True)
class Palette:
    """All colours of the window."""

    paper: Colour
    """The colour of the background."""
    ink: Colour
    """The colour of texts."""
    felt: Colour
    """The colour of the table."""
    border: Colour
    """The colour of the lines around the table and around the seats."""
    focus: Colour
    """The colour that marks the current card and players who are choosing."""
    card_face: Colour
    """The background of a face-up card."""
    card_print: Colour
    """The colour of the joker's sign and of the edges of cards. If suits have only two colours,
    black suits have it too."""
    suits: Mapping[str, Colour]
    has_hollow_suits: bool = False
    """Whether red suits are drawn as outlines, because they have the colour of black suits."""


SUITS_ON_BLACK: Final[Mapping[str, Colour]] = {
    "H": (255, 138, 128), "S": WHITE, "D": (122, 190, 255), "C": (120, 225, 140),
}  # fmt: skip
SUITS_ON_WHITE: Final[Mapping[str, Colour]] = {
    "H": (160, 0, 28), "S": BLACK, "D": (0, 64, 176), "C": (0, 84, 36),
}  # fmt: skip
YELLOW: Final[Colour] = (255, 230, 0)
BLUE: Final[Colour] = (0, 0, 200)
NEAR_BLACK: Final[Colour] = (17, 17, 17)
THEMES: Final[Mapping[str, Palette]] = {
    "dark": Palette(
        BLACK, WHITE, (10, 32, 21), (150, 150, 150), (255, 212, 0), NEAR_BLACK, WHITE,
        SUITS_ON_BLACK,
    ),
    "light": Palette(
        WHITE, BLACK, (228, 241, 232), (90, 90, 90), BLUE, WHITE, BLACK, SUITS_ON_WHITE
    ),
    "yellow": Palette(
        YELLOW, BLACK, (255, 240, 120), (40, 40, 0), BLUE, WHITE, BLACK, SUITS_ON_WHITE
    ),
}  # fmt: skip

COLOR_WINDOW, COLOR_WINDOWTEXT, COLOR_HIGHLIGHT = 5, 8, 13
"""The numbers of these colours for GetSysColor, a function of Windows."""
GNOME_INTERFACE_SCHEMA = "org.gnome.desktop.interface"
"""The group (schema) of GNOME's settings that has the colours."""
COMMAND_TIMEOUT_SECONDS = 1.0
"""The maximum number of seconds to wait for a command that prints a setting."""


def choose_palette(theme: str, suits: str = "four", faces: str = "theme") -> Palette:
    """Return the colours for the player's settings.

    `suits` is the number of colours of suits, "four" or "two". `faces` is "theme", or "white" for
    white cards in every theme. For the theme "system", the colours are those of the system alone;
    if they are unknown, the default theme is used instead.
    """
    if theme == "system" and (system := read_system_palette()) is not None:
        return system
    palette = THEMES.get(theme, THEMES[DEFAULT_THEME])
    if faces == "white":
        palette = replace(palette, card_face=WHITE, card_print=BLACK, suits=SUITS_ON_WHITE)
    if suits == "two":
        red, black = palette.suits["H"], palette.card_print
        palette = replace(palette, suits={"H": red, "D": red, "S": black, "C": black})
    return palette


def make_system_palette(paper: Colour, ink: Colour, highlight: Colour) -> Palette:
    """Return a palette of only three system colours.

    As all suits have the same colour, red suits are drawn as outlines.
    """
    suits = dict.fromkeys("HSDC", ink)
    return Palette(paper, ink, paper, ink, highlight, paper, ink, suits, has_hollow_suits=True)


def read_system_palette() -> Palette | None:
    """Return a palette that fits the system's colours, or None if these are unknown.

    Only Windows tells its colours. On other systems the palette is one of `THEMES`, unless GNOME is
    set to high contrast.
    """
    if sys.platform == "win32":
        return _read_windows()
    if sys.platform == "darwin":
        dark = "Dark" in _ask("defaults", "read", "-g", "AppleInterfaceStyle")
        return THEMES["dark" if dark else "light"]
    return _read_desktop()


def _read_windows() -> Palette:
    # Imported late, because only Windows needs it.
    import ctypes

    read = ctypes.windll.user32.GetSysColor  # type: ignore[attr-defined, unused-ignore]
    numbers = (COLOR_WINDOW, COLOR_WINDOWTEXT, COLOR_HIGHLIGHT)
    return make_system_palette(*(_parse_colorref(int(read(number))) for number in numbers))


def _parse_colorref(value: int) -> Colour:
    """Return the colour in a COLORREF of Windows: 0x00BBGGRR."""
    return value & 255, value >> 8 & 255, value >> 16 & 255


def _read_desktop() -> Palette | None:
    """Return a palette that fits a GNOME desktop: light or dark, with usual or high contrast."""
    scheme = _ask("gsettings", "get", GNOME_INTERFACE_SCHEMA, "color-scheme")
    theme = _ask("gsettings", "get", GNOME_INTERFACE_SCHEMA, "gtk-theme")
    if not scheme and not theme:
        return None
    dark = "dark" in (scheme + theme).lower() or "Inverse" in theme
    contrast = _ask("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast")
    if "HighContrast" not in theme and "true" not in contrast:
        return THEMES["dark" if dark else "light"]
    paper, ink = (BLACK, WHITE) if dark else (WHITE, BLACK)
    return make_system_palette(paper, ink, THEMES["dark" if dark else "light"].focus)


def _ask(*command: str) -> str:
    """Return the output of a command, or "" if the command is missing or fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=COMMAND_TIMEOUT_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
