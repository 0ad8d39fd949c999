"""Check the messages of all languages: `python -m audiowar.l10n.checks [FILE]`.

FILE lists messages that may be identical to the English ones. Each problem is a line of output; the
exit status is 1 if there are any.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .check_messages import check_messages
from .compare_variables_and_variants import read_identical_message_names


def main(arguments: list[str]) -> int:
    """Print the problems and return the exit status."""
    identical = read_identical_message_names(Path(arguments[0])) if arguments else None
    problems = check_messages(identical=identical)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems" if problems else "no problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
