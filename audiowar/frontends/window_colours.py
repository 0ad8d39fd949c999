"""The colours of the window: a theme, and how cards and suits look in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from audiowar.ui.settings.voice_sound_and_looks import DEFAULT_THEME

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


def choose_palette(
    theme: str, suits: str = "four", faces: str = "theme", system: Palette | None = None
) -> Palette:
    """Return the colours for the player's settings.

    `suits` is the number of colours of suits, "four" or "two". `faces` is "theme", or "white" for
    white cards in every theme. For the theme "system", `system` is returned unchanged; if it is
    None, the default theme is used instead.
    """
    if theme == "system" and system is not None:
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
