"""Order the lines of a step: as the events happened, or with the result first.

At the brief level, the result always comes first. With many players, it also comes first at the
normal level, which then leaves out other players' cards. The key that repeats the last trick still
names these cards. With many players, even the full level names cards on the table without suits,
because suits decide nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from audiowar.l10n.catalogue import DETAILS, Detail

from .announcement import END_MESSAGE_PREFIX
from .line import Line

DEFAULT_ORDER_SETTING = "players"
"""The setting with which results come before cards, above the brief level, with many players. With
"result" they always do, with "happened" never."""
MANY_PLAYERS = 5
"""With at least this number of players, the result comes first by default, and less is said about
other players' cards and choices."""
SORT_KEYS = {
    **dict.fromkeys(("event-deal", "event-left-out", "event-choose"), 0),
    **dict.fromkeys(("event-pot", "event-stays"), 1),
    **dict.fromkeys(("event-war", "event-cards", "event-put", "event-draw", "event-burn"), 3),
}
"""Sort keys by prefixes of message ids. Results and open wars have 1, the end of the match has 4,
and all other lines have 2."""
PLAYER_CARD_MESSAGES = ("event-put", "event-put-war", "event-put-rest", "event-draw")
"""Ids of messages that name a player's card. With many players, only the listener's are told."""
MESSAGES_DROPPED_WITH_CARDS = ("event-war-cost", "event-war-fewest", "event-burn")
"""Ids of further messages that are left out when the cards of other players are left out."""

AT_ONLY_THIS_LEVEL: dict[Detail, tuple[Detail, ...]] = {level: (level,) for level in DETAILS}
"""For each level of detail, the `Line.levels` of a line that is spoken only at this level."""

DECIDING_CARD_MESSAGES = {"event-take": "event-take-with", "event-war": "event-war-with"}
"""Ids of results that name the deciding card if other players' cards are left out, with the ids of
the messages that name this card."""


def get_sort_key_for_result_first(line: Line, result_prefixes: tuple[str, ...]) -> int:
    """Return the key by which lines are sorted so that the result comes first, and the end last."""
    if line.message.startswith(END_MESSAGE_PREFIX):
        return 4
    if line.message.startswith(result_prefixes) or line.args.get("open") is True:
        return 1
    return next((key for name, key in SORT_KEYS.items() if line.message.startswith(name)), 2)


def get_levels_with_result_first(order: str, players: int) -> tuple[Detail, ...]:
    """Return the levels of detail above brief at which the result comes first."""
    if order == "result":
        return ("normal", "full")
    return ("normal",) if order != "happened" and players >= MANY_PLAYERS else ()


def arrange_lines(
    lines: Sequence[Line], result_prefixes: tuple[str, ...], order: str, players: int
) -> list[Line]:
    """Return the lines of a step in the order that the player has set.

    Lines that tell the listener nothing new (`Line.is_known_to_listener`) are not spoken, but their
    sounds are kept.
    """
    told = [replace(one, levels=()) if one.is_known_to_listener else one for one in lines]
    if players >= MANY_PLAYERS:
        told = [replace(line, omits_suits=not is_own_choice(line)) for line in told]
    for level in get_levels_with_result_first(order, players):
        wanted = (
            drop_cards_of_others(told) if level == "normal" and players >= MANY_PLAYERS else told
        )
        told = put_result_first_at_level(told, level, wanted, result_prefixes)
    return [line for line in told if line.levels or line.cue is not None]


def put_result_first_at_level(
    lines: Sequence[Line], level: Detail, wanted: Sequence[Line], result_prefixes: tuple[str, ...]
) -> list[Line]:
    """Return the `wanted` lines for one level of detail, then all lines for the other levels.

    The `wanted` lines are sorted so that the result comes first. They have no sounds: all sounds
    stay with `lines`, in their order.
    """
    told = [line for line in wanted if level in line.levels]
    told.sort(key=lambda line: get_sort_key_for_result_first(line, result_prefixes))
    others = [replace(one, levels=remove_level(one.levels, level)) for one in lines]
    return [
        *(replace(line, cue=None, levels=AT_ONLY_THIS_LEVEL[level]) for line in told),
        *(line for line in others if line.levels or line.cue is not None),
    ]


@cache
def remove_level(levels: tuple[Detail, ...], level: Detail) -> tuple[Detail, ...]:
    """Return `levels` without the level of detail `level`."""
    return tuple(detail for detail in levels if detail != level)


def drop_cards_of_others(lines: Sequence[Line]) -> list[Line]:
    """Return the lines without other players' cards. Results name the deciding card instead.

    Jokers are kept, unless a line says that a joker wins. If nothing is decided yet, or if fewer
    than `MANY_PLAYERS` - 1 cards of others are named, all lines are returned unchanged.
    """
    decided = any(line.is_outcome or line.args.get("open") is True for line in lines)
    put = [line for line in lines if is_card_of_other(line)]
    if not decided or len(put) < MANY_PLAYERS - 1:
        return list(lines)
    kept = set() if any(line.message == "event-joker-wins" for line in lines) else {"JOKER"}
    return [
        adapt_to_dropped_cards(line)
        for line in lines
        if not (is_card_of_other(line) and line.args["card"] not in kept)
        and line.message not in MESSAGES_DROPPED_WITH_CARDS
        and (line.message != "event-powers" or find_spy_parts(line))
    ]


def is_own_choice(line: Line) -> bool:
    """Return whether a line names the card that the listener has chosen."""
    return line.message == "event-choose" and line.args["who"] == "you"


def is_card_of_other(line: Line) -> bool:
    """Return whether a line names a card of a player other than the listener."""
    return line.message in PLAYER_CARD_MESSAGES and line.args.get("who") == "other"


def find_spy_parts(line: Line) -> tuple[Line, ...]:
    """Return the parts of a line about card powers that name spies."""
    parts: tuple[Line, ...] = line.args["powers"]
    return tuple(part for part in parts if part.message == "event-powers-spy")


def adapt_to_dropped_cards(line: Line) -> Line:
    """Return a line that can be understood without the cards of other players.

    A result names its deciding card; a line about card powers names only the spies. Other lines are
    returned unchanged.
    """
    if line.message == "event-powers":
        return replace(line, args={"powers": find_spy_parts(line)})
    card, mine = line.args.get("card"), line.args.get("who") == "you"
    if (
        line.message in DECIDING_CARD_MESSAGES
        and card
        and not mine
        and line.args.get("why") != "upset"
    ):
        named = Line(DECIDING_CARD_MESSAGES[line.message], {"card": card})
        return replace(line, args={**line.args, "with": named})
    return line
