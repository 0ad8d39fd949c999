"""A server counts what happens, and Prometheus reads it on this machine."""

from __future__ import annotations

import asyncio
import re
import sys
import urllib.request
from pathlib import Path

import pytest

from audiowar.__main__ import main
from audiowar.server.monitoring import metrics_listener
from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.monitoring.metrics_listener import serve_metrics

from .free_port import find_free_port
from .in_loop import in_own_loop


@in_own_loop
async def test_prometheus_reads_what_was_counted(*, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics_listener, "LAG_INTERVAL", 0.001)
    counted = Metrics()
    counted.count_refusal("too_fast")
    counted.count_refusal("too_fast")
    counted.accepted_answers = 5
    gauges: metrics_listener.Gauges = {"healthy": 1.0, "people": {"playing": 3.0, "watching": 0.0}}
    port = find_free_port()

    def read() -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=")
            text = answer.read().decode()
        assert "# HELP audiowar_healthy 1 while people can be served\n" in text
        rows = re.findall(r"^(\w+(?:\{.*?\})?) (\S+)$", text, re.MULTILINE)
        return {name: float(value) for name, value in rows}

    stop = serve_metrics(counted, lambda: gauges, "127.0.0.1", port)
    counted.observe_write_delay(0.002)
    values = await asyncio.to_thread(read)
    while not values["audiowar_event_loop_lag_seconds_count"]:
        values = await asyncio.to_thread(read)
    assert values["audiowar_answers_total"] == 5
    assert values['audiowar_refusals_total{reason="too_fast"}'] == 2
    assert values['audiowar_people{state="playing"}'] == 3
    assert values["audiowar_healthy"] == 1 and values["process_cpu_seconds_total"] > 0
    for limit, count in (("0.001", 0), ("0.0025", 1), ("+Inf", 1)):
        assert values[f'audiowar_write_delay_seconds_bucket{{le="{limit}"}}'] == count
    assert values["audiowar_write_delay_seconds_sum"] == 0.002
    await asyncio.to_thread(stop)
    with pytest.raises(OSError):
        await asyncio.to_thread(read)


def test_without_the_library_metrics_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "prometheus_client"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "audiowar.server.monitoring.metrics_listener", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    words = ["serve", "--lang", "en", "--data", str(tmp_path / "data"), "--host", "127.0.0.1"]
    assert main([*words, "--port", "0", "--metrics-port", "0"]) == 2
    assert "pip install prometheus-client" in capsys.readouterr().err
