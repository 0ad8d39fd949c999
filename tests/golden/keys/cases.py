"""Games at the table screen in which every key that asks something is pressed again and again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from audiowar.rules.registry import GAMES
from audiowar.ui.menus.new_game import start_command_line_match
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play

FOLDER = Path(__file__).parent
ASKING = ("r", "t", "e", "h", "p", "l", "y", "c", "down")
"""What the table is asked after each turn; C may also do something."""
TURNS = 8
MORE_TURNS = {"scientific": 14, "prisoners": 14}
"""Games in which some questions come late."""

READ: Mapping[str, tuple[str, int, int, Mapping[str, Any]]] = {
    "armed": ("armed", 3, 3, {}),
    "casino": ("casino", 3, 2, {"rounds": 6}),
    "classic": ("classic", 3, 7, {"jokers": 2, "face_down": 2}),
    "drunkard": ("drunkard", 4, 2, {"trick_limit": 8}),
    "prisoners": ("razboi", 3, 2, {"prisoners": "on"}),
    "scientific": ("scientific", 4, 3, {"jokers": 2}),
    "steal": ("steal", 3, 7, {}),
    "tod-und-leben": ("tod_und_leben", 2, 3, {"rounds": 2}),
}
"""Name -> game, players, seed, options."""
CASES: Mapping[str, tuple[str, int, int, Mapping[str, Any]]] = {
    **READ,
    **{
        name: (name, min(3, game.players[-1]), 1, {})
        for name, game in GAMES.items()
        if all(name != read[0] for read in READ.values())
    },
}
"""The same; of a game that has none yet, one with the usual rules."""


def play_case(case: str, home: Path) -> str:
    """Play a case; return each key with what followed on it: what was said and what sounded."""
    game, players, seed, options = CASES[case]
    play = Play(home, game=game, players=players, seed=seed, options=dict(options))
    play.app.settings.set(name="Mira", remarks="off")
    start_command_line_match(play.app)
    play.wait(30)
    lines = [
        *iter_effects_since(play, 0, 0),
        *turns(play, random.Random(case), MORE_TURNS.get(case, TURNS)),
    ]
    return "\n".join([*lines, count_kept_messages(play)]) + "\n"


def count_kept_messages(play: Play) -> str:
    """Return how many messages the history has of each kind."""
    counts = Counter(one.buffer.value for one in play.app.history._kept)
    return "= " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))


def turns(play: Play, dice: random.Random, count: int) -> Iterator[str]:
    """Yield what follows on the keys of some turns."""
    for _ in range(count):
        for key in ASKING:
            yield from press_and_iter_effects(play, key)
            if not isinstance(play.app.top, TableScreen):
                yield from press_and_iter_effects(play, "escape")
        for key in (dice.choice(("end", "home", "right", "left")), "enter"):
            yield from press_and_iter_effects(play, key)
        before = len(play.front.said), len(play.front.cues)
        play.wait(30)
        yield from iter_effects_since(play, *before)
        if not isinstance(play.app.top, TableScreen):
            return


def press_and_iter_effects(play: Play, key: str) -> Iterator[str]:
    """Press a key; yield it with what follows at once."""
    before = len(play.front.said), len(play.front.cues)
    play.press(key)
    yield from iter_action_and_effects(f"> {key}", iter_effects_since(play, *before))


def iter_action_and_effects(action: str, followed_by: Iterable[str]) -> Iterator[str]:
    """Yield an action and what followed on it, on one line if one line followed at most."""
    lines = list(followed_by)
    if len(lines) > 1:
        yield action
        yield from lines
    else:
        yield "  ".join((action, *(line.strip() for line in lines)))


def iter_effects_since(play: Play, said: int, cued: int) -> Iterator[str]:
    """Yield what has been said and has sounded since then, if what is shown then can be right."""
    play.look()
    shown = play.app.top.get_screen_content()
    assert all(play.app.render(line) for line in (*shown.rows, *shown.other_lines))
    news = zip(play.front.said[said:], play.front.topics[said:], strict=True)
    lines = []
    for (text, kind), topic in news:
        about = " ".join(filter(None, (kind.name.lower(), topic)))
        lines.append(text if about == "navigation" else f"{text}  [{about}]")
    cues = [f"{cue.name}@{cue.seat}" if cue.seat else cue.name for cue in play.front.cues[cued:]]
    if cues:
        lines[-1:] = ["  ".join((*lines[-1:], f"({', '.join(cues)})"))]
    yield from lines
