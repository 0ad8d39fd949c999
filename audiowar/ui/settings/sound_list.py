"""Learn the sounds: every cue by its name, to be played as often as one likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.announce.line import Cue, Line
from audiowar.sound.cues import RANKED, RANKS
from audiowar.ui.core.grouped_list import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem
from audiowar.ui.core.screen import AppContext

PLAYERS = 4
"""At a table of so many the sounds of others are heard, each time from another seat."""
OTHERS = frozenset(["chosen-other", "revealed", "trick-won-other", "out-other"])
"""Cues that come from the seats of other players."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "menus": (
        *("menu-move", "menu-enter", "menu-back", "edge", "refusal", "option-on", "option-off"),
        *("other-buffer", "welcome"),
    ),
    "people": ("person-joins", "person-leaves", "person-returns", "chat"),
    "cards": (
        *("card-pick", "your-turn", "chosen-own", "chosen-other", "revealed", "pick-up"),
        *("shuffle", "time-running-out"),
    ),
    "tricks": ("trick-won-me", "trick-won-other", "war", "war-again", "war-third", "war-won"),
    "powers": (
        *("revolution", "revolution-back", "jacks-cancelled", "joker-forces", "joker-wins"),
        *("jokers-void", "spy", "queens-void", "count", "swap"),
    ),
    "games": (
        *("prisoner-taken", "prisoner-freed", "prisoner-lost", "steal", "steal-blocked", "purge"),
        *("bet", "coins-won", "coins-lost", "push"),
    ),
    "end": ("out-other", "out-me", "game-won", "game-lost", "game-drawn"),
}
"""All cues by what they tell."""


def learn_sounds(app: AppContext) -> None:
    """Open the list of sounds; where nothing can sound, say so."""
    if app.frontend.has_voice:
        app.open_screen(SoundList(app))
    else:
        app.refuse(Line("sounds-none-here"))


class SoundList(GroupedMenu):
    """The cues in groups: each can be played, and its rank changed."""

    def __init__(self, app: AppContext) -> None:
        self.ranks = dict.fromkeys(RANKED, RANKS.index("A"))
        self.seat = 0
        """The seat that was heard last."""
        groups = [
            Group(Line(f"sounds-group-{group}"), [self.item(name) for name in names])
            for group, names in GROUPS.items()
        ]
        super().__init__(app, Line("sounds-title"), groups, Line("sounds-hint"))
        app.set_seats(PLAYERS, 0)

    def item(self, name: str) -> MenuItem:
        """Return the row of a cue; the menu's own sound would cover the one to be learnt."""
        ranker = self.ranker(name) if name in RANKED else None
        return MenuItem(self.label(name), self.player(name), ranker, has_sound=False)

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
            self.app.play_cue(Cue(name, seat, self.card(name)))

        return sound

    def card(self, name: str) -> str | None:
        """Return a card of the rank that the cue is set to."""
        if name not in RANKED:
            return None
        rank = RANKS[self.ranks[name]]
        return rank if rank == "JOKER" else f"{rank}H"

    def ranker(self, name: str) -> Callable[[int], bool]:
        """Return what left and right do on a cue that has a sound for each rank: it is heard."""

        def change(step: int) -> bool:
            rank = self.ranks[name] + step
            if not 0 <= rank < len(RANKS):
                return False
            self.ranks[name] = rank
            self.player(name)()
            return True

        return change
