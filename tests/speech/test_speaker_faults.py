"""What happens when a voice is missing, hangs, fails, goes or comes while the game is played."""

from __future__ import annotations

import threading

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
from tests.speech.recorder import Recorder

from .fakes import WAIT, Clock, Failing, Hanging, Place, Speaking, say, speaking, until

NOTICED = 3.0
"""Seconds within which a screen reader that comes or goes must be noticed."""


def name(speaker: Speaker) -> str:
    return speaker.get_voice_status().name


def pass_time(speaker: Speaker, clock: Clock, seconds: float) -> None:
    """Let the clock run as the game does, a quarter of a second at a time."""
    for _ in range(round(seconds / 0.25)):
        clock.now += 0.25
        speaker.replace_stuck_thread()


def test_a_missing_voice_gives_way_to_the_next() -> None:
    voice = Recorder()
    with speaking(Place(None), voice) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
        kinds = [event.kind for event in speaker.take_events()]
    assert kinds == [SpeechEventKind.MISSING, SpeechEventKind.SPEAKING]


def test_without_any_voice_the_game_goes_on_with_captions() -> None:
    with speaking(Place(None), Place(None)) as speaker:
        say(speaker, "one")
        assert until(lambda: any(e.kind is SpeechEventKind.SPEAKING for e in speaker.take_events()))
        assert name(speaker) == ""


def test_a_voice_that_hangs_is_left_and_the_next_says_its_sentence() -> None:
    stuck, voice, clock = Hanging(), Recorder(), Clock()
    with speaking(stuck, voice, clock=clock) as speaker:
        say(speaker, "one", "two")
        assert stuck.entered.wait(WAIT)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        assert voice.wait_for(1) == ["one"]
        clock.now += 1
        assert voice.wait_for(2) == ["one", "two"]
        assert SpeechEventKind.HUNG in [event.kind for event in speaker.take_events()]


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


