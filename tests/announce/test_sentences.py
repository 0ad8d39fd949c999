"""What is heard of each event stays as it was read: python -m tests.announce.sentences [GAME]."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from tests.announce.sentences import others
from tests.announce.sentences.cases import FOLDER, LANGUAGES, PARTS, cases, told
from tests.announce.sentences.games import kept, own, told_of
from tests.message_ids import list_message_ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_as_they_were_read(language: str) -> None:
    assert told(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", others.SCRIPTS)
def test_other_sentences_are_as_they_were_read(language: str) -> None:
    assert others.render_all(language) == others.file_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_sentences_that_only_a_game_has_are_as_they_were_read(game: str) -> None:
    file = kept(game)
    assert told_of(game) == (file.read_text(encoding="utf-8") if file.exists() else "")


def test_every_event_is_among_them() -> None:
    events = {name for name in list_message_ids("en") if name.startswith("event-")}
    told_ = {message for message, _ in cases()}
    told_ |= {message.id for game in GAMES for message in own(game)}
    assert {name for name in events - told_ if not name.startswith(PARTS)} == set()
