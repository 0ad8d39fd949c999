"""What a browser gets at the server's address."""

from __future__ import annotations

from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from audiowar.server.net.static_pages import StaticPages
from audiowar.web.static_server import (
    MEDIA_TYPES,
    SECURITY_HEADERS,
    make_page_server,
)

from .in_loop import in_loop, open_session


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "Ž Đ" / "site"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<html>the page", encoding="utf-8")
    (folder / "page.js").write_text("plain", encoding="utf-8")
    (folder / "page.js.gz").write_bytes(b"packed")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@in_loop(open_session)
async def test_the_page_is_given_with_its_types_and_nothing_beside_it(
    session: aiohttp.ClientSession, *, site: Path
) -> None:
    app = web.Application()
    app.router.add_get("/{name:.*}", StaticPages(site, SECURITY_HEADERS, MEDIA_TYPES).serve_file)
    async with TestClient(TestServer(app)) as client:
        answer = await client.get("/")
        assert (await answer.text()) == "<html>the page"
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        plain = await client.get("/page.js", headers={"Accept-Encoding": "identity"})
        assert (await plain.text()) == "plain"
        assert plain.headers["Content-Type"] == "text/javascript; charset=utf-8"
        for name in (
            "page.js.gz",
            "..%2Fsecret.txt",
            "%2e%2e/secret.txt",
            "x",
            "%00",
            "a" * 300,
        ):
            assert (await client.get(f"/{name}")).status == 404, name


def test_a_page_for_this_machine_answers_addresses_that_are_none(site: Path) -> None:
    (site / "site.json").write_text('{"styles": []}', encoding="utf-8")
    with make_page_server(site, 0) as running:
        thread = Thread(target=running.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            for address, status in (("http://[", 404), ("/%00", 404), ("/page.js", 200)):
                connection = HTTPConnection("127.0.0.1", running.server_port, timeout=20)
                # With its own Host line it would parse the address.
                connection.putrequest("GET", address, skip_host=True, skip_accept_encoding=True)
                connection.putheader("Host", "127.0.0.1")
                connection.endheaders()
                assert connection.getresponse().status == status, address
                connection.close()
        finally:
            running.shutdown()
            thread.join()
