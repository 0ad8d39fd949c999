"""What is heard of each event stays as it was read: python -m tests.announce.sentences."""

from __future__ import annotations

import pytest

from audiowar.l10n import Catalogue
from tests.announce.sentences.cases import FOLDER, LANGUAGES, cases, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_as_they_were_read(language: str) -> None:
    assert told(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


def test_every_event_is_among_them() -> None:
    part = ("event-card", "event-powers-", "event-score-of", "event-balance-of")
    events = {name for name in Catalogue("en").ids() if name.startswith("event-")}
    told_ = {message for message, _ in cases()}
    assert {name for name in events - told_ if not name.startswith(part)} == set()
