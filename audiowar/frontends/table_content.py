"""The content of a drawn table, before its parts get positions."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.ui.table.table_scene import TableScene


@dataclass(frozen=True)
class TableContent:
    """The content to draw: messages, the table, and the list that the arrow keys move through."""

    messages: tuple[str, ...]
    """The last spoken messages, newest first."""
    scene: TableScene
    own_seat_heading: str
    """The heading of the player's own seat."""
    heading: str = ""
    """The heading of the rows."""
    rows: tuple[str, ...] = ()
    """The rows that the arrow keys move through, in words."""

    @property
    def shows_rows_as_cards(self) -> bool:
        """Whether each row is a card, and is drawn as one."""
        return bool(self.scene.hand) and None not in self.scene.hand
