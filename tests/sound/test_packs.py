"""What a player may do to a sound pack, and what is said of it."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from audiowar.resources import find_data_folder
from audiowar.sound.packs import (
    is_playable_mono_wav,
    list_pack_names,
    load_pack,
    load_pack_with_standard_fallback,
)

STANDARD = find_data_folder("sounds")


def write(path: Path, channels: int = 1, frames: int = 441) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(bytes(2 * channels * frames))


def pack_of(folder: Path, text: str) -> Path:
    """A pack in the folder with this pack.ini and a sound a.wav."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.ini").write_text(text, encoding="utf-8")
    write(folder / "a.wav")
    return folder


def reasons(folder: Path) -> list[tuple[str, str, str]]:
    return [(p.reason, p.cue, p.detail) for p in load_pack(folder)[1]]


def test_a_small_pack(tmp_path: Path) -> None:
    pack, problems = load_pack(
        pack_of(tmp_path, "[pack]\nname = Mine\n[war]\nfiles = a.wav a.wav\ngain = -6\n")
    )
    war = pack.sounds_by_cue["war"]
    assert (pack.title, war.gain_decibels, war.volume_class, problems) == ("Mine", -6, "drama", [])
    assert war.get_files(None) == (tmp_path / "a.wav", tmp_path / "a.wav")


@pytest.mark.parametrize(
    ("written", "gain", "volume"),
    [
        ("", 0, "drama"),
        ("gain = -60", -60, "drama"),
        ("gain = 0", 0, "drama"),
        ("volume = table", 0, "table"),
    ],
)
def test_gain_and_volume_of_a_cue_may_be_set(
    tmp_path: Path, written: str, gain: float, volume: str
) -> None:
    pack, problems = load_pack(pack_of(tmp_path, f"[war]\nfiles = a.wav\n{written}\n"))
    war = pack.sounds_by_cue["war"]
    assert (war.gain_decibels, war.volume_class, problems) == (gain, volume, [])


def test_one_file_does_for_all_ranks(tmp_path: Path) -> None:
    pack, problems = load_pack(pack_of(tmp_path, "[revealed]\nfiles = a.wav\n"))
    assert problems == []
    assert pack.sounds_by_cue["revealed"].get_files("Q") == (tmp_path / "a.wav",)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[wra]\nfiles = a.wav\n", ("unknown-cue", "wra", "")),
        ("[war]\nfiles = a.wav\nlouder = 3\n", ("unknown-setting", "war", "louder")),
        ("[war]\nfiles = a.wav\nfiles.Q = a.wav\n", ("unknown-setting", "war", "files.Q")),
        ("[war]\nfiles = a.wav\ngain = loud\n", ("bad-value", "war", "gain")),
        ("[war]\nfiles = a.wav\ngain = 0.5\n", ("bad-value", "war", "gain")),
        ("[war]\nfiles = a.wav\ngain = 20\n", ("bad-value", "war", "gain")),
        ("[war]\nfiles = a.wav\ngain = nan\n", ("bad-value", "war", "gain")),
        ("[war]\nfiles = a.wav\nvolume = all\n", ("bad-value", "war", "volume")),
        ("[war]\nfiles = a.wav b.wav\n", ("bad-file", "war", "b.wav")),
        ("[war]\nfiles = a.wav ../a.wav\n", ("bad-file", "war", "../a.wav")),
        ("[war]\ngain = 0\n", ("no-files", "war", "")),
    ],
)
def test_a_fault_is_named(tmp_path: Path, text: str, problem: tuple[str, str, str]) -> None:
    assert reasons(pack_of(tmp_path, text)) == [problem]


def test_missing_ranks_are_named(tmp_path: Path) -> None:
    ranks = "".join(f"files.{rank} = a.wav\n" for rank in "23456789TJQK")
    found = reasons(pack_of(tmp_path, f"[revealed]\n{ranks}"))
    assert found == [("missing-rank", "revealed", "A"), ("missing-rank", "revealed", "JOKER")]


