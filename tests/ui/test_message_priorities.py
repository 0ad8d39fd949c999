"""The speech priority of every kind of message."""

from __future__ import annotations

import pytest

from audiowar.announce.announcement import Kind
from audiowar.l10n.locales import discover_locales
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.message_priorities import get_priority


@pytest.mark.parametrize("kind", list(Kind))
def test_each_kind_has_the_priority_of_its_name(kind: Kind) -> None:
    message = SpokenMessage("Words", kind, "", discover_locales()["en"])
    assert get_priority(message).value == kind.value
