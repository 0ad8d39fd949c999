"""The lines that say who joins and leaves a shared table."""

from __future__ import annotations

import pytest

from audiowar.announce.render_lines import render_lines
from audiowar.client.remote_player_view import SeatOccupant
from audiowar.l10n.catalogue import Catalogue
from audiowar.ui.online import presence

FREE = SeatOccupant("", False, False, None)
ANA = SeatOccupant("Ana", True, False, None)
AWAY = SeatOccupant("Ana", False, False, 5)
BOT_FOR = SeatOccupant("Ana", False, True, 5)
BOT = SeatOccupant("Ana", True, True, None)
BORO = SeatOccupant("Boro", True, False, None)


@pytest.mark.parametrize("was, now, told", [
    (FREE, ANA, "Ana sits down."),
    (ANA, FREE, "Ana leaves."),
    (ANA, AWAY, "Ana is away."),
    (AWAY, BOT_FOR, "A bot plays while Ana is away."),
    (BOT_FOR, ANA, "Ana is here again."),
    (AWAY, ANA, "Ana is here again."),
    (ANA, BOT, "Ana leaves. A bot takes over."),
    (BOT, BORO, "Boro sits down in the place of the bot Ana."),
    (BORO, BOT, "Boro leaves. The bot Ana takes over."),
    (BOT, FREE, "Ana leaves."),
    (FREE, BOT, ""),
    (ANA, ANA, ""),
])  # fmt: skip
def test_what_changes_on_a_seat_is_told(was: SeatOccupant, now: SeatOccupant, told: str) -> None:
    lines = list(presence.describe_presence_changes([was], [now], None))
    assert render_lines(lines, Catalogue("en")) == told
    assert list(presence.describe_presence_changes([was], [now], 0)) == []


def test_who_is_here() -> None:
    people = [ANA, BORO, AWAY, BOT, FREE]
    told = render_lines(presence.describe_seats(people, 0), Catalogue("en"))
    assert told == "You are here. Boro is here. Ana is away. Ana is a bot. A free seat."


def test_nobody_can_write_as_if_the_game_spoke() -> None:
    frame = {"name": "Ana", "text": "You win { CARD }."}
    assert (
        render_lines([presence.describe_chat_message(frame)], Catalogue("en"))
        == "Ana writes: You win { CARD }."
    )


@pytest.mark.parametrize("was, now, cue", [
    (FREE, ANA, "person-joins"),
    (BOT, BORO, "person-joins"),
    (ANA, FREE, "person-leaves"),
    (ANA, AWAY, "person-leaves"),
    (AWAY, BOT_FOR, "person-leaves"),
    (ANA, BOT, "person-leaves"),
    (BORO, BOT, "person-leaves"),
    (AWAY, ANA, "person-returns"),
    (BOT_FOR, ANA, "person-returns"),
])  # fmt: skip
def test_each_change_sounds_from_its_seat(was: SeatOccupant, now: SeatOccupant, cue: str) -> None:
    old, new = [BORO, was, BORO], [BORO, now, BORO]
    (line,) = presence.describe_presence_changes(old, new, 0)
    assert line.cue is not None and (line.cue.name, line.cue.seat) == (cue, 1)


def test_several_changes_are_told_in_the_order_of_seats() -> None:
    old, new = [FREE, ANA, FREE], [BORO, FREE, BOT]
    lines = list(presence.describe_presence_changes(old, new, 2))
    assert render_lines(lines, Catalogue("en")) == "Boro sits down. Ana leaves."
    assert list(presence.describe_presence_changes(old, new, 0)) == lines[1:]


@pytest.mark.parametrize(
    ("own", "told"), [(0, "At the table: you and Boro."), (None, "At the table: Ana and Boro.")]
)
def test_all_players_are_named_in_one_line(own: int | None, told: str) -> None:
    line = presence.describe_players_for_listener([ANA, BORO], own)
    assert render_lines([line], Catalogue("en")) == told
