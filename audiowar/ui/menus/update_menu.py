"""The menu that looks for a newer version, lists the changes and installs that version."""

from __future__ import annotations

from pathlib import Path

from audiowar import __version__
from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.client.check_for_newer_release import BackgroundVersionCheck, Release
from audiowar.client.update_download import UpdateDownload, get_installers_folder
from audiowar.publisher_info import load_publisher_info
from audiowar.storage.save_summaries import find_newest_unfinished
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import Menu, fixed_item

POLL_SECONDS = 0.1
"""Seconds between checks of the progress of the search and of the download."""
PROGRESS_STEP_PERCENT = 25
"""The download's progress is announced at each multiple of this percentage."""
INSTALLER_KIND = "setup"
"""The kind of download (`Release.downloads`) that is an installer."""
FAILURE_MESSAGES = {
    "network": "update-failed-network",
    "disk": "update-failed-disk",
    "wrong": "update-failed-wrong",
}
"""The message id for each reason why a download failed."""


class UpdateMenu(Menu):
    """Looks for a newer version, and lists its changes after the items that install or show it."""

    def __init__(self, app: App) -> None:
        super().__init__(app, Line("update-looking"), [fixed_item("update-moment")])
        self._place = load_publisher_info()
        self._look: BackgroundVersionCheck | None = BackgroundVersionCheck(self._place, __version__)
        self._download: UpdateDownload | None = None
        self._announced = 0
        """The progress that was announced last, in percent."""
        self._version = ""
        """The newer version that was found; empty until then."""

    def run_due(self, now: float) -> float | None:
        if self._look is not None and self._look.is_done:
            found, self._look = self._look.newer_release, None
            self._show(found)
        if self._download is not None:
            self._follow(self._download)
        return now + POLL_SECONDS if self._look is not None or self._download is not None else None

    def on_close(self) -> None:
        if self._download is not None:
            self._download.stop()

    def _show(self, release: Release | None) -> None:
        page = fixed_item("update-page", self._open_page)
        if release is None:
            self.title = Line("update-none")
            self.items[:] = [page]
        else:
            self._version = release.version
            self.title = Line("update-title", {"version": release.version, "date": release.date})
            news = release.changes.get(self.app.catalogue.language, ())
            start = fixed_item("update-install", lambda: self._start(release))
            installs = self.app.launch_options.services.install_update is not None
            self.items[:] = [
                *([start] if installs and INSTALLER_KIND in release.downloads else []),
                page,
                *(fixed_item(Line("text", {"text": line})) for line in news),
            ]
        self.index = 0
        self.app.say(self.title, *self.current_item_lines(), kind=AnnouncementKind.EVENT)

    def _open_page(self) -> None:
        """Open the download page in the browser, or say its address if there is no browser."""
        if self.app.launch_options.services.open_web_page(self._place.downloads_url):
            self.app.say(Line("update-page-open"))
        else:
            self.app.say(Line("update-page-at", {"page": self._place.downloads_url}))

    def _start(self, release: Release) -> None:
        """Start to download the installer, or say how much of it has been downloaded."""
        if self._download is not None:
            self.app.say(Line("update-percent", {"percent": self._download.percent}))
            return
        download, self._announced = release.downloads[INSTALLER_KIND], 0
        folder = get_installers_folder()
        self._download = UpdateDownload(self._place.downloads_url, download, folder)
        self.app.say(Line("update-loading", {"size": max(1, round(download.size / 1e6))}))

    def _follow(self, download: UpdateDownload) -> None:
        if not download.is_done:
            if download.percent >= self._announced + PROGRESS_STEP_PERCENT:
                self._announced = download.percent // PROGRESS_STEP_PERCENT * PROGRESS_STEP_PERCENT
                line = Line("update-percent", {"percent": self._announced})
                self.app.say(line, kind=AnnouncementKind.EVENT, topic="update")
            return
        self._download = None
        if download.failure_reason:
            self.app.refuse(Line(FAILURE_MESSAGES[download.failure_reason]))
        else:
            self._install(download.path)

    def _install(self, installer: Path) -> None:
        """Start the installer and quit.

        The installer waits until the program has ended, and later starts the new version.
        """
        install = self.app.launch_options.services.install_update
        assert install is not None
        try:
            install(installer)
        except OSError:
            self.app.refuse(Line("update-failed-start"))
            return
        resume = find_newest_unfinished() is not None
        self.app.settings.set(update_resume=resume, update_installing=self._version)
        self.app.say(Line("update-installing"), kind=AnnouncementKind.SYSTEM)
        self.app.request_quit()
