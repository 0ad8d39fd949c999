"""Measure the pace of a screen reader that does not report what it has spoken."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.storage.settings import Settings
from audiowar.ui.core.app import App, Screen
from audiowar.ui.core.menu import MenuItem

PACES = range(6, 61)
"""The paces that can be set, in characters per second."""
START_SECONDS = 0.2
"""The usual time until a screen reader starts to speak."""
REACTION_SECONDS = 0.2
"""The usual time from the end of a sentence to the key that is pressed for it."""
PACE_SETTING = "reader_paces"
"""The setting with the pace by name of the screen reader. Readers of unknown pace are left out."""


def get_reader_pace(settings: Settings, reader: str) -> int:
    """Return the pace of a screen reader in characters per second; 0 if it is unknown."""
    pace = settings.get(PACE_SETTING).get(reader, 0)
    return pace if type(pace) is int and pace in PACES else 0


def save_reader_pace(app: App, reader: str, pace: int) -> None:
    """Save the pace of a screen reader, and let the frontend apply it; 0 means unknown."""
    paces = {**app.settings.get(PACE_SETTING), reader: pace}
    app.settings.set(**{PACE_SETTING: {name: known for name, known in paces.items() if known}})
    app.frontend.apply_settings(app.settings)


def make_reader_pace_items(app: App) -> list[MenuItem]:
    """Return the item of the setting; an empty list if the voice reports what it has spoken."""
    reader = app.frontend.get_silent_reader_name()
    if reader is None:
        return []

    def label() -> Line:
        return Line("setting-reader-paces", {"pace": get_reader_pace(app.settings, reader)})

    def change(step: int) -> bool:
        pace = get_reader_pace(app.settings, reader)
        new_pace = pace + step if pace else PACES[0] if step > 0 else 0
        new_pace = new_pace if new_pace in PACES else pace if new_pace > PACES[0] else 0
        save_reader_pace(app, reader, new_pace)
        return new_pace != pace

    return [MenuItem(label, lambda: app.open_screen(PaceMeasurement(app, reader)), change)]


class PaceMeasurement(Screen):
    """Speaks a sentence, and measures the time until the player presses Enter at its end."""

    captures_keys = True

    def __init__(self, app: App, reader: str) -> None:
        super().__init__(app)
        self._reader = reader
        self._begun = 0.0

    def announce_screen(self) -> None:
        self._begun = self.app.clock()
        self.app.say(Line("reader-pace-sentence"))

    def intercept_key(self, key: str) -> bool:
        if key == "enter":
            self._measure()
        elif key != "ctrl":
            self.app.close_screen(self)
        return True

    def _measure(self) -> None:
        """Save the pace that follows from the time since the sentence began, and say it."""
        length = len(self.app.render(Line("reader-pace-sentence")))
        seconds = self.app.clock() - self._begun - START_SECONDS - REACTION_SECONDS
        pace = round(length / max(seconds, 0.1))
        if pace not in PACES:
            self.app.say(Line("reader-pace-wrong"))
            return
        save_reader_pace(self.app, self._reader, pace)
        self.app.close_screen(self)
