"""The proxy of HOSTING.md before a real server."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.server.nats_broker import find_free_port
from tests.server.player import PATIENCE, Player, run

from .site import serving

CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="caddy is missing (Debian: caddy)")
HOSTING = Path(__file__).parents[2] / "HOSTING.md"
OWN = """{
    admin off
    auto_https disable_redirects
    skip_install_trust
}
"""
"""A certificate of its own, and nothing that belongs to the whole machine."""


class Proxy:
    """Caddy as it is told there, at another address and with a certificate of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        text = re.search(r"`/etc/caddy/Caddyfile`:\n\n((?:    .*\n)+)", HOSTING.read_text("utf-8"))
        assert text is not None
        self.port = find_free_port()
        site = text[1].replace("play.example.org {", f"localhost:{self.port} {{\n tls internal")
        folder.mkdir(parents=True)
        (folder / "Caddyfile").write_text(OWN + site.replace("7470", str(port)), "utf-8")
        self.root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self._log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [str(CADDY), "run", "--config", folder / "Caddyfile"],
            stderr=self._log,
            env={"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)},
        )
        end = time.monotonic() + PATIENCE
        while not (self.root.exists() and greets(self.port, self.root)):
            assert time.monotonic() < end, (folder / "log").read_text("utf-8")
            time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}/"

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._log.close()


def greets(port: int, root: Path) -> bool:
    """Whether the proxy has its certificate: it listens before that."""
    try:
        trusted = ssl.create_default_context(cafile=root)
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as probe:
            trusted.wrap_socket(probe, server_hostname="localhost").close()
    except OSError:
        return False
    return True


@contextmanager
def before(port: int, folder: Path) -> Iterator[Proxy]:
    """The proxy before a server."""
    proxy = Proxy(folder / "Ž Đ" / "caddy", port)
    try:
        yield proxy
    finally:
        proxy.end()


def test_each_has_an_address_of_their_own_whatever_they_say(tmp_path: Path) -> None:
    with serving(tmp_path, "connections=2") as server, before(server.port, tmp_path) as proxy:

        async def test(_outside: aiohttp.ClientSession) -> None:
            trusted = ssl.create_default_context(cafile=proxy.root)

            def session(address: str) -> aiohttp.ClientSession:
                connector = aiohttp.TCPConnector(ssl=trusted, local_addr=(address, 0))
                return aiohttp.ClientSession(connector=connector)

            async with session("127.0.0.5") as ana, session("127.0.0.6") as boro:
                for _ in range(2):
                    await Player(ana, f"{proxy.url}ws").hello()
                for said in ({}, {"X-Forwarded-For": "203.0.113.7"}):
                    with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                        await Player(ana, f"{proxy.url}ws").connect(headers=said)
                    assert wrong.value.status == 429
                with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                    await Player(boro, f"{proxy.url}ws").connect(origin="https://evil.example")
                assert wrong.value.status == 403
                await Player(boro, f"{proxy.url}ws").connect(origin=proxy.url[:-1])

        run(test)
