"""`--diagnose` prints what helpers need to know, and nothing private of the player."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

from audiowar import __version__
from audiowar.__main__ import main
from audiowar.frontends import diagnose
from audiowar.speech.backend_interface import BackendUnavailable, SpeechBackend, VoiceFactory
from audiowar.storage.settings import Settings
from tests.speech.recorder import Recorder


def nothing() -> SpeechBackend:
    raise BackendUnavailable(f"no voice in {Path.home()}/voices")


@pytest.fixture(autouse=True)
def voices(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(
        diagnose,
        "make_voice_chain",
        lambda: (VoiceFactory(nothing), VoiceFactory(lambda: recorder)),
    )
    return recorder


def test_versions_voices_and_settings_are_told(
    home: Path, capsys: pytest.CaptureFixture[str], voices: Recorder
) -> None:
    Settings(home).set(language="sr", rate=250, name="Žarko")
    assert main(["--diagnose"]) == 0
    told = capsys.readouterr().out
    for part in (f"audiowar {__version__}", "pyglet 2", "language=sr, rate=250", "sound: ",
                 "display: ", "voice: missing no voice in ~/voices",
                 "voice: speaking recorder"):  # fmt: skip
        assert part in told, part
    assert voices.texts == []


@pytest.mark.deep
@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's")
def test_what_system_libraries_complain_of_is_not_among_the_lines(home: Path) -> None:
    # These settings make OpenAL use ALSA without any sound card, for sounds and for the own voice.
    asked = {
        "ALSOFT_DRIVERS": "alsa",
        "ALSA_CONFIG_PATH": os.devnull,
        "SPEECHD_ADDRESS": "unix_socket:/nowhere",
        "AUDIOWAR_HOME": str(home),
    }
    done = subprocess.run(
        [sys.executable, "-m", "audiowar", "--diagnose"],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
    )
    assert done.stderr == "" and "sound: silent no-sound-device" in done.stdout


def test_a_frozen_program_knows_the_versions_of_what_it_carries(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    home.mkdir()
    licences = "Babel 2.18.0\n  BSD\n\npyglet 2.1.19\n  BSD\n\nPython 3 is free.\n"
    (home / "THIRD_PARTY").write_text(licences, encoding="utf-8")
    monkeypatch.setattr(metadata, "version", missing)
    monkeypatch.setattr(sys, "_MEIPASS", str(home), raising=False)
    main(["--diagnose"])
    assert "pyglet of unknown version" in capsys.readouterr().out
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    main(["--diagnose"])
    told = capsys.readouterr().out
    assert "package: pyglet 2.1.19\n" in told and "package: Babel 2.18.0\n" in told


def test_nothing_is_closed_at_the_end_that_could_not_be_loaded(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drivers = ModuleType("pyglet.media.drivers")
    drivers._delete_audio_driver = print  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyglet.media.drivers", drivers)
    monkeypatch.delitem(sys.modules, "pyglet.media", raising=False)
    forgotten: list[object] = []
    monkeypatch.setattr(atexit, "unregister", forgotten.append)
    diagnose.disable_exit_hook_of_unloaded_sound()
    assert forgotten == [print]
    monkeypatch.setitem(sys.modules, "pyglet.media", ModuleType("pyglet.media"))
    diagnose.disable_exit_hook_of_unloaded_sound()
    assert len(forgotten) == 1


def test_nobody_is_named(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(home).set(language="sr", name="Žarko")
    main(["--diagnose"])
    told = capsys.readouterr().out
    assert "Žarko" not in told and str(home) not in told and str(Path.home()) + "/" not in told
    monkeypatch.setattr(Path, "home", lambda: Path("C:\\users\\Ž"))
    assert diagnose.hide_home_folder("OSError('C:\\\\users\\\\Ž\\\\x')") == "OSError('~\\\\x')"


def test_what_fails_is_told_and_the_rest_as_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise OSError("no registry")

    monkeypatch.setitem(diagnose.DIAGNOSIS_PARTS, "package", broken)
    assert main(["--diagnose"]) == 0
    told = capsys.readouterr().out
    assert "package: failed with OSError('no registry')" in told and "voice: speaking" in told
