"""The options of the command line, with which the program is started."""

from __future__ import annotations

from dataclasses import dataclass, field

from .frontend_services import FrontendServices


@dataclass
class LaunchOptions:
    """The options of the command line, the frontend's services, and a note about updates."""

    language: str | None = None
    """The language to play in; None for the one in the settings."""
    fast: bool = False
    """Whether bots answer immediately, without time to think."""
    accesskit: bool = False
    """Whether the program is silent, and a screen reader reads its window."""
    game: str | None = None
    """The game of the first match; None if the command line names no game."""
    players: int | None = None
    """The number of players in the first match; None for the game's smallest number."""
    seed: int | None = None
    """The seed of the first match; None for a random one."""
    name: str | None = None
    """The player's name; None for the one in the settings."""
    options: dict[str, int | str] = field(default_factory=dict)
    """The options of the first match that differ from the defaults."""
    bots: str | None = None
    """The bots in the other seats, separated by commas; None for those of the settings."""
    has_looked_for_updates: bool = False
    """Whether the program has looked for a newer version since it was started."""
    services: FrontendServices = field(default_factory=FrontendServices)
    """The services of the frontend, such as opening connections and web pages."""

    @property
    def wants_match_at_once(self) -> bool:
        """Whether the command line asks to start a match without going through menus."""
        return bool(self.game or self.players or self.options or self.seed is not None)
