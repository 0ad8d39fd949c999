"""What is released is signed, and is what programs that look for updates take."""

from __future__ import annotations

import importlib
import runpy
import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.client.minisign import verify
from audiowar.client.version_check import parse_release
from audiowar.distribution import load_distribution

from .conftest import TOP

ADDRESS = "https://example.org/audiowar"


@pytest.fixture(scope="module")
def script() -> Any:
    """`packaging/release`, as a module."""
    return runpy.run_path(str(TOP / "packaging" / "release"))


@pytest.fixture(scope="module")
def signing(script: Any) -> Any:
    return importlib.import_module("signing")


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A key of minisign: its public and its secret half."""
    if shutil.which("minisign") is None:
        pytest.skip("not installed: minisign")
    folder = tmp_path_factory.mktemp("Ž Đ")
    public, secret = folder / "audiowar.pub", folder / "secret"
    words = ("minisign", "-G", "-W", "-p", str(public), "-s", str(secret))
    subprocess.run(words, check=True, capture_output=True)
    return public, secret


def given(tmp_path: Path, **changed: Any) -> Namespace:
    """What the script is called with."""
    built = tmp_path / "built"
    (built / "audiowar").mkdir(parents=True, exist_ok=True)
    usual = {**dict.fromkeys(("address", "key", "public")), "quick": False}
    return Namespace(**{**usual, "linux": built, "windows": built, "page": built, **changed})


def test_programs_take_what_was_released(
    script: Any, signing: Any, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    public, secret = keys
    release = script["Release"](tmp_path / "out", __version__)
    setup = release.out / "audiowar-setup.exe"
    setup.write_bytes(b"MZ" * 100)
    release.files["setup"] = setup
    release.sums()
    release.sign(secret)
    key = signing.public_key(public)
    for name in ("release.json", "SHA256SUMS"):
        file = release.out / name
        signature = file.with_name(f"{name}.minisig").read_bytes()
        assert verify(file.read_bytes(), signature, key) == f"audiowar {__version__} {name}"
    described = parse_release((release.out / "release.json").read_bytes())
    assert described.version == __version__
    assert set(described.changes) == {"en", "es", "ro", "sr", "sr-Cyrl"}
    assert all(described.changes.values())
    sums = (release.out / "SHA256SUMS").read_text(encoding="utf-8")
    one = described.downloads["setup"]
    assert f"{one.sha256}  {one.name}" in sums and one.size == 200


def test_the_facts_of_a_release_are_those_that_programs_read(
    signing: Any, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    (tmp_path / "audiowar").mkdir()
    signing.write_facts(tmp_path, ADDRESS, "Ž", keys[0])
    load_distribution.cache_clear()
    facts = load_distribution(tmp_path / "audiowar" / "distribution.json")
    assert (facts.address, facts.contact) == (f"{ADDRESS}/", "Ž")
    assert facts.key == keys[0].read_text().splitlines()[1]
    assert signing.read_facts(tmp_path)["address"] == f"{ADDRESS}/"
    assert signing.read_facts(tmp_path / "audiowar") == {}


def test_what_is_missing_is_said_before_anything_is_done(
    script: Any, signing: Any, keys: tuple[Path, Path], tmp_path: Path, monkeypatch: Any
) -> None:
    lacking = script["lacking"]
    public, secret = keys
    signed = {"address": ADDRESS, "key": secret, "public": public}
    assert not [line for line in lacking(given(tmp_path)) if "missing" in line]
    assert "belong together" in str(list(lacking(given(tmp_path, key=secret))))
    assert "belong together" in str(list(lacking(given(tmp_path, address=ADDRESS))))
    assert "built for another address" in str(list(lacking(given(tmp_path, **signed))))
    signing.write_facts(tmp_path / "built" / "audiowar" / "..", ADDRESS, "", public)
    facts = tmp_path / "built" / "audiowar" / "_internal" / "audiowar"
    facts.mkdir(parents=True)
    shutil.move(tmp_path / "built" / "audiowar" / "distribution.json", facts)
    assert list(lacking(given(tmp_path, **signed))) == []
    for name, sentence in {
        "public": "make a key with minisign -G",
        "key": "the secret key",
        "linux": "folders of a build",
        "page": "packaging/web/build makes it",
    }.items():
        told = list(lacking(given(tmp_path, **{**signed, name: tmp_path / "none"})))
        assert sentence in str(told), name
    plain = {**signed, "address": "http://example.org"}
    assert "https://" in str(list(lacking(given(tmp_path, **plain))))
    newer = tmp_path / "newer" / "audiowar" / "program"
    newer.parent.mkdir(parents=True)
    newer.write_bytes(b"\x7fELF..GLIBC_2.29\0")
    told = list(lacking(given(tmp_path, linux=tmp_path / "newer")))
    assert "needs glibc 2.29: packaging/older_linux.sh builds for 2.28" in str(told)
    assert list(lacking(given(tmp_path, linux=tmp_path / "newer", quick=True))) == []
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "apt install nsis" in str(list(lacking(given(tmp_path))))


def test_nothing_is_removed_where_something_is_missing(tmp_path: Path) -> None:
    kept = tmp_path / "out" / "kept"
    kept.parent.mkdir()
    kept.write_text("kept")
    words = ("--out", str(kept.parent), "--linux", str(tmp_path), "--windows", str(tmp_path))
    done = subprocess.run(
        [sys.executable, str(TOP / "packaging" / "release"), *words], capture_output=True, text=True
    )
    assert done.returncode == 1 and "folders of a build" in done.stderr and kept.exists()
    assert "Traceback" not in done.stderr
