"""A server knows whether it can serve people."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

from audiowar.server.monitoring import health
from audiowar.server.monitoring.health import MIN_FREE_BYTES, Health


@pytest.mark.parametrize(
    ("late", "free", "cut_off", "said"),
    [
        (4.9994, MIN_FREE_BYTES, None, {"status": "ok", "writing": "ok", "disk": "ok"}),
        (5.0, None, None, {"status": "failing", "writing": "failing"}),
        (0.0, MIN_FREE_BYTES - 1, None, {"status": "ok", "writing": "ok", "disk": "nearly full"}),
        (0.0, None, False, {"status": "ok", "writing": "ok", "broker": "ok"}),
        (0.0, None, True, {"status": "failing", "writing": "ok", "broker": "failing"}),
    ],
)
def test_health_is_reported_as_it_is(
    late: float, free: int | None, cut_off: bool | None, said: Mapping[str, str]
) -> None:
    one = Health(lambda: late, 5.0, lambda: free, lambda: cut_off, lambda: True)
    assert one.report() == {**said, "write_delay_seconds": round(late, 3), "draining": True}
    assert one.can_serve == (said["status"] == "ok")


def test_the_free_space_is_measured_until_the_server_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, measured = iter([1, 2]), threading.Semaphore(0)

    def measure(folder: Path) -> SimpleNamespace:
        assert folder == tmp_path
        try:
            return SimpleNamespace(free=next(free))
        except StopIteration:
            raise OSError from None
        finally:
            measured.release()

    monkeypatch.setattr(shutil, "disk_usage", measure)
    monkeypatch.setattr(health, "MEASURE_INTERVAL", 0.001)
    space = health.DiskSpaceMonitor(tmp_path)
    (thread,) = [one for one in threading.enumerate() if one.name == "disk-space"]
    # A fourth measurement has begun, so the third one is done.
    for _ in range(4):
        assert measured.acquire(timeout=60)
    assert space.free_bytes is None
    space.stop()
    thread.join(60)
    assert not thread.is_alive()


def test_the_free_space_is_known_at_once(tmp_path: Path) -> None:
    for folder, known in ((tmp_path, True), (tmp_path / "none", False)):
        space = health.DiskSpaceMonitor(folder)
        space.stop()
        assert (space.free_bytes is not None) == known
