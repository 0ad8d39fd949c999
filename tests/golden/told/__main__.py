"""Write the told games again and print what changed: python -m tests.golden.told [GAME ...]."""

import difflib
import sys

from .cases import CASES, FOLDER, told

for case, (game, *_) in CASES.items():
    if sys.argv[1:] and game not in sys.argv[1:]:
        continue
    path = FOLDER / f"{case}.txt"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    now = told(case)
    path.write_text(now, encoding="utf-8", newline="\n")
    lines = before.splitlines(keepends=True), now.splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(*lines, case, case, n=0))
