"""Write what the keys say again and print what changed: python -m tests.golden.keys [GAME ...]."""

import sys
from functools import partial

from ..writing import at_home, write
from .cases import CASES, FOLDER, said

for case, (game, *_) in CASES.items():
    if not sys.argv[1:] or game in sys.argv[1:]:
        write(FOLDER / f"{case}.txt", at_home(partial(said, case)))
