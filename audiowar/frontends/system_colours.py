"""Read the colours that the player has chosen in the system for all programs."""

from __future__ import annotations

import subprocess
import sys

from .window_colours import BLACK, THEMES, WHITE, Colour, Palette, make_system_palette

COLOR_WINDOW, COLOR_WINDOWTEXT, COLOR_HIGHLIGHT = 5, 8, 13
"""The numbers of these colours for GetSysColor, a function of Windows."""
GNOME_INTERFACE_SCHEMA = "org.gnome.desktop.interface"
"""The group (schema) of GNOME's settings that has the colours."""
COMMAND_TIMEOUT_SECONDS = 1.0
"""The maximum number of seconds to wait for a command that prints a setting."""


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
