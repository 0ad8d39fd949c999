"""Write what the menus say again and print what changed: python -m tests.golden.menus."""

from ..writing import run_with_empty_home, write
from .cases import FILE, walk_through_menus

write(FILE, run_with_empty_home(walk_through_menus))
