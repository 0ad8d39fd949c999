"""Explain tricks in which ties are fought immediately, as sequences of battles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from audiowar.announce.narration_memory import count_known_or_hidden_cards
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.parts.tricks import find_strongest_seats
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import LowBeatsHighPair

from ..line import Line, Lines
from .trick_explainer import ShownCards, TrickExplainer


@dataclass
class Battle:
    """The cards put in a trick or in one round of a war, and the war that begins if cards tie."""

    puts: dict[ev.Seat, ev.Put] = field(default_factory=dict)
    following_war: ev.War | None = None
    events_after: list[ev.Event] = field(default_factory=list)
    """The events between this battle and the next one, such as takes."""

    @property
    def face_up_cards(self) -> dict[ev.Seat, Card]:
        """The face-up card of each player in the battle, by seat."""
        return {seat: put.up for seat, put in self.puts.items() if put.up is not None}


def split_battles(events: tuple[ev.Event, ...]) -> list[Battle]:
    """Split the events of a trick into battles; each one but the last ends with a war."""
    found = [Battle()]
    for event in events:
        if isinstance(event, ev.War):
            found[-1].following_war = event
            found.append(Battle())
        elif isinstance(event, ev.Put):
            found[-1].puts[event.seat] = event
        else:
            found[-1].events_after.append(event)
    return found


WarExplainer = Callable[[TrickExplainer, Battle, Battle], Iterator[Line]]
"""Explains a war, given the battle that ended in a tie and the battle that follows it."""


def explain_battles(
    explainer: TrickExplainer, explain_war: WarExplainer, cards_stay: bool = False
) -> Lines:
    """Explain all battles of a trick; `explain_war` explains the war after each tie.

    With `cards_stay`, the cards of a battle also count in later battles.
    """
    trick = explainer.trick
    found = split_battles(trick.events)
    upset = get_variant(trick.game).get_upset_ranks(trick.options)
    shown: dict[ev.Seat, Card] = {}
    for battle, following in zip(found, [*found[1:], None], strict=True):
        shown = {**shown, **battle.face_up_cards} if cards_stay else battle.face_up_cards
        if not shown:
            continue
        best = find_strongest_seats(shown, upset)
        yield from explain_if_lowest_beat_highest(shown, best, upset)
        if battle.following_war is None:
            others = {seat: card for seat, card in shown.items() if seat != best[0]}
            second = others[find_strongest_seats(others, upset)[0]] if others else None
            yield explainer.make_strongest_card_line(shown, best[0], second)
            continue
        yield explainer.make_tie_line(shown, best)
        if following is not None:
            yield from explain_war(explainer, battle, following)


def explain_if_lowest_beat_highest(
    shown: ShownCards, best: list[ev.Seat], upset: LowBeatsHighPair
) -> Lines:
    """Explain that the lowest card beat the highest one, if that happened."""
    card = shown[best[0]]
    if upset is None or card >> 2 != upset[0]:
        return
    highest = [other for other in shown.values() if other >> 2 == upset[1]]
    if highest:
        yield Line("why-upset", {"card": get_card_code(card), "beaten": get_card_code(highest[0])})


def explain_outcome(explainer: TrickExplainer) -> Lines:
    """Explain who takes the cards, which packets are renewed, who is out, and the end."""
    yield from explainer.explain_cards_from_earlier_wars()
    yield from explain_packet_renewals(explainer)
    yield from explain_outs(explainer)
    yield from explainer.explain_match_end()


def explain_packet_renewals(explainer: TrickExplainer) -> Lines:
    """Explain whose packet was used up and renewed from the pile."""
    for event in explainer.list_events_of_kind(ev.PickUp):
        yield Line("why-renewed", explainer.get_player_args(event.seat))


def explain_outs(explainer: TrickExplainer) -> Lines:
    """Name the players who are out, and say whether each went out in a war or after the trick."""
    events = explainer.trick.events
    takes = [index for index, event in enumerate(events) if isinstance(event, ev.Take)]
    for index, event in enumerate(events):
        if isinstance(event, ev.Out):
            at_war = index < takes[0] if takes else bool(explainer.list_events_of_kind(ev.War))
            yield Line(
                "why-out-war" if at_war else "why-out", explainer.get_player_args(event.seat)
            )


def explain_unfought_war(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """If a war was not fought, explain that only one tied player, or none, had cards for it."""
    assert battle.following_war is not None
    if following.face_up_cards:
        return
    takes = [event for event in following.events_after if isinstance(event, ev.Take)]
    if takes:
        yield Line("why-war-alone", explainer.get_player_args(takes[0].seat))
    elif {e.seat for e in following.events_after if isinstance(e, ev.Out)}.issuperset(
        battle.following_war.seats
    ):
        yield Line("why-war-nobody")


def explain_three_card_war(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain that all players put three face-down cards, and name those who had too few."""
    yield Line("why-war-all", {"count": 3})
    yield from explain_players_short_of_cards(explainer, following)


def explain_players_short_of_cards(explainer: TrickExplainer, battle: Battle) -> Lines:
    """Explain who had too few cards for a war, or that only one player had enough."""
    for put in battle.puts.values():
        if put.up is None:
            who = explainer.get_player_args(put.seat)
            yield Line("why-short", {**who, "count": count_known_or_hidden_cards(put.down)})
    takes = [event for event in battle.events_after if isinstance(event, ev.Take)]
    if takes and not battle.face_up_cards:
        yield Line("why-war-alone", explainer.get_player_args(takes[0].seat))


def explain_refills(explainer: TrickExplainer) -> Lines:
    """Explain who picked up a pile as a new hand, and who is out."""
    for pick_up in explainer.list_events_of_kind(ev.PickUp):
        yield Line("why-pick-up", explainer.get_player_args(pick_up.seat))
    for out in explainer.list_events_of_kind(ev.Out):
        yield Line("why-out-hand", explainer.get_player_args(out.seat))
