"""Describe a table as data for a picture; `table_text.py` describes it as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from audiowar.announce.describe_choices import get_choice_card
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Event, Seat
from audiowar.rules.registry import get_variant
from audiowar.rules.view import SeenBy, View
from audiowar.ui.core.app import App

from .table_screen import TableScreen
from .table_text import get_seat_state

HOUSE_SEAT = "house"
"""The value that stands for the casino's dealer, who has no seat."""
OMITTED_NOTE_PREFIXES = (
    "now-pot",
    "now-bet",
    "now-prisoner",
    "now-pile",
    "now-table",
    "now-nothing",
)
"""Prefixes of the ids of messages that `notes` omits, because the picture shows the same."""
LaidCards = tuple[tuple[str | None, int], ...]
"""Cards on the table in order: (code, 1) for an open card, (None, count) for face-down cards."""


@dataclass(frozen=True)
class SeatScene:
    """Everything public about a seat, and `spied_card`, which only the viewer may see."""

    name: str
    owned: str
    """The number of cards that the seat owns, or its money."""
    state: str
    """"choosing", "chosen", "waiting", "out", or "shared" for cards that belong to no seat."""
    is_viewer: bool = False
    """Whether this is the viewer's own seat."""
    is_leader: bool = False
    """Whether the seat owns more than every other seat."""
    laid_cards: LaidCards = ()
    """The cards that the seat put down in the last trick."""
    gain: str = ""
    """The gain or loss of the seat in the last trick as text, such as "+4"; "" for neither."""
    has_gained: bool = False
    """Whether the seat gained and did not lose in the last trick."""
    packet_count: int = 0
    """The number of face-down cards in front of the seat, in games without hands."""
    open_pile: tuple[str, int] | None = None
    """The top card of an open pile, and the size of the pile."""
    prisoner: str | None = None
    """The prisoner that the seat holds, as a card code, in games with prisoners."""
    bet: str = ""
    """The seat's bet at the casino, as text."""
    spied_card: str | None = None
    """The seat's chosen or turned card, if only the viewer may see it."""
    is_spy: bool = False
    """Whether the seat is the spy of this trick, in games with spies."""


@dataclass(frozen=True)
class SharedCards:
    """Cards that belong to no seat: the pot, or the cards of the casino's dealer."""

    name: str
    laid: LaidCards
    count: str = ""
    """The number of cards as text; "" for the cards of the dealer."""


@dataclass(frozen=True)
class TableScene:
    """A table as one seat sees it. Texts are in the current language, cards are codes."""

    title: str
    order: str
    """The order of strength in words; empty if the game has only one order."""
    reversed: bool | None
    """Whether low cards now beat high ones; None if the order of strength never changes."""
    notes: tuple[str, ...]
    """Sentences about the situation that the picture does not show."""
    seats: tuple[SeatScene, ...]
    pot: SharedCards | None
    house: SharedCards | None
    hand: tuple[str | None, ...]
    """The card of each choice that the arrow keys move through; None if the choice is no card."""


class SceneCache:
    """Keeps the scene of a table until something other than the cursor changes."""

    def __init__(self) -> None:
        self._key: tuple[Any, ...] = ()
        self._scene: TableScene | None = None

    def get_scene(self, app: App, table: TableScreen) -> TableScene:
        """Return the scene of a table, computed again only if the table has changed."""
        view = table.view()
        hand, names = tuple(table.cursor.list_choices(view)), tuple(table.names)
        events, tag = len(table.narration.events), app.catalogue.locale.tag
        key = (id(table), view, hand, events, tag, names)
        if key != self._key or self._scene is None:
            self._key, self._scene = key, make_table_scene(app.catalogue, table)
        return self._scene


def make_table_scene(catalogue: Catalogue, table: TableScreen) -> TableScene:
    """Return the scene of a table."""
    view, names = table.view(), table.names
    trick = table.narration.last_trick.get_current_or_last_trick()
    events = () if trick is None else trick.events
    hand = [get_choice_card(choice) for choice in table.cursor.list_choices(view)]
    order = get_wording(view.game).describe_strength_order(view)
    dealt = _laid(view.game, events, HOUSE_SEAT)
    return TableScene(
        title=render_lines([table.position_line()], catalogue),
        order=render_lines(order, catalogue),
        reversed=view.reversed if order else None,
        notes=tuple(render_lines([line], catalogue) for line in _notes(view, names)),
        seats=tuple(_seat(view, names, seat, events) for seat in range(view.players)),
        pot=_pot(view, catalogue),
        house=SharedCards(catalogue.format_message("scene-house"), dealt) if dealt else None,
        hand=tuple(None if card is None else get_card_code(card) for card in hand),
    )


def _notes(view: View, names: Sequence[str]) -> list[Line]:
    wording = get_wording(view.game)
    lines = wording.describe_situation(view, names)
    lines = [*lines, *wording.describe_rest_of_table(view, names)]
    return [line for line in lines if not line.message.startswith(OMITTED_NOTE_PREFIXES)]


def _pot(view: View, catalogue: Catalogue) -> SharedCards | None:
    if get_variant(view.game).uses_money or not view.pot_count:
        return None
    cards: LaidCards = tuple((get_card_code(card), 1) for card in view.pot or ())
    name = catalogue.format_message("scene-pot")
    return SharedCards(name, cards or ((None, view.pot_count),), str(view.pot_count))


def _seat(view: View, names: Sequence[str], seat: Seat, events: Sequence[Event]) -> SeatScene:
    """Return what is drawn at a seat. `events` are the events of the last trick."""
    wording = get_wording(view.game)
    piles_seen = get_variant(view.game).visibility.get("piles") is SeenBy.ALL
    pile = view.piles[seat] if piles_seen else None
    peeked = view.peek.get("chosen", {}).get(seat)
    gain = wording.format_trick_gain(events, seat)
    asked = seat == view.viewer and seat in view.asked
    others = [count for other, count in enumerate(view.owned) if other != seat]
    scene = SeatScene(
        name=names[seat],
        owned=str(view.owned[seat]),
        state="choosing" if asked else get_seat_state(view, seat),
        is_viewer=seat == view.viewer,
        is_leader=view.owned[seat] > max(others, default=0),
        laid_cards=_laid(view.game, events, seat),
        gain=gain,
        has_gained=gain.startswith("+"),
        open_pile=(get_card_code(pile[0]), len(pile)) if pile else None,
        spied_card=get_card_code(peeked) if isinstance(peeked, int) else None,
    )
    scene = replace(scene, **wording.get_seat_scene_fields(view, seat))
    return replace(scene, packet_count=_packet(view, seat, scene))


def _packet(view: View, seat: Seat, seen: SeatScene) -> int:
    """Return how many face-down cards lie in front of a seat, in games without hands."""
    variant = get_variant(view.game)
    if variant.uses_money or "hands" in variant.visibility:
        return 0
    apart = len(view.piles[seat] or ()) + (seen.prisoner is not None)
    return max(0, view.owned[seat] - apart)


def _laid(game: str, events: Sequence[Event], seat: Seat | str) -> LaidCards:
    """Return the cards that a seat, or the house, put on the table in these events, in order."""
    wording = get_wording(game)
    cards: list[tuple[str | None, int]] = []
    waiting = False
    for event in events:
        placed = wording.find_placed_cards(event)
        if placed is None:
            continue
        who, down, up = placed
        if who == seat:
            # Two events report the face-down cards of a war. Count the cards only once.
            if down and not waiting:
                cards.append((None, down))
            if up is not None:
                cards.append((get_card_code(up), 1))
            waiting = up is None
    return tuple(cards)
