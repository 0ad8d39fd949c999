"""Check each frame that a test's client sends or hears against the schema of the protocol."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "protocol" / "v1.schema.json").read_text(encoding="utf-8"))
TO_SERVER, FROM_SERVER = "to_server", "from_server"
PERHAPS = ("make", "chat", "tables")
"""Frames that the schema allows and the server may not understand all the same: an unknown bot, a
text of which nothing is left, a place in a list that never was."""


@cache
def validator(name: str) -> Any:
    """Return what checks something against one definition of the schema."""
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def kinds(direction: str) -> set[str]:
    """Return the kinds of frames of a direction."""
    found = (name.partition(f"{direction}.")[2] for name in SCHEMA["$defs"])
    return {name for name in found if name}


def faults(direction: str, frame: Any) -> list[str]:
    """Return what is wrong about a frame."""
    kind = frame.get("t") if isinstance(frame, dict) else None
    if kind not in kinds(direction):
        return [f"unknown kind {kind}"]
    errors = validator(f"{direction}.{kind}").iter_errors(frame)
    return [f"{error.instance_path}: {error.message}" for error in errors]


class Checked:
    """The frames of one connection."""

    def __init__(self) -> None:
        self._bad = 0
        """Frames that were sent and that the server need not understand."""

    def sent(self, text: str) -> None:
        """Note a frame that goes to the server: tests send broken ones too."""
        try:
            frame = json.loads(text)
        except (ValueError, RecursionError):
            frame = None
        if faults(TO_SERVER, frame) or frame["t"] in PERHAPS:
            self._bad += 1

    def came(self, frame: Any) -> None:
        """Check a frame that came from the server."""
        assert not (wrong := faults(FROM_SERVER, frame)), f"{wrong} in {frame}"
        if frame["t"] == "refused" and frame["reason"] == "bad_frame":
            assert self._bad, f"a frame in good order was not understood: {frame}"
            self._bad -= 1
