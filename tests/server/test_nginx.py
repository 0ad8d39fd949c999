"""nginx, as HOSTING.md configures it, before a real server."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.server.free_port import find_free_port

from .player import PATIENCE, Player, Server, run
from .test_hosting import TEXT, shown

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
pytestmark = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None,
    reason="nginx is missing",
)
NAME = "play.example.org"
OWN = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/audiowar.conf;
}}
"""
"""Nothing that belongs to the whole machine."""


def configured(folder: Path, port: int, server: int) -> None:
    """Write the configuration of HOSTING.md with other ports and a certificate of its own."""
    folder.mkdir()
    text = shown(TEXT, "`/etc/nginx/conf.d/audiowar.conf`")
    text = text.replace("443 ssl", f"{port} ssl").replace("listen [::]:", "#")
    text = text.replace("7470", str(server))
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    (folder / "audiowar.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(OWN.format(folder=folder), "utf-8")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)


@contextmanager
def before(server_port: int, folder: Path) -> Iterator[tuple[int, ssl.SSLContext]]:
    """Run nginx before the server at a port; give the port of nginx, and what trusts it."""
    port = find_free_port()
    configured(folder, port, server_port)
    process = subprocess.Popen([str(NGINX), "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        end = time.monotonic() + PATIENCE
        while not (folder / "pid").exists():
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.05)
        yield port, ssl.create_default_context(cafile=folder / "fullchain.pem")
    finally:
        process.terminate()
        process.wait()


def test_people_play_through_nginx_each_with_their_own_address(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    metrics = find_free_port()
    server = serve("connections=2", words=("--name", NAME, "--metrics-port", str(metrics)))
    with before(server.port, tmp_path / "nginx") as (port, trusted):

        async def test(direct: aiohttp.ClientSession) -> None:
            page = f"https://{NAME}:{port}"

            def session(address: str) -> aiohttp.ClientSession:
                connector = aiohttp.TCPConnector(
                    ssl=trusted, local_addr=(address, 0), resolver=Here(), use_dns_cache=False
                )
                return aiohttp.ClientSession(connector=connector)

            async with session("127.0.0.5") as ana, session("127.0.0.6") as boro:
                async with ana.get(f"{page}/health") as answer:
                    assert answer.status == 200
                # The figures are not published.
                async with ana.get(f"{page}/metrics") as answer:
                    assert "audiowar_" not in await answer.text()
                host = await Player(ana, f"{page}/ws").hello()
                await host.make("classic", 2)
                guest = Player(boro, f"{page}/ws", "Boro")
                await guest.connect(origin=page)
                await guest.send("hello", version=2, lang="en", name="Boro")
                made = re.search(r'"code":"(\d+)"', "".join(host.frames))
                assert made is not None
                await guest.join(code=made[1])
                await host.send("start")
                await asyncio.gather(host.until("events"), guest.until("events"))
                await Player(ana, f"{page}/ws").hello()
                for said in ({}, {"X-Forwarded-For": "203.0.113.7"}):
                    with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                        await Player(ana, f"{page}/ws").connect(headers=said)
                    assert wrong.value.status == 429
                with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                    await Player(boro, f"{page}/ws").connect(origin="https://evil.example")
                assert wrong.value.status == 403
                with pytest.raises(aiohttp.WSServerHandshakeError) as wrong:
                    await Player(boro, f"{page}/ws").connect(headers={"Host": "evil.example"})
                assert wrong.value.status == 421

        run(test)


class Here(aiohttp.abc.AbstractResolver):
    """Finds every name on this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: int = 0
    ) -> list[aiohttp.abc.ResolveResult]:
        return [
            {
                "hostname": host,
                "host": "127.0.0.1",
                "port": port,
                "family": 2,
                "proto": 0,
                "flags": 0,
            }
        ]

    async def close(self) -> None:
        """Have nothing to close."""
