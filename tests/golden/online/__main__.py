"""Write it all again and print what changed: python -m tests.golden.online [STORY ...]."""

import sys
from functools import partial

from ..writing import at_home, write
from .cases import CASES, FOLDER, told

for case in sys.argv[1:] or CASES:
    write(FOLDER / f"{case}.txt", at_home(partial(told, case)))
