"""A real Orca reads the window's accessibility tree; nothing is said twice."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

import pytest

pytest.importorskip("accesskit")

from audiowar.speech.utterance_queue import UNKNOWN_PACES

from .rig import orca, screen, speech_server
from .rig.missing_programs import skip_without
from .rig.orca import Orca
from .rig.session import PlayingSeat, Session, bare_environment

pytestmark = [
    skip_without(screen, speech_server, orca),
    # Orca may take minutes to read its first text on a busy machine.
    pytest.mark.timeout(900),
]

FLAGS = ("--lang", "en", "--fast", "--seed", "11", "--players", "3")
TRICK = (
    "You play the king. Alice: three. Ben: five. You take three cards. Alice may count the hands."
)
RULES = (
    "Scientific War, trick 2. Normal order: the ace is strongest. "
    "There is nothing on the table from earlier tricks."
)


READY = "F1 lists the keys."
"""The end of what is told at the start. Orca reads only this if it comes late."""
FIRST = 150.0
"""Seconds until the first text is read. Of a program that has just come Orca waits 15 s for each
answer, where what it asks gets lost before the library of the tree listens."""


@contextmanager
def read(
    seat: PlayingSeat, folder: Path, first: str, *flags: str, apart: bool = False
) -> Iterator[Session]:
    """Play with an Orca that is heard to read or to accompany the first text.

    `apart`: the game does not reach the speech server that Orca speaks through.
    """
    own = bare_environment(folder / "bare") if apart else seat.environment
    with Orca(seat.server, seat.environment, folder / "o", seat.display.display) as reader:
        bus = reader.environment["DBUS_SESSION_BUS_ADDRESS"]
        environment = {**own, "DBUS_SESSION_BUS_ADDRESS": bus}
        if apart or "--accesskit" in flags:
            # Without a sound device a second text follows, and a slow Orca would read only that.
            environment["ALSOFT_DRIVERS"] = "null"
        with seat.play(*flags, *FLAGS, environment=environment) as game:
            game.wait_for(first, FIRST)
            yield game


def said_of(game: Session, *keys: str, last: str) -> list[str]:
    """Press keys until Orca says the last text; return what it said meanwhile."""
    before = len(game.get_utterances())
    game.press(*keys)
    end = 400
    while last not in game.get_utterances()[before:] and end:
        game.pause(0.05)
        end -= 1
    game.pause(0.5)
    return [text.strip() for text in game.get_utterances()[before:]]


def listen(game: Session) -> None:
    """Let the time pass after which the program counts what was said last as told.

    It says again what a key has cut off before that. It knows no reader's pace, and Orca has begun
    each of these texts when it is seen here.
    """
    began = time.monotonic()
    # A text that is being read grows.
    before, since = game.get_utterances(), time.monotonic()
    while time.monotonic() < since + 1.5 + sum(map(len, before[-3:])) / UNKNOWN_PACES.usual:
        game.pause(0.2)
        if before != game.get_utterances() and time.monotonic() < began + FIRST:
            before, since = game.get_utterances(), time.monotonic()


def test_orca_reads_hand_tricks_menus_and_farewell_once_each(
    seat: PlayingSeat, short_folder: Path
) -> None:
    with read(seat, short_folder, READY, "--accesskit") as game:
        # The hand comes after the messages. An Orca that came too late to be told of it, on a busy
        # machine, reads it at the next key.
        if not game.says("Ace of hearts.", FIRST / 3):
            for key, card in (("down", "King of hearts."), ("up", "Ace of hearts.")):
                game.press(key)
                game.wait_for(card, FIRST)
        listen(game)
        assert "Table. List with 14 items" in game.get_utterances()[-4:]
        begin = len(game.get_utterances())
        assert said_of(game, "down", last="King of hearts.") == ["King of hearts."]
        # What became of the card is read, and then the next one.
        heard = said_of(game, "enter", last="Queen of hearts.")
        # Orca names the keys that it hears of, which stop its speech.
        assert heard == ["return", TRICK, "Queen of hearts."]
        assert said_of(game, "r", last=RULES) == ["r", RULES]
        play_trick(game, "Queen of hearts.", "Jack of hearts.")
        play_trick(game, "Jack of hearts.", "Ten of hearts.")
        heard = said_of(game, "escape", last="Back to the table.")
        assert heard == ["escape", "Game menu. List with 10 items", "Back to the table."]
        told = [text for text in game.get_utterances() if "You play" in text]
        assert len(told) == 3, told
        assert after_its_card_and_before_the_next(game.get_utterances()[begin:])
        # Its own speech is off: nothing but Orca reached the server.
        assert not any("speaks" in text for text in game.get_utterances())
        # On Linux the message is the window's label, which a late Orca reads as "… frame.".
        dealt = [text for text in game.get_utterances() if "The cards are dealt" in text]
        assert sum(not text.endswith("frame.") for text in dealt) <= 1
        assert said_of(game, "end", last="Quit.")[-1] == "Quit."
        game.press("enter")
        game.wait_for("Goodbye. The game is saved.")


def play_trick(game: Session, card: str, following: str) -> None:
    """Play the selected card; wait until what became of it is read, and then the next card.

    The next card comes when a slow reader has read the rest: nothing of it is said again.
    """
    before = len(game.get_utterances())

    def is_read(*texts: str) -> bool:
        return any(text in one for text in texts for one in game.get_utterances()[before:])

    def wait_until_read(*texts: str, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not is_read(*texts):
            assert time.monotonic() < end, game.get_utterances()[before:]
            game.pause(0.05)
        game.pause(0.5)

    for text in (card, "You play"):
        # The first Enter tells a card that nobody may have heard yet, the second one plays it.
        if not is_read("You play"):
            game.press("enter")
        wait_until_read(text, "You play", seconds=20)
    wait_until_read(following, seconds=60)


def after_its_card_and_before_the_next(said: list[str]) -> bool:
    """Tell whether no card is read between another one and what became of that."""
    found = (re.match(r"You play the (\w+)|(\w+) of hearts", text) for text in said)
    ranks = [(one[1] or one[2]).lower() for one in found if one]
    turns = [rank for rank, _ in groupby(ranks)]
    return len(turns) == len(set(turns))


def test_a_result_behind_the_next_card_is_seen() -> None:
    assert after_its_card_and_before_the_next(
        ["Ace of hearts.", "You play the ace.", "Two of hearts."]
    )
    assert not after_its_card_and_before_the_next(
        ["Ace of hearts.", "Two of hearts.", "You play the ace."]
    )


def test_the_tree_is_there_by_itself_where_no_speech_reaches_a_running_reader(
    seat: PlayingSeat, short_folder: Path
) -> None:
    with read(seat, short_folder, "Your screen reader reads the window.", apart=True) as game:
        game.press("r")
        game.wait_for("Scientific War, trick 1.")


def test_beside_a_speech_server_the_game_speaks_and_orca_reads_no_list(
    seat: PlayingSeat, short_folder: Path
) -> None:
    with read(seat, short_folder, "The cards are dealt") as game:
        # Said once, some time after the start, where there is none.
        game.wait_for("There is no sound device.", FIRST)
        game.pause(1.0)
        heard = said_of(game, "down", last="King of hearts. 2 of 14")
        assert heard == ["King of hearts. 2 of 14"]
