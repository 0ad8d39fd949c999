"""Check the frames that a test's client sends or receives against the protocol's schema."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson

from audiowar.client.convert_protocol_versions import (
    VERSION2_NAMES_OF_QUESTION_FIELDS,
    VERSION2_NAMES_OF_RENAMED_FIELDS,
    VERSION2_NAMES_OF_RENAMED_KINDS,
)

ROOT = Path(__file__).parent.parent.parent
SCHEMAS = {
    version: json.loads((ROOT / "protocol" / f"v{version}.schema.json").read_text(encoding="utf-8"))
    for version in (1, 2)
}
SCHEMA = SCHEMAS[1]
KIND = {1: "t", 2: "type"}
"""The field with the kind of a frame, by version."""
TO_SERVER, FROM_SERVER = "to_server", "from_server"
PERHAPS = ("make", "chat", "tables")
"""Kinds of frames that the server may refuse although the schema allows them: because of an unknown
bot, a text of which nothing is left, or a place that a list never had."""


@cache
def get_validator(name: str, version: int = 1) -> Any:
    """Return the validator for one definition of a schema."""
    parts = SCHEMAS[version]["$defs"]
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": parts})


@cache
def list_kinds(direction: str, version: int = 1) -> frozenset[str]:
    """Return the kinds of the frames in one direction."""
    found = (name.partition(f"{direction}.")[2] for name in SCHEMAS[version]["$defs"])
    return frozenset(name for name in found if name)


def find_faults(direction: str, frame: Any, version: int = 1) -> list[str]:
    """Return the faults of a frame; empty if it is valid."""
    kind = frame.get(KIND[version]) if isinstance(frame, dict) else None
    if not isinstance(kind, str) or kind not in list_kinds(direction, version):
        return [f"unknown kind {kind}"]
    errors = get_validator(f"{direction}.{kind}", version).iter_errors(frame)
    return [f"{error.instance_path}: {error.message}" for error in errors]


class FrameChecker:
    """Checks the frames of one connection."""

    def __init__(self, version: int = 1) -> None:
        self._version = version
        self._kind = KIND[version]
        self._bad = 0
        """The number of sent frames that the server may refuse as not understood."""

    def record_sent(self, text: str) -> None:
        """Count a sent frame that the server may refuse: tests also send invalid frames."""
        try:
            frame = orjson.loads(text)
            orjson.dumps(frame)
        except (ValueError, TypeError):
            frame = None
        if find_faults(TO_SERVER, frame, self._version) or frame[self._kind] in PERHAPS:
            self._bad += 1

    def check_received(self, frame: Any) -> None:
        """Check a frame that was received from the server."""
        assert not (wrong := find_faults(FROM_SERVER, frame, self._version)), f"{wrong} in {frame}"
        if frame[self._kind] == "refused" and frame["reason"] == "bad_frame":
            assert self._bad, f"a frame in good order was not understood: {frame}"
            self._bad -= 1


# Version 2


def make_version2_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of version 2, made from that of version 1."""
    parts = {}
    for name, part in schema["$defs"].items():
        direction, dot, kind = name.rpartition(".")
        if direction in (TO_SERVER, FROM_SERVER):
            part = {
                **part,
                **rename_properties(
                    part, {"t": "type", **VERSION2_NAMES_OF_RENAMED_FIELDS.get(kind, {})}
                ),
            }
            part["properties"]["type"] = {"const": VERSION2_NAMES_OF_RENAMED_KINDS.get(kind, kind)}
            name = f"{direction}{dot}{VERSION2_NAMES_OF_RENAMED_KINDS.get(kind, kind)}"
        elif name == "question":
            part = {**part, **rename_properties(part, VERSION2_NAMES_OF_QUESTION_FIELDS)}
        parts[name] = part
    for direction in (TO_SERVER, FROM_SERVER):
        known = [name for name in parts if name.startswith(f"{direction}.")]
        parts[direction] = {**parts[direction], "oneOf": [{"$ref": f"#/$defs/{n}"} for n in known]}
    events = parts[f"{FROM_SERVER}.events"]["properties"]
    events["changes"] = {**parts["view"], "required": [], "description": CHANGED}
    for direction, kind in ((TO_SERVER, "hello"), (FROM_SERVER, "welcome")):
        parts[f"{direction}.{kind}"]["properties"]["version"] = {"const": 2}
    return {**schema, "title": "audiowar: frames of version 2", "$defs": parts}


CHANGED = "The parts of the view that are not as they were in the last frame with one."


def rename_properties(part: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return a definition's properties and required names, with names replaced by `words`."""
    properties = {words.get(name, name): what for name, what in part["properties"].items()}
    return {"properties": properties, "required": [words.get(n, n) for n in part["required"]]}
