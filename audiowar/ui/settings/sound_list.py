"""The list of all sounds, in which the player can listen to each and learn what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.announce.line import Cue, Line
from audiowar.sound.cues import RANKED_CUES, RANKS
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_list import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem

TABLE_SIZE = 4
"""The number of seats of the table at which the sounds of other players are played."""
OTHER_SEAT_CUES = frozenset(["chosen-other", "revealed", "trick-won-other", "out-other"])
"""Cues that are heard from the seats of other players."""
CUE_GROUPS: Mapping[str, tuple[str, ...]] = {
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
    "end": ("out-other", "out-me", "game-won", "game-lost", "game-drawn", "goal-reached"),
}
"""All cues, in groups by subject."""


def open_sound_list(app: App) -> None:
    """Open the list of sounds, or say that this frontend has none."""
    if app.frontend.has_voice:
        app.open_screen(SoundList(app))
    else:
        app.refuse(Line("sounds-none-here"))


class SoundList(GroupedMenu):
    """Lists the cues in groups. Choosing one plays it; left and right change the rank of some."""

    def __init__(self, app: App) -> None:
        self.ranks = dict.fromkeys(RANKED_CUES, RANKS.index("A"))
        self.seat = 0
        """The seat from which the last cue of another player was heard."""
        groups = [
            Group(Line(f"sounds-group-{group}"), [self.cue_item(name) for name in names])
            for group, names in CUE_GROUPS.items()
        ]
        super().__init__(app, Line("sounds-title"), groups, Line("sounds-hint"))
        app.set_seats(TABLE_SIZE, 0)

    def cue_item(self, name: str) -> MenuItem:
        """Return the menu item of a cue. It has no menu sound, which would drown the cue."""
        ranker = self.make_rank_changer(name) if name in RANKED_CUES else None
        return MenuItem(
            self.make_label_function(name), self.make_sound_action(name), ranker, has_sound=False
        )

    def make_label_function(self, name: str) -> Callable[[], Line]:
        """Return a function that names a cue, with the selected rank if the cue has ranks."""

        def told() -> Line:
            args = {"card": RANKS[self.ranks[name]]} if name in RANKED_CUES else {}
            return Line(f"cue-{name}", args)

        return told

    def make_sound_action(self, name: str) -> Callable[[], None]:
        """Return an action that plays the sound from the side of a seat, as during a match."""

        def sound() -> None:
            seat = None
            if name in OTHER_SEAT_CUES:
                seat = self.seat = self.seat % (TABLE_SIZE - 1) + 1
            self.app.play_cue(Cue(name, seat, self.example_card(name)))

        return sound

    def example_card(self, name: str) -> str | None:
        """Return the code of a card of the selected rank, or None if the cue has no ranks."""
        if name not in RANKED_CUES:
            return None
        rank = RANKS[self.ranks[name]]
        return rank if rank == "JOKER" else f"{rank}H"

    def make_rank_changer(self, name: str) -> Callable[[int], bool]:
        """Return the function that changes the rank of a cue by a step and plays the cue."""

        def change(step: int) -> bool:
            rank = self.ranks[name] + step
            if not 0 <= rank < len(RANKS):
                return False
            self.ranks[name] = rank
            self.make_sound_action(name)()
            return True

        return change
