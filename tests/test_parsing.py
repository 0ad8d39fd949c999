"""Parsing works even if objects whose `__del__` fails are deleted meanwhile."""

from __future__ import annotations

import argparse
import ast
import gc
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest


class Failing:
    """An object that only garbage collection deletes, and whose `__del__` then fails."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        assert (1 if self.itself is None else 1 / 0) == 1


def test_garbage_that_fails_does_not_disturb_who_parses(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def tell(failed: Any) -> None:
        error = failed.exc_type, failed.exc_value, failed.exc_traceback
        told.extend(traceback.format_exception(*error))

    monkeypatch.setattr(sys, "unraisablehook", tell)
    text = Path(argparse.__file__).read_text(encoding="utf-8")
    for _ in range(2):
        Failing()
        assert ast.parse(text).body and gc.isenabled()
    gc.collect()
    assert sum("ZeroDivisionError" in line for line in told) == 2
