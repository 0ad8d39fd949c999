"""Turn garbage collection off while Python 3.11 parses, to avoid a bug of this version.

Python 3.11 has only one counter for the depth of all parsers. If garbage collection during parsing
deletes an object whose `__del__` fails, formatting the traceback starts a second parser, and the
first one then fails with "AST constructor recursion depth mismatch". pytest and hypothesis parse
the tests when they are imported.
"""

from __future__ import annotations

import ast
import gc
import sys
from typing import Any

_parse = ast.parse


def parse_without_garbage_collection(*text: Any, **how: Any) -> Any:
    """Parse like `ast.parse`, without garbage collection until the end."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _parse(*text, **how)
    finally:
        if collecting:
            gc.enable()


def patch_ast_parse_if_needed() -> None:
    """On Python 3.11, replace `ast.parse` by `parse_without_garbage_collection`."""
    if sys.version_info[:2] == (3, 11):
        ast.parse = parse_without_garbage_collection
