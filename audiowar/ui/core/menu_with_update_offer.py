"""The main menu, which also offers a newer version of the program."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from audiowar import __version__
from audiowar.announce.line import Line
from audiowar.client.check_for_newer_release import BackgroundVersionCheck, is_newer
from audiowar.publisher_info import load_publisher_info

from .app import App
from .menu import Menu, MenuItem, fixed_item

UPDATE_SEARCH_POLL_SECONDS = 0.5
"""Seconds between checks whether the search for a newer version has ended."""


class MenuWithUpdateOffer(Menu):
    """The main menu. It looks for a newer version at most daily, if the player allows it."""

    def __init__(self, app: App, items: list[MenuItem], open_update: Callable[[], object]) -> None:
        super().__init__(app, Line("main-title"), items)
        self._open_update = open_update
        self._offered = False
        """Whether the menu has an item for a newer version of the page."""
        self._look: BackgroundVersionCheck | None = None
        place, today = load_publisher_info(), date.today().isoformat()
        if not place.downloads_url or app.settings.get("updates", False) is not True:
            return
        known = app.settings.get("update_known", "")
        if is_newer(known, __version__):
            self._add_update(known)
        if (
            app.settings.get("update_looked", "") != today
            and not app.launch_options.has_looked_for_updates
        ):
            # Imported here to save time at the start: this code runs at most once a day.
            from audiowar.client.update_download import remove_downloaded_installers

            remove_downloaded_installers()
            app.launch_options.has_looked_for_updates = True
            app.settings.set(update_looked=today)
            self._look = BackgroundVersionCheck(place, __version__)

    def run_due_and_get_next_time(self, now: float) -> float | None:
        """Announce a newer version when the search has found one."""
        self._offer_update()
        if self._look is None:
            return None
        if not self._look.is_done:
            return now + UPDATE_SEARCH_POLL_SECONDS
        found, self._look = self._look.newer_release, None
        known = self.app.settings.get("update_known", "")
        if found is not None and found.version != known:
            # Each version is announced once, but its menu item stays.
            self.app.settings.set(update_known=found.version)
            if is_newer(known, __version__):
                self.items.pop(-2)
            self._add_update(found.version)
            self.app.say_system_message(Line("update-there", {"version": found.version}))
        return None

    def _add_update(self, version: str) -> None:
        """Add the menu item for a newer version, before the last item."""
        label = Line("menu-update", {"version": version})
        self.items.insert(len(self.items) - 1, fixed_item(label, self._open_update))

    def _offer_update(self) -> None:
        """Add the item that activates a newer version of the web page, before the last item."""
        renew = self.app.launch_options.services.activate_update
        if renew is not None and not self._offered:
            self._offered = True
            self.items.insert(len(self.items) - 1, fixed_item("menu-renew", renew))
            self.app.say_system_message(Line("page-newer"))
