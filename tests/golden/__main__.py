"""Write the golden transcripts again: python -m tests.golden [GAME ...]; read the difference."""

import sys

from tests.golden.cases import CASES, FOLDER, transcript_of

for case, (game, *_) in CASES.items():
    if game in sys.argv[1:] or not sys.argv[1:]:
        path = FOLDER / f"{case}.jsonl"
        path.write_text(transcript_of(case), encoding="utf-8", newline="\n")
