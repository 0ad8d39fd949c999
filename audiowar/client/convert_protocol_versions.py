"""Convert frames between version 1 and version 2 of the protocol, for client and server.

In version 2, names are whole words, and only the changed parts of a view are sent. Internally, the
program uses only version 1. It converts frames when it sends and receives them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, TypeAlias

Frame: TypeAlias = Mapping[str, Any]
KIND_FIELD, VERSION2_KIND_FIELD = "t", "type"
"""The names of the field with the kind of a frame, in version 1 and in version 2."""
VERSION2_NAMES_OF_RENAMED_KINDS: Final[Mapping[str, str]] = {"ev": "events"}
"""The kinds of frames that version 2 renames: each name in version 1, with that in version 2."""
VERSION2_NAMES_OF_RENAMED_FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "hello": {"v": "version"},
    "welcome": {"v": "version"},
    "answer": {"n": "question", "c": "choice"},
    "advance": {"s": "event"},
    "ev": {"s": "first", "ev": "events", "q": "question"},
    "refused": {"n": "question"},
    "chat": {"from": "seat", "at": "time"},
    "pong": {"at": "time"},
    "transcript": {"s": "first", "ev": "events"},
}
"""For each kind of frame (as named in version 1), the fields that version 2 renames: each name in
version 1, with that in version 2."""
VERSION2_NAMES_OF_QUESTION_FIELDS: Final[Mapping[str, str]] = {"n": "number", "c": "choices"}
"""The question fields that version 2 renames: each name in version 1, with that in version 2."""
VIEW_FIELD, CHANGES_FIELD = "view", "changes"
"""The field with the whole view of a table, and the field of version 2 with only its changes."""


def invert_mapping(words: Mapping[str, str]) -> dict[str, str]:
    """Return a mapping from the values to their keys."""
    return {new: old for old, new in words.items()}


VERSION1_NAMES_OF_RENAMED_KINDS: Final = invert_mapping(VERSION2_NAMES_OF_RENAMED_KINDS)
VERSION1_NAMES_OF_RENAMED_FIELDS: Final = {
    kind: invert_mapping(words) for kind, words in VERSION2_NAMES_OF_RENAMED_FIELDS.items()
}
VERSION1_NAMES_OF_QUESTION_FIELDS: Final = invert_mapping(VERSION2_NAMES_OF_QUESTION_FIELDS)


def rename_fields(fields: Frame, words: Mapping[str, str]) -> dict[str, Any]:
    """Return a JSON object with renamed fields. `words` has the new name for each old name."""
    kept = {name: value for name, value in fields.items() if name not in words}
    return kept | {word: fields[name] for name, word in words.items() if name in fields}


def to_version2(frame: Frame) -> dict[str, Any]:
    """Convert a frame from version 1 to version 2."""
    kind = frame[KIND_FIELD]
    words = VERSION2_NAMES_OF_RENAMED_FIELDS.get(kind, {})
    said = {words.get(name, name): value for name, value in frame.items() if name != KIND_FIELD}
    if kind == "ev" and "question" in said:
        said["question"] = rename_fields(said["question"], VERSION2_NAMES_OF_QUESTION_FIELDS)
    said[VERSION2_KIND_FIELD] = VERSION2_NAMES_OF_RENAMED_KINDS.get(kind, kind)
    return said


def to_version1(frame: Frame) -> dict[str, Any]:
    """Convert a frame from version 2 to version 1."""
    kind = frame.get(VERSION2_KIND_FIELD)
    known = VERSION1_NAMES_OF_RENAMED_KINDS.get(kind, kind) if isinstance(kind, str) else ""
    frame = rename_fields(frame, VERSION1_NAMES_OF_RENAMED_FIELDS.get(known, {}))
    frame.pop(VERSION2_KIND_FIELD, None)
    if known == "ev" and isinstance(frame.get("q"), dict):
        frame["q"] = rename_fields(frame["q"], VERSION1_NAMES_OF_QUESTION_FIELDS)
    frame[KIND_FIELD] = known
    return frame


class ComparableView(Protocol):
    """A view of a table in a form that is quick to compare with an earlier view."""

    def encode_changes_since(self, since: Any) -> Any:
        """Return the parts that differ from those of the earlier view `since`."""


class Version2Writer:
    """Converts the frames of one connection to version 2 before they are sent.

    After the first view, only the changes of the view are sent.
    """

    def __init__(self) -> None:
        self._last: Frame | ComparableView | None = None

    def to_version2(self, frame: Frame) -> dict[str, Any]:
        """Convert a frame to version 2. Replace its view with the changes since the last view."""
        if frame[KIND_FIELD] == "seated":
            self._last = None
        view: Frame | ComparableView | None = frame.get(VIEW_FIELD)
        said = to_version2(frame)
        if view is None:
            return said
        if self._last is not None:
            del said[VIEW_FIELD]
            said[CHANGES_FIELD] = find_changed_parts(self._last, view)
        self._last = view
        return said


def find_changed_parts(last: Any, view: Frame | ComparableView) -> Any:
    """Return the parts of a view that differ from those of the earlier view `last`."""
    if not isinstance(view, Mapping):
        return view.encode_changes_since(last)
    # A view that another server of the cluster has sent is a JSON object.
    return {name: value for name, value in view.items() if name not in last or last[name] != value}


class Version2Reader:
    """Converts the received frames of one connection from version 2 to version 1.

    It adds changes to the last view, so that the views in converted frames are whole.
    """

    def __init__(self) -> None:
        self._view: Frame = {}

    def to_version1(self, frame: Frame) -> dict[str, Any]:
        """Convert a frame to version 1. Replace changes with the whole view."""
        frame = to_version1(frame)
        if frame[KIND_FIELD] == "seated":
            self._view = {}
        if CHANGES_FIELD in frame and frame[KIND_FIELD] == "ev":
            frame[VIEW_FIELD] = {**self._view, **frame.pop(CHANGES_FIELD)}
        if frame[KIND_FIELD] == "ev" and VIEW_FIELD in frame:
            self._view = frame[VIEW_FIELD]
        return frame
