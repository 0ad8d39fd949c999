"""List messages that no kept text contains: python -m tests.golden.unheard [BEGINNING ...]

Games that are kept as they are told, and those in which every key is pressed, are played again;
what they tell is noted by its id, and so is what `moments` keeps. A message that is missing has
never been read in play. Without a beginning all of the table are asked for: questions, answers,
events, reasons, what is told on a key.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from audiowar.l10n.catalogue import Catalogue, Detail
from tests.golden.keys import cases as keys
from tests.golden.moments import cases as moments
from tests.golden.told import cases as told
from tests.message_ids import list_message_ids

TABLE = ("ask-", "choice-", "event-", "now-", "why-")
ELSEWHERE = frozenset(("ask-name",))
"""What is asked in a menu."""


@contextmanager
def collect_told_messages() -> Iterator[set[str]]:
    """Collect the ids of all messages that are told meanwhile and say something."""
    seen: set[str] = set()
    tell = Catalogue.format_message

    def noting(self: Catalogue, message: str, detail: Detail = "normal", /, **args: Any) -> str:
        said = tell(self, message, detail, **args)
        if said:
            seen.add(message)
        return said

    Catalogue.format_message = noting  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        Catalogue.format_message = tell  # type: ignore[method-assign]


def list_kept_messages(home: Path) -> set[str]:
    """Return the ids of all messages that the kept games of the table tell in English."""
    catalogue = Catalogue("en", strict=True)
    with collect_told_messages() as seen:
        for case in told.CASES:
            for detail in ("brief", "normal", "full"):
                list(told.iter_utterances(case, catalogue, detail, 0))
            list(told.iter_utterances(case, catalogue, "normal", None))
        for case in keys.CASES:
            keys.play_case(case, home)
        seen.update(*moments.MOMENTS.values())
    return seen


def list_unheard_messages(home: Path, *beginnings: str) -> list[str]:
    """Return the ids that begin so and that no kept game tells."""
    known = {one for one in list_message_ids("en") if one.startswith(beginnings)}
    return sorted(known - list_kept_messages(home) - ELSEWHERE)


def main() -> None:
    """Print them."""
    with tempfile.TemporaryDirectory() as home:
        print("\n".join(list_unheard_messages(Path(home), *(sys.argv[1:] or TABLE))))


if __name__ == "__main__":
    main()
