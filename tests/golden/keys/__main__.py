"""Write what the keys say again and print what changed: python -m tests.golden.keys [GAME ...]."""

import sys
from functools import partial

from ..writing import run_with_empty_home, write
from .cases import CASES, FOLDER, play_case

for case, (game, *_) in CASES.items():
    if not sys.argv[1:] or game in sys.argv[1:]:
        write(FOLDER / f"{case}.txt", run_with_empty_home(partial(play_case, case)))
