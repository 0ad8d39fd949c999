"""What is drawn of a table, before it has a place."""

from __future__ import annotations

from dataclasses import dataclass

from audiowar.ui.table.table_scene import TableScene


@dataclass(frozen=True)
class TableContent:
    """What is to be drawn: the words above, the table, and the list under the arrows."""

    told: tuple[str, ...]
    """What was said last, the newest first."""
    scene: TableScene
    you: str
    """The heading of the player's own seat."""
    heading: str = ""
    rows: tuple[str, ...] = ()
    """What the arrows go through, in words."""

    @property
    def shows_cards(self) -> bool:
        """Whether every answer is a card."""
        return bool(self.scene.hand) and None not in self.scene.hand
