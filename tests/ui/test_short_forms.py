"""The short forms of messages are made only for a frontend whose messages may have to wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind
from audiowar.announce.line import Line
from audiowar.frontends.terminal_app import TerminalFrontend
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import Settings
from audiowar.ui.core.announcer import Announcer
from audiowar.ui.core.frontend import Frontend, SpokenMessage

START = Line("link-back")
OUTCOME = Line("here-free", is_outcome=True, is_essential=True)
REST = Line("page-ready")


class Collector(Frontend):
    """A frontend that keeps the messages."""

    def __init__(self, queues_messages: bool) -> None:
        self.queues_messages = queues_messages
        self.messages: list[SpokenMessage] = []

    def say(self, message: SpokenMessage) -> None:
        self.messages.append(message)


def speak(queues_messages: bool, folder: Path, kind: AnnouncementKind) -> SpokenMessage:
    """Speak three lines through a frontend, and return its message."""
    frontend = Collector(queues_messages)
    announcer = Announcer(frontend, Catalogue("en"), Settings(folder))
    announcer.speak_announcement(Announcement((START, OUTCOME, REST), kind, "trick"))
    (message,) = frontend.messages
    return message


def test_a_message_that_may_have_to_wait_has_its_short_forms(tmp_path: Path) -> None:
    say = Catalogue("en").format_message
    outcome = say("here-free")
    message = speak(True, tmp_path, AnnouncementKind.RESULT)
    assert (message.short_text, message.essential_text) == (outcome, outcome)
    assert message.winner_text == ""
    assert message.text[: message.vital_length] == f"{say('link-back')} {outcome}"
    assert speak(True, tmp_path, AnnouncementKind.EVENT).vital_length == 0


@pytest.mark.parametrize("kind", AnnouncementKind)
def test_a_message_that_is_shown_at_once_has_the_same_text_alone(
    kind: AnnouncementKind, tmp_path: Path
) -> None:
    assert not TerminalFrontend.queues_messages
    at_once, queued = (speak(queues, tmp_path, kind) for queues in (False, True))
    assert (at_once.text, at_once.topic, at_once.kind) == (queued.text, "trick", kind)
    assert not any(
        (at_once.short_text, at_once.vital_length, at_once.essential_text, at_once.winner_text)
    )
