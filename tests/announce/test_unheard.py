"""Every message of the table has been read in play: python -m tests.golden.unheard lists others."""

from __future__ import annotations

from pathlib import Path

from tests.golden.unheard import TABLE, list_unheard_messages


def test_no_message_of_the_table_is_in_no_kept_text(tmp_path: Path) -> None:
    assert list_unheard_messages(tmp_path, *TABLE) == []
