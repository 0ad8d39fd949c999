"""Write what the menus say again and print what changed: python -m tests.golden.menus."""

import difflib
import os
import sys
import tempfile
from pathlib import Path

from .cases import FILE, walked

before = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
with tempfile.TemporaryDirectory() as home:
    os.environ["AUDIOWAR_HOME"] = home
    now = walked(Path(home))
FILE.write_text(now, encoding="utf-8", newline="\n")
lines = before.splitlines(keepends=True), now.splitlines(keepends=True)
sys.stdout.writelines(difflib.unified_diff(*lines, "before", "now", n=0))
