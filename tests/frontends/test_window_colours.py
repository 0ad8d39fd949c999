"""Contrast of every theme, computed as WCAG 2 does."""

from __future__ import annotations

from itertools import product

import pytest

from audiowar.frontends.window_colours import (
    BLACK,
    THEMES,
    WHITE,
    Palette,
    choose_palette,
    make_system_palette,
)
from tests.frontends.contrast import contrast

PALETTES = {
    f"{theme} {suits} {faces}": choose_palette(theme, suits, faces)
    for theme, suits, faces in product(THEMES, ("four", "two"), ("theme", "white"))
} | {"system": make_system_palette(BLACK, WHITE, (26, 235, 255))}


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_everything_stands_out(palette: Palette) -> None:
    assert all(contrast(palette.suits[suit], palette.card_face) >= 7 for suit in "HSDC")
    assert contrast(palette.card_print, palette.card_face) >= 7
    assert contrast(palette.ink, palette.paper) >= 7 and contrast(palette.ink, palette.felt) >= 7
    for ground in (palette.paper, palette.felt):
        assert contrast(palette.border, ground) >= 3
        assert contrast(palette.focus, ground) >= 3
        # A card is seen by its edge or by its face.
        assert max(contrast(palette.card_print, ground), contrast(palette.card_face, ground)) >= 3
    assert contrast(palette.card_print, palette.card_face) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(BLACK, WHITE) == 21.0 and contrast(WHITE, WHITE) == 1.0
    assert round(contrast((118, 118, 118), WHITE), 2) == 4.54


def test_settings_choose_colours() -> None:
    four, two = choose_palette("dark"), choose_palette("dark", "two")
    assert len(set(four.suits.values())) == 4
    assert two.suits["H"] == two.suits["D"] != two.suits["S"] == two.suits["C"]
    assert choose_palette("dark", faces="white").card_face == WHITE != four.card_face
    assert choose_palette("no such theme") == four == choose_palette("system")


def test_colours_of_the_system_are_used_alone_with_hollow_red_suits() -> None:
    system = make_system_palette(WHITE, BLACK, (0, 0, 128))
    assert choose_palette("system", "two", "white", system) == system and system.has_hollow_suits
    assert set(system.suits.values()) == {BLACK}
