"""Encode views of a table as JSON. Their public parts are encoded once for all viewers.

A client that has the view of the previous step gets only the parts that changed. Changes of public
parts are also found once per step, not once per viewer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from audiowar.rules import wire


class PublicView:
    """The parts of a table's view that are the same for every viewer, after a certain step."""

    __slots__ = ("_all_members", "_before", "_changed", "_fixed", "_parts", "steps")

    def __init__(
        self,
        steps: int,
        fixed: Mapping[str, Any],
        parts: Mapping[str, Any],
        before: PublicView | None,
    ) -> None:
        """`steps` is the number of steps so far, and `fixed` are the parts that never change.

        `before` is the view after the previous step; None for the first view.
        """
        self.steps = steps
        self._fixed = fixed
        self._parts = parts
        self._before = before
        self._all_members = b""
        """All parts of the view as JSON; empty until this JSON is first needed."""
        self._changed: bytes | None = None
        """The parts that differ from the view `before`, as JSON; None until first needed."""
        if before is not None:
            # Drop the older view, or every view would keep all earlier ones in memory.
            before._before = None

    def encode_all_members(self) -> bytes:
        """Return all parts, as the members of a JSON object without its braces."""
        if not self._all_members:
            self._all_members = encode_members({**self._fixed, **self._parts})
        return self._all_members

    def encode_changes_since(self, earlier_view: PublicView) -> bytes:
        """Return the parts that differ from an earlier view, as JSON members without braces."""
        if earlier_view is self:
            return b""
        if earlier_view is not self._before:
            return encode_members(find_changed_parts(earlier_view._parts, self._parts))
        if self._changed is None:
            self._changed = encode_members(find_changed_parts(earlier_view._parts, self._parts))
        return self._changed


class TableView:
    """One viewer's view of a table: the public parts, and those that only this viewer may know."""

    __slots__ = ("_own", "_public")

    def __init__(self, public: PublicView, private: Mapping[str, Any]) -> None:
        """`private` are the parts for this viewer only, without the open question."""
        self._public = public
        self._own = private

    def encode_all(self) -> orjson.Fragment:
        """Return the whole view as a JSON object."""
        return join_members(self._public.encode_all_members(), encode_members(self._own))

    def encode_changes_since(self, earlier_view: TableView) -> orjson.Fragment:
        """Return the parts that differ from an earlier view, as a JSON object."""
        private = encode_members(find_changed_parts(earlier_view._own, self._own))
        return join_members(self._public.encode_changes_since(earlier_view._public), private)


def find_changed_parts(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts whose values have changed. Both views must have the same parts."""
    return {
        name: value
        for name, value in now.items()
        if before[name] is not value and before[name] != value
    }


def encode_members(parts: Mapping[str, Any]) -> bytes:
    """Return parts of a view as the members of a JSON object without its braces."""
    return orjson.dumps(wire.dump_view_parts(parts))[1:-1] if parts else b""


def join_members(public: bytes, private: bytes) -> orjson.Fragment:
    """Return the JSON object that consists of public and private members."""
    return orjson.Fragment(b"{%b%b%b}" % (public, b"," if public and private else b"", private))
