"""Write the rare moments again: python -m tests.golden.moments; read the difference."""

from tests.golden.moments.cases import FOLDER, render_rare_messages
from tests.golden.writing import write

write(FOLDER / "moments.txt", render_rare_messages())
