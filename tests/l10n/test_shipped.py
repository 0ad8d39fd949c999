"""The messages that come with the program are right in all languages."""

from __future__ import annotations

from pathlib import Path

from audiowar.l10n.check import check
from audiowar.l10n.compare import read_identical

IDENTICAL = Path(__file__).with_name("identical.txt")


def test_shipped_messages_are_right() -> None:
    problems = check(identical=read_identical(IDENTICAL))
    assert [str(problem) for problem in problems] == []
