"""Write the golden transcripts again: python -m tests.golden (then read the difference)."""

from tests.golden.cases import CASES, FOLDER, transcript_of

for case in CASES:
    (FOLDER / f"{case}.jsonl").write_text(transcript_of(case), encoding="utf-8", newline="\n")
