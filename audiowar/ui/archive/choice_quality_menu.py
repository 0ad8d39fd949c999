"""The list of how good the player's choices were in each match, as the coach judges them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.archive.choice_quality import (
    GOOD_CHOICES,
    JUDGED,
    can_be_judged,
    compute_choice_facts,
)
from audiowar.archive.statistics import PlayedGame
from audiowar.ui.core.app import App
from audiowar.ui.table.chances_by_trick import ChancesByTrick, open_list_with_chart

from .work_screen import LongWorkScreen

MAX_GAMES = 30
"""The maximum number of matches to judge, because each may take a second."""


DONE: Final = object()
"""What `next` returns when there is no more work."""


class JudgingScreen(LongWorkScreen):
    """Lets the coach judge the choices in the latest matches one by one, then lists the results."""

    def __init__(self, app: App, games: Sequence[PlayedGame]) -> None:
        super().__init__(app)
        judged = [one for one in games if can_be_judged(one.game)]
        self._games = judged[-MAX_GAMES:]
        self._facts: list[Mapping[str, int]] = []
        self._steps = self._judge()

    def _judge(self) -> Iterator[None]:
        for game in self._games:
            facts = game.facts
            if JUDGED not in facts:
                yield
                facts = compute_choice_facts(game)
                self.app.game_index_reader.index.add_facts(game.file, facts)
            self._facts.append(facts)

    def progress_line(self) -> Line:
        done = 100 * len(self._facts) // max(1, len(self._games))
        return Line("statistics-judging", {"percent": done})

    def do_next_part(self) -> bool:
        return next(self._steps, DONE) is DONE

    def on_work_done(self) -> None:
        self.app.game_index_reader.index.save()
        open_choice_quality(self.app, self._games, self._facts)


def open_choice_quality(
    app: App, games: Sequence[PlayedGame], facts: Sequence[Mapping[str, int]]
) -> None:
    """Open the list of the percentage of good choices in each match, oldest first, with a chart."""
    found = [(game, one) for game, one in zip(games, facts, strict=True) if one[JUDGED]]
    if not found:
        app.refuse(Line("statistics-choices-none"))
        return
    lines = [
        Line(
            "statistics-choices-item",
            {
                "day": game.day,
                "game": game_title(game.game),
                **percentage_args(one[GOOD_CHOICES], one[JUDGED]),
            },
        )
        for game, one in found
    ]
    whole = percentage_args(
        sum(one[GOOD_CHOICES] for _, one in found), sum(one[JUDGED] for _, one in found)
    )
    lines.insert(0, Line("statistics-choices-all", {"games": len(found), **whole}))
    course = ChancesByTrick(tuple(one[GOOD_CHOICES] / one[JUDGED] for _, one in found))
    open_list_with_chart(app, Line("statistics-choices"), lines, course, lines)


def percentage_args(good: int, judged: int) -> dict[str, int]:
    """Return the message arguments for a number of good choices among those judged."""
    return {"sound": good, "judged": judged, "percent": round(100 * good / judged)}
