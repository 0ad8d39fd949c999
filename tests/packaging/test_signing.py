"""What is released is signed, and is what programs that look for updates take."""

from __future__ import annotations

import importlib
import json
import runpy
import shutil
import subprocess
import sys
import zipfile
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from audiowar import __version__
from audiowar.client.check_for_newer_release import parse_release
from audiowar.client.minisign import verify_signature
from audiowar.publisher_info import load_publisher_info

from ..end_to_end.rig.missing_programs import require_programs
from .conftest import TOP

pytest.importorskip("cyclonedx", reason="not installed: cyclonedx (.[freeze])")

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
    require_programs("minisign")
    folder = tmp_path_factory.mktemp("Ž Đ")
    public, secret = folder / "audiowar.pub", folder / "secret"
    words = ("minisign", "-G", "-W", "-p", str(public), "-s", str(secret))
    subprocess.run(words, check=True, capture_output=True)
    return public, secret


def given(tmp_path: Path, **changed: Any) -> Namespace:
    """What the script is called with."""
    built = tmp_path / "built"
    (built / "audiowar").mkdir(parents=True, exist_ok=True)
    (built / "components.json").write_text("[]")
    usual = {**dict.fromkeys(("address", "key", "public", "certificate")), "quick": False}
    return Namespace(**{**usual, "linux": built, "windows": built, "page": built, **changed})


