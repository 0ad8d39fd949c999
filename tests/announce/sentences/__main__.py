"""Write the kept sentences again and print what changed: python -m tests.announce.sentences."""

import difflib
import sys

from .cases import FOLDER, LANGUAGES, told

for language in LANGUAGES:
    path = FOLDER / f"{language}.txt"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    now = told(language)
    path.write_text(now, encoding="utf-8", newline="\n")
    lines = before.splitlines(keepends=True), now.splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(*lines, language, language, n=0))
