"""Write the kept sentences again and print what changed: python -m tests.announce.sentences."""

from tests.golden.writing import write

from .cases import FOLDER, LANGUAGES, told

for language in LANGUAGES:
    write(FOLDER / f"{language}.txt", told(language))
