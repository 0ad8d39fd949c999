"""Screen readers through the library's outputs, here stood in for: none runs on a test machine."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from audiowar.speech.backend_interface import BackendUnavailable
from audiowar.speech.backends import accessible_output
from audiowar.speech.backends.accessible_output import ScreenReader, ScreenReaderFinder


class Client:
    """NVDA's library; that of NVDA 2024.1 and newer if it has an answer to what is marked up."""

    def __init__(self, calls: list[tuple[object, ...]], answer: int | None) -> None:
        class Function:
            argtypes: tuple[object, ...] = ()

            def __call__(self, *args: object) -> int | None:
                calls.append(("ssml", *args))
                return answer

        if answer is not None:
            self.nvdaController_speakSsml = Function()


class Output:
    """One of the library's outputs for a reader."""

    def __init__(self, name: str = "NVDA", active: bool = True, answer: int | None = None) -> None:
        self.name = name
        self.active = active
        self.calls: list[tuple[object, ...]] = []
        self.lib: Any = Client(self.calls, answer)

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def silence(self) -> None:
        self.calls.append(("silence",))


def test_a_reader_gets_speech_and_braille() -> None:
    output = Output()
    reader = ScreenReader(output)
    reader.speak("žandar karo", "sr", True)
    reader.show_braille("Ž♦")
    reader.stop()
    assert output.calls == [("speak", "žandar karo", True), ("braille", "Ž♦"), ("silence",)]


@pytest.mark.parametrize("answer", [None, 0])
def test_a_reader_that_was_closed_does_not_swallow_the_sentence(answer: int | None) -> None:
    output = Output(active=False, answer=answer)
    with pytest.raises(BackendUnavailable):
        ScreenReader(output).speak("you take", "en", False)
    assert output.calls == []


def test_jaws_is_silenced_through_its_own_object_and_system_access_not_at_all() -> None:
    class Jaws:
        name = "jaws"
        stopped = 0

        def __init__(self) -> None:
            self.object = self

        def StopSpeech(self) -> None:
            self.stopped += 1

    jaws, mute = Jaws(), type("Mute", (), {"name": "System Access"})()
    for output in (jaws, mute):
        ScreenReader(output).stop()
    assert jaws.stopped == 1
    assert [ScreenReader(output).name for output in (jaws, mute)] == ["JAWS", "System Access"]


def test_newer_nvda_is_told_the_language_and_that_it_comes_before_its_own_lines() -> None:
    output = Output(answer=0)
    nvda = ScreenReader(output)
    nvda.speak("žandar <karo>", "sr-Cyrl", True)
    nvda.speak("you take", "en", False)
    assert output.calls == [
        ("silence",),
        ("ssml", '<speak><voice xml:lang="sr">žandar &lt;karo&gt;</voice></speak>', -1, 1, 1),
        ("ssml", '<speak><voice xml:lang="en">you take</voice></speak>', -1, 1, 1),
    ]
    # Else the library would be given a pointer to other letters, or half a number.
    taken = output.lib.nvdaController_speakSsml.argtypes
    assert taken == (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int, ctypes.c_ubyte)


@pytest.mark.parametrize(
    ("answer", "asked_again"),
    [pytest.param(1717, False, id="NVDA is older than the library"), (87, True)],
)
def test_what_nvda_does_not_take_is_told_plainly(answer: int, asked_again: bool) -> None:
    output = Output(answer=answer)
    nvda = ScreenReader(output)
    nvda.speak("žandar", "sr", True)
    nvda.speak("karo", "sr", False)
    kinds = ["silence", "ssml", "speak", *["ssml"] * asked_again, "speak"]
    assert [call[0] for call in output.calls] == kinds
    assert output.calls[2] == ("speak", "žandar", False)


def test_the_first_running_reader_is_taken_and_one_that_starts_later_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken(Output):
        def is_active(self) -> bool:
            raise AttributeError("no library")

    def make_class(output: Output) -> Any:
        return type("Class", (), {"name": output.name, "__new__": lambda cls: output})

    def fail_to_open(cls: type) -> Any:
        raise OSError("no library")

    nvda = Output(active=False)
    outputs = [Output("sapi5"), Output("jaws", active=False), Broken("PC Talker"), nvda]
    missing = type("Missing", (), {"name": "zdsr", "__new__": fail_to_open})
    classes = [missing, *map(make_class, outputs)]
    monkeypatch.setattr("accessible_output2.get_output_classes", lambda: classes)
    readers = ScreenReaderFinder()
    assert not readers.seems_available()
    with pytest.raises(BackendUnavailable, match="no screen reader"):
        readers.open()
    nvda.active = True
    assert readers.seems_available() and readers.open().name == "NVDA"
    assert len(list(accessible_output._create_outputs())) == 3
