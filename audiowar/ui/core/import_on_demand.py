"""Import the code of a menu item or key only when it is used, so that the program starts fast."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .app import App, Screen


def import_when_called(module: str, name: str) -> Callable[..., None]:
    """Return a function that imports a module of `audiowar.ui` and calls its function `name`.

    If the result is a screen, it is opened.
    """

    def run(app: App, *args: Any) -> None:
        made = getattr(import_module(f"audiowar.ui.{module}"), name)(app, *args)
        if isinstance(made, Screen):
            app.open_screen(made)

    return run
