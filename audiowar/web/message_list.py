"""What a page lists under "Messages": what happened, whether or not it was spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from audiowar.announce.announcement import Buffer

from .protocol import Message

if TYPE_CHECKING:
    from audiowar.ui.core.app import App

KEPT: Final = 60
"""Messages that a page lists."""


class Messages:
    """The list, as the page has it: of the history all but the answers to keys."""

    def __init__(self) -> None:
        self._count = 0
        """How much of the history the page has."""
        self._whole = False

    def forget(self, whole: bool) -> None:
        """Believe that the page lists nothing, or with `whole` something that is replaced."""
        self._count, self._whole = 0, whole

    def news(self, app: App, spoken: Sequence[Message]) -> list[Message]:
        """Return what the page does not list yet.

        `spoken`: what is told to the page now; what is in no history is listed from it.
        """
        new = app.history.count - self._count
        self._count = app.history.count
        kept = app.history.latest(min(new, KEPT))
        told = [
            app.render_in_one_language(one.lines) for one in kept if one.buffer is not Buffer.TABLE
        ]
        items = [{"x": text, "l": by.locale.tag} for text, by in told if text]
        listed = {item["x"] for item in items}
        items += [item for item in spoken if item["x"] not in listed]
        if not items:
            return []
        whole, self._whole = self._whole, False
        return [{"t": "log", "items": items, "whole": whole}]
