"""The list of all sounds, in which the player can listen to each and learn what it means."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from audiowar.announce.line import Cue, Line
from audiowar.sound.cue_names import RANKED_CUES, RANKS
from audiowar.ui.core.app import App
from audiowar.ui.core.grouped_menu import Group, GroupedMenu
from audiowar.ui.core.menu import MenuItem

SOUND_LIST_SEATS = 4
"""The list places the sounds of other players around a table with this many seats."""
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
    """Lists the cues in groups. Choosing a cue plays it. Left and right change its rank, if any."""

    def __init__(self, app: App) -> None:
        self.rank_index_by_cue = dict.fromkeys(RANKED_CUES, RANKS.index("A"))
        self.seat = 0
        """The seat from which the last cue of another player was heard."""
        groups = [
            Group(Line(f"sounds-group-{group}"), [self.make_cue_item(name) for name in names])
            for group, names in CUE_GROUPS.items()
        ]
        super().__init__(app, Line("sounds-title"), groups, Line("sounds-hint"))
        app.set_seats_for_sounds(SOUND_LIST_SEATS, 0)

    def make_cue_item(self, name: str) -> MenuItem:
        """Return the menu item that plays a cue. It has no menu sound, so that the cue is heard."""
        change = partial(self.change_rank, name) if name in RANKED_CUES else None
        label, play = partial(self.cue_line, name), partial(self.play_cue, name)
        return MenuItem(label, play, change, needs_menu_sound=False)

    def cue_line(self, name: str) -> Line:
        """Return the line that names a cue, with the selected rank if the cue has ranks."""
        args = {"card": RANKS[self.rank_index_by_cue[name]]} if name in RANKED_CUES else {}
        return Line(f"cue-{name}", args)

    def play_cue(self, name: str) -> None:
        """Play a cue as during a match: from the side of a seat, and for the selected rank."""
        seat = card = None
        if name in OTHER_SEAT_CUES:
            seat = self.seat = self.seat % (SOUND_LIST_SEATS - 1) + 1
        if name in RANKED_CUES:
            rank = RANKS[self.rank_index_by_cue[name]]
            card = rank if rank == "JOKER" else f"{rank}H"
        self.app.play_cue(Cue(name, seat, card))

    def change_rank(self, name: str, step: int) -> bool:
        """Play a cue with the next (1) or previous (-1) rank; return False if there is none."""
        rank = self.rank_index_by_cue[name] + step
        if not 0 <= rank < len(RANKS):
            return False
        self.rank_index_by_cue[name] = rank
        self.play_cue(name)
        return True
