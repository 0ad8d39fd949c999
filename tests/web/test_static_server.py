"""`audiowar web`: what it serves, to whom, and what it says."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from audiowar.__main__ import main
from audiowar.l10n.catalogue import Catalogue

from .browser import serving

HTML = "<!doctype html><title>audiowar</title>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder as the build makes it, with something beside it that is nobody's business."""
    folder = tmp_path / "Ž Đ" / "site"
    (folder / "python").mkdir(parents=True)
    (folder / "index.html").write_text(HTML, encoding="utf-8")
    (folder / "index.html.gz").write_bytes(gzip.compress(HTML.encode()))
    (folder / "index.html.br").write_bytes(b"packed")
    (folder / "python" / "a.wasm").write_bytes(b"\0asm")
    (folder / "python" / "a.mjs").write_text("1", encoding="utf-8")
    (folder / "site.json").write_text(json.dumps({"styles": ["sha256-x"]}), encoding="utf-8")
    (tmp_path / "Ž Đ" / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "Ž Đ" / "secret.txt")
    return folder


@pytest.fixture
def running(site: Path) -> Iterator[ThreadingHTTPServer]:
    """The server of that folder."""
    with serving(site) as found:
        yield found


def ask(
    running: ThreadingHTTPServer, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What the server answers."""
    connection = http.client.HTTPConnection("127.0.0.1", running.server_address[1], timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"Accept-Encoding": "identity", **sent})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), content


def test_every_file_has_the_type_that_browsers_insist_on(running: ThreadingHTTPServer) -> None:
    kinds = {"/": "text/html", "/python/a.wasm": "application/wasm",
             "/python/a.mjs": "text/javascript", "/site.json": "application/json"}  # fmt: skip
    for path, kind in kinds.items():
        status, headers, _ = ask(running, path)
        assert (status, headers["Content-Type"].partition(";")[0]) == (200, kind)
        assert headers["X-Content-Type-Options"] == "nosniff"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "'sha256-x'" in policy
        assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy


@pytest.mark.parametrize(
    ("taken", "encoding"), [("gzip, deflate, br", "br"), ("gzip;q=1", "gzip"), ("identity", None)]
)
def test_what_is_packed_is_sent_so_where_the_browser_takes_it(
    running: ThreadingHTTPServer, taken: str, encoding: str | None
) -> None:
    _, headers, content = ask(running, "/index.html", Accept_Encoding=taken)
    assert headers.get("Content-Encoding") == encoding
    opened = {"br": lambda data: data, "gzip": gzip.decompress}.get(encoding or "", bytes)
    assert opened(content) == (b"packed" if encoding == "br" else HTML.encode())
    assert "Accept-Encoding" in headers["Vary"]


def test_what_the_browser_has_is_not_sent_again(running: ThreadingHTTPServer) -> None:
    _, headers, _ = ask(running, "/")
    status, _, content = ask(running, "/", If_None_Match=headers["ETag"])
    assert (status, content) == (304, b"")
    status, headers, content = ask(running, "/", method="HEAD")
    assert (status, headers["Content-Length"], content) == (200, str(len(HTML)), b"")


def test_after_only_headers_the_same_connection_brings_a_file(running: ThreadingHTTPServer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", running.server_address[1], timeout=10)
    connection.request("HEAD", "/")
    connection.getresponse().read()
    connection.request("GET", "/")
    assert connection.getresponse().read() == HTML.encode()
    connection.close()


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "//../secret.txt", "/link.txt", "/nothing", "/python",
     "/index.html.br", "/%00", "/" + "a" * 5000, "/..%2fsecret.txt", "/%ff"],
)  # fmt: skip
def test_nothing_but_the_folder_is_given(running: ThreadingHTTPServer, path: str) -> None:
    status, _, content = ask(running, path)
    assert status in (400, 404) and b"secret" not in content


def test_it_serves_this_machine_alone(running: ThreadingHTTPServer) -> None:
    assert running.server_address[0] == "127.0.0.1"


def test_it_says_where_the_page_is_and_ends_at_ctrl_c(site: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "audiowar", "web", "--lang", "en", "--no-open"]
    process = subprocess.Popen(
        [*command, "--site", str(site), "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "AUDIOWAR_HOME": str(tmp_path)},
        # What a shell has started in the background begins with Ctrl+C ignored, and so we might.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert said.startswith("The page is at http://localhost:")
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0


@pytest.mark.parametrize("command", [["web", "--no-open"], ["serve", "--port", "0"]])
@pytest.mark.parametrize("language", ["en", "es", "ro", "sr", "sr-Cyrl"])
def test_a_folder_that_holds_no_page_is_told_with_how_to_make_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], language: str
) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert main([*command, "--lang", language, "--site", str(folder)]) == 2
        told = capsys.readouterr().err
        assert told.strip() == Catalogue(language).format_message("web-no-site", path=str(folder))
        assert str(folder) in told and "packaging/web/build" in told


def test_a_port_that_is_not_free_is_told(
    site: Path, running: ThreadingHTTPServer, capsys: pytest.CaptureFixture[str]
) -> None:
    for port in (running.server_address[1], 99999):
        words = ["web", "--lang", "en", "--no-open", "--site", str(site), "--port", str(port)]
        assert main(words) == 2
        assert str(port) in capsys.readouterr().err
