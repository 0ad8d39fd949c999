"""Check frames against the protocol's schema."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "protocol" / "v2.schema.json").read_text(encoding="utf-8"))
TO_SERVER, FROM_SERVER = "to_server", "from_server"


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
