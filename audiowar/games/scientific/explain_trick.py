"""Explain to the player why a trick of Scientific War ended as it did."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.announce.line import Line, Lines
from audiowar.announce.reasons.explain_battles import explain_refills
from audiowar.announce.reasons.trick_explainer import ShownCards, TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, get_card_code
from audiowar.rules.events import Seat

from . import events as own


def explain_trick(explainer: TrickExplainer) -> Lines:
    """Explain the trick step by step, in the order in which the rules decide it."""
    shown = {
        put.seat: put.up for put in explainer.list_events_of_kind(ev.Put) if put.up is not None
    }
    if not shown:
        return
    yield from explain_order_of_strength(explainer, shown)
    yield from explain_strongest_card(explainer, shown)
    if explainer.list_events_of_kind(ev.War):
        yield Line("why-stays")
    yield from explainer.explain_cards_from_earlier_wars()
    yield from explain_refills(explainer)
    yield from explain_powers(explainer, shown)
    yield from explainer.explain_match_end()


def count_shown_rank(shown: ShownCards, rank: int) -> int:
    """Return how many of the shown cards have the given rank."""
    return sum(card >> 2 == rank for card in shown.values())


def is_order_reversed(explainer: TrickExplainer) -> bool:
    """Return whether the order of strength in the trick was reversed: the two was strongest."""
    return any(
        event.reversed for event in explainer.trick.events if isinstance(event, (ev.War, ev.Take))
    )


def explain_order_of_strength(explainer: TrickExplainer, shown: ShownCards) -> Lines:
    """Explain what jacks did, or that the order is reversed. Say nothing about the usual order."""
    jacks = count_shown_rank(shown, JACK)
    args = {"count": jacks, "reversed": is_order_reversed(explainer)}
    if not jacks:
        if args["reversed"]:
            yield Line("why-order")
    elif jacks % 2 == 0:
        yield Line("why-jacks-cancel", args)
    else:
        now = explainer.trick.options["revolution"] == "immediate"
        yield Line("why-jack-turns" if now else "why-jack-later", args)


def explain_strongest_card(explainer: TrickExplainer, shown: ShownCards) -> Lines:
    """Explain what jokers did, and which of the other cards is strongest."""
    jokers = [seat for seat, card in shown.items() if card >> 2 == JOKER_RANK]
    plain = {seat: card for seat, card in shown.items() if card >> 2 != JOKER_RANK}
    if not plain:
        yield Line("why-all-jokers")
        return
    if len(jokers) > 1:
        yield Line("why-jokers-void", {"count": len(jokers)})
    sign = -1 if is_order_reversed(explainer) else 1
    first, *others = sorted(plain.values(), key=lambda card: sign * (card >> 2), reverse=True)
    best = [seat for seat, card in plain.items() if card >> 2 == first >> 2]
    if len(jokers) == 1:
        yield from explain_lone_joker(explainer, plain, jokers[0], best, len(shown))
    elif len(best) > 1:
        yield explainer.make_tie_line(plain, best)
    else:
        yield explainer.make_strongest_card_line(plain, best[0], next(iter(others), None))


def explain_lone_joker(
    explainer: TrickExplainer,
    other_cards: ShownCards,
    joker: Seat,
    best_seats: Sequence[Seat],
    players: int,
) -> Lines:
    """Explain why a single joker forces a war, or cancels a war and takes all cards."""
    if len(best_seats) > 1:
        yield explainer.make_tie_line(other_cards, best_seats)
        yield Line("why-joker-wins", explainer.get_player_args(joker))
    else:
        args = {
            **explainer.get_player_args(joker),
            "card": get_card_code(other_cards[best_seats[0]]),
        }
        yield Line("why-joker-forces-two" if players == 2 else "why-joker-forces", args)


def explain_powers(explainer: TrickExplainer, shown: ShownCards) -> Lines:
    """Explain which powers were granted, and why a queen granted none."""
    if explainer.list_events_of_kind(own.QueensVoid):
        yield Line("why-queens-void", {"count": count_shown_rank(shown, QUEEN)})
    queens = [seat for seat, card in shown.items() if card >> 2 == QUEEN]
    gone = {out.seat for out in explainer.list_events_of_kind(ev.Out)}
    if len(queens) == 1 and queens[0] in gone and not explainer.list_events_of_kind(ev.End):
        yield Line("why-spy-out", explainer.get_player_args(queens[0]))
    for event in explainer.list_events_of_kind(own.GrantPower):
        empty = {"empty": event.is_pile_empty} if event.power == "swap" else {}
        yield Line(f"why-power-{event.power}", {**explainer.get_player_args(event.seat), **empty})
