"""List the cues of the standard pack: the function that makes each, its level and its takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import score_drama as drama
import score_interface as interface
import score_table as table
from instruments import Samples, get_pitches
from take import Take

from audiowar.sound.cue_names import RANKS

LEVELS: dict[str, float] = {"soft": -33.0, "plain": -29.0, "strong": -25.0}
"""The loudness of each level in LUFS. The loudness of a sound is that of its loudest 400 ms."""

PITCHES = get_pitches("D4 E4 F#4 A4 B4 D5 E5 F#5 A5 B5 D6 E6 F#6")
"""The pitches of the ranks, 2 to ace: two and a half octaves of one five-note scale."""

Composer = Callable[[Take], Samples]
RankedComposer = Callable[[Take, "float | None"], Samples]


@dataclass(frozen=True)
class Part:
    """One cue of the score."""

    compose: Composer | RankedComposer
    level: str
    takes: int = 1
    """The number of variations; one for rare cues, so that they are recognized."""
    ranked: bool = False


SCORE: dict[str, Part] = {
    "menu-move": Part(interface.menu_move, "soft", 4),
    "menu-enter": Part(interface.menu_enter, "soft", 2),
    "menu-back": Part(interface.menu_back, "soft", 2),
    "edge": Part(interface.edge, "soft", 3),
    "refusal": Part(interface.refusal, "soft", 2),
    "other-buffer": Part(interface.other_buffer, "soft", 2),
    "option-on": Part(interface.option_on, "soft", 2),
    "option-off": Part(interface.option_off, "soft", 2),
    "card-pick": Part(interface.card_pick, "soft", 2, ranked=True),
    "welcome": Part(interface.welcome, "plain"),
    "goal-reached": Part(interface.goal_reached, "plain"),
    "person-joins": Part(interface.person_joins, "soft", 2),
    "person-leaves": Part(interface.person_leaves, "soft", 2),
    "person-returns": Part(interface.person_returns, "soft", 2),
    "chat": Part(interface.chat, "soft", 3),
    "chosen-own": Part(table.chosen_own, "plain", 3),
    "chosen-other": Part(table.chosen_other, "plain", 4),
    "revealed": Part(interface.revealed, "plain", 2, ranked=True),
    "trick-won-me": Part(table.trick_won_me, "plain", 3),
    "trick-won-other": Part(table.trick_won_other, "plain", 3),
    "spy": Part(table.spy, "plain", 2),
    "queens-void": Part(table.queens_void, "plain", 2),
    "count": Part(table.count, "plain", 2),
    "swap": Part(table.swap, "plain", 2),
    "pick-up": Part(table.pick_up, "plain", 3),
    "shuffle": Part(table.shuffle, "plain", 2),
    "prisoner-taken": Part(table.prisoner_taken, "plain", 2),
    "prisoner-freed": Part(table.prisoner_freed, "plain", 2),
    "prisoner-lost": Part(table.prisoner_lost, "plain", 2),
    "steal": Part(table.steal, "plain", 3),
    "steal-blocked": Part(table.steal_blocked, "plain", 2),
    "purge": Part(table.purge, "plain", 2),
    "bet": Part(table.bet, "plain", 3),
    "coins-won": Part(table.coins_won, "plain", 2),
    "coins-lost": Part(table.coins_lost, "plain", 2),
    "push": Part(table.push, "plain", 2),
    "your-turn": Part(table.your_turn, "plain", 2),
    "time-running-out": Part(table.time_running_out, "plain", 2),
    "war": Part(drama.war, "strong", 2),
    "war-again": Part(drama.war_again, "strong"),
    "war-third": Part(drama.war_third, "strong"),
    "war-won": Part(drama.war_won, "strong"),
    "revolution": Part(drama.revolution, "strong"),
    "revolution-back": Part(drama.revolution_back, "strong"),
    "jacks-cancelled": Part(drama.jacks_cancelled, "strong"),
    "joker-forces": Part(drama.joker_forces, "strong"),
    "joker-wins": Part(drama.joker_wins, "strong"),
    "jokers-void": Part(drama.jokers_void, "strong"),
    "out-other": Part(drama.out_other, "strong"),
    "out-me": Part(drama.out_me, "strong"),
    "game-won": Part(drama.game_won, "strong"),
    "game-lost": Part(drama.game_lost, "strong"),
    "game-drawn": Part(drama.game_drawn, "strong"),
}
"""Every cue of the standard pack."""


def perform_takes(cue: str) -> Iterator[tuple[str | None, str, Samples]]:
    """Yield the takes of a cue: the rank or None, the file's name without suffix, the samples."""
    part = SCORE[cue]
    for rank in RANKS if part.ranked else (None,):
        for number in range(1, part.takes + 1):
            name = "-".join(word for word in (cue, rank and rank.lower(), str(number)) if word)
            yield rank, name, _perform(part, Take(name), rank)


def _perform(part: Part, take: Take, rank: str | None) -> Samples:
    if rank is None:
        return part.compose(take)  # type: ignore[call-arg]
    pitch = None if rank == "JOKER" else PITCHES[RANKS.index(rank)]
    return part.compose(take, pitch)  # type: ignore[call-arg]
