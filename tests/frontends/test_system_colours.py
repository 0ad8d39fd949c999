"""The colours of the system, where it tells them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from audiowar.frontends import system_colours
from audiowar.frontends.window_colours import BLACK, THEMES, WHITE


def answers(monkeypatch: pytest.MonkeyPatch, **told: str) -> None:
    """Let the desktop give these answers."""

    def ask(*command: str) -> str:
        return told.get(command[-1].replace("-", "_"), "")

    monkeypatch.setattr(system_colours, "_ask", ask)
    monkeypatch.setattr("sys.platform", "linux")


def test_a_light_or_dark_desktop_gives_such_a_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, color_scheme="'prefer-dark'", gtk_theme="'Adwaita'")
    assert system_colours.read_system_palette() == THEMES["dark"]
    answers(monkeypatch, color_scheme="'default'", gtk_theme="'Adwaita'")
    assert system_colours.read_system_palette() == THEMES["light"]


def test_high_contrast_gives_two_colours_and_hollow_suits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers(monkeypatch, gtk_theme="'HighContrastInverse'")
    palette = system_colours.read_system_palette()
    assert palette is not None and palette.has_hollow_suits
    assert (palette.paper, palette.ink) == (BLACK, WHITE)
    answers(monkeypatch, color_scheme="'default'", high_contrast="true")
    palette = system_colours.read_system_palette()
    assert palette is not None and (palette.paper, palette.ink, palette.has_hollow_suits) == (
        WHITE, BLACK, True,
    )  # fmt: skip


def test_a_system_that_tells_nothing_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    assert system_colours.read_system_palette() is None
    assert system_colours._ask("no-such-program-of-audiowar") == ""


WINDOWS_COLOURS = {5: 0x00000000, 8: 0x0000FFFF, 13: 0x00FF8000}
"""What Windows gives for window, text and highlight: 0x00BBGGRR. Never seen on a real Windows."""


def test_windows_gives_blue_first(monkeypatch: pytest.MonkeyPatch) -> None:
    user32 = SimpleNamespace(GetSysColor=WINDOWS_COLOURS.__getitem__)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    palette = system_colours.read_system_palette()
    assert palette is not None and palette.has_hollow_suits
    assert (palette.paper, palette.ink, palette.focus) == (BLACK, (255, 255, 0), (0, 128, 255))


@pytest.mark.parametrize(("told", "theme"), [("Dark", "dark"), ("", "light")])
def test_macos_says_dark_or_nothing(monkeypatch: pytest.MonkeyPatch, told: str, theme: str) -> None:
    asked: list[tuple[str, ...]] = []

    def ask(*command: str) -> str:
        asked.append(command)
        return told

    monkeypatch.setattr(system_colours, "_ask", ask)
    monkeypatch.setattr("sys.platform", "darwin")
    assert system_colours.read_system_palette() == THEMES[theme]
    assert asked == [("defaults", "read", "-g", "AppleInterfaceStyle")]
