"""A frontend that records what the app says, and an app whose keys tests press."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue
from audiowar.archive.goals import GOALS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import Locale
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import Frontend, SpokenMessage
from audiowar.ui.core.launch_options import FrontendServices, LaunchOptions
from audiowar.ui.core.menu import Menu
from audiowar.ui.routes import ROUTES

if TYPE_CHECKING:
    from audiowar.ui.table.table_screen import TableScreen


class RecorderFront(Frontend):
    """A frontend that records every utterance, cue and stop."""

    has_voice = True
    own_voices: tuple[str, ...] | None = ("Annie", "Boris")

    def __init__(self) -> None:
        self.said: list[tuple[str, AnnouncementKind]] = []
        self.topics: list[str] = []
        """The topic of each utterance."""
        self.cues: list[Cue] = []
        self.stops = 0
        self.silences = 0
        self.copied: list[str] = []

    def say(self, message: SpokenMessage) -> None:
        assert isinstance(message.kind, AnnouncementKind) and isinstance(message.locale, Locale)
        assert (
            message.text and " " not in message.topic and isinstance(message.delay_seconds, float)
        )
        self.said.append((message.text, message.kind))
        self.topics.append(message.topic)

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        self.cues.append(cue)
        return 0.0

    def interrupt_speech(self) -> None:
        self.stops += 1

    def hush_all(self) -> None:
        self.silences += 1

    def copy_to_clipboard(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def apply_settings(self, settings: Settings) -> None:
        self.applied = dict(settings.stored_values)

    def toggle_full_screen(self) -> bool | None:
        return True

    def list_own_voice_names(self) -> tuple[str, ...] | None:
        return self.own_voices


MOST = 20_000
"""The maximum number of keys in a test, and of calls in `settle`."""


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


SERVICES = fields(FrontendServices)
load_catalogue = cache(Catalogue)


class Play:
    """An app with a recording frontend: press keys and read what was said."""

    def __init__(
        self, home: Path, language: str = "en", usual: bool = False, **launch: Any
    ) -> None:
        """`usual`: keep the default setting, with which Enter first says a card, then plays it.

        `launch`: launch options and services of the frontend, by name.
        """
        services = {field.name: launch.pop(field.name, field.default) for field in SERVICES}
        if services["load_catalogue"] is FrontendServices.load_catalogue:
            services["load_catalogue"] = lambda language, suits: load_catalogue(
                language
            ).copy_for_listener(suits)
        self.front = RecorderFront()
        self.clock = Clock()
        self._pressed = 0
        settings = Settings(home)
        # Most tests let Enter play a card at once. The settings file does not contain that.
        if not usual:
            settings._values.setdefault("heard", False)
            # Most tests are not about goals, so all goals count as announced.
            settings._values.setdefault("goals", list(GOALS))
        self.app = App(
            self.front,
            load_catalogue(language, strict=True).copy_for_listener(),
            settings,
            LaunchOptions(language=language, services=FrontendServices(**services), **launch),
            ROUTES,
            self.clock,
        )

    def press(self, *keys: str) -> list[str]:
        """Press keys and let time pass after each. Return what was said."""
        before = len(self.front.said)
        for key in keys:
            self._pressed += 1
            # A test that presses a key until something is said must not run forever.
            assert self._pressed < MOST, self.said()[-20:]
            self.app.press_key(key)
            self.settle()
            self.look()
        return self.said(before)

    def go_to(self, words: str) -> str:
        """Go to the first row with these words, in the list or its groups. Return the row."""
        menu = self.app.top
        assert isinstance(menu, Menu)
        for row in menu.list_searchable_rows():
            if words in self.app.render(row.label()):
                row.select()
                return self.said()[-1]
        raise AssertionError(f"no row {words}")

    def rows(self) -> list[str]:
        """Return the rows that the topmost screen shows."""
        return [self.app.render(row) for row in self.app.top.get_screen_content().rows]

    @property
    def table(self) -> TableScreen:
        """The topmost screen, which must be a table."""
        # Imported late: a test looks at what the program itself imports.
        from audiowar.ui.table.table_screen import TableScreen

        assert isinstance(self.app.top, TableScreen)
        return self.app.top

    def look(self) -> None:
        """Check what is shown: at most one row is marked, and no row is empty."""
        if self.app.screens:
            shown = self.app.top.get_screen_content()
            assert -1 <= shown.index < max(1, len(shown.rows))
            assert all(self.app.render(row) for row in shown.rows), shown.rows

    def wait(self, seconds: float) -> list[str]:
        """Let time pass. Return what was said."""
        before = len(self.front.said)
        self.clock.now += seconds
        self.settle()
        return self.said(before)

    def settle(self) -> None:
        """Run everything that is due now."""
        for _ in range(MOST):
            if self.app.run_due_screens() != 0.0:
                return
        raise AssertionError(f"there is always something to do at once: {self.said()[-20:]}")

    def said(self, since: int = 0) -> list[str]:
        """Return the texts said since an index."""
        return [text for text, _ in self.front.said[since:]]

    def cued(self) -> list[str]:
        """Return the names of all cues so far."""
        return [cue.name for cue in self.front.cues]
