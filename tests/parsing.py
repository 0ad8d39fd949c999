"""Python 3.11 parses with no garbage collected meanwhile.

It counts how deep it is in one place for everything: an object that goes away in the middle and
fails has its traceback formatted, which parses as well, and then the first text is refused with
"AST constructor recursion depth mismatch". pytest parses each test, and hypothesis, when they are
imported.
"""

from __future__ import annotations

import ast
import gc
import sys
from typing import Any

_parse = ast.parse


def undisturbed(*text: Any, **how: Any) -> Any:
    """Parse, and let garbage be collected afterwards."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _parse(*text, **how)
    finally:
        if collecting:
            gc.enable()


def guard() -> None:
    """Let everybody parse so, where Python needs it."""
    if sys.version_info[:2] == (3, 11):
        ast.parse = undisturbed
