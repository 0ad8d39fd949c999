"""The list of matches with the percentage of the player's choices that the coach calls good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.line import Line
from audiowar.archive.choice_quality import (
    GOOD_CHOICES_FACT,
    JUDGED_CHOICES_FACT,
    compute_choice_quality_facts,
)
from audiowar.archive.game_index import GameIndex, Progress
from audiowar.archive.statistics import FinishedMatch, to_percent
from audiowar.bots.bots_and_coach import get_bots
from audiowar.ui.core.app import App
from audiowar.ui.core.long_work_screen import run_steps_in_parts
from audiowar.ui.table.percentage_charts import PercentageSeries, open_list_with_chart

MAX_JUDGED_MATCHES = 30
"""The maximum number of matches to judge. Judging one match can take a second."""


def judge_choices_then_open(app: App, matches: Sequence[FinishedMatch]) -> None:
    """Let the coach judge the choices in the latest matches, then list the results.

    Matches of games without a coach are left out.
    """
    judged = [one for one in matches if get_bots(one.entry.game).has_coach][-MAX_JUDGED_MATCHES:]
    facts: list[Mapping[str, int]] = []
    run_steps_in_parts(
        app,
        judge_matches(app.game_index_updater.index, judged, facts),
        lambda: open_choice_quality(app, judged, facts),
        stopped_line=None,
        make_progress_line=lambda percent: Line("statistics-judging", {"percent": percent}),
        has_slow_steps=True,
    )


def judge_matches(
    index: GameIndex, matches: Sequence[FinishedMatch], facts_by_match: list[Mapping[str, int]]
) -> Iterator[Progress]:
    """Append the facts of each match to `facts_by_match`, and store new ones in the index.

    Yield before judging a match, which is slow.
    """
    try:
        for number, match in enumerate(matches):
            facts = match.facts
            if JUDGED_CHOICES_FACT not in facts:
                yield Progress(number, len(matches))
                facts = compute_choice_quality_facts(match)
                index.add_later_facts(match.entry.file, facts)
            facts_by_match.append(facts)
    finally:
        index.save()


def open_choice_quality(
    app: App, matches: Sequence[FinishedMatch], facts: Sequence[Mapping[str, int]]
) -> None:
    """List the percentage of good choices in each match, oldest first. A page adds a chart.

    Refuse if the coach could judge no choice. `facts` has the facts of each match in `matches`.
    """
    pairs = [
        (match, one) for match, one in zip(matches, facts, strict=True) if one[JUDGED_CHOICES_FACT]
    ]
    if not pairs:
        app.refuse(Line("statistics-choices-none"))
        return
    good, judged = (
        sum(one[fact] for _, one in pairs) for fact in (GOOD_CHOICES_FACT, JUDGED_CHOICES_FACT)
    )
    all_args = {"games": len(pairs), **make_choice_quality_args(good, judged)}
    lines = [Line("statistics-choices-all", all_args)]
    for match, one in pairs:
        args = {"day": match.entry.ended[:10], "game": get_game_title(match.entry.game)}
        args |= make_choice_quality_args(one[GOOD_CHOICES_FACT], one[JUDGED_CHOICES_FACT])
        lines.append(Line("statistics-choices-item", args))
    course = PercentageSeries(
        tuple(one[GOOD_CHOICES_FACT] / one[JUDGED_CHOICES_FACT] for _, one in pairs)
    )
    open_list_with_chart(app, Line("statistics-choices"), lines, course, lines)


def make_choice_quality_args(good_count: int, judged_count: int) -> dict[str, int]:
    """Return the message arguments: the judged choices, and the number and percentage of good ones.

    `judged_count` must not be 0.
    """
    return {
        "sound": good_count,
        "judged": judged_count,
        "percent": to_percent(good_count / judged_count),
    }
