"""The words of version 2: every frame says there what it says in version 1, and back."""

from __future__ import annotations

from typing import Any

import pytest

from audiowar.client.convert_protocol_versions import (
    Version2Reader,
    Version2Writer,
    to_version1,
    to_version2,
)

PAIRS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"t": "hello", "v": 2, "lang": "en"}, {"type": "hello", "version": 2, "lang": "en"}),
    ({"t": "welcome", "v": 2}, {"type": "welcome", "version": 2}),
    ({"t": "answer", "n": 3, "c": "QH"}, {"type": "answer", "question": 3, "choice": "QH"}),
    ({"t": "advance", "s": 7}, {"type": "advance", "event": 7}),
    ({"t": "refused", "n": 3}, {"type": "refused", "question": 3}),
    ({"t": "chat", "from": 1, "at": 5}, {"type": "chat", "seat": 1, "time": 5}),
    ({"t": "pong", "at": 5}, {"type": "pong", "time": 5}),
    ({"t": "presence", "n": 1}, {"type": "presence", "n": 1}),
    (
        {"t": "ev", "s": 2, "ev": [], "q": {"n": 4, "c": ["QH"], "kind": "card"}},
        {
            **{"type": "events", "first": 2, "events": []},
            "question": {"number": 4, "choices": ["QH"], "kind": "card"},
        },
    ),
]


@pytest.mark.parametrize(("old", "new"), PAIRS, ids=lambda frame: frame.get("t", ""))
def test_a_frame_has_other_words_in_version_2(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert to_version2(old) == new
    assert to_version1(new) == old


@pytest.mark.parametrize("said", [{}, {"type": 3}, {"type": ["ev"]}])
def test_a_frame_of_no_kind_is_of_none_in_version_1(said: dict[str, Any]) -> None:
    assert to_version1(said)["t"] == ""


def test_only_what_changed_of_a_view_is_sent_and_all_of_it_is_read() -> None:
    writer, reader = Version2Writer(), Version2Reader()
    views = [{"hand": ["QH"], "trick": 1}, {"hand": [], "trick": 1, "pot": []}]
    first, second = (writer.to_version2({"t": "ev", "view": view}) for view in views)
    assert first["view"] == views[0] and "changes" not in first
    assert second["changes"] == {"hand": [], "pot": []} and "view" not in second
    assert [reader.to_version1(said)["view"] for said in (first, second)] == views
    assert "view" not in reader.to_version1(writer.to_version2({"t": "pong", "at": 1}))


def test_who_sits_down_again_is_sent_a_whole_view() -> None:
    writer, reader = Version2Writer(), Version2Reader()
    writer.to_version2({"t": "ev", "view": {"trick": 1}})
    reader.to_version1({"type": "events", "view": {"trick": 1, "hand": []}})
    writer.to_version2({"t": "seated"})
    reader.to_version1({"type": "seated"})
    assert writer.to_version2({"t": "ev", "view": {"trick": 1}})["view"] == {"trick": 1}
    assert reader.to_version1({"type": "events", "changes": {"trick": 2}})["view"] == {"trick": 2}