def test_programs_take_what_was_released(
    script: Any, signing: Any, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    public, secret = keys
    release = script["Release"](tmp_path / "out", __version__)
    setup = release.out / "audiowar-setup.exe"
    setup.write_bytes(b"MZ" * 100)
    release.files["setup"] = setup
    release.add_checksums()
    release.add_signatures(secret)
    key = signing.read_public_key(public)
    for name in ("release.json", "SHA256SUMS"):
        file = release.out / name
        signature = file.with_name(f"{name}.minisig").read_bytes()
        assert (
            verify_signature(file.read_bytes(), signature, key) == f"audiowar {__version__} {name}"
        )
    described = parse_release((release.out / "release.json").read_bytes())
    assert described.version == __version__
    assert set(described.changes) == {"en", "es", "ro", "sr", "sr-Cyrl"}
    assert all(described.changes.values())
    sums = (release.out / "SHA256SUMS").read_text(encoding="utf-8")
    one = described.downloads["setup"]
    assert f"{one.sha256}  {one.name}" in sums and one.size == 200


@pytest.mark.parametrize(
    "fault", ["none", "changed", "lost", "more", "setup", "key", "unkeyed", "comment"]
)
def test_a_release_that_programs_would_not_take_is_found(
    script: Any, signing: Any, keys: tuple[Path, Path], tmp_path: Path, fault: str
) -> None:
    release = script["Release"](tmp_path / "out", __version__)
    for kind, name in (("setup", "setup.exe"), ("linux", "audiowar-linux-x86_64.zip")):
        release.files[kind] = release.out / name
    release.files["setup"].write_bytes(b"MZ" * 100)
    (release.out / "pictures").mkdir()
    (release.out / "pictures" / "Ž.png").write_bytes(b"")
    facts = {"key": "RWS" if fault == "key" else signing.read_public_key(keys[0])}
    with zipfile.ZipFile(release.files["linux"], "w") as packed:
        place = "elsewhere" if fault == "unkeyed" else "audiowar-1/_internal/audiowar"
        packed.writestr(f"{place}/distribution.json", json.dumps(facts))
    release.add_checksums()
    if fault == "setup":
        release.files["setup"].write_bytes(b"MZ" * 99)
    release.add_signatures(keys[1])
    if fault == "changed":
        (release.out / "pictures" / "Ž.png").write_bytes(b"!")
    elif fault == "lost":
        (release.out / "pictures" / "Ž.png").unlink()
    elif fault == "more":
        (release.out / "more").write_bytes(b"")
    elif fault == "comment":
        signing.sign_file(release.out / "SHA256SUMS", keys[1], "others 1.0 SHA256SUMS")
    found = list(importlib.import_module("release_problems").find_problems(release.out))
    expected = {
        "none": [],
        "changed": ["Ž.png: SHA256SUMS has another checksum"],
        "lost": ["Ž.png: SHA256SUMS has another checksum"],
        "more": ["more: SHA256SUMS has another checksum"],
        "setup": [
            "setup.exe: SHA256SUMS has another checksum",
            "release.json has another checksum",
        ],
        "key": ["does not accept the signature of another key"] * 2,
        "unkeyed": ["does not accept the signature of another key"] * 2,
        "comment": ["does not accept the signature of others 1.0 SHA256SUMS"],
    }[fault]
    assert len(found) == len(expected)
    assert all(part in one for part, one in zip(expected, found, strict=True)), found


def test_the_facts_of_a_release_are_those_that_programs_read(
    signing: Any, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    (tmp_path / "audiowar").mkdir()
    signing.write_facts(tmp_path, ADDRESS, "Ž", keys[0])
    load_publisher_info.cache_clear()
    facts = load_publisher_info(tmp_path / "audiowar" / "distribution.json")
    assert (facts.downloads_url, facts.contact) == (f"{ADDRESS}/", "Ž")
    assert facts.release_key == keys[0].read_text().splitlines()[1]
    assert signing.read_facts(tmp_path)["address"] == f"{ADDRESS}/"
    assert signing.read_facts(tmp_path / "audiowar") == {}


def test_what_is_missing_is_said_before_anything_is_done(
    script: Any, signing: Any, keys: tuple[Path, Path], tmp_path: Path, monkeypatch: Any
) -> None:
    lacking = script["list_missing"]
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
    (tmp_path / "newer" / "components.json").write_text("[]")
    told = list(lacking(given(tmp_path, linux=tmp_path / "newer")))
    assert "needs glibc 2.29: packaging/older_linux.sh builds for 2.28" in str(told)
    assert list(lacking(given(tmp_path, linux=tmp_path / "newer", quick=True))) == []
    (tmp_path / "newer" / "components.json").unlink()
    told = list(lacking(given(tmp_path, linux=tmp_path / "newer", quick=True)))
    assert "components.json is missing: build the programs again" in str(told)
    monkeypatch.setitem(lacking.__globals__, "OLDER_LINUX", tmp_path / "Ž Đ")
    assert "make it a link to a folder without one" in str(
        list(lacking(given(tmp_path, linux=None)))
    )
    lost = {"certificate": tmp_path / "none"}
    assert "none is missing: the certificate" in str(list(lacking(given(tmp_path, **lost))))
    monkeypatch.setenv("PATH", str(tmp_path))
    for user, said in ((0, False), (1000, True)):
        monkeypatch.setattr("os.geteuid", lambda user=user: user)
        missing = str(list(lacking(given(tmp_path, windows=None))))
        assert ("apt install gcc-mingw-w64-x86-64" in missing) == said
    assert "apt install osslsigncode" in str(list(lacking(given(tmp_path, **lost))))
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


def test_programs_of_windows_carry_the_signature_of_a_certificate(
    script: Any, tmp_path: Path
) -> None:
    require_programs("openssl", "osslsigncode", "x86_64-w64-mingw32-gcc", "makensis")
    folder = tmp_path / "Ž Đ"
    folder.mkdir()
    password, pem = folder / "password", folder / "key.pem"
    password.write_text("tajna")
    for command in (
        f"req -x509 -newkey rsa:2048 -nodes -subj /CN=Žarko -keyout {pem.name} -out cert.pem",
        f"pkcs12 -export -inkey {pem.name} -in cert.pem -passout file:password -out cert.pfx",
    ):
        subprocess.run(("openssl", *command.split()), cwd=folder, check=True, capture_output=True)
    dist = folder / "dist"
    (dist / "audiowar").mkdir(parents=True)
    (folder / "main.c").write_text("int main(void) { return 0; }")
    program = dist / "audiowar" / "audiowar.exe"
    compiler = ("x86_64-w64-mingw32-gcc", "-o", str(program), str(folder / "main.c"))
    subprocess.run(compiler, check=True)
    shutil.copy(program, dist / "audiowar-portable.exe")
    for name in ("library.dll", "module.pyd"):
        shutil.copy(program, dist / "audiowar" / name)

    authenticode = importlib.import_module("authenticode")
    release = script["Release"](folder / "out", __version__, quick=True)
    release.certificate = authenticode.Certificate(folder / "cert.pfx", password)
    release.add_windows(dist)
    assert not authenticode.is_signed(program), "the build itself stays as it is"
    with zipfile.ZipFile(release.files["portable"]) as packed:
        packed.extractall(folder / "unpacked")
    unpacked = folder / "unpacked" / f"audiowar-{__version__}"
    files = [unpacked / name for name in ("audiowar.exe", "library.dll", "module.pyd")]
    for file in (*files, release.files["setup"], release.files["single"]):
        words = ("osslsigncode", "verify", "-CAfile", str(folder / "cert.pem"), "-in", str(file))
        told = subprocess.run(words, capture_output=True, text=True).stdout
        assert "Signature verification: ok" in told, (file, told)
    again = files[0].read_bytes()
    release.certificate.sign_folder(unpacked)
    assert files[0].read_bytes() == again, "what is signed is not signed once more"


def test_a_bill_of_materials_names_every_part_and_is_the_same_twice(
    script: Any, tmp_path: Path
) -> None:
    materials = importlib.import_module("bill_of_materials")
    parts = importlib.import_module("third_party").list_components()
    (tmp_path / materials.COMPONENTS).write_text(json.dumps(parts), encoding="utf-8")
    made = [
        materials.make_bill_of_materials(tmp_path, "linux", __version__, 10**9) for _ in range(2)
    ]
    assert made[0] == made[1]
    bill = json.loads(made[0])
    assert bill["bomFormat"] == "CycloneDX" and bill["metadata"]["component"]["name"] == "audiowar"
    listed = {one["name"]: one for one in bill["components"]}
    assert {"Python", "OpenSSL", "SQLite", "libffi", "sndio", "eSpeak NG", "aiohttp"} <= set(listed)
    assert listed["aiohttp"]["purl"].startswith("pkg:pypi/aiohttp@")
    assert all(one.get("licenses") for one in bill["components"])
    [own] = [one for one in bill["dependencies"] if one["ref"] == "audiowar"]
    assert set(own["dependsOn"]) == set(listed)
