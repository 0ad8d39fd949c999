"""The contrast of two colours, for tests of what can be seen."""

from __future__ import annotations

from audiowar.frontends.window_colours import Colour


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours from 1 to 21, as WCAG 2 defines it."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
