"""Check the messages of all languages: `python -m tools.check_locales`.

Print each problem on a line of its own, and nothing if there are none. The exit status is 1 if
there are problems.
"""

from __future__ import annotations

import sys

from .translations.check_messages import check_messages
from .translations.composed_message_ids import list_composed_message_ids, list_non_message_words


def main() -> int:
    """Print all problems of the messages and return the exit status."""
    problems = check_messages(
        composed_ids=list_composed_message_ids(), non_ids=list_non_message_words()
    )
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
