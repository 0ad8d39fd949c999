"""The names of all cues: sounds that games and menus play and sound packs contain."""

from __future__ import annotations

from typing import Literal, get_args

VolumeClass = Literal["interface", "table", "drama"]
"""Groups of cues with a volume setting each: menus, frequent events, rare events."""

VOLUME_CLASSES: tuple[VolumeClass, ...] = get_args(VolumeClass)

CUES: dict[str, VolumeClass] = {
    "menu-move": "interface",
    "menu-enter": "interface",
    "menu-back": "interface",
    "edge": "interface",
    "refusal": "interface",
    "other-buffer": "interface",
    "option-on": "interface",
    "option-off": "interface",
    "card-pick": "interface",
    "welcome": "interface",
    "goal-reached": "interface",
    "person-joins": "interface",
    "person-leaves": "interface",
    "person-returns": "interface",
    "chat": "interface",
    "chosen-own": "table",
    "chosen-other": "table",
    "revealed": "table",
    "trick-won-me": "table",
    "trick-won-other": "table",
    "spy": "table",
    "queens-void": "table",
    "count": "table",
    "swap": "table",
    "pick-up": "table",
    "shuffle": "table",
    "prisoner-taken": "table",
    "prisoner-freed": "table",
    "prisoner-lost": "table",
    "steal": "table",
    "steal-blocked": "table",
    "purge": "table",
    "bet": "table",
    "coins-won": "table",
    "coins-lost": "table",
    "push": "table",
    "your-turn": "table",
    "time-running-out": "table",
    "war": "drama",
    "war-again": "drama",
    "war-third": "drama",
    "war-won": "drama",
    "revolution": "drama",
    "revolution-back": "drama",
    "jacks-cancelled": "drama",
    "joker-forces": "drama",
    "joker-wins": "drama",
    "jokers-void": "drama",
    "out-other": "drama",
    "out-me": "drama",
    "game-won": "drama",
    "game-lost": "drama",
    "game-drawn": "drama",
}
"""All cues with their volume classes. Packs depend on the names, so never rename a cue."""

RANKS: tuple[str, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "JOKER")
"""Ranks as in transcripts, in the order of their pitch. The joker has no pitch and comes last."""

RANKED_CUES: tuple[str, ...] = ("card-pick", "revealed")
"""Cues with a separate sound for each rank."""


def reverse_rank(rank: str) -> str:
    """Return the rank whose sound a card has in the reversed order: "A" for "2", "K" for "3"."""
    if rank == "JOKER":
        return rank
    suited = RANKS[:-1]
    return suited[-1 - suited.index(rank)]
