"""Check each frame that a test's client sends or hears against the schema of the protocol."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson

from audiowar.client.convert_protocol_versions import (
    VERSION2_FIELDS,
    VERSION2_KINDS,
    VERSION2_QUESTION,
)

ROOT = Path(__file__).parent.parent.parent
SCHEMAS = {
    version: json.loads((ROOT / "protocol" / f"v{version}.schema.json").read_text(encoding="utf-8"))
    for version in (1, 2)
}
SCHEMA = SCHEMAS[1]
KIND = {1: "t", 2: "type"}
"""The field that says the kind of a frame, by version."""
TO_SERVER, FROM_SERVER = "to_server", "from_server"
PERHAPS = ("make", "chat", "tables")
"""Frames that the schema allows and the server may not understand all the same: an unknown bot, a
text of which nothing is left, a place in a list that never was."""


@cache
def validator(name: str, version: int = 1) -> Any:
    """Return what checks something against one definition of a schema."""
    parts = SCHEMAS[version]["$defs"]
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": parts})


@cache
def kinds(direction: str, version: int = 1) -> frozenset[str]:
    """Return the kinds of frames of a direction."""
    found = (name.partition(f"{direction}.")[2] for name in SCHEMAS[version]["$defs"])
    return frozenset(name for name in found if name)


def faults(direction: str, frame: Any, version: int = 1) -> list[str]:
    """Return what is wrong about a frame."""
    kind = frame.get(KIND[version]) if isinstance(frame, dict) else None
    if not isinstance(kind, str) or kind not in kinds(direction, version):
        return [f"unknown kind {kind}"]
    errors = validator(f"{direction}.{kind}", version).iter_errors(frame)
    return [f"{error.instance_path}: {error.message}" for error in errors]


class Checked:
    """The frames of one connection."""

    def __init__(self, version: int = 1) -> None:
        self._version = version
        self._kind = KIND[version]
        self._bad = 0
        """Frames that were sent and that the server need not understand."""

    def sent(self, text: str) -> None:
        """Note a frame that goes to the server: tests send broken ones too."""
        try:
            frame = orjson.loads(text)
            orjson.dumps(frame)
        except (ValueError, TypeError):
            frame = None
        if faults(TO_SERVER, frame, self._version) or frame[self._kind] in PERHAPS:
            self._bad += 1

    def came(self, frame: Any) -> None:
        """Check a frame that came from the server."""
        assert not (wrong := faults(FROM_SERVER, frame, self._version)), f"{wrong} in {frame}"
        if frame[self._kind] == "refused" and frame["reason"] == "bad_frame":
            assert self._bad, f"a frame in good order was not understood: {frame}"
            self._bad -= 1


# Version 2


def second(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of version 2, made from that of version 1."""
    parts = {}
    for name, part in schema["$defs"].items():
        direction, dot, kind = name.rpartition(".")
        if direction in (TO_SERVER, FROM_SERVER):
            part = {**part, **reworded(part, {"t": "type", **VERSION2_FIELDS.get(kind, {})})}
            part["properties"]["type"] = {"const": VERSION2_KINDS.get(kind, kind)}
            name = f"{direction}{dot}{VERSION2_KINDS.get(kind, kind)}"
        elif name == "question":
            part = {**part, **reworded(part, VERSION2_QUESTION)}
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


def reworded(part: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    """Return the properties of a definition, and which of them are required, in other words."""
    properties = {words.get(name, name): what for name, what in part["properties"].items()}
    return {"properties": properties, "required": [words.get(n, n) for n in part["required"]]}
