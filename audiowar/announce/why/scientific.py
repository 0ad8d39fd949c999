"""Explain a trick of Scientific War: order, jokers, strength, war or take, out, powers."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, Card, code

from ..line import Line
from .story import Lines, Shown, Story


def scientific(story: Story) -> Lines:
    """Yield the steps in the order in which the rules go."""
    shown = {put.seat: put.up for put in story.all(ev.Put) if put.up is not None}
    if not shown:
        return
    yield from order(story, shown)
    yield from decision(story, shown)
    if story.all(ev.War):
        yield Line("why-stays")
    yield from story.takes()
    yield from hands(story)
    yield from powers(story, shown)
    yield from story.end()


def count(shown: Shown, rank: int) -> int:
    """Return how many of the cards have a rank."""
    return sum(card >> 2 == rank for card in shown.values())


def low_wins(story: Story) -> bool:
    """Tell whether this trick was judged in the reversed order."""
    turns = story.all(ev.Revolution)
    if turns and story.trick.options["revolution"] == "immediate":
        return turns[-1].reversed
    return story.trick.reversed


def order(story: Story, shown: Shown) -> Lines:
    """Say what jacks did to the order, or that it is reversed; nothing where all is as usual."""
    jacks = count(shown, JACK)
    args = {"count": jacks, "reversed": low_wins(story)}
    if not jacks:
        if args["reversed"]:
            yield Line("why-order")
    elif jacks % 2 == 0:
        yield Line("why-jacks-cancel", args)
    else:
        now = story.trick.options["revolution"] == "immediate"
        yield Line("why-jack-turns" if now else "why-jack-later", args)


def decision(story: Story, shown: Shown) -> Lines:
    """Say what the jokers do, and which of the other cards is strongest."""
    jokers = [seat for seat, card in shown.items() if card >> 2 == JOKER_RANK]
    plain = {seat: card for seat, card in shown.items() if card >> 2 != JOKER_RANK}
    if len(jokers) > 1:
        yield Line("why-jokers-void", {"count": len(jokers)})
    if not plain:
        yield Line("why-all-jokers")
        return
    first, following = ranking(story, plain)
    best = [seat for seat, card in plain.items() if card >> 2 == first >> 2]
    if len(jokers) == 1:
        yield from lone_joker(story, plain, jokers[0], best, len(shown))
    elif len(best) > 1:
        yield story.tie(plain, best)
    else:
        yield story.strongest(plain, best[0], following)


def ranking(story: Story, plain: Shown) -> tuple[Card, Card | None]:
    """Return the strongest card and the one that comes next, None when it is the only one."""
    sign = -1 if low_wins(story) else 1
    ranked = sorted(plain.values(), key=lambda card: sign * (card >> 2), reverse=True)
    return ranked[0], ranked[1] if len(ranked) > 1 else None


def lone_joker(
    story: Story, plain: Shown, joker: ev.Seat, best: Sequence[ev.Seat], players: int
) -> Lines:
    """Say why one joker forces a war, or cancels one and takes everything."""
    if len(best) > 1:
        yield story.tie(plain, best)
        yield Line("why-joker-wins", story.who(joker))
    else:
        args = {**story.who(joker), "card": code(plain[best[0]])}
        yield Line("why-joker-forces-two" if players == 2 else "why-joker-forces", args)


def hands(story: Story) -> Lines:
    """Say who picked the pile up, and who is out."""
    for pick_up in story.all(ev.PickUp):
        yield Line("why-pick-up", story.who(pick_up.seat))
    for out in story.all(ev.Out):
        yield Line("why-out-hand", story.who(out.seat))


def powers(story: Story, shown: Shown) -> Lines:
    """Say who got which power, and why somebody did not."""
    if story.all(ev.QueensVoid):
        yield Line("why-queens-void", {"count": count(shown, QUEEN)})
    gone = {out.seat for out in story.all(ev.Out)}
    if count(shown, QUEEN) == 1 and not story.all(ev.End):
        queen = next(seat for seat, card in shown.items() if card >> 2 == QUEEN)
        if queen in gone:
            yield Line("why-spy-out", story.who(queen))
    for power in story.all(ev.Power):
        yield Line(f"why-power-{power.power}", story.who(power.seat))
