"""What holds for every game, in every state that random play reaches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from audiowar.rules.cards import Card
from audiowar.rules.events import Choice, Event
from audiowar.rules.json_value_codecs import CARDS_CODEC
from audiowar.rules.match import Match
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.rules.variant import Option, SeenBy, Variant
from audiowar.storage.match_transcript import Header
from audiowar.table.table import Table


def random_header(variant: Variant, seed: int, **forced: Any) -> Header:
    """Return a game of `variant` with random players and options, and a limit to its length."""
    dice = random.Random(f"{variant.name} {seed}")
    while True:
        players = dice.choice(list(variant.players))
        options = {o.name: random_value(o, dice) for o in variant.options if dice.random() < 0.7}
        if "purge_after" in options:
            options["purge_after"] = dice.choice((0, 2, 10))
        if variant.name == "steal" and seed % 3 == 2:
            # Thieves who meet are rare: they need many at the table, and time.
            players, options["trick_limit"] = 4, 300
        options |= forced
        known = {option.name for option in variant.options}
        if "trick_limit" in known:
            options.setdefault("trick_limit", dice.choice((1, 5, 40, 300)))
        if any(option.name == "rounds" and option.allows(0) for option in variant.options):
            options.setdefault("rounds", dice.choice((1, 5, 30)))
        try:
            full = variant.complete_options(options, players)
        except Refused:
            continue
        return Header(variant.name, tuple(f"P{n}" for n in range(players)), full, seed)


def random_value(option: Option, dice: random.Random) -> int | str:
    """Return an allowed value of an option, small where it is a wide range."""
    if isinstance(option.values, range):
        low, high = option.values[0], option.values[-1]
        return dice.randint(low, min(high, low + 60))
    return dice.choice(option.values)


def step(game: Table | Match, dice: random.Random) -> list[Event]:
    """Let somebody who is asked choose at random, or go on from a pause."""
    questions = game.match.questions if isinstance(game, Table) else game.questions
    if not questions:
        return game.advance()
    seat = dice.choice(sorted(questions))
    return game.answer(seat, random_choice(questions[seat].choices, dice))


def random_choice(choices: Any, dice: random.Random) -> Choice:
    """Return one of the choices, which may be a lazy collection."""
    return choices[dice.randrange(len(choices))]


def played(header: Header) -> Iterator[tuple[Table, list[Event]]]:
    """Play a random game; yield the table after each step, with the step's events.

    There is always one step at least after the deal, so that whoever looks at each has seen some.
    """
    table = Table(header)
    dice = random.Random(header.seed)
    yield table, table.start()
    assert not table.match.end_event
    while not table.match.end_event:
        yield table, step(table, dice)


OWN: Mapping[str, SeenBy] = {
    name: SeenBy.NOBODY if part.codec is None else SeenBy.ALL
    for game in GAMES.values()
    for name, part in game.game_specific_state_parts.items()
    if part.codec in (CARDS_CODEC, None)
}
"""Places for cards that one game alone has, and who sees them: a list, or one for each seat."""


def own(state: Any) -> dict[str, list[list[Any]]]:
    """Return the cards in a game's own places, as lists."""
    found = {name: getattr(state, name) for name in OWN if hasattr(state, name)}
    return {
        name: place if place and isinstance(place[0], list) else [place]
        for name, place in found.items()
    }


def cards_of(match: Match) -> Counter[Card]:
    """Count all cards that are anywhere in the game, also where only one game has a place."""
    state = match.state
    held: Counter[Card] = Counter()
    for area in (state.hands, state.stacks, state.piles):
        for cards in area:
            held.update(cards)
    for lists in own(state).values():
        held.update(card for cards in lists for card in cards if card is not None)
    held.update(state.pot)
    held.update(card for _, card in state.face_down)
    held.update(card for _, card in state.table)
    held.update(card for card in state.sealed.values() if isinstance(card, int))
    return held


def scrambled(match: Match, viewer: int | None, dice: random.Random) -> None:
    """Replace every card that `viewer` may not see by a random one; keep how many there are."""
    state, sight = match.state, match.variant.visibility

    def other(cards: list[Card]) -> None:
        cards[:] = [dice.randrange(52) for _ in cards]

    for area in ("hands", "stacks", "piles"):
        who = sight.get(area, SeenBy.NOBODY)
        for seat, held in enumerate(getattr(state, area)):
            if who is not SeenBy.ALL and not (who is SeenBy.OWNER and seat == viewer):
                other(held)
    if sight.get("pot") is not SeenBy.ALL:
        other(state.pot)
    if sight.get("table") is not SeenBy.ALL:
        state.table = [(seat, dice.randrange(52)) for seat, _ in state.table]
    state.face_down = [(seat, dice.randrange(52)) for seat, _ in state.face_down]
    for name, lists in own(state).items():
        for seat, held in enumerate(lists):
            if OWN[name] is SeenBy.NOBODY or (OWN[name] is SeenBy.OWNER and seat != viewer):
                other(held)
    for seat in state.sealed:
        if seat != viewer:
            # Whether it is a card or a word is known from the game.
            card = isinstance(state.sealed[seat], int)
            state.sealed[seat] = dice.randrange(52) if card else "something else"
    for seat in list(state.questions):
        if seat != viewer:
            state.questions[seat].choices = (dice.randrange(52),)


def shown_again(match: Match, viewer: int, peek: Mapping[str, Any]) -> None:
    """Put back what `viewer` may look at on purpose, among what was scrambled."""
    state = match.state
    if "top" in peek:
        state.stacks[viewer][0] = peek["top"]
    state.sealed.update(peek.get("chosen", {}))
    lying = iter(peek.get("face_down", ()))
    wanted = [seat for seat, _ in peek.get("face_down", ())]
    state.face_down = [
        next(lying) if seat in wanted else (seat, card) for seat, card in state.face_down
    ]


def snapshot(match: Match) -> dict[str, Any]:
    """Copy the parts of a state that are scrambled."""
    state = match.state
    copied: dict[str, Any] = {
        area: [held[:] for held in getattr(state, area)] for area in ("hands", "stacks", "piles")
    }
    copied |= {"pot": state.pot[:], "table": state.table[:]}
    copied["own"] = {name: [held[:] for held in lists] for name, lists in own(state).items()}
    copied |= {"sealed": dict(state.sealed), "face_down": state.face_down[:]}
    return copied | {"choices": {seat: q.choices for seat, q in state.questions.items()}}


def restore(match: Match, saved: dict[str, Any]) -> None:
    """Put a snapshot back in place, in the same lists."""
    state = match.state
    for area in ("hands", "stacks", "piles"):
        for held, cards in zip(getattr(state, area), saved[area], strict=True):
            held[:] = cards
    state.pot[:] = saved["pot"]
    for name, lists in own(state).items():
        for held, cards in zip(lists, saved["own"][name], strict=True):
            held[:] = cards
    state.table, state.face_down = saved["table"], saved["face_down"]
    state.sealed.update(saved["sealed"])
    for seat, choices in saved["choices"].items():
        state.questions[seat].choices = choices


def parts(event: Event) -> list[Any]:
    """Return the fields of an event, one level of tuples opened."""
    values = [getattr(event, part.name) for part in fields(event)]  # type: ignore[arg-type]
    return [v for value in values for v in (value if isinstance(value, tuple) else (value,))]


ALL = list(GAMES)
