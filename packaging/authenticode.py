#!/usr/bin/env python3
"""Sign the Windows programs with a certificate, so that Windows shows who made them.

    packaging/authenticode.py CERTIFICATE [--password FILE] [--timestamp URL] FILE...

CERTIFICATE is a PKCS #12 file with its key, --password names a file with its password, and URL is
a timestamp server (RFC 3161). Without a timestamp, signatures expire with the certificate. The
files are changed in place. Needs osslsigncode: on Debian, apt install osslsigncode.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SIGNABLE_SUFFIXES: Final = (".exe", ".dll", ".pyd")


@dataclass(frozen=True)
class Certificate:
    """A certificate, and the timestamp server for its signatures."""

    file: Path
    password: Path | None = None
    timestamp: str = ""

    def sign(self, file: Path) -> None:
        """Sign a file in place. Print errors of osslsigncode, and raise CalledProcessError."""
        target = file.with_name(f"{file.name}.signed")
        words = [
            "osslsigncode",
            "sign",
            "-pkcs12",
            str(self.file),
            "-h",
            "sha256",
            "-n",
            "audiowar",
        ]
        words += ["-readpass", str(self.password)] if self.password else []
        words += ["-ts", self.timestamp] if self.timestamp else []
        words += ["-in", str(file), "-out", str(target)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
        done.check_returncode()
        os.replace(target, file)

    def sign_folder(self, folder: Path) -> None:
        """Sign the programs and libraries in a folder, except those that have a signature."""
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() in SIGNABLE_SUFFIXES and not is_signed(path):
                self.sign(path)

    def make_sign_command(self) -> str:
        """Return a shell command that signs a file. The file's name must be added at its end."""
        words = [sys.executable, str(Path(__file__).resolve()), str(self.file.resolve())]
        words += ["--password", str(self.password.resolve())] if self.password else []
        words += ["--timestamp", self.timestamp] if self.timestamp else []
        return shlex.join(words)


def is_signed(file: Path) -> bool:
    """Return whether a Windows program or library has a signature."""
    data = file.read_bytes()
    if data[:2] != b"MZ":
        return False
    header = int.from_bytes(data[60:64], "little") + 24
    wide = data[header : header + 2] == b"\x0b\x02"
    # The fifth entry in the table of data directories says where the signature is.
    entry = header + (112 if wide else 96) + 4 * 8
    return any(data[entry : entry + 8])


def main() -> None:
    """Sign the files given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("certificate", type=Path)
    parser.add_argument("--password", type=Path)
    parser.add_argument("--timestamp", default="")
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    certificate = Certificate(given.certificate, given.password, given.timestamp)
    for file in given.files:
        certificate.sign(file)


if __name__ == "__main__":
    main()
