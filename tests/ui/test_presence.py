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


@pytest.mark.parametrize("was, now, told, cue", [
    (FREE, ANA, "Ana sits down.", "person-joins"),
    (ANA, FREE, "Ana leaves.", "person-leaves"),
    (ANA, AWAY, "Ana is away.", "person-leaves"),
    (AWAY, BOT_FOR, "A bot plays while Ana is away.", "person-leaves"),
    (BOT_FOR, ANA, "Ana is here again.", "person-returns"),
    (AWAY, ANA, "Ana is here again.", "person-returns"),
    (ANA, BOT, "Ana leaves. A bot takes over.", "person-leaves"),
    (BOT, BORO, "Boro sits down in the place of the bot Ana.", "person-joins"),
    (BORO, BOT, "Boro leaves. The bot Ana takes over.", "person-leaves"),
    (BOT, FREE, "Ana leaves.", "person-leaves"),
    (FREE, BOT, "", None),
    (ANA, ANA, "", None),
])  # fmt: skip
def test_what_changes_on_a_seat_is_told_with_a_sound(
    was: SeatOccupant, now: SeatOccupant, told: str, cue: str | None
) -> None:
    old, new = [BORO, was, BORO], [BORO, now, BORO]
    lines = list(presence.describe_presence_changes(old, new, None))
    assert render_lines(lines, Catalogue("en")) == told
    assert [line.cue and (line.cue.name, line.cue.seat) for line in lines] == (
        [(cue, 1)] if cue else []
    )
    assert list(presence.describe_presence_changes(old, new, 1)) == []


def test_who_is_here() -> None:
    people = [ANA, BORO, AWAY, BOT, FREE]
    told = render_lines(presence.describe_seats(people, 0), Catalogue("en"))
    assert told == "You are here. Boro is here. Ana is away. Ana is a bot. A free seat."


def test_several_changes_are_told_in_the_order_of_seats() -> None:
    old, new = [FREE, ANA, FREE], [BORO, FREE, BOT]
    lines = list(presence.describe_presence_changes(old, new, 2))
    assert render_lines(lines, Catalogue("en")) == "Boro sits down. Ana leaves."
    assert list(presence.describe_presence_changes(old, new, 0)) == lines[1:]
