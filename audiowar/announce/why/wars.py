"""Explain the games in which a tie is fought out at once: battles, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from audiowar.rules import events as ev
from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Card, Rank, code
from audiowar.rules.parts.comparing import strongest

from ..line import Line
from .story import Lines, Shown, Story, len_of, second

SIX: Rank = 4
Upset = tuple[Rank, Rank] | None
"""The lowest rank and the highest, which it beats; None where no card does that."""


@dataclass
class Battle:
    """The cards of a trick or of one round of a war, and the war that followed if they tied."""

    puts: dict[ev.Seat, ev.Put] = field(default_factory=dict)
    war: ev.War | None = None
    after: list[ev.Event] = field(default_factory=list)
    """What happened from the war on, until the next cards: who dropped out of it."""

    @property
    def shown(self) -> dict[ev.Seat, Card]:
        """The face-up cards."""
        return {seat: put.up for seat, put in self.puts.items() if put.up is not None}


def battles(events: tuple[ev.Event, ...]) -> list[Battle]:
    """Return the battles of a trick."""
    found = [Battle()]
    for event in events:
        if isinstance(event, ev.War):
            found[-1].war = event
            found.append(Battle())
        elif isinstance(event, ev.Put):
            found[-1].puts[event.seat] = event
        else:
            found[-1].after.append(event)
    return found


War = Callable[[Story, Battle, Battle], Iterator[Line]]
"""Explains a war: the battle that tied and the one that follows."""


def fought(
    story: Story, war: War, upset: Upset = None, shows: Shown | None = None, stands: bool = False
) -> Lines:
    """Explain all battles; with `stands` a card stays for the battles that its owner puts none."""
    found = battles(story.trick.events)
    shown: dict[ev.Seat, Card] = dict(shows or {})
    for battle, following in zip(found, [*found[1:], None], strict=True):
        shown = {**shown, **battle.shown} if stands else battle.shown
        if not shown:
            continue
        best = strongest(shown, upset)
        yield from surprise(shown, best, upset)
        if battle.war is None:
            if len(shown) > 1 or len(found) == 1:
                yield story.strongest(shown, best[0], second(shown, best[0], upset))
            continue
        yield story.tie(shown, best)
        if following is not None:
            yield from war(story, battle, following)


def surprise(shown: Shown, best: list[ev.Seat], upset: Upset) -> Lines:
    """Say that the lowest card beats the highest, where it did."""
    card = shown[best[0]]
    if upset is None or card >> 2 != upset[0]:
        return
    highest = [other for other in shown.values() if other >> 2 == upset[1]]
    if highest:
        yield Line("why-upset", {"card": code(card), "beaten": code(highest[0])})


def result(story: Story) -> Lines:
    """Say who takes, what is renewed, who is out and why the game ends."""
    yield from story.takes()
    for renewed in story.all(ev.PickUp):
        yield Line("why-renewed", story.who(renewed.seat))
    if story.all(ev.Purge):
        yield Line("why-purged", {"count": int(story.trick.options["purge_after"])})
    yield from dropped(story)
    yield from story.end()


def dropped(story: Story) -> Lines:
    """Say who is out: in a war for want of cards, else without a card."""
    events = story.trick.events
    takes = [index for index, event in enumerate(events) if isinstance(event, ev.Take)]
    for index, event in enumerate(events):
        if isinstance(event, ev.Out):
            at_war = index < takes[0] if takes else bool(story.all(ev.War))
            yield Line("why-out-war" if at_war else "why-out", story.who(event.seat))


def unfought(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say that only one who is tied has cards left for the war, or nobody."""
    assert battle.war is not None
    if following.shown:
        return
    takes = [event for event in following.after if isinstance(event, ev.Take)]
    if takes:
        yield Line("why-war-alone", story.who(takes[0].seat))
    elif {e.seat for e in following.after if isinstance(e, ev.Out)}.issuperset(battle.war.seats):
        yield Line("why-war-nobody")


def classic(story: Story) -> Lines:
    """Classic War: a tie is a war of all, jokers above aces."""
    options = story.trick.options
    upset = (TWO, JOKER_RANK) if options["two_beats_joker"] == "on" else None
    yield from fought(story, of_all, upset, stands=options["run_out"] == "last_card")
    yield from result(story)


def of_all(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say that all fight, with how many cards, and who has too few."""
    options = story.trick.options
    yield Line("why-war-all", {"count": int(options.get("face_down", 3))})
    if options.get("run_out") == "last_card":
        for seat in battle.shown.keys() - following.puts.keys():
            yield Line("why-last-card", story.who(seat))
    yield from short(story, following)


def short(story: Story, battle: Battle) -> Lines:
    """Say who cannot complete the war, and who alone can."""
    for put in battle.puts.values():
        if put.up is None:
            yield Line("why-short", {**story.who(put.seat), "count": len_of(put.down)})
    takes = [event for event in battle.after if isinstance(event, ev.Take)]
    if takes and not battle.shown:
        yield Line("why-war-alone", story.who(takes[0].seat))


def drunkard(story: Story) -> Lines:
    """Drunkard: the lowest card beats the ace; for a tie everyone puts another card."""
    lowest = SIX if story.trick.options["deck"] == 36 else TWO
    yield from fought(story, everyone, (lowest, ACE))
    yield from result(story)


def everyone(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say what everyone puts for a tie."""
    yield Line(f"why-war-{story.trick.options['tie']}")
    yield from unfought(story, battle, following)


def tod_und_leben(story: Story) -> Lines:
    """Tod und Leben: cards are turned onto a tie until one is higher."""
    yield from fought(story, turned)
    if len(story.all(ev.Take)) == 2:
        yield Line("why-own-back")
    else:
        yield from story.takes()
    for number in story.all(ev.Round):
        if number.winner is None:
            yield Line("why-round-drawn")
        else:
            yield Line("why-round", story.who(number.winner))
    yield from (Line(f"why-rounds-{end.result}") for end in story.all(ev.End))


def turned(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say that the next cards decide, where there are any."""
    if following.shown:
        yield Line("why-war-turned")


def armed(story: Story) -> Lines:
    """Armed War: three random cards face down, and one more of the fighter's choice."""
    highest = JOKER_RANK if story.trick.options["jokers"] else ACE
    yield from fought(story, of_fighters, (TWO, highest))
    yield from story.takes()
    for pick_up in story.all(ev.PickUp):
        yield Line("why-pick-up", story.who(pick_up.seat))
    for out in story.all(ev.Out):
        yield Line("why-out-hand", story.who(out.seat))
    yield from story.end()


def of_fighters(story: Story, battle: Battle, following: Battle) -> Lines:
    """Say that only the tied fight, and with what."""
    assert battle.war is not None
    alone = list(unfought(story, battle, following))
    fight = Line("why-war-armed", {"players": story.players(battle.war.seats)})
    yield from alone or [fight]
