"""Explain to the player why a trick of Steal War ended as it did: which thefts failed, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
class Protection:
    """Whether a pile was protected when somebody tried to steal it."""

    card: Card | None
    """The card by which the owner protected the pile; None if it was not protected."""
    is_earlier: bool = False
    """Whether this card was already on the table, so that it protected the pile in a war."""


def find_protection(
    trick_events: Sequence[ev.Event],
    attempt: own.StealBlocked,
    victim: Seat,
    round_attempts: Sequence[StealAttempt],
) -> Protection | None:
    """Return whether the victim had protected the pile; None if the cards do not show it yet.

    A pile is protected from when its owner decides to play a card of the rank on top of it until
    the end of the trick, its wars included, whatever lies on top later.
    """
    earlier = dict(zip(attempt.victims, attempt.protecting, strict=False)).get(victim)
    is_later, put = False, None
    for event in trick_events:
        is_later |= event is attempt
        if is_later and isinstance(event, ev.Put) and event.seat == victim and event.up is not None:
            put = event
            break
    # Whoever tries to steal has not decided to play a card.
    is_thief = any(one.seat == victim for one in round_attempts)
    if put is not None and put.protects and not is_thief:
        return Protection(put.up)
    if put is None and earlier is None and not is_thief:
        return None
    return Protection(earlier, earlier is not None)


def has_hidden_rival(
    round_attempts: Sequence[StealAttempt], attempt: own.StealBlocked, victim: Seat
) -> bool:
    """Return whether somebody else may have wanted the victim's pile, but stole another one."""
    return any(
        isinstance(one, own.Steal) and one.seat not in (attempt.seat, victim)
        for one in round_attempts
    )


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


def make_protection_message_args(
    players: NamedPlayers, attempt: own.StealBlocked, victim: Seat, card: Card, is_earlier: bool
) -> dict[str, Any]:
    """Return the message arguments for a pile that was protected by a card of its owner."""
    args = make_steal_message_args(players, attempt, [victim])
    return {**args, "card": get_card_code(card), "earlier": is_earlier}


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
        args = make_steal_message_args(explainer, attempt, [victim])
        thieves = {
            one.seat
            for one in round_attempts
            if isinstance(one, own.StealBlocked) and victim in one.victims
        }
        found = find_protection(explainer.trick.events, attempt, victim, round_attempts)
        if len(thieves) > 1:
            yield Line("why-steal-rivals", args)
        elif found is not None and found.card is not None:
            card, is_earlier = found.card, found.is_earlier
            args = make_protection_message_args(explainer, attempt, victim, card, is_earlier)
            yield Line("why-steal-protected", args)
        elif found is not None and has_hidden_rival(round_attempts, attempt, victim):
            yield Line("why-steal-rivals", args)
        else:
            yield Line("why-steal-fails", args)


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
