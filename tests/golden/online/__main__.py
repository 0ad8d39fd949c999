"""Write it all again and print what changed: python -m tests.golden.online [STORY ...]."""

import sys
from functools import partial

from ..writing import run_with_empty_home, write
from .cases import CASES, FOLDER, play_story

for case in sys.argv[1:] or CASES:
    write(FOLDER / f"{case}.txt", run_with_empty_home(partial(play_story, case)))
