"""Collect the content of the window: the last messages, and the list for the arrow keys."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Line
from audiowar.ui.core.app import App, ScreenContent
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.menu import Menu
from audiowar.ui.table.scene_to_draw import SceneCache
from audiowar.ui.table.table_screen import TableScreen

from .accessible_content import AccessibleList
from .window_text_layout import WindowContent

MAX_EARLIER_MESSAGES = 12
"""The maximum number of earlier messages that the window can show."""


class WindowContentCollector:
    """Remembers messages. Makes the window's content from them and from the topmost screen."""

    def __init__(self) -> None:
        self.recent_messages: deque[str] = deque(maxlen=MAX_EARLIER_MESSAGES)
        """The last messages, newest last. Responses to keys are left out."""
        self._answer = ""
        """The last response to a key, or system message. A later game event sets it to ""."""
        self._happened: list[str] = []
        """The newest game event. If it is not a result, the last result follows it or, as long as
        there is no result, the first event."""
        self.draws_table = True
        """Whether the window draws a picture of the table if a table is open."""
        self._scenes = SceneCache()

    def add_message(self, message: SpokenMessage) -> None:
        """Add a spoken message."""
        text = message.text
        if message.kind in (AnnouncementKind.NAVIGATION, AnnouncementKind.SYSTEM):
            self._answer = text
        else:
            self._happened = (
                [text] if message.kind is AnnouncementKind.RESULT else [text, *self._happened[-1:]]
            )
            self._answer = ""
        if message.kind is not AnnouncementKind.NAVIGATION:
            self.recent_messages.append(text)

    def collect_content(self, app: App) -> WindowContent:
        """Return the texts and the table to show. The last result stays until a newer one comes."""
        shown = app.top.get_screen_content() if app.screens else ScreenContent()
        rows = tuple(map(app.render, shown.rows))
        heading = "" if shown.heading is None else app.render(shown.heading)
        current = rows[shown.index] if 0 <= shown.index < len(rows) else ""
        # Do not show a response to a key that only repeats the heading or the current row.
        seen = not self._answer or self._answer.startswith(tuple(filter(None, (current, heading))))
        messages = [*([] if seen else [self._answer]), *self._happened]
        older = [text for text in reversed(self.recent_messages) if text not in messages]
        beside = tuple(map(app.render, shown.other_lines))
        content = WindowContent(messages, rows, shown.index, heading, beside, older)
        if not self.draws_table or not app.screens or not isinstance(app.top, TableScreen):
            return content
        table = self._scenes.get_scene(app, app.top)
        return replace(content, table=table, own_seat_heading=app.render(Line("shown-you")))

    def make_accessible_list(self, app: App) -> AccessibleList:
        """Return the list for a screen reader. It is empty while the player types text."""
        if not app.screens or app.top.accepts_text:
            return AccessibleList()
        content = self.collect_content(app)
        label = content.heading if isinstance(app.top, Menu) else app.render(Line("table-here"))
        return AccessibleList(label, tuple(content.rows), content.current_index)
