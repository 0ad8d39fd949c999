"""The coach of Scientific War: advises the professor's choices, and reviews the match."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.line import Line
from audiowar.games.scientific.bots.coach_advice import AdvisedChoice, list_advised_choices
from audiowar.games.scientific.bots.match_review import (
    DecidingTrick,
    find_deciding_tricks,
    find_unused_card_message_ids,
    list_winning_chances_by_trick,
)
from audiowar.games.scientific.bots.suitless_model import SWAP_OFFSET, get_played_rank
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Event
from audiowar.rules.view import View
from audiowar.ui.table.coach import MAX_NAMED_CHOICES, MixedStrategyCoach

MIN_NOTICEABLE_PERCENTAGE_POINTS = 5
"""A trick is mentioned if it changes the chance of winning by at least this many percentage
points."""


def describe_mixed_strategy(view: View, history: Sequence[Event]) -> list[Line]:
    """Return lines with the choices of the professor, the strongest bot, and their percentages.

    There are no lines if the cards cannot be counted.
    """
    return make_advice_lines(list_advised_choices(view, history))


def make_advice_lines(advised_choices: Sequence[AdvisedChoice]) -> list[Line]:
    """Return a line for each swap, one for each reason to play cards, and one for the rest.

    Only the first MAX_NAMED_CHOICES choices are named. The rest is the probability of all others.
    """
    if not advised_choices:
        return []
    reasons: dict[str, list[Line]] = {}
    lines = []
    chances = [advice.probability for advice in advised_choices[:MAX_NAMED_CHOICES]]
    *percents, rest = round_to_percentages(chances)
    for advice, percent in zip(advised_choices, percents, strict=False):
        card = None if advice.card is None else get_card_code(advice.card)
        args = {"card": card, "percent": percent}
        if advice.choice == "swap":
            lines.append(Line("coach-swap-then", args))
        else:
            reasons.setdefault(advice.reason, []).append(Line("coach-card", args))
    for reason, cards in reasons.items():
        why = Line(reason, {"count": len(cards)})
        lines.append(Line("coach-choice", {"cards": tuple(cards), "reason": why}))
    return [*lines, *([Line("coach-rest", {"percent": rest})] if rest else [])]


def round_to_percentages(chances: Sequence[float]) -> list[int]:
    """Return probabilities rounded to whole percent, followed by the rest of the 100 %."""
    shares = [100 * chance for chance in (*chances, max(0.0, 1 - sum(chances)))]
    whole = [int(share) for share in shares]
    most = sorted(range(len(shares)), key=lambda at: whole[at] - shares[at])
    for at in most[: 100 - sum(whole)]:
        whole[at] += 1
    return whole


def describe_deciding_tricks(view: View, history: Sequence[Event]) -> list[tuple[int, Line]] | None:
    """Return the numbers of the tricks that decided the match, with a line about each.

    Return None if the cards cannot be counted.
    """
    turns = find_deciding_tricks(view, history)
    if turns is None:
        return None
    return [(turn.trick, describe_deciding_trick(turn)) for turn in turns if is_noticeable(turn)]


def is_noticeable(trick: DecidingTrick) -> bool:
    """Return whether a trick changed the chance of winning enough to be mentioned."""
    return (
        abs(round(trick.chance_after * 100) - round(trick.chance_before * 100))
        >= MIN_NOTICEABLE_PERCENTAGE_POINTS
    )


def describe_deciding_trick(trick: DecidingTrick) -> Line:
    """Say how a trick changed the chance of winning, and name a better choice if there was one."""
    said = {
        "trick": trick.trick,
        "before": round(trick.chance_before * 100),
        "after": round(trick.chance_after * 100),
        "better": trick.chance_after > trick.chance_before,
    }
    line = Line("coach-turn", said)
    if trick.better_action is None:
        return line
    card = get_card_code(get_played_rank(trick.better_action) << 2)
    swaps, why = trick.better_action >= SWAP_OFFSET, Line(trick.reason, {"count": 1})
    return Line("coach-turn-better", {"turn": line, "card": card, "swap": swaps, "why": why})


def describe_unused_cards(view: View, history: Sequence[Event]) -> list[Line]:
    """Say which special cards the viewer never played in a long match."""
    return [Line(lesson) for lesson in find_unused_card_message_ids(view, history)]


COACH = MixedStrategyCoach(
    describe_mixed_strategy,
    describe_deciding_tricks,
    describe_unused_cards,
    list_winning_chances_by_trick,
)
