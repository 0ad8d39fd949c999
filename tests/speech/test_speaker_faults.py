"""What happens when a voice is missing, hangs, fails, goes or comes while the game is played."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from audiowar.speech.backend_interface import SpeechBackend
from audiowar.speech.shared_state import SpeechEventKind
from audiowar.speech.speaker import Speaker
from audiowar.speech.speech_thread import (
    CALL_TIMEOUT_SECONDS,
    SLOW_VOICE_RETRY_SECONDS,
    VOICE_RETRY_SECONDS,
)
from audiowar.speech.utterance import Priority, Utterance

from .fakes import WAIT, Clock, Failing, Hanging, Place, Speaking, say, speaking, until
from .recorder import Recorder

NOTICED = 3.0
"""Seconds within which a screen reader that comes or goes must be noticed."""


def name(speaker: Speaker) -> str:
    return speaker.get_voice_status().name


def pass_time(speaker: Speaker, clock: Clock, seconds: float) -> None:
    """Let the clock run as the game does, a quarter of a second at a time."""
    for _ in range(round(seconds / 0.25)):
        clock.now += 0.25
        speaker.replace_stuck_thread()


def say_each_second(speaker: Speaker, clock: Clock, voice: Recorder, times: int) -> None:
    """Say something, a little more than a second apart, and wait for it each time."""
    for _ in range(times):
        clock.now += 1.1
        speaker.replace_stuck_thread()
        say(speaker, "still here")
        voice.wait_for(len(voice.said) + 1)


def test_a_missing_voice_gives_way_to_the_next_and_the_last_to_captions() -> None:
    voice = Recorder()
    with speaking(Place(None), voice) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
        kinds = [event.kind for event in speaker.take_events()]
    assert kinds == [SpeechEventKind.MISSING, SpeechEventKind.SPEAKING]
    with speaking(Place(None), Place(None)) as speaker:
        assert until(lambda: any(e.kind is SpeechEventKind.SPEAKING for e in speaker.take_events()))
        assert name(speaker) == ""


def test_voices_that_hang_are_left_and_the_next_says_their_sentence() -> None:
    first, second, voice, clock = Place(Hanging("a")), Hanging("b"), Recorder(), Clock()
    first.present = True
    assert isinstance(first.backend, Hanging)
    with speaking(first, second, voice, clock=clock) as speaker:
        say(speaker, "one", "two")
        for stuck in (first.backend, second):
            assert stuck.entered.wait(WAIT)
            clock.now += CALL_TIMEOUT_SECONDS + 0.1
            speaker.replace_stuck_thread()
        assert voice.wait_for(1) == ["one"]
        assert SpeechEventKind.HUNG in [event.kind for event in speaker.take_events()]
        # What was left says nothing more when it wakes, and is not returned to at once: its sound
        # may seem to be there, and hanging again would be a stutter for ever.
        assert second.closed
        second.let_go.set()
        second.wait_for(1)
        pass_time(speaker, clock, 5)
        say(speaker, "three")
        assert voice.wait_for(2) == ["one", "two"]
        pass_time(speaker, clock, 1)
        assert voice.wait_for(3) == ["one", "two", "three"]
    assert (second.texts, second.brailled, first.opened) == (["one"], [], 1)


def test_a_voice_that_is_only_slow_is_not_left() -> None:
    slow, voice, clock = Hanging(), Recorder(), Clock()
    with speaking(slow, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert slow.entered.wait(WAIT)
        clock.now += CALL_TIMEOUT_SECONDS - 0.1
        speaker.replace_stuck_thread()
        slow.let_go.set()
        assert slow.wait_for(1) == ["one"]
    assert voice.said == []


class Opening(Place):
    """Opens when it is let go."""

    def __init__(self, backend: SpeechBackend) -> None:
        super().__init__(backend)
        self.entered = threading.Event()
        self.let_go = threading.Event()

    def open(self) -> SpeechBackend:
        self.entered.set()
        assert self.let_go.wait(WAIT)
        return super().open()


def test_a_voice_that_opens_slowly_is_waited_for_while_something_moves_and_soon_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend, voice, clock, steps = Speaking("Eva"), Speaking("Ada"), Clock(), [0]
    place = Opening(backend)
    place.present = True
    monkeypatch.setattr("audiowar.speech.speech_thread.count_loaded", lambda: steps[0])
    with speaking(place, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert place.entered.wait(WAIT)
        for _ in range(20):
            steps[0] += 1
            pass_time(speaker, clock, CALL_TIMEOUT_SECONDS - 0.5)
        assert speaker.take_events() == ()
        pass_time(speaker, clock, CALL_TIMEOUT_SECONDS + 0.5)
        assert voice.wait_for(1) == ["one"]
        place.let_go.set()
        assert until(lambda: backend.closed) and name(speaker) == "Ada"
        end = clock.now + VOICE_RETRY_SECONDS / 2

        def speaks_again() -> bool:
            # Time stands while the other thread has its turn, however busy the machine is.
            if clock.now < end:
                pass_time(speaker, clock, 0.25)
            return name(speaker) == "Eva"

        assert until(speaks_again)
    assert SLOW_VOICE_RETRY_SECONDS < VOICE_RETRY_SECONDS / 2


def test_while_a_voice_speaks_nothing_that_is_loaded_excuses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stuck, voice, clock, steps = Hanging(), Recorder(), Clock(), [0]
    monkeypatch.setattr("audiowar.speech.speech_thread.count_loaded", lambda: steps[0])
    with speaking(stuck, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert stuck.entered.wait(WAIT)
        for _ in range(3):
            steps[0] += 1
            pass_time(speaker, clock, CALL_TIMEOUT_SECONDS / 2)
        assert voice.wait_for(1) == ["one"]


def test_a_voice_that_fails_is_started_again_and_then_gives_way_to_the_next() -> None:
    first, second, third = Place(Failing(times=9)), Place(Failing(times=1)), Recorder()
    assert isinstance(first.backend, Failing) and isinstance(second.backend, Failing)
    second.backend.name = "Eva"
    with speaking(first, second, third) as speaker:
        say(speaker, "one", "two")
        assert second.backend.wait_for(2) == ["one", "two"]
        told = [(event.kind, event.name, event.reason) for event in speaker.take_events()]
        assert first.backend.closed
    broken = "OSError('the connection is broken')"
    expected = []
    for voice in ("recorder", "recorder", "Eva"):
        expected.append((SpeechEventKind.SPEAKING, voice, ""))
        expected.append((SpeechEventKind.LOST, voice, broken))
    assert told == [*expected, (SpeechEventKind.SPEAKING, "Eva", "")]
    assert (first.opened, second.opened, third.said) == (2, 2, [])


def test_a_failure_long_after_the_last_is_a_first_one_again() -> None:
    failing, voice = Failing(times=1), Recorder()
    with speaking(failing, voice) as speaker:
        for text in ("one", "two", "three"):
            failing.times = 1
            say(speaker, text)
            assert until(lambda text=text: text in failing.texts)
    assert voice.said == []


def test_a_voice_that_failed_is_returned_to_after_a_while() -> None:
    place, voice, clock = Place(Failing(times=2)), Speaking("Eva"), Clock()
    place.present = True
    with speaking(place, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
        say_each_second(speaker, clock, voice, 5)
        assert (place.opened, name(speaker)) == (2, "Eva")
        clock.now += VOICE_RETRY_SECONDS
        speaker.replace_stuck_thread()
        assert until(lambda: name(speaker) == "recorder")
    assert place.opened == 3


def test_a_reader_that_comes_or_goes_is_noticed_and_says_what_the_voice_had_only_begun() -> None:
    reader, voice, clock = Place(None, reader=True), Speaking("Eva"), Clock()
    nvda = Speaking("NVDA", is_adjustable=False)
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        voice.seconds = 1.0
        reader.backend, reader.present = nvda, True
        # It is looked for in a second: just before, a result begins.
        clock.now += 0.95
        speaker.say(Utterance("Ana takes all.", topic="trick", priority=Priority.RESULT))
        assert voice.wait_for(1) == ["Ana takes all."]
        clock.now += 0.1
        speaker.replace_stuck_thread()
        assert nvda.wait_for(1) == ["Ana takes all."] and voice.closed
        nvda.there = reader.present = False
        reader.backend = None
        pass_time(speaker, clock, NOTICED)
        assert until(lambda: name(speaker) == "Eva")


def seem_present() -> bool:
    return True


def fail_to_look() -> bool:
    raise ImportError("damaged")


@pytest.mark.parametrize("look", [seem_present, fail_to_look])
def test_a_reader_that_seems_to_be_there_but_does_not_start_is_let_be(
    look: Callable[[], bool],
) -> None:
    looks: list[float] = []

    class Absent(Place):
        def seems_available(self) -> bool:
            looks.append(clock.now)
            return look()

    voice, clock = Speaking("Eva"), Clock()
    with speaking(Absent(None, reader=True), voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        say_each_second(speaker, clock, voice, 10)
        assert (len(looks), name(speaker), voice.closed) == (1, "Eva", False)
        clock.now += VOICE_RETRY_SECONDS
        speaker.replace_stuck_thread()
        assert until(lambda: len(looks) == 2)
        say_each_second(speaker, clock, voice, 1)


def test_a_hang_while_looking_for_a_reader_does_not_cost_the_voice() -> None:
    let_go, clock, voice = threading.Event(), Clock(), Place(Speaking("Eva"))

    class Frozen(Place):
        looks = 0

        def seems_available(self) -> bool:
            self.looks += 1
            return let_go.wait(WAIT)

    reader = Frozen(None, reader=True)
    assert isinstance(voice.backend, Speaking)
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        clock.now += 1.1
        speaker.replace_stuck_thread()
        assert until(lambda: reader.looks == 1)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        assert until(lambda: voice.opened == 2)
        say_each_second(speaker, clock, voice.backend, 5)
        assert reader.looks == 1
        let_go.set()
