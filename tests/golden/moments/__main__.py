"""Write the rare moments again: python -m tests.golden.moments; read the difference."""

from tests.golden.moments.cases import FOLDER, kept
from tests.golden.writing import write

write(FOLDER / "moments.txt", kept())
