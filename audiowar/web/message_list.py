"""The list "Messages" on a page, in which the player can read old messages again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from audiowar.announce.announcement import Buffer
from audiowar.ui.core.app import App

from .page_engine_messages import Message

MAX_LISTED_MESSAGES: Final = 60
"""The maximum number of messages that a page lists."""


class NewMessageSelector:
    """Selects the messages that the page must add to its list."""

    def __init__(self) -> None:
        self._count = 0
        """How many messages had been added to the history when the page last received new ones."""
        self._whole = False
        """Whether the next messages replace the list instead of extending it."""

    def include_old_messages_next(self, replaces_list: bool) -> None:
        """Let the next call of `take_new_messages` return the latest MAX_LISTED_MESSAGES messages.

        With `replaces_list`, the page must clear its list before it adds them.
        """
        self._count, self._whole = 0, replaces_list

    def take_new_messages(self, app: App, spoken: Sequence[Message]) -> list[Message]:
        """Return a list with one `log` message: all messages that the page does not list yet.

        These are the new messages of the history, except those of the buffer "table", and then
        `spoken`, without repetitions. If there are none, return an empty list.
        """
        new = app.history.added_count - self._count
        self._count = app.history.added_count
        kept = app.history.get_newest(min(new, MAX_LISTED_MESSAGES))
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
