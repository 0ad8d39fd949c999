"""Cards lie longer where it is exciting."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from audiowar.rules import events as ev
from audiowar.table.pace import TURN_SECONDS, pause_after

WAR = ev.War("tie", (0, 1))


@pytest.mark.parametrize(
    ("events", "owned", "turns"),
    [
        ([], [9, 9], 1),
        ([WAR], [9, 9], 2),
        ([WAR] * 3, [9, 9], 4),
        ([WAR] * 7, [9, 9], 4),
        ([ev.Out(1)], [9, 0], 2),
        ([], [9, 4], 1.5),
        ([], [9, 5], 1),
        ([], [9, 1], 1.5),
        ([WAR, ev.Out(1)], [3, 0], 3.5),
    ],
)
def test_wars_and_last_cards_lie_longer(
    events: Sequence[ev.Event], owned: list[int], turns: float
) -> None:
    assert pause_after(events, owned, 100) == pytest.approx(TURN_SECONDS * turns)
    assert pause_after(events, owned, 400) == pytest.approx(TURN_SECONDS * turns / 4)
    assert pause_after(events, owned, 0) == pytest.approx(TURN_SECONDS * turns * 100)
