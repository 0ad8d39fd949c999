"""Write the told games again and print what changed: python -m tests.golden.told [GAME ...]."""

import sys

from ..writing import write
from .cases import CASES, FOLDER, render_case

for case, (game, *_) in CASES.items():
    if not sys.argv[1:] or game in sys.argv[1:]:
        write(FOLDER / f"{case}.txt", render_case(case))
