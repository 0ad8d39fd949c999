"""Write what the menus say again and print what changed: python -m tests.golden.menus."""

from ..writing import at_home, write
from .cases import FILE, walked

write(FILE, at_home(walked))
