"""The names of all cues. Games and menus play cues, and sound packs contain files for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

VolumeClass = Literal["interface", "table", "drama"]
"""Groups of cues with a volume setting each: menus, frequent events, rare events."""
VOLUME_CLASSES: tuple[VolumeClass, ...] = get_args(VolumeClass)

_CUES_BY_CLASS: Mapping[VolumeClass, str] = {
    "interface": """
        menu-move menu-enter menu-back edge refusal other-buffer option-on option-off card-pick
        welcome goal-reached person-joins person-leaves person-returns chat
    """,
    "table": """
        chosen-own chosen-other revealed trick-won-me trick-won-other spy queens-void count swap
        pick-up shuffle prisoner-taken prisoner-freed prisoner-lost steal steal-blocked purge
        bet coins-won coins-lost push your-turn time-running-out
    """,
    "drama": """
        war war-again war-third war-won revolution revolution-back jacks-cancelled joker-forces
        joker-wins jokers-void out-other out-me game-won game-lost game-drawn
    """,
}
CUES: Mapping[str, VolumeClass] = {
    name: volume for volume, names in _CUES_BY_CLASS.items() for name in names.split()
}
"""All cues with their volume classes. Packs depend on the names, so never rename a cue."""
RANKS: tuple[str, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "JOKER")
"""Ranks as in transcripts, in the order of their pitch. The joker has no pitch and comes last."""
RANKED_CUES: tuple[str, ...] = ("card-pick", "revealed")
"""Cues with a separate sound for each rank."""


def get_rank_sounding_when_reversed(rank: str) -> str:
    """Return the rank whose sound is played for `rank` while low cards win, such as "A" for "2"."""
    if rank == "JOKER":
        return rank
    suited = RANKS[:-1]
    return suited[-1 - suited.index(rank)]
