"""`audiowar web`: what it serves, to whom, and what it says."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
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
def port(site: Path) -> Iterator[int]:
    """The port of a server of that folder."""
    with serving(site) as found:
        yield found


def ask(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    """What the server answers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"Accept-Encoding": "identity", **sent})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, answer.headers, content


def test_every_file_has_the_type_that_browsers_insist_on(port: int) -> None:
    kinds = {"/": "text/html", "/python/a.wasm": "application/wasm",
             "/python/a.mjs": "text/javascript", "/site.json": "application/json"}  # fmt: skip
    for path, kind in kinds.items():
        status, headers, _ = ask(port, path)
        assert (status, headers["Content-Type"].partition(";")[0]) == (200, kind)
        assert headers["X-Content-Type-Options"] == "nosniff"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "'sha256-x'" in policy
        assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy


def test_what_is_packed_is_sent_so_where_the_browser_takes_it(port: int) -> None:
    packed = {"gzip, deflate, br": ("br", b"packed"), "identity": (None, HTML.encode()),
              "gzip": ("gzip", gzip.compress(HTML.encode()))}  # fmt: skip
    for taken, (encoding, content) in packed.items():
        _, headers, received = ask(port, "/index.html", Accept_Encoding=taken)
        assert headers.get("Content-Encoding") == encoding
        assert received[10:] == content[10:], "the head of a gzip file has its time"
        assert "Accept-Encoding" in headers["Vary"]


def test_what_the_browser_has_is_not_sent_again(port: int) -> None:
    _, headers, _ = ask(port, "/")
    status, _, content = ask(port, "/", If_None_Match=headers["ETag"])
    assert (status, content) == (304, b"")
    status, headers, content = ask(port, "/", method="HEAD")
    assert (status, headers["Content-Length"], content) == (200, str(len(HTML)), b"")


def test_nothing_but_the_folder_is_given(port: int) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "//../secret.txt", "/link.txt", "/nothing",
                 "/python", "/index.html.br", "/%00", "/" + "a" * 5000, "/..%2fsecret.txt",
                 "/%ff"):  # fmt: skip
        status, _, content = ask(port, path)
        assert status in (400, 404) and b"secret" not in content, path


def test_it_says_where_the_page_is_to_this_machine_alone_and_ends_at_ctrl_c(
    site: Path, tmp_path: Path
) -> None:
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
    port = int(said.rpartition("localhost:")[2].partition("/")[0])
    assert ask(port, "/")[2] == HTML.encode()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=10)
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0


@pytest.mark.parametrize("command", [["web", "--no-open"], ["serve", "--port", "0"]])
def test_a_folder_that_holds_no_page_is_told_with_how_to_make_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert main([*command, "--lang", "ro", "--site", str(folder)]) == 2
        told = capsys.readouterr().err
        assert told.strip() == Catalogue("ro").format_message("web-no-site", path=str(folder))
        assert str(folder) in told and "packaging/web/build" in told


def test_a_port_that_is_not_free_is_told(
    site: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for wanted in (port, 99999):
        words = ["web", "--lang", "en", "--no-open", "--site", str(site), "--port", str(wanted)]
        assert main(words) == 2
        assert str(wanted) in capsys.readouterr().err
