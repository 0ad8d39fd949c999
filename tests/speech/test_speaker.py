"""What reaches a voice that works, and how it is set."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from audiowar.speech.backend_interface import SpeechReport, VoiceSettings
from audiowar.speech.shared_state import SpeechEventKind
from audiowar.speech.speech_thread import estimate_pace
from audiowar.speech.utterance import Priority, Utterance
from tests.speech.recorder import RecordedSpeech, Recorder

from .fakes import WAIT, Clock, Failing, Hanging, Place, Speaking, say, speaking, until


def test_the_voice_gets_text_and_language() -> None:
    voice = Recorder()
    with speaking(voice, language="sr-Latn") as speaker:
        speaker.say(Utterance("žandar karo"))
        speaker.say(Utterance("rey de corazones", language="es"))
        voice.wait_for(2)
    assert voice.said[:2] == [
        RecordedSpeech("žandar karo", "sr-Latn", False),
        RecordedSpeech("rey de corazones", "es", False),
    ]


def test_navigation_reaches_the_voice_as_an_interruption() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        speaker.say(Utterance("queen of hearts", priority=Priority.NAVIGATION))
        voice.wait_for(1)
    assert voice.said == [RecordedSpeech("queen of hearts", "en", True)]


def test_what_breaks_voices_does_not_reach_them() -> None:
    """A lone surrogate cannot be encoded, NUL ends a C string, a dot on a line ends a message."""
    voice = Recorder()
    with speaking(voice) as speaker:
        say(speaker, "\0", "  \n", "queen\ud800\r\n.\r\nof\xa0hearts\0")
        voice.wait_for(1)
    assert voice.texts == ["queen . of hearts"]


def test_a_key_silences_the_voice() -> None:
    voice = Recorder(seconds=60)
    with speaking(voice) as speaker:
        say(speaker, "a long story")
        voice.wait_for(1)
        speaker.on_key_pressed()
        assert until(lambda: voice.stops == 1)


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


def test_the_game_never_waits_for_a_voice() -> None:
    voice = Hanging()
    with speaking(voice) as speaker:
        say(speaker, "one")
        assert voice.entered.wait(WAIT)
        for call in (
            speaker.on_key_pressed,
            speaker.stop,
            speaker.replace_stuck_thread,
            speaker.get_voice_status,
        ):
            call()
        speaker.set_voice(VoiceSettings(300))
        speaker.set_language("es")
        say(speaker, *(f"line {i}" for i in range(1000)))
        assert not voice.let_go.is_set()


def test_any_thread_may_speak() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        threads = [threading.Thread(target=say, args=(speaker, f"line {i}")) for i in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(voice.wait_for(20)) == sorted(f"line {i}" for i in range(20))


def test_what_is_said_is_shown_in_braille() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        speaker.say(Utterance("Ana plays the queen of hearts", braille="Ana: Q♥"))
        say(speaker, "your turn")
        assert until(lambda: voice.brailled == ["Ana: Q♥", "your turn"])


def test_braille_can_come_without_speech_and_speech_without_braille() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        speaker.say(Utterance("", braille="Q♥ K♣ 3♦"))
        speaker.say(Utterance("your turn", braille=""))
        voice.wait_for(1)
        assert until(lambda: voice.brailled == ["Q♥ K♣ 3♦"])
    assert voice.texts == ["your turn"]


def test_braille_can_be_switched_off() -> None:
    voice = Recorder()
    with speaking(voice) as speaker:
        speaker.set_braille(False)
        say(speaker, "one", "two")
        voice.wait_for(2)
    assert voice.brailled == []


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


def test_who_speaks_is_told_once() -> None:
    with speaking(Speaking("Eva", is_adjustable=True)) as speaker:
        assert until(lambda: speaker.get_voice_status().name == "Eva")
        assert [(e.kind, e.name) for e in speaker.take_events()] == [
            (SpeechEventKind.SPEAKING, "Eva")
        ]
        assert speaker.take_events() == ()
        assert speaker.get_voice_status().is_adjustable


def test_a_voice_that_does_not_speak_the_language_is_passed_over() -> None:
    english, serbian = Speaking("Eva", "en"), Speaking("Sanja", "sr")
    with speaking(english, serbian, language="sr") as speaker:
        say(speaker, "žandar")
        assert serbian.wait_for(1) == ["žandar"]
        assert english.closed


def test_a_change_of_language_finds_the_voice_for_it() -> None:
    english, serbian = Speaking("Eva", "en"), Speaking("Sanja", "sr")
    with speaking(english, serbian, language="sr") as speaker:
        assert until(lambda: speaker.get_voice_status().name == "Sanja")
        speaker.set_language("en")
        assert until(lambda: speaker.get_voice_status().name == "Eva")
        speaker.set_language("sr")
        assert until(lambda: speaker.get_voice_status().name == "Sanja")


def test_a_screen_reader_keeps_speaking_whatever_the_language() -> None:
    reader = Place(Speaking("NVDA", "en es", is_adjustable=False), reader=True)
    voice = Place(Speaking("Eva", "es"))
    with speaking(reader, voice) as speaker:
        speaker.set_language("es")
        speaker.say(Utterance("hola"))
        assert isinstance(reader.backend, Speaking)
        reader.backend.wait_for(1)
    assert (reader.opened, voice.opened) == (1, 0)


def test_a_change_of_language_does_not_try_to_start_a_reader_that_is_not_there() -> None:
    reader, voice = Place(None, reader=True), Speaking("Eva", "en es")
    with speaking(reader, voice) as speaker:
        assert until(lambda: speaker.get_voice_status().name == "Eva")
        speaker.set_language("es")
        speaker.say(Utterance("hola"))
        voice.wait_for(1)
    assert reader.opened == 1


def test_the_thread_ends_when_the_speaker_is_closed() -> None:
    voice, clock = Recorder(), Clock()
    with speaking(voice, clock=clock) as speaker:
        assert until(lambda: speaker.get_voice_status().name == "recorder")
    assert until(lambda: voice.closed)


@pytest.mark.parametrize(
    ("own", "reports", "reader_pace", "pace"),
    [
        (True, True, 0.0, 21.0),
        (False, True, 30.0, None),
        (False, False, 30.0, 30.0),
        (False, False, 0.0, None),
    ],
)
def test_the_pace_is_known_of_an_own_voice_or_set_for_a_silent_one(
    own: bool, reports: bool, reader_pace: float, pace: float | None
) -> None:
    voice = Recorder()
    voice.is_adjustable, voice.reports_speech = own, reports
    assert estimate_pace(voice, VoiceSettings(rate=300), reader_pace) == pytest.approx(pace)


class Reporting(Recorder):
    """Reports on another thread what it begins and ends, when the test says so."""

    reports_speech = True

    def __init__(self) -> None:
        super().__init__(None)
        self.reports: list[Callable[[SpeechReport], None]] = []

    def speak(self, text: str, language: str, interrupt: bool) -> float | None:
        self.reports.append(self.report)
        return super().speak(text, language, interrupt)


@pytest.mark.parametrize("ended", [False, True])
def test_what_the_voice_reports_as_ended_is_not_said_again(ended: bool) -> None:
    voice, clock = Reporting(), Clock()
    with speaking(voice, clock=clock) as speaker:
        speaker.say(Utterance("Ana takes it.", topic="trick", priority=Priority.RESULT))
        voice.wait_for(1)
        voice.reports[0](SpeechReport.BEGUN)
        if ended:
            clock.now += 0.3
            voice.reports[0](SpeechReport.ENDED)
        speaker.on_key_pressed()
        speaker.say(Utterance("King", priority=Priority.NAVIGATION))
        voice.wait_for(2)
        say(speaker, "after")

        def has_said_all() -> bool:
            clock.now += 0.5
            speaker.replace_stuck_thread()
            return "after" in voice.texts

        assert until(has_said_all)
        texts = voice.texts
    assert texts == ["Ana takes it.", "King", *([] if ended else ["Ana takes it."]), "after"]


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
