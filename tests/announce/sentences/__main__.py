"""Write the kept sentences again and print what changed.

python -m tests.announce.sentences [GAME ...]: of games only what they alone have.
"""

import sys

from audiowar.rules.registry import GAMES
from tests.golden.writing import write

from .cases import FOLDER, LANGUAGES, told
from .games import kept, told_of
from .others import SCRIPTS, file_of, render_all

for game in sys.argv[1:] or GAMES:
    if kept(game).exists() or told_of(game):
        write(kept(game), told_of(game))
for language in () if sys.argv[1:] else LANGUAGES:
    write(FOLDER / f"{language}.txt", told(language))
for language in () if sys.argv[1:] else SCRIPTS:
    write(file_of(language), render_all(language))
