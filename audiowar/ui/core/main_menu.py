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


class MainMenu(Menu):
    """The main menu. It looks for a newer version at most daily, if the player allows it."""

    def __init__(
        self,
        app: App,
        make_resume_items: Callable[[], list[MenuItem]],
        other_items: list[MenuItem],
        open_update: Callable[[], object],
    ) -> None:
        """`make_resume_items` returns the items that lead back to a game. They come first."""
        resume_items = make_resume_items()
        super().__init__(app, Line("main-title"), [*resume_items, *other_items])
        self._make_resume_items = make_resume_items
        self._resume_item_count = len(resume_items)
        self._was_announced = False
        self._open_update = open_update
        self._offered = False
        """Whether the menu has an item for a newer version of the page."""
        self._update_item: MenuItem | None = None
        self._look: BackgroundVersionCheck | None = None
        place, today = load_publisher_info(), date.today().isoformat()
        if not place.downloads_url or not app.settings.get("updates"):
            return
        known = app.settings.get("update_known")
        if is_newer(known, __version__):
            self._add_update(known)
        if (
            app.settings.get("update_looked") != today
            and not app.launch_options.has_looked_for_updates
        ):
            # Imported here to save time at the start: this code runs at most once a day.
            from audiowar.client.update_download import remove_downloaded_installers

            remove_downloaded_installers()
            app.launch_options.has_looked_for_updates = True
            app.settings.set(update_looked=today)
            self._look = BackgroundVersionCheck(place, __version__)

    def announce_screen(self) -> None:
        # A game may have been deleted or finished since the menu was announced last.
        if self._was_announced:
            self._renew_resume_items()
        self._was_announced = True
        super().announce_screen()

    def _renew_resume_items(self) -> None:
        """Make the items that lead back to a game again. The same item stays selected."""
        old_count, new_items = self._resume_item_count, self._make_resume_items()
        selected = self.items[self.index]
        self.items[:old_count] = new_items
        self._resume_item_count = len(new_items)
        if self.index >= old_count:
            self.index += len(new_items) - old_count
        else:
            keys = [item.key for item in new_items]
            self.index = keys.index(selected.key) if selected.key in keys else 0

    def run_due(self, now: float) -> float | None:
        """Announce a newer version when the search has found one."""
        self._offer_update()
        if self._look is None:
            return None
        if not self._look.is_done:
            return now + UPDATE_SEARCH_POLL_SECONDS
        found, self._look = self._look.newer_release, None
        known_version = self.app.settings.get("update_known")
        if found is not None and found.version != known_version:
            # Each version is announced once, but its menu item stays.
            self.app.settings.set(update_known=found.version)
            self._add_update(found.version)
            self.app.say_system_message(Line("update-there", {"version": found.version}))
        return None

    def _add_update(self, version: str) -> None:
        """Add the item that opens the update menu for a newer version, in place of an older one."""
        label = Line("menu-update", {"version": version})
        older, self._update_item = self._update_item, fixed_item(label, self._open_update)
        if older is None:
            self._insert_before_last(self._update_item)
        else:
            self.items[self.items.index(older)] = self._update_item

    def _insert_before_last(self, item: MenuItem) -> None:
        """Add an item before the last one. The same item as before stays selected."""
        place = len(self.items) - 1
        self.items.insert(place, item)
        if self.index >= place:
            self.index += 1

    def _offer_update(self) -> None:
        """If there is a newer version of the page, add an item that activates it, and say so."""
        renew = self.app.launch_options.services.activate_update
        if renew is not None and not self._offered:
            self._offered = True
            self._insert_before_last(fixed_item("menu-renew", renew))
            self.app.say_system_message(Line("page-newer"))
