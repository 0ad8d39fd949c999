"""Screen readers through the library's outputs, here stood in for: none runs on a test machine."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import pytest

from audiowar.speech.backend_interface import BackendUnavailable
from audiowar.speech.backends import accessible_output
from audiowar.speech.backends.accessible_output import (
    ScreenReader,
    ScreenReaderFinder,
    make_screen_reader_backend,
)


class Output:
    """One of the library's outputs for a reader."""

    def __init__(self, name: str = "NVDA", active: bool = True) -> None:
        self.name = name
        self.active = active
        self.calls: list[tuple[object, ...]] = []

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def silence(self) -> None:
        self.calls.append(("silence",))


class Jaws:
    """JAWS's output, which has no `silence`, with the object of its component model."""

    name = "jaws"

    def __init__(self) -> None:
        self.object = self
        self.stopped = 0

    def StopSpeech(self) -> None:
        self.stopped += 1


def test_a_reader_gets_speech_and_braille() -> None:
    output = Output()
    reader = ScreenReader(output)
    reader.speak("žandar karo", "sr", True)
    reader.show_braille("Ž♦")
    reader.stop()
    assert output.calls == [("speak", "žandar karo", True), ("braille", "Ž♦"), ("silence",)]


def test_a_reader_that_was_closed_does_not_swallow_the_sentence() -> None:
    output = Output(active=False)
    with pytest.raises(BackendUnavailable):
        ScreenReader(output).speak("you take", "en", False)
    assert output.calls == []


def test_jaws_is_silenced_through_its_own_object() -> None:
    jaws = Jaws()
    ScreenReader(jaws).stop()
    assert jaws.stopped == 1


def test_a_reader_without_silence_is_left_to_speak() -> None:
    class Mute:
        name = "System Access"

    ScreenReader(Mute()).stop()


def test_a_reader_bears_the_name_that_its_users_know() -> None:
    assert ScreenReader(Output("jaws")).name == "JAWS"
    assert ScreenReader(Output("Linux Speech Dispatcher")).name == "Speech Dispatcher"
    assert ScreenReader(Output("NVDA")).name == "NVDA"


class Client:
    """The client of NVDA 2024.1 and newer, beside an NVDA that answers so to what is marked up."""

    def __init__(self, calls: list[tuple[object, ...]], answer: int = 0) -> None:
        class Function:
            argtypes: tuple[object, ...] = ()

            def __call__(self, *args: object) -> int:
                calls.append(("ssml", *args))
                return answer

        self.nvdaController_speakSsml = Function()


def newer(answer: int = 0, active: bool = True) -> Output:
    """NVDA's output with the newer client."""
    output = Output(active=active)
    output.lib = Client(output.calls, answer)  # type: ignore[attr-defined]
    return output


def test_newer_nvda_is_told_the_language_and_that_it_comes_before_its_own_lines() -> None:
    output = newer()
    nvda = make_screen_reader_backend(output)
    nvda.speak("žandar <karo>", "sr-Cyrl", True)
    nvda.speak("you take", "en", False)
    assert output.calls == [
        ("silence",),
        ("ssml", '<speak><voice xml:lang="sr">žandar &lt;karo&gt;</voice></speak>', -1, 1, 1),
        ("ssml", '<speak><voice xml:lang="en">you take</voice></speak>', -1, 1, 1),
    ]
    # Else the library would be given a pointer to other letters, or half a number.
    taken = output.lib.nvdaController_speakSsml.argtypes  # type: ignore[attr-defined]
    assert taken == (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)


def test_older_nvda_beside_the_newer_client_is_asked_once_and_then_told_plainly() -> None:
    output = newer(answer=1717)
    nvda = make_screen_reader_backend(output)
    nvda.speak("žandar", "sr", True)
    nvda.speak("karo", "sr", False)
    assert [call[0] for call in output.calls] == ["silence", "ssml", "speak", "speak"]
    assert output.calls[2:] == [("speak", "žandar", False), ("speak", "karo", False)]


def test_a_sentence_that_nvda_does_not_take_is_told_plainly_and_the_next_in_its_language() -> None:
    output = newer(answer=87)
    nvda = make_screen_reader_backend(output)
    nvda.speak("žandar", "sr", False)
    nvda.speak("karo", "sr", False)
    assert [call[0] for call in output.calls] == ["ssml", "speak", "ssml", "speak"]


def test_newer_nvda_that_was_closed_does_not_swallow_the_sentence() -> None:
    output = newer(active=False)
    with pytest.raises(BackendUnavailable):
        make_screen_reader_backend(output).speak("you take", "en", False)
    assert output.calls == []


def test_nvda_is_told_plainly_through_the_older_client() -> None:
    output = Output()
    output.lib = object()  # type: ignore[attr-defined]
    make_screen_reader_backend(output).speak("žandar", "sr", True)
    assert output.calls == [("speak", "žandar", True)]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The outputs that the library offers, on a system that is not Linux."""
    outputs: list[Any] = []
    monkeypatch.setattr(accessible_output, "_on_linux", lambda: False)
    monkeypatch.setattr(accessible_output, "_create_outputs", lambda: iter(outputs))
    return outputs


def test_the_first_running_reader_is_taken(windows: list[Any]) -> None:
    windows += [Output("jaws", active=False), Output("NVDA"), Output("Dolphin")]
    assert ScreenReaderFinder().open().name == "NVDA"


def test_no_running_reader_is_told(windows: list[Any]) -> None:
    windows.append(Output(active=False))
    with pytest.raises(BackendUnavailable):
        ScreenReaderFinder().open()


def test_a_reader_that_starts_later_is_seen(windows: list[Any]) -> None:
    nvda = Output(active=False)
    windows.append(nvda)
    readers = ScreenReaderFinder()
    assert not readers.seems_available()
    nvda.active = True
    assert readers.seems_available()


def test_an_output_that_cannot_say_whether_it_runs_does_not(windows: list[Any]) -> None:
    class Broken:
        name = "PC Talker"

        def is_active(self) -> bool:
            raise AttributeError("no library")

    windows += [Broken(), Output("NVDA")]
    assert ScreenReaderFinder().open().name == "NVDA"


def test_the_library_prints_nothing_and_gives_no_voice_for_a_reader(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a server its outputs print what they miss, over the text that a player reads."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the outputs that print are those of Linux")
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    monkeypatch.setenv("SPEECHD_CMD", "/nowhere")
    with pytest.raises(BackendUnavailable):
        ScreenReaderFinder().open()
    assert capfd.readouterr().out == ""
