"""Voice and sounds behind one front, with recorders in their place."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue
from audiowar.frontends import window_speech_and_sound as audio
from audiowar.l10n.discover_locales import discover_locales
from audiowar.speech.backend_interface import VoiceFactory
from audiowar.storage.settings import Settings
from audiowar.ui.core.frontend import SpokenMessage
from tests.sound.recorder import RecorderBackend
from tests.speech.recorder import Recorder

Opener = Callable[..., audio.SpeechAndSound]
SR, EN = discover_locales()["sr"], discover_locales()["en"]


@pytest.fixture
def voice() -> Recorder:
    return Recorder()


@pytest.fixture
def sounds() -> RecorderBackend:
    return RecorderBackend()


@pytest.fixture
def open_audio(
    voice: Recorder, sounds: RecorderBackend, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opener]:
    """Return what opens audio that is closed after the test."""
    monkeypatch.setattr(audio, "make_voice_chain", lambda: (VoiceFactory(lambda: voice),))
    monkeypatch.setattr(audio, "open_sound_backend", lambda: (sounds, ""))
    opened: list[audio.SpeechAndSound] = []

    def open_one(speaks: bool = True, **settings: object) -> audio.SpeechAndSound:
        kept = Settings(home)
        kept.set(**settings)
        opened.append(audio.SpeechAndSound(kept, EN, speaks))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def ticked(heard: audio.SpeechAndSound, done: Callable[[], object]) -> list[str]:
    """Let time pass until something is so; return the ids of what was to be told."""
    told: list[str] = []
    for _ in range(500):
        told += [line.message for line in heard.run_due_changes()]
        if done():
            return told
        time.sleep(0.01)
    raise AssertionError("it never came to be so")


def test_words_follow_the_lead_of_their_cue_and_nothing_overtakes_them(
    open_audio: Opener, voice: Recorder
) -> None:
    heard = open_audio()
    heard.say(SpokenMessage("War!", AnnouncementKind.RESULT, "", EN, 0.2))
    heard.say(SpokenMessage("second", AnnouncementKind.RESULT, "", EN, 0.0))
    assert voice.texts == []
    ticked(heard, lambda: len(voice.texts) == 2)
    assert voice.texts == ["War!", "second"]


def test_a_key_hands_over_what_waits_so_that_its_answer_is_first_and_no_result_is_lost(
    open_audio: Opener, voice: Recorder
) -> None:
    heard = open_audio()
    heard.say(SpokenMessage("a result", AnnouncementKind.RESULT, "", EN, 5.0))
    heard.interrupt_speech()
    heard.say(SpokenMessage("the answer", AnnouncementKind.NAVIGATION, "", EN, 0.0))
    ticked(heard, lambda: len(voice.texts) == 2)
    assert voice.texts == ["the answer", "a result"]


def test_what_is_essential_of_a_result_is_said_however_many_follow(
    open_audio: Opener, voice: Recorder
) -> None:
    heard = open_audio()
    told = ("You are out.", AnnouncementKind.RESULT, "trick", EN, 5.0, "You are out.")
    heard.say(SpokenMessage(*told, essential_text="You are out."))
    for n in range(9):
        text = f"Ana takes trick {n}, " + "in which she puts a card, " * 3
        heard.say(SpokenMessage(text, AnnouncementKind.RESULT, "trick", EN, short_text=text))
    heard.interrupt_speech()
    # The voice may have begun before the others came.
    ticked(heard, lambda: "trick 8" in " ".join(voice.texts))
    assert voice.texts[0].startswith("You are out.")
    assert "Ana takes trick 5" in " ".join(voice.texts)


def test_the_voice_gets_the_language_of_each_utterance(open_audio: Opener, voice: Recorder) -> None:
    heard = open_audio()
    heard.say(SpokenMessage("Žandar karo", AnnouncementKind.RESULT, "", SR, 0.0))
    ticked(heard, lambda: bool(voice.said))
    assert voice.said[0].language == SR.tag


def test_a_remark_leaves_the_result_on_the_braille_line(
    open_audio: Opener, voice: Recorder
) -> None:
    heard = open_audio()
    heard.say(SpokenMessage("Ana takes", AnnouncementKind.RESULT, "", EN, 0.0))
    heard.say(SpokenMessage("Mine!", AnnouncementKind.REMARK, "remark", EN, 0.0))
    ticked(heard, lambda: len(voice.texts) == 2)
    assert voice.brailled == ["Ana takes"]


def test_braille_that_fails_is_told_as_such_while_the_voice_goes_on(
    open_audio: Opener, voice: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(text: str) -> None:
        raise OSError("no display")

    monkeypatch.setattr(voice, "show_braille", fail)
    heard = open_audio()
    for text in ("Ana takes", "Marko takes"):
        heard.say(SpokenMessage(text, AnnouncementKind.RESULT, "", EN, 0.0))
    told = ticked(heard, lambda: len(voice.texts) == 2)
    heard._check_at = 0.0  # The changes are read four times a second.
    told += [line.message for line in heard.run_due_changes()]
    assert voice.texts == ["Ana takes", "Marko takes"]
    assert told == ["braille-lost"]


def test_who_speaks_is_told_once(open_audio: Opener) -> None:
    heard = open_audio()
    told = ticked(heard, heard.lacks_screen_reader)
    told += [line.message for _ in range(3) for line in heard.run_due_changes()]
    assert told == ["voice-by"]
    assert heard.get_current_voice_line().args == {"name": "recorder"}
    assert heard.list_own_voice_names() == ()


def test_a_voice_that_is_heard_or_waits_for_a_cue_is_not_told(
    open_audio: Opener, voice: Recorder
) -> None:
    heard = open_audio()
    heard.say(SpokenMessage("Main menu", AnnouncementKind.NAVIGATION, "", EN, 0.0))
    told = ticked(heard, lambda: heard.lacks_screen_reader() and voice.texts)
    told += ticked(heard, lambda: not heard.is_speaking_or_about_to())
    assert told == [] and voice.texts == ["Main menu"]
    heard = open_audio()
    heard.say(SpokenMessage("War!", AnnouncementKind.RESULT, "", EN, 5.0))
    assert ticked(heard, heard.lacks_screen_reader) == []


def test_that_nobody_speaks_is_told_whatever_waits(
    open_audio: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audio, "make_voice_chain", tuple)
    heard = open_audio()
    heard.say(SpokenMessage("Main menu", AnnouncementKind.NAVIGATION, "", EN, 0.0))
    assert ticked(heard, heard.lacks_screen_reader) == ["voice-none"]


def test_muted_audio_leaves_the_words_to_somebody_else_but_sound(
    open_audio: Opener, voice: Recorder, sounds: RecorderBackend
) -> None:
    heard = open_audio(speaks=False)
    heard.say(SpokenMessage("read by another", AnnouncementKind.RESULT, "", EN, 0.0))
    heard.start_cue(Cue("menu-move"), 2, False)
    assert len(sounds.played) == 1
    assert ticked(heard, heard.lacks_screen_reader) == []
    assert voice.said == []
    assert heard.list_own_voice_names() is None


def test_settings_reach_voice_and_sounds(
    open_audio: Opener, voice: Recorder, sounds: RecorderBackend
) -> None:
    heard = open_audio(rate=300, speech_volume=50, interface_volume=0, spread=0)
    ticked(heard, lambda: voice.settings.rate == 300)
    assert voice.settings.volume == 0.5
    heard.start_cue(Cue("menu-move"), 2, False)
    assert sounds.played == []
    heard.start_cue(Cue("revealed", 1, "QH"), 3, False)
    assert sounds.played[0].place.pan == 0
    heard = open_audio(spread=100)
    heard.start_cue(Cue("revealed", 1, "QH"), 3, False)
    assert sounds.played[1].place.pan < 0


def test_without_braille_nothing_is_brailled(open_audio: Opener, voice: Recorder) -> None:
    heard = open_audio(braille=False)
    for text in ("only heard", "heard too"):
        heard.say(SpokenMessage(text, AnnouncementKind.RESULT, "", EN, 0.0))
    ticked(heard, lambda: len(voice.said) == 2)
    assert voice.brailled == []


def test_a_pack_that_is_missing_is_told_and_the_standard_one_heard(
    open_audio: Opener, sounds: RecorderBackend
) -> None:
    heard = open_audio(sound_pack="gone")
    assert "sound-pack-broken" in [line.message for line in heard.run_due_changes()]
    heard.start_cue(Cue("menu-move"), 2, False)
    assert len(sounds.played) == 1


def test_a_sound_device_that_comes_back_is_told(
    open_audio: Opener, sounds: RecorderBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = open_audio()
    monkeypatch.setattr(sounds, "find_problem_id", lambda: "sound-lost")
    told = ticked(heard, lambda: heard._sound_lost)
    monkeypatch.setattr(sounds, "find_problem_id", lambda: "")
    told += ticked(heard, lambda: not heard._sound_lost)
    assert [line for line in told if line.startswith("sound")] == ["sound-lost", "sound-back"]


def test_the_last_words_of_an_own_voice_are_waited_for(open_audio: Opener, voice: Recorder) -> None:
    voice.seconds = 0.3
    heard = open_audio()
    ticked(heard, lambda: heard._settled)
    began = time.monotonic()
    heard.say(SpokenMessage("Goodbye", AnnouncementKind.NAVIGATION, "", EN, 0.0))
    heard.wait_for_last_words()
    assert voice.texts == ["Goodbye"]
    assert time.monotonic() - began > 0.29
    heard.close()
    assert voice.closed
