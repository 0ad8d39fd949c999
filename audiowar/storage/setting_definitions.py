"""All settings of a player in one table: their names, defaults and values.

The settings menu is made from this table: a row with a group is an item of that group, and its
label is the message `setting-NAME`. Values that are words have messages `NAME-VALUE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Setting:
    """One setting."""

    default: Any
    """The value if the player has set none. An object or a list of the default's types is valid."""
    group: str = ""
    """The group of the settings menu that lists the setting; "" if another menu changes it, or the
    program itself."""
    values: Sequence[Any] = ()
    """The values to choose from, or the range of a number; empty if there are too many to list."""
    step: int = 0
    """The step by which the menu changes a number in a range."""

    def allows(self, value: Any) -> bool:
        """Return whether a value of the right type is one of `values`, or a number within them."""
        if not self.values or value == self.default or isinstance(value, bool):
            return True
        if isinstance(value, int):
            return bool(self.values[0] <= value <= self.values[-1])
        return value in self.values


PERCENT: Final = range(0, 101)
SETTINGS: Final[Mapping[str, Setting]] = {
    "language": Setting(""),
    "name": Setting(""),
    "updates": Setting(False),
    "detail": Setting("normal", "telling", ("brief", "normal", "full")),
    # What is said first after a trick: what the players did, or the result.
    "order": Setting("players", "telling", ("players", "result", "happened")),
    # Which suits are spoken; "detail" leaves it to the level of detail.
    "suits": Setting("detail", "telling", ("detail", "none", "hand", "all")),
    "positions": Setting(True, "telling"),
    "wrap": Setting(True, "telling"),
    "heard": Setting(True, "playing"),
    # The speed of automatic turning, in percent.
    "auto_pace": Setting(100, "playing", (25, 50, 75, 100, 150, 200, 400)),
    "coach": Setting(True, "playing"),
    # The bots' thinking time, in percent of about a second.
    "pace": Setting(100, "opponents", (0, 50, 100, 200, 400)),
    "remarks": Setting("seldom", "opponents", ("off", "seldom", "often")),
    "memory": Setting(False, "opponents"),
    # The voice: words per minute, percent, and the name of a voice.
    "rate": Setting(200, "voice", range(80, 451), 20),
    "speech_volume": Setting(100, "voice", PERCENT, 10),
    "voice": Setting("", "voice"),
    # Characters per second of each screen reader that does not report what it has spoken.
    "reader_paces": Setting({}, "voice"),
    "braille": Setting(True, "voice"),
    # What is heard while another window or tab has the focus; without it each frontend has its own.
    "background": Setting("", "voice", ("speak", "sounds", "silent")),
    "sound_volume": Setting(80, "sounds", PERCENT, 10),
    "interface_volume": Setting(100, "sounds", PERCENT, 10),
    "table_volume": Setting(100, "sounds", PERCENT, 10),
    "drama_volume": Setting(100, "sounds", PERCENT, 10),
    "spread": Setting(100, "sounds", PERCENT, 10),
    "sound_pack": Setting("standard", "sounds"),
    # Without a theme or a text size (in points), each frontend has its own.
    "theme": Setting("", "look", ("dark", "light", "yellow", "system")),
    "size": Setting(0, "look", (16, 20, 24, 28, 32, 40, 48, 60, 72, 84, 96)),
    "table": Setting("drawn", "look", ("drawn", "words")),
    "suit_colours": Setting("four", "look", ("four", "two")),
    "faces": Setting("theme", "look", ("theme", "white")),
    # What the player chose last: the game, the number of opponents, the preset and the stake.
    "game": Setting(""),
    "opponents": Setting(2),
    "preset": Setting(""),
    "stake": Setting(0),
    # What has been told: lessons learnt, games introduced, goals reached.
    "lessons": Setting([]),
    "introduced": Setting([]),
    "goals": Setting([]),
    # The last server, the seat there, the secret of this device, servers with a rating.
    "server": Setting(""),
    "server_seat": Setting({}),
    "device": Setting(""),
    "rated_at": Setting([]),
    # Updates: the version that is known, the day of the last search, what to do after the next.
    "update_known": Setting(""),
    "update_looked": Setting(""),
    "update_resume": Setting(False),
    "update_installing": Setting(""),
}
"""The settings by name, in the order of the settings menu. The settings of one game (its options,
opponents and rating) have the game in their names and are not listed."""
