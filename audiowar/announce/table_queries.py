"""Answers to what a player asks at the table: from a view to lines."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import JOKER_RANK, Card, code
from audiowar.rules.registry import variant
from audiowar.rules.view import View

from .game_wording import telling
from .line import Line
from .option_lines import option_line
from .view_lines import by, dashed, players, pot

SOON = 1000
"""Tricks before a limit from which on it is told how many are left."""


def strength(view: View, card: Card) -> tuple[int, int]:
    """Return a sort key for cards other than jokers: weakest first in the present order."""
    rank = card >> 2
    return (-rank if view.reversed else rank, card)


def sorted_hand(view: View) -> list[Card]:
    """Return the viewer's hand, strongest first, jokers at the end."""
    jokers = [card for card in view.hand if card >> 2 == JOKER_RANK]
    plain = [card for card in view.hand if card >> 2 != JOKER_RANK]
    return sorted(plain, key=lambda card: strength(view, card), reverse=True) + jokers


def rules_now(view: View, names: Sequence[str]) -> list[Line]:
    """Name the game, what is in force now, and options that differ from the standard."""
    lines = [game_now(view), *left(view), *telling(view.game).now(view, names)]
    for option in variant(view.game).options:
        value = view.options[option.name]
        if value != option.default_for(view.players):
            lines.append(option_line(option, value))
    return lines


def left(view: View) -> list[Line]:
    """Tell how many tricks or rounds are left before the limit, where it may be reached."""
    rounds = telling(view.game).round
    limit = int(view.options.get("rounds" if rounds else "trick_limit", 0))
    count = limit - max(1, view.trick) + 1
    if not limit or count > SOON or view.over:
        return []
    return [Line("now-left-rounds" if rounds else "now-left", {"count": count})]


def game_now(view: View) -> Line:
    """Name the game, and the trick or round that is being played."""
    message, more = telling(view.game).numbered(view)
    title = Line(f"game-{dashed(view.game)}")
    return Line(message, {"game": title, "trick": max(1, view.trick), **more})


def on_table(view: View, names: Sequence[str]) -> list[Line]:
    """Tell what lies on the table now, and before the players."""
    lines = [running(view, names)] if view.table or view.face_down else []
    if not variant(view.game).money and (view.pot_count or not lines):
        lines.append(pot(view))
    return lines + telling(view.game).lies(view, names) or [Line("now-nothing")]


def running(view: View, names: Sequence[str]) -> Line:
    """Tell the cards of the running trick: who put which, and how many lie face down."""
    cards = [
        Line("event-card", {**by(view, names, seat), "card": code(card)})
        for seat, card in view.table
    ]
    cards += telling(view.game).laid(view)
    return Line("now-table", {"cards": tuple(cards), "count": len(view.face_down)})


def who_chooses(view: View, names: Sequence[str]) -> list[Line]:
    """Tell who has chosen, and who is asked."""
    if view.over:
        return [Line("refused-game-over")]
    if not view.asked:
        return [Line("now-nobody-chooses")]
    lines = []
    if view.chosen:
        lines.append(Line("now-chosen", {"players": players(view, names, view.chosen)}))
    lines.append(Line("now-choosing", {"players": players(view, names, sorted(view.asked))}))
    return lines


def no_choice(view: View, names: Sequence[str]) -> Line:
    """Say why there is nothing to choose from."""
    if view.asked:
        return Line("table-wait", {"players": players(view, names, sorted(view.asked))})
    return Line("table-no-hand" if view.over else "now-nobody-chooses")


def owned(view: View, names: Sequence[str]) -> list[Line]:
    """Tell what each player owns; who is out comes last."""
    lines = [telling(view.game).owns(view, names, seat) for seat in view.alive]
    if view.out:
        lines.append(Line("now-out", {"players": players(view, names, view.out)}))
    return lines


def sees_hand(view: View) -> bool:
    """Tell whether the viewer holds cards and sees them."""
    return view.viewer is not None and view.hands[view.viewer] is not None


def hand(view: View, names: Sequence[str]) -> list[Line]:
    """Tell the hand, strongest first, and the size of the pile."""
    if not sees_hand(view):
        return packet(view, names)
    assert view.viewer is not None
    cards = [code(card) for card in sorted_hand(view)]
    lines = [Line("now-hand" if cards else "now-hand-empty", {"cards": cards, "count": len(cards)})]
    pile = view.piles[view.viewer]
    if pile is not None:
        lines.append(Line("now-pile" if pile else "now-pile-empty", {"count": len(pile)}))
    return lines


def packet(view: View, names: Sequence[str]) -> list[Line]:
    """Tell how many cards somebody has who does not see them, and what lies beside them."""
    if view.viewer is None or variant(view.game).money:
        return [Line("now-no-hand")]
    beside = telling(view.game).beside(view, names)
    pile = view.piles[view.viewer]
    held = view.owned[view.viewer] - len(beside)
    lines = [Line("now-packet", {"count": held - len(pile or ())})]
    if pile:
        args = {**by(view, names, view.viewer), "count": len(pile), "card": code(pile[0])}
        lines.append(Line("now-pile-top", args))
    return lines + beside


def question(view: View, names: Sequence[str]) -> list[Line]:
    """Return the line that asks the viewer's open question."""
    asked = view.question
    if asked is None or view.viewer is None:
        return []
    ask = telling(view.game).asks.get(asked.kind)
    return [Line(f"ask-{dashed(asked.kind)}") if ask is None else ask(view, names)]


def looked_at(view: View) -> dict[int, Card]:
    """Return the chosen cards of others that the viewer may see now."""
    return dict(view.peek.get("chosen", {}))


def look(view: View, names: Sequence[str]) -> list[Line]:
    """Tell what the viewer's power shows now; empty where it shows nothing."""
    return telling(view.game).look(view, names)
