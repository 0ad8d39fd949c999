"""The first sound of the program, and what is told where nobody can speak."""

from __future__ import annotations

import array
import ctypes
import io
import sys
import wave
from pathlib import Path
from types import SimpleNamespace

import pytest

from audiowar.__main__ import parse_command_line
from audiowar.frontends import display_check, launcher, startup_sound, terminal_app
from audiowar.frontends import window_speech_and_sound as audio
from audiowar.frontends.window_speech_and_sound import SECONDS_UNTIL_ALARM, VoiceLossWatcher
from audiowar.l10n.discover_locales import discover_locales
from audiowar.resources import find_startup_sound
from audiowar.sound.packs import load_pack_with_standard_fallback
from audiowar.speech.shared_state import SpeechEvent, SpeechEventKind
from audiowar.storage.settings import Settings
from tests.sound.recorder import RecorderBackend

NOBODY = SpeechEvent(SpeechEventKind.SPEAKING, "")


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> RecorderBackend:
    backend = RecorderBackend()
    monkeypatch.setattr(audio, "open_sound_backend", lambda: (backend, ""))
    monkeypatch.setattr(audio, "make_voice_chain", lambda: ())
    return backend


def test_the_first_thing_to_sound_says_that_the_program_is_there(
    sounds: RecorderBackend, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[int] = []
    inner = load_pack_with_standard_fallback
    monkeypatch.setattr(
        audio,
        "load_pack_with_standard_fallback",
        lambda *given: loaded.append(len(sounds.played)) or inner(*given),
    )
    heard = audio.SpeechAndSound(Settings(home), discover_locales()["sr"], greets=True)
    heard.close()
    assert [played.file for played in sounds.played] == ["welcome-1.wav"]
    assert loaded == [1], "the sounds were read first"
    assert sounds.played[0].gain == pytest.approx(0.8)


def test_it_is_as_loud_as_the_player_wants_and_silent_for_who_wants_no_sounds(
    sounds: RecorderBackend, home: Path
) -> None:
    settings = Settings(home)
    settings.set(sound_volume=50, interface_volume=20)
    startup_sound.play_startup_sound_unless_windows(sounds, settings)
    assert sounds.played[0].gain == pytest.approx(0.1)
    settings.set(interface_volume=0)
    assert startup_sound.get_menu_volume_fraction(settings) == 0


def test_windows_plays_it_before_anything_is_loaded(
    home: Path, monkeypatch: pytest.MonkeyPatch, sounds: RecorderBackend
) -> None:
    rung: list[bytes] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(startup_sound, "_ring", rung.append)
    monkeypatch.setenv("AUDIOWAR_HOME", str(home))
    Settings(home).set(sound_volume=40)
    startup_sound.play_startup_sound_if_windows()
    startup_sound.play_startup_sound_unless_windows(sounds, Settings(home))
    assert sounds.played == [], "it would ring twice"
    (sound,) = rung
    before, after = peak(find_startup_sound().read_bytes()), peak(sound)
    assert after == pytest.approx(0.4 * before, rel=0.01) and before > 500


def test_a_sound_that_is_missing_does_not_keep_anybody_from_playing(
    monkeypatch: pytest.MonkeyPatch, home: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(startup_sound, "find_startup_sound", lambda: tmp_path / "none.wav")
    monkeypatch.setattr(startup_sound, "_ring", lambda sound: pytest.fail("nothing to ring"))
    startup_sound.play_startup_sound_if_windows()


def peak(data: bytes) -> int:
    with wave.open(io.BytesIO(data)) as file:
        return max(array.array("h", file.readframes(file.getnframes())))


def test_that_nobody_speaks_is_told_once_with_every_reason_after_a_while() -> None:
    watch = VoiceLossWatcher()
    tried = [
        SpeechEvent(SpeechEventKind.MISSING, "", "no reader"),
        SpeechEvent(SpeechEventKind.MISSING, "", "no card"),
        SpeechEvent(SpeechEventKind.BRAILLE_LOST, "NVDA", "braille: no display"),
    ]
    watch.record_events([*tried, tried[0], NOBODY], 100.0)
    assert watch.take_alarm_reasons(100.0 + SECONDS_UNTIL_ALARM - 0.1) is None
    assert watch.take_alarm_reasons(100.0 + SECONDS_UNTIL_ALARM) == "no reader; no card"
    assert watch.take_alarm_reasons(100.0 + 2 * SECONDS_UNTIL_ALARM) is None


def test_a_voice_that_comes_after_all_needs_no_telling() -> None:
    watch, gone = VoiceLossWatcher(), SpeechEvent(SpeechEventKind.LOST, "eSpeak NG", "no device")
    watch.record_events([SpeechEvent(SpeechEventKind.HUNG, ""), NOBODY], 100.0)
    watch.record_events([SpeechEvent(SpeechEventKind.SPEAKING, "eSpeak NG")], 104.0)
    assert watch.take_alarm_reasons(200.0) is None
    watch.record_events([gone, NOBODY], 300.0)
    assert watch.take_alarm_reasons(300.0 + SECONDS_UNTIL_ALARM) == "no device"


def test_audio_without_a_voice_tells_the_front_what_to_say_without_one(
    sounds: RecorderBackend, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = audio.SpeechAndSound(Settings(home), discover_locales()["sr"])
    try:
        monkeypatch.setattr("audiowar.frontends.window_speech_and_sound.SECONDS_UNTIL_ALARM", 0.0)
        told = None
        for _ in range(1000):
            heard._check_at = 0.0
            heard.run_due_changes()
            if (told := heard.take_voice_alarm_line()) is not None:
                break
        assert told is not None and told.message == "voice-alarm"
    finally:
        heard.close()


def test_the_alarm_rings_in_the_terminal_and_in_a_message_of_windows(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    audio.show_alarm("Program ne može da govori.")
    assert capfd.readouterr().err == "\aaudiowar: Program ne može da govori.\n"
    calls: list[tuple[object, ...]] = []
    user = SimpleNamespace(
        MessageBeep=lambda kind: calls.append(("beep", kind)),
        MessageBoxW=lambda *given: calls.append(given),
    )
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    audio._show_alarm_box("Nema glasa")
    assert calls[0] == ("beep", 0x30) and calls[1][1:3] == ("Nema glasa", "audiowar")


def test_a_library_that_is_missing_is_told_with_the_package_that_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr(
        display_check, "find_library_missing_for", lambda name: name if "freetype" in name else ""
    )
    with pytest.raises(display_check.NoWindow, match="text-window-failed"):
        display_check.require_window_support("sr")
    told = capsys.readouterr().err
    assert "libfreetype.so.6" in told and "sudo apt install libfreetype6" in told
    assert "libgl1" not in told
    monkeypatch.setattr(display_check, "find_library_missing_for", lambda name: "")
    display_check.require_window_support("sr")
    assert capsys.readouterr().err == ""


def test_without_the_libraries_of_a_window_the_game_starts_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    reasons: list[str | None] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr(display_check, "find_library_missing_for", lambda name: name)
    monkeypatch.setattr(launcher, "play_in_window", lambda launch: pytest.fail("a window opens"))
    monkeypatch.setattr(
        terminal_app, "play_in_terminal", lambda launch, reason: reasons.append(reason) or 0
    )
    assert launcher.play_in_window_or_terminal(parse_command_line(["--lang", "es"])) == 0
    assert reasons == ["text-window-failed"] and "libgl1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answers", "named"),
    [
        ({"libopenal.so": "libopenal.so", "libopenal.so.1": "libopenal.so.1"}, "libopenal.so.1"),
        ({"libopenal.so": "libasound.so.2", "libopenal.so.1": "libopenal.so.1"}, "libasound.so.2"),
        ({"libopenal.so": "libopenal.so", "libopenal.so.1": ""}, ""),
    ],
)
def test_without_what_sounds_there_is_no_window_but_the_package_for_it(
    answers: dict[str, str], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(
        display_check, "find_library_missing_for", lambda name: answers.get(name, "")
    )
    assert display_check.find_packages_by_missing_library() == (
        {named: "libopenal1"} if named else {}
    )


def test_what_cannot_be_loaded_is_missing() -> None:
    for name, missing in {
        "libnobodyhasthis.so.9": "libnobodyhasthis.so.9",
        "libc.so.6": "",
    }.items():
        assert display_check.find_library_missing_for(name) == missing


@pytest.mark.parametrize("frozen", [False, True])
def test_a_library_that_lacks_another_names_that(
    frozen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(name: str) -> None:
        try:
            raise OSError("libasound.so.2: cannot open shared object file: No such file")
        except OSError as error:
            if not frozen:
                raise
            raise OSError(f"Failed to load dynlib/dll {name!r}.") from error

    monkeypatch.setattr(ctypes, "CDLL", load)
    assert display_check.find_library_missing_for("libopenal.so") == "libasound.so.2"
