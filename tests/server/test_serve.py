"""A server starts with what is installed, and loads only what it was asked for."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from audiowar.command_line import serve as command
from audiowar.server import serve
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.serve import ServeOptions


def test_a_server_runs_without_the_libraries_of_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("confusable_homoglyphs", "nats", "prometheus_client", "uvloop"):
        monkeypatch.setitem(sys.modules, name, None)
    thresholds, interval, seen = gc.get_threshold(), sys.getswitchinterval(), list[object]()

    def make_stop_event(loop: object) -> asyncio.Event:
        end = asyncio.Event()
        end.set()
        return end

    def on_ready(address: str, port: int) -> None:
        seen.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])
        seen.append(gc.get_freeze_count() > 0 and gc.get_threshold()[0] > thresholds[0])

    monkeypatch.setattr(serve, "make_stop_event", make_stop_event)
    try:
        serve.serve(ServeOptions(tmp_path, "127.0.0.1", 0, Limits(), ["Bruna"]), on_ready)
    finally:
        sys.setswitchinterval(interval)
    assert seen == ["asyncio", True]
    assert (gc.get_threshold(), gc.get_freeze_count()) == (thresholds, 0)
    assert "names that look alike are let in" in caplog.text


def test_what_only_some_servers_have_is_loaded_only_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.startswith("audiowar.server.hosted_pages")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "audiowar.server.cluster.cluster_member", MagicMock())
    no_pages = Limits(max_hosted_engines=0)
    assert list(command.list_extensions("", Limits())) == ["open_extra_service"]
    assert command.list_extensions("", no_pages) == {}
    assert list(command.list_extensions("nats://x", no_pages)) == ["join_cluster"]
    assert not any(name.startswith("audiowar.server.hosted_pages") for name in sys.modules)
