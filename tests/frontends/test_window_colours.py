"""Contrast of every theme, computed as WCAG 2 does, and the colours that the system tells."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

import pytest

from audiowar.frontends import window_colours
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


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(BLACK, WHITE) == 21.0 and contrast(WHITE, WHITE) == 1.0
    assert round(contrast((118, 118, 118), WHITE), 2) == 4.54


def test_settings_choose_colours() -> None:
    four, two = choose_palette("dark"), choose_palette("dark", "two")
    assert len(set(four.suits.values())) == 4
    assert two.suits["H"] == two.suits["D"] != two.suits["S"] == two.suits["C"]
    assert choose_palette("dark", faces="white").card_face == WHITE != four.card_face
    assert choose_palette("no such theme") == four


def answers(monkeypatch: pytest.MonkeyPatch, **told: str) -> None:
    """Let the desktop give these answers."""

    def ask(*command: str) -> str:
        assert command[:2] == ("gsettings", "get")
        return told.get(command[-1].replace("-", "_"), "")

    monkeypatch.setattr(window_colours, "_ask", ask)
    monkeypatch.setattr("sys.platform", "linux")


def test_a_desktop_gives_a_light_or_dark_theme_or_with_high_contrast_two_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert window_colours._ask("no-such-program-of-audiowar") == ""
    answers(monkeypatch, color_scheme="'prefer-dark'", gtk_theme="'Adwaita'")
    assert window_colours.read_system_palette() == THEMES["dark"]
    answers(monkeypatch, color_scheme="'default'", gtk_theme="'Adwaita'")
    assert window_colours.read_system_palette() == THEMES["light"]
    answers(monkeypatch, gtk_theme="'HighContrastInverse'")
    focus = THEMES["dark"].focus
    assert window_colours.read_system_palette() == make_system_palette(BLACK, WHITE, focus)
    answers(monkeypatch, color_scheme="'default'", high_contrast="true")
    focus = THEMES["light"].focus
    assert window_colours.read_system_palette() == make_system_palette(WHITE, BLACK, focus)
    system = choose_palette("system", "two", "white")
    assert system == make_system_palette(WHITE, BLACK, focus) and system.has_hollow_suits
    assert set(system.suits.values()) == {BLACK}
    answers(monkeypatch)
    assert choose_palette("system") == choose_palette("dark")


WINDOWS_COLOURS = {5: 0x00000000, 8: 0x0000FFFF, 13: 0x00FF8000}
"""What Windows gives for window, text and highlight: 0x00BBGGRR. Never seen on a real Windows."""


def test_windows_gives_blue_first(monkeypatch: pytest.MonkeyPatch) -> None:
    user32 = SimpleNamespace(GetSysColor=WINDOWS_COLOURS.__getitem__)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    palette = window_colours.read_system_palette()
    assert palette == make_system_palette(BLACK, (255, 255, 0), (0, 128, 255))


def test_macos_says_dark_or_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {("defaults", "read", "-g", "AppleInterfaceStyle"): "Dark"}
    monkeypatch.setattr(window_colours, "_ask", lambda *command: told.get(command, ""))
    monkeypatch.setattr("sys.platform", "darwin")
    assert window_colours.read_system_palette() == THEMES["dark"]
    told.clear()
    assert window_colours.read_system_palette() == THEMES["light"]
