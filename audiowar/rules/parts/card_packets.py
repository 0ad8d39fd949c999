"""Draw cards from packets, which are renewed from the player's pile, and handle too few cards."""

from __future__ import annotations

from ..cards import Card
from ..events import End, PickUp, Seat, Secret
from ..state import State
from .endings import eliminate, end_if_over
from .tricks import put_cards


def draw_cards(state: State, seat: Seat, count: int) -> tuple[list[Card], PickUp | None]:
    """Draw `count` cards from the top of the packet. Renew the packet if it is used up.

    Return the cards, and the event of the renewal, if there was one. The caller must emit this
    event after the `Put` of the cards. The event contains the whole new packet, including cards
    that were drawn from it. The seat must have at least `count` cards in packet and pile.
    """
    packet = state.stacks[seat]
    drawn = packet[:count]
    del packet[:count]
    missing = count - len(drawn)
    renewal = renew_used_up_packet(state, seat, already_shown_count=missing)
    if renewal is not None and missing:
        packet = state.stacks[seat]
        drawn += packet[:missing]
        del packet[:missing]
    return drawn, renewal


def renew_used_up_packet(
    state: State, seat: Seat, already_shown_count: int | None = None
) -> PickUp | None:
    """Shuffle the pile into a new packet if the packet is used up and there is a pile.

    Return the event of the renewal, which the caller must emit, or None. `Chance` explains
    `already_shown_count`.
    """
    if state.stacks[seat] or not state.piles[seat]:
        return None
    packet = state.chance.shuffle("pick_up", state.piles[seat], seat, already_shown_count)
    state.stacks[seat] = packet
    state.piles[seat] = []
    return PickUp(seat, Secret(tuple(packet), ()))


def renew_packets_or_end(state: State, out_count_before: int) -> bool:
    """Renew used-up packets, eliminate players without cards, and end the match if it is over.

    Return whether the match is over. `out_count_before` is the number of players who were out
    before the trick.
    """
    dropped = []
    for seat in state.alive:
        if state.stacks[seat]:
            continue
        if (renewal := renew_used_up_packet(state, seat)) is not None:
            state.emit(renewal)
        else:
            dropped.append(seat)
    eliminate(state, dropped)
    return end_if_over(state, sorted(state.out[out_count_before:]))


def remove_all_cards(state: State, seat: Seat) -> list[Card]:
    """Remove and return all cards of the seat's packet and pile."""
    rest = state.stacks[seat] + state.piles[seat]
    state.stacks[seat], state.piles[seat] = [], []
    return rest


def find_fighters_or_end_war(state: State, cards_needed: int) -> list[Seat]:
    """Return the seats that can put `cards_needed` cards, from packet and pile, in a war.

    If there are two or more, they fight, and the caller must eliminate the others. Otherwise this
    function ends the war: each seat with too few cards puts all its cards. The winner is the only
    seat with enough cards or, without such a seat, the one that put most. The others are
    eliminated, and only the winner is returned. If several seats put most, the match is a draw and
    no seat is returned.
    """
    held = {seat: len(state.stacks[seat]) + len(state.piles[seat]) for seat in state.alive}
    able = [seat for seat in held if held[seat] >= cards_needed]
    if len(able) > 1:
        return able
    for seat in held:
        if seat not in able:
            put_all_cards_face_down(state, seat)
    most = max(held.values())
    best = able or [seat for seat in held if held[seat] == most]
    if len(best) > 1:
        end_as_draw(state, best)
        return []
    eliminate(state, [seat for seat in held if seat not in best])
    return best


def put_all_cards_face_down(state: State, seat: Seat) -> None:
    """Put all cards face down for a seat that has too few cards for the war."""
    rest = remove_all_cards(state, seat)
    if rest:
        put_cards(state, seat, rest, None)


def end_as_draw(state: State, drawing_seats: list[Seat]) -> None:
    """Eliminate all players, because nobody has a card left.

    The match is a draw among `drawing_seats`.
    """
    eliminate(state, state.alive[:])
    state.emit(End("draw", tuple(drawing_seats)))
