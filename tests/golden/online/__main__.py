"""Write it all again and print what changed: python -m tests.golden.online [STORY ...]."""

import difflib
import os
import sys
import tempfile
from pathlib import Path

from .cases import CASES, FOLDER, told

for case in sys.argv[1:] or CASES:
    path = FOLDER / f"{case}.txt"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    with tempfile.TemporaryDirectory() as home:
        os.environ["AUDIOWAR_HOME"] = home
        now = told(case, Path(home))
    path.write_text(now, encoding="utf-8", newline="\n")
    lines = before.splitlines(keepends=True), now.splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(*lines, case, case, n=0))
