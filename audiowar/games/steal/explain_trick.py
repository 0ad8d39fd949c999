"""Explain to the player why a trick of Steal War ended as it did: which thefts failed, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any, TypeAlias

from audiowar.announce.common_lines import NamedPlayers
from audiowar.announce.line import Line, Lines
from audiowar.announce.reasons.explain_battles import (
    explain_battles,
    explain_outcome,
    explain_three_card_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.events import Seat

from . import events as own

StealAttempt: TypeAlias = own.Steal | own.StealBlocked


@dataclass(frozen=True)
class Failure:
    """Why somebody could not steal a pile, as far as the cards show it yet."""

    reason: str
    """"rivals" if others failed to steal it too, "hidden" if others may have wanted it, but stole
    another pile, "protected", or "unknown"."""
    thieves: Sequence[Seat] = ()
    """Those who failed to steal the pile, if there are several."""
    card: Card | None = None
    """The card by which the owner protected the pile."""
    is_earlier: bool = False
    """Whether this card was already on the table, so that it protected the pile in a war."""


def find_failure(
    trick_events: Sequence[ev.Event],
    attempt: own.StealBlocked,
    victim: Seat,
    round_attempts: Sequence[StealAttempt],
) -> Failure:
    """Return why an attempt to steal the pile of `victim` failed.

    A pile is protected from when its owner decides to play a card of the rank on top of it until
    the end of the trick, its wars included, whatever lies on top later.
    """
    thieves = [
        one.seat
        for one in round_attempts
        if isinstance(one, own.StealBlocked) and victim in one.victims
    ]
    if len(thieves) > 1:
        return Failure("rivals", thieves)
    later = dropwhile(lambda event: event is not attempt, trick_events)
    puts = (event for event in later if isinstance(event, ev.Put) and event.seat == victim)
    put = next((put for put in puts if put.up is not None), None)
    earlier = dict(zip(attempt.victims, attempt.protecting, strict=False)).get(victim)
    # Whoever tries to steal has not decided to play a card.
    is_thief = any(one.seat == victim for one in round_attempts)
    if put is not None and put.protects and not is_thief:
        return Failure("protected", card=put.up)
    if earlier is not None:
        return Failure("protected", card=earlier, is_earlier=True)
    others = {one.seat for one in round_attempts if isinstance(one, own.Steal)}
    is_decided = put is not None or is_thief
    return Failure("hidden" if is_decided and others - {attempt.seat, victim} else "unknown")


def make_steal_message_args(
    players: NamedPlayers, attempt: StealAttempt, victims: Sequence[Seat]
) -> dict[str, Any]:
    """Return the message arguments for an attempt to steal the piles of `victims`."""
    return {
        **players.get_player_args(attempt.seat),
        "card": get_card_code(attempt.card),
        "victims": players.list_names_marking_listener(victims),
        "mine": players.viewer in victims,
    }


def make_failure_message_args(
    players: NamedPlayers, attempt: StealAttempt, victim: Seat, failure: Failure
) -> dict[str, Any]:
    """Return the message arguments for a failure: a pile may be protected by its owner's card."""
    args = make_steal_message_args(players, attempt, [victim])
    if failure.card is None:
        return args
    return {**args, "card": get_card_code(failure.card), "earlier": failure.is_earlier}


def group_steal_attempts_by_round(events: Sequence[ev.Event]) -> list[list[StealAttempt]]:
    """Return the successful and failed steals of each round of decisions."""
    found: list[list[StealAttempt]] = [[]]
    for event in events:
        if isinstance(event, (own.Steal, own.StealBlocked)):
            found[-1].append(event)
        elif isinstance(event, ev.Choose) and found[-1]:
            found.append([])
    return [acts for acts in found if acts]


def explain_blocked_steal(
    explainer: TrickExplainer, attempt: own.StealBlocked, round_attempts: Sequence[StealAttempt]
) -> Lines:
    """Explain for each wanted pile why it was not stolen: protected, or wanted by others too."""
    for victim in attempt.victims:
        failure = find_failure(explainer.trick.events, attempt, victim, round_attempts)
        args = make_failure_message_args(explainer, attempt, victim, failure)
        yield Line(FAILURE_MESSAGES[failure.reason], args)


FAILURE_MESSAGES = {
    **dict.fromkeys(("rivals", "hidden"), "why-steal-rivals"),
    "protected": "why-steal-protected",
    "unknown": "why-steal-fails",
}
"""The messages that explain a failure, by its reason."""


def explain_trick(explainer: TrickExplainer) -> Lines:
    """Explain the thefts, round by round, then the battles and who takes the cards."""
    for acts in group_steal_attempts_by_round(explainer.trick.events):
        for act in acts:
            if isinstance(act, own.Steal):
                yield Line("why-steal", make_steal_message_args(explainer, act, act.victims))
            else:
                yield from explain_blocked_steal(explainer, act, acts)
    yield from explain_battles(explainer, explain_three_card_war)
    yield from explain_outcome(explainer)
