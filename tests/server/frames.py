"""Check the frames that a test's client sends or receives against the protocol's schema."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "protocol" / "v2.schema.json").read_text(encoding="utf-8"))
TO_SERVER, FROM_SERVER = "to_server", "from_server"
PERHAPS = ("make", "chat", "tables")
"""Kinds of frames that the server may refuse although the schema allows them: because of an unknown
bot, a text of which nothing is left, or a place that a list never had."""


@cache
def get_validator(name: str) -> Any:
    """Return the validator for one definition of the schema."""
    parts = SCHEMA["$defs"]
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": parts})


@cache
def list_kinds(direction: str) -> frozenset[str]:
    """Return the kinds of the frames in one direction."""
    found = (name.partition(f"{direction}.")[2] for name in SCHEMA["$defs"])
    return frozenset(name for name in found if name)


def find_faults(direction: str, frame: Any) -> list[str]:
    """Return the faults of a frame; empty if it is valid."""
    kind = frame.get("type") if isinstance(frame, dict) else None
    if not isinstance(kind, str) or kind not in list_kinds(direction):
        return [f"unknown kind {kind}"]
    errors = get_validator(f"{direction}.{kind}").iter_errors(frame)
    return [f"{error.instance_path}: {error.message}" for error in errors]


class FrameChecker:
    """Checks the frames of one connection."""

    def __init__(self) -> None:
        self._bad = 0
        """The number of sent frames that the server may refuse as not understood."""

    def record_sent(self, text: str) -> None:
        """Count a sent frame that the server may refuse: tests also send invalid frames."""
        try:
            frame = orjson.loads(text)
            orjson.dumps(frame)
        except (ValueError, TypeError):
            frame = None
        if find_faults(TO_SERVER, frame) or frame["type"] in PERHAPS:
            self._bad += 1

    def check_received(self, frame: Any) -> None:
        """Check a frame that was received from the server."""
        assert not (wrong := find_faults(FROM_SERVER, frame)), f"{wrong} in {frame}"
        if frame["type"] == "refused" and frame["reason"] == "bad_frame":
            assert self._bad, f"a frame in good order was not understood: {frame}"
            self._bad -= 1
