"""A server on this machine with a signed release, as `packaging/release` makes them."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from nacl.signing import SigningKey

from audiowar.publisher_info import PublisherInfo

KEY_ID = b"audiowar"


class Key:
    """A key pair of minisign."""

    def __init__(self) -> None:
        self._secret = SigningKey.generate()
        public = b"Ed" + KEY_ID + bytes(self._secret.verify_key)
        self.public = base64.b64encode(public).decode()

    def sign(self, data: bytes, comment: str = "audiowar") -> bytes:
        """Return the signature file of some data, as minisign writes it."""
        made = self._secret.sign(hashlib.blake2b(data).digest()).signature
        trusted = self._secret.sign(made + comment.encode()).signature
        lines = (
            b"untrusted comment: signature",
            base64.b64encode(b"ED" + KEY_ID + made),
            b"trusted comment: " + comment.encode(),
            base64.b64encode(trusted),
        )
        return b"\n".join(lines) + b"\n"


class Server(HTTPServer):
    """Serves files from memory, and keeps what it was asked for."""

    files: dict[str, bytes]
    asked: list[dict[str, str]]
    key: Key
    broken: dict[str, bytes]
    """What is answered instead, byte for byte."""

    @property
    def place(self) -> PublisherInfo:
        """The facts of a copy whose downloads are here."""
        return PublisherInfo(f"http://127.0.0.1:{self.server_port}/audiowar/", self.key.public)

    def publish(self, version: str, **changed: Any) -> None:
        """Publish a version with an installer."""
        setup = b"setup of " + version.encode() * 50_000
        told = {
            "version": version,
            "date": "2026-11-20",
            "changes": {"en": ["The cards are rounder.", "Ž is said as Ž."], "sr": ["Novo."]},
            "files": {
                "setup": {
                    "name": f"audiowar-{version}-windows-setup.exe",
                    "size": len(setup),
                    "sha256": hashlib.sha256(setup).hexdigest(),
                }
            },
            **changed,
        }
        text = json.dumps(told).encode()
        self.files = {
            "/audiowar/release.json": text,
            "/audiowar/release.json.minisig": self.key.sign(
                text, f"audiowar {version} release.json"
            ),
            f"/audiowar/audiowar-{version}-windows-setup.exe": setup,
        }


class Answer(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append({"path": self.path, **dict(self.headers)})
        if self.path in self.server.broken:
            self.wfile.write(self.server.broken[self.path])
            return
        found = self.server.files.get(self.path)
        self.send_response(404 if found is None else 200)
        self.end_headers()
        self.wfile.write(found or b"")

    def log_message(self, *what: object) -> None:
        pass


@contextmanager
def serve_release(version: str = "99.1") -> Iterator[Server]:
    """Run a server that has published a version."""
    with Server(("127.0.0.1", 0), Answer) as running:
        running.asked, running.key, running.broken = [], Key(), {}
        running.publish(version)
        threading.Thread(target=running.serve_forever, args=(0.02,), daemon=True).start()
        yield running
        running.shutdown()
