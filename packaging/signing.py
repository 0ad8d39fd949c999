"""Sign releases with minisign, and describe them for programs that look for updates.

The key is made once, before the first release: `minisign -G -p packaging/audiowar.pub -s KEY`. The
public half is committed and built into the programs. KEY is secret and belongs in no repository.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Final

import download_page
from words import list_languages

PUBLIC_KEY_FILE: Final = Path(__file__).parent / "audiowar.pub"
FACTS_FILE: Final = Path("audiowar") / "distribution.json"
"""The file from which `audiowar.publisher_info` reads a release's address, key and contact."""
RELEASE_FILE_NAME: Final = "release.json"
"""The file that describes a release for `audiowar.client.check_for_newer_release`."""
CHECKSUMS_FILE: Final = "SHA256SUMS"
"""The file with the checksums of all files of a release."""


def read_public_key(file: Path = PUBLIC_KEY_FILE) -> str:
    """Return the key in a public key file.

    Raises OSError if the file cannot be read, and IndexError if it contains no key.
    """
    return file.read_text(encoding="utf-8").splitlines()[1].strip()


def list_missing_for_signing(file: Path = PUBLIC_KEY_FILE) -> Iterator[str]:
    """Yield a sentence for each thing that is missing for signing."""
    if shutil.which("minisign") is None:
        yield "minisign is missing: on Debian, apt install minisign"
    if not file.is_file():
        yield f"{file} is missing: make a key with minisign -G -p {file} -s KEY, and keep KEY safe"


def write_facts(top: Path, address: str, contact: str, file: Path = PUBLIC_KEY_FILE) -> None:
    """Write the address, the public key and the contact to the file that is built into programs."""
    facts = {
        "address": add_trailing_slash(address),
        "key": read_public_key(file),
        "contact": contact,
    }
    (top / FACTS_FILE).write_text(
        json.dumps(facts, indent=1) + "\n", encoding="utf-8", newline="\n"
    )


def read_facts(built: Path) -> Mapping[str, Any]:
    """Return the facts from `write_facts` that are built into the program in the folder `built`.

    The result is empty if it contains no such facts.
    """
    for place in (built / "_internal" / FACTS_FILE, built / FACTS_FILE):
        if place.is_file():
            return dict(json.loads(place.read_text(encoding="utf-8")))
    return {}


def add_trailing_slash(address: str) -> str:
    """Return the address of a web folder with a slash at its end."""
    return address.rstrip("/") + "/"


def describe_release(version: str, moment: int, files: Mapping[str, tuple[Path, str]]) -> str:
    """Return the contents of RELEASE_FILE_NAME for a release from the Unix time `moment`.

    `files` has the path and the SHA-256 of each download, by kind.
    """
    day = datetime.fromtimestamp(moment, timezone.utc).date().isoformat()
    told = {
        "version": version,
        "date": day,
        "changes": {
            tag: [
                download_page.remove_backticks(line)
                for line in download_page.get_changes(tag, version)
            ]
            for tag in list_languages()
        },
        "files": {
            kind: {"name": path.name, "size": path.stat().st_size, "sha256": sha256}
            for kind, (path, sha256) in files.items()
        },
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def make_signature_comment(version: str, name: str) -> str:
    """Return the trusted comment that programs require in the signature of a release's file."""
    return f"audiowar {version} {name}"


def sign_file(file: Path, key: Path, comment: str) -> Path:
    """Sign a file with the secret key in the file `key`. Return the path of the signature.

    minisign asks for the password of the key. Raises CalledProcessError if minisign fails.
    """
    target = file.with_name(f"{file.name}.minisig")
    target.unlink(missing_ok=True)
    words = ("minisign", "-S", "-s", str(key), "-m", str(file), "-x", str(target), "-t", comment)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return target
