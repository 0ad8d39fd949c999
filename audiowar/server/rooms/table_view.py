"""The table as it stands, as JSON: what everybody may know of it is written once for all.

Whoever has the table as it was a step ago needs only those parts that have changed since. What has
changed for everybody is found once a step, not once for each who is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import orjson

from audiowar.rules import wire


class PublicView:
    """What everybody may know of a table after so many steps."""

    def __init__(
        self,
        steps: int,
        fixed: Mapping[str, Any],
        parts: Mapping[str, Any],
        before: PublicView | None,
    ) -> None:
        """`fixed`: the parts that never change; `before`: how the table was shown last."""
        self.steps = steps
        self._fixed = fixed
        self._parts = parts
        self._before = before
        if before is not None:
            # Nobody needs more than the changes of one step; a chain would keep all of them.
            before._before = None

    @cached_property
    def whole(self) -> bytes:
        """All parts, as members of a JSON object."""
        return members({**self._fixed, **self._parts})

    @cached_property
    def _changed(self) -> bytes:
        assert self._before is not None
        return members(changed(self._before._parts, self._parts))

    def changes(self, since: PublicView) -> bytes:
        """Return the parts that are not as they were, as members of a JSON object."""
        if since is self:
            return b""
        if since is self._before:
            return self._changed
        return members(changed(since._parts, self._parts))


class TableView:
    """The table as it stands, as somebody may know it."""

    def __init__(self, public: PublicView, own: Mapping[str, Any]) -> None:
        """`own`: the parts that only they may know, without the question."""
        self._public = public
        self._own = own

    def whole(self) -> orjson.Fragment:
        """Return all parts."""
        return fragment(self._public.whole, members(self._own))

    def changes(self, since: TableView) -> orjson.Fragment:
        """Return the parts that are not as they were."""
        own = members(changed(since._own, self._own))
        return fragment(self._public.changes(since._public), own)


def changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts that are not as they were; both have the same."""
    return {
        name: value
        for name, value in now.items()
        if before[name] is not value and before[name] != value
    }


def members(parts: Mapping[str, Any]) -> bytes:
    """Return parts of a view as members of a JSON object."""
    return orjson.dumps(wire.dump_parts(parts))[1:-1] if parts else b""


def fragment(public: bytes, own: bytes) -> orjson.Fragment:
    """Return the JSON object with the members of both."""
    return orjson.Fragment(b"{%b%b%b}" % (public, b"," if public and own else b"", own))


def frame_json(frame: Any) -> bytes:
    """Return a frame as JSON; the table as it stands is told in whole."""
    return orjson.dumps(frame, default=_write_view)


def _write_view(value: Any) -> orjson.Fragment:
    if isinstance(value, TableView):
        return value.whole()
    raise TypeError(type(value).__name__)
