"""What reaches a real speech server, word for word, and what happens when the server fails."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from audiowar.speech.utterance_queue import KEY_REPEAT_GAP_SECONDS

from .rig import speech_server
from .rig.missing_programs import skip_without
from .rig.speech_server import SpeechServer, Spoken
from .rig.talker import Talker

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is a server of Linux"),
    skip_without(speech_server),
]

SENTENCES = (
    ("en", "Ana reveals the queen of hearts."),
    ("es", "Ana muestra la reina de corazones; ¿y tú, mañana?"),
    ("ro", "Ana arată dama de inimă roșie și șaptele, țintaș."),
    ("sr", "Ana otkriva žandara karo — šest, đak, ćup, čaša."),
)
SERVER = "Speech Dispatcher"
NOTICED = 3.0
"""Seconds within which a voice that comes or goes must be noticed."""
PATIENCE = 40.0
"""Seconds that something may take on a busy machine that is not about time."""
LEFT = 4.0
"""Seconds, generously, until a voice that hangs is left and the next speaks: 2 and the start."""


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a short name: that of a socket in it may have 107 characters."""
    return tmp_path_factory.mktemp("speech")


@pytest.fixture
def server(folder: Path) -> Iterator[SpeechServer]:
    with SpeechServer(folder) as running:
        yield running


def test_every_sentence_arrives_whole_in_its_language(server: SpeechServer) -> None:
    with Talker(server.environment) as talker:
        for language, text in SENTENCES:
            talker.say(text, language, "result")
        spoken = server.wait_for(len(SENTENCES))
    assert spoken == [Spoken(language, text) for language, text in SENTENCES]


def test_the_users_rate_is_left_alone(server: SpeechServer) -> None:
    with Talker(server.environment) as talker:
        for command in ("rate 400", "say event en one"):
            talker.tell(command)
        assert server.wait_for(1) == [Spoken("en", "one", rate="0.00")]


def test_serbian_is_said_by_a_croatian_voice_where_there_is_no_serbian_one(folder: Path) -> None:
    with (
        SpeechServer(folder, ("en", "hr")) as server,
        Talker(server.environment, language="sr-Latn") as talker,
    ):
        talker.say("žandar karo", "sr-Latn")
        assert server.wait_for(1) == [Spoken("hr", "žandar karo")]


def test_a_held_key_is_heard_at_its_last_item(server: SpeechServer) -> None:
    with Talker(server.environment) as talker:
        talker.wait_until_speaks(SERVER)
        answers = []
        for i in range(30):
            answers.append(talker.say(f"item {i}", priority="navigation"))
            talker.tell("wait 0.03")
        texts = _until_said(server, talker, "item 29")
    # A machine that stops for a moment lets the key seem to be let go in between: the item before
    # is said, and the one after it at once. What is cut off before the server begins is not said.
    gaps = sum(b.done - a.begun >= KEY_REPEAT_GAP_SECONDS for a, b in pairwise(answers))
    assert len(texts) <= 2 + 2 * gaps


def _until_said(server: SpeechServer, talker: Talker, last: str) -> list[str]:
    """Return what the server was given, once that is the last of it."""
    end = time.monotonic() + PATIENCE
    while not (texts := [line.text for line in server.get_spoken_sentences()]) or texts[-1] != last:
        assert time.monotonic() < end, texts
        talker.tell("wait 0.1")
    return texts


def test_a_server_that_is_started_again_is_returned_to(server: SpeechServer) -> None:
    with Talker(server.environment) as talker:
        talker.wait_until_speaks(SERVER)
        server.kill()
        talker.wait_until_leaves(SERVER, LEFT)
        server.start()
        assert talker.wait_until_speaks(SERVER, NOTICED + 1) < NOTICED
        talker.say("here again", priority="result")
        assert server.wait_for(1)[-1].text == "here again"


def test_a_frozen_server_is_left_and_says_nothing_late_when_it_thaws(server: SpeechServer) -> None:
    """The sentence is said by the next voice; from the server it would come a second time."""
    with Talker(server.environment) as talker:
        talker.wait_until_speaks(SERVER)
        talker.say("before", priority="result")
        server.wait_for(1)
        server.freeze()
        talker.say("while frozen", priority="result")
        talker.wait_until_happened("hung", "speaking")
        # The next voice takes the sentence at once.
        talker.tell("wait 0.5")
        assert talker.speaker() != SERVER
        server.thaw()
        talker.wait_until_speaks(SERVER)
        talker.say("after", priority="result")
        texts = [line.text for line in server.wait_for(2)]
    assert texts == ["before", "after"]
