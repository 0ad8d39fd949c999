"""The deal of the day, goals and statistics on a page of a phone's size, by touch."""

from __future__ import annotations

import pytest

from audiowar.l10n.catalogue import Catalogue

from ..end_to_end.rig.chromium import name_missing_programs
from .browser import BUILT, Tab, faultless
from .test_page import place, profile, tab

__all__ = ["place", "profile", "tab"]
pytestmark = [
    pytest.mark.skipif(
        bool(name_missing_programs()), reason=f"not installed: {name_missing_programs()}"
    ),
    *BUILT,
    pytest.mark.xdist_group("page"),
]
SAY = Catalogue("es").format_message
LINES = "#place > :first-child [role=option]"


def choose(tab: Tab, begins: str) -> Tab:
    """Tap the line that begins with some words."""
    at = next(n for n, line in enumerate(tab.lines) if line.startswith(begins))
    return tab.tap(tab.page.locator(LINES).nth(at))


def test_a_deal_of_the_day_a_goal_and_statistics_on_a_phone(tab: Tab) -> None:
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.fill(language="es", name="Mira", pace=0, goals=[]).open().play()
    choose(tab, SAY("menu-daily"))
    assert tab.label.startswith("Reparto del día, ")
    choose(tab, "Tod und Leben, contra: sensato")
    tab.wait("document.querySelector('[data-command=skip]')")
    tab.tap(tab.page.locator("[data-command=skip]"))
    told = "[...document.querySelectorAll('#log li')].map(one => one.textContent).join(' ')"
    tab.wait(f"{told}.includes('Jugar un reparto del día')", seconds=40)
    for _ in range(2):
        # The first tap may tell the end again, if it has not been heard yet.
        if SAY("menu-main") not in tab.lines:
            tab.tap(tab.page.locator("[data-command=menu]"))
    choose(tab, SAY("menu-main"))
    choose(tab, SAY("menu-progress"))
    choose(tab, SAY("progress-statistics"))
    # On a busy machine, the games are read in several parts, and the list comes later.
    label = "document.querySelector('#place > :first-child').getAttribute('aria-label')"
    tab.wait(f"({label} || '').startsWith('Estadísticas de una partida')")
    choose(tab, SAY("statistics-all"))
    assert any(line.startswith("Tu probabilidad de ganar está entre ") for line in tab.lines)
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= 390
    faultless(tab)
