"""What the coach says in Scientific War: how the professor mixes, and which tricks decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from audiowar.announce.line import Line
from audiowar.bots.scientific.analysis import Advice, analyse
from audiowar.bots.scientific.model import SWAPPED
from audiowar.bots.scientific.verdict import Turn, deciding, lessons
from audiowar.rules.cards import code
from audiowar.rules.events import Event
from audiowar.rules.view import View
from audiowar.ui.coach import MOST, Coach


def mixture(view: View, history: Sequence[Event]) -> list[Line]:
    """Tell what the professor would mix."""
    return advice_lines(analyse(view, history))


def advice_lines(mixed: Sequence[Advice]) -> list[Line]:
    """Tell a mixture: cards that share a reason together, the likeliest first."""
    reasons: dict[str, list[Line]] = {}
    lines = []
    for advice in mixed[:MOST]:
        card = None if advice.card is None else code(advice.card)
        args = {"card": card, "percent": round(advice.chance * 100)}
        if advice.choice == "swap":
            lines.append(Line("coach-swap-then", args))
        else:
            reasons.setdefault(advice.reason, []).append(Line("coach-card", args))
    for reason, cards in reasons.items():
        lines.append(Line("coach-choice", {"cards": tuple(cards), "reason": Line(reason)}))
    return lines


def decided(view: View, history: Sequence[Event]) -> Iterator[tuple[int, Line]]:
    """Yield the tricks that decided the game, with what would have been better."""
    for turn in deciding(view, history):
        yield turn.trick, turn_line(turn)


def turn_line(turn: Turn) -> Line:
    """Tell how a trick changed the prospects."""
    said = {
        "trick": turn.trick,
        "before": round(turn.before * 100),
        "after": round(turn.after * 100),
        "better": turn.after > turn.before,
    }
    line = Line("coach-turn", said)
    if turn.better is None:
        return line
    card = code((turn.better & 15) << 2)
    swaps = turn.better >= SWAPPED
    return Line(
        "coach-turn-better", {"turn": line, "card": card, "swap": swaps, "why": Line(turn.why)}
    )


def taught(view: View, history: Sequence[Event]) -> list[Line]:
    """Tell what the viewer never did in a long game."""
    return [Line(lesson) for lesson in lessons(view, history)]


COACH = Coach(mixture, decided, taught)
