"""The content of a drawn table, before it is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.ui.table.table_scene import TableScene


@dataclass(frozen=True)
class TableContent:
    """The content to draw: the words above, the table, and the list under the arrow keys."""

    told: tuple[str, ...]
    """The last utterances, newest first."""
    scene: TableScene
    you: str
    """The heading of the player's own seat."""
    heading: str = ""
    rows: tuple[str, ...] = ()
    """The rows that the arrow keys move through, in words."""

    @property
    def shows_cards(self) -> bool:
        """Whether every answer is a card."""
        return bool(self.scene.hand) and None not in self.scene.hand
