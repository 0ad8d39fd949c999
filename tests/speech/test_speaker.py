"""What reaches a voice that works, how soon, and how it is set."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable

import pytest

from audiowar.speech.backend_interface import SpeechReport, VoiceSettings
from audiowar.speech.shared_state import SpeechEventKind
from audiowar.speech.speaker import Speaker
from audiowar.speech.utterance import Priority, Utterance

from .fakes import WAIT, Clock, Failing, Hanging, Place, Speaking, say, speaking, until
from .recorder import RecordedSpeech, Recorder

TIMES = 9
SOON = 0.1
"""Seconds; a tenth of them is usual."""


def test_the_voice_gets_text_language_and_interruptions() -> None:
    voice, clock = Recorder(), Clock()
    with speaking(voice, clock=clock, language="sr-Latn") as speaker:
        for number, utterance in enumerate(
            (
                Utterance("žandar karo"),
                Utterance("rey de corazones", language="es"),
                Utterance("queen", priority=Priority.NAVIGATION),
            ),
            1,
        ):
            speaker.say(utterance)
            voice.wait_for(number)
            clock.now += 1
    assert voice.said == [
        RecordedSpeech("žandar karo", "sr-Latn", False),
        RecordedSpeech("rey de corazones", "es", False),
        RecordedSpeech("queen", "sr-Latn", True),
    ]
    assert until(lambda: voice.closed)


def test_what_breaks_voices_does_not_reach_them() -> None:
    """A lone surrogate cannot be encoded, NUL ends a C string, a dot on a line ends a message."""
    voice = Recorder()
    with speaking(voice) as speaker:
        say(speaker, "\0", "  \n", "queen\ud800\r\n.\r\nof\xa0hearts\0")
        voice.wait_for(1)
    assert voice.texts == ["queen . of hearts"]


def test_silence_holds_back_results_until_something_is_said() -> None:
    voice = Recorder(seconds=60)
    with speaking(voice) as speaker:
        say(speaker, "a long story")
        voice.wait_for(1)
        voice.seconds = 0
        speaker.say(Utterance("Ana takes", priority=Priority.RESULT))
        speaker.stop()
        assert until(lambda: voice.stops == 1)
        say(speaker, "your turn")
        assert voice.wait_for(3) == ["a long story", "Ana takes", "your turn"]


def test_a_held_key_lets_the_last_item_be_heard() -> None:
    # Between the repeats of the key no time passes, however busy the machine is.
    voice, clock = Recorder(), Clock()
    with speaking(voice, clock=clock) as speaker:
        for i in range(50):
            speaker.say(Utterance(f"item {i}", priority=Priority.NAVIGATION))
        clock.now += 1
        assert until(lambda: "item 49" in voice.texts)
    assert len(voice.texts) <= 2


def test_the_game_never_waits_for_a_voice_and_any_thread_may_speak() -> None:
    voice = Hanging()
    with speaking(voice) as speaker:
        say(speaker, "one")
        assert voice.entered.wait(WAIT)
        for call in (speaker.on_key_pressed, speaker.stop, speaker.replace_stuck_thread):
            call()
        speaker.set_voice(VoiceSettings(300))
        speaker.set_language("es")
        assert not voice.let_go.is_set()
        threads = [threading.Thread(target=say, args=(speaker, f"line {i}")) for i in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        voice.let_go.set()
        assert sorted(voice.wait_for(21)) == sorted(["one", *(f"line {i}" for i in range(20))])


class Timed(Recorder):
    """Notes the moment at which it is told to do something."""

    def __init__(self) -> None:
        super().__init__(60.0)
        self.told = threading.Event()
        self.moment = 0.0

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        self.note()
        return super().speak(text, language, interrupt)

    def stop(self) -> None:
        self.note()
        super().stop()

    def note(self) -> None:
        self.moment = time.monotonic()
        self.told.set()

    def measure_delay(self, act: Callable[[], None]) -> float:
        """Return how many seconds after an act it was told something."""
        self.told.clear()
        began = time.monotonic()
        act()
        assert self.told.wait(WAIT)
        return self.moment - began


def test_the_voice_begins_and_stops_at_once() -> None:
    """By a real clock: a thread that is not woken would look by itself once a second.

    The middle of several delays counts, so that a busy machine may be late now and then.
    """
    voice = Timed()
    with speaking(voice) as speaker:
        voice.measure_delay(lambda: say(speaker, "begin"))
        for stop in (speaker.on_key_pressed, speaker.stop):
            delays: list[tuple[float, float]] = []
            for _ in range(TIMES):
                stopped = voice.measure_delay(stop)
                time.sleep(0.15)  # Longer than the pause after a key.
                delays.append((stopped, voice.measure_delay(lambda: say(speaker, "again"))))
            assert max(map(statistics.median, zip(*delays, strict=True))) < SOON, delays


def test_what_is_said_is_shown_in_braille_unless_that_is_off() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        speaker.say(Utterance("Ana plays the queen of hearts", braille="Ana: Q♥"))
        speaker.say(Utterance("", braille="Q♥ K♣ 3♦"))
        speaker.say(Utterance("speech only", braille=""))
        say(speaker, "your turn")
        assert until(lambda: voice.brailled == ["Ana: Q♥", "Q♥ K♣ 3♦", "your turn"])
        speaker.set_braille(False)
        say(speaker, "one", "two")
        voice.wait_for(5)
    assert voice.brailled == ["Ana: Q♥", "Q♥ K♣ 3♦", "your turn"]


def test_a_braille_display_that_fails_does_not_take_the_speech_with_it() -> None:
    voice = Failing(times=0, braille_fails=True)
    with speaking(voice) as speaker:
        say(speaker, "one", "two")
        assert voice.wait_for(2) == ["one", "two"]
        lost = (SpeechEventKind.BRAILLE_LOST, "recorder")
        assert until(lambda: lost in [(e.kind, e.name) for e in speaker.take_events()])


def test_settings_are_there_before_the_next_sentence() -> None:
    voice = Recorder()
    heard: list[int] = []
    speak = voice.speak

    def noting(text: str, language: str, interrupt: bool) -> float | None:
        heard.append(voice.settings.rate)
        return speak(text, language, interrupt)

    voice.speak = noting  # type: ignore[method-assign]
    with speaking(voice) as speaker:
        for rate in (120, 300):
            speaker.set_voice(VoiceSettings(rate))
            say(speaker, f"{rate} words a minute")
            voice.wait_for(len(heard) + 1)
    assert heard == [120, 300]


def get_name(speaker: Speaker) -> str:
    return speaker.get_voice_status().name


def test_a_change_of_language_finds_the_voice_for_it_and_who_speaks_is_told_once() -> None:
    english, serbian = Speaking("Eva", "en"), Speaking("Sanja", "sr")
    with speaking(english, serbian, language="sr") as speaker:
        for language, name in (("sr", "Sanja"), ("en", "Eva"), ("sr", "Sanja")):
            speaker.set_language(language)
            assert until(lambda name=name: get_name(speaker) == name)
            assert [e.name for e in speaker.take_events() if e.name] == [name]
            assert speaker.take_events() == () and speaker.get_voice_status().is_adjustable
        assert english.closed


@pytest.mark.parametrize("is_there", [False, True])
def test_a_change_of_language_neither_leaves_a_screen_reader_nor_looks_for_one(
    is_there: bool,
) -> None:
    nvda, eva = Speaking("NVDA", "en es", is_adjustable=False), Speaking("Eva", "en es ro")
    reader, voice = Place(nvda if is_there else None, reader=True), Place(eva)
    with speaking(reader, voice) as speaker:
        assert until(lambda: get_name(speaker) == ("NVDA" if is_there else "Eva"))
        speaker.set_language("ro")
        speaker.say(Utterance("dama"))
        (nvda if is_there else eva).wait_for(1)
    assert (reader.opened, voice.opened) == (1, int(not is_there))


class Reporting(Recorder):
    """Reports on another thread what it begins and ends, when the test says so."""

    reports_speech = True

    def __init__(self) -> None:
        super().__init__(None)
        self.reports: list[Callable[[SpeechReport], None]] = []

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        self.reports.append(self.report)
        return super().speak(text, language, interrupt)


RESULT = Utterance("Ana takes it.", topic="trick", priority=Priority.RESULT)


@pytest.mark.parametrize("known", ["reported", "reported late", "set", "unknown"])
def test_what_was_told_is_not_said_again_whether_it_is_reported_or_known_by_the_pace(
    known: str,
) -> None:
    voice, clock = Reporting(), Clock()
    voice.reports_speech = known != "set"
    with speaking(voice, clock=clock) as speaker:
        speaker.set_reader_pace(100)
        speaker.say(RESULT)
        voice.wait_for(1)
        if known != "set":
            voice.reports[0](SpeechReport.BEGUN)
        clock.now += 0.2
        if known == "reported":
            voice.reports[0](SpeechReport.ENDED)
        speaker.on_key_pressed()
        speaker.say(Utterance("King", priority=Priority.NAVIGATION))
        voice.wait_for(2)
        if known == "reported late":
            voice.reports[0](SpeechReport.ENDED)
        say(speaker, "after")

        def has_said_all() -> bool:
            clock.now += 0.5
            speaker.replace_stuck_thread()
            return "after" in voice.texts

        assert until(has_said_all)
        texts = voice.texts
    assert texts == [RESULT.text, "King", *[RESULT.text] * (known == "unknown"), "after"]


def test_a_voice_that_reports_only_when_asked_is_asked_while_it_speaks() -> None:
    class Asked(Reporting):
        report_interval_seconds = 0.05
        fetches = 0

        def fetch_reports(self) -> None:
            self.fetches += 1
            self.report(SpeechReport.ENDED)

    voice, clock = Asked(), Clock()
    with speaking(voice, clock=clock) as speaker:
        say(speaker, "one")
        voice.wait_for(1)
        for _ in range(3):
            clock.now += 0.06
            speaker.replace_stuck_thread()
            assert until(lambda: voice.fetches == 1)
