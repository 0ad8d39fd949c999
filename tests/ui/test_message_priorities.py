"""Every kind of message behaves as what it is called."""

from __future__ import annotations

from audiowar.announce.announcement import Kind
from audiowar.ui.core.message_priorities import PRIORITIES


def test_each_kind_has_the_priority_of_its_name() -> None:
    assert {kind.value: priority.value for kind, priority in PRIORITIES.items()} == {
        kind.value: kind.value for kind in Kind
    }
