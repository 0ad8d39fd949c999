"""Explain a trick of Război: what a war costs, and what prisoners do."""

from __future__ import annotations

from audiowar.games.razboi.rules import CARDS_PER_RANK
from audiowar.rules import events as ev
from audiowar.rules.cards import code

from ..line import Line
from .story import Lines, Story, len_of
from .wars import Battle, fought, result, unfought


def razboi(story: Story) -> Lines:
    """Yield the battles, then what became of prisoners, then the take."""
    yield from fought(story, of_tied)
    yield from prisoners(story)
    yield from result(story)


def of_tied(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say how many cards the tying rank asks of each who is tied, and who has fewer."""
    assert battle.war is not None
    options = story.trick.options
    tied = battle.war.seats
    card = battle.shown[tied[0]]
    cost = CARDS_PER_RANK[str(options["pictures"])][card >> 2]
    args = {"players": story.players(tied), "card": code(card), "count": cost}
    yield Line("why-war-cost", args)
    for seat in tied:
        if following.shown and seat not in following.puts:
            yield Line("why-war-none", story.who(seat))
    fewer = {put.seat: len_of(put.down) + 1 for put in following.puts.values()}
    fewer = {seat: count for seat, count in fewer.items() if count < cost}
    if fewer and options["short"] == "fewest":
        yield Line("why-war-fewest", {"count": min(fewer.values())})
    elif fewer:
        for seat, count in fewer.items():
            yield Line("why-war-fewer", {**story.who(seat), "count": count})
    yield from unfought(story, battle, following)


def prisoners(story: Story) -> Lines:
    """Say what it meant that prisoners were played, and why one was kept."""
    held = story.trick.prisoners or {}
    risked = [put.seat for put in story.all(ev.Put) if put.up == held.get(put.seat, -1)]
    winners = [take.seat for take in story.all(ev.Take)]
    top = {forfeit.seat for forfeit in story.all(ev.Forfeit)}
    for seat in risked:
        if seat in winners:
            yield Line("why-prisoner-won", story.who(seat))
        elif winners:
            message = "why-prisoner-lost" if seat in top else "why-prisoner-lost-alone"
            yield Line(message, story.who(seat))
    for prisoner in story.all(ev.Prisoner):
        yield Line("why-prisoner-kept", {**story.who(prisoner.seat), "card": code(prisoner.card)})
