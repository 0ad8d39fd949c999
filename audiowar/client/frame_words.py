"""Version 2 of the protocol: the frames of version 1 in whole words, and views as changes.

Frames have the words of version 1 everywhere inside the program. They are put into those of
version 2 where they leave it, and back where they come in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Frame: TypeAlias = Mapping[str, Any]
KIND, WORDED_KIND = "t", "type"
"""The field that says the kind of a frame, in version 1 and in version 2."""
KINDS: Final[Mapping[str, str]] = {"ev": "events"}
"""Kinds that have another word in version 2."""
FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "hello": {"v": "version"},
    "welcome": {"v": "version"},
    "answer": {"n": "question", "c": "choice"},
    "advance": {"s": "event"},
    "ev": {"s": "first", "ev": "events", "q": "question"},
    "refused": {"n": "question"},
    "chat": {"from": "seat", "at": "time"},
    "pong": {"at": "time"},
}
"""Fields of a kind of frame that have another word in version 2."""
QUESTION: Final[Mapping[str, str]] = {"n": "number", "c": "choices"}
"""The same for a question."""
VIEW, CHANGES = "view", "changes"
"""The whole table as it stands, or in version 2 those parts of it that have changed."""


def turned(words: Mapping[str, str]) -> dict[str, str]:
    """Return words from version 2 to version 1."""
    return {new: old for old, new in words.items()}


BACK_KINDS: Final = turned(KINDS)
BACK_FIELDS: Final = {kind: turned(words) for kind, words in FIELDS.items()}
BACK_QUESTION: Final = turned(QUESTION)
NO_WORDS: Final[Mapping[str, str]] = {}


def renamed(said: Frame, words: Mapping[str, str]) -> dict[str, Any]:
    """Return an object with other words for some of its fields."""
    return {words.get(name, name): value for name, value in said.items()}


def worded(frame: Frame) -> dict[str, Any]:
    """Put a frame of version 1 into the words of version 2."""
    kind = frame[KIND]
    said = renamed(frame, FIELDS.get(kind, NO_WORDS))
    del said[KIND]
    if kind == "ev" and "question" in said:
        said["question"] = renamed(said["question"], QUESTION)
    return {WORDED_KIND: KINDS.get(kind, kind), **said}


def unworded(said: Frame) -> dict[str, Any]:
    """Put a frame of version 2 into the words of version 1."""
    kind = said.get(WORDED_KIND)
    known = BACK_KINDS.get(kind, kind) if isinstance(kind, str) else ""
    frame = renamed(said, BACK_FIELDS.get(known, NO_WORDS))
    frame.pop(WORDED_KIND, None)
    if known == "ev" and isinstance(frame.get("q"), Mapping):
        frame["q"] = renamed(frame["q"], BACK_QUESTION)
    return {**frame, KIND: known}


class ViewWriter:
    """Tells a client of version 2 what has changed in its view of the table."""

    def __init__(self) -> None:
        self._last: Frame = {}

    def write(self, frame: Frame) -> dict[str, Any]:
        """Return a frame in the words of version 2, with the changes in place of a known view."""
        if frame[KIND] == "seated":
            self._last = {}
        view = frame.get(VIEW)
        said = worded(frame)
        if view is None:
            return said
        if self._last:
            del said[VIEW]
            last = self._last
            said[CHANGES] = {
                name: value
                for name, value in view.items()
                if name not in last or (last[name] is not value and last[name] != value)
            }
        self._last = view
        return said


class ViewReader:
    """Puts the view of the table together again."""

    def __init__(self) -> None:
        self._view: Frame = {}

    def read(self, said: Frame) -> dict[str, Any]:
        """Return a frame of version 2 as one of version 1."""
        frame = unworded(said)
        if frame[KIND] == "seated":
            self._view = {}
        if CHANGES in frame and frame[KIND] == "ev":
            frame[VIEW] = {**self._view, **frame.pop(CHANGES)}
        if frame[KIND] == "ev" and VIEW in frame:
            self._view = frame[VIEW]
        return frame
