"""Order the lines of a step: as the events happened, or with the result first.

With many players, the result also comes first at the normal level of detail, and the cards of other
players are left out; the key for the last trick speaks them. The full level names every card, but
leaves out suits, because suits decide nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from audiowar.l10n.catalogue import Detail

from .line import Line

ORDERS = ("players", "result", "happened")
"""The values of the player's setting: by the number of players, result first, order of events."""
USUAL = "players"
MANY_PLAYERS = 5
"""The number of players from which the result comes first by default."""
EARLY_PLACES = {"event-deal": 0, "event-left-out": 0, "event-choose": 0}
"""The sort key of lines by the beginning of their ids. Lines with key 0 come before the results,
which have key 1. All others have key 2: they say how the result came about, including wars that
were fought at once."""
LATE_PLACES = {"event-war": 3, "event-cards": 3, "event-put": 3, "event-draw": 3, "event-burn": 3}
STAYING_PLACES = {"event-pot": 1, "event-stays": 1}
"""The sort key of lines about cards that stay on the table: the same as that of results."""
CARD_MESSAGES = ("event-put", "event-put-war", "event-put-rest", "event-draw")
"""Messages that name a card of one player. With many players, only the listener's are spoken."""
EXTRA_MESSAGES = ("event-war-cost", "event-war-fewest", "event-burn")
"""Messages that are left out together with the cards of other players."""

DECIDED = {"event-take": "event-take-with", "event-war": "event-war-with"}
"""Results that name the deciding card if the other cards are left out, each with the message that
names it."""


def get_result_first_key(line: Line, results: tuple[str, ...]) -> int:
    """Return the sort key of a line for an order with the result first."""
    if line.message.startswith(results) or line.args.get("open") is True:
        return 1
    places = {**EARLY_PLACES, **LATE_PLACES, **STAYING_PLACES}
    return next((at for name, at in places.items() if line.message.startswith(name)), 2)


def get_levels_with_result_first(order: str, players: int) -> tuple[Detail, ...]:
    """Return the levels of detail above brief at which the result comes first."""
    if order == "result":
        return ("normal", "full")
    return ("normal",) if order != "happened" and players >= MANY_PLAYERS else ()


def put_brief_lines_first(lines: Sequence[Line], results: tuple[str, ...]) -> list[Line]:
    """Return the lines of a step: first those of the brief level, with the result first."""
    return replace_level(lines, "brief", list_level_with_result_first(lines, "brief", results))


def arrange_lines(
    lines: Sequence[Line], results: tuple[str, ...], order: str, players: int
) -> list[Line]:
    """Return the lines of a step in the order of the player's setting.

    Lines that nobody needs at once are not spoken at any level; their sounds are kept.
    """
    told = [replace(one, at=()) if one.rest else one for one in lines]
    if players >= MANY_PLAYERS:
        told = [line if is_own_choice(line) else replace(line, plain=True) for line in told]
    for level in get_levels_with_result_first(order, players):
        wanted = drop_others_cards(told) if level == "normal" and players >= MANY_PLAYERS else told
        told = replace_level(told, level, list_level_with_result_first(wanted, level, results))
    return [line for line in told if line.at or line.cue is not None]


def list_level_with_result_first(
    lines: Sequence[Line], level: Detail, results: tuple[str, ...]
) -> list[Line]:
    """Return only the lines of one level of detail, with the result first."""
    told = [line for line in lines if level in line.at]
    return sorted(told, key=lambda line: get_result_first_key(line, results))


def replace_level(lines: Sequence[Line], level: Detail, first: Sequence[Line]) -> list[Line]:
    """Return the lines with those of one level of detail replaced by `first`, at the front.

    Sounds stay where they are.
    """
    others = [replace(one, at=without_level(one.at, level)) for one in lines]
    return [
        *(replace(line, cue=None, at=get_single_level(level)) for line in first),
        *(line for line in others if line.at or line.cue is not None),
    ]


@cache
def without_level(levels: tuple[Detail, ...], level: Detail) -> tuple[Detail, ...]:
    """Return levels of detail without one of them."""
    return tuple(detail for detail in levels if detail != level)


@cache
def get_single_level(level: Detail) -> tuple[Detail, ...]:
    """Return a level of detail as the `at` of a line. Equal calls return the same tuple."""
    return (level,)


def drop_others_cards(lines: Sequence[Line]) -> list[Line]:
    """Return the lines without other players' cards; results name the deciding card instead."""
    decided = any(line.outcome or line.args.get("open") is True for line in lines)
    put = [line for line in lines if is_card_of_other(line)]
    if not decided or len(put) < MANY_PLAYERS - 1:
        return list(lines)
    kept = set() if any(line.message == "event-joker-wins" for line in lines) else {"JOKER"}
    return [
        adapt_to_left_out_cards(line)
        for line in lines
        if not (is_card_of_other(line) and line.args["card"] not in kept)
        and line.message not in EXTRA_MESSAGES
        and not is_powers_without_spy(line)
    ]


def is_own_choice(line: Line) -> bool:
    """Return whether a line names the card that the listener has chosen."""
    return line.message == "event-choose" and line.args["who"] == "you"


def is_card_of_other(line: Line) -> bool:
    """Return whether a line names a card of another player."""
    return line.message in CARD_MESSAGES and line.args.get("who") == "other"


def find_spy_parts(line: Line) -> tuple[Line, ...]:
    """Return the parts of a sentence about card powers that name a spy."""
    parts: tuple[Line, ...] = line.args["powers"]
    return tuple(part for part in parts if part.message == "event-powers-spy")


def is_powers_without_spy(line: Line) -> bool:
    """Return whether a line is about card powers, none of them a spy's."""
    return line.message == "event-powers" and not find_spy_parts(line)


def adapt_to_left_out_cards(line: Line) -> Line:
    """Return a result with its deciding card, or a sentence about powers with only the spies."""
    if line.message == "event-powers":
        return replace(line, args={"powers": find_spy_parts(line)})
    card, mine = line.args.get("card"), line.args.get("who") == "you"
    if line.message in DECIDED and card and not mine and line.args.get("why") != "upset":
        named = Line(DECIDED[line.message], {"card": card})
        return replace(line, args={**line.args, "with": named})
    return line
