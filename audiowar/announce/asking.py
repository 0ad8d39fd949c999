"""Answers to what a player asks at the table: from a view to lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiowar.l10n.lists import YOU
from audiowar.rules.cards import JOKER_RANK, Card, code
from audiowar.rules.registry import variant
from audiowar.rules.variant import Sight
from audiowar.rules.view import View

from .line import Line


def named(view: View, names: Sequence[str], seats: Sequence[int]) -> list[str]:
    """Return names for a list, with the listener marked."""
    return [YOU if seat == view.viewer else names[seat] for seat in seats]


def strength(view: View, card: Card) -> tuple[int, int]:
    """Return a sort key: weakest first in the present order, jokers last."""
    rank = card >> 2
    if rank == JOKER_RANK:
        return (100, 0)
    return (-rank if view.reversed else rank, card)


def sorted_hand(view: View) -> list[Card]:
    """Return the viewer's hand, strongest first, jokers at the end."""
    jokers = [card for card in view.hand if card >> 2 == JOKER_RANK]
    plain = [card for card in view.hand if card >> 2 != JOKER_RANK]
    return sorted(plain, key=lambda card: strength(view, card), reverse=True) + jokers


def rules_now(view: View, names: Sequence[str]) -> list[Line]:
    """R: the game, the order now, open powers, the pot, options that differ from the standard."""
    game = variant(view.game)
    lines = [game_now(view)]
    if any(option.name == "revolution" for option in game.options):
        lines.append(Line("now-order", {"reversed": view.reversed}))
    if view.spy is not None:
        lines.append(Line("now-spy", by(view, names, view.spy)))
    for power, seats in (("count", view.count), ("swap", view.swap)):
        if view.viewer in seats and view.viewer not in view.chosen:
            lines.append(Line(f"now-may-{power}"))
    if view.bankrolls:
        limits = {name: int(view.options[f"{name}_bet"]) * 100 for name in ("min", "max")}
        lines.append(Line("now-limits", {"low": limits["min"], "high": limits["max"]}))
    elif view.pot_count or view.game == "scientific":
        lines.append(pot(view))
    for option in game.options:
        value = view.options[option.name]
        if value != option.default_for(view.players):
            lines.append(option_line(view.game, option.name, value))
    return lines


def game_now(view: View) -> Line:
    """Name the game, and the trick or round that is being played."""
    args: dict[str, Any] = {"game": Line(f"game-{dashed(view.game)}"), "trick": max(1, view.trick)}
    if view.bankrolls:
        return Line("now-game-round", args)
    if "round" in view.peek:
        return Line("now-game-of-round", {**args, "round": view.peek["round"]})
    return Line("now-game", args)


def option_line(game: str, name: str, value: Any) -> Line:
    """Tell an option and its value."""
    told = {"option": Line(f"option-{dashed(name)}"), "value": value_line(name, value)}
    return Line("option-value", told)


NOTHING = {
    "trick_limit": "value-no-limit",
    "rounds": "value-no-limit",
    "choice_seconds": "value-no-limit",
    "purge_after": "value-never",
}
"""What 0 means in options that count tricks, rounds or seconds."""


def value_line(name: str, value: Any) -> Line:
    """Name an option's value; a number that has no name of its own is told as a number."""
    if value == 0 and name in NOTHING:
        return Line(NOTHING[name])
    if isinstance(value, int):
        return Line("value-number", {"number": value})
    if value in ("on", "off"):
        return Line(f"value-{value}")
    return Line(f"value-{dashed(name)}-{dashed(value)}")


def dashed(text: str) -> str:
    """Return a name as message ids write it."""
    return text.replace("_", "-")


def on_table(view: View, names: Sequence[str]) -> list[Line]:
    """P: what lies on the table now, the bets, the piles that lie face up, the prisoners."""
    lines = [running(view, names)] if view.table or view.face_down else []
    if not view.bankrolls and (view.pot_count or not lines):
        lines.append(pot(view))
    for seat, (stake, tie) in view.peek.get("bets", {}).items():
        lines.append(Line("now-bet", {**by(view, names, seat), "cents": stake, "tie": tie}))
    for seat, pile in enumerate(view.piles):
        if pile and variant(view.game).sight.get("piles") is Sight.ALL:
            args = {**by(view, names, seat), "count": len(pile), "card": code(pile[0])}
            lines.append(Line("now-pile-top", args))
    for seat, prisoner in enumerate(view.prisoners):
        if prisoner is not None:
            lines.append(Line("now-prisoner", {**by(view, names, seat), "card": code(prisoner)}))
    return lines or [Line("now-nothing")]


def running(view: View, names: Sequence[str]) -> Line:
    """Tell the cards of the running trick: who put which, and how many lie face down."""
    cards = [
        Line("event-card", {**by(view, names, seat), "card": code(card)})
        for seat, card in view.table
    ]
    cards += [Line("event-card-house", {"card": code(card)}) for card in view.peek.get("house", ())]
    return Line("now-table", {"cards": tuple(cards), "count": len(view.face_down)})