def test_a_voice_that_was_left_says_nothing_more_when_it_wakes() -> None:
    stuck, voice, clock = Hanging(), Recorder(), Clock()
    with speaking(stuck, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert stuck.entered.wait(WAIT)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        voice.wait_for(1)
        assert stuck.closed
        stuck.let_go.set()
        stuck.wait_for(1)
        say(speaker, "two")
        clock.now += 1
        assert voice.wait_for(2) == ["one", "two"]
    assert stuck.texts == ["one"]
    assert stuck.brailled == []


def test_a_voice_that_hangs_while_it_starts_is_left() -> None:
    let_go, voice, clock = threading.Event(), Recorder(), Clock()

    class Slow(Place):
        def open(self) -> SpeechBackend:
            self.opened += 1
            let_go.wait(WAIT)
            return super().open()

    slow = Slow(Speaking("slow"))
    with speaking(slow, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert until(lambda: slow.opened == 1)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        assert voice.wait_for(1) == ["one"]
        let_go.set()
        assert isinstance(slow.backend, Speaking)
        assert until(lambda: isinstance(slow.backend, Speaking) and slow.backend.closed)
        assert name(speaker) == "recorder"


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


def test_a_voice_that_opens_slowly_is_waited_for_while_something_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place, clock, steps = Opening(Speaking("Eva")), Clock(), [0]
    monkeypatch.setattr("audiowar.speech.speech_thread.count_loaded", lambda: steps[0])
    with speaking(place, clock=clock) as speaker:
        say(speaker, "one")
        assert place.entered.wait(WAIT)
        for _ in range(20):
            steps[0] += 1
            pass_time(speaker, clock, CALL_TIMEOUT_SECONDS - 0.5)
        assert speaker.take_events() == ()
        place.let_go.set()
        assert isinstance(place.backend, Speaking)
        assert place.backend.wait_for(1) == ["one"]
    assert place.opened == 1


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


def test_a_voice_that_was_left_while_it_opened_is_soon_tried_again() -> None:
    place, clock = Opening(Speaking("Eva")), Clock()
    place.present = True
    with speaking(place, clock=clock) as speaker:
        assert place.entered.wait(WAIT)
        pass_time(speaker, clock, CALL_TIMEOUT_SECONDS + 0.5)
        assert until(lambda: any(e.kind is SpeechEventKind.HUNG for e in speaker.take_events()))
        place.let_go.set()
        end = clock.now + VOICE_RETRY_SECONDS / 2

        def speaks_again() -> bool:
            # Time stands while the other thread has its turn, however busy the machine is.
            if clock.now < end:
                pass_time(speaker, clock, 0.25)
            return name(speaker) == "Eva"

        assert until(speaks_again)
    assert SLOW_VOICE_RETRY_SECONDS < VOICE_RETRY_SECONDS / 2


def test_every_voice_may_hang_one_after_the_other() -> None:
    first, second, voice, clock = Hanging("a"), Hanging("b"), Recorder(), Clock()
    with speaking(first, second, voice, clock=clock) as speaker:
        say(speaker, "one")
        for stuck in (first, second):
            assert stuck.entered.wait(WAIT)
            clock.now += CALL_TIMEOUT_SECONDS + 0.1
            speaker.replace_stuck_thread()
        assert voice.wait_for(1) == ["one"]


def test_a_voice_that_fails_once_is_started_again_and_repeats_the_sentence() -> None:
    place, next_voice = Place(Failing(times=1)), Recorder()
    with speaking(place, next_voice) as speaker:
        say(speaker, "one")
        assert isinstance(place.backend, Failing)
        assert place.backend.wait_for(1) == ["one"]
    assert place.opened == 2
    assert next_voice.said == []


def test_a_voice_that_fails_again_gives_way_to_the_next() -> None:
    place, voice = Place(Failing(times=9)), Recorder()
    with speaking(place, voice) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
    assert place.opened == 2


def test_what_became_of_a_failing_voice_is_told_with_the_reason() -> None:
    failing, voice = Failing(times=9), Speaking("Eva")
    with speaking(failing, voice) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
        told = [(event.kind, event.name, event.reason) for event in speaker.take_events()]
        assert failing.closed
    lost = (SpeechEventKind.LOST, "recorder", "OSError('the connection is broken')")
    opened = (SpeechEventKind.SPEAKING, "recorder", "")
    assert told == [opened, lost, opened, lost, (SpeechEventKind.SPEAKING, "Eva", "")]


def test_the_next_voice_may_fail_once_too() -> None:
    second, third = Place(Failing(times=1)), Recorder()
    with speaking(Failing(times=9), second, third) as speaker:
        say(speaker, "one")
        assert isinstance(second.backend, Failing)
        assert second.backend.wait_for(1) == ["one"]
    assert (second.opened, third.said) == (2, [])


def test_a_voice_that_failed_is_returned_to_after_a_while() -> None:
    failing, voice, clock = Failing(times=2), Speaking("Eva"), Clock()
    place = Place(failing)
    place.present = True
    with speaking(place, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert voice.wait_for(1) == ["one"]
        for second in range(5):
            clock.now += 1.1
            speaker.replace_stuck_thread()
            say(speaker, "still here")
            voice.wait_for(second + 2)
        assert (place.opened, name(speaker)) == (2, "Eva")
        clock.now += VOICE_RETRY_SECONDS
        speaker.replace_stuck_thread()
        assert until(lambda: name(speaker) == "recorder")
    assert place.opened == 3


def test_a_reader_that_comes_says_what_the_voice_had_only_begun() -> None:
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
        assert nvda.wait_for(1) == ["Ana takes all."]


def test_the_next_voice_is_the_one_behind_it_and_none_further_on() -> None:
    second, third = Recorder(), Recorder()
    with speaking(Place(Failing(times=9)), second, third) as speaker:
        say(speaker, "one", "two")
        assert second.wait_for(2) == ["one", "two"]
    assert third.texts == []


def test_a_failure_long_after_the_last_is_a_first_one_again() -> None:
    failing, voice = Failing(times=1), Recorder()
    with speaking(failing, voice) as speaker:
        for text in ("one", "two", "three"):
            failing.times = 1
            say(speaker, text)
            assert until(lambda text=text: text in failing.texts)
    assert voice.said == []


def test_a_reader_that_starts_while_playing_is_noticed() -> None:
    reader, voice, clock = Place(Speaking("NVDA"), reader=True), Speaking("Eva"), Clock()
    reader.backend, nvda = None, reader.backend
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        reader.backend, reader.present = nvda, True
        pass_time(speaker, clock, NOTICED)
        assert until(lambda: name(speaker) == "NVDA")
        assert voice.closed


def test_a_reader_that_stops_while_playing_is_noticed() -> None:
    nvda, voice, clock = Speaking("NVDA", is_adjustable=False), Speaking("Eva"), Clock()
    reader = Place(nvda, reader=True)
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "NVDA")
        nvda.there, reader.backend = False, None
        pass_time(speaker, clock, NOTICED)
        assert until(lambda: name(speaker) == "Eva")


def test_a_reader_that_seems_to_be_there_but_does_not_start_is_let_be() -> None:
    reader, voice, clock = Place(None, reader=True), Speaking("Eva"), Clock()
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        reader.present = True
        clock.now += 1.1
        speaker.replace_stuck_thread()
        assert until(lambda: reader.opened == 2)
        for _ in range(10):
            clock.now += 1.1
            speaker.replace_stuck_thread()
            say(speaker, "still here")
            voice.wait_for(len(voice.said) + 1)
        assert (reader.opened, name(speaker), voice.closed) == (2, "Eva", False)
        clock.now += VOICE_RETRY_SECONDS
        speaker.replace_stuck_thread()
        assert until(lambda: reader.opened == 3)


def test_a_failure_while_looking_for_a_reader_does_not_cost_the_voice() -> None:
    class Broken(Place):
        looks = 0

        def seems_available(self) -> bool:
            self.looks += 1
            raise ImportError("damaged")

    reader, voice, clock = Broken(None, reader=True), Speaking("Eva"), Clock()
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        for number in range(1, 6):
            clock.now += 1.1
            speaker.replace_stuck_thread()
            say(speaker, "still here")
            voice.wait_for(number)
        assert reader.looks == 1 and not voice.closed
        clock.now += VOICE_RETRY_SECONDS
        speaker.replace_stuck_thread()
        assert until(lambda: reader.looks == 2)
        say(speaker, "and here")
        voice.wait_for(6)


def test_a_hang_while_looking_for_a_reader_does_not_cost_the_voice() -> None:
    let_go, clock, voice = threading.Event(), Clock(), Place(Speaking("Eva"))

    class Frozen(Place):
        looks = 0

        def seems_available(self) -> bool:
            self.looks += 1
            return let_go.wait(WAIT)

    reader = Frozen(None, reader=True)
    with speaking(reader, voice, clock=clock) as speaker:
        assert until(lambda: name(speaker) == "Eva")
        clock.now += 1.1
        speaker.replace_stuck_thread()
        assert until(lambda: reader.looks == 1)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        assert until(lambda: voice.opened == 2)
        speaker.say(Utterance("still here"))
        assert isinstance(voice.backend, Speaking)
        assert voice.backend.wait_for(1) == ["still here"]
        clock.now += 5
        speaker.replace_stuck_thread()
        say(speaker, "and here")
        voice.backend.wait_for(2)
        assert reader.looks == 1
        let_go.set()


def test_a_voice_that_hung_is_not_returned_to_at_once() -> None:
    """Its sound may seem to be there; going back and hanging again would be a stutter for ever."""
    stuck, voice, clock = Place(Hanging()), Speaking("Eva"), Clock()
    stuck.present = True
    with speaking(stuck, voice, clock=clock) as speaker:
        say(speaker, "one")
        assert isinstance(stuck.backend, Hanging)
        assert stuck.backend.entered.wait(WAIT)
        clock.now += CALL_TIMEOUT_SECONDS + 0.1
        speaker.replace_stuck_thread()
        voice.wait_for(1)
        pass_time(speaker, clock, 5)
        say(speaker, "two")
        assert voice.wait_for(2) == ["one", "two"]
        assert stuck.opened == 1
