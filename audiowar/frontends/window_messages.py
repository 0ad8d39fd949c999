"""What is written in the window: what was said last, and what the arrows go through."""

from __future__ import annotations

from collections import deque
from typing import Any

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Line
from audiowar.ui.core.app import App
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.menu import Menu
from audiowar.ui.core.screen import VisibleScreen

from .window_layout import WindowContent

CAPTIONS = 12
"""Utterances that are kept on the screen."""


class VisibleMessages:
    """What was said, as long as it is to be seen."""

    def __init__(self) -> None:
        self.all: deque[str] = deque(maxlen=CAPTIONS)
        """What happened and what the program said, newest last."""
        self._answer = ""
        """What was answered to the last key or said by the program, unless more has happened."""
        self._happened: list[str] = []
        """The last result, and what happened since."""

    def add(self, said: SpokenMessage) -> None:
        """Keep an utterance."""
        text = said.text
        if said.kind in (Kind.NAVIGATION, Kind.SYSTEM):
            self._answer = text
        else:
            self._happened = [text] if said.kind is Kind.RESULT else [text, *self._happened[-1:]]
            self._answer = ""
        if said.kind is not Kind.NAVIGATION:
            self.all.append(text)

    def scene(self, app: App) -> WindowContent:
        """Return what is to be seen: what happened last stays while the arrows move."""
        shown = app.top.visible_screen() if app.screens else VisibleScreen()
        rows = tuple(map(app.render, shown.rows))
        heading = "" if shown.heading is None else app.render(shown.heading)
        current = rows[shown.index] if 0 <= shown.index < len(rows) else ""
        # What the list shows anyhow need not be there twice.
        seen = not self._answer or self._answer.startswith(tuple(filter(None, (current, heading))))
        told = [*([] if seen else [self._answer]), *self._happened]
        older = [text for text in reversed(self.all) if text not in told]
        beside = tuple(map(app.render, shown.beside))
        return WindowContent(told, rows, shown.index, heading, beside, older)

    def listing(self, app: App) -> Any:
        """Return the same for a screen reader: a title is a label, a line to type in no list."""
        from .accesskit_nodes import AccessibleList

        if not app.screens or app.top.typing:
            return AccessibleList()
        scene = self.scene(app)
        if isinstance(app.top, Menu):
            return AccessibleList(scene.heading, tuple(scene.rows), scene.current)
        return AccessibleList(app.render(Line("table-here")), tuple(scene.rows), scene.current)
