"""Check a finished release: checksums, signatures, and whether programs accept it as an update."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import signing
from archives import compute_sha256
from signing import CHECKSUMS_FILE

from audiowar.client.check_for_newer_release import parse_release
from audiowar.client.minisign import BadSignature, verify_signature

_UNSUMMED = {
    name + end for name in (CHECKSUMS_FILE, signing.RELEASE_FILE_NAME) for end in ("", ".minisig")
}


def find_problems(folder: Path) -> Iterator[str]:
    """Yield a sentence for each problem of the release in a folder.

    If the release is signed, include the reasons why programs would refuse it as an update. Raises
    OSError if the release has no checksums.
    """
    text = (folder / CHECKSUMS_FILE).read_text(encoding="utf-8")
    listed = {name: value for value, name in (line.split("  ", 1) for line in text.splitlines())}
    there = {
        path.relative_to(folder).as_posix(): compute_sha256(path)
        for path in folder.rglob("*")
        if path.is_file()
    }
    for name in sorted(listed.keys() | there.keys() - _UNSUMMED):
        if listed.get(name) != there.get(name):
            yield f"{folder / name}: {CHECKSUMS_FILE} has another checksum, or the file is missing"
    if (folder / signing.RELEASE_FILE_NAME).is_file():
        yield from _unwanted(folder, listed)


def _unwanted(folder: Path, listed: dict[str, str]) -> Iterator[str]:
    """Yield why programs would refuse this release as an update."""
    release = parse_release((folder / signing.RELEASE_FILE_NAME).read_bytes())
    for program in sorted(folder.glob("*-linux-*.zip")) + sorted(folder.glob("*-portable.zip")):
        key = _key(program)
        for name in (signing.RELEASE_FILE_NAME, CHECKSUMS_FILE):
            signature = (folder / f"{name}.minisig").read_bytes()
            try:
                told = verify_signature((folder / name).read_bytes(), signature, key)
            except BadSignature:
                told = "another key"
            if told != signing.make_signature_comment(release.version, name):
                yield f"{folder / name}: {program.name} does not accept the signature of {told}"
    for one in release.downloads.values():
        file = folder / one.name
        size = file.stat().st_size if file.is_file() else 0
        if (one.sha256, one.size) != (listed.get(one.name), size):
            yield f"{file}: {signing.RELEASE_FILE_NAME} has another checksum or size"


def _key(program: Path) -> str:
    """Return the public key that is built into a zipped program; "" if there is none."""
    with zipfile.ZipFile(program) as packed:
        for name in packed.namelist():
            if name.endswith(f"/_internal/{signing.FACTS_FILE.as_posix()}"):
                return str(json.loads(packed.read(name)).get("key", ""))
    return ""
