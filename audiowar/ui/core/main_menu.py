"""The main menu, with news of a newer version if the player wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiowar import __version__
from audiowar.announce.announcement import Buffer, Kind
from audiowar.announce.line import Line
from audiowar.client.version_check import VersionCheck

from .menu import Menu, MenuItem, fixed_label

if TYPE_CHECKING:
    from .app import App

AGAIN = 0.5
"""Seconds between checks for the answer."""


class MainMenu(Menu):
    """The main menu. Checks for a newer version once, if the setting is on."""

    def __init__(
        self,
        app: App,
        title: Line,
        items: list[MenuItem],
        look: Callable[[str, str], VersionCheck] = VersionCheck,
    ) -> None:
        super().__init__(app, title, items)
        self._launch = app.launch
        self._offered = False
        """Whether the newer version of the page has its menu item."""
        self._look: VersionCheck | None = None
        address = app.settings.get("update_address", "")
        if app.settings.get("updates", False) and address and not app.launch.asked_for_updates:
            app.launch.asked_for_updates = True
            self._look = look(address, __version__)

    def tick(self, now: float) -> float | None:
        """Report a newer version when the check is done."""
        self._offer_update()
        if self._look is None:
            return None
        if not self._look.is_done:
            return now + AGAIN
        found, self._look = self._look.found, None
        if found is not None:
            named = {"version": found.version, "page": found.page}
            line = Line("update-there" if found.page else "update-there-somewhere", named)
            self.app.say(line, kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)
        return None

    def _offer_update(self) -> None:
        """Add a menu item for the newer version of the page, before the last item."""
        renew = self._launch.activate_update
        if renew is not None and not self._offered:
            self._offered = True
            self.items.insert(len(self.items) - 1, MenuItem(fixed_label(Line("menu-renew")), renew))
            self.app.say(Line("page-newer"), kind=Kind.SYSTEM, buffer=Buffer.SYSTEM)


def update_item(app: App) -> MenuItem:
    """Return the menu item of the setting, which needs an address to be turned on."""

    def label() -> Line:
        on = app.settings.get("updates", False)
        return Line("setting-updates", {"value": Line("value-on" if on else "value-off")})

    def change(direction: int) -> bool:
        on = direction > 0
        if on and not app.settings.get("update_address", ""):
            app.say(Line("update-no-address", {"path": str(app.settings.path)}))
            return False
        changed = bool(app.settings.get("updates", False) != on)
        app.settings.set(updates=on)
        return changed

    def flip() -> None:
        if change(-1 if app.settings.get("updates", False) else 1):
            app.say(label())

    return MenuItem(label, flip, change)
