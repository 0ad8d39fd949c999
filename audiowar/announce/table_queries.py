"""What the query keys at a table say: options, table, hand, card counts, open question."""

from __future__ import annotations

from collections.abc import Sequence

from audiowar.rules.cards import JOKER_RANK, Card, get_card_code
from audiowar.rules.registry import get_variant
from audiowar.rules.variant import SeenBy
from audiowar.rules.view import View

from .common_lines import (
    describe_pot,
    get_game_title,
    get_seat_args,
    list_names_marking_listener,
)
from .describe_game_options import make_option_args
from .game_wording import get_wording
from .line import Line

MAX_TOLD_TRICKS_LEFT = 1000
"""The highest number of tricks or rounds left that is spoken."""


def sort_hand(view: View) -> list[Card]:
    """Return the viewer's hand with the strongest card first and jokers at the end."""
    jokers = [card for card in view.hand if card >> 2 == JOKER_RANK]
    plain = [card for card in view.hand if card >> 2 != JOKER_RANK]
    sign = 1 if view.reversed else -1
    return sorted(plain, key=lambda card: (sign * (card >> 2), -card)) + jokers


def describe_match(view: View, names: Sequence[str]) -> list[Line]:
    """Describe the game, trick, tricks left, situation and options changed from their defaults."""
    tricks_left = describe_tricks_left(view)
    told_option = get_limit_option(view.game) if tricks_left else ""
    lines = [
        describe_trick_title(view),
        *tricks_left,
        *get_wording(view.game).describe_situation(view, names),
    ]
    for option in get_variant(view.game).options:
        value = view.options[option.name]
        if value != option.get_default(view.players) and option.name != told_option:
            lines.append(Line("now-option", make_option_args(option, value)))
    return lines


def describe_tricks_left(view: View) -> list[Line]:
    """Say how many tricks or rounds are left until the limit.

    At a pause after a trick, this trick is over and does not count, although `view.trick` is still
    its number. Say nothing without a limit, or if more than MAX_TOLD_TRICKS_LEFT are left.
    """
    limit = int(view.options.get(get_limit_option(view.game), 0))
    is_trick_over = view.trick > 0 and not view.asked
    count = limit - view.trick if is_trick_over else limit - max(1, view.trick) + 1
    if not limit or count > MAX_TOLD_TRICKS_LEFT or view.over:
        return []
    if get_wording(view.game).calls_tricks_rounds:
        # The bets of the next round are asked for in the step that ends a round: no pause.
        return [Line("now-left-rounds", {"count": count})]
    return [Line("now-left-after" if is_trick_over else "now-left", {"count": count})]


def get_limit_option(game: str) -> str:
    """Return the name of the option that limits the tricks, or the rounds, of a match."""
    return "rounds" if get_wording(game).calls_tricks_rounds else "trick_limit"


def describe_trick_title(view: View) -> Line:
    """Name the game and the current trick or round."""
    message, more = get_wording(view.game).get_trick_title(view)
    title = get_game_title(view.game)
    return Line(message, {"game": title, "trick": max(1, view.trick), **more})


def describe_cards_on_table(view: View, names: Sequence[str]) -> list[Line]:
    """Describe what lies on the table: the current trick, the pot and what the game adds."""
    lines = [describe_running_trick(view, names)] if view.table or view.face_down else []
    if not get_variant(view.game).uses_money and (view.pot_count or not lines):
        lines.append(describe_pot(view))
    lines += get_wording(view.game).describe_rest_of_table(view, names)
    return lines or [Line("now-nothing")]


def describe_running_trick(view: View, names: Sequence[str]) -> Line:
    """Name the face-up cards of the current trick and their players; count the face-down ones."""
    cards = [
        Line("event-card", {**get_seat_args(view, names, seat), "card": get_card_code(card)})
        for seat, card in view.table
    ]
    cards += get_wording(view.game).describe_shared_cards(view)
    return Line("now-table", {"cards": tuple(cards), "count": len(view.face_down)})


