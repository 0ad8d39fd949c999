"""Learn the sounds: every cue by its name, to be played as often as one likes."""

from __future__ import annotations

from collections.abc import Callable

from audiowar.announce.line import Cue, Line
from audiowar.sound.cues import CUES, RANKED, RANKS

from .menu import Item, Menu
from .screen import Stage

PLAYERS = 4
"""At a table of so many the sounds of others are heard, each time from another seat."""
OTHERS = frozenset(["chosen-other", "revealed", "trick-won-other", "out-other"])
"""Cues that come from the seats of other players."""


def learn_sounds(app: Stage) -> None:
    """Open the list of sounds; where nothing can sound, say so."""
    if app.front.speaks:
        app.open(SoundList(app))
    else:
        app.refuse(Line("sounds-none-here"))


class SoundList(Menu):
    """The cues in the order of their table: each can be played, and its rank changed."""

    reading = True

    def __init__(self, app: Stage) -> None:
        self.ranks = dict.fromkeys(RANKED, RANKS.index("A"))
        self.seat = 0
        """The seat that was heard last."""
        items = [
            Item(self.label(name), self.player(name), self.ranker(name) if name in RANKED else None)
            for name in CUES
        ]
        super().__init__(app, Line("sounds-title"), items)
        app.seat(PLAYERS, 0)

    def label(self, name: str) -> Callable[[], Line]:
        """Name a cue, with its rank if it has one for each."""

        def told() -> Line:
            args = {"card": RANKS[self.ranks[name]]} if name in RANKED else {}
            return Line(f"cue-{name}", args)

        return told

    def player(self, name: str) -> Callable[[], None]:
        """Return what plays the cue where it is heard at the table."""

        def sound() -> None:
            seat = None
            if name in OTHERS:
                seat = self.seat = self.seat % (PLAYERS - 1) + 1
            self.app.cue(Cue(name, seat, self.card(name)))

        return sound

    def card(self, name: str) -> str | None:
        """Return a card of the rank that the cue is set to."""
        if name not in RANKED:
            return None
        rank = RANKS[self.ranks[name]]
        return rank if rank == "JOKER" else f"{rank}H"

    def ranker(self, name: str) -> Callable[[int], bool]:
        """Return what left and right do on a cue that has a sound for each rank."""

        def change(step: int) -> bool:
            rank = self.ranks[name] + step
            if not 0 <= rank < len(RANKS):
                return False
            self.ranks[name] = rank
            return True

        return change

    def choose(self) -> None:
        # The menu's own sound would cover the one to be learnt.
        item = self.items[self.index]
        assert item.enter is not None
        item.enter()

    def change(self, step: int) -> None:
        """Go to another rank, heard at once."""
        item = self.items[self.index]
        if item.change is None:
            self.app.refuse(Line("menu-no-value"))
        elif item.change(step):
            self.choose()
            self.app.say(item.label())
        else:
            self.app.cue(Cue("edge"))
            self.app.say(item.label())
