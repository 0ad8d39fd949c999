"""What a question claims of the table, and whether that is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .claims import Args, Step, claim_nothing
from .facts import rank

Claim = Callable[[Step, Args], bool]


def steals(step: Step, args: Args) -> bool:
    """All piles whose top has the rank of the card are named, and no other."""
    card, tops = args["card"], step.end.tops
    others = [seat for seat in step.end.list_alive_seats() if seat != step.viewer]
    match = [seat for seat in others if tops[seat] and rank(str(tops[seat])) == rank(card)]
    return sorted(step.seats(args.get("victims", ()))) == match


def prisoner(step: Step, args: Args) -> bool:
    return bool(step.end.prisoners.get(step.viewer or 0) == args["card"])


def bet(step: Step, args: Args) -> bool:
    facts = step.end
    cents = facts.money[step.viewer or 0]
    low, high = (int(facts.options[name]) * 100 for name in ("min_bet", "max_bet"))
    told = (args["cents"], args["low"], args["high"], args["first"])
    return told == (cents, low, min(high, cents // 100 * 100), not facts.tricks)


def tie(step: Step, args: Args) -> bool:
    return step.end.stakes[step.viewer or 0] == args["cents"]


def poor(step: Step, args: Args) -> bool:
    seat = step.viewer or 0
    return tie(step, args) and step.end.money[seat] < 2 * args["cents"]


QUESTIONS: Mapping[str, Claim] = {
    "ask-card": claim_nothing,
    "ask-spy": claim_nothing,
    "ask-keep": claim_nothing,
    "ask-lay": claim_nothing,
    "ask-steal": steals,
    "ask-steal-match": steals,
    "ask-prisoner": prisoner,
    "ask-prisoner-war": prisoner,
    "ask-bet": bet,
    "ask-tie": tie,
    "ask-tie-poor": poor,
}
"""What is claimed, by the id of the message."""