@pytest.mark.parametrize("content", [b"", b"RIFF....", b"OggS" * 100, None])
def test_a_file_that_is_no_mono_wave_is_named(tmp_path: Path, content: bytes | None) -> None:
    pack_of(tmp_path, "[war]\nfiles = a.wav x.wav\n")
    if content is None:
        # Stereo could not be placed.
        write(tmp_path / "x.wav", channels=2)
    else:
        (tmp_path / "x.wav").write_bytes(content)
    assert reasons(tmp_path) == [("bad-file", "war", "x.wav")]


@pytest.mark.parametrize("text", ["war\n", "[war", "[war]\nfiles = a\n[war]\nfiles = b\n", "\0"])
def test_an_unreadable_pack_is_told_and_the_standard_one_used(tmp_path: Path, text: str) -> None:
    folder = pack_of(tmp_path / "mine", text)
    assert load_pack(folder)[0].sounds_by_cue == {}
    pack, problems = load_pack_with_standard_fallback("mine", STANDARD, tmp_path)
    assert pack.folder == STANDARD / "standard"
    assert [problem.reason for problem in problems] == ["unreadable-pack"]


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "pack.ini").write_bytes(b"\xff\xfe\x00[")
    pack, (problem,) = load_pack(tmp_path)
    assert (pack.title, pack.folder, pack.sounds_by_cue) == (tmp_path.name, tmp_path, {})
    assert (problem.reason, problem.file) == ("unreadable-pack", str(tmp_path / "pack.ini"))
    assert problem.cue == "" and problem.detail


@pytest.mark.parametrize("name", ["gone", "a\0b", "\ud800", "x" * 5000, "../..", ""])
def test_a_pack_that_is_not_there_is_told_and_the_standard_one_used(
    tmp_path: Path, name: str
) -> None:
    pack, problems = load_pack_with_standard_fallback(name, STANDARD, tmp_path)
    assert pack.folder == STANDARD / "standard" and problems


def test_what_a_pack_lacks_comes_from_the_standard_one(tmp_path: Path) -> None:
    pack_of(tmp_path / "mine", "[war]\nfiles = a.wav\n")
    pack, problems = load_pack_with_standard_fallback("mine", STANDARD, tmp_path)
    assert problems == []
    assert (pack.title, pack.folder) == ("mine", tmp_path / "mine")
    assert pack.sounds_by_cue["war"].get_files(None) == (tmp_path / "mine" / "a.wav",)
    assert pack.sounds_by_cue["bet"].get_files(None)[0].parent == STANDARD / "standard"


def test_packs_to_choose_from(tmp_path: Path) -> None:
    for name in ("wood", "glass", "standard"):
        pack_of(tmp_path / name, "")
    (tmp_path / "no pack").mkdir()
    assert list_pack_names(tmp_path) == ["standard", "glass", "wood"]
    assert list_pack_names(tmp_path / "none") == ["standard"]


def test_a_pack_with_impossible_names_is_a_problem_and_no_end(tmp_path: Path) -> None:
    text = "[pack]\nname = a\x00b\n[war]\nfiles = a\x00.wav\n"
    pack, problems = load_pack(pack_of(tmp_path, text))
    assert "war" not in pack.sounds_by_cue and problems


def test_no_broken_sound_ends_the_program(tmp_path: Path) -> None:
    sound = tmp_path / "a.wav"
    write(sound)
    whole = sound.read_bytes()
    for place in range(44):
        for value in (0, 1, 127, 255):
            sound.write_bytes(whole[:place] + bytes([value]) + whole[place + 1 :])
            assert is_playable_mono_wav(sound) in (True, False)
        sound.write_bytes(whole[:place])
        assert not is_playable_mono_wav(sound)


def test_a_cue_whose_files_are_broken_sounds_as_in_the_standard_pack(tmp_path: Path) -> None:
    """Not a silent war: nobody who cannot see would know that there was one."""
    pack_of(tmp_path / "mine", "[war]\nfiles = b.wav\n")
    (tmp_path / "mine" / "b.wav").write_bytes(b"no sound")
    pack, problems = load_pack_with_standard_fallback("mine", STANDARD, tmp_path)
    assert [problem.reason for problem in problems] == ["bad-file", "no-files"]
    assert pack.sounds_by_cue["war"].get_files(None)[0].parent == STANDARD / "standard"