def by(view: View, names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the arguments that say whose a thing is."""
    return {"who": "you" if seat == view.viewer else "other", "player": names[seat]}


def pot(view: View) -> Line:
    """P: the cards on the table; named where everybody knows them."""
    if view.pot:
        cards = [code(card) for card in view.pot]
        return Line("now-pot", {"count": view.pot_count, "cards": cards})
    return Line("now-pot-unseen" if view.pot_count else "now-pot-empty", {"count": view.pot_count})


def who_chooses(view: View, names: Sequence[str]) -> list[Line]:
    """T: who has chosen, and who is asked."""
    if view.over:
        return [Line("refused-game-over")]
    if not view.asked:
        return [Line("now-nobody-chooses")]
    lines = []
    if view.chosen:
        lines.append(Line("now-chosen", {"players": named(view, names, view.chosen)}))
    lines.append(Line("now-choosing", {"players": named(view, names, sorted(view.asked))}))
    return lines


def no_choice(view: View, names: Sequence[str]) -> Line:
    """Say why there is nothing to choose from."""
    if view.asked:
        return Line("table-wait", {"players": named(view, names, sorted(view.asked))})
    return Line("table-no-hand" if view.over else "now-nobody-chooses")


def owned(view: View, names: Sequence[str]) -> list[Line]:
    """E: how many cards each player owns; who is out comes last."""
    lines = []
    for seat in view.alive:
        args = by(view, names, seat)
        if view.bankrolls:
            lines.append(Line("now-bankroll", {**args, "cents": view.bankrolls[seat]}))
        else:
            lines.append(Line("now-owned", {**args, "count": view.owned[seat]}))
    if view.out:
        lines.append(Line("now-out", {"players": named(view, names, view.out)}))
    return lines


def hand(view: View) -> list[Line]:
    """H: the hand, strongest first, and the size of the pile."""
    if view.viewer is None or view.hands[view.viewer] is None:
        return packet(view)
    cards = [code(card) for card in sorted_hand(view)]
    lines = [Line("now-hand" if cards else "now-hand-empty", {"cards": cards, "count": len(cards)})]
    pile = view.piles[view.viewer] if view.viewer is not None else None
    if pile is not None:
        lines.append(Line("now-pile" if pile else "now-pile-empty", {"count": len(pile)}))
    return lines


def packet(view: View) -> list[Line]:
    """H where nobody sees the own cards: how many there are, and the prisoner."""
    if view.viewer is None or view.bankrolls:
        return [Line("now-no-hand")]
    own = view.prisoners[view.viewer]
    held = view.owned[view.viewer] - (own is not None)
    pile = view.piles[view.viewer]
    lines = [Line("now-packet", {"count": held - len(pile or ())})]
    if pile:
        args = {"who": "you", "player": "", "count": len(pile), "card": code(pile[0])}
        lines.append(Line("now-pile-top", args))
    if own is not None:
        lines.append(Line("now-prisoner", {"who": "you", "player": "", "card": code(own)}))
    return lines


def question(view: View, names: Sequence[str]) -> list[Line]:
    """Return the line that asks the viewer's open question."""
    asked = view.question
    if asked is None or view.viewer is None:
        return []
    args: dict[str, Any] = {}
    kind = asked.kind
    if kind == "card" and view.spy == view.viewer:
        kind = "spy"
    elif kind == "prisoner":
        own = view.prisoners[view.viewer]
        args["card"] = None if own is None else code(own)
        kind = "prisoner-war" if view.table else "prisoner"
    elif kind == "steal":
        args["card"] = code(view.peek["top"]) if "top" in view.peek else None
        whole = max(asked.choices, key=lambda choice: str(choice).count(","))
        if str(whole).startswith("steal:"):
            kind = "steal-match"
            seats = [int(seat) for seat in str(whole).removeprefix("steal:").split(",")]
            args["victims"] = named(view, names, seats)
    elif kind == "bet":
        args |= {"cents": view.bankrolls[view.viewer], "first": view.trick < 2}
    elif kind == "tie":
        args["cents"] = view.peek["bets"][view.viewer][0]
        kind = "tie" if "war" in asked.choices else "tie-poor"
    return [Line(f"ask-{kind}", args)]


def power(view: View, names: Sequence[str]) -> list[Line]:
    """C after a queen or a three: what the viewer may look at now; empty when there is nothing."""
    lines = []
    for seat, card in view.peek.get("chosen", {}).items():
        lines.append(Line("now-seen-card", {"player": names[seat], "card": code(card)}))
    counts = view.peek.get("hand_counts", {})
    hands = tuple(
        Line("now-hand-count", {"player": names[seat], "count": count})
        for seat, count in counts.items()
        if seat != view.viewer
    )
    if hands:
        lines.append(Line("now-hand-counts", {"hands": hands, "chosen": bool(view.chosen)}))
    return lines


MEANINGS = {
    "razboi": {"power": "command-power-razboi"},
    "steal": {"power": "command-power-steal"},
}
"""What C does in games in which it is not the power of a card."""
POWERLESS = {"scientific": "power-none", "razboi": "power-prisoner-none", "steal": "power-no-match"}
"""What is said in a game when there is nothing to do with C; in others cards have no powers."""


def no_power(view: View) -> Line:
    """Say why there is no power to use."""
    if view.game == "razboi" and view.options["prisoners"] == "off":
        return Line("power-not-here")
    return Line(POWERLESS.get(view.game, "power-not-here"))