def describe_who_has_chosen(view: View, names: Sequence[str]) -> list[Line]:
    """Say which players have chosen in the current trick, and which must still choose.

    If nobody must choose, say only this, or that the match is over.
    """
    if view.over:
        return [Line("refused-game-over")]
    if not view.asked:
        return [Line("now-nobody-chooses")]
    # In Casino War, whoever has chosen to leave is out at once.
    remaining = [seat for seat in view.chosen if seat in view.alive]
    chosen = list_names_marking_listener(view.viewer, names, remaining)
    choosing = list_names_marking_listener(view.viewer, names, sorted(view.asked))
    lines = [Line("now-chosen", {"players": chosen})] if chosen else []
    return [*lines, Line("now-choosing", {"players": choosing})]


def explain_no_choice(view: View, names: Sequence[str]) -> Line:
    """Explain why the viewer has nothing to choose: others must choose, or the match is over."""
    if view.asked:
        asked = list_names_marking_listener(view.viewer, names, sorted(view.asked))
        return Line("table-wait", {"players": asked})
    return Line("table-over" if view.over else "now-nobody-chooses")


def describe_card_counts(view: View, names: Sequence[str]) -> list[Line]:
    """Say how many cards each player owns, then who is out."""
    lines = [get_wording(view.game).describe_card_count(view, names, seat) for seat in view.alive]
    if view.out:
        out = list_names_marking_listener(view.viewer, names, view.out)
        lines.append(Line("now-out", {"players": out}))
    return lines


def has_visible_hand(view: View) -> bool:
    """Return whether the viewer has a seat, and sees the hand of this seat."""
    return view.viewer is not None and view.hands[view.viewer] is not None


def describe_hand(view: View, names: Sequence[str]) -> list[Line]:
    """Name the cards in hand and count the pile. In games without a hand, describe the packet."""
    if not has_visible_hand(view):
        return describe_own_packet(view, names)
    cards = [get_card_code(card) for card in sort_hand(view)]
    lines = [Line("now-hand" if cards else "now-hand-empty", {"cards": cards, "count": len(cards)})]
    pile = view.piles[view.own_seat]
    if pile is not None:
        lines.append(Line("now-pile" if pile else "now-pile-empty", {"count": len(pile)}))
    return lines


def describe_own_packet(view: View, names: Sequence[str]) -> list[Line]:
    """Count the viewer's packet and pile; name cards kept apart from both, such as a prisoner."""
    if view.viewer is None or get_variant(view.game).uses_money:
        return [Line("now-no-hand")]
    beside = get_wording(view.game).describe_cards_beside_packet(view, names)
    pile = view.piles[view.viewer]
    held = view.owned[view.viewer] - len(beside)
    lines = [get_wording(view.game).describe_packet_size(view, held - len(pile or ()))]
    if pile and get_variant(view.game).visibility.get("piles") is SeenBy.ALL:
        who, top = get_seat_args(view, names, view.viewer), get_card_code(pile[0])
        lines.append(Line("now-pile-top", {**who, "count": len(pile), "card": top}))
    elif pile:
        lines.append(Line("now-pile", {"count": len(pile)}))
    return lines + beside


def describe_question(view: View, names: Sequence[str]) -> list[Line]:
    """Return a line with the viewer's open question, or no line if there is none."""
    if view.question is None or view.viewer is None:
        return []
    return [get_wording(view.game).describe_question(view, names)]


def get_peeked_cards_by_seat(view: View) -> dict[int, Card]:
    """Return other players' chosen cards that the viewer may look at now, by seat."""
    return dict(view.peek.get("chosen", {}))


def describe_what_power_shows(view: View, names: Sequence[str]) -> list[Line]:
    """Describe the cards, or numbers of cards, that the viewer's power shows now.

    Return no lines if the power shows nothing.
    """
    return get_wording(view.game).describe_what_power_shows(view, names)
