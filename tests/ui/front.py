"""A front that remembers what it was told, and an app to press keys in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue
from audiowar.archive.goals import GOALS
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.locales import Locale
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import Frontend, SpokenMessage
from audiowar.ui.core.launch_options import LaunchOptions
from audiowar.ui.core.menu import Menu
from audiowar.ui.routes import ROUTES


class RecorderFront(Frontend):
    """Remembers every utterance, cue and stop."""

    has_voice = True
    own_voices: tuple[str, ...] | None = ("Annie", "Boris")

    def __init__(self) -> None:
        self.said: list[tuple[str, Kind]] = []
        self.topics: list[str] = []
        """What each utterance was about."""
        self.cues: list[Cue] = []
        self.stops = 0
        self.silences = 0
        self.copied: list[str] = []

    def say(self, message: SpokenMessage) -> None:
        assert isinstance(message.kind, Kind) and isinstance(message.language, Locale)
        assert message.text and " " not in message.topic and isinstance(message.lead, float)
        self.said.append((message.text, message.kind))
        self.topics.append(message.topic)

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        self.cues.append(cue)
        return 0.0

    def interrupt_speech(self) -> None:
        self.stops += 1

    def silence(self) -> None:
        self.silences += 1

    def copy_to_clipboard(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def apply_settings(self, settings: Settings) -> None:
        self.applied = dict(settings.stored_values)

    def toggle_full_screen(self) -> bool | None:
        return True

    def voice_names(self) -> tuple[str, ...] | None:
        return self.own_voices


MOST = 20_000
"""Keys that a test presses at most, and things that happen at once."""


class Clock:
    """Time that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Play:
    """An app with a recorder front: press keys, read what was said."""

    def __init__(
        self, home: Path, language: str = "en", usual: bool = False, **launch: Any
    ) -> None:
        """`usual`: Enter tells a card before it plays it, as it does until somebody changes it."""
        self.front = RecorderFront()
        self.clock = Clock()
        self._pressed = 0
        settings = Settings(home)
        # Most tests are not about what Enter tells before it plays; no file is to say so.
        if not usual:
            settings._values.setdefault("heard", False)
            # Nor about goals: all have been told.
            settings._values.setdefault("goals", list(GOALS))
        self.app = App(
            self.front,
            Catalogue(language, strict=True),
            settings,
            LaunchOptions(language=language, **launch),
            ROUTES,
            self.clock,
        )

    def press(self, *keys: str) -> list[str]:
        """Press keys, letting time pass after each; return what was said."""
        before = len(self.front.said)
        for key in keys:
            self._pressed += 1
            # Whoever presses a key until something is said would press it for ever.
            assert self._pressed < MOST, self.said()[-20:]
            self.app.press_key(key)
            self.settle()
            self.look()
        return self.said(before)

    def go_to(self, words: str) -> str:
        """Go to the first row with these words, of the list or of any of its groups; return it."""
        menu = self.app.top
        assert isinstance(menu, Menu)
        for row in menu.list_searchable_rows():
            if words in self.app.render(row.label()):
                row.go()
                return self.said()[-1]
        raise AssertionError(f"no row {words}")

    def look(self) -> None:
        """Look at what is shown: one of its rows is marked, or none; no row is empty."""
        if self.app.screens:
            shown = self.app.top.describe_visible()
            assert -1 <= shown.index < max(1, len(shown.rows))
            assert all(self.app.render(row) for row in shown.rows), shown.rows

    def wait(self, seconds: float) -> list[str]:
        """Let time pass; return what was said."""
        before = len(self.front.said)
        self.clock.now += seconds
        self.settle()
        return self.said(before)

    def settle(self) -> None:
        """Let all happen that is due by now."""
        for _ in range(MOST):
            if self.app.run_due() != 0.0:
                return
        raise AssertionError(f"there is always something to do at once: {self.said()[-20:]}")

    def said(self, since: int = 0) -> list[str]:
        """Return the texts said since then."""
        return [text for text, _ in self.front.said[since:]]

    def cued(self) -> list[str]:
        """Return the names of all cues so far."""
        return [cue.name for cue in self.front.cues]
