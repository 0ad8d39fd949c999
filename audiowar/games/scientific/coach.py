"""The coach of Scientific War: the professor's mixtures, and the tricks that decided a match."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.line import Line
from audiowar.games.scientific.bots.game_review import (
    DecidingTrick,
    find_deciding_tricks,
    find_unused_possibilities,
    find_winning_chances,
)
from audiowar.games.scientific.bots.professor_advice import AdvisedChoice, advise_on_question
from audiowar.games.scientific.bots.rank_model import SWAPPED
from audiowar.rules.cards import card_code
from audiowar.rules.events import Event
from audiowar.rules.view import View
from audiowar.ui.table.coach import MAX_CHOICES, MixedStrategyCoach

LEAST_CHANGE = 5
"""The change of the chance of winning, in percentage points, from which a trick is decisive."""


def describe_mixture(view: View, history: Sequence[Event]) -> list[Line]:
    """Describe the professor's mixture."""
    return advice_lines(advise_on_question(view, history))


def advice_lines(mixed: Sequence[AdvisedChoice]) -> list[Line]:
    """Describe a mixture: cards by reason, the likeliest first, then the rest."""
    if not mixed:
        return []
    reasons: dict[str, list[Line]] = {}
    lines = []
    *percents, rest = to_percentages([advice.chance for advice in mixed[:MAX_CHOICES]])
    for advice, percent in zip(mixed, percents, strict=False):
        card = None if advice.card is None else card_code(advice.card)
        args = {"card": card, "percent": percent}
        if advice.choice == "swap":
            lines.append(Line("coach-swap-then", args))
        else:
            reasons.setdefault(advice.reason, []).append(Line("coach-card", args))
    for reason, cards in reasons.items():
        why = Line(reason, {"count": len(cards)})
        lines.append(Line("coach-choice", {"cards": tuple(cards), "reason": why}))
    return [*lines, *([Line("coach-rest", {"percent": rest})] if rest else [])]


def to_percentages(chances: Sequence[float]) -> list[int]:
    """Return probabilities as whole percentages that sum to 100, with the rest last."""
    shares = [100 * chance for chance in (*chances, max(0.0, 1 - sum(chances)))]
    whole = [int(share) for share in shares]
    most = sorted(range(len(shares)), key=lambda at: whole[at] - shares[at])
    for at in most[: 100 - sum(whole)]:
        whole[at] += 1
    return whole


def describe_deciding_tricks(view: View, history: Sequence[Event]) -> list[tuple[int, Line]] | None:
    """Return the tricks that decided the match, with better choices."""
    turns = find_deciding_tricks(view, history)
    if turns is None:
        return None
    return [(turn.trick, describe_deciding_trick(turn)) for turn in turns if is_noticeable(turn)]


def is_noticeable(turn: DecidingTrick) -> bool:
    """Return whether a trick changed the chance of winning enough to be mentioned."""
    return abs(round(turn.after * 100) - round(turn.before * 100)) >= LEAST_CHANGE


def describe_deciding_trick(turn: DecidingTrick) -> Line:
    """Describe how a trick changed the chance of winning."""
    said = {
        "trick": turn.trick,
        "before": round(turn.before * 100),
        "after": round(turn.after * 100),
        "better": turn.after > turn.before,
    }
    line = Line("coach-turn", said)
    if turn.better is None:
        return line
    card = card_code((turn.better & 15) << 2)
    swaps, why = turn.better >= SWAPPED, Line(turn.reason, {"count": 1})
    return Line("coach-turn-better", {"turn": line, "card": card, "swap": swaps, "why": why})


def describe_lessons(view: View, history: Sequence[Event]) -> list[Line]:
    """Describe the possibilities that the viewer never used in a long match."""
    return [Line(lesson) for lesson in find_unused_possibilities(view, history)]


COACH = MixedStrategyCoach(
    describe_mixture, describe_deciding_tricks, describe_lessons, find_winning_chances
)
