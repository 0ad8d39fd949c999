"""An utterance contains everything from its message, and has the priority of its kind."""

from __future__ import annotations

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.l10n.discover_locales import discover_locales
from audiowar.speech.utterance import Priority, Utterance
from audiowar.ui.core.frontend import SpokenMessage, get_priority, make_utterance


def test_an_utterance_has_all_of_its_message() -> None:
    said = SpokenMessage(
        *(
            "Ana takes it.",
            AnnouncementKind.RESULT,
            "trick",
            discover_locales()["ro"],
            0.5,
            "Ana takes 2.",
        ),
        vital_length=13,
        essential_text="Ana takes.",
        winner_text="Ana wins.",
    )
    result = Priority.RESULT
    assert make_utterance(said, "ana") == Utterance(
        *("Ana takes it.", "ro", "trick", result, "ana", "Ana takes 2.", 13, "Ana takes."),
        winner_text="Ana wins.",
    )
    assert make_utterance(said).braille is None


@pytest.mark.parametrize("kind", list(AnnouncementKind))
def test_each_kind_has_the_priority_of_its_name(kind: AnnouncementKind) -> None:
    message = SpokenMessage("Words", kind, "", discover_locales()["en"])
    assert get_priority(message).value == kind.value
